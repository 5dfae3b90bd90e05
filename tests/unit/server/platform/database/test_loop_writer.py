"""Short writes that are committed in the event loop, and what goes to the thread instead."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from bidwhist.server.platform.database.database import Conflict, Connection, NotSaved
from bidwhist.server.platform.database.executor import Threads
from bidwhist.server.platform.database.loop_writer import (
    CHECKPOINT_COMMITS,
    MAX_COMMITTING_S,
    MAX_LOOP_JOBS,
    REST_S,
    WINDOW_S,
)
from bidwhist.server.platform.database.sqlite import SqliteFile
from bidwhist.server.platform.database.store import Store

pytestmark = pytest.mark.sqlite

LOOP, THREAD = "MainThread", "writer"


class Add(Struct, frozen=True):
    """Adds a row, and tells which thread did it."""

    number: int
    is_short: bool = True

    def __call__(self, connection: Connection) -> str:
        """Add the row."""
        connection.execute("INSERT INTO tricks VALUES(?, zeroblob(4000))", (self.number,))
        return threading.current_thread().name


class Clock:
    """A clock that goes on by the same time whenever it is read."""

    def __init__(self) -> None:
        self.now = self.step = 0.0

    def __call__(self) -> float:
        """The time, in seconds."""
        self.now += self.step
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still until a test says otherwise."""
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    """A store in a file with a table of numbers."""
    with closing(made(tmp_path / "tables.db", clock)) as opened:
        yield opened


def made(path: Path, clock: Callable[[], float]) -> Store:
    """A store in a file with a table of numbers."""
    database = SqliteFile(path, is_held=True)
    database.writing.execute("CREATE TABLE IF NOT EXISTS tricks(number INTEGER PRIMARY KEY, body BLOB)")
    return Store(path, executor=Threads(database, clock))


def _all(connection: Connection) -> list[int]:
    return [number for (number,) in connection.execute("SELECT number FROM tricks ORDER BY rowid")]


async def _together(store: Store, *works: Add) -> list[Any]:
    return await asyncio.gather(*map(store.write, works), return_exceptions=True)


async def test_a_short_write_is_committed_in_the_loop(store: Store) -> None:
    assert await store.write(Add(1)) == LOOP
    assert await store.read(_all) == [1]


async def test_the_short_writes_of_one_turn_are_one_commit(store: Store) -> None:
    seen: list[str] = []
    in_loop = store._executor._loop_writer._writing.writing  # type: ignore[attr-defined]
    in_loop.set_trace_callback(seen.append)
    assert await _together(store, Add(1), Add(2), Add(3)) == [LOOP] * 3
    assert seen.count("COMMIT") == 1


async def test_a_long_write_goes_to_the_thread_and_a_short_one_waits_its_turn(store: Store) -> None:
    assert await _together(store, Add(1), Add(2, is_short=False), Add(3)) == [THREAD] * 3
    assert await store.write(Add(4)) == LOOP, "once the thread has answered the loop writes again"


async def test_more_writes_than_the_loop_takes_go_to_the_thread(store: Store) -> None:
    assert await _together(store, *map(Add, range(MAX_LOOP_JOBS))) == [LOOP] * MAX_LOOP_JOBS
    many = [*map(Add, range(100, 101 + MAX_LOOP_JOBS))]
    assert await _together(store, *many) == [THREAD] * len(many)


async def test_on_a_slow_disk_the_thread_writes_for_a_while(store: Store, clock: Clock) -> None:
    clock.step = MAX_COMMITTING_S * 1.5
    assert await store.write(Add(1)) == LOOP
    clock.step = 0.0
    assert await store.write(Add(2)) == THREAD
    clock.now += REST_S
    assert await store.write(Add(3)) == LOOP


async def test_short_waits_for_the_disk_add_up_within_a_second_only(store: Store, clock: Clock) -> None:
    for number in range(20):
        clock.step = MAX_COMMITTING_S / 4
        assert await store.write(Add(number)) == LOOP
        clock.step = 0.0
        clock.now += WINDOW_S / 2
    clock.step = MAX_COMMITTING_S / 12
    threads = {await store.write(Add(number)) for number in range(20, 40)}
    assert threads == {LOOP, THREAD}


async def test_one_that_fails_undoes_only_its_own(store: Store) -> None:
    found = await _together(store, Add(1), Add(1), Add(2))
    assert isinstance(found[1], Conflict) and found[0::2] == [LOOP, LOOP]
    assert await store.read(_all) == [1, 2]


async def test_a_file_that_another_process_writes_is_left_to_the_thread(store: Store, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(store.write(Add(1)))
        # The loop goes on meanwhile: it reads, though the write waits.
        assert await store.read(_all) == []
        other.execute("COMMIT")
    assert await writing == THREAD
    assert await store.read(_all) == [1]


async def test_a_deleted_file_takes_no_more_writes(store: Store, tmp_path: Path) -> None:
    await store.write(Add(1))
    (tmp_path / "tables.db").unlink()
    with pytest.raises(NotSaved):
        await store.write(Add(2))


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path, clock: Clock) -> None:
    store = made(tmp_path / "tables.db", clock)
    writing = asyncio.ensure_future(store.write(Add(7)))
    await asyncio.sleep(0)
    store.close()
    assert await writing in {LOOP, THREAD}
    with closing(made(tmp_path / "tables.db", clock)) as again:
        assert await again.read(_all) == [7]


async def test_a_write_whose_caller_left_still_comes_before_the_next(store: Store) -> None:
    leaving = asyncio.ensure_future(store.write(Add(1, is_short=False)))
    await asyncio.sleep(0)
    leaving.cancel()
    assert await store.write(Add(2)) == THREAD
    assert await store.read(_all) == [1, 2]


async def test_the_log_is_copied_into_the_file_by_the_thread(store: Store, tmp_path: Path) -> None:
    in_loop = store._executor._loop_writer._writing.writing  # type: ignore[attr-defined]
    assert in_loop.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
    by = [await store.write(Add(number)) for number in range(4 * CHECKPOINT_COMMITS)]
    assert by.count(THREAD) == 3
    # Without copying, two pages a row would be some 9 MB; the log is begun again once it has a thousand.
    assert (tmp_path / "tables.db-wal").stat().st_size < 8_000_000


async def test_every_commit_in_the_loop_waits_for_the_disk(store: Store) -> None:
    in_loop = store._executor._loop_writer._writing.writing  # type: ignore[attr-defined]
    assert in_loop.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_store_serves_one_loop_after_another(tmp_path: Path, clock: Clock) -> None:
    with closing(made(tmp_path / "tables.db", clock)) as store:
        assert [asyncio.run(store.write(Add(number))) for number in range(3)] == [LOOP] * 3


def test_what_a_closed_loop_left_is_written_by_the_thread(tmp_path: Path, clock: Clock) -> None:
    left: list[asyncio.Future[str]] = []
    store = made(tmp_path / "tables.db", clock)

    async def leaves() -> None:
        left.append(asyncio.ensure_future(store.write(Add(1))))
        await asyncio.sleep(0)
        asyncio.get_running_loop().stop()

    loop = asyncio.new_event_loop()
    leaving = loop.create_task(leaves())
    loop.run_forever()
    assert leaving.done() and not left[0].done()
    left[0].cancel()
    loop.close()
    asyncio.run(store.write(Add(2)))
    assert asyncio.run(store.read(_all)) == [1, 2]
    store.close()


def test_another_loop_beside_it_goes_through_the_thread(tmp_path: Path, clock: Clock) -> None:
    found: list[str] = []
    store = made(tmp_path / "tables.db", clock)

    async def both() -> None:
        await store.write(Add(1))
        beside = threading.Thread(target=lambda: found.append(asyncio.run(store.write(Add(2)))))
        beside.start()
        await asyncio.get_running_loop().run_in_executor(None, beside.join)
        found.append(await store.write(Add(3)))

    asyncio.run(both())
    assert found == [THREAD, LOOP]
    store.close()
