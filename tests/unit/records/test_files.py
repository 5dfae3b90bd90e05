"""Files of records: what is written is whole and takes nothing with it, what is too long is refused, not cut off."""

import errno
import os
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import encode_record, files, format_record, record_of
from bidwhist.records.files import alone, pack, read_records, write_records, written
from support.random_matches import lively_match

RECORD = record_of(lively_match(PRESETS["palace"], 1, most_actions=60))


def test_what_a_stopped_run_keeps_beside_a_file_stays_when_the_file_is_written(tmp_path: Path) -> None:
    kept = tmp_path / "a.jsonl.part"
    kept.write_text("an hour's work\n", encoding="utf-8")
    write_records(str(tmp_path / "a.jsonl"), [RECORD])
    with pytest.raises(BadRecord), written(str(tmp_path / "a.jsonl")) as stream:
        stream.write(b"half")
        raise BadRecord("the rest cannot be read")
    assert kept.read_text(encoding="utf-8") == "an hour's work\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "a.jsonl.part"]


def test_two_that_write_the_same_file_at_once_leave_one_of_both_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    with written(str(path)) as first:
        first.write(b"first " * 10)
        with written(str(path)) as second:
            second.write(b"second")
        assert path.read_bytes() == b"second"
    assert path.read_bytes() == b"first " * 10


def test_a_link_stays_and_leads_to_what_was_written(tmp_path: Path) -> None:
    path, link = tmp_path / "far" / "a.jsonl", tmp_path / "a.jsonl"
    path.parent.mkdir()
    link.symlink_to(path)
    write_records(str(link), [RECORD])  # the file is not there yet
    assert link.is_symlink() and path.read_bytes() == encode_record(RECORD) + b"\n"
    write_records(str(link), [RECORD, RECORD])
    assert link.is_symlink() and path.read_bytes().count(b"\n") == 2
    assert [*path.parent.iterdir()] == [path]


def test_a_file_gets_its_name_only_when_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"before\n")

    def full_disk(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        write_records(str(path), [RECORD])
    assert path.read_bytes() == b"before\n" and [*tmp_path.iterdir()] == [path]


def test_a_folder_that_is_not_there_is_told_with_the_name_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "a.jsonl"
    with pytest.raises(FileNotFoundError) as told:
        write_records(str(path), [RECORD])
    assert told.value.filename == str(path)


def test_a_text_that_is_too_long_is_refused_and_not_read_as_far_as_it_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, text = tmp_path / "a.txt", format_record(RECORD).encode()
    path.write_bytes(text + b"\n" + text)
    monkeypatch.setattr(files, "MOST_BYTES", len(text))
    with pytest.raises(BadRecord, match=f"a.txt, line 1: a file that is not of JSON lines has at most {len(text)} "):
        list(read_records(str(path)))


@pytest.mark.parametrize("form", [encode_record(RECORD).decode() + "\n", format_record(RECORD)])
@pytest.mark.parametrize("encoding", ["UTF-16", "UTF-16-LE", "UTF-16-BE", "UTF-32", "UTF-32-LE", "UTF-32-BE"])
def test_text_in_another_encoding_is_told_by_its_name(tmp_path: Path, encoding: str, form: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(form.encode(encoding))
    with pytest.raises(BadRecord, match=f"line 1: this is {encoding[:6]}, .* save it as UTF-8"):
        list(read_records(str(path)))


@pytest.mark.parametrize("packs", [False, True])
def test_what_was_resumed_gets_its_name_only_when_the_disk_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packs: bool
) -> None:
    path, kept = tmp_path / "a.jsonl.gz", tmp_path / "a.jsonl.part"

    def full_disk(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def finish() -> None:
        pytest.fail("it got its name")

    kept.write_bytes(b"an hour's work\n")
    path.write_bytes(b"before")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        if packs:
            pack(kept, path)
        else:
            with alone(kept, finish) as stream:
                stream.seek(0, os.SEEK_END)
    assert (kept.read_bytes(), path.read_bytes()) == (b"an hour's work\n", b"before")
    assert {*tmp_path.iterdir()} == {path, kept}
