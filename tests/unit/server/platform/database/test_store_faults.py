"""What may happen to the file of a store: taken away, locked, damaged, opened twice; and what is said of it."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.errors import WhistError
from bidwhist.server.http import status
from bidwhist.server.platform.database.database import Damaged
from bidwhist.server.platform.database.database_file import OpenFile, held
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Readied, Row, TableOpened
from bidwhist.server.tables.repository import append, rows_of
from support.asking import client_of, guest
from support.waiting import running, until

pytestmark = pytest.mark.sqlite

FILE = "tables.sqlite"


def opening(table: str) -> Row:
    """The first row of an open table."""
    return Row(
        table, 0, 5, "ann", "", TableOpened(rules=CLASSIC, name=table, preset="classic", kind="open", invite=table)
    )


AT_HOME = {"host": "localhost"}
"""Who asks from the machine itself is told what is wrong, and nobody else."""


# The file goes away.


async def test_a_file_that_was_deleted_takes_nothing_more(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.get("/ready")).status_code == 200
        await guest(client)
        (tmp_path / FILE).unlink()
        answer = await client.get("/ready", headers=AT_HOME)
        assert answer.status_code == 503 and "deleted or replaced" in answer.text
        made = await client.post("/api/play", json={})
        assert made.status_code == 503 and made.json()["words"] == "this could not be saved; try again in a moment"


@pytest.mark.parametrize("name", [FILE, f"{FILE}-wal"])
async def test_a_file_that_was_replaced_takes_nothing_more(tmp_path: Path, name: str) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        other = tmp_path / "other"
        other.write_bytes((tmp_path / name).read_bytes())
        other.replace(tmp_path / name)
        assert (await client.get("/ready")).status_code == 503
        assert (await client.post("/api/play", json={})).status_code == 503


async def test_a_server_is_not_ready_while_something_else_has_locked_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "WRITE_PROBE_S", 0.2)
    async with client_of(tmp_path) as client:
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = await client.get("/ready")
            assert answer.status_code == 503 and "locked" in answer.text
            other.execute("ROLLBACK")
        async with asyncio.timeout(60):
            while (await client.get("/ready")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_a_server_is_not_ready_when_the_disk_is_nearly_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OpenFile, "is_tight", lambda _: True)
    async with client_of(tmp_path) as client:
        answer = await client.get("/ready")
    assert answer.status_code == 503 and "disk is nearly full" in answer.text


# Damage.


def damage(database: Path, table: str) -> None:
    """Make the bytes of a table's log mean nothing."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = 0", (b'{"type": "opened"', table))


async def kept(database: Path, *tables: str) -> None:
    """A store with such tables."""
    store = Store(database)
    now = 2**42
    for table in tables:
        first = opening(table)
        await store.write(append((Row(table, 0, now, "ann", "", first.body),)))
    store.close()


async def test_a_damaged_table_stops_with_words_and_the_others_go_on(tmp_path: Path) -> None:
    await kept(tmp_path / FILE, "t1", "t2", "t3")
    async with client_of(tmp_path) as client:
        # Damaged after the start, before anybody has looked at it.
        damage(tmp_path / FILE, "t2")
        assert (await client.get("/api/tables")).json() == [], "nobody is there, and the list is made all the same"
        for _ in range(2):
            answer = await client.get("/api/tables/t2")
            assert answer.status_code == 503 and "damaged" in answer.json()["words"]
            assert [(await client.get(f"/api/tables/{one}")).status_code for one in ("t1", "t3")] == [200, 200]


async def test_a_log_that_makes_no_table_stops_with_words(tmp_path: Path) -> None:
    await kept(tmp_path / FILE, "t1", "t2")
    store = Store(tmp_path / FILE)
    await store.write(append((Row("t1", 1, 2**42, "", "", Readied(99)),)))
    store.close()
    async with client_of(tmp_path) as client:
        assert (await client.get("/api/tables/t2")).status_code == 200
        assert "damaged" in (await client.get("/api/tables/t1")).json()["words"]


async def test_pages_that_are_corrupt_stop_their_tables_alone(tmp_path: Path) -> None:
    names = [f"t{number:03}" for number in range(300)]
    await kept(tmp_path / FILE, *names)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    page = _leaf_with(tmp_path / FILE, b"t150")
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    async with client_of(tmp_path, is_limited=False) as client:
        assert (await client.get("/api/tables")).status_code == 200
        statuses = {name: (await client.get(f"/api/tables/{name}")).status_code for name in names}
        assert set(statuses.values()) == {200, 503} and statuses["t150"] == 503
        assert sum(one == 503 for one in statuses.values()) < 30
        assert (await client.post("/api/guest", json={})).status_code == 200


def _leaf_with(database: Path, words: bytes) -> int:
    # A leaf of an index b-tree, which the log is, begins with 10; pages are 4096 bytes.
    text = database.read_bytes()
    pages = [text[at : at + 4096] for at in range(0, len(text), 4096)]
    return next(number for number, page in enumerate(pages, 1) if page[0] == 10 and words in page and b"opened" in page)


async def test_what_cannot_be_read_is_damage(tmp_path: Path) -> None:
    store = Store(tmp_path / FILE)
    await store.write(append((opening("t1"),)))
    damage(tmp_path / FILE, "t1")
    with pytest.raises(Damaged, match="step 0 of table t1"):
        await store.read(rows_of("t1"))
    store.close()


# Who has it.


def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    for name in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
        path = tmp_path / name
        if name == FILE:
            path.touch(0o644)
    (tmp_path / FILE).chmod(0o644)
    with held(tmp_path / FILE):
        store = Store(tmp_path / FILE)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        store.close()
    assert modes == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.lock"), 0o600)


def test_a_second_server_on_a_file_is_refused_in_words(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--db", str(tmp_path / FILE))
    with (tmp_path / "first").open("wb") as said, running(*words, stdout=said, stderr=said):
        until(lambda: b"is open at" in (tmp_path / "first").read_bytes(), "the first server")
        (tmp_path / "alias.sqlite").symlink_to(tmp_path / FILE)
        for name in (FILE, "alias.sqlite"):
            again = (*words[:-1], str(tmp_path / name))
            with running(*again, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as second:
                _, err = second.communicate(timeout=240)
            assert second.returncode == 1 and b"another server has these tables open" in err
            assert b"Traceback" not in err and err.count(b"\n") == 1


def test_the_lock_ends_with_the_process_that_has_it(tmp_path: Path) -> None:
    with held(tmp_path / FILE), pytest.raises(WhistError, match="another server"), held(tmp_path / FILE):
        pass
    with held(tmp_path / FILE):
        pass


def _is_open(said: Path) -> bool:
    return b"is open at" in said.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="a terminal that is closed is a thing of POSIX")
def test_a_terminal_that_is_closed_ends_the_server_as_a_kill_does(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--db", str(tmp_path / FILE))
    for number, name in enumerate((signal.SIGHUP, signal.SIGTERM)):
        out = tmp_path / f"out-{number}"
        with out.open("wb") as said, running(*words, stdout=said, stderr=said) as server:
            until(partial(_is_open, out), "the server")
            server.send_signal(name)
            assert server.wait(240) == 0, "an orderly end is no death by a signal"
        assert b"every table is kept" in out.read_bytes()
        assert b"Traceback" not in out.read_bytes()
        # The last one to close an orderly store takes its journal away.
        assert not (tmp_path / f"{FILE}-wal").exists()
