"""``bidwhist simulate``: a record a line, a summary for people, and no half a file whatever happens."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bidwhist.record import check, decode_record
from support.command import run


def simulated(path: Path, *words: str) -> bytes:
    ran = run("simulate", "--bots", "random", "--out", str(path), "--jobs", "1", *words)
    assert (ran.code, ran.out) == (0, "")
    return path.read_bytes()


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    first = simulated(tmp_path / "a.jsonl", "--matches", "5", "--seed", "grandma")
    assert simulated(tmp_path / "b.jsonl", "--matches", "5", "--seed", "grandma") == first
    assert simulated(tmp_path / "c.jsonl", "--matches", "5", "--seed", "grandpa") != first
    assert simulated(tmp_path / "d.jsonl", "--matches", "9", "--seed", "grandma").startswith(first)


def test_processes_side_by_side_write_the_same_file(tmp_path: Path) -> None:
    first = simulated(tmp_path / "a.jsonl", "--matches", "20")
    assert simulated(tmp_path / "b.jsonl", "--matches", "20", "--jobs", "2") == first


def test_every_line_is_a_record_that_is_right(tmp_path: Path) -> None:
    lines = simulated(tmp_path / "a.jsonl", "--rules", "fifty-two", "--set", "target=7", "--matches", "4").splitlines()
    records = [decode_record(line) for line in lines]
    assert len(records) == 4
    for record in records:
        assert check(record).rules.target == 7
        assert record.players == ("bot:random",) * 4


def test_the_summary_counts_contracts_made_and_set_points_and_lengths(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    ran = run("simulate", "--bots", "random", "--out", str(path), "--jobs", "1", "--matches", "6")
    deals = [deal for line in path.read_bytes().splitlines() for deal in decode_record(line).deals]
    played = [deal for deal in deals if deal.contract]
    rows = {" ".join(words[:2]): words[2:] for words in map(str.split, ran.err.splitlines()) if words}
    seven = [deal for deal in played if deal.contract and deal.contract[0] == "7" and deal.contract[2] == "N"]
    assert rows["7 no-trump"][0] == str(len(seven))
    assert re.search(rf"^all +{len(played)} ", ran.err, re.M)
    assert f"6 matches, {len(deals)} deals ({len(deals) - len(played)} thrown in)" in ran.err
    assert "won by side 0 " in ran.err and "ended by " in ran.err


def test_standard_output_carries_records_and_nothing_else() -> None:
    ran = run("simulate", "--bots", "random", "--out", "-", "--jobs", "1", "--matches", "3")
    assert [check(decode_record(line)) for line in ran.out.splitlines()]
    assert "3 matches" in ran.err


def test_bots_sit_one_a_side_or_one_a_seat() -> None:
    short = ["--deals-at-most", "1"]

    def players(bots: str, rules: str = "classic") -> tuple[str, ...]:
        ran = run("simulate", "--bots", bots, "--rules", rules, "--out", "-", "--jobs", "1", "--matches", "1", *short)
        return decode_record(ran.out).players

    assert players("steady,random") == ("bot:steady", "bot:random") * 2
    assert players("steady, random,random,bot:steady") == ("bot:steady", "bot:random", "bot:random", "bot:steady")
    assert players("steady,random,random", "cutthroat") == ("bot:steady", "bot:random", "bot:random")


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["--bots", "random,random,random"], 2, "--bots needs 1, 2 or 4 names at this table: 3"),
        (["--bots", "grandma"], 1, "no such bot"),
        (["--rules", "whist"], 2, "no such rule set"),
        (["--set", "kitty=5"], 2, "54 cards less a kitty of 5"),
        (["--matches", "0"], 2, "0 is not in the range"),
        (["--deals-at-most", "100000"], 2, "100000 is not in the range"),
    ],
)
def test_what_is_asked_wrongly_writes_nothing(words: list[str], code: int, says: str, tmp_path: Path) -> None:
    ran = run("simulate", "--out", str(tmp_path / "a.jsonl"), *words)
    assert ran.code == code and says in ran.err
    assert not [*tmp_path.iterdir()]


def test_a_full_disk_is_told() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full on this machine")
    ran = run("simulate", "--bots", "random", "--matches", "2", "--jobs", "1", "--out", "/dev/full")
    assert ran.code == 1 and "No space left on device" in ran.err


def test_a_match_that_does_not_end_is_stopped_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    words = ["--set", "target=100", "--set", "floor=none", "--matches", "2", "--deals-at-most", "2"]
    ran = run("simulate", "--bots", "random", "--jobs", "1", "--out", str(path), *words)
    assert "2 matches, 4 deals" in ran.err and "ended by unfinished 2" in ran.err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_run_that_is_stopped_leaves_the_old_file_and_no_half_one(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("precious", encoding="utf-8")
    words = ["simulate", "--matches", "100000", "--jobs", "1", "--bots", "random", "--out", str(path)]
    process = subprocess.Popen([sys.executable, "-m", "bidwhist.cli", *words], stderr=subprocess.PIPE)
    part = tmp_path / "a.jsonl.part"
    for _ in range(1500):
        if part.exists() and part.stat().st_size:
            break
        time.sleep(0.02)
    process.send_signal(number)
    _, told = process.communicate(timeout=20)
    assert process.returncode == 1
    assert told.decode().split("\n", 1)[0] == f"{path} was not written; what there was of it is gone"
    assert told.decode().rstrip().endswith("stopped")
    assert [(one.name, one.read_text(encoding="utf-8")) for one in tmp_path.iterdir()] == [("a.jsonl", "precious")]
