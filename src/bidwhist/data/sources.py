"""Where rows come from: files of records, records, or matches."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from bidwhist.bots.bot import Weighs
from bidwhist.bots.levels import make_bot
from bidwhist.core.match import Match
from bidwhist.data.decisions import decision_rows
from bidwhist.data.rows import READERS, Row
from bidwhist.data.tables import TABLES
from bidwhist.errors import BadRecord, Unknown, WhistError
from bidwhist.records import Record, record_of
from bidwhist.records.files import read_records, shown
from bidwhist.tools.nearest import unknown

Source: TypeAlias = str | Path | Iterable[Match | Record]
"""A file of records in any form, or records or matches."""


def columns(source: Source, table: str, *, values: str | None = None) -> dict[str, list[Any]]:
    """A table's columns by name, for pandas, polars or pyarrow: ``pandas.DataFrame(columns(path, "deals"))``.

    Records are told as they are; ``bidwhist verify`` or :func:`bidwhist.read` checks them.

    :param table: a name of :data:`TABLES`.
    :param values: for decisions, the bot that is asked for the value of each action.
    :raises Unknown: if no table or bot has the name.
    :raises BadRecord: at a record that is malformed, naming file and line.
    """
    names = _table_names(table)
    found = list(rows([source] if isinstance(source, str | Path) else source, table, values=values))
    return {name: [row[place] for row in found] for place, name in enumerate(names)}


def rows(
    sources: Iterable[str | Path | Match | Record], table: str, *, values: str | None = None, as_arrays: bool = False
) -> Iterator[Row]:
    """The rows of a table, one at a time, in the order of its columns; matches are counted through all sources.

    :param as_arrays: give lists of int8 as arrays of NumPy, which :func:`export` writes many times faster.
    :raises Unknown: if no table or bot has the name, or the bot has no values.
    :raises WhistError: if values are asked for another table than decisions.
    """
    read, number = _reader(table, values), 0
    is_as_read = as_arrays or not TABLES[table].has_lists
    for source in sources:
        for where, record in _records(source):
            number += 1
            try:
                yield from read(record, number) if is_as_read else map(_with_lists, read(record, number))
            except BadRecord as error:
                raise BadRecord(f"{where}{error}") from None


def _reader(table: str, values: str | None) -> Callable[[Record, int], Iterator[Row]]:
    _table_names(table)
    if values is None:
        return READERS.get(table, decision_rows)
    if table != "decisions":
        raise WhistError(f"values are a column of decisions, not of {table}")
    bot = make_bot(values)
    if not isinstance(bot, Weighs):
        raise Unknown(f"bot {values} has no values for its actions; steady, strong and champion have")
    return partial(decision_rows, bot=bot)


def _with_lists(row: Row) -> Row:
    return tuple(cell.tolist() if isinstance(cell, np.ndarray) else cell for cell in row)


def _table_names(table: str) -> tuple[str, ...]:
    if table not in TABLES:
        raise Unknown(unknown("table", table, TABLES))
    return TABLES[table].names


def _records(source: str | Path | Match | Record) -> Iterator[tuple[str, Record]]:
    if isinstance(source, str | Path):
        for found in read_records(str(source)):
            yield f"{shown(str(source))}, line {found.line}: ", found.record
    else:
        yield "", source if isinstance(source, Record) else record_of(source)
