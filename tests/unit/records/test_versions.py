"""A record of a version that is to come says so, in both forms and wherever it is read."""

import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadRecord
from bidwhist.records import decode_record, encode_record, format_record, parse_record, record_of
from bidwhist.tools.version import program_version
from support.command import run
from support.random_matches import lively_match

RECORD = record_of(lively_match(PRESETS["palace"], 2, most_actions=30))
JSON = encode_record(RECORD).replace(b"bidwhist-record/1", b"bidwhist-record/12")
TEXT = format_record(RECORD).replace("bidwhist-text/1", "bidwhist-text/12")
SAYS = f"of version 12; bidwhist {program_version()} reads up to version 1, and a newer bidwhist reads this"


def test_json_of_a_newer_version_says_so_whatever_else_it_holds() -> None:
    for text in (JSON, JSON.replace(b'"players"', b'"people"')):
        with pytest.raises(BadRecord, match=SAYS):
            decode_record(text)


def test_text_of_a_newer_version_says_so() -> None:
    with pytest.raises(BadRecord, match=f"line 1: this is bidwhist-text {SAYS}"):
        parse_record(TEXT)


def test_what_is_no_version_is_no_newer_one() -> None:
    for form in (b"bidwhist-record/0", b"bidwhist-record/x", b"other/2"):
        with pytest.raises(BadRecord, match="format"):
            decode_record(JSON.replace(b"bidwhist-record/12", form))


@pytest.mark.parametrize(
    "words", [["verify", "-"], ["replay", "-"], ["coach", "-"], ["convert", "-", "-", "--to", "json"]]
)
def test_every_command_says_so(words: list[str]) -> None:
    for text in (JSON, TEXT.encode()):
        ran = run(*words, stdin=text)
        assert ran.code == 1 and SAYS in ran.err
