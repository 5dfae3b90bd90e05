"""A store whose work is done in the event loop, where Python has no threads."""

import asyncio
from pathlib import Path

import pytest

from bidwhist.server.platform.database.database import Conflict, Connection, NotSaved, Work
from bidwhist.server.platform.database.executor import InLoop
from bidwhist.server.platform.database.sqlite import SqliteFile
from bidwhist.server.platform.database.store import Store

pytestmark = pytest.mark.sqlite


class Counted:
    """A store in a file, and how often it was committed."""

    def __init__(self, path: Path) -> None:
        self.commits = 0
        self.store = Store(path, executor=InLoop(SqliteFile(path, is_held=True), self._count))

    def _count(self) -> None:
        self.commits += 1


def _make(connection: Connection) -> None:
    connection.execute("CREATE TABLE tricks(number INTEGER PRIMARY KEY)")


def _add(number: int) -> Work[int]:
    def add(connection: Connection) -> int:
        connection.execute("INSERT INTO tricks VALUES(?)", (number,))
        return number

    return add


def _all(connection: Connection) -> list[int]:
    return [number for (number,) in connection.execute("SELECT number FROM tricks ORDER BY number")]


async def test_what_is_written_in_one_turn_is_one_commit(tmp_path: Path) -> None:
    counted = Counted(tmp_path / "tables.db")
    await counted.store.write(_make)
    before = counted.commits
    assert await asyncio.gather(*(counted.store.write(_add(number)) for number in range(5))) == [*range(5)]
    assert counted.commits == before + 1
    assert await counted.store.read(_all) == [*range(5)]
    counted.store.close()


async def test_one_that_fails_undoes_only_its_own(tmp_path: Path) -> None:
    counted = Counted(tmp_path / "tables.db")
    await counted.store.write(_make)
    found = await asyncio.gather(*(counted.store.write(_add(number)) for number in (1, 1, 2)), return_exceptions=True)
    assert isinstance(found[1], Conflict) and found[0::2] == [1, 2]
    assert await counted.store.read(_all) == [1, 2]
    counted.store.close()


async def test_what_is_queued_is_written_before_it_closes(tmp_path: Path) -> None:
    counted = Counted(tmp_path / "tables.db")
    await counted.store.write(_make)
    writing = asyncio.ensure_future(counted.store.write(_add(7)))
    await asyncio.sleep(0)
    counted.store.close()
    assert await writing == 7
    again = Counted(tmp_path / "tables.db")
    assert await again.store.read(_all) == [7]
    again.store.close()


async def test_a_reader_gets_its_error(tmp_path: Path) -> None:
    counted = Counted(tmp_path / "tables.db")
    with pytest.raises(NotSaved, match="could not be read"):
        await counted.store.read(_all)
    counted.store.close()
