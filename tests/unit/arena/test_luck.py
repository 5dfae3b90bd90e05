"""The luck of the cards: what a value is of, what duplicates leave of it, and what is told where it is asked for."""

import pytest
from msgspec.structs import replace

from bidwhist.arena.contest import Stop, contest
from bidwhist.arena.duplicate import deals_of, matches_of, points_swing
from bidwhist.arena.luck import Table, luck, matches_luck, points_luck, reference_seed, values
from bidwhist.arena.measures import Plan, Row, measure
from bidwhist.arena.report import report
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import play_out, until_called
from bidwhist.arena.workers import Here, processes
from bidwhist.bots.bot import Bot
from bidwhist.core.deal import deal_from_seed
from bidwhist.core.match import blank_tally
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.shuffle import seed_from_text

SEED = seed_from_text("luck")
PAIR = parse_bot("beginner"), parse_bot("steady")
PLAN = Plan(("random", "steady"), PALACE, SEED, ("points", "matches"), references=2)


def untimed(row: Row) -> Row:
    return replace(row, times=({}, {}))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_that_is_played_has_the_value_it_would_have_as_a_reference(preset: str) -> None:
    rules = PRESETS[preset]
    bots: tuple[Bot, ...] = tuple(PAIR[seat % 2] for seat in range(rules.players))
    tally = blank_tally(rules)
    told = {"score": tally.score, "deals_left": rules.max_deals, "sets": tally.sets}
    fresh = deal_from_seed(rules, SEED, 5, 1)
    called = until_called(fresh, bots, SEED, 5, **told)  # type: ignore[arg-type]
    played = play_out(fresh, bots, SEED, 5, **told)  # type: ignore[arg-type]
    assert played.calls == called.calls
    table = Table(played, bots, SEED, 5, 0, tally)
    again = values(table, [called], SEED)
    others = [until_called(deal_from_seed(rules, SEED, n, 1), bots, SEED, n, **told) for n in (6, 7)]  # type: ignore[arg-type]
    assert values(table, [called, *others], SEED)[0] == pytest.approx(again[0], abs=1e-9)
    assert luck(table, 0) == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_against_itself_has_no_luck_that_duplicates_leave(preset: str) -> None:
    pair = PAIR[0], PAIR[0]
    rules = PRESETS[preset]
    # Thirds of points are kept to a millionth.
    assert points_luck(pair, deals_of(rules, pair, SEED, 3), SEED, 3, 2) == pytest.approx(0, abs=1e-6)


def test_a_match_has_the_luck_of_all_its_deals() -> None:
    matches = matches_of(PALACE, PAIR, SEED)
    found = matches_luck(PAIR, matches, SEED, 2)
    one_by_one = [
        luck(Table(deal, bots, SEED, number, side, tally), 2)
        for side, match in enumerate(matches)
        for bots in [tuple(PAIR[0] if seat % 2 == side else PAIR[1] for seat in range(4))]
        for number, (deal, tally) in enumerate(zip(match.deals, match.tallies, strict=False))
    ]
    assert len(one_by_one) == sum(len(match.deals) for match in matches)
    assert found == pytest.approx(sum(one_by_one) / 2)
    assert found != 0


def test_reference_deals_are_other_cards_than_those_of_the_plan() -> None:
    seeds = {reference_seed(SEED, number) for number in range(50)} | {SEED}
    assert len(seeds) == 51
    assert deal_from_seed(PALACE, reference_seed(SEED, 0), 0, 0) != deal_from_seed(PALACE, SEED, 0, 0)


def test_reference_deals_change_nothing_but_the_luck_that_is_told() -> None:
    told, plain = untimed(measure(PLAN, 4)), untimed(measure(replace(PLAN, references=0), 4))
    assert (plain.points_luck, plain.matches_luck) == (0, 0)
    assert told.points_luck and told.matches_luck
    assert replace(told, points_luck=0.0, matches_luck=0.0) == plain


def test_calls_on_reference_deals_are_not_timed() -> None:
    _, plain = measure(replace(PLAN, references=0), 1).times
    _, told = measure(PLAN, 1).times
    assert {phase: spent.decisions for phase, spent in told.items()} == {
        phase: spent.decisions for phase, spent in plain.items()
    }


def test_the_luck_is_the_same_however_many_work() -> None:
    rows = [untimed(row) for row in contest(PLAN, Stop(4), Here())]
    with processes(2) as two:
        assert [untimed(row) for row in contest(PLAN, Stop(4), two)] == rows


def test_a_report_has_both_intervals_and_the_verdict_goes_by_less_luck() -> None:
    plan = Plan(("steady", "greedy"), PALACE, SEED, ("points",), references=1)
    rows = [
        Row(number, points=((9 if number % 2 else -3, 0), (0, 0)), points_luck=3.0 if number % 2 else -3.0)
        for number in range(60)
    ]
    stop = Stop(60, half_width=0.01)
    found = report(plan, stop, rows)
    assert found is not None and found.points and found.points_less_lucky and found.always_valid
    swings = [points_swing(row.points) for row in rows]
    assert found.points.mean == pytest.approx(sum(swings) / 60)
    assert found.points_less_lucky.half_width < found.points.half_width / 4
    assert found.matches_less_lucky is None
    plain = report(replace(plan, references=0), stop, [replace(row, points_luck=0.0) for row in rows])
    assert plain is not None and plain.always_valid and plain.points_less_lucky is None
    assert found.always_valid.half_width < plain.always_valid.half_width / 4
