"""Many matches, two bots compared, and deals solved, each in one call."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bidwhist
from bidwhist import Match, WhistError, compare, double_dummy, simulate
from bidwhist.analysis import parse_pbn, table
from bidwhist.api.simulating import COLUMNS
from bidwhist.arena import simulation
from bidwhist.arena.workers import Here
from bidwhist.records.files import write_matches

FULL = "N:AKQJ.432.432.432 T987.AKQ.765.765 6543.JT9.AKQ.T98 2.8765.JT98.AKQJ"


def test_matches_are_those_of_the_command_line() -> None:
    found = simulate("palace", ["steady", "casual"], 3, seed="x")
    plan = simulation.Plan(bidwhist.PRESETS["palace"], ("steady", "casual") * 2, bidwhist.seed_from_text("x"), 1000)
    lines = [played.line for played in simulation.simulate(plan, 3, Here())]
    assert [match.record for match in found] == [
        bidwhist.record_of(bidwhist.replay(bidwhist.decode_record(line))) for line in lines
    ]
    assert len(found) == 3
    assert found[1:][0] == found[1]
    assert "steady" in repr(found) and "casual" in repr(found)


@pytest.mark.parametrize("preset", bidwhist.PRESETS)
def test_rows_add_up_to_the_score(preset: str) -> None:
    found = simulate(preset, "random", 2, seed=preset, options=["max_deals=4"])
    rows = list(found.rows())
    assert all(tuple(row) == COLUMNS for row in rows)
    assert [row["deal"] for row in rows if row["match"] == 1] == list(range(1, len(found[0].deals) + 1))
    for row in rows:
        deal = found[row["match"] - 1].deals[row["deal"] - 1]
        if row["declarer"] is not None and row["points"] is not None:
            assert row["points"] == deal.points[deal.side(deal.declarer)]
            assert row["made"] == (deal.outcome is not None and deal.outcome.made)
    assert any(row["made"] is not None for row in rows) or not rows


def test_a_table_without_pandas_says_what_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("bidwhist.api.simulating.import_module", missing)
    with pytest.raises(WhistError, match=r"pip install pandas; rows\(\)"):
        simulate("classic", "random", 1, seed=1).to_frame()


def test_simulated_matches_are_saved(tmp_path: Path) -> None:
    found = simulate("classic", "random", 2, seed=1).save(tmp_path / "a.jsonl")
    assert list(bidwhist.read(tmp_path / "a.jsonl")) == list(found)


@pytest.mark.parametrize("name", ["a.jsonl", "a.txt"])
def test_saving_replays_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = simulate("classic", "random", 2, seed=1)
    write_matches(str(tmp_path / f"replayed-{name}"), found)

    def replayed(record: bidwhist.Record) -> Any:
        raise AssertionError("a match was replayed")

    monkeypatch.setattr("bidwhist.api.simulating.replay", replayed)
    found.save(tmp_path / name)
    assert (tmp_path / name).read_bytes() == (tmp_path / f"replayed-{name}").read_bytes()


def test_a_number_of_bots_that_fits_no_table_is_refused() -> None:
    with pytest.raises(WhistError, match="one a seat: 3"):
        simulate("classic", ["steady", "random", "casual"], 1)


def test_a_table_without_bots_and_a_number_below_none_are_refused() -> None:
    with pytest.raises(WhistError, match="one a seat: 0"):
        simulate("classic", [], 1)
    with pytest.raises(WhistError, match="no such number of matches: -1"):
        simulate("classic", "random", -1)
    with pytest.raises(WhistError, match="at least one process"):
        simulate("classic", "random", 1, jobs=0)
    with pytest.raises(WhistError, match="at least one process"):
        compare("random", "random", deals=2, jobs=-2)


class Lowest:
    """Takes the first of what is legal."""

    def choose(self, view: bidwhist.View, random: Random) -> bidwhist.Action:
        return view.legal[0]


def test_a_bot_of_ones_own_is_compared_with_ours() -> None:
    found = compare(Lowest(), "steady", rules="palace", deals=6, seed=1)
    assert found.points.mean < 0
    assert found.names[1] == "steady"
    assert re.search(r" −\d+\.\d\d ± \d", repr(found))
    assert "points a deal" in repr(found) and "% of matches" in repr(found)
    with pytest.raises(WhistError, match="two deals"):
        compare("steady", "random", deals=1)


def test_tricks_are_those_of_the_analysis_and_print_as_a_table() -> None:
    found = double_dummy(FULL)
    assert dict(found) == table(parse_pbn(FULL))
    assert repr(found).splitlines()[0].split() == ["S", "H", "D", "C", "N"]
    assert found._repr_html_().count("<td>") == 20
    assert dict(double_dummy(FULL, direction="downtown", lead="left")) == table(
        parse_pbn(FULL), "left", direction=bidwhist.Direction.DOWNTOWN
    )


def test_a_lead_that_nobody_has_is_refused_in_words() -> None:
    with pytest.raises(bidwhist.Unknown, match="leads are declarer, forehand, left: 'right'"):
        double_dummy(FULL, lead="right")  # type: ignore[arg-type]


def test_the_deal_of_a_match_is_solved_as_it_is() -> None:
    match = Match.new("columbus", seed=2)
    assert double_dummy(match).deal.hands == match.deal.hands
    with pytest.raises(WhistError, match="four players"):
        double_dummy(Match.new("cutthroat", seed=2))
