"""Entries read from CSV, and an event's results and standings as CSV."""

import csv
import io
from collections.abc import Iterable

from bidwhist.errors import BadNotation
from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.commands import Enter
from bidwhist.tools.printable import one_line

MOST_ENTRANTS = 512
MAX_NAME_LETTERS = 40
MAX_FILE_LETTERS = 200_000
"""Most characters in a file of entries."""
_HEADS = ("name", "names", "player", "player 1", "pair")
_BETWEEN = ("&", "/", "+")
"""Separators between the two names of a pair in one cell."""


def tidy(text: str) -> str:
    """A name on one line, without invisible characters, and with single blanks."""
    return " ".join(one_line(text).split())


def name_fault(names: tuple[str, ...], *, is_room: bool) -> Saying | None:
    """What is wrong with an entrant's names, or None."""
    if len(names) != 2 and not (is_room and len(names) == 1):
        return Saying("event-two-names-room") if is_room else Saying("event-two-names")
    if any(not 0 < len(name) <= MAX_NAME_LETTERS for name in names):
        return Saying.of("event-name-length", most=MAX_NAME_LETTERS)
    if len({name.casefold() for name in names}) < len(names):
        return Saying("event-same-name")
    return None


def entries_in(text: str) -> tuple[Enter, ...]:
    """The entries of a CSV text: two names, or both in one cell as in ``Ann & Bob``, then club and city.

    Cells are separated by commas, semicolons or tabs. A first row of headings is left out.

    :raises BadNotation: if a row has no name, or too many cells, or the text is too long.
    """
    return tuple(entry for _, entry in entries_by_line(text))


def entries_by_line(text: str) -> tuple[tuple[int, Enter], ...]:
    """The same entries, each with the line of the text that it begins on, from 1.

    :raises BadNotation: as ``entries_in``, naming the line instead of the row.
    """
    if len(text) > MAX_FILE_LETTERS:
        raise BadNotation(Saying.of("event-file-long", most=MAX_FILE_LETTERS))
    rows = [
        (line, [cell.strip() for cell in row]) for line, row in _rows(text.lstrip("\ufeff")) if any(map(str.strip, row))
    ]
    if rows and rows[0][1][0].casefold() in _HEADS:
        rows = rows[1:]
    return tuple((line, _entry(line, row)) for line, row in rows)


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """The rows of a CSV text, each with its first line."""
    parted = max(",;\t", key=text.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=parted)
    rows, line = list[tuple[int, list[str]]](), 1
    try:
        for row in reader:
            rows.append((line, row))
            line = reader.line_num + 1
    except csv.Error as error:
        raise BadNotation(Saying("event-file-torn")) from error
    return rows


def _entry(count: int, row: list[str]) -> Enter:
    names, rest = names_in(row[0]), row[1:]
    if len(names) == 1:
        # The second name has a cell of its own, empty or missing for a person who comes alone.
        names, rest = (*names, *(name for name in rest[:1] if name)), rest[1:]
    if not names or not names[0] or len(rest) > 2:
        raise BadNotation(Saying.of("event-row", row=count))
    club, city = (*rest, "", "")[:2]
    return Enter(names, club, city)


def names_in(cell: str) -> tuple[str, ...]:
    """The names in a cell: one, or two with a sign between them."""
    sign = next((one for one in _BETWEEN if one in cell), None)
    return tuple(name.strip() for name in cell.split(sign)) if sign else (cell.strip(),)


def in_csv(rows: Iterable[Iterable[str | int]]) -> str:
    """Rows as CSV; a cell that a spreadsheet would take for a formula is escaped."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerows([_as_text(cell) for cell in row] for row in rows)
    return text.getvalue()


def _as_text(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell
