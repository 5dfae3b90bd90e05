"""``bidwhist convert``: one form to another and back, whole or not at all."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import DeclareWhen
from bidwhist.core.rules.presets import PRESETS
from bidwhist.records import decode_record, encode_record, format_record, record_of
from support.command import run
from support.random_matches import lively_match
from support.trickster import OPTIONS, as_trickster

RECORDS = [record_of(lively_match(rules, 7, most_actions=90)) for rules in PRESETS.values()]
JSON = b"".join(encode_record(record) + b"\n" for record in RECORDS).decode()
TEXT = "".join(format_record(record) + "\n" for record in RECORDS)
CLASSIC = replace(PRESETS["classic"], declare=DeclareWhen.BEFORE_KITTY)
FOREIGN = as_trickster(record_of(lively_match(CLASSIC, 3, by_seed=False, most_actions=30)))


def test_json_becomes_text_and_text_becomes_json(tmp_path: Path) -> None:
    ours, text, again = (tmp_path / name for name in ("a.jsonl", "a.txt", "b.jsonl"))
    ours.write_text(JSON, encoding="utf-8")
    assert run("convert", str(ours), str(text)) == (0, "", "")
    assert text.read_text(encoding="utf-8") == TEXT
    assert run("convert", str(text), str(again)) == (0, "", "")
    assert again.read_text(encoding="utf-8") == JSON
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "a.txt", "b.jsonl"]


def test_it_stands_in_a_pipe() -> None:
    assert run("convert", "-", "-", "--to", "text", stdin=JSON.encode()) == (0, TEXT, "")
    assert run("convert", "-", "-", "--to", "json", stdin=TEXT.encode()) == (0, JSON, "")


def test_the_form_to_write_must_be_known(tmp_path: Path) -> None:
    for target in ("-", str(tmp_path / "a.bin")):
        ran = run("convert", "-", target, stdin=JSON.encode())
        assert ran.code == 2 and "say what to write with --to json or text" in ran.err


def test_tricksters_records_are_read_with_notes_and_settings(tmp_path: Path) -> None:
    ran = run("convert", "-", "-", "--to", "json", "--set", "made=bid", stdin=FOREIGN.encode())
    assert ran.code == 0
    assert decode_record(ran.out).rules.made.value == "bid"
    assert ran.err.startswith("note: standard input, line 2: defensiveScoring is taken to mean a point for each of ")


def test_an_option_of_trickster_that_is_not_known_says_what_to_do() -> None:
    text = FOREIGN.replace("bidderLeads", "sportKitty")
    ran = run("convert", "-", "-", "--to", "json", stdin=text.encode())
    assert ran.code == 1 and "say what it changes with --set: 'sportKitty=True'" in ran.err
    assert "sportKitty" not in OPTIONS


def test_a_record_that_breaks_its_rules_is_converted_as_it_is() -> None:
    false = replace(RECORDS[0], result=replace(RECORDS[0].result, winner=1, reason="boston"))
    text = run("convert", "-", "-", "--to", "text", stdin=encode_record(false)).out
    assert run("convert", "-", "-", "--to", "json", stdin=text.encode()).out.encode() == encode_record(false) + b"\n"


def test_when_the_source_is_bad_the_target_is_left_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    target.write_text("precious", encoding="utf-8")
    ran = run("convert", "-", str(target), stdin=JSON.encode() + b"nonsense")
    assert ran.code == 1
    assert f"line {len(RECORDS) + 1}: not JSON" in ran.err
    assert target.read_text(encoding="utf-8") == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["out.jsonl"]


def test_several_records_do_not_go_into_one_json_file(tmp_path: Path) -> None:
    ran = run("convert", "-", str(tmp_path / "a.json"), stdin=JSON.encode())
    assert ran.code == 2 and "end OUT in .jsonl for several" in ran.err
    assert run("convert", "-", str(tmp_path / "a.json"), stdin=encode_record(RECORDS[0])).code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_a_full_disk_is_told_in_words() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full on this machine")
    ran = run("convert", "-", "/dev/full", "--to", "json", stdin=JSON.encode())
    assert ran.code == 1 and "No space left on device" in ran.err
    assert "Traceback" not in ran.err


def test_a_folder_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    ran = run("convert", "-", str(tmp_path / "none" / "a.jsonl"), stdin=JSON.encode())
    assert ran.code == 1 and "No such file or directory" in ran.err
