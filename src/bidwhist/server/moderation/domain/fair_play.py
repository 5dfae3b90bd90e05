"""Fair-play statistics: what a player's cards give away double-dummy, compared with honest players.

A player who sees only their own hand cannot always find the double-dummy card. One who gives away much less than the
strongest honest player we know may have seen more, or may have been lucky: a person looks at it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.analysis.double_dummy import position_of
from bidwhist.core.deal import Deal, Phase
from bidwhist.solver import SHARED_MEMORY_MB, Budget, Position, Solver

Part: TypeAlias = Literal["lead", "defence", "declaring"]
PARTS: tuple[Part, ...] = ("lead", "defence", "declaring")
"""A defender's first card of a trick, a defender's other cards, and the cards of the declaring side."""
SOLVING = Budget(nodes=400_000)
"""Search nodes per position; positions that need more are left out."""
USUAL, STRICT = 1.96, 3.29
"""Standard errors of a 95 % and of a 99.9 % interval."""


ENOUGH = 300
"""Fewest deals for a remarkable figure."""
HONEST: dict[str, tuple[float, float]] = {
    "casual": (0.289, 0.015),
    "steady": (0.257, 0.017),
    "strong": (0.251, 0.016),
    "champion": (0.184, 0.015),
}
"""What bots that see only their own hand give away: mean and standard error, from
``benches/results/club_fair_play.md``."""
BY_SEARCH = (0.166, 0.012)
"""The same of ``strong-1``, which searches every card with open hands and gives away the least. No table has it now,
but a person may play so."""


class Tally(Struct, frozen=True):
    """What one part of a deal gave away: choices between cards of different value, and tricks lost."""

    choices: int = 0
    lost: int = 0


class Figure(Struct, frozen=True):
    """Tricks given away per choice, with an interval; deals are the sampling unit."""

    deals: int
    choices: int
    mean: float
    error: float
    """Its standard error."""

    def low(self, errors: float = USUAL) -> float:
        """The lower end of an interval."""
        return max(0.0, self.mean - errors * self.error)

    def high(self, errors: float = USUAL) -> float:
        """The upper end."""
        return self.mean + errors * self.error


def given_away(deal: Deal, seat: int) -> dict[Part, Tally]:
    """What a seat's cards gave away in a finished deal, double-dummy."""
    found = dict.fromkeys(PARTS, Tally())
    for part, lost in _choices(deal, seat):
        was = found[part]
        found[part] = Tally(was.choices + 1, was.lost + lost)
    return found


def _choices(deal: Deal, seat: int) -> Iterator[tuple[Part, int]]:
    if deal.order is None or deal.outcome is None:
        return
    solver = Solver(memory_mb=SHARED_MEMORY_MB)
    declares = deal.rules.side_of[seat] == deal.rules.side_of[deal.declarer]
    for place, now, card in _positions(deal):
        if now.to_play != seat:
            continue
        bounds = solver.cards(now, SOLVING)
        values = {one.card: one.low for one in bounds}
        if card not in values or not all(one.exact for one in bounds) or len(set(values.values())) < 2:
            continue
        best = max(values.values()) if declares else min(values.values())
        part: Part = "declaring" if declares else "lead" if place == 0 else "defence"
        yield part, abs(best - values[card])


def _positions(deal: Deal) -> Iterator[tuple[int, Position, int]]:
    """Each card: its place in the trick, the position before it, and the card."""
    gone = 0
    for number, trick in enumerate(deal.tricks):
        for place, card in enumerate(trick.cards):
            before = replace(
                deal,
                phase=Phase.PLAY,
                played=gone,
                tricks=deal.tricks[:number],
                table=trick.cards[:place],
                leader=trick.leader,
            )
            yield place, position_of(before), card
            gone |= 1 << card


def figure(tallies: Iterable[Tally]) -> Figure | None:
    """Tricks given away per choice over deals, a ratio with its standard error; None without a choice."""
    found = [one for one in tallies if one.choices]
    choices, lost = sum(one.choices for one in found), sum(one.lost for one in found)
    if not choices:
        return None
    mean = lost / choices
    gaps = [one.lost - mean * one.choices for one in found]
    spread = sum(gap * gap for gap in gaps)
    scale = len(found) / max(1, len(found) - 1)
    # If nothing was given away, assume an error of one trick in all choices.
    error = max(sqrt(spread * scale) / choices, 1 / (3 * choices))
    return Figure(len(found), choices, mean, error)


def whole(parts: Mapping[Part, Tally]) -> Tally:
    """All parts of a deal together."""
    return Tally(sum(one.choices for one in parts.values()), sum(one.lost for one in parts.values()))


def is_remarkable(found: Figure, enough: int = ENOUGH) -> bool:
    """Whether a player gives away so much less than every honest player that a person should look at it."""
    least = min(mean - STRICT * error for mean, error in (*HONEST.values(), BY_SEARCH))
    return found.deals >= enough and found.high(STRICT) < least


def figures(deals: Sequence[Mapping[Part, Tally]]) -> dict[str, Figure]:
    """The figures of each part and in all, where there were choices."""
    found: dict[str, Figure | None] = {part: figure(one[part] for one in deals) for part in PARTS}
    found["all"] = figure(whole(one) for one in deals)
    return {name: one for name, one in found.items() if one is not None}
