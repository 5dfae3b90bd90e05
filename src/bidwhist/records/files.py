"""Reads and writes files of records: JSON, JSON lines, our text, Trickster's; the first bytes tell which, .gz packs."""

import gzip
import os
import re
import shutil
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from io import BufferedReader
from pathlib import Path
from secrets import token_hex
from typing import IO, BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from bidwhist.core.match import Match
from bidwhist.errors import BadRecord, WhistError
from bidwhist.records.checking import check
from bidwhist.records.json_form import MOST_BYTES, decode_record, encode_record
from bidwhist.records.shapes import Record
from bidwhist.records.stamp import stamped
from bidwhist.records.text_reading import TextRecord, parse_records
from bidwhist.records.text_writing import format_record
from bidwhist.records.trickster import is_trickster, parse_trickster
from bidwhist.records.writing import record_of
from bidwhist.tools.durable import to_disk
from bidwhist.tools.file_lock import try_lock

STANDARD = "-"
"""The name of standard input and output."""
PACKED = ".gz"
"""The ending of files that are to be packed by gzip. Those that are, are told by their first bytes."""
_MAGIC = b"\x1f\x8b"
_ENCODINGS = (
    ("UTF-32", re.compile(rb"\xff\xfe\0\0|\0\0\xfe\xff|[\t-~]\0\0\0|\0\0\0[\t-~]")),
    ("UTF-16", re.compile(rb"\xff\xfe|\xfe\xff|[\t-~]\0|\0[\t-~]")),
)
"""How text in other encodings begins: with a byte order mark, or with a letter of ASCII and its zero bytes."""


class Found(Struct, frozen=True):
    """A record and its place in its file."""

    record: Record
    line: int
    text: TextRecord | None = None
    notes: tuple[str, ...] = ()

    def line_of(self, error: BadRecord) -> int:
        """The line of the file that an error about the record is about."""
        return self.text.line_of(error) if self.text else self.line


Progress: TypeAlias = Callable[[int], None]
"""Called with the number of bytes read since the last call."""


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """A file for reading, or standard input for ``-``; unpacked where its first bytes say that gzip has packed it.

    :raises BadRecord: while it is read, if it was packed and is cut off or damaged.
    """
    with nullcontext(sys.stdin.buffer) if name == STANDARD else Path(name).open("rb") as stream:
        if not (isinstance(stream, BufferedReader) and stream.peek(2).startswith(_MAGIC)):
            yield stream
            return
        try:
            with gzip.GzipFile(fileobj=stream) as unpacked:
                yield unpacked  # type: ignore[misc]  # it reads like a file
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise BadRecord(f"{shown(name)}: not a whole gzip file: {error}") from None


def read_records(name: str, settings: tuple[str, ...] = (), progress: Progress = lambda count: None) -> Iterator[Found]:
    """Every record of a file, one at a time; settings are for what Trickster's options leave open.

    :raises BadRecord: naming file and line, at the first malformed one.
    """
    is_empty = True
    with opened(name) as stream:
        try:
            for found in _records(name, stream, settings, progress):
                is_empty = False
                yield found
        except BadRecord as error:
            raise BadRecord(f"{shown(name)}, {error}") from None
    if is_empty:
        raise BadRecord(f"{shown(name)}: there is no record in it")


def shown(name: str) -> str:
    """The name of a file in messages."""
    return "standard input" if name == STANDARD else name


def _records(name: str, stream: BinaryIO, settings: tuple[str, ...], progress: Progress) -> Iterator[Found]:
    first, number = _first_line(stream, progress)
    if name.removesuffix(PACKED).endswith(".jsonl") or _is_whole_object(first):
        yield from _json_lines(first, number, stream, progress)
    else:
        rest = stream.read(MOST_BYTES + 1)
        progress(len(rest))
        if len(first) + len(rest) > MOST_BYTES:
            raise BadRecord(f"line 1: a file that is not of JSON lines has at most {MOST_BYTES} bytes")
        yield from _whole(b"\n" * (number - 1) + first + rest, settings)


def _first_line(stream: BinaryIO, progress: Progress) -> tuple[bytes, int]:
    number, line = 1, _line(stream, progress).removeprefix(b"\xef\xbb\xbf")
    for encoding, begins in _ENCODINGS:
        if begins.match(line):
            raise BadRecord(f"line 1: this is {encoding}, as some shells write what a program prints; save it as UTF-8")
    while line and not line.strip():
        number, line = number + 1, _line(stream, progress)
    return line, number


def _line(stream: BinaryIO, progress: Progress) -> bytes:
    line = stream.readline(MOST_BYTES + 1)
    progress(len(line))
    return line


def _is_whole_object(line: bytes) -> bool:
    return line.lstrip().startswith(b"{") and line.rstrip().endswith(b"}") and b'"' in line


def _json_lines(line: bytes, number: int, stream: BinaryIO, progress: Progress) -> Iterator[Found]:
    while line:
        if line.strip():
            yield Found(_at_line(number, line), number)
        number, line = number + 1, _line(stream, progress)


def _at_line(number: int, text: bytes) -> Record:
    if text.lstrip().startswith(b"["):
        raise BadRecord(f"line {number}: a JSON array is not a record; write its records one a line, as JSON lines")
    try:
        return decode_record(text)
    except BadRecord as error:
        raise BadRecord(f"line {number}: {error}") from None


def _whole(data: bytes, settings: tuple[str, ...]) -> Iterator[Found]:
    start = data[: len(data) - len(data.lstrip())].count(b"\n") + 1
    if re.match(rb'\s*\{\s*["}]', data) or _is_json_array(data):
        yield Found(_at_line(start, data), start)
        return
    text = _decoded(data)
    if is_trickster(text):
        for one in parse_trickster(text, settings):
            yield Found(one.record, one.line, notes=one.notes)
    else:
        for read in parse_records(text):
            yield Found(read.record, read.line, read)


def _is_json_array(data: bytes) -> bool:
    # The text form begins with a bracket too: [Record bidwhist-text/1].
    return data.lstrip().startswith(b"[") and re.match(rb"\s*\[\s*\w+ bidwhist", data) is None and _is_json(data)


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return re.match(rb"\s*\[\s*[\[{]", data) is not None
    return True


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(f"line {line}: not UTF-8: {error.reason}") from None


@contextmanager
def written(name: str) -> Iterator[BinaryIO]:
    """Write a file atomically: under a temporary name of its own, and renamed when it is on the disk.

    A link stays, and the file that it leads to is written. ``-`` is standard output.
    """
    path = led_to(name)
    if name == STANDARD:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    elif path.exists() and not path.is_file():
        with path.open("wb") as stream:
            yield stream
    else:
        yield from _beside(path)


def led_to(name: str) -> Path:
    """The file that a name leads to, the same one unless it is a link."""
    return Path(os.path.realpath(name)) if Path(name).is_symlink() else Path(name)


def beside(path: Path) -> Path:
    """The name of what a run that can be resumed has written of a file so far."""
    return path.with_name(f"{path.name}.part")


_BEHIND_ALL = (1 << 31) - 2
"""A byte behind the end of nearly every file of records, so that a locked one can be read; Windows counts no further.
"""


@contextmanager
def alone(part: Path, finish: Callable[[], object]) -> Iterator[BinaryIO]:
    """A file under its temporary name, as it is or new, which no other program writes until it is finished.

    :param finish: gives it its name.
    :raises WhistError: if another program is writing it.
    """
    part.touch()
    with part.open("r+b") as stream:
        lock(stream, part)
        yield stream
        stream.flush()
        to_disk(stream.fileno())
        if sys.platform != "win32":
            finish()  # while it is locked: nobody begins to write what gets its name now
    if sys.platform == "win32":  # which renames no open file
        finish()


def lock(stream: IO[bytes], path: Path) -> None:
    """Keep an open file to this program until it is closed, where its file system can.

    :raises WhistError: if another program is writing it.
    """
    is_ours = True
    with suppress(OSError):  # not every file system has locks
        is_ours = try_lock(stream.fileno(), _BEHIND_ALL)
    # Who wrote it may have given it another name after it was opened here.
    if not is_ours or not path.exists() or not os.path.samestat(os.fstat(stream.fileno()), path.stat()):
        raise WhistError(f"another program is writing {path}; wait for its end, or name another file")


def _beside(path: Path) -> Iterator[BinaryIO]:
    # A name of its own: a stopped run may keep its lines beside the file, and another process may write the same file.
    part = path.with_name(f"{path.name}.{token_hex(4)}.part")
    try:
        opened_part = part.open("xb")
    except OSError as error:
        error.filename = str(path)  # the name that was asked for
        raise
    try:
        with opened_part as stream:
            if path.suffix == PACKED:
                with packing(stream) as packed:
                    yield packed
            else:
                yield stream
            stream.flush()
            to_disk(stream.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def packing(stream: BinaryIO) -> Iterator[BinaryIO]:
    """A stream that packs into another, with neither a time nor a name, so that the same records are the same bytes."""
    with gzip.GzipFile("", "wb", fileobj=stream, mtime=0) as packed:
        yield packed  # type: ignore[misc]  # it writes like a file


def pack(path: Path, target: Path) -> None:
    """Pack a file into another, whole or not at all, and remove it."""
    part = path.with_name(f"{path.name}{PACKED}")
    try:
        with path.open("rb") as source, part.open("wb") as stream, packing(stream) as packed:
            shutil.copyfileobj(source, packed)
            packed.close()
            stream.flush()
            to_disk(stream.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    path.unlink()


def read_matches(name: str) -> Iterator[Match]:
    """The matches of a file of records in any form, one at a time, each decision and figure checked.

    :raises BadRecord: naming file and line, at the first record in which something is wrong.
    """
    for found in read_records(name):
        try:
            yield check(found.record)
        except BadRecord as error:
            raise BadRecord(f"{shown(name)}, line {found.line_of(error)}: {error}") from None


def write_matches(name: str, matches: Iterable[Match]) -> None:
    """Write the records of matches to a file, as :func:`write_records` does.

    :raises OSError: if the file cannot be written.
    """
    write_records(name, (stamped(record_of(match)) for match in matches))


def write_records(name: str, records: Iterable[Record]) -> None:
    """Write records to a file, whole or not at all: as text where it ends in .txt, else a JSON line each; .gz packs.

    The same records give the same bytes.

    :raises OSError: if the file cannot be written.
    """
    form, between = (_as_text, b"\n") if Path(name.removesuffix(PACKED)).suffix == ".txt" else (_as_json, b"")
    with written(name) as stream:
        for number, record in enumerate(records):
            stream.write(between * (number > 0) + form(record))


def _as_json(record: Record) -> bytes:
    return encode_record(record) + b"\n"


def _as_text(record: Record) -> bytes:
    return format_record(record).encode()
