"""Each person's result of a match (won, drawn, lost, left, held or excused) and its weight."""

from collections.abc import Iterator

from bidwhist.server.ratings.domain.anchors import is_anchored
from bidwhist.server.ratings.domain.outcomes import Played
from bidwhist.server.ratings.domain.ratings import Met, Ratings

FULL = 1
"""Matches a month against the same opponent with full weight; each later one has a quarter of the weight before."""


def people_of(played: Played) -> Iterator[tuple[int, str]]:
    """The people of a match by seat."""
    return ((seat, chair.person) for seat, chair in enumerate(played.chairs) if chair.person is not None)


def counts(played: Played) -> bool:
    """Whether a match is rated: people against people, with no bots but measured ones."""
    people = list(people_of(played))
    is_known = len(people) == len(played.chairs) or is_anchored(played.bots)
    is_met = played.settlement == 1 or len({played.side_of[seat] for seat, _ in people}) > 1
    return played.is_rated and not played.is_void and is_known and is_met


def results_of(ratings: Ratings, played: Played) -> dict[str, str]:
    """The result of each person, in the order of seats; excuses are recorded in the ratings."""
    if not counts(played):
        return {}
    found = {person: came_of(played, seat) for seat, person in people_of(played)}
    if played.settlement > 1:
        for seat, person in people_of(played):
            if found[person] == "excused" and not _is_excused(ratings, played, seat, person):
                found[person] = "lost"
    return found


def came_of(played: Played, seat: int) -> str:
    """The result of a seat; a person who lost because the partner had left may be excused."""
    return (_came_before if played.settlement == 1 else _came)(played, seat)


def _came(played: Played, seat: int) -> str:
    chair, side = played.chairs[seat], played.side_of[seat]
    # A person who gets up after the other side broke the match off has not left it.
    if chair.went and (not played.is_broken_off or _has_lost(played, side)):
        return "left"
    if played.winner == side:
        return "held" if chair.was_held else "won"
    if not _has_lost(played, side):
        return "drawn"
    return "excused" if _was_let_down(played, seat) and not chair.was_held else "lost"


def _has_lost(played: Played, side: int) -> bool:
    return side in played.lost if played.winner is None else side != played.winner


def _came_before(played: Played, seat: int) -> str:
    chair = played.chairs[seat]
    if played.winner == played.side_of[seat]:
        return "won"
    if chair.went and not _was_let_down(played, seat):
        return "left"
    if played.winner is None:
        return "drawn"
    return "excused" if _was_let_down(played, seat) and not chair.was_held else "lost"


def _was_let_down(played: Played, seat: int) -> bool:
    """Whether the partner got up first, or was held by a bot for a third of the match."""
    own = played.chairs[seat]
    return any(
        (other.went and (not own.went or other.went < own.went)) or (other.was_held and not own.went)
        for other in (played.chairs[mate] for mate in _mates(played, seat))
    )


def _mates(played: Played, seat: int) -> list[int]:
    return [
        mate
        for mate, other in enumerate(played.chairs)
        if mate != seat and played.side_of[mate] == played.side_of[seat] and other.person is not None
    ]


def _is_excused(ratings: Ratings, played: Played, seat: int, person: str) -> bool:
    """Whether a person is excused: once a month, and only once for each partner."""
    partners = [str(played.chairs[mate].person) for mate in _mates(played, seat)]
    if ratings.excuses.get((person, "")) == ratings.season or any((person, one) in ratings.excuses for one in partners):
        return False
    for partner in ("", *partners):
        ratings.excuses.put((person, partner), ratings.season)
    return True


def weights_of(ratings: Ratings, played: Played) -> dict[str, float]:
    """The weight of a match for each person, by their most frequent opponent this month; the book counts the match."""
    if played.settlement == 1:
        return {person: 1.0 for _, person in people_of(played)}
    return {person: _weight(_meetings(ratings, played, seat, person)) for seat, person in people_of(played)}


def _weight(times: int) -> float:
    return 1.0 if times < FULL else 0.25 ** (times - FULL + 1)


def _meetings(ratings: Ratings, played: Played, seat: int, person: str) -> int:
    most = 0
    for other, opponent in people_of(played):
        if played.side_of[other] == played.side_of[seat]:
            continue
        known = ratings.met.get((person, opponent))
        times = known.times if known is not None and known.season == ratings.season else 0
        ratings.met.put((person, opponent), Met(ratings.season, times + 1))
        most = max(most, times)
    return most
