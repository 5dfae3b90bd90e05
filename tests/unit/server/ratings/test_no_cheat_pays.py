"""Who leaves, closes, repeats or farms gains nothing by it, and who is played with by such people loses nothing."""

import itertools
from random import Random

import pytest
from benches.strength.league import GROWTHS, watch
from msgspec.structs import replace

from bidwhist.server.ratings.domain.chips import BANK, deposit_for
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT, Chair, Gift, Played
from bidwhist.server.ratings.domain.ratings import Ratings
from bidwhist.server.ratings.domain.results import FULL
from bidwhist.server.ratings.domain.seasons import TIER, Member, next_season, next_season_before, season_of
from bidwhist.server.ratings.domain.settlement import settle
from support.clubs import BEGINNING, DAY, played

FOUR = ("ann", "bo", "cy", "dee")


def now(
    number: int, people: tuple[str | None, ...], winner: int | None, time: int = BEGINNING, **more: object
) -> Played:
    """A match that is settled as matches are from now on."""
    return played(number, people, winner, time, settlement=SETTLEMENT, **more)


def with_chairs(match: Played, **chairs: Chair) -> Played:
    return replace(match, chairs=tuple(chairs.get(one.person or "", one) for one in match.chairs))


def came(match: Played, ratings: Ratings | None = None, place: int = 1) -> dict[str, str]:
    """What a match was for each."""
    entries = settle(ratings if ratings is not None else Ratings(), match, place)
    return {entry.person: entry.result for entry in entries if "+" not in entry.person and entry.result}


def test_who_leaves_loses_though_the_bot_that_took_the_seat_wins() -> None:
    ratings = Ratings()
    match = with_chairs(now(1, FOUR, 0), ann=Chair("ann", went=1))
    assert came(match, ratings) == {"ann": "left", "bo": "lost", "cy": "won", "dee": "lost"}
    assert ratings.grades["partners", "ann"].mean < 25.0 < ratings.grades["partners", "cy"].mean
    assert ratings.members[season_of(BEGINNING), "ann"].points == -3


def test_a_win_that_a_bot_played_moves_no_grade_and_wins_no_chips() -> None:
    ratings = Ratings()
    match = with_chairs(now(1, FOUR, 0, stake=20, deposits=(40,) * 4), ann=Chair("ann", was_held=True))
    assert came(match, ratings) == {"ann": "held", "bo": "lost", "cy": "won", "dee": "lost"}
    assert ("partners", "ann") not in ratings.grades and ratings.grades["partners", "cy"].mean > 25.0
    assert ratings.balances["cy"] == 40 and ratings.balances.get("ann", 0) == 0


def test_who_broke_off_a_match_of_three_sides_has_lost_it_and_the_others_share() -> None:
    ratings = Ratings()
    chairs = (Chair("ann", went=1), Chair("bo"), Chair(None))
    match = now(1, ("ann", "bo", None), None, side_of=(0, 1, 2), lost=(0,), is_broken_off=True, chairs=chairs)
    assert came(replace(match, stake=20, deposits=(40, 40, 0)), ratings) == {"ann": "left", "bo": "drawn"}
    assert ratings.grades["cutthroat", "ann"].mean < 25.0 < ratings.grades["cutthroat", "bo"].mean
    assert ratings.balances == {"ann": -20, BANK: 0, "bo": 20}


def test_who_gets_up_after_the_other_side_broke_the_match_off_has_won() -> None:
    chairs = {"ann": Chair("ann", went=1), "bo": Chair("bo", went=2)}
    match = with_chairs(now(1, FOUR, 1, is_broken_off=True), **chairs)
    assert came(match) == {"ann": "left", "bo": "won", "cy": "excused", "dee": "won"}


def test_an_excuse_is_given_once_a_month_and_once_for_each_partner() -> None:
    ratings = Ratings()

    def lost_beside(partner: str, place: int, time: int) -> str:
        match = now(place, (partner, "bo", "cy", "dee"), 1, time)
        return came(with_chairs(match, **{partner: Chair(partner, went=1)}), ratings, place)["cy"]

    assert lost_beside("ann", 1, BEGINNING) == "excused"
    assert lost_beside("eve", 2, BEGINNING + DAY) == "lost", "one in a month"
    assert lost_beside("ann", 3, BEGINNING + 40 * DAY) == "lost", "once for each partner"
    assert lost_beside("eve", 4, BEGINNING + 40 * DAY) == "excused", "and an honest person has another"


@pytest.mark.parametrize("people", [("ann", None, None, None), ("ann", None, "cy", None)])
def test_a_match_against_bots_alone_gives_experience_and_nothing_else(people: tuple[str | None, ...]) -> None:
    ratings = Ratings()
    entries = settle(ratings, now(1, people, 0, stake=50, deposits=(100,) * 4, bots="beginner"), 1)
    assert not ratings.grades and not ratings.members and not ratings.balances
    assert {entry.experience for entry in entries} == {100}


def test_chips_come_from_people_alone_and_a_bot_that_wins_takes_none() -> None:
    ratings = Ratings()
    people = ("ann", None, None)
    match = now(1, ("ann", "bo", None), 0, side_of=(0, 1, 2), chairs=tuple(map(Chair, ("ann", "bo", None))))
    settle(ratings, replace(match, stake=20, deposits=(40, 40, 0)), 1)
    assert ratings.balances == {"ann": 20, BANK: 0, "bo": -20}, f"{people}: before, the bot's stake came from nothing"
    settle(ratings, replace(match, stake=20, deposits=(40, 40, 0), winner=2), 2)
    assert ratings.balances == {"ann": 20, BANK: 0, "bo": -20}


def test_nobody_pays_more_than_was_held_and_fees_never_touch_the_stake() -> None:
    assert [deposit_for(20, has) for has in (20, 30, 500)] == [20, 30, 40]
    ratings = Ratings()
    match = now(1, FOUR, 0, stake=20, deposits=(40, 25, 20, 40), sets=((1, 7), (2, 7), (0, 5), (0, 7), (0, 7)))
    settle(ratings, match, 1)
    # Ann won 20 and paid 10 and 10 of what was held; Bo lost 20 and paid 5; Cy had nothing for fees.
    assert ratings.balances == {"bo": -25, "dee": -20, "ann": 0, "cy": 20, BANK: 25}


def test_the_chips_left_over_go_to_the_first_of_the_winners_by_seat() -> None:
    ratings = Ratings()
    settle(ratings, now(1, FOUR, 0, stake=5, deposits=(10, 10, 10, 4)), 1)
    assert ratings.balances == {"ann": 5, "bo": -5, "cy": 4, "dee": -4, BANK: 0}


def test_opponents_who_meet_again_and_again_count_less_and_in_full_again_each_month() -> None:
    ratings = Ratings()
    means, points = [25.0], [0]
    for number in range(8):
        settle(ratings, now(number, FOUR, 0), number + 1)
        means.append(ratings.grades["partners", "ann"].mean)
        points.append(ratings.members[season_of(BEGINNING), "ann"].points)
    steps = [after - before for before, after in itertools.pairwise(means)]
    assert all(later < 0.75 * earlier for earlier, later in zip(steps[FULL - 1 :], steps[FULL:], strict=False))
    assert [after - before for before, after in itertools.pairwise(points)] == [3] * FULL + [1] * (8 - FULL)
    settle(ratings, now(9, FOUR, 0, BEGINNING + 40 * DAY), 9)
    assert ratings.members[season_of(BEGINNING) + 1, "ann"].points == 3


def league(sizes: dict[int, int]) -> dict[str, Member]:
    return {
        f"{tier}-{place}": Member(tier, 1, 0, 1000 - place, place)
        for tier, size in sizes.items()
        for place in range(size)
    }


@pytest.mark.parametrize(
    ("sizes", "up", "down", "before"),
    [({1: 50, 2: 99}, 19, 10, 10), ({1: 50, 2: 20}, 4, 10, 4), ({1: 73, 2: 51, 3: 88}, 27, 24, 0)],
)
def test_a_fifth_of_each_tier_moves_whatever_its_size(sizes: dict[int, int], up: int, down: int, before: int) -> None:
    was = league(sizes)
    after = next_season(was.items())
    steps = [after[name].tier - was[name].tier for name in was]
    assert (steps.count(-1), steps.count(1)) == (up, down)
    for tier, size in sizes.items():
        own = [after[f"{tier}-{place}"].tier - tier for place in range(size)]
        ups, downs = (size // 5) * (tier > 1), (size // 5) * (tier < len(sizes))
        assert own == [-1] * ups + [0] * (size - ups - downs) + [1] * downs
    if before:
        old = next_season_before(was.items())
        assert min(sum(old[n].tier < was[n].tier for n in was), sum(old[n].tier > was[n].tier for n in was)) == before


@pytest.mark.parametrize(
    ("seed", "joining", "leaving"), [(1, 0, 0.0), (2, 3, 0.0), (3, 25, 0.05), (4, 60, 0.2), (5, 2, 0.3)]
)
def test_in_twelve_months_of_an_uneven_club_every_promise_holds(seed: int, joining: int, leaving: float) -> None:
    random = Random(seed)
    members = {f"m{number}": Member(1) for number in range(130)}
    for month in range(12):
        lowest = max(one.tier for one in members.values())
        members |= {f"n{month}-{number}": Member(lowest) for number in range(joining)}
        played_out = {
            name: replace(one, played=int(random.random() > leaving), points=random.randrange(120), since=number)
            for number, (name, one) in enumerate(members.items())
        }
        after = next_season(played_out.items())
        staying = {name: one for name, one in played_out.items() if name in after}
        sizes = [
            sum(one.tier == tier for one in after.values())
            for tier in range(1, max(a.tier for a in after.values()) + 1)
        ]
        assert sum(sizes) == len(staying) and min(sizes) > 0
        assert len(sizes) == 1 or sizes[-1] >= 10
        assert sizes[-1] < 2 * TIER
        for tier in range(2, lowest + 1):
            ranked = sorted(
                (n for n in staying if staying[n].tier == tier),
                key=lambda n: (-staying[n].points, -staying[n].won, staying[n].since),
            )
            assert all(after[name].tier == tier - 1 for name in ranked[: len(ranked) // 5]), "the first fifth goes up"
        members = after


def test_everybody_who_is_due_moves_which_the_rule_of_before_did_not_keep() -> None:
    now = [watch(house, next_season, 130, 12, seed) for seed, house in enumerate(GROWTHS, 1)]
    before = [watch(house, next_season_before, 130, 12, seed) for seed, house in enumerate(GROWTHS, 1)]
    assert all(one.up == one.up_due and one.down == one.down_due for one in now)
    assert all(one.up_due > 80 and one.down_due > 80 for one in now)
    assert all(one.down < one.down_due for one in before)


def test_what_was_settled_before_is_made_again_as_it_was() -> None:
    ratings = Ratings()
    match = with_chairs(played(1, FOUR, 0), ann=Chair("ann", went=1))
    assert came(match, ratings)["ann"] == "won", "as it was settled then"
    for number, person in enumerate(FOUR, 2):
        settle(ratings, Gift(person, BEGINNING), number)
    settle(ratings, played(9, ("ann", None, "cy", None), 0, stake=20), 9)
    assert ratings.balances["ann"] == 120, "the bots' stakes of that time stay where they went"
