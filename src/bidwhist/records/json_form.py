"""Records as JSON: written on one line, and checked strictly when read."""

import json
import re
from typing import Any

import msgspec

from bidwhist.errors import BadRecord
from bidwhist.records.fault import Fault
from bidwhist.records.form import tidy
from bidwhist.records.shapes import FORMAT, Record
from bidwhist.tools.version import program_version

MOST_BYTES = 64 * 1024 * 1024
"""The longest record that is read; ten thousand deals fit."""

_DECODER = msgspec.json.Decoder(Record)
_ENCODER = msgspec.json.Encoder()


def encode_record(record: Record) -> bytes:
    """The record as one line of JSON, without its end of line.

    :raises BadRecord: if a text in it has half a character, which no file can hold.
    """
    try:
        return _ENCODER.encode(record)
    except UnicodeEncodeError as error:
        raise BadRecord(f"half a character, which no file can hold, is in a text: {error.object[:40]!r}") from None


def decode_record(line: bytes | str) -> Record:
    """The record in some JSON, with every code in its canonical form.

    :raises BadRecord: if it is not JSON, too long, has a duplicate key, or is not a record; whether it follows its
        rules is for ``check``.
    """
    text = line.encode(errors="surrogatepass") if isinstance(line, str) else line
    if len(text) > MOST_BYTES:
        raise BadRecord(f"a record has at most {MOST_BYTES} bytes: {len(text)}")
    record = _decode(text)
    if _ENCODER.encode(record) != text.strip():
        # We do not write it so. It may have a duplicate key, of which the decoder would silently keep the last.
        _check_keys(text)
    return tidy(record)


def _decode(text: bytes) -> Record:
    try:
        return _DECODER.decode(text)
    except msgspec.ValidationError as error:
        _check_version(text)
        raise _in_words(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        # msgspec tells of bytes that are no text in one way before 0.23 and in another since.
        _check_encoding(text)
        raise BadRecord(f"not JSON: {error}{_line_in(text, str(error))}") from None


def _check_encoding(text: bytes) -> None:
    try:
        text.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8: {error.reason} at byte {error.start}") from None


class _Format(msgspec.Struct):
    """The one field that every version of a record has."""

    format: str


def _check_version(text: bytes) -> None:
    try:
        found = msgspec.json.decode(text, type=_Format).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    check_version(found, FORMAT)


def check_version(found: str, known: str) -> None:
    """Check that a form such as ``bidwhist-record/1`` is not of a later version than the known one.

    :raises BadRecord: saying so, if it is.
    """
    name, _, version = found.partition("/")
    wanted, _, newest = known.partition("/")
    if name == wanted and version.isdecimal() and _is_later(version, newest):
        raise BadRecord(
            f"this is {name} of version {version[:9]}; bidwhist {program_version()} reads up to version {newest}, "
            "and a newer bidwhist reads this"
        )


def _is_later(version: str, known: str) -> bool:
    # int() refuses too many digits.
    digits = version.lstrip("0")
    return len(digits) > len(known) or (len(digits) == len(known) and int(digits) > int(known))


def _line_in(text: bytes, words: str) -> str:
    place = re.search(r"\(byte (\d+)\)", words)
    line = text.count(b"\n", 0, int(place[1])) + 1 if place else 1
    return f", in its line {line}" if line > 1 else ""


def _check_keys(text: bytes) -> None:
    json.loads(text, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> None:
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise BadRecord(f"the key {key!r} appears twice in one object")


_PATH = re.compile(
    r"^(?P<words>.*) - at `\$(?:\.deals\[(?P<deal>\d+)\])?(?:\.tricks\[(?P<trick>\d+)\])?(?P<rest>.*)`$", re.S
)


def _in_words(message: str) -> BadRecord:
    # "Expected `int`, got `str` - at `$.deals[2].tricks[0].leader`": people count deals and tricks from 1.
    found = _PATH.match(message)
    words, place = (found["words"], found["rest"].strip(".")) if found else (message, "")
    said = f"{place}{place and ': '}{words[:1].lower()}{words[1:]}"
    if found is None or found["deal"] is None:
        return BadRecord(said)
    return Fault(said, int(found["deal"]) + 1, int(found["trick"]) + 1 if found["trick"] else None)
