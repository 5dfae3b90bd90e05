"""The store in a file of SQLite, where it differs from others; test_contract.py has what all keep to."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.errors import WhistError
from bidwhist.server.daily.repository import DailyTable, daily_table, day_of
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.platform.database.migrations import MIGRATIONS
from bidwhist.server.platform.database.sqlite import SqliteFile, migrate, migrate_by_steps
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Row, Seated, StoodUp, TableOpened, encode_body
from bidwhist.server.tables.repository import append, tables_of

pytestmark = pytest.mark.sqlite

OPENED = Row("t1", 0, 5, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))
SEATED = Row("t1", 1, 6, "ann", "k1", Seated(0, "ann", "Ann"))


async def test_a_store_that_cannot_write_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    other = sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)
    assert isinstance(store.database, SqliteFile)
    store.database.writing.execute("PRAGMA busy_timeout = 50")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved):
        await store.write(append((OPENED,)))
    other.execute("ROLLBACK")
    await store.write(append((OPENED,)))
    other.close()
    store.close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    assert isinstance(store.database, SqliteFile)
    assert store.database.writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store.database.writing.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_what_is_no_store_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_text("this is a letter, not a database" * 40)
    with pytest.raises(WhistError, match="cannot be opened"):
        Store(path)


def test_an_older_file_learns_who_sits_where(tmp_path: Path) -> None:
    file = tmp_path / "s.sqlite"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executescript(f"BEGIN;{MIGRATIONS[0].schema}PRAGMA user_version=1;COMMIT;")
    rows = (
        OPENED,
        SEATED,
        Row("t1", 2, 7, "bo", "s", Seated(1, "bo", "Bo")),
        Row("t1", 3, 7, "cy", "s", Seated(2, "cy", "Cy")),
        Row("t1", 4, 7, "bo", "u", StoodUp(1)),
        Row("t1", 5, 7, "cy", "m", StoodUp(2)),
        Row("t1", 6, 7, "", "", Seated(3, "cy", "Cy")),
    )
    connection.execute("INSERT INTO tables VALUES ('t1', 'maple7', 5, 0)")
    for row in rows:
        stored = (row.table, row.seq, row.time, row.person, row.id, encode_body(row.body))
        connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", stored)
    migrate(connection)
    found = {person: tables_of(person)(connection) for person in ("ann", "bo", "cy")}
    connection.close()
    assert found == {"ann": ("t1",), "bo": (), "cy": ("t1",)}


def test_a_new_file_is_what_all_migrations_lead_to(tmp_path: Path) -> None:
    found = []
    for name, bring_up in (("new", migrate), ("by steps", migrate_by_steps)):
        with closing(sqlite3.connect(tmp_path / name, isolation_level=None)) as connection:
            bring_up(connection)
            rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
            found.append((rows.fetchall(), connection.execute("PRAGMA user_version").fetchone()))
            for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    assert found[0] == found[1]
    assert found[0][1] == (len(MIGRATIONS),)


def test_a_day_that_somebody_has_begun_or_that_is_over_keeps_its_way_of_scoring(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)
    older = next(number for number, step in enumerate(MIGRATIONS) if "daily_tables ADD COLUMN guest" in step.schema)
    for number, step in enumerate(MIGRATIONS[:older], 1):
        connection.executescript(f"BEGIN;{step.schema}PRAGMA user_version={number};COMMIT;")
    rules = msgspec.json.encode(PALACE)
    for day, closed in (("2026-11-23", 7), ("2026-11-24", 0), ("2026-11-25", 0)):
        connection.execute("INSERT INTO days VALUES (?, ?, 'palace', 'steady', ?, ?)", (day, "ab" * 32, rules, closed))
    connection.execute("INSERT INTO daily_tables VALUES ('2026-11-24', 'ann', 't1')")
    migrate(connection)
    found = [day_of(day)(connection) for day in ("2026-11-23", "2026-11-24", "2026-11-25")]
    begun = daily_table("2026-11-24", "ann")(connection)
    connection.close()
    assert [day.version for day in found if day] == [1, 1, 2]
    assert begun == DailyTable("t1", is_guest=False)
