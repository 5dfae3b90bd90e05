"""What a text says of one deal, collected line by line, and what it leaves out."""

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import UNSET

from bidwhist.errors import BadNotation
from bidwhist.records.shapes import Cards, RenegeRecord, TrickRecord
from bidwhist.records.text_tokens import Line
from bidwhist.records.text_values import VALUES, Words, read_cards, read_number, read_seat, read_seat_or_nobody
from bidwhist.records.text_writing import NOTHING

Said: TypeAlias = dict[str, Any]
"""What the text says, by the field of the record it is about."""


class DealText:
    """What a text says of one deal, collected line by line."""

    def __init__(self, number: int, line: int, seats: int) -> None:
        self.number: Final = number
        self.seats: Final = seats
        self.said: Said = {}
        self.hands: list[Cards] = []
        self.tricks: list[tuple[TrickRecord, bool]] = []
        """Each trick, and whether the text says who won it."""
        self.reneges: list[tuple[RenegeRecord, bool]] = []
        """Each renege call, and whether the text gives its result."""
        self.places: dict[tuple[int, int | None], int] = {(number, None): line}


def read_line(line: Line, deal: DealText) -> None:
    """Reads one line of a deal.

    :raises BadNotation: if it is malformed, or appears twice.
    """
    word, values = line.words[0].lower(), line.words[1:]
    if word in _LINES:
        _LINES[word](deal, values)
    elif re.fullmatch(r"[0-9]{1,2}\.", word):
        _read_trick(deal, line)
    elif word in VALUES:
        name, read = VALUES[word]
        if name in deal.said:
            raise BadNotation(f"the line appears twice in this deal: {word}")
        deal.said[name] = read(values)
    else:
        known = ", ".join(name.capitalize() for name in (*_LINES, *VALUES))
        raise BadNotation(f"a line of a deal begins with the number of a trick as in 1. or with {known}: {word[:20]!r}")


def _read_trick(deal: DealText, line: Line) -> None:
    number = len(deal.tricks) + 1
    if line.words[0] != f"{number}." or len(line.words) < 3 or not line.words[1].endswith(":"):
        raise BadNotation(f"tricks are numbered, and name their leader, as in {number}. 0: AS 2S 3S 4S")
    leader = read_seat(line.words[1][:-1])
    cards, winner, is_known = _cards_and_winner(line.words[2:], leader, deal.seats)
    deal.tricks.append((TrickRecord(leader, cards, winner), is_known or len(cards) < deal.seats))
    deal.places[deal.number, number] = line.number


def _cards_and_winner(words: Words, leader: int, seats: int) -> tuple[Cards, Any, bool]:
    cards, winners = [], []
    for word in words:
        code, star, after = word.partition("*")
        if code:
            cards.append(code)
        if star and not code:
            winners.append(UNSET if after == NOTHING else read_seat(after))
        elif star:
            winners.append((leader + len(cards) - 1) % max(seats, 1))
    if len(winners) > 1:
        raise BadNotation("only one card takes a trick")
    return tuple(cards), winners[0] if winners else UNSET, bool(winners)


def _read_hand(deal: DealText, words: Words) -> None:
    if not words or words[0] != str(len(deal.hands)):
        raise BadNotation(f"hands are given by seat from 0, so this is Hand {len(deal.hands)}")
    deal.hands.append(read_cards(words[1:]))


def _read_renege(deal: DealText, words: Words) -> None:
    named = dict(zip(words[::2], words[1::2], strict=False))
    needed = {"by", "trick", "after"}
    if not needed <= set(named) <= needed | {"seat", "moved"} or 2 * len(named) != len(words):
        raise BadNotation("a renege call is written: Renege by 1 trick 5 after 24 seat 3 moved 3")
    call = RenegeRecord(
        seat=read_seat_or_nobody((named.get("seat", NOTHING),)),
        trick=read_number(named["trick"]) - 1,
        called_by=read_seat(named["by"]),
        moved=read_number(named.get("moved", "0")),
        after=read_number(named["after"]),
    )
    deal.reneges.append((call, {"seat", "moved"} <= set(named)))


_LINES: dict[str, Callable[[DealText, Words], None]] = {"hand": _read_hand, "renege": _read_renege}
