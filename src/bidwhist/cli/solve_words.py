"""The results of ``bidwhist solve``, in lines for people."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bidwhist.analysis.open_deal import SEATS
from bidwhist.cli.items import BestLine, Item, Prospects, SolvedDeal, Table
from bidwhist.core.actions import parse_contract

_DIRECTIONS = {"U": "uptown", "D": "downtown", "B": "downtown aces low"}


def lines_of(item: Item, *, tell_match: bool = False) -> Iterator[str]:
    """The lines of one result, with its match where a file may hold several."""
    yield from _LINES[type(item)](item, tell_match)


def _table(found: Table, _: bool) -> Iterator[str]:
    direction = next(iter(found.tricks))[0]
    yield found.pbn
    yield f"{_DIRECTIONS[direction]}, lead: {found.lead}"
    yield "    " + "  ".join(f"{named[1]:>2}" for named in found.tricks)
    for seat, letter in enumerate(SEATS):
        yield f"  {letter} " + "  ".join(f"{tricks[seat]:>2}" for tricks in found.tricks.values())


def _best_line(found: BestLine, _: bool) -> Iterator[str]:
    who = SEATS[found.declarer]
    yield found.pbn
    if found.kitty:
        yield f"kitty {_cards(found.kitty)}"
        yield f"{who} lays away {_cards(found.discards)}"
    yield f"{parse_contract(found.contract)} by {who}: {found.tricks} tricks"
    for start in range(0, len(found.line), 4):
        trick = found.line[start : start + 4]
        yield f"{start // 4 + 1:>3}  " + "  ".join(f"{SEATS[one.seat]} {one.card}" for one in trick)


def _prospects(found: Prospects, _: bool) -> Iterator[str]:
    tricks = {(one.declarer, one.named): one.tricks for one in found.prospects}
    directions = list(dict.fromkeys(one.named[0] for one in found.prospects))
    width = max(len(_DIRECTIONS[one]) for one in directions) + 1
    yield found.pbn
    yield f"kitty {_cards(found.kitty)}"
    yield "books for each seat with the kitty"
    yield " " * (width + 5) + "  ".join(f"{strain:>2}" for strain in "SHDCN")
    for seat, letter in enumerate(SEATS):
        for direction in directions:
            cells = "  ".join(f"{tricks[seat, direction + strain]:>2}" for strain in "SHDCN")
            yield f"  {letter}  {_DIRECTIONS[direction]:<{width}}{cells}"
    best = found.par
    if best is None:
        yield "nobody can make the lowest bid"
        return
    who, points = SEATS[best.declarer], f"{best.points} {'point' if best.points == 1 else 'points'}"
    yield f"best: {parse_contract(best.contract)} by {who}, {best.tricks} books for {points}"
    yield f"      {who} lays away {_cards(best.discards)}"


def _solved(found: SolvedDeal, tell_match: bool) -> Iterator[str]:
    where = f"match {found.match}, deal {found.deal}" if tell_match else f"deal {found.deal}"
    start = found.cards[0].tricks if found.cards else 0
    who = f"{parse_contract(found.contract)} by seat {found.declarer}"
    yield f"{where}: {who}, worth {start} tricks after the first lead"
    for card in found.cards:
        if card.cost:
            several = "trick" if card.cost == 1 else "tricks"
            yield (
                f"  trick {card.trick:>2}: seat {card.seat} {card.card} gave away {card.cost} {several}; "
                f"{card.better} kept it"
            )
    if not any(card.cost for card in found.cards):
        yield "  no card gave anything away"


def _cards(codes: Sequence[str]) -> str:
    return " ".join(codes)


_LINES: dict[type[Item], Callable[[Any, bool], Iterator[str]]] = {
    Table: _table,
    BestLine: _best_line,
    Prospects: _prospects,
    SolvedDeal: _solved,
}
