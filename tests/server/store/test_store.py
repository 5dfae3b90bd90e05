"""The store: one writer, whole commits, a fence against a second writer, and a version it knows."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.errors import WhistError
from bidwhist.rules.presets import CLASSIC
from bidwhist.server.game.log import Closed, Opened, Readied, Row, Seated, StoodUp, encode_body
from bidwhist.server.store.database import MIGRATIONS, Conflict, NotSaved, migrate
from bidwhist.server.store.log_rows import append, listed_tables, rows_of, silent_since, table_of_invite, tables_of
from bidwhist.server.store.match_rows import Finished, match_of, matches_of
from bidwhist.server.store.store import Store

OPENED = Row("t1", 0, 5, "ann", "", Opened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))
SEATED = Row("t1", 1, 6, "ann", "k1", Seated(0, "ann", "Ann"))


async def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    await store.write(append((OPENED, SEATED)))
    assert await store.read(rows_of("t1")) == [OPENED, SEATED]
    assert await store.read(table_of_invite("maple7")) == "t1"
    store.close()


async def test_the_lobby_lists_tables_that_are_neither_private_nor_closed(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    for table, kind in (("t1", "private"), ("t2", "open"), ("t3", "password"), ("t4", "open")):
        opened = Opened(rules=CLASSIC, name="porch", preset="classic", kind=kind, invite=table)  # type: ignore[arg-type]
        await store.write(append((Row(table, 0, 5, "ann", "", opened),)))
    await store.write(append((Row("t4", 1, 6, "", "", Closed("idle")),)))
    assert await store.read(listed_tables) == ["t2", "t3"]
    store.close()


async def test_tables_are_silent_since_their_last_row(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    await store.write(append((OPENED, SEATED)))
    assert await store.read(silent_since(7)) == ["t1"]
    assert await store.read(silent_since(6)) == []
    await store.write(append((Row("t1", 2, 6, "", "", Closed("idle")),)))
    assert await store.read(silent_since(7)) == []
    store.close()


async def test_the_same_step_cannot_be_written_twice(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    await store.write(append((OPENED, SEATED)))
    with pytest.raises(Conflict):
        await store.write(append((Row("t1", 1, 7, "bo", "k2", Readied(0)),)))
    assert len(await store.read(rows_of("t1"))) == 2
    store.close()


async def test_one_bad_write_does_not_spoil_those_beside_it(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    await store.write(append((OPENED,)))
    works = [append((SEATED,)), append((OPENED,)), append((Row("t1", 2, 8, "", "", Readied(0)),))]
    came = await asyncio.gather(*map(store.write, works), return_exceptions=True)
    assert [isinstance(one, Conflict) for one in came] == [False, True, False]
    assert [row.seq for row in await store.read(rows_of("t1"))] == [0, 1, 2]
    store.close()


async def test_many_writes_at_once_are_all_there(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    await store.write(append((OPENED,)))
    rows = [Row("t1", seq, seq, "", "", Readied(0)) for seq in range(1, 300)]
    await asyncio.gather(*(store.write(append((row,))) for row in rows))
    assert await store.read(rows_of("t1")) == [OPENED, *rows]
    store.close()


async def test_a_store_that_cannot_write_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    other = sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)
    store._connection.execute("PRAGMA busy_timeout = 50")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotSaved):
        await store.write(append((OPENED,)))
    other.execute("ROLLBACK")
    await store.write(append((OPENED,)))
    other.close()
    store.close()


async def test_a_finished_match_is_found_by_its_people(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    match = Finished("t1-1", "t1", 1, 9, "classic", False, b"{}", ("ann", None, "bo", None))
    await store.write(append((OPENED, SEATED), match))
    found = await store.read(match_of("t1-1"))
    assert found is not None and found.record == b"{}"
    assert [(one.id, seat) for one, seat in await store.read(matches_of("bo", 10))] == [("t1-1", 2)]
    assert await store.read(match_of("t1-2")) is None
    store.close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    assert store._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_a_newer_store_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "s.sqlite")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(WhistError, match="newer"):
        Store(tmp_path / "s.sqlite")


def test_what_is_no_store_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_text("this is a letter, not a database" * 40)
    with pytest.raises(WhistError, match="cannot be opened"):
        Store(path)


async def test_a_person_sits_where_they_sat_down_last_until_they_get_up(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    other = Row("t2", 0, 9, "bo", "", replace(OPENED.body, invite="oak9"))
    await store.write(append((OPENED, SEATED, other, Row("t2", 1, 9, "ann", "k", Seated(1, "ann", "Ann")))))
    assert await store.read(tables_of("ann")) == ("t2", "t1")
    # Changing chairs is getting up and sitting down.
    await store.write(
        append((Row("t1", 2, 9, "ann", "m", StoodUp(0)), Row("t1", 3, 9, "", "", Seated(2, "ann", "Ann"))))
    )
    assert await store.read(tables_of("ann")) == ("t2", "t1")
    await store.write(append((Row("t1", 4, 9, "ann", "u", StoodUp(2)), Row("t2", 2, 9, "", "", Closed("idle")))))
    assert await store.read(tables_of("ann")) == ()
    store.close()


def test_an_older_file_learns_who_sits_where(tmp_path: Path) -> None:
    file = tmp_path / "s.sqlite"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executescript(f"BEGIN;{MIGRATIONS[0]}PRAGMA user_version=1;COMMIT;")
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
