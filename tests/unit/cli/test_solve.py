"""``bidwhist solve``: tables, one contract with its best line, and the cards of a record."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bidwhist.cli.items import ParItem, ProspectItem, Prospects
from bidwhist.cli.simulate import command as simulate
from bidwhist.cli.solve import command
from bidwhist.cli.solve_words import lines_of
from bidwhist.core.actions import parse_contract
from bidwhist.solver import COMPILED
from support.command import run
from support.command_cases import OPEN_DEAL

pytestmark = pytest.mark.filterwarnings("ignore:bidwhist was installed without")


def test_a_deal_is_shown_as_a_table() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6."])
    assert result.exit_code == 0
    assert result.output.splitlines()[2].split() == ["S", "H", "D", "C", "N"]
    assert result.output.splitlines()[3].split()[0] == "N"


def test_a_table_as_json_has_twenty_results() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6.", "--json"])
    tricks = json.loads(result.output)["tricks"]
    assert list(tricks) == ["US", "UH", "UD", "UC", "UN"]
    assert sum(len(cells) for cells in tricks.values()) == 20
    assert tricks["US"][0] == 2


def test_a_contract_is_shown_with_a_best_line_of_play() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6.", "--contract", "3DS", "--json"])
    found = json.loads(result.output)
    assert len(found["line"]) == 12
    assert found["contract"] == "3DS"


WHOLE = "N:K5.J9742.AK84.3 JT96.K5.63.872.B Q7.QT6.752.JT64 A832.A8.T9.AK9.L"


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_with_rules_every_seat_takes_the_kitty_and_the_best_contract_is_named() -> None:
    result = CliRunner().invoke(command, [WHOLE, "--rules", "palace", "--json"])
    found = json.loads(result.output)
    assert found["kitty"] == ["4S", "3H", "QD", "JD", "QC", "5C"]
    assert len(found["prospects"]) == 4 * 5 * 2
    assert all(len(one["discards"]) == 6 for one in found["prospects"])
    most = max(one["tricks"] for one in found["prospects"] if one["named"][1] == "N")
    assert found["par"]["points"] == 2 * (most - 6)
    drawn = CliRunner().invoke(command, [WHOLE, "--rules", "palace"]).output
    best = parse_contract(found["par"]["contract"])
    assert f"best: {best} by {'NESW'[found['par']['declarer']]}" in drawn
    assert max(map(len, drawn.splitlines())) <= 80


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_with_rules_a_contract_is_played_after_the_best_discard() -> None:
    result = CliRunner().invoke(command, [WHOLE, "--rules", "palace", "--contract", "4US", "--declarer", "W", "--json"])
    found = json.loads(result.output)
    discards, played = set(found["discards"]), {one["card"] for one in found["line"]}
    assert len(discards) == 6
    assert not discards & played
    assert len(played) == 48


def test_rules_in_the_middle_of_a_deal_say_who_leads_and_nothing_of_a_kitty() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6.", "--rules", "palace"])
    assert result.exit_code == 0
    assert "kitty" not in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([WHOLE, "--rules", "fifty-two"], "play without"),
        ([WHOLE, "--rules", "palace", "--lead", "left"], "leave out --lead"),
        ([WHOLE, "--rules", "cutthroat"], "3 players"),
        ([WHOLE, "--rules", "no-such"], "no-such"),
    ],
)
def test_rules_that_do_not_fit_the_deal_are_refused_in_words(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(command, arguments)
    assert result.exit_code
    assert words in f"{result.output}{result.exception}"


@pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")
def test_every_card_of_a_record_is_weighed(tmp_path: Path) -> None:
    record = tmp_path / "matches.jsonl"
    written = CliRunner().invoke(simulate, ["--matches", "1", "--seed", "solve", "--out", str(record)])
    assert written.exit_code == 0, written.output
    result = CliRunner().invoke(command, [str(record), "--json", "--deal", "1"])
    assert result.exit_code == 0, result.output
    for line in result.output.splitlines():
        found = json.loads(line)
        assert len(found["cards"]) % 4 == 0
        assert all(card["cost"] >= 0 for card in found["cards"])


@pytest.mark.parametrize(
    "words",
    [
        ("--contract", "4US"),
        ("--rules", "palace"),
        ("--declarer", "N"),
        ("--lead", "left"),
        ("--dealer", "W"),
        ("--direction", "uptown"),
        ("--jester",),
        ("--threads", "1"),
    ],
    ids=" ".join,
)
def test_an_option_that_records_have_no_use_for_is_refused(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "any.jsonl").write_text("")
    ran = run("solve", str(tmp_path / "any.jsonl"), *words)
    assert ran.code == 2 and f"{words[0]}: only for a DEAL" in ran.err


def test_the_declarer_of_a_deal_goes_with_a_contract() -> None:
    ran = run("solve", OPEN_DEAL, "--declarer", "E")
    assert ran.code == 2 and "--declarer goes with --contract" in ran.err


def test_a_number_of_two_digits_does_not_touch_the_word_before_it() -> None:
    best = ParItem("4US", 0, 12, 1, ())
    found = [ProspectItem(seat, f"D{strain}", 12, ()) for seat in range(4) for strain in "SHDCN"]
    lines = [*lines_of(Prospects(pbn="", hands=(), kitty=(), prospects=tuple(found), par=best))]
    assert "  N  downtown 12  12  12  12  12" in lines
    assert lines[3].index("S") == lines[4].index("12") + 1
