"""No file can have a program started: engines play in saved matches and records where the command line names them."""

import json
import sys
from pathlib import Path

from support.command import run

SAMPLE = Path(__file__).parents[3] / "examples" / "engines" / "lowest.py"


def _engine(folder: Path) -> tuple[str, Path]:
    """The sample as an engine that leaves a trace where it is started, and the trace."""
    trace, program = folder / "started", folder / "engine.py"
    program.write_text(f"open({str(trace)!r}, 'a').close()\n{SAMPLE.read_text(encoding='utf-8')}", encoding="utf-8")
    return f"exec:{sys.executable} {program}", trace


def test_a_saved_match_goes_on_with_its_engine_only_where_it_is_named_again(tmp_path: Path) -> None:
    engine, trace = _engine(tmp_path)
    play = ("play", "--plain", "--save", str(tmp_path / "match.json"))
    begun = run(*play, "--bots", engine, "--seed", "3", stdin=b"pass\n" * 3 + b"quit\n")
    assert begun.code == 0 and trace.exists(), begun.err
    trace.unlink()
    refused = run(*play, stdin=b"quit\n")
    assert refused.code == 2 and f"continue with --bots {engine}" in refused.err
    assert not trace.exists()
    assert run(*play, "--bots", engine, stdin=b"quit\n").code == 0


def test_records_of_an_engine_are_read_checked_and_judged_without_it(tmp_path: Path) -> None:
    engine, trace = _engine(tmp_path)
    path = str(tmp_path / "matches.jsonl")
    words = ("--bots", f"steady,{engine}", "--matches", "2", "--deals-at-most", "2", "--jobs", "1", "--out", path)
    assert run("simulate", *words).code == 0
    trace.unlink()
    assert json.loads(Path(path).read_text(encoding="utf-8").splitlines()[0])["players"][1] == f"bot:{engine}"
    assert run("verify", path).code == run("replay", path).code == 0
    assert run("coach", path, "--bot", "steady", "--no-hindsight", "--match", "1").code == 0
    assert not trace.exists()
