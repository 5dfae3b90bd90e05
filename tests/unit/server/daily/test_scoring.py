"""Deals compared with the field: matchpoints, differences, places, teams; the same in whatever order they come."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bidwhist.server.daily.domain.places import Result, compared, full_field, places, team_difference
from bidwhist.server.daily.domain.scoring import FULL_FIELD, WHOLE, differences, matchpoints, shares

POINTS = st.lists(st.integers(-20, 20), min_size=1, max_size=30)


def test_two_for_each_that_is_beaten_and_one_for_each_equal() -> None:
    assert matchpoints([4, 4, -5, 7]) == (3, 3, 0, 6)
    assert shares([4, 4, -5, 7]) == (500_000, 500_000, 0, WHOLE)


def test_a_player_who_is_alone_has_half_and_no_difference() -> None:
    assert shares([7]) == (WHOLE // 2,) and differences([7]) == (0,)


@given(POINTS)
def test_matchpoints_are_what_counting_by_hand_gives(points: list[int]) -> None:
    by_hand = tuple(
        sum(2 * (one > other) + (one == other) for place, other in enumerate(points) if place != own)
        for own, one in enumerate(points)
    )
    assert matchpoints(points) == by_hand
    assert sum(by_hand) == len(points) * (len(points) - 1)


@given(POINTS)
def test_a_difference_is_from_the_mean_of_the_others(points: list[int]) -> None:
    for place, difference in enumerate(differences(points)):
        others = points[:place] + points[place + 1 :]
        exact = points[place] - Fraction(sum(others), len(others)) if others else Fraction(0)
        assert abs(difference - 1000 * exact) <= Fraction(1, 2)


# Thin fields, brought to a full one.


def test_a_board_that_six_of_seven_tables_played_is_scored_as_bridge_does() -> None:
    """The example that explanations of Neuberg's formula give: 4 and 9 of 10 become 4.8 and 10.7 of 12."""
    ties = dict(zip(matchpoints([5, 5, 3, 2, 1, 0]), shares([5, 5, 3, 2, 1, 0], full=7), strict=True))
    assert (ties[9], ties[4]) == (round(Fraction(64, 72) * WHOLE), round(Fraction(29, 72) * WHOLE))


@given(POINTS)
def test_a_full_field_is_as_it_was(points: list[int]) -> None:
    assert shares(points, full=len(points)) == shares(points) == shares(points, full=0)


@given(POINTS, st.integers(0, 40))
def test_a_thin_field_comes_closer_to_half_and_keeps_its_order(points: list[int], more: int) -> None:
    thin, brought = shares(points), shares(points, full=len(points) + more)
    for was, now in zip(thin, brought, strict=True):
        assert abs(now - WHOLE // 2) <= abs(was - WHOLE // 2)
        assert (now > WHOLE // 2) == (was > WHOLE // 2)
    assert all(
        (a <= b) == (c <= d) for a, c in zip(thin, brought, strict=True) for b, d in zip(thin, brought, strict=True)
    )
    assert abs(sum(brought) - len(points) * WHOLE // 2) <= len(points), "what one loses the others have"


@given(st.integers(1, 30), st.integers(0, 30))
def test_the_best_of_few_has_less_than_the_best_of_many(count: int, more: int) -> None:
    full = count + more + 1
    best = [shares([1] + [0] * (others - 1), full=full)[0] for others in (count, count + 1)]
    assert best[0] < best[1] <= WHOLE


def test_all_of_the_bots_alone_is_less_than_nearly_all_of_ten() -> None:
    alone, of_ten = [1, 0], [2, 2, *range(-8, 1)]
    assert shares(alone)[0] == WHOLE > shares(of_ten)[0], "as it was"
    full = full_field([Result(1, str(n), 0) for n in range(11)])
    assert shares(alone, full)[0] < shares(of_ten, full)[0] == shares(of_ten)[0]


def test_a_full_field_is_that_of_the_deal_that_most_played_and_ten_at_least() -> None:
    assert full_field([]) == full_field([Result(1, "a", 0)]) == FULL_FIELD == 10
    assert full_field([Result(board, str(name), 0) for board in (1, 2) for name in range(9 + board)]) == 11


RESULTS = st.lists(
    st.builds(Result, st.integers(1, 4), st.sampled_from("abcdef"), st.integers(-9, 9)),
    max_size=20,
    unique_by=lambda one: (one.board, one.entrant),
)


@given(RESULTS, st.randoms(use_true_random=False))
def test_places_do_not_depend_on_the_order_of_results(results: list[Result], random: object) -> None:
    mixed = list(results)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    for full in (0, full_field(results)):
        assert compared(mixed, full) == compared(results, full)
    assert places(reversed(compared(results)), 4) == places(compared(results), 4)


@given(RESULTS)
def test_the_best_stand_first_and_equals_share_a_place(results: list[Result]) -> None:
    for scoring, worth in (("matchpoints", "share"), ("difference", "difference")):
        found = places(compared(results), 4, scoring)  # type: ignore[arg-type]
        values = [getattr(one, worth) for one in found]
        assert values == sorted(values, reverse=True)
        assert [one.place for one in found] == [values.index(value) + 1 for value in values]


def test_a_deal_that_was_not_played_brings_nothing() -> None:
    scored = compared([Result(1, "a", 4), Result(1, "b", 0), Result(2, "b", 0)])
    assert [(one.entrant, one.boards, one.share) for one in places(scored, 2)] == [("a", 1, 500_000), ("b", 2, 250_000)]


def test_a_team_wins_by_what_both_its_pairs_won() -> None:
    assert team_difference({1: 4, 2: -5, 3: 1}, {1: -3, 2: 5}) == 1
