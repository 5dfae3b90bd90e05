"""Duplicate comparison: a bot against itself is level, better bots win, and the figures are right."""

from random import Random

import pytest

from bidwhist.arena.duplicate import compare_matches, compare_play, compare_points, match_of, seatings
from bidwhist.arena.fitting import fit, in_rows, solve
from bidwhist.arena.intervals import summarise
from bidwhist.arena.tables import fresh_deal, play_out, until_play
from bidwhist.bots.levels import make_bot
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.shuffle import seed_from_text
from support.blindness import history

SEED = seed_from_text("arena")
STEADY, RANDOM = make_bot("steady"), make_bot("random")


@pytest.mark.parametrize("name", PRESETS)
def test_a_bot_is_level_with_itself(name: str) -> None:
    assert compare_points(PRESETS[name], STEADY, STEADY, range(3), SEED).mean == 0


def test_the_better_bot_takes_more_tricks_in_the_same_contracts_on_both_sides() -> None:
    declaring, defending = compare_play(PALACE, (STEADY, RANDOM), STEADY, range(25), SEED)
    assert declaring.mean > 0.5
    assert defending.mean > 0.2


def test_matches_are_played_from_every_side() -> None:
    share = compare_matches(PALACE, STEADY, RANDOM, [SEED])
    assert share.mean == 1
    assert share.deals == 1


def test_a_bot_sits_on_each_side_in_turn() -> None:
    tables = list(seatings(PALACE, (STEADY, RANDOM)))
    assert [side for side, _ in tables] == [0, 1]
    assert tables[0][1] == (STEADY, RANDOM, STEADY, RANDOM)


def test_a_match_of_bots_is_the_same_for_the_same_seed() -> None:
    one, other = (match_of(PALACE, (STEADY, RANDOM, STEADY, RANDOM), SEED) for _ in range(2))
    assert one == other
    assert one.result is not None


def test_a_deal_of_chance_is_the_same_for_the_same_seed() -> None:
    one, other = (play_out(fresh_deal(PALACE, SEED, 4), (RANDOM,) * 4, SEED, 4) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("name", PRESETS)
def test_a_deal_taken_up_in_the_middle_goes_on_as_in_one_go(name: str) -> None:
    fresh = fresh_deal(PRESETS[name], SEED, 6)
    whole = play_out(fresh, (RANDOM,) * 5, SEED, 6)
    assert until_play(fresh, RANDOM, SEED, 6).calls == whole.calls
    assert play_out(until_play(fresh, RANDOM, SEED, 6), (RANDOM,) * 5, SEED, 6) == whole
    for taken, (deal, action) in enumerate(history(PRESETS[name], SEED, 6, STEADY)):
        assert deal.turns_taken == taken, action


def test_the_interval_shrinks_with_the_root_of_the_deals() -> None:
    random = Random(1)
    few = summarise(random.gauss(1, 2) for _ in range(100))
    many = summarise(random.gauss(1, 2) for _ in range(10_000))
    assert few.half_width == pytest.approx(10 * many.half_width, rel=0.2)
    assert str(many).endswith("(10000 deals)")


def test_least_squares_find_the_line_that_made_the_points() -> None:
    inputs = [(1.0, float(x), float(x * x % 7)) for x in range(50)]
    found = fit(inputs, [2.0 - 0.5 * x + 3.0 * y for _, x, y in inputs], ridge=0.0)
    assert found.weights == pytest.approx((2.0, -0.5, 3.0))
    assert found.spread == pytest.approx(0, abs=1e-3)
    assert solve([[0.0, 2.0], [1.0, 0.0]], [4.0, 3.0]) == [3.0, 2.0]


def test_long_rows_of_weights_are_written_a_number_a_line() -> None:
    assert in_rows((1.0, 2.0)) == "(1.0, 2.0)"
    assert in_rows(tuple(map(float, range(9)))).count("\n") == 10
