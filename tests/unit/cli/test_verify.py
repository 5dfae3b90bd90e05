"""``bidwhist verify``: a line for each file that is right, the first wrong thing of each that is not."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import DeclareWhen
from bidwhist.core.rules.presets import PRESETS
from bidwhist.records import Record, encode_record, format_record, record_of
from support.command import run
from support.random_matches import lively_match
from support.trickster import as_trickster

LONG = replace(PRESETS["classic"], target=100, floor=None)
RECORDS = [record_of(lively_match(LONG, number, most_actions=130)) for number in (197, 104, 206)]
OVER = record_of(lively_match(replace(PRESETS["classic"], max_deals=1), 3, most_actions=1000))
LINES = [encode_record(record) + b"\n" for record in RECORDS]


def lie(record: Record, deal: int, trick: int) -> Record:
    deals = list(record.deals)
    tricks = list(deals[deal - 1].tricks)
    winner = tricks[trick - 1].winner
    assert isinstance(winner, int)
    tricks[trick - 1] = replace(tricks[trick - 1], winner=(winner + 1) % 4)
    deals[deal - 1] = replace(deals[deal - 1], tricks=tuple(tricks))
    return replace(record, deals=tuple(deals))


FALSE = lie(RECORDS[1], 1, 5)


def test_a_file_that_is_right_gives_one_line(tmp_path: Path) -> None:
    path = tmp_path / "good.jsonl"
    path.write_bytes(b"".join(LINES))
    deals = sum(len(record.deals) for record in RECORDS)
    assert run("verify", str(path)) == (0, f"{path}: 3 matches, {deals} deals, all right, 3 unfinished\n", "")


def test_a_match_that_is_not_over_is_called_unfinished(tmp_path: Path) -> None:
    assert OVER.result.reason != "unfinished" and RECORDS[0].result.reason == "unfinished"
    path = tmp_path / "matches.jsonl"
    path.write_bytes(LINES[0])
    assert run("verify", str(path)) == (0, f"{path}: 1 match, 3 deals, all right, unfinished\n", "")
    path.write_bytes(encode_record(OVER))
    assert run("verify", str(path)) == (0, f"{path}: 1 match, 1 deal, all right\n", "")
    path.write_bytes(LINES[0] + LINES[1] + encode_record(OVER))
    assert run("verify", str(path)).out == f"{path}: 3 matches, 7 deals, all right, 2 unfinished\n"


@pytest.mark.parametrize(
    "text",
    [
        LINES[0],
        LINES[0].strip(),
        b"\n\n" + LINES[0],
        b"\xef\xbb\xbf" + LINES[0],
        json.dumps(json.loads(LINES[0]), indent=1).encode(),
        format_record(RECORDS[0]).encode(),
        b"{ an evening at Ann's }\r\n" + format_record(RECORDS[0]).replace("\n", "\r\n").encode(),
    ],
)
def test_every_form_is_read_from_standard_input_too(text: bytes) -> None:
    ran = run("verify", "-", stdin=text)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("standard input: 1 match, ")


def test_a_record_of_another_program_is_verified_as_it_is() -> None:
    rules = replace(PRESETS["classic"], declare=DeclareWhen.BEFORE_KITTY)
    text = as_trickster(record_of(lively_match(rules, 3, by_seed=False, most_actions=30)))
    assert run("verify", "-", stdin=text.encode()).out == "standard input: 1 match, 1 deal, all right, unfinished\n"
    wrong = run("verify", "-", stdin=text.replace("[Play", "[Game").encode().replace(b'Whist"', b'Hearts"', 2))
    assert wrong.code == 1 and "only Whist can be read" in wrong.err


def test_the_first_wrong_thing_is_named_with_file_line_deal_and_trick(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(LINES[0] + encode_record(FALSE) + b"\n" + b"nonsense\n")
    ran = run("verify", str(path))
    recorded, right = FALSE.deals[0].tricks[4].winner, RECORDS[1].deals[0].tricks[4].winner
    words = f"error: {path}, line 2: deal 1, trick 5: winner recorded as {recorded}, should be {right}\n"
    assert ran == (1, "", words)


def test_in_text_the_very_line_of_the_trick_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    text = format_record(FALSE)
    path.write_text(text, encoding="utf-8")
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(" 5."))
    assert run("verify", str(path)).err.startswith(f"error: {path}, line {line}: deal 1, trick 5: winner recorded as")


def test_every_file_is_looked_at_though_one_is_wrong(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl")]
    paths[0].write_bytes(LINES[0])
    paths[1].write_bytes(encode_record(FALSE))
    paths[2].write_bytes(LINES[2])
    ran = run("verify", *map(str, paths))
    assert ran.code == 1
    assert [line.split(":")[0] for line in ran.out.splitlines()] == [str(paths[0]), str(paths[2])]
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "there is no record in it"),
        (b"\n \n", "there is no record in it"),
        (b"; nothing at all\n", "there is no record in it"),
        (b"{}", "line 1: object missing required field"),
        (b"[]", "line 1: a JSON array is not a record"),
        (b"null", "line 1: a record begins with"),
        (b"\x00\x01\x02\xff", "line 1: not UTF-8"),
        (b"\x00\x01\x02", "line 1: a record begins with"),
        (LINES[0] + b"{", "line 2: not JSON"),
        (LINES[0] + LINES[1].replace(b'"dealer"', b'"dealers"', 1), "line 2: deal 1: object contains unknown field"),
        (LINES[0][:-20], "line 1: not JSON"),
        (json.dumps(json.loads(LINES[0]), indent=1).encode()[:-30] + b"\n!", "not JSON: JSON is malformed"),
        (b'{"deals":' + b"[" * 1_000_000, "line 1: deal 1: expected `object`, got `array`"),
        (b'{\n"deals":' + b"[" * 1_000_000, "deal 1: expected `object`, got `array`"),
        (b"[Record bidwhist-text/1]\n[Rules classic]\n\xff", "line 3: not UTF-8"),
        (b"[Record bidwhist-text/1]\n[Rules classic]\n", "line 1: the tag [Players … ] is missing"),
        (b"just some words", "line 1: a record begins with [Record bidwhist-text/1]"),
        (b"\xff\xfe" + LINES[0].decode().encode("utf-16-le"), "line 1: this is UTF-16, as some shells"),
        ("\ufeff[Record bidwhist-text/1]".encode("utf-16-be"), "line 1: this is UTF-16"),
    ],
    ids=range(19),
)
def test_what_is_no_record_is_told_in_one_line(text: bytes, words: str) -> None:
    ran = run("verify", "-", stdin=text)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("error: standard input") and words in ran.err
    assert ran.err.count("\n") == 1 and len(ran.err) < 300


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "none")) == (1, "", f"error: {tmp_path / 'none'}: No such file or directory\n")
    assert run("verify", str(tmp_path)).err == f"error: {tmp_path}: Is a directory\n"


def test_without_a_file_it_says_how_it_is_used() -> None:
    ran = run("verify")
    assert ran.code == 2 and "Missing argument" in ran.err


@pytest.mark.parametrize("text", ["[1,2]", '["a"]', "[]", '[{"a":1}]', "[\n {}\n]"])
@pytest.mark.parametrize("name", ["records.json", "records.jsonl"])
def test_a_json_array_is_told_to_be_one(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    ran = run("verify", str(tmp_path / name))
    assert ran.code == 1 and "line 1: a JSON array is not a record; write its records one a line" in ran.err
