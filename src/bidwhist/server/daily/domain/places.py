"""The ranking over the deals of an event, from each table's results; pure, and independent of order.

An entrant is a player, a pair or a team, by the event's name for it. Pairs of the other direction are a field of their
own: their points are those of their own side, and they are scored apart.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bidwhist.server.daily.domain.scoring import FULL_FIELD, differences, rounded, shares

Scoring: TypeAlias = Literal["matchpoints", "difference"]


class Result(Struct, frozen=True, order=True):
    """An entrant's result in a deal: their points less the other side's."""

    board: int
    entrant: str
    points: int


class Scored(Struct, frozen=True, order=True):
    """A result compared with the field of its deal."""

    board: int
    entrant: str
    points: int
    share: int
    """The share of the deal's matchpoints, in millionths."""
    difference: int
    """The difference from the mean of the others, in thousandths of a point."""


class Place(Struct, frozen=True):
    """An entrant's place."""

    place: int
    """From 1; equals share a place."""
    entrant: str
    boards: int
    """Deals played."""
    share: int
    """The mean share over the deals of the event, in millionths; a deal that was not played counts 0."""
    difference: int
    """The sum of differences over the deals, in thousandths of a point."""


def full_field(results: Iterable[Result]) -> int:
    """How many results a full field has: as many as the most played deal, and at least ten."""
    return max(FULL_FIELD, *Counter(one.board for one in results).values(), 0)


def compared(results: Iterable[Result], full: int = 0) -> tuple[Scored, ...]:
    """Every result with its matchpoints and its difference, by deal and entrant.

    ``full`` is how many results a full field has, to which thinner ones are adjusted; 0 adjusts none.
    """
    by_board = defaultdict[int, list[Result]](list)
    for result in sorted(results):
        by_board[result.board].append(result)
    return tuple(scored for board in sorted(by_board) for scored in _of_board(by_board[board], full))


def _of_board(results: Sequence[Result], full: int) -> Iterable[Scored]:
    points = [one.points for one in results]
    for one, share, difference in zip(results, shares(points, full), differences(points), strict=True):
        yield Scored(one.board, one.entrant, one.points, share, difference)


def places(scored: Iterable[Scored], boards: int, scoring: Scoring = "matchpoints") -> tuple[Place, ...]:
    """The ranking of an event in which everybody plays so many deals, best first."""
    own = defaultdict[str, list[Scored]](list)
    for one in scored:
        own[one.entrant].append(one)
    found = [_total(entrant, ones, boards) for entrant, ones in own.items()]
    found.sort(key=lambda one: (-_WORTH[scoring](one), one.entrant))
    worth = [_WORTH[scoring](one) for one in found]
    return tuple(
        Place(worth.index(value) + 1, one.entrant, one.boards, one.share, one.difference)
        for one, value in zip(found, worth, strict=True)
    )


def _total(entrant: str, ones: Sequence[Scored], boards: int) -> Place:
    share = rounded(sum(one.share for one in ones), boards)
    return Place(0, entrant, len(ones), share, sum(one.difference for one in ones))


_WORTH: Mapping[Scoring, Callable[[Place], int]] = {
    "matchpoints": lambda place: place.share,
    "difference": lambda place: place.difference,
}


def team_difference(here: Mapping[int, int], there: Mapping[int, int]) -> int:
    """By how many points a team beats another, over the deals that both its pairs played.

    ``here`` are the points of its first pair by deal, less those of the pair they met; ``there`` those of its second
    pair, who held the other side's cards at the other table.
    """
    return sum(here[board] + there[board] for board in here.keys() & there.keys())
