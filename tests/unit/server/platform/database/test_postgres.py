"""A store in PostgreSQL, where it differs from a file: connections that are lost, the hold, and how it is named."""

import asyncio
import importlib
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event
from types import ModuleType
from unittest.mock import Mock

import pytest
from msgspec import Struct

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.errors import BadNotation, WhistError
from bidwhist.server.platform.cluster.repository import Me, NodeRows
from bidwhist.server.platform.database.database import Away, Conflict, Connection, Fault, NotSaved, Work, failure
from bidwhist.server.platform.database.group_commit import MAX_TRIES
from bidwhist.server.platform.database.migrations import MIGRATIONS, PARTITIONS, TABLES
from bidwhist.server.platform.database.opening import database_at, done_at
from bidwhist.server.platform.database.paths import InPostgres, place_of
from bidwhist.server.platform.database.postgres import _ALONE, PostgresConnection, _fault, migrate, standby_warning
from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.repository import hold
from bidwhist.server.tables.domain.log import Readied, Row, TableOpened
from bidwhist.server.tables.repository import Stakes, append, rows_of, tables_in
from support.command import run
from support.in_process import until
from support.stores import ask, in_postgres, missing
from support.waiting import PATIENCE
from support.waiting import until as patiently

OPENED = Row("t1", 0, 5, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))
NEXT = Row("t1", 1, 6, "ann", "k1", Readied(0))


@pytest.fixture
def place(tmp_path: Path) -> InPostgres:
    """An empty place in PostgreSQL."""
    if why := missing():
        pytest.skip(why)
    return in_postgres(tmp_path)


def own_number(connection: Connection) -> int:
    """The server's process behind a connection."""
    return int(connection.execute("SELECT pg_backend_pid()").fetchone()[0])


class OwnNumber(Struct, frozen=True):
    """Asks for the number of the connection that a table's rows go through."""

    lane: str

    def __call__(self, connection: Connection) -> int:
        """The number."""
        return own_number(connection)


def alone(work: Work[None]) -> Work[None]:
    """Work as it is, without its lane."""
    return partial(work)


async def other_lane(store: Store) -> str:
    """A table whose rows do not go through the first writer."""
    first = await store.write(own_number)
    for table in map("t{}".format, count(2)):
        if await store.write(OwnNumber(table)) != first:
            return table
    raise AssertionError


def cut(number: int) -> None:
    """End it, as a restart of PostgreSQL does."""
    ask(f"SELECT pg_terminate_backend({number}, 5000)")


# Connections that are lost.


async def test_connections_that_were_lost_while_nothing_was_done_are_made_again_and_nobody_is_refused(
    place: InPostgres,
) -> None:
    store = Store(place, is_held=True)
    await store.write(append((OPENED,)))
    for number in [await store.write(own_number), *{await store.read(own_number) for _ in range(8)}]:
        cut(number)
    assert await store.read(rows_of("t1")) == [OPENED]
    await store.write(append((NEXT,)))
    assert await store.read(rows_of("t1")) == [OPENED, NEXT]
    store.close()


async def test_a_connection_that_is_lost_within_a_write_has_written_nothing(place: InPostgres) -> None:
    store = Store(place)
    await store.write(append((OPENED,)))

    def lost(connection: Connection) -> None:
        append((NEXT,))(connection)
        cut(own_number(connection))
        append((Row("t1", 2, 6, "", "", Readied(0)),))(connection)

    with pytest.raises(NotSaved):
        await store.write(lost)
    assert await store.read(rows_of("t1")) == [OPENED]
    await store.write(append((NEXT,)))
    store.close()


async def test_writes_beside_one_that_loses_the_connection_are_written(place: InPostgres) -> None:
    store = Store(place)
    await store.write(append((OPENED,)))
    tries = []

    def lost_once(connection: Connection) -> None:
        tries.append(own_number(connection))
        if len(tries) == 1:
            cut(tries[0])
        append((Row("t1", 2, 6, "", "", Readied(0)),))(connection)

    # While the first is being written the others gather.
    first = asyncio.ensure_future(store.write(lambda connection: connection.execute("SELECT pg_sleep(0.2)").fetchone()))
    await asyncio.gather(first, *map(store.write, (append((NEXT,)), lost_once)))
    assert [row.seq for row in await store.read(rows_of("t1"))] == [0, 1, 2]
    assert len(tries) == 2
    store.close()


async def test_what_fails_at_its_commit_is_not_acknowledged(place: InPostgres) -> None:
    store = Store(place)
    await store.write(append((OPENED,)))
    for statement in (
        "CREATE FUNCTION fall() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$",
        "CREATE CONSTRAINT TRIGGER falls AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW WHEN (NEW.seq = 1) EXECUTE FUNCTION fall()",
    ):
        ask(statement, place)
    with pytest.raises(NotSaved):
        await store.write(append((NEXT,)))
    assert await store.read(rows_of("t1")) == [OPENED]
    ask("DROP TRIGGER falls ON log", place)
    await store.write(append((NEXT,)))
    store.close()


async def test_work_that_keeps_quiet_about_an_error_is_not_acknowledged(place: InPostgres) -> None:
    store = Store(place)

    def quiet(connection: Connection) -> None:
        append((OPENED,))(connection)
        try:
            connection.execute("SELECT * FROM nothing_of_the_kind")
        except Fault:
            return

    with pytest.raises(NotSaved) as failed:
        await store.write(quiet)
    assert "failed before its end" in failed.value.detail
    assert await store.read(rows_of("t1")) == []
    store.close()


# The hold.


async def test_a_server_that_has_lost_its_hold_to_another_writes_no_more(place: InPostgres) -> None:
    first = Store(place, is_held=True)
    for number in (await first.write(OwnNumber(await other_lane(first))), await first.write(own_number)):
        cut(number)
    second = Store(place, is_held=True)
    with pytest.raises(NotSaved) as failed:
        await first.write(append((OPENED,)))
    assert "another server has these tables open" in failed.value.detail
    await second.write(append((OPENED,)))
    second.close()
    await first.write(append((NEXT,)))
    first.close()


async def test_a_server_that_has_one_writer_left_keeps_its_hold(place: InPostgres) -> None:
    first = Store(place, is_held=True)
    table = await other_lane(first)
    cut(await first.write(own_number))
    with pytest.raises(WhistError, match="another server has these tables open"):
        Store(place, is_held=True)
    await first.write(own_number)
    cut(await first.write(OwnNumber(table)))
    with pytest.raises(WhistError, match="another server has these tables open"):
        Store(place, is_held=True)
    first.close()
    Store(place, is_held=True).close()


# Two writers.


async def test_the_rows_of_a_table_go_through_one_connection_and_those_of_many_through_two(place: InPostgres) -> None:
    store = Store(place)
    first = await store.write(own_number)
    tables = [f"t{number}" for number in range(32)]
    numbers = [await asyncio.gather(*(store.write(OwnNumber(table)) for table in tables)) for _ in range(3)]
    assert numbers[0] == numbers[1] == numbers[2] and first in numbers[0] and len(set(numbers[0])) == 2
    assert {await store.write(OwnNumber("")) for _ in range(3)} == {first}
    store.close()


async def test_a_table_does_not_wait_for_a_commit_of_the_other_writer(place: InPostgres) -> None:
    store = Store(place)
    table = await other_lane(store)
    held, free = (Row(name, 0, 5, "ann", "c0", Readied(0)) for name in (table, "t0"))
    await store.write(lambda connection: None)
    with closing(PostgresConnection(place)) as connection:
        connection.begin()
        connection.execute("INSERT INTO log VALUES (?, 0, 0, '', '', '')", (table,))
        waiting = asyncio.create_task(store.write(append((held,))))
        await until(lambda: ask("SELECT count(*) > 0 FROM pg_locks WHERE NOT granted", place) == [(True,)])
        await store.write(alone(append((free,))))
        assert not waiting.done()
        connection.roll_back()
    await waiting
    assert await store.read(rows_of(table)) == [held] and await store.read(rows_of("t0")) == [free]
    store.close()


def test_rows_have_the_lane_of_their_table_unless_chips_are_held() -> None:
    plain, staked = append((NEXT,)), append((NEXT,), stakes=Stakes("m1", ("ann",), 10))
    fenced = [NodeRows("0").fenced("t1", Me("a", 1), work) for work in (plain, staked, own_number)]
    assert [getattr(work, "lane", "") for work in (plain, staked, *fenced)] == ["t1", "", "t1", "", ""]


# Servers that start together.


WAITS_LONG = """SELECT count(*) FROM pg_stat_activity
WHERE pid = {} AND wait_event = 'advisory' AND clock_timestamp() - query_start > interval '300ms'"""
"""Whether a connection has waited three times as long as its limit of locks allows."""


# Deadlocks.


@pytest.fixture
def purses(place: InPostgres) -> InPostgres:
    """A place where two people have chips; PostgreSQL looks for deadlocks there at once, not after a second."""
    people = [("ann", 1000), ("bo", 1000)]
    done_at(place, lambda connection: connection.executemany("INSERT INTO balances VALUES (?, ?)", people))
    return InPostgres(f"{place.url}%20-cdeadlock_timeout%3D1ms")


class OtherServer:
    """Has bo's purse, and asks for ann's once somebody else has that."""

    def __init__(self, place: InPostgres) -> None:
        self._connection, self._thread = PostgresConnection(place), ThreadPoolExecutor(1)
        self._number = own_number(self._connection)
        self._asks: Future[str | None] | None = None
        self._connection.begin()
        hold(self._connection, "m3", ("bo",), 20)

    def ask_for_the_other(self) -> None:
        """Ask, once; back when it waits. PostgreSQL ends the one that waits last, so not this one."""
        if self._asks is None:
            self._asks = self._thread.submit(hold, self._connection, "m4", ("ann",), 20)
            is_waiting = f"SELECT 1 FROM pg_stat_activity WHERE pid = {self._number} AND wait_event_type = 'Lock'"
            patiently(lambda: ask(is_waiting), "the other server at a lock")

    def commit(self) -> None:
        """Commit, as soon as it has both."""
        patiently(lambda: self._asks is not None, "a writer that has the other purse")
        assert self._asks is not None and self._asks.result() is None
        self._connection.commit()

    def close(self) -> None:
        """Close its connection."""
        self._thread.shutdown()
        self._connection.close()


async def written_in_one_commit(store: Store, works: Iterable[Work[None]]) -> list[BaseException | None]:
    """What becomes of works that go together."""
    begun, goes_on = Event(), Event()

    def write(_: Connection) -> None:
        begun.set()
        goes_on.wait(PATIENCE)

    # While the first is being written the others gather.
    first = asyncio.ensure_future(store.write(write))
    await asyncio.to_thread(begun.wait, PATIENCE)
    writes = [asyncio.ensure_future(store.write(work)) for work in works]
    await asyncio.sleep(0)
    goes_on.set()
    await first
    return await asyncio.gather(*writes, return_exceptions=True)


@pytest.mark.parametrize("is_shared", [False, True], ids=["by itself", "beside one that is refused"])
async def test_a_commit_that_deadlocks_with_another_server_is_done_again(purses: InPostgres, is_shared: bool) -> None:
    with closing(Store(purses)) as store, closing(OtherServer(purses)) as other:
        await store.write(append((OPENED,)))

        def begins(connection: Connection) -> None:
            hold(connection, "m1", ("ann",), 20)
            other.ask_for_the_other()

        def begins_another(connection: Connection) -> None:
            append((NEXT,), stakes=Stakes("m2", ("bo",), 20))(connection)

        def begins_both(connection: Connection) -> None:
            begins(connection)
            begins_another(connection)

        works = [append((OPENED,)), begins, begins_another] if is_shared else [begins_both]
        committing = asyncio.create_task(asyncio.to_thread(other.commit))
        came = await written_in_one_commit(store, works)
        await committing
        assert [type(one) for one in came] == ([Conflict] if is_shared else []) + [type(None)] * (1 + is_shared)
        assert await store.read(rows_of("t1")) == [OPENED, NEXT]
        held = await store.read(
            lambda found: found.execute("SELECT match, person FROM escrow ORDER BY match").fetchall()
        )
        assert held == [("m1", "ann"), ("m2", "bo"), ("m3", "bo"), ("m4", "ann")]


async def test_a_commit_that_deadlocks_again_and_again_is_refused_in_words(place: InPostgres) -> None:
    tries = []

    def deadlocks(connection: Connection) -> None:
        tries.append(connection)
        connection.execute("DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END $$")

    with closing(Store(place)) as store:
        with pytest.raises(NotSaved):
            await store.write(deadlocks)
        assert len(tries) == MAX_TRIES
        await store.write(append((OPENED,)))


async def test_a_server_waits_for_the_migration_of_another_however_long_it_takes(place: InPostgres) -> None:
    with closing(PostgresConnection(place)) as first, closing(PostgresConnection(place)) as second:
        first.begin()
        first.execute(_ALONE)
        second.execute("SET lock_timeout = '100ms'")
        number = own_number(second)
        migrated = asyncio.create_task(asyncio.to_thread(migrate, second))
        await until(lambda: migrated.done() or ask(WAITS_LONG.format(number)) == [(1,)])
        assert not migrated.done()
        first.roll_back()
        await migrated
        assert second.execute("SHOW lock_timeout").fetchone() == ("100ms",)
        assert second.execute("SELECT version FROM house").fetchone() == (len(MIGRATIONS),)


# Whether a row can be written.


async def test_a_log_that_is_locked_is_found_out_by_a_probe(place: InPostgres) -> None:
    store = Store(place)
    await store.probe()
    with closing(PostgresConnection(place)) as connection:
        connection.begin()
        connection.execute("LOCK TABLE log_3 IN ACCESS EXCLUSIVE MODE")
        await store.write(lambda connection: connection.execute("SET lock_timeout = '300ms'"))
        with pytest.raises(NotSaved) as failed:
            await store.probe()
        assert "lock timeout" in failed.value.detail
        connection.roll_back()
    await store.probe()
    assert await store.read(tables_in) == []
    store.close()


@pytest.mark.parametrize(
    ("standbys", "names", "commit", "is_told"),
    [
        (0, "", "on", False),
        (1, "", "on", True),
        (1, "ANY 1 (a, b)", "on", False),
        (1, "a", "local", True),
        (2, "a", "remote_apply", False),
    ],
)
def test_a_standby_that_could_lose_what_is_acknowledged_is_told_of(
    standbys: int, names: str, commit: str, is_told: bool
) -> None:
    connection = Mock()
    connection.execute.return_value.fetchone.return_value = (standbys, names, commit)
    assert bool(standby_warning(connection)) == is_told


def test_a_database_without_a_standby_gives_no_warning(place: InPostgres) -> None:
    with closing(database_at(place)) as database:
        assert database.warning() == ""


@pytest.mark.parametrize(
    ("words", "is_away"),
    [
        ('connection to server at "10.1.2.3", port 5432 failed: Connection refused', True),
        ('connection to server on socket "/run/s" failed: No such file or directory', True),
        ("a: Connection refused connection to server at b failed: timeout expired", False),
        ("server closed the connection unexpectedly", False),
        *(
            (f'connection to server at "10.1.2.3", port 5432 failed: {words}', True)
            for words in (
                "FATAL: the database system is starting up",
                "FATAL: the database system is shutting down",
                "FATAL: the database system is in recovery mode",
                "FATAL: the database system is not accepting connections DETAIL: Hot standby mode is disabled.",
                "FATAL: the database system is not yet accepting connections DETAIL: Consistent recovery state",
                "server closed the connection unexpectedly This probably means the server terminated abnormally",
            )
        ),
    ],
)
def test_a_database_that_nobody_can_reach_is_told_from_one_that_is_cut_off(words: str, is_away: bool) -> None:
    error = importlib.import_module("psycopg").OperationalError(words)
    failed = failure(_fault(error), "write")
    assert isinstance(failed, Away) == is_away and words in failed.detail


# What is made there.


def test_every_commit_waits_for_the_disk_and_the_log_is_in_parts(place: InPostgres) -> None:
    asked = "SELECT current_setting('synchronous_commit'), current_setting('fsync')"
    assert done_at(place, lambda connection: connection.execute(asked).fetchone()) == ("on", "on")
    query = "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace"
    made = {name for (name,) in ask(query, place)}
    assert made == {*TABLES, "house", *(f"log_{part}" for part in range(PARTITIONS))}


def test_text_is_in_the_order_of_bytes_as_in_a_file(place: InPostgres) -> None:
    words = ["Z", "a", "a-1", "a.1", "a1", "é"]

    def sorted_there(connection: Connection) -> list[str]:
        connection.executemany("INSERT INTO mutes VALUES ('x', ?)", [(word,) for word in reversed(words)])
        return [word for (word,) in connection.execute("SELECT other FROM mutes ORDER BY other")]

    assert done_at(place, sorted_there) == words


# How it is named.


def test_a_place_is_shown_without_its_password() -> None:
    shown = {
        "postgresql://whist:secret@db.example:5433/house?sslmode=require&password=secret": "postgresql://whist@db.example:5433/house",
        "postgres://db.example/house": "postgres://db.example/house",
        "postgresql:///house": "postgresql:///house",
    }
    assert {named: str(place_of(named)) for named in shown} == shown
    assert place_of("tables.sqlite") == Path("tables.sqlite")
    with pytest.raises(BadNotation, match="this is neither"):
        place_of("mysql://db.example/house")


@pytest.mark.parametrize(
    ("named", "words"),
    [
        ("postgresql://ann:secret@127.0.0.1:1/house", "cannot be opened, .*refused"),
        ("postgresql://ann:secret@127.0.0.1:port/house", "cannot be opened, .*port"),
        ("postgresql://ann:secret@127.0.0.1/house?colour=red", "cannot be opened, .*colour"),
    ],
)
def test_a_server_that_cannot_be_reached_is_told_in_one_line_without_the_password(named: str, words: str) -> None:
    for asked in (("serve", "--port", "0"), ("owner", "bans"), ("serve", "--export")):
        ran = run(*asked, "--store", named)
        assert ran.code == 1 and ran.err.count("\n") == 1, ran.err
        assert "Traceback" not in ran.err and "secret" not in ran.err
        with pytest.raises(WhistError, match=words):
            raise WhistError(ran.err)


def test_without_psycopg_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = importlib.import_module

    def without(name: str, package: str | None = None) -> ModuleType:
        if name == "psycopg":
            raise ImportError(name)
        return usual(name, package)

    monkeypatch.setattr(importlib, "import_module", without)
    with pytest.raises(WhistError, match=r"pip install 'psycopg\[binary\]'"):
        Store(InPostgres("postgresql://127.0.0.1/house"))


def test_the_owner_is_told_where_no_server_has_been(place: InPostgres) -> None:
    ran = run("owner", "bans", "--store", place.url)
    assert ran.code == 1 and "no server has been there" in ran.err
