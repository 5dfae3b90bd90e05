"""Settles one outcome: changes the ratings, and gives the entries that record it.

Both incremental settlement and a full rebuild use it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bidwhist.server.ratings.domain.anchors import GRADES, level_of
from bidwhist.server.ratings.domain.chips import Payment, gift, payments
from bidwhist.server.ratings.domain.experience import gained
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT, Gift, Outcome, Played
from bidwhist.server.ratings.domain.pools import PAIRS, is_partnership, pair_of, skill_pools
from bidwhist.server.ratings.domain.ratings import Earned, Entry, Ratings, Standing, Together
from bidwhist.server.ratings.domain.results import people_of, results_of, weights_of
from bidwhist.server.ratings.domain.seasons import (
    MOST_BOTS,
    Member,
    next_season,
    next_season_before,
    season_of,
    with_match,
)
from bidwhist.server.ratings.domain.shown_grade import PROVISIONAL, shown
from bidwhist.server.ratings.domain.skill import Grade, rated

MATCH = "match"
"""The reason of entries for grade, league and experience; payments have their own."""

SEATS = 8
"""More seats than a table has."""
UNMOVED = ("excused", "held")
"""Results that change no grade."""
_LEAGUE = {"excused": "lost", "held": "lost"}
"""Their result in the league: played."""


def settle(ratings: Ratings, outcome: Outcome, place: int) -> tuple[Entry, ...]:
    """Settle an outcome; gives the entries of everybody it affected.

    :param place: its place in the order of all outcomes, from 1.
    """
    return tuple(_SETTLE[type(outcome)](ratings, outcome, place))


def _settle_gift(ratings: Ratings, given: Gift, place: int) -> Iterator[Entry]:
    yield from _pay(ratings, (gift(given),), place, given.finished)


def _settle_match(ratings: Ratings, played: Played, place: int) -> Iterator[Entry]:
    begin_season(ratings, season_of(played.finished), played.settlement)
    results = results_of(ratings, played)
    weights = weights_of(ratings, played) if results else {}
    moved = _rate(ratings, played, results, weights) if results else {}
    for person in dict.fromkeys((*results, *(() if played.is_broken_off else played.finishers))):
        own = moved.get(person)
        yield Entry(
            person=person,
            place=place,
            reason=MATCH,
            time=played.finished,
            result=results.get(person, ""),
            league=_league(ratings, played, person, results[person], place=place, is_full=weights[person] == 1.0)
            if person in results
            else 0,
            experience=_experience(ratings, played, person),
            mean=own.mean if own else None,
            doubt=own.doubt if own else None,
        )
    if results and is_partnership(played) and not played.programs:
        yield from _rate_pairs(ratings, played, place, weights)
    yield from _pay(ratings, payments(played, ratings.balances, results), place, played.finished)


# Grades.


def _rate(
    ratings: Ratings, played: Played, results: Mapping[str, str], weights: Mapping[str, float]
) -> dict[str, Grade]:
    """Rate the players in their pools; gives their new grades in the pool of all rule sets."""
    pools = skill_pools(played)
    found = [_rate_in(ratings, pool, played, results, weights) for pool in pools]
    return found[0]


def _rate_in(
    ratings: Ratings, pool: str, played: Played, results: Mapping[str, str], weights: Mapping[str, float]
) -> dict[str, Grade]:
    seats = _by_side(played)
    standings = [[_standing(ratings, pool, played, seat) for seat in side] for side in seats]
    grades = [[one.grade for one in side] for side in standings]
    moved: dict[str, Grade] = {}
    for place, (side, olds) in enumerate(zip(seats, standings, strict=True)):
        for mate, (seat, old) in enumerate(zip(side, olds, strict=True)):
            person = played.chairs[seat].person
            if person is not None and results[person] not in UNMOVED:
                new = _after(played, grades, place, results[person], weights[person])[place][mate]
                moved[person] = new
                _put(ratings, (pool, person), old, new, won=results[person] == "won")
    return moved


def _after(
    played: Played, grades: Sequence[Sequence[Grade]], side: int, result: str, weight: float
) -> tuple[tuple[Grade, ...], ...]:
    """The grades after a match from one side's view; a person who left has lost, whatever the result."""
    is_deserted = result == "left" and (played.winner == side or (played.winner is None and side not in played.lost))
    if not is_deserted or played.settlement == 1:
        return rated(grades, played.winner, played.lost, weight)
    return rated(grades, None, (side,), weight) if len(grades) > 2 else rated(grades, 1 - side, (), weight)


def _by_side(played: Played) -> list[list[int]]:
    sides: list[list[int]] = [[] for _ in range(max(played.side_of) + 1)]
    for seat, side in enumerate(played.side_of):
        sides[side].append(seat)
    return sides


def _standing(ratings: Ratings, pool: str, played: Played, seat: int) -> Standing:
    person = played.chairs[seat].person
    if person is None:
        grade = GRADES[level_of(played.bots)]
        return Standing(grade.mean, grade.doubt)
    return ratings.grades.get((pool, person), _NEW)


_NEW = Standing()


def _put(ratings: Ratings, key: tuple[str, str], old: Standing, grade: Grade, *, won: bool) -> None:
    new = Standing(grade.mean, grade.doubt, old.played + 1, old.won + won, ratings.season, shown(grade))
    ratings.grades.put(key, new)
    _count(ratings, key[0], old, -1)
    _count(ratings, key[0], new, 1)


def _count(ratings: Ratings, pool: str, standing: Standing, change: int) -> None:
    if standing.played >= PROVISIONAL:
        key = (pool, standing.season, standing.shown)
        ratings.counts.put(key, ratings.counts.get(key, 0) + change)


def _rate_pairs(ratings: Ratings, played: Played, place: int, weights: Mapping[str, float]) -> Iterator[Entry]:
    pairs = [[played.chairs[seat].person for seat in side] for side in _by_side(played)]
    if any(person is None for pair in pairs for person in pair):
        return
    names = [pair_of(str(one), str(other)) for one, other in pairs]
    olds = [ratings.grades.get((PAIRS, name), _NEW) for name in names]
    for side, (name, old, (new,)) in enumerate(
        zip(names, olds, rated([[old.grade] for old in olds], played.winner, (), min(weights.values())), strict=True)
    ):
        won = played.winner == side
        _put(ratings, (PAIRS, name), old, new, won=won)
        one, other = pairs[side]
        for key in ((str(one), str(other)), (str(other), str(one))):
            before = ratings.together.get(key, Together())
            ratings.together.put(key, Together(before.played + 1, before.won + won))
        result = "won" if won else "lost" if played.winner is not None else "drawn"
        yield Entry(name, place, MATCH, played.finished, result, mean=new.mean, doubt=new.doubt)


# The league.


def begin_season(ratings: Ratings, season: int, settlement: int = SETTLEMENT) -> None:
    """Advance to a season, month by month; earlier ones stay closed.

    :param settlement: the version of the outcome that starts the season, which decides how tiers are made.
    """
    while ratings.season < season:
        runs = ratings.season
        members = [(person, member) for (of, person), member in ratings.members.items() if of == runs]
        after = next_season(members) if settlement > 1 else next_season_before(members)
        begun = runs + 1 if members else season
        ratings.seasons.put(begun, max((member.tier for member in after.values()), default=1))
        for person, member in after.items():
            ratings.members.put((begun, person), member)


def _league(ratings: Ratings, played: Played, person: str, result: str, *, place: int, is_full: bool) -> int:
    if played.programs or sum(chair.person is None for chair in played.chairs) > MOST_BOTS:
        return 0
    key = (ratings.season, person)
    before = ratings.members.get(key) or Member(ratings.seasons[ratings.season])
    seat = next(seat for seat, chair in enumerate(played.chairs) if chair.person == person)
    after = with_match(before, _LEAGUE.get(result, result), place * SEATS + seat, is_full=is_full)
    ratings.members.put(key, after)
    return after.points - before.points


# Experience and chips.


def _experience(ratings: Ratings, played: Played, person: str) -> int:
    if played.is_broken_off or person not in played.finishers:
        return 0
    sides = {chair.person: played.side_of[seat] for seat, chair in enumerate(played.chairs)}
    points = gained(played.deals, won=played.winner is not None and sides.get(person) == played.winner)
    before = ratings.earned.get(person, Earned())
    ratings.earned.put(person, Earned(before.points + points, before.matches + 1))
    return points


def _pay(ratings: Ratings, paid: tuple[Payment, ...], place: int, time: int) -> Iterator[Entry]:
    sums: dict[tuple[str, str], int] = {}
    for one in paid:
        for account, amount in ((one.payer, -one.amount), (one.payee, one.amount)):
            ratings.balances.put(account, ratings.balances.get(account, 0) + amount)
            sums[account, one.reason] = sums.get((account, one.reason), 0) + amount
    for (account, reason), amount in sums.items():
        yield Entry(account, place, reason, time, chips=amount)


# Each type of outcome has its own function.
_SETTLE: dict[type, Callable[[Ratings, Any, int], Iterator[Entry]]] = {Played: _settle_match, Gift: _settle_gift}


def touched(outcome: Outcome) -> tuple[str, ...]:
    """Everybody that an outcome may affect."""
    if isinstance(outcome, Gift):
        return (outcome.person,)
    return tuple(dict.fromkeys((*(person for _, person in people_of(outcome)), *outcome.finishers)))
