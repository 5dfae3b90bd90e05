"""Writes rows as CSV, JSON lines or Parquet, whole or not at all, and a part at a time."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import chain, islice
from types import MappingProxyType
from typing import Any, BinaryIO, TypeVar

import msgspec
import numpy as np

from bidwhist.data.digits import SmallNumbers, as_block, texts_of
from bidwhist.data.rows import Row
from bidwhist.data.tables import LISTS, TABLES, Kind, Table
from bidwhist.errors import Unknown, WhistError
from bidwhist.records.files import written
from bidwhist.tools.nearest import unknown

Task = TypeVar("Task")

ROWS_AT_ONCE = 50_000
"""Rows of a part that is kept in memory."""
LIST_ROWS_AT_ONCE: Mapping[str, int] = MappingProxyType({"csv": 256, "jsonl": 256, "parquet": 4_000})
"""The same where rows hold lists, by format: as text what fits a processor's cache, in Parquet a group of rows."""
BUFFER_BYTES = 1 << 20
"""What Arrow gathers before it writes."""
LIST_SIGN = "\x1f"
"""Where a list will be in the text of a row: a sign that no cell has."""


def export(rows: Iterable[Row], table: str, target: str, form: str) -> int:
    """Write the rows of a table to a file, ``-`` for standard output, and say how many there were.

    The same rows give the same bytes, whether their lists are lists or arrays; arrays are many times faster.

    :raises Unknown: if no table or format has the name.
    :raises WhistError: if Parquet is asked for and pyarrow is not installed.
    :raises OSError: if the file cannot be written.
    """
    if table not in TABLES:
        raise Unknown(unknown("table", table, TABLES))
    if form not in FORMATS:
        raise Unknown(unknown("format", form, FORMATS))
    if form == "parquet":
        _pyarrow("pyarrow")
    size = LIST_ROWS_AT_ONCE[form] if TABLES[table].has_lists else ROWS_AT_ONCE
    with written(target) as stream:
        return FORMATS[form](TABLES[table], _parts(rows, size), stream)


def _parts(rows: Iterable[Row], size: int) -> Iterator[list[Row]]:
    waiting = iter(rows)
    while part := list(islice(waiting, size)):
        yield part


def _csv(table: Table, parts: Iterator[list[Row]], stream: BinaryIO) -> int:
    count, text = 0, io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.names)
    stream.write(_taken(text))
    for part in parts:
        lists = _lists(table, part, b" ", _fractions_in_csv)
        writer.writerows(_with(part, {place: [LIST_SIGN] * len(part) for place in lists}))
        first, *others = _taken(text).split(LIST_SIGN.encode()) if lists else [_taken(text)]
        inside = chain.from_iterable(zip(*lists.values(), strict=True))
        stream.write(b"".join((first, *chain.from_iterable(zip(inside, others, strict=True)))))
        count += len(part)
    return count


def _taken(text: io.StringIO) -> bytes:
    """What was written so far, which is forgotten."""
    taken = text.getvalue().encode()
    text.seek(0)
    text.truncate()
    return taken


def _fractions_in_csv(cell: list[float | None] | None) -> bytes:
    return " ".join("" if one is None else str(one) for one in cell or ()).encode()


def _json_lines(table: Table, parts: Iterator[list[Row]], stream: BinaryIO) -> int:
    count, names, encoder = 0, table.names, msgspec.json.Encoder()
    for part in parts:
        raw = {
            place: [msgspec.Raw(b"[%b]" % text if _is_small(table, place) else text) for text in texts]
            for place, texts in _lists(table, part, b",", encoder.encode).items()
        }
        stream.write(encoder.encode_lines([dict(zip(names, row, strict=True)) for row in _with(part, raw)]))
        count += len(part)
    return count


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


def _parquet(table: Table, parts: Iterator[list[Row]], stream: BinaryIO) -> int:
    arrow, parquet = _pyarrow("pyarrow"), _pyarrow("pyarrow.parquet")
    types = {
        Kind.NUMBER: arrow.int32(),
        Kind.FLAG: arrow.bool_(),
        Kind.TEXT: arrow.string(),
        Kind.SMALL_NUMBERS: arrow.list_(arrow.int8()),
        Kind.FRACTIONS: arrow.list_(arrow.float64()),
    }
    schema = arrow.schema([(one.name, types[one.kind]) for one in table.columns])
    count = 0
    # The least and the most of an observation help no reader, and take a tenth of the time.
    told = [one.name for one in table.columns if one.kind not in LISTS]
    # Without a buffer of its own Arrow would wait for Python's lock at every small piece.
    buffer = arrow.BufferedOutputStream(arrow.PythonFile(stream, mode="w"), BUFFER_BYTES)
    form = parquet.ParquetWriter(buffer, schema, compression="zstd", write_statistics=told)
    with form as writer, _behind(writer.write_table) as write:
        for part in parts:
            cells = zip(*part, strict=True)
            arrays = [
                _list_array(arrow, one) if column.kind is Kind.SMALL_NUMBERS else arrow.array(one, types[column.kind])
                for one, column in zip(cells, table.columns, strict=True)
            ]
            write(arrow.Table.from_arrays(arrays, schema=schema))
            count += len(part)
    buffer.detach()
    return count


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


FORMATS: Mapping[str, Callable[[Table, Iterator[list[Row]], BinaryIO], int]] = MappingProxyType(
    {"csv": _csv, "parquet": _parquet, "jsonl": _json_lines}
)
"""What writes each format, and counts the rows."""
