"""What a match does to those who played it: who is rated, who is excused, what counts for league and experience."""

from random import Random

import pytest
from msgspec.structs import replace

from bidwhist.server.ratings.domain.chips import BANK, overbid_fee
from bidwhist.server.ratings.domain.experience import LEVELS, gained, level_of, reached_at
from bidwhist.server.ratings.domain.outcomes import Chair, Gift, Played
from bidwhist.server.ratings.domain.ratings import Entry, Ratings
from bidwhist.server.ratings.domain.seasons import Member, next_season, season_name, season_of
from bidwhist.server.ratings.domain.settlement import settle
from support.clubs import BEGINNING, DAY, outcomes, played

FOUR = ("ann", "bo", "cy", "dee")


def came(match: Played) -> dict[str, str]:
    """What a match was for each."""
    return {
        entry.person: entry.result for entry in settle(Ratings(), match, 1) if "+" not in entry.person and entry.result
    }


def with_chairs(match: Played, **chairs: Chair) -> Played:
    return replace(match, chairs=tuple(chairs.get(one.person or "", one) for one in match.chairs))


def test_who_loses_because_the_partner_left_keeps_the_grade() -> None:
    match = with_chairs(played(1, FOUR, 1), ann=Chair("ann", went=1))
    assert came(match) == {"ann": "left", "bo": "won", "cy": "excused", "dee": "won"}
    ratings = Ratings()
    settle(ratings, match, 1)
    assert ("partners", "cy") not in ratings.grades and ratings.grades["partners", "ann"].mean < 25.0
    assert ratings.grades["pairs", "ann+cy"].mean < 25.0, "a pair leaves as a pair"


def test_who_loses_beside_a_bot_that_held_the_seat_is_excused_and_the_absent_are_not() -> None:
    match = with_chairs(played(1, FOUR, 1), ann=Chair("ann", was_held=True))
    assert came(match) == {"ann": "lost", "bo": "won", "cy": "excused", "dee": "won"}


def test_nobody_is_excused_who_left_first() -> None:
    match = with_chairs(played(1, FOUR, 1), ann=Chair("ann", went=1), cy=Chair("cy", went=2))
    assert came(match) == {"ann": "left", "bo": "won", "cy": "excused", "dee": "won"}
    other = with_chairs(played(1, FOUR, 1), ann=Chair("ann", went=2), cy=Chair("cy", went=1))
    assert came(other)["cy"] == "left"


@pytest.mark.parametrize("facts", [{"is_rated": False}, {"is_void": True}, {"bots": "random"}])
def test_what_does_not_count_gives_experience_alone(facts: dict[str, object]) -> None:
    ratings = Ratings()
    entries = settle(ratings, replace(played(1, ("ann", None, "cy", "dee"), 0), **facts), 1)
    assert not ratings.grades and not ratings.members
    assert {entry.person: entry.experience for entry in entries} == {"ann": 100, "cy": 100, "dee": 80}


def test_where_programs_may_sit_a_match_counts_in_their_pool_and_nowhere_else() -> None:
    ratings = Ratings()
    entries = settle(ratings, played(1, (*FOUR[:3], "pdeepdeepdee"), 0, programs=True), 1)
    assert {pool for pool, _ in ratings.grades} == {"programs"}
    assert ratings.grades["programs", "ann"].mean > 25.0 > ratings.grades["programs", "pdeepdeepdee"].mean
    assert not ratings.members and not ratings.together and all(not entry.league for entry in entries)


def test_bots_do_not_move_and_two_are_too_many_for_the_league() -> None:
    ratings = Ratings()
    settle(ratings, played(1, ("ann", None, "cy", None), 0), 1)
    assert {player for _, player in ratings.grades} == {"ann", "cy"} and not ratings.members
    settle(ratings, played(2, ("ann", None, "cy", "dee"), 0), 2)
    assert {person: one.points for (_, person), one in ratings.members.items()} == {"ann": 3, "cy": 3, "dee": 1}


def test_the_first_forty_matches_of_a_month_count() -> None:
    ratings = Ratings()
    for number in range(60):
        settle(ratings, played(number, FOUR, 0), number + 1)
    assert ratings.members[season_of(BEGINNING), "ann"].points == 120
    settle(ratings, played(99, FOUR, 0, BEGINNING + 40 * DAY), 99)
    assert ratings.members[season_of(BEGINNING) + 1, "ann"].points == 3
    assert season_name(season_of(BEGINNING)) == "2026-01"


def test_a_fifth_of_each_tier_moves_up_and_a_fifth_down() -> None:
    tiers = {f"{tier}-{place}": Member(tier, 1, 0, 1000 - place, place) for tier in (1, 2, 3) for place in range(50)}
    after = next_season(tiers.items())
    moved = {name: after[name].tier - tiers[name].tier for name in tiers}
    for tier, (up, down) in {1: (0, 10), 2: (10, 10), 3: (10, 0)}.items():
        steps = [moved[f"{tier}-{place}"] for place in range(50)]
        assert steps == [-1] * up + [0] * (50 - up - down) + [1] * down
    assert {one.played for one in after.values()} == {0}


def test_who_stays_away_for_two_months_gives_the_place_up() -> None:
    first = next_season({"ann": Member(1, 5, 1, 9), "bo": Member(1)}.items())
    assert first["bo"].away == 1
    assert "bo" not in next_season(first.items())


def test_levels_are_a_hundred_and_never_lost() -> None:
    assert [level_of(points) for points in (0, 49, 50, 149, 150, 10**9)] == [1, 1, 2, 2, 3, LEVELS]
    assert all(
        level_of(reached_at(level)) == level and level_of(reached_at(level) - 1) < level for level in range(2, 101)
    )
    assert gained(500, won=True) == 320


def test_stakes_go_to_the_winners_and_the_overbid_fee_is_the_declarers_alone() -> None:
    ratings = Ratings()
    for number, person in enumerate(FOUR, 1):
        settle(ratings, Gift(person, BEGINNING), number)
    entries = settle(ratings, replace(played(9, FOUR, 0), stake=20, sets=((1, 5), (0, 4))), 9)
    assert ratings.balances == {BANK: -382, "ann": 112, "cy": 120, "bo": 70, "dee": 80}
    assert overbid_fee(20, 5) == 10 and overbid_fee(1, 3) == 1 and overbid_fee(0, 7) == 0
    assert sum(entry.chips for entry in entries) == 0


def test_nobody_pays_more_than_they_have() -> None:
    ratings = Ratings()
    settle(ratings, replace(played(1, FOUR, 0), stake=50, sets=((1, 7),)), 1)
    assert set(ratings.balances.values()) <= {0} and sum(ratings.balances.values()) == 0


def test_entries_have_keys_of_their_own_and_chips_sum_to_nothing() -> None:
    ratings, entries = Ratings(), list[Entry]()
    for place, outcome in enumerate(outcomes(Random(9), 600), 1):
        entries += settle(ratings, outcome, place)
    assert len({(one.person, one.place, one.reason) for one in entries}) == len(entries) > 1500
    assert sum(ratings.balances.values()) == 0 == sum(one.chips for one in entries)
    assert {one.result for one in entries} == {"", "won", "lost", "drawn", "left", "held", "excused"}
