"""Packed files of records: every command reads and writes them, and says what is wrong with one."""

import gzip
from pathlib import Path

import pytest

from support.command import run

PLAY = ("simulate", "--rules", "classic", "--seed", "1", "--bots", "random", "--jobs", "1")


def test_a_run_writes_a_packed_file_and_goes_on_from_it(tmp_path: Path) -> None:
    """Before, its lines were written under the packed name as they were, and no command could read them."""
    packed, plain = tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl"
    assert run(*PLAY, "--matches", "2", "--out", str(packed)).code == 0
    assert run(*PLAY, "--matches", "3", "--out", str(packed), "--resume").code == 0
    assert run(*PLAY, "--matches", "3", "--out", str(plain)).code == 0
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["a.jsonl.gz", "b.jsonl"]


def test_a_packed_file_is_told_by_its_first_bytes(tmp_path: Path) -> None:
    plain, packed = tmp_path / "a.jsonl", tmp_path / "packed"
    run(*PLAY, "--matches", "2", "--out", str(plain))
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    (tmp_path / "plain.jsonl.gz").write_bytes(plain.read_bytes())
    told = run("verify", str(plain)).out.partition(":")[2]
    for name in ("packed", "plain.jsonl.gz"):
        assert run("verify", str(tmp_path / name)).out.partition(":")[2] == told
    assert run("verify", "-", stdin=packed.read_bytes()).out.partition(":")[2] == told


@pytest.mark.parametrize("name", ["b.txt.gz", "b.jsonl.gz"])
def test_records_are_converted_into_packed_files(tmp_path: Path, name: str) -> None:
    plain, packed, back = tmp_path / "a.jsonl", tmp_path / name, tmp_path / "back.jsonl"
    run(*PLAY, "--matches", "2", "--out", str(plain))
    assert run("convert", str(plain), str(packed)).code == 0
    assert packed.read_bytes().startswith(b"\x1f\x8b")
    assert run("convert", str(packed), str(back)).code == 0
    assert back.read_bytes() == plain.read_bytes()


@pytest.mark.parametrize("words", [("verify",), ("replay",), ("simulate", "--resume")])
def test_a_packed_file_that_is_cut_off_is_named_and_kept(tmp_path: Path, words: tuple[str, ...]) -> None:
    path = tmp_path / "a.jsonl.gz"
    run(*PLAY, "--matches", "2", "--out", str(path))
    path.write_bytes(path.read_bytes()[:-20])
    before = path.read_bytes()
    asked = (*PLAY, "--matches", "3", "--resume", "--out") if words[0] == "simulate" else words
    ran = run(*asked, str(path))
    assert ran.code != 0
    assert "a.jsonl.gz: not a whole gzip file" in ran.err
    assert "Traceback" not in ran.err
    assert path.read_bytes() == before


@pytest.mark.parametrize("words", [("export", "--to", "calls"), ("coach", "--bot", "steady", "--no-hindsight")])
def test_records_are_not_written_over_by_what_is_made_of_them(tmp_path: Path, words: tuple[str, ...]) -> None:
    path, link = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    run(*PLAY, "--matches", "1", "--deals-at-most", "1", "--out", str(path))
    link.symlink_to(path)
    before = path.read_bytes()
    for out in (path, link):
        ran = run(*words, str(path), "--out", str(out))
        assert ran.code == 2 and f"{out} would be overwritten while it is read" in ran.err
    assert path.read_bytes() == before and sorted(one.name for one in tmp_path.iterdir()) == ["a.jsonl", "b.jsonl"]
