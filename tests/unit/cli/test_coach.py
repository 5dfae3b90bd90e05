"""``bidwhist coach``: rows and sentences in 80 columns, one player or all, JSON, and one clear line for bad input."""

import io
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace
from rich.console import Console

from bidwhist.analysis.coach import SteadyJudge, Verdict, coach
from bidwhist.cli.coach import command
from bidwhist.cli.coach_drawing import drawn
from bidwhist.cli.coached import Coached
from bidwhist.cli.film import onlooker
from bidwhist.cli.play import farewell
from bidwhist.cli.simulate import command as simulate
from bidwhist.core.match import given_match
from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.i18n import ENGLISH, of_commands
from bidwhist.records import encode_record, parse_records, record_of, replay
from bidwhist.records.files import read_records
from bidwhist.solver import COMPILED
from bidwhist.tui.saves import Save
from support.command import run
from support.nightly import by_day
from support.random_matches import lively_match

NUMBER = re.compile(r"-?\d+(?:\.\d)?")
ROOT = Path(__file__).parents[3]
needs_kernel = pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel")


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, the coach tells nothing before its end, but where a test wants it to."""
    monkeypatch.setattr("bidwhist.cli.coach.QUIET_S", math.inf)


def simulated(path: Path, rules: str = "palace", matches: int = 1, bots: str = "steady,random") -> str:
    """A file of matches that bots played."""
    words = ["--rules", rules, "--matches", str(matches), "--seed", "coach", "--bots", bots, "--jobs", "1"]
    result = CliRunner().invoke(simulate, [*words, "--deals-at-most", "2", "--out", str(path)])
    assert result.exit_code == 0
    return str(path)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file of two matches."""
    return simulated(tmp_path_factory.mktemp("coach") / "evening.jsonl", matches=2)


def coached(file: str, *words: str, judge: str = "steady", fails: bool = False) -> Result:
    """What the command makes of a file, with a quick judge and without hindsight unless asked."""
    result = CliRunner().invoke(command, [file, "--bot", judge, *words])
    assert (result.exit_code != 0) is fails, result.output
    return result


def test_the_worst_decisions_come_first_and_each_player_has_a_row(evening: str) -> None:
    lines = coached(evening, "--match", "1", "--worst", "5", "--no-hindsight").output.splitlines()
    assert lines[0].startswith("palace: ")
    costs = [float(line[44:51]) for line in lines if line[:3].strip().isdigit()]
    assert len(costs) == 5
    assert costs == sorted(costs, reverse=True)
    assert [line.split("  ")[0] for line in lines if line.startswith(("steady", "random")) and "%" in line] == [
        "steady 0",
        "random 1",
        "steady 2",
        "random 3",
    ]
    assert not any("hindsight" in line.casefold() for line in lines)


@pytest.mark.parametrize("rules", by_day(PRESETS, "classic", "cutthroat-5", "whist"))
def test_every_preset_is_coached_within_eighty_columns(rules: str, tmp_path: Path) -> None:
    output = coached(simulated(tmp_path / "one.jsonl", rules, bots="random"), "--in-order", "--no-hindsight").output
    assert max(map(len, output.splitlines())) <= 80
    assert all(line == line.rstrip() for line in output.splitlines())
    assert "would have won the match" in output


def test_in_order_shows_every_decision_as_it_came(evening: str) -> None:
    output = coached(evening, "--in-order", "--no-hindsight", "--match", "1").output
    found = json.loads(coached(evening, "--json", "--no-hindsight", "--match", "1").output)
    rows = [line for line in output.splitlines() if line[:3].strip().isdigit()]
    assert len(rows) == len(found["decisions"])
    assert "as good as any." in output


def test_one_player_is_spoken_to_as_you(evening: str) -> None:
    output = coached(evening, "--player", "random 3", "--no-hindsight").output
    assert "     You " in output
    assert "random 1" not in output
    assert output == coached(evening, "--player", "3", "--no-hindsight").output


def test_json_lists_every_decision_with_its_figures_and_a_summary_a_player(evening: str) -> None:
    lines = coached(evening, "--json", "--no-hindsight").output.splitlines()
    matches = [json.loads(line) for line in lines]
    assert [match["match"] for match in matches] == [1, 2]
    for match in matches:
        for decision in match["decisions"]:
            assert decision["cost"] >= 0.0
            assert decision["hindsight"] is None
        for name, player in match["players"].items():
            own = [decision for decision in match["decisions"] if decision["player"] == name]
            assert player["all"]["decisions"] == len(own)
            assert player["all"]["cost"] == pytest.approx(sum(decision["cost"] for decision in own), abs=0.01)


@needs_kernel
def test_hindsight_stands_in_a_column_of_its_own(evening: str) -> None:
    output = coached(evening, "--match", "1", "--deal", "1").output
    heads = [line for line in output.splitlines() if line.rstrip().endswith("hindsight")]
    assert len(heads) == 2
    assert "nobody could see" in output


@needs_kernel
def test_champion_is_the_judge_unless_another_is_named(evening: str) -> None:
    result = CliRunner().invoke(command, [evening, "--match", "1", "--deal", "1", "--worlds", "4", "--no-hindsight"])
    assert result.exit_code == 0
    assert "judged by champion" in result.output.splitlines()[0]


def test_a_match_not_finished_with_claims_and_reneges_is_coached_as_far_as_it_goes(tmp_path: Path) -> None:
    rules, found = replace(CLASSIC, renege=Renege.CALLED), ""
    for number in range(3):
        path = tmp_path / f"{number}.json"
        path.write_bytes(encode_record(record_of(lively_match(rules, number, most_actions=120))))
        found += coached(str(path), "--no-hindsight", "--worst", "1").output
    assert "Not judged: deal 1, book " in found
    assert "a renege is no choice among the cards that" in " ".join(found.split())


def test_a_hand_written_record_is_coached(tmp_path: Path) -> None:
    page = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    text = page.split("```whist\n")[1].split("```")[0]
    assert len(list(parse_records(text))) == 1
    path = tmp_path / "one.txt"
    path.write_text(text, encoding="utf-8")
    assert coached(str(path), "--no-hindsight").output.startswith("palace: 1 deal, ")


def test_there_is_nothing_to_find_fault_with_in_play_that_the_judge_would_repeat(tmp_path: Path) -> None:
    output = coached(simulated(tmp_path / "own.jsonl", bots="steady"), "--no-hindsight").output
    assert "Nothing to find fault with" in output


def test_a_name_shared_by_seats_wants_the_seat(tmp_path: Path) -> None:
    file = simulated(tmp_path / "own.jsonl", bots="steady")
    result = coached(file, "--player", "steady", fails=True)
    assert "several seats are called that; say which, 0 to 3" in str(result.exception)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--player", "Nobody"], "nobody here is called that; there are steady 0, random 1, steady 2, random 3"),
        (["--player", "7"], "nobody here is called that"),
        (["--deal", "9"], "--deal is 1 to"),
        (["--match", "3"], "--match is 1 to 2 in "),
        (["--bot", "clever"], "no such judge; there are steady and champion"),
        (["--worlds", "0"], "0 is not in the range"),
        (["--worst", "-1"], "-1 is not in the range"),
    ],
)
def test_what_is_asked_wrongly_is_told_in_one_line(evening: str, words: list[str], said: str) -> None:
    ran = run("coach", evening, "--no-hindsight", *words)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert not ran.out


def test_what_is_no_record_is_told_in_one_line(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    for data in (b"", b"\xff\xfe", b"{}", b"[Record bidwhist-text/1]\n[Rules nowhere]\n", b"hello"):
        wrong.write_bytes(data)
        ran = run("coach", str(wrong))
        assert ran.code == 1
        assert ran.err.startswith("error: ") and ran.err.count("\n") == 1
    missing = run("coach", str(tmp_path / "missing.json"))
    assert missing.code == 1
    assert "missing.json" in missing.err


def test_a_record_that_breaks_its_rules_is_told_with_its_place(evening: str, tmp_path: Path) -> None:
    record = json.loads(Path(evening).read_text(encoding="utf-8").splitlines()[0])
    trick = record["deals"][0]["tricks"][0]
    trick["cards"][0], trick["cards"][1] = trick["cards"][1], trick["cards"][0]
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(record), encoding="utf-8")
    ran = run("coach", str(broken))
    assert ran.code == 1
    assert "deal 1, trick 1" in ran.err


def test_a_match_that_has_dealt_nothing_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    path.write_bytes(encode_record(record_of(given_match(CLASSIC, ("a", "b", "c", "d"), 0))))
    ran = run("coach", str(path))
    assert ran.code == 1
    assert "no cards have been dealt" in ran.err


def test_where_suits_cannot_be_written_letters_stand_for_them(evening: str) -> None:
    words = ["coach", evening, "--bot", "steady", "--no-hindsight", "--in-order", "--match", "1"]
    asked = [sys.executable, "-m", "bidwhist.cli", *words]
    ran = subprocess.run(asked, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=True)
    assert re.search(r"you (led|played) (10|[2-9JQKA])[SHDC]", ran.stdout.decode("ascii"))


def test_every_field_of_the_json_is_on_the_page(evening: str) -> None:
    page = (ROOT / "docs/coach.md").read_text(encoding="utf-8")
    found = json.loads(coached(evening, "--json", "--no-hindsight", "--match", "1").output)
    player = next(iter(found["players"].values()))
    fields = {*found, *found["decisions"][0], *found["decisions"][0]["taken"], *player, *player["all"]}
    assert not [field for field in fields if f"`{field}`" not in page]


def test_the_last_match_of_a_file_can_be_asked_for(evening: str) -> None:
    last = json.loads(coached(evening, "--last", "--json", "--no-hindsight").output)
    assert last == json.loads(coached(evening, "--match", "2", "--json", "--no-hindsight").output)


def test_who_leaves_after_a_match_is_told_of_the_coach(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = Save(tmp_path / "my match.json")
    save.put_away(lively_match(CLASSIC, 1, most_actions=60))
    farewell(save, ENGLISH, is_saved=True)
    said = capsys.readouterr().err
    assert f"bidwhist coach '{save.finished}' --last" in said
    coached(str(save.finished), "--last", "--no-hindsight")


@needs_kernel
def test_the_page_about_the_coach_shows_what_it_says(tmp_path: Path) -> None:
    page = (ROOT / "docs/coach.md").read_text(encoding="utf-8")
    made, asked = (line.split()[1:] for line in page.splitlines() if "sunday.jsonl" in line)
    file = str(tmp_path / "sunday.jsonl")
    for words in (made, asked):
        ran = run(*(file if word == "sunday.jsonl" else word for word in words))
        assert ran.code == 0
    shown = page.split("```coached\n")[1].split("```")[0]
    assert NUMBER.sub("#", ran.out).split() == NUMBER.sub("#", shown).split()
    # Points of calls come from roll-outs, so every change to the bidding moves them a little.
    pairs = zip(NUMBER.findall(ran.out), NUMBER.findall(shown), strict=True)
    assert all(abs(float(one) - float(other)) <= 1.0 for one, other in pairs)


def test_the_same_seed_says_the_same_from_standard_input_too(evening: str) -> None:
    data = Path(evening).read_bytes()
    first, second = (run("coach", "-", "--bot", "steady", "--no-hindsight", stdin=data) for _ in range(2))
    assert first.code == 0
    assert first.out == second.out == run("coach", evening, "--bot", "steady", "--no-hindsight").out


def test_cards_are_coloured_on_a_terminal_and_marked_by_sign_everywhere(evening: str) -> None:
    match = replay(next(iter(read_records(evening))).record)
    verdicts = [one for one in coach(match, SteadyJudge(), "1", hindsight=False) if isinstance(one, Verdict)]
    found = [Coached(number=1, match=match, narrator=onlooker(match), seat=None, verdicts=verdicts, skipped=())]
    for colour in ("truecolor", None):
        screen = io.StringIO()
        console = Console(file=screen, force_terminal=bool(colour), color_system=colour, width=80)
        for line in drawn(found, "steady", of_commands(ENGLISH), worst=None, one_player=False):
            console.print(line)
        assert ("\x1b[31m" in screen.getvalue()) is bool(colour)
        assert "♥" in screen.getvalue()


def test_the_last_matches_of_a_file_are_asked_for_by_their_number(evening: str, tmp_path: Path) -> None:
    file = simulated(tmp_path / "three.jsonl", matches=3)
    for words, matches in ((["--last"], [3]), (["--last", "2"], [2, 3]), (["--last", "9"], [1, 2, 3])):
        lines = coached(file, "--json", "--no-hindsight", *words).output.splitlines()
        assert [json.loads(line)["match"] for line in lines] == matches


def test_a_run_that_is_stopped_shows_what_it_has_found(evening: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = coached(evening, "--no-hindsight", "--in-order").output
    stop_after(40, monkeypatch)
    ran = run("coach", evening, "--bot", "steady", "--no-hindsight", "--in-order")
    assert ran.code == 1 and ran.err.strip() == "stopped"
    rows = [line for line in ran.out.splitlines() if line[:3].strip().isdigit()]
    assert len(rows) == 40 and set(rows) <= {row.replace("m1, ", "") for row in whole.splitlines()} | set(rows)
    assert "given away a deal" in ran.out


def test_a_file_of_verdicts_goes_on_where_it_was_stopped(
    evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["coach", evening, "--bot", "steady", "--no-hindsight"]
    whole = run(*words, "--json").out
    out = tmp_path / "verdicts.jsonl"
    first = len(json.loads(whole.splitlines()[0])["decisions"]) + len(json.loads(whole.splitlines()[0])["not_judged"])
    with monkeypatch.context() as patched:
        stop_after(first + 5, patched)
        ran = run(*words, "--out", str(out))
    assert ran.code == 1 and "kept: 1 match; the same command with --resume goes on" in ran.err
    assert not out.exists()
    assert run(*words, "--out", str(out)).code == 1
    assert run(*words, "--out", str(out), "--resume", "--seed", "2").code == 1
    assert run(*words, "--out", str(out), "--resume").code == 0
    assert out.read_text(encoding="utf-8") == whole


def stop_after(decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt the coach after so many decisions."""

    def stopping(*words: Any, **more: Any) -> Iterator[Any]:
        nonlocal decisions
        for one in coach(*words, **more):
            if not decisions:
                raise KeyboardInterrupt
            decisions -= 1
            yield one

    monkeypatch.setattr("bidwhist.cli.coach.coach", stopping)


def test_a_long_run_tells_mistakes_and_how_far_it_is_without_a_terminal(
    evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bidwhist.cli.coach.QUIET_S", 0.0)
    monkeypatch.setattr("bidwhist.cli.coach.TOLD_EVERY_S", 0.0)
    ran = run("coach", evening, "--bot", "steady", "--no-hindsight", "--worst", "0")
    assert ran.code == 0
    assert re.search(r"^\d+ of \d+ decisions, about \d+ minutes? to go$", ran.err, re.M)
    assert re.search(r"^match 1, deal 1, .*: you .* would have won the match", ran.err, re.M)
