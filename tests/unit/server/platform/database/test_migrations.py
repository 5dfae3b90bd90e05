"""A store from before its tables had other names keeps every row, in a file and in PostgreSQL."""

import pytest

from bidwhist.server.platform.database import postgres, sqlite
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.migrations import KEYS, MIGRATIONS, TABLES
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.database.paths import Place

RENAMED = {
    "played": ("match_players", ("ann", "m1", 2, 5, None)),
    "recovery": ("recovery_codes", ("ann", "code")),
    "muted": ("mutes", ("ann", "bo")),
    "sits": ("table_players", ("ann", "t1")),
    "broke_off": ("abandonments", ("ann", "m1")),
    "forgotten": ("pending_erasures", ("cy", "t1")),
    "club_outs": ("club_removals", ("c1", "cy", 5)),
    "hints": ("outbox", ("1", "node", "muted", "ann")),
    "settled": ("settlements", ("ann", 1, "match", 5, "won", 7, 1, 20, 25.5, 8.0)),
    "earned": ("experience", ("ann", 20, 1)),
    "together": ("partnerships", ("ann", "bo", 1, 1)),
    "met": ("opponents", ("ann", "cy", 24, 1)),
    "counts": ("grade_counts", ("all", 24, 1500, 3)),
    "given": ("board_tables", ("t1", "cup")),
    "sealed": ("sealed_events", ("cup",)),
    "contests": ("tournaments", ("cup", "c1", 5, 0, b"{}", "secret", "ann")),
    "contest_log": ("tournament_log", ("cup", 0, 5, b"{}")),
    "contest_tables": ("tournament_tables", ("cup", 1, "t1")),
    "contest_people": ("tournament_players", ("ann", "cup")),
}
"""The new name of each table, and a row of it, by its name before."""


def test_an_older_store_keeps_its_rows_when_its_tables_get_other_names(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = next(number for number, step in enumerate(MIGRATIONS) if "RENAME TO" in step.schema)
    with monkeypatch.context() as older:
        for kind in (sqlite, postgres):
            older.setattr(kind, "MIGRATIONS", MIGRATIONS[:before])
        done_at(place, _write_all)
    assert done_at(place, _rows) == {new: [row] for new, row in RENAMED.values()}


def test_every_table_that_there_is_is_listed_with_the_columns_of_its_key(place: Place) -> None:
    assert set(TABLES) == set(KEYS)
    done_at(place, _read_all_keys)


def _write_all(connection: Connection) -> None:
    for old, (_, row) in RENAMED.items():
        connection.execute(f"INSERT INTO {old} VALUES ({', '.join('?' * len(row))})", row)


def _read_all_keys(connection: Connection) -> None:
    for table, key in KEYS.items():
        assert connection.execute(f"SELECT {', '.join(key)} FROM {table}").fetchall() == []


def _rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        new: [tuple(row) for row in connection.execute(f"SELECT * FROM {new}").fetchall()]
        for new, _ in RENAMED.values()
    }
