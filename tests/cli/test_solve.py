"""``bidwhist solve``: tables, one contract with its best line, and the cards of a record."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bidwhist.cli.simulate import command as simulate
from bidwhist.cli.solve import command
from bidwhist.kernel import COMPILED

pytestmark = pytest.mark.filterwarnings("ignore:bidwhist was installed without")


def test_a_deal_is_shown_as_a_table() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6."])
    assert result.exit_code == 0
    assert result.output.splitlines()[2].split() == ["S", "H", "D", "C", "N"]
    assert result.output.splitlines()[3].split()[0] == "N"


def test_a_table_as_json_has_twenty_results() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6.", "--json"])
    tricks = json.loads(result.output)["tricks"]
    assert sum(len(cells) for cells in tricks.values()) == 20
    assert tricks["S"]["N"] == 2


def test_a_contract_is_shown_with_a_best_line_of_play() -> None:
    result = CliRunner().invoke(command, ["N:AK..3. QJ..4. T9..5. 87..6.", "--contract", "3DS", "--json"])
    found = json.loads(result.output)
    assert len(found["line"]) == 12
    assert found["contract"] == "3 downtown in spades"


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
