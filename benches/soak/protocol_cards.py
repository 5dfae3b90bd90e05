"""What a frame of the online table names: cards, as codes or in words, and numbers that could be a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

NAMES = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
RANKS = dict(zip(NAMES, "23456789TJQKA", strict=True))
SUITS = "clubs|diamonds|hearts|spades"
CODE = re.compile(r"[2-9TJQKA][CDHS]|LJ|BJ")
ONE = re.compile(rf"\b({'|'.join(RANKS)}) of ({SUITS})\b", re.IGNORECASE)  # the ten of spades
HAND = re.compile(rf"\b({SUITS})((?: (?:10|[2-9JQKA])\b)+)", re.IGNORECASE)  # spades 9 7 6
JOKER = re.compile(r"\b(big|little) joker\b", re.IGNORECASE)
DEALT = re.compile(r"\bdeals?\.( |$)")
HEX = re.compile(r"\b[0-9a-f]{64}\b")
NO_CARDS = frozenset({"bid", "label", "call", "room", "phrases"})  # "4D" there is a bid


def in_words(text: str) -> Iterator[str]:
    """The cards that a sentence names."""
    yield from (RANKS[rank.lower()] + suit[0].upper() for rank, suit in ONE.findall(text))
    yield from (joker[0].upper() + "J" for joker in JOKER.findall(text))
    for suit, ranks in HAND.findall(text):
        yield from (rank.replace("10", "T").upper() + suit[0].upper() for rank in ranks.split())


def cards_named(sent: Any) -> Iterator[str]:
    """Every card that a message names; the cards drawn for the first deal are none of the deal's."""
    match sent:
        case str():
            yield from (sent,) if CODE.fullmatch(sent) else in_words(sent)
        case list():
            for one in sent:
                yield from cards_named(one)
        case dict() if sent.get("kind") != "drawn":
            for name, value in sent.items():
                if name not in NO_CARDS:
                    yield from cards_named(since_the_deal(value) if name == "log" else value)


def since_the_deal(log: list[str]) -> list[str]:
    """The sentences of a snapshot's log that belong to the deal that is played."""
    newest_first = log[::-1]
    deal = next((at for at, words in enumerate(newest_first) if DEALT.search(words)), len(log))
    return newest_first[: deal + 1]


def secrets_named(text: str) -> frozenset[str]:
    """Every number of 32 bytes in a frame."""
    return frozenset(HEX.findall(text))
