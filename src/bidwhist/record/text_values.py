"""Values out of the words of a text record: cards, seats, numbers, rules, each by the word that stands before it."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import UNSET

from bidwhist.cards import RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS
from bidwhist.errors import BadNotation
from bidwhist.record.fairness import FairBlock, FairSeat
from bidwhist.record.shapes import Cards, ClaimRecord, ResultRecord
from bidwhist.record.text_tokens import unquote
from bidwhist.record.text_writing import NOTHING
from bidwhist.record.writing import full_rules
from bidwhist.rules.parse import parse_rules

Words: TypeAlias = tuple[str, ...]


def read_cards(words: Words) -> Cards:
    """Cards by suit as the writer writes them, or one by one, in any mixture.

    :raises BadNotation: if a word is no suit, no card and no ranks of a suit named before.
    """
    suit, codes = "", []
    for word in words:
        text = word.upper().replace("10", "T")
        if text in _SUITS:
            suit = _SUITS[text]
        elif suit and text.strip(RANK_LETTERS) == "":
            codes += [rank + suit for rank in text]
        elif text != NOTHING:
            codes.append(word)
    return tuple(codes)


_SUITS = {**{letter: letter for letter in SUIT_LETTERS}, **dict(zip(SUIT_SYMBOLS, SUIT_LETTERS, strict=True))}


def read_number(word: str) -> int:
    """A whole number.

    :raises BadNotation: if it is none.
    """
    if not re.fullmatch(r"[+-]?[0-9]{1,16}", word):
        raise BadNotation(f"a number is needed: {word[:20]!r}")
    return int(word)


def _one(words: Words) -> str:
    if len(words) != 1:
        raise BadNotation(f"one word is needed: {' '.join(words)[:40]!r}")
    return words[0]


def read_seat(word: str) -> int:
    """A seat 0-4; whether the table has it is judged with all the record.

    :raises BadNotation: if it is none.
    """
    if not re.fullmatch(r"[0-4]", word):
        raise BadNotation(f"a seat is needed, 0 to 4: {word[:20]!r}")
    return int(word)


def read_seat_or_nobody(words: Words) -> int | None:
    """A seat, or nobody for ``-``.

    :raises BadNotation: if it is neither.
    """
    word = _one(words)
    return None if word == NOTHING else read_seat(word)


def _numbers(words: Words) -> tuple[int, ...]:
    return tuple(map(read_number, words))


def _numbers_or_unset(words: Words) -> Any:
    return UNSET if words == (NOTHING,) else _numbers(words)


def _result(words: Words) -> ResultRecord:
    if len(words) != 2:
        raise BadNotation(f"a result is a side or {NOTHING}, and a reason, as in [Result 0 target]")
    return ResultRecord(read_seat_or_nobody(words[:1]), words[1])  # type: ignore[arg-type]  # judged with all the record


def _fair(words: Words) -> FairBlock:
    if len(words) != 5:
        raise BadNotation("fairness is the table, the match, and three hashes, each of the last two perhaps -")
    table, match, commitment, told, seed = words
    return FairBlock(table, read_number(match), commitment, _or_none(told), _or_none(seed), ())


def _fair_seat(words: Words) -> FairSeat:
    if len(words) != 4:
        raise BadNotation("a seat's part in the fairness is the seat, its name and two hashes, each perhaps -")
    return FairSeat(read_seat(words[0]), unquote(words[1]), _or_none(words[2]), _or_none(words[3]))


def _or_none(word: str) -> str | None:
    return None if word == NOTHING else word


def _rules(words: Words) -> Any:
    if not words:
        raise BadNotation("rules are a preset and what differs, as in [Rules classic renege=called]")
    return full_rules(parse_rules(words[0], words[1:]))


TAGS: dict[str, tuple[str, Callable[[Words], Any]]] = {
    "rules": ("rules", _rules),
    "players": ("players", lambda words: tuple(map(unquote, words))),
    "seed": ("seed", _one),
    "first": ("first_dealer", lambda words: read_seat(_one(words))),
    "result": ("result", _result),
    "fair": ("fairness", _fair),
    "fairseat": ("fairness", _fair_seat),
}

VALUES: dict[str, tuple[str, Callable[[Words], Any]]] = {
    "dealer": ("dealer", lambda words: read_seat(_one(words))),
    "kitty": ("kitty", read_cards),
    "auction": ("auction", lambda words: words),
    "declarer": ("declarer", read_seat_or_nobody),
    "contract": ("contract", _one),
    "discards": ("discards", read_cards),
    "claim": ("claim", lambda words: ClaimRecord(read_seat(_one(words)))),
    "tricks": ("tricks_won", _numbers),
    "points": ("points", _numbers_or_unset),
    "score": ("score", _numbers_or_unset),
}
