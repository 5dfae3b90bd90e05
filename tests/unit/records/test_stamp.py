"""What is written says which version wrote it, and whether it had its kernel; older files are read as before."""

from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.arena import ledger
from bidwhist.arena.ledger import Ledger
from bidwhist.arena.measures import Plan as ArenaPlan
from bidwhist.arena.simulation import Plan, play_number
from bidwhist.cli import simulate
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import Record, check, decode_record, encode_record, format_record, parse_record, record_of
from bidwhist.records import stamp as stamp_module
from bidwhist.records.shapes import ProgramRecord
from bidwhist.records.stamp import stamp, stamped
from bidwhist.solver import COMPILED
from bidwhist.tools.version import program_version
from bidwhist.tui.saves import Save
from bidwhist.tui.session import sit_down
from support.command import run

CLASSIC = PRESETS["classic"]
ARENA = ArenaPlan(("steady", "greedy"), CLASSIC, bytes(32), ("points",))


@pytest.fixture
def record() -> Record:
    return decode_record(play_number(Plan(CLASSIC, ("random",) * 4, bytes(32), 1), 0).line)


def test_a_simulated_record_names_version_and_kernel(record: Record) -> None:
    assert record.program == ProgramRecord(program_version(), COMPILED)


def test_a_record_says_that_there_was_no_kernel(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp.cache_clear()
    monkeypatch.setattr(stamp_module, "COMPILED", False)
    without = stamped(record)
    stamp.cache_clear()
    assert without.program == ProgramRecord(program_version(), False)
    assert f"[Program {program_version()} no-kernel]\n" in format_record(without)


def test_simulate_says_that_there_was_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("simulate", "--bots", "random", "--matches", "1", "--deals-at-most", "1", "--jobs", "1", "--out", "-")
    monkeypatch.setattr(simulate, "COMPILED", True)
    assert "kernel" not in run(*words).err
    monkeypatch.setattr(simulate, "COMPILED", False)
    assert "played without the compiled kernel" in " ".join(run(*words).err.split())


def test_a_stamped_record_goes_into_text_and_json_and_back(record: Record) -> None:
    assert decode_record(encode_record(record)) == record == parse_record(format_record(record))


def test_a_record_without_a_stamp_is_read_as_before(record: Record) -> None:
    older = replace(record, program=UNSET)
    assert b"program" not in encode_record(older)
    assert decode_record(encode_record(older)) == older == parse_record(format_record(older))
    assert check(older) == check(record)


@pytest.mark.parametrize("version", ["", "1\x1b[2J", "1 2", "x" * 41])
def test_a_version_that_is_none_is_refused(version: str, record: Record) -> None:
    with pytest.raises(BadRecord):
        decode_record(encode_record(replace(record, program=ProgramRecord(version, True))))


@pytest.mark.parametrize("words", ["0.1.0", "0.1.0 perhaps", "0.1.0 kernel kernel"])
def test_a_program_of_other_words_is_refused(words: str, record: Record) -> None:
    text = format_record(replace(record, program=UNSET))
    with pytest.raises(BadRecord, match="as in"):
        parse_record(text.replace("[Result", f"[Program {words}]\n[Result"))


def test_a_saved_match_and_a_finished_one_are_stamped(tmp_path: Path) -> None:
    sitting = sit_down(CLASSIC, 0, "Ann", ("random",), bytes(32))
    save = Save(tmp_path / "match.json")
    save.write(sitting)
    assert f'"program":{{"version":"{program_version()}"' in save.path.read_text(encoding="utf-8")
    assert save.read() == sitting
    save.put_away(sitting.match)
    assert decode_record(save.finished.read_bytes()).program == stamp()


def test_an_arena_file_is_stamped_and_goes_on_only_with_the_same_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (ARENA,)):
        pass
    kept = path.read_bytes()
    assert f'"program":{{"version":"{program_version()}"'.encode() in kept
    monkeypatch.setattr(ledger, "stamp", lambda: ProgramRecord("99.0", COMPILED))
    with pytest.raises(BadRecord, match=r"made by version .*, this is version 99\.0"):
        Ledger(path, (ARENA,))
    assert path.read_bytes() == kept


def test_an_older_arena_file_without_a_stamp_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Ledger(path, (ARENA,)):
        pass
    before, _, _ = path.read_bytes().partition(b',"program"')
    path.write_bytes(before + b"}\n")
    with Ledger(path, (ARENA,)) as opened:
        assert opened.rows(0) == {}
    assert path.read_bytes() == before + b"}\n"


def test_a_match_has_no_stamp_of_its_own(record: Record) -> None:
    assert record_of(check(record)).program is UNSET
