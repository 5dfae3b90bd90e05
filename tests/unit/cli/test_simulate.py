"""``bidwhist simulate``: a record a line, a summary for people, and no half a file whatever happens."""

import re
import signal
import subprocess
from pathlib import Path

import pytest

from bidwhist.cli.bulk import stopping_cleanly
from bidwhist.records import check, decode_record
from bidwhist.records.files import alone, beside
from support.command import run
from support.nightly import by_day
from support.waiting import PATIENCE, running, until


def simulated(path: Path, *words: str) -> bytes:
    ran = run("simulate", "--bots", "random", "--out", str(path), "--jobs", "1", *words)
    assert (ran.code, ran.out) == (0, "")
    return path.read_bytes()


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    first = simulated(tmp_path / "a.jsonl", "--matches", "5", "--seed", "grandma")
    assert simulated(tmp_path / "b.jsonl", "--matches", "5", "--seed", "grandma") == first
    assert simulated(tmp_path / "c.jsonl", "--matches", "5", "--seed", "grandpa") != first
    assert simulated(tmp_path / "d.jsonl", "--matches", "9", "--seed", "grandma").startswith(first)


def test_a_link_stays_and_the_matches_are_where_it_leads(tmp_path: Path) -> None:
    path, link = tmp_path / "far" / "a.jsonl", tmp_path / "a.jsonl"
    path.parent.mkdir()
    link.symlink_to(path)
    written = simulated(link, "--matches", "3")
    assert link.is_symlink() and path.read_bytes() == written
    assert [*path.parent.iterdir()] == [path]


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
        (["--bots", "grandma"], 2, "no such bot"),
        (["--rules", "bridge"], 2, "no such rule set"),
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


def cut_short(path: Path, *words: str, number: signal.Signals = signal.SIGTERM, after: int = 3) -> str:
    """What a long run says that is stopped as soon as it has written so many matches."""
    asked = ["simulate", "--matches", "100000", "--bots", "random", "--out", str(path), *words]
    part = path.with_name(f"{path.name}.part")
    with running(*asked, stderr=subprocess.PIPE) as process:
        until(lambda: part.exists() and part.read_bytes().count(b"\n") >= after, f"{after} matches")
        process.send_signal(number)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and b"Traceback" not in told
    return told.decode()


@pytest.mark.parametrize(("jobs", "number"), [("1", signal.SIGTERM), ("2", signal.SIGINT)])
def test_a_run_that_is_stopped_keeps_what_it_has_and_goes_on_to_the_same_file(
    jobs: str, number: signal.Signals, tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("precious", encoding="utf-8")
    told = cut_short(path, "--jobs", jobs, number=number)
    part = tmp_path / "a.jsonl.part"
    kept = part.read_bytes().count(b"\n")
    assert f"{kept} of 100000 matches are kept in {part}; the same command with --resume goes on from there" in told
    assert f"{kept} matches, " in told and told.rstrip().endswith("stopped")
    assert path.read_text(encoding="utf-8") == "precious"
    with part.open("ab") as stream:
        stream.write(b'{"format":"bidwhist-rec')  # as a power cut may leave it
    wanted = str(kept + 5)
    resumed = simulated(path, "--matches", wanted, "--resume")
    assert resumed == simulated(tmp_path / "whole.jsonl", "--matches", wanted)
    assert not part.exists()


@pytest.mark.parametrize("after", by_day([0, 1, 8, 9, 40], 0, 9))
def test_a_run_of_processes_ends_whenever_it_is_interrupted(tmp_path: Path, after: int) -> None:
    told = cut_short(tmp_path / "out.jsonl", "--jobs", "2", number=signal.SIGINT, after=after)
    assert told.rstrip().endswith("stopped")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interrupt_that_comes_where_it_is_lost_is_handled_later() -> None:
    class Deleted:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    with stopping_cleanly() as stopping:
        stopping.check()
        Deleted()
        with pytest.raises(KeyboardInterrupt):
            stopping.check()


def test_a_resumed_run_counts_all_of_its_matches(tmp_path: Path) -> None:
    words = ["simulate", "--bots", "random", "--jobs", "1", "--matches"]
    whole = run(*words, "6", "--out", str(tmp_path / "whole.jsonl"))
    simulated(tmp_path / "a.jsonl", "--matches", "4")
    resumed = run(*words, "6", "--out", str(tmp_path / "a.jsonl"), "--resume")
    assert (resumed.code, resumed.err) == (0, whole.err)


def test_a_whole_file_is_gone_on_from_for_more_matches(tmp_path: Path) -> None:
    first = simulated(tmp_path / "a.jsonl", "--matches", "3")
    more = simulated(tmp_path / "a.jsonl", "--matches", "5", "--resume")
    assert more.startswith(first) and more == simulated(tmp_path / "b.jsonl", "--matches", "5")
    assert simulated(tmp_path / "c.jsonl", "--matches", "2", "--resume") == b"".join(more.splitlines(keepends=True)[:2])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seed", "2"], "another seed was used"),
        (["--rules", "palace"], "other rules were used"),
        (["--bots", "steady"], "other bots played: bot:random"),
        (["--deals-at-most", "1"], "ended after another number of deals"),
        (["--matches", "2"], "has more matches than the 2 that are wanted"),
    ],
)
def test_a_file_of_another_run_is_left_alone(words: list[str], says: str, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    long = ["--set", "target=100", "--set", "floor=none", "--deals-at-most", "2"]
    before = simulated(path, "--matches", "3", *long)
    asked = ["simulate", "--bots", "random", "--jobs", "1", "--matches", "5", "--out", str(path), "--resume", *long]
    ran = run(*asked, *words)
    assert ran.code == 1 and says in ran.err
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("a.jsonl", before)]


def test_a_record_that_was_changed_is_not_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    before = simulated(path, "--matches", "3")
    score = re.search(rb'"score":\[(-?\d+)', before)
    assert score
    changed = before[: score.start(1)] + b"99" + before[score.end(1) :]
    path.write_bytes(changed)
    ran = run("simulate", "--bots", "random", "--jobs", "1", "--matches", "5", "--out", str(path), "--resume")
    assert ran.code == 1 and "in match 1, the record is not as this version writes it" in ran.err
    assert path.read_bytes() == changed


def test_what_a_stopped_run_has_left_is_not_written_over_by_another(tmp_path: Path) -> None:
    part = tmp_path / "a.jsonl.part"
    part.write_bytes(simulated(tmp_path / "b.jsonl", "--matches", "2"))
    ran = run("simulate", "--bots", "random", "--jobs", "1", "--matches", "2", "--out", str(tmp_path / "a.jsonl"))
    assert ran.code == 1 and f"{part} was left by a run that was stopped; continue it with --resume" in ran.err


def test_standard_output_cannot_be_gone_on_from() -> None:
    ran = run("simulate", "--out", "-", "--resume")
    assert ran.code == 2 and "--resume continues a file" in ran.err
    ran = run("simulate", "--out", "-", "--json")
    assert ran.code == 2 and "cannot both go to standard output" in ran.err


@pytest.mark.parametrize("columns", ["20", "30", "55"])
def test_no_word_and_no_figure_of_the_summary_is_cut_in_a_narrow_terminal(
    columns: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["simulate", "--rules", "cutthroat", "--matches", "1", "--seed", "a", "--jobs", "1", "--out"]
    wide = run(*words, str(tmp_path / "wide.jsonl")).err
    monkeypatch.setenv("COLUMNS", columns)
    assert run(*words, str(tmp_path / "narrow.jsonl")).err == wide
    assert wide.splitlines()[0].split() == ["contract", "deals", "made", "set", "made", "%", "points", "a", "deal"]
    assert "\n1 match, 13 deals" in wide


@pytest.mark.parametrize("words", [[], ["--resume"]])
def test_a_file_that_another_run_is_writing_is_left_to_it(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "a.jsonl"
    part = beside(path)
    with alone(part, lambda: part.replace(path)) as stream:
        stream.write(b"theirs\n")
        stream.flush()
        ran = run("simulate", "--bots", "random", "--jobs", "1", "--matches", "2", "--out", str(path), *words)
        assert ran.code == 1 and f"another program is writing {path}.part" in ran.err
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("a.jsonl", b"theirs\n")]
    assert simulated(path, "--matches", "2") == simulated(tmp_path / "b.jsonl", "--matches", "2")


def test_of_two_runs_into_one_file_the_second_is_refused(tmp_path: Path) -> None:
    path, asked = tmp_path / "a.jsonl", ["simulate", "--matches", "100000", "--bots", "random", "--jobs", "1", "--out"]
    part = path.with_name("a.jsonl.part")
    with running(*asked, str(path), stderr=subprocess.PIPE) as process:
        until(lambda: part.exists() and part.read_bytes().count(b"\n") >= 1, "a match")
        ran = run("simulate", "--bots", "random", "--jobs", "1", "--matches", "2", "--out", str(path), "--resume")
        assert ran.code == 1 and "another program is writing" in ran.err and not path.exists()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert part.read_bytes().count(b"\n") >= 1
