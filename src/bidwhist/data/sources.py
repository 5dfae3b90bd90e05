"""Where rows come from: files of records, records, or matches."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from functools import cache, partial
from itertools import chain, islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

import numpy as np

from bidwhist.bots.bot import Bot, Weighs
from bidwhist.bots.levels import make_bot
from bidwhist.core.match import Match
from bidwhist.data.decisions import decision_rows
from bidwhist.data.rows import READERS, Row, check_figures
from bidwhist.data.tables import TABLES
from bidwhist.data.writing import check_names, parts_of, write_parts
from bidwhist.errors import BadRecord, Unknown, WhistError
from bidwhist.i18n.unknown import unknown
from bidwhist.records import Record, record_of
from bidwhist.records.files import read_records, shown

One: TypeAlias = str | Path | Match | Record
"""A file of records in any form, or one record or match."""
Source: TypeAlias = One | Iterable[One]
"""Where rows come from: one of these, or several."""
Numbered: TypeAlias = tuple[int, str, Record]
"""A record with its number, and where it is, for errors."""
InTurn: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Generator[Any, None, None]]
"""Work for each of many tasks: the answers in their order."""
MATCHES_AT_ONCE: Mapping[bool, int] = MappingProxyType({False: 300, True: 20})
"""Matches of a task, by whether the rows of its table hold lists."""


def columns(source: Source, table: str, *, values: str | None = None) -> dict[str, list[Any]]:
    """A table's columns by name, for pandas, polars or pyarrow: ``pandas.DataFrame(columns(path, "deals"))``.

    Records are told as they are; ``bidwhist verify`` or :func:`bidwhist.read` checks them.

    :param table: a name of :data:`TABLES`.
    :param values: for decisions, the bot that is asked for the value of each action.
    :raises Unknown: if no table or bot has the name, or the bot has no values.
    :raises BadRecord: at a record that is malformed, naming file and line.
    :raises WhistError: if values are asked for another table than decisions.
    """
    names = _table_names(table)
    found = list(rows(source, table, values=values))
    return {name: [row[place] for row in found] for place, name in enumerate(names)}


def rows(sources: Source, table: str, *, values: str | None = None, as_arrays: bool = False) -> Iterator[Row]:
    """The rows of a table, one at a time, in the order of its columns; matches are counted through all sources.

    :param as_arrays: give lists of int8 as arrays of NumPy, which :func:`export` writes many times faster.
    :raises Unknown: if no table or bot has the name, or the bot has no values.
    :raises WhistError: if values are asked for another table than decisions.
    """
    read = _reader(table, values)
    found = chain.from_iterable(_rows_of(read, one) for one in _numbered(sources))
    return found if as_arrays or not TABLES[table].has_lists else map(_with_lists, found)


def export_records(
    sources: Source,
    table: str,
    target: str,
    form: str,
    *,
    values: str | None = None,
    in_turn: InTurn | None = None,
) -> int:
    """Write a table of records to a file, as :func:`export` does with its rows, and say how many rows there were.

    :param in_turn: does work for each of many tasks, perhaps in several processes; the answers come in order.
    :raises Unknown: if no table, format or bot has the name, or the bot has no values.
    :raises BadRecord: at a record that is malformed, naming file and line.
    :raises WhistError: if values are asked for another table, or Parquet without pyarrow.
    :raises OSError: if the file cannot be written.
    """
    check_names(table, form)
    _reader(table, values)
    tasks = _in_tasks(_numbered(sources), MATCHES_AT_ONCE[TABLES[table].has_lists])
    with closing((in_turn or _here)(partial(_parts_of, table, form, values), tasks)) as answers:
        return write_parts(chain.from_iterable(answers), table, target, form)


def _here(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
    yield from map(work, tasks)


def _in_tasks(found: Iterator[Numbered], size: int) -> Iterator[list[Numbered]]:
    while task := list(islice(found, size)):
        yield task


def _parts_of(table: str, form: str, values: str | None, task: list[Numbered]) -> list[tuple[int, bytes]]:
    read = _reader(table, values)
    return parts_of(table, form, chain.from_iterable(_rows_of(read, one) for one in task))


def _numbered(sources: Source) -> Iterator[Numbered]:
    # A name is a row of letters too, none of which is a file.
    several = [sources] if isinstance(sources, str | Path | Match | Record) else sources
    found = chain.from_iterable(map(_records, several))
    return ((number, where, record) for number, (where, record) in enumerate(found, 1))


def _rows_of(read: Callable[[Record, int], Iterator[Row]], found: Numbered) -> Iterator[Row]:
    number, where, record = found
    try:
        check_figures(record)
        yield from read(record, number)
    except BadRecord as error:
        raise BadRecord(f"{where}{error}") from None


def _reader(table: str, values: str | None) -> Callable[[Record, int], Iterator[Row]]:
    _table_names(table)
    if values is None:
        return READERS.get(table, decision_rows)
    if table != "decisions":
        raise WhistError(f"values are a column of decisions, not of {table}")
    bot = _bot(values)
    if not isinstance(bot, Weighs):
        raise Unknown(f"bot {values} has no values for its actions; steady, strong and champion have")
    return partial(decision_rows, bot=bot)


@cache
def _bot(name: str) -> Bot:
    """A bot, which a process keeps for all its tasks."""
    return make_bot(name)


def _with_lists(row: Row) -> Row:
    return tuple(cell.tolist() if isinstance(cell, np.ndarray) else cell for cell in row)


def _table_names(table: str) -> tuple[str, ...]:
    if table not in TABLES:
        raise Unknown(unknown("table", table, TABLES))
    return TABLES[table].names


def _records(source: One) -> Iterator[tuple[str, Record]]:
    if isinstance(source, str | Path):
        for found in read_records(str(source)):
            yield f"{shown(str(source))}, line {found.line}: ", found.record
    else:
        yield "", source if isinstance(source, Record) else record_of(source)
