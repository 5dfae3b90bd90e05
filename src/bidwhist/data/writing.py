"""Writes rows as CSV, JSON lines or Parquet, whole or not at all, and a part at a time."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from types import MappingProxyType
from typing import Any, BinaryIO

import msgspec

from bidwhist.data.rows import Row
from bidwhist.data.tables import TABLES, Kind, Table
from bidwhist.errors import Unknown, WhistError
from bidwhist.records.files import written
from bidwhist.tools.nearest import unknown

ROWS_AT_ONCE: Mapping[bool, int] = MappingProxyType({False: 50_000, True: 2_000})
"""Rows of a part that is kept in memory, by whether they hold lists."""


def export(rows: Iterable[Row], table: str, target: str, form: str) -> int:
    """Write the rows of a table to a file, ``-`` for standard output, and say how many there were.

    The same rows give the same bytes.

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
    with written(target) as stream:
        return FORMATS[form](TABLES[table], _parts(TABLES[table], rows), stream)


def _parts(table: Table, rows: Iterable[Row]) -> Iterator[list[Row]]:
    has_lists = any(one.kind in (Kind.SMALL_NUMBERS, Kind.FRACTIONS) for one in table.columns)
    waiting = iter(rows)
    while part := list(islice(waiting, ROWS_AT_ONCE[has_lists])):
        yield part


def _csv(table: Table, parts: Iterator[list[Row]], stream: BinaryIO) -> int:
    count, has_lists = 0, any(one.kind in (Kind.SMALL_NUMBERS, Kind.FRACTIONS) for one in table.columns)
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.names)
    for part in parts:
        writer.writerows((tuple(map(_in_csv, row)) for row in part) if has_lists else part)
        stream.write(text.getvalue().encode())
        text.seek(0)
        text.truncate()
        count += len(part)
    stream.write(text.getvalue().encode())
    return count


def _in_csv(cell: Any) -> Any:
    return " ".join("" if one is None else str(one) for one in cell) if isinstance(cell, list) else cell


def _json_lines(table: Table, parts: Iterator[list[Row]], stream: BinaryIO) -> int:
    count, names, encoder = 0, table.names, msgspec.json.Encoder()
    for part in parts:
        stream.write(encoder.encode_lines([dict(zip(names, row, strict=True)) for row in part]))
        count += len(part)
    return count


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
    with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:
        for part in parts:
            cells = zip(*part, strict=True)
            arrays = [arrow.array(list(one), kind.type) for one, kind in zip(cells, schema, strict=True)]
            writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))
            count += len(part)
    return count


def _pyarrow(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise WhistError("Parquet needs pyarrow: pip install 'bidwhist[data]'; csv and jsonl need nothing") from None


FORMATS: Mapping[str, Callable[[Table, Iterator[list[Row]], BinaryIO], int]] = MappingProxyType(
    {"csv": _csv, "parquet": _parquet, "jsonl": _json_lines}
)
"""What writes each format, and counts the rows."""
