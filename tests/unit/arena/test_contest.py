"""Runs of the arena: a bot is level with itself, and workers, stops and resumes do not change the result."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.arena.contest import Stop, contest
from bidwhist.arena.ledger import Ledger
from bidwhist.arena.measures import MEASURES, Plan, Row, measure
from bidwhist.arena.report import Report, in_units, report
from bidwhist.arena.sequential import FIRST_LOOK
from bidwhist.arena.workers import Here, processes
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.actions import PASS
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BadRecord, WhistError
from bidwhist.i18n import language_of
from bidwhist.solver import COMPILED

QUICK = MEASURES if COMPILED else MEASURES[:3]
PLAN = Plan(("steady", "greedy"), PALACE, seed_from_text("contest"), QUICK)


def rows(plan: Plan, stop: Stop, ledger: Ledger | None = None) -> list[Row]:
    """The rows of a run without its times, which depend on the machine."""
    return [untimed(row) for row in contest(plan, stop, Here(), ledger)]


def untimed(row: Row) -> Row:
    return replace(row, times=({}, {}))


def found(plan: Plan, stop: Stop) -> Report:
    one = report(plan, stop, rows(plan, stop))
    assert one is not None
    return one


@pytest.mark.parametrize("preset", PRESETS)
def test_a_bot_is_exactly_level_with_itself_in_tricks_and_points(preset: str) -> None:
    told = found(Plan(("random", "random"), PRESETS[preset], PLAN.seed, ("play", "points")), Stop(4))
    assert told.play is not None and told.points is not None
    for interval in (told.play.declaring, told.play.defending, told.play.together, told.points):
        assert (interval.mean, interval.half_width) == (0, 0)


@pytest.mark.parametrize("preset", ["palace", "bid-wiz", "fifty-two"])
def test_a_bot_is_exactly_level_with_itself_in_matches(preset: str) -> None:
    rules = PRESETS[preset]
    told = found(Plan(("wild", "wild"), rules, PLAN.seed, ("matches",)), Stop(3))
    assert told.matches is not None
    assert (told.matches.mean, told.matches.half_width) == (1 / rules.sides, 0)


def test_nobody_makes_a_contract_where_trump_is_turned_up() -> None:
    told = found(Plan(("steady", "greedy"), PRESETS["whist"], PLAN.seed, ("play",)), Stop(3)).play
    assert told is not None and told.together.deals == 3
    assert (told.made_by_a, told.made_by_b, told.made_against_a) == (0, 0, 0)


def test_a_head_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)):
        pass
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    with Ledger(path, (PLAN,)):
        assert path.read_bytes() == whole


def test_a_file_that_one_run_writes_is_refused_to_another(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        kept = path.read_bytes()
        with pytest.raises(WhistError, match="another program is writing"):
            Ledger(path, (PLAN,))
        assert path.read_bytes() == kept
        rows(PLAN, Stop(1), ledger)
    with Ledger(path, (PLAN,)) as ledger:
        assert len(ledger.rows(0)) == 1


def test_the_rows_are_the_same_however_many_work() -> None:
    with processes(2) as two:
        together = [untimed(row) for row in contest(PLAN, Stop(6), two)]
    assert together == rows(PLAN, Stop(6)) == [untimed(measure(PLAN, number)) for number in range(6)]


def test_a_run_that_is_taken_up_again_ends_as_one_in_one_go(tmp_path: Path) -> None:
    whole = rows(PLAN, Stop(5))
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        running = contest(PLAN, Stop(5), Here(), ledger)
        for _ in range(2):
            next(running)
        running.close()
    kept = path.read_bytes()
    assert kept.count(b"\n") == 1 + 2
    with Ledger(path, (PLAN,)) as ledger:
        assert rows(PLAN, Stop(5), ledger) == whole
    assert path.read_bytes().startswith(kept)
    assert path.read_bytes().count(b"\n") == 1 + 5
    with Ledger(path, (PLAN,)) as ledger:
        assert rows(PLAN, Stop(3), ledger) == whole[:3]


@pytest.mark.parametrize("damage", [1, 30, 200])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, damage: int) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        whole = rows(PLAN, Stop(3), ledger)
    path.write_bytes(path.read_bytes()[:-damage])
    with Ledger(path, (PLAN,)) as ledger:
        assert len(ledger.rows(0)) == 2
        assert rows(PLAN, Stop(4), ledger)[:3] == whole
    with Ledger(path, (PLAN,)) as ledger:
        assert len(ledger.rows(0)) == 4


@contextmanager
def room_for(path: Path, more: int) -> Iterator[None]:
    """A disk on which a file can have so many bytes more."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + more, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_row_that_a_full_disk_takes_half_of_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        ledger.add(0, Row(number=0))
        with room_for(path, 10), pytest.raises(OSError, match="File too large"):
            ledger.add(0, Row(number=1))
        ledger.add(0, Row(number=2))
    with Ledger(path, (PLAN,)) as ledger:
        assert [*ledger.rows(0)] == [0, 2]


def test_a_file_that_was_cut_off_loses_no_row_where_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        for number in range(9):
            ledger.add(0, Row(number=number))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"plan":0,"row":{"nu')
    with room_for(path, -path.stat().st_size), Ledger(path, (PLAN,)) as ledger:
        assert [*ledger.rows(0)] == [*range(9)]
    assert path.read_bytes() == whole


def test_a_last_line_of_nonsense_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        whole = rows(PLAN, Stop(2), ledger)
    path.write_bytes(path.read_bytes() + b'{"plan":0,"row"\0\n')
    with Ledger(path, (PLAN,)) as ledger:
        assert rows(PLAN, Stop(2), ledger) == whole
    assert path.read_bytes().count(b"\n") == 3


def test_a_line_damaged_in_the_middle_is_told(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)) as ledger:
        rows(PLAN, Stop(3), ledger)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((lines[0], b"oops\n", *lines[2:])))
    with pytest.raises(BadRecord, match=r"line 2 of .* is damaged"):
        Ledger(path, (PLAN,))


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (replace(PLAN, bots=("steady", "counting")), "bots"),
        (replace(PLAN, seed=seed_from_text("other")), "seed"),
        (replace(PLAN, rules=PRESETS["classic"]), "rules palace, not classic"),
        (replace(PLAN, measures=("play",)), "measures"),
        (replace(PLAN, bidder="greedy"), "bidder steady, not greedy"),
        (replace(PLAN, bound=True), "bound False, not True"),
    ],
)
def test_a_file_of_another_plan_is_refused_and_left_alone(tmp_path: Path, other: Plan, says: str) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (PLAN,)):
        pass
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=f"made by another plan .*{says}"):
        Ledger(path, (other,))
    with pytest.raises(BadRecord, match="1 rule sets, not 2"):
        Ledger(path, (PLAN, PLAN))
    assert path.read_bytes() == before


def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in (b"Dear grandma,\nhow are you?\n", b"no line at all"):
        path.write_bytes(text)
        with pytest.raises(BadRecord, match="not a file of the arena"):
            Ledger(path, (PLAN,))
        assert path.read_bytes() == text


def test_a_run_ends_when_the_interval_is_narrow_enough() -> None:
    plan = replace(PLAN, measures=("points",))
    told = found(plan, Stop(400, half_width=1.0))
    assert told.points is not None
    assert FIRST_LOOK <= told.deals < 400
    assert told.points.half_width <= 1.0
    assert told.points.half_width > 0.9


@pytest.mark.parametrize(
    ("code", "measure", "value", "words"),
    [
        ("en", "points", 0.25, "0.25 points a deal"),
        ("es", "points", 0.25, "0,25 puntos por mano"),
        ("fr", "play", 0.1, "0,1 pli par donne"),
        ("es", "matches", 0.005, "el 0,5 % de las partidas"),
        ("fr", "points", 2.0, "2 point par donne"),
        ("en", "points", 0.00001, "0.00001 points a deal"),
    ],
)
def test_an_advantage_is_told_with_the_readers_decimal_mark(code: str, measure: str, value: float, words: str) -> None:
    assert language_of(code).tell(in_units(measure, value)).replace("\u00a0", " ") == words


def test_a_run_ends_when_the_test_can_tell() -> None:
    plan = replace(PLAN, measures=("points",))
    told = found(plan, Stop(2000, margin=0.25))
    assert told.deals < 400
    assert told.verdict == "steady is better than greedy"
    turned = found(replace(plan, bots=("greedy", "steady")), Stop(2000, margin=0.25))
    assert turned.verdict in ("steady is better than greedy", "greedy is not better than steady by 0.25 points a deal")


def test_a_run_that_cannot_tell_says_so() -> None:
    plan = replace(PLAN, measures=("points",))
    assert found(plan, Stop(10, margin=0.25)).verdict == "undecided after 10 deals"


def test_the_share_of_the_gap_is_measured_on_the_same_deals() -> None:
    if not COMPILED:
        pytest.skip("the player who sees all needs the compiled kernel")
    told = found(Plan(("open", "steady"), PALACE, PLAN.seed, ("play",), bound=True), Stop(6))
    assert told.play is not None and told.play.gap is not None
    assert told.play.gap == told.play.together
    assert told.play.share_of_gap is None or told.play.share_of_gap.mean == pytest.approx(1.0)


def test_bids_and_times_are_counted() -> None:
    played = [*contest(PLAN, Stop(5), Here())]
    told = report(PLAN, Stop(5), played)
    assert told is not None and told.a.bids is not None and told.a.time is not None and told.b.time is not None
    contracts = [one for row in played for one in row.contracts[0]]
    assert told.a.bids.contracts == len(contracts)
    assert told.a.bids.made == pytest.approx(sum(one.made for one in contracts) / len(contracts))
    assert sum(told.a.bids.levels.values()) == pytest.approx(1)
    assert 0 < told.a.time.mean <= told.a.time.longest
    assert told.a.time.by_phase["auction"][0] > told.b.time.by_phase["auction"][0]


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SteadyBot, "choose", lambda self, view, random: PASS)
    plan = replace(PLAN, bots=("greedy", "steady"), seed=seed_from_text("cheat"), measures=("points",))
    with pytest.raises(WhistError, match="bot steady broke the rules in deal 1: seat"):
        rows(plan, Stop(3))


def test_without_a_kitty_the_first_trick_counts_once() -> None:
    if not COMPILED:
        pytest.skip("whole deals are solved by the compiled kernel")
    rules = parse_rules("fifty-two", ("kitty=0",))
    told = rows(Plan(("steady", "open"), rules, PLAN.seed, ("shortfall",)), Stop(4))
    gaps = [row.shortfall[1] for row in told]
    assert all(gap is not None and gap.worth == gap.taken <= 13 for gap in gaps)
