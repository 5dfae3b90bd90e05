"""Writes rows as CSV, JSON lines or Parquet, whole or not at all, and a part at a time."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from itertools import chain, islice
from types import MappingProxyType
from typing import Any, BinaryIO, TypeVar

import msgspec
import numpy as np
from msgspec import Struct

from bidwhist.data.digits import SmallNumbers, as_block, texts_of
from bidwhist.data.rows import Row
from bidwhist.data.tables import LISTS, TABLES, Kind, Table
from bidwhist.errors import Unknown, WhistError
from bidwhist.i18n.unknown import unknown
from bidwhist.records.files import written

Task = TypeVar("Task")

ROWS_AT_ONCE = 50_000
"""Rows of a part that is kept in memory."""
LIST_ROWS_AT_ONCE: Mapping[str, int] = MappingProxyType({"csv": 256, "jsonl": 256, "parquet": 4_000})
"""The same where rows hold lists, by format: as text what fits a processor's cache, in Parquet a group of rows."""
BUFFER_BYTES = 1 << 20
"""What Arrow gathers before it writes."""
LIST_SIGN = "\x1f"
"""Where a list will be in the text of a row: a sign that no cell has."""


class Format(Struct, frozen=True):
    """How a table is written in a format: parts that any process can make, and the file that they become in order."""

    part_of: Callable[[Table, list[Row]], bytes]
    opened: Callable[[Table, BinaryIO], AbstractContextManager[Callable[[bytes], object]]]
    """Begins a file; gives what writes a part to it."""


def export(rows: Iterable[Row], table: str, target: str, form: str) -> int:
    """Write the rows of a table to a file, ``-`` for standard output, and say how many there were.

    The same rows give the same bytes, whether their lists are lists or arrays; arrays are many times faster.

    :raises Unknown: if no table or format has the name.
    :raises WhistError: if Parquet is asked for and pyarrow is not installed.
    :raises OSError: if the file cannot be written.
    """
    check_names(table, form)
    return write_parts(((len(part), made) for part, made in _made(table, form, rows)), table, target, form)


def check_names(table: str, form: str) -> None:
    """Check that a table can be written in a format.

    :raises Unknown: if no table or format has the name.
    :raises WhistError: if Parquet is asked for and pyarrow is not installed.
    """
    if table not in TABLES:
        raise Unknown(unknown("table", table, TABLES))
    if form not in FORMATS:
        raise Unknown(unknown("format", form, FORMATS))
    if form == "parquet":
        _pyarrow("pyarrow")


def parts_of(table: str, form: str, rows: Iterable[Row]) -> list[tuple[int, bytes]]:
    """Rows as parts of a file, each with how many rows it has."""
    return [(len(part), made) for part, made in _made(table, form, rows)]


def write_parts(parts: Iterable[tuple[int, bytes]], table: str, target: str, form: str) -> int:
    """Write a file of parts, whole or not at all, and say how many rows they have.

    :raises OSError: if it cannot be written.
    """
    count, made = 0, iter(parts)
    # Records that cannot be read leave nothing behind, not even the names of columns.
    first = list(islice(made, 1))
    with written(target) as stream, FORMATS[form].opened(TABLES[table], stream) as write:
        for size, part in chain(first, made):
            write(part)
            count += size
    return count


def _made(table: str, form: str, rows: Iterable[Row]) -> Iterator[tuple[list[Row], bytes]]:
    chosen, size = TABLES[table], LIST_ROWS_AT_ONCE[form] if TABLES[table].has_lists else ROWS_AT_ONCE
    return ((part, FORMATS[form].part_of(chosen, part)) for part in _parts(rows, size))


def _parts(rows: Iterable[Row], size: int) -> Iterator[list[Row]]:
    waiting = iter(rows)
    while part := list(islice(waiting, size)):
        yield part


_CRLF = "\r\n"


class _EndedByLineFeed:
    """Rows of a CSV writer, each ended by a line feed alone.

    The writer is told that rows end with both signs, since it quotes only cells that have a sign of a row's end. Up to
    Python 3.12 a carriage return in a cell would otherwise end the row for those who read it.
    """

    def __init__(self, text: io.StringIO) -> None:
        self._text = text

    def write(self, row: str) -> None:
        self._text.write(f"{row.removesuffix(_CRLF)}\n")


def _csv_part(table: Table, part: list[Row]) -> bytes:
    text = io.StringIO(newline="")
    lists = _lists(table, part, b" ", _fractions_in_csv)
    signs = {place: [LIST_SIGN] * len(part) for place in lists}
    csv.writer(_EndedByLineFeed(text), lineterminator=_CRLF).writerows(_with(part, signs))
    if not lists:
        return text.getvalue().encode()
    first, *others = text.getvalue().encode().split(LIST_SIGN.encode())
    inside = chain.from_iterable(zip(*lists.values(), strict=True))
    return b"".join((first, *chain.from_iterable(zip(inside, others, strict=True))))


@contextmanager
def _csv_file(table: Table, stream: BinaryIO) -> Iterator[Callable[[bytes], object]]:
    stream.write(",".join(table.names).encode() + b"\n")
    yield stream.write


def _fractions_in_csv(cell: list[float | None] | None) -> bytes:
    return " ".join("" if one is None else str(one) for one in cell or ()).encode()


def _json_part(table: Table, part: list[Row]) -> bytes:
    names, encoder = table.names, msgspec.json.Encoder()
    raw = {
        place: [msgspec.Raw(b"[%b]" % text if _is_small(table, place) else text) for text in texts]
        for place, texts in _lists(table, part, b",", encoder.encode).items()
    }
    return encoder.encode_lines([dict(zip(names, row, strict=True)) for row in _with(part, raw)])


@contextmanager
def _json_file(_: Table, stream: BinaryIO) -> Iterator[Callable[[bytes], object]]:
    yield stream.write


def _lists(
    table: Table, part: list[Row], between: bytes, fractions: Callable[[Any], bytes]
) -> dict[int, Sequence[bytes]]:
    """The texts of the columns of lists, by place."""
    return {
        place: texts_of(_cells(part, place), between)
        if one.kind is Kind.SMALL_NUMBERS
        else [fractions(row[place]) for row in part]
        for place, one in enumerate(table.columns)
        if one.kind in LISTS
    }


def _is_small(table: Table, place: int) -> bool:
    return table.columns[place].kind is Kind.SMALL_NUMBERS


def _cells(part: list[Row], place: int) -> list[SmallNumbers]:
    return [row[place] for row in part]


def _with(part: list[Row], cells: Mapping[int, Sequence[Any]]) -> Iterator[Row]:
    """The rows with other cells in some columns."""
    columns = [cells.get(place, column) for place, column in enumerate(zip(*part, strict=True))]
    return zip(*columns, strict=True) if cells else iter(part)


def _parquet_part(table: Table, part: list[Row]) -> bytes:
    """A record batch of Arrow, as its own form between processes."""
    arrow = _pyarrow("pyarrow")
    schema = _schema(arrow, table)
    arrays = [
        _list_array(arrow, one) if column.kind is Kind.SMALL_NUMBERS else arrow.array(one, field.type)
        for one, column, field in zip(zip(*part, strict=True), table.columns, schema, strict=True)
    ]
    made: bytes = arrow.RecordBatch.from_arrays(arrays, schema=schema).serialize().to_pybytes()
    return made


@contextmanager
def _parquet_file(table: Table, stream: BinaryIO) -> Iterator[Callable[[bytes], object]]:
    arrow, parquet, ipc = (_pyarrow(name) for name in ("pyarrow", "pyarrow.parquet", "pyarrow.ipc"))
    schema = _schema(arrow, table)
    # The least and the most of an observation help no reader, and take a tenth of the time.
    told = [one.name for one in table.columns if one.kind not in LISTS]
    # Without a buffer of its own Arrow would wait for Python's lock at every small piece.
    buffer = arrow.BufferedOutputStream(arrow.PythonFile(stream, mode="w"), BUFFER_BYTES)
    with parquet.ParquetWriter(buffer, schema, compression="zstd", write_statistics=told) as writer:

        def write(part: bytes) -> None:
            writer.write_batch(ipc.read_record_batch(part, schema))

        with _behind(write) as behind:
            yield behind
    buffer.detach()


def _schema(arrow: Any, table: Table) -> Any:
    types = {
        Kind.NUMBER: arrow.int32(),
        Kind.FLAG: arrow.bool_(),
        Kind.TEXT: arrow.string(),
        Kind.SMALL_NUMBERS: arrow.list_(arrow.int8()),
        Kind.FRACTIONS: arrow.list_(arrow.float64()),
    }
    return arrow.schema([(one.name, types[one.kind]) for one in table.columns])


@contextmanager
def _behind(work: Callable[[Task], Any]) -> Iterator[Callable[[Task], None]]:
    """A function that does its work in another thread, one task at a time, while the next is made.

    Arrow works without Python's lock. What goes wrong is raised by the next call, or at the end.
    """
    last = Future[Any]()
    last.set_result(None)
    with ThreadPoolExecutor(1) as thread:

        def later(task: Task) -> None:
            nonlocal last
            last.result()
            last = thread.submit(work, task)

        yield later
        last.result()


def _list_array(arrow: Any, cells: Sequence[SmallNumbers]) -> Any:
    block = as_block(cells)
    ends = np.arange(len(block) + 1, dtype=np.int32) * block.shape[1]
    return arrow.ListArray.from_arrays(arrow.array(ends), arrow.array(block.reshape(-1)))


def _pyarrow(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise WhistError("Parquet needs pyarrow: pip install 'bidwhist[data]'; csv and jsonl need nothing") from None


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "csv": Format(_csv_part, _csv_file),
        "parquet": Format(_parquet_part, _parquet_file),
        "jsonl": Format(_json_part, _json_file),
    }
)
"""Every format by its name."""
