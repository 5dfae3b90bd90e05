"""Which node has a table, and that no other writes it."""

import asyncio
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.errors import WhistError
from bidwhist.server.platform.cluster.liveness import Liveness
from bidwhist.server.platform.cluster.node import Node, check_address
from bidwhist.server.platform.cluster.rendezvous_hash import preferred_node
from bidwhist.server.platform.cluster.repository import GONE, LEASE_MS, UP, Me, NodeRows, Peer
from bidwhist.server.platform.database.database import Conflict, Connection, Found, NotOwner, Work
from bidwhist.server.platform.database.opening import database_at
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Readied, Row, TableOpened
from bidwhist.server.tables.repository import append, rows_of
from support.stores import in_postgres, missing
from support.waiting import PATIENCE

A, B = Me("a", 1), Me("b", 1)
TWO = ("t2", "t1")
OPENED = Row("t1", 0, 5, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))
NEXT = Row("t1", 1, 6, "ann", "k1", Readied(0))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place of either kind."""
    if request.param == "postgresql":
        if why := missing():
            pytest.skip(why)
        return in_postgres(tmp_path)
    return tmp_path / "tables.sqlite"


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    """A store over it."""
    with closing(Store(place)) as opened:
        yield opened


class Clock:
    """The rows of nodes over a database whose clock tests set."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rows = NodeRows("(SELECT version FROM hand)", store.database.held)

    async def set(self, time: int) -> None:
        """What it shows (ms)."""
        await self.store.write(_does("UPDATE hand SET version = ?", time))

    async def node(self, me: Me) -> Peer:
        """A node that lives, as the others see it now."""
        return next(peer for peer in await self.store.read(self.rows.living) if peer.id == me.id)

    async def dies(self, me: Me) -> None:
        """A node loses its lease."""
        await self.dies_at(self.store, me)

    async def dies_at(self, store: Store, me: Me) -> None:
        """The same, written by another."""
        assert await store.write(self.rows.expire(await self.node(me)))


@pytest.fixture
async def clock(store: Store) -> Clock:
    """A clock that stands at 100 s, and two nodes that live."""
    await store.write(_does("CREATE TABLE hand (version BIGINT)"))
    await store.write(_does("INSERT INTO hand VALUES (100000)"))
    found = Clock(store)
    for me in (A, B):
        await store.write(found.rows.register(me, f"http://{me.id}"))
    return found


def _does(query: str, *values: int) -> Work[None]:
    def work(connection: Connection) -> None:
        connection.execute(query, values)

    return work


def _count(name: str) -> Work[int]:
    return lambda connection: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


async def test_a_table_that_nobody_has_is_had_by_who_claims_it_first(store: Store, clock: Clock) -> None:
    assert await store.write(clock.rows.claim("t1", A))
    assert not await store.write(clock.rows.claim("t1", B))
    owner = await store.read(clock.rows.owner_of("t1"))
    assert owner is not None and (owner.id, owner.url) == ("a", "http://a")


async def test_a_node_that_has_lost_its_lease_loses_all_its_tables_at_once(store: Store, clock: Clock) -> None:
    for table in ("t1", "t2"):
        assert await store.write(clock.rows.claim(table, A))
    assert not await store.write(clock.rows.claim("t1", B))
    await clock.dies(A)
    assert await store.read(clock.rows.owner_of("t1")) is None
    assert await store.write(clock.rows.claim("t1", B)) and await store.write(clock.rows.claim("t2", B))


async def test_a_node_whose_heartbeat_has_moved_since_it_was_seen_keeps_its_lease(store: Store, clock: Clock) -> None:
    seen = await clock.node(A)
    assert (await store.write(clock.rows.beat(A, UP))).time
    assert not await store.write(clock.rows.expire(seen))
    assert (await store.write(clock.rows.beat(A, UP))).time


async def test_a_heartbeat_that_comes_too_late_is_none_and_a_node_starts_again_with_nothing(
    store: Store, clock: Clock
) -> None:
    assert await store.write(clock.rows.claim("t1", A))
    await clock.dies(A)
    assert (await store.write(clock.rows.beat(A, UP))).time is None
    assert not await store.write(clock.rows.claim("t1", A))
    again = Me("a", 2)
    await store.write(clock.rows.register(again, "http://a"))
    assert (await store.write(clock.rows.beat(again, UP))).time
    assert await store.read(clock.rows.owner_of("t1")) is None
    assert await store.write(clock.rows.claim("t1", again))


HOUR = 3_600_000


@pytest.mark.parametrize("step", [HOUR, -HOUR, -64_000], ids=["an hour on", "an hour back", "a minute back"])
async def test_a_clock_of_the_database_that_is_set_neither_ends_a_lease_nor_keeps_one(
    store: Store, clock: Clock, step: int
) -> None:
    await clock.set(2 * HOUR)
    seen, liveness, now = list[int](), Liveness(), 0.0
    assert (await store.write(clock.rows.beat(A, UP))).time == 2 * HOUR
    assert await store.write(clock.rows.claim("t1", A))
    await clock.set(2 * HOUR + step)
    while now < LEASE_MS / 1000 + 1:
        # B goes on, and A has died.
        assert (await store.write(clock.rows.beat(B, UP))).time == 2 * HOUR + step
        seen.append((await clock.node(B)).heartbeat)
        liveness.look(await store.read(clock.rows.living), now, now)
        assert not liveness.has_lost_lease(await clock.node(B))
        assert liveness.has_lost_lease(await clock.node(A)) == (now * 1000 >= LEASE_MS)
        now += 0.5
    assert seen == sorted(set(seen)), "each heartbeat is greater than the one before it"
    await clock.dies(A)
    assert await store.write(clock.rows.claim("t1", B))


def never(_: float) -> None:
    """Nobody is waited for."""
    raise AssertionError


def test_a_second_server_at_an_address_is_refused_and_a_dead_one_is_waited_for(place: Place) -> None:
    database = database_at(place)
    with closing(database):
        rows = NodeRows(database.clock)
        check_address(database, "http://a", rest=never)

        def beats(_: float) -> None:
            rows.beat(A, UP)(database.begin())
            database.commit()

        rows.register(A, "http://a")(database.begin())
        database.commit()
        with pytest.raises(WhistError, match="another server is running with this --node-url"):
            check_address(database, "http://a/", rest=beats)
        check_address(database, "http://b", rest=never)
        rests: list[float] = []
        check_address(database, "http://a", rest=rests.append)
        assert sum(rests) * 1000 >= LEASE_MS


async def test_a_node_that_says_it_is_gone_has_nothing_from_then_on(store: Store, clock: Clock) -> None:
    assert await store.write(clock.rows.claim("t1", A))
    await store.write(clock.rows.register(A, "http://a", GONE))
    assert await store.write(clock.rows.claim("t1", B))


@pytest.mark.parametrize("loses", [1, 2], ids=["another node has claimed it", "it started again"])
async def test_what_has_lost_a_table_writes_no_row_of_it(store: Store, clock: Clock, loses: int) -> None:
    await store.write(clock.rows.claim("t1", A))
    await store.write(clock.rows.fenced("t1", A, append((OPENED,))))
    await store.write(clock.rows.claim("t1", B if loses == 1 else Me("a", 1), by_force=True))
    late = A if loses == 1 else Me("a", 2)
    with pytest.raises(NotOwner):
        await store.write(clock.rows.fenced("t1", late, append((NEXT,))))
    assert await store.read(rows_of("t1")) == [OPENED]


async def test_two_that_both_pass_the_fence_are_told_apart_by_the_key_of_the_log(store: Store, clock: Clock) -> None:
    await store.write(clock.rows.claim("t1", A))
    await store.write(clock.rows.fenced("t1", A, append((OPENED, NEXT))))
    with pytest.raises(Conflict):
        await store.write(clock.rows.fenced("t1", A, append((Row("t1", 1, 6, "bo", "k9", Readied(1)),))))
    assert await store.read(rows_of("t1")) == [OPENED, NEXT]


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
async def test_a_table_is_claimed_only_after_a_step_that_has_passed_the_fence(
    place: Place, store: Store, clock: Clock
) -> None:
    inside, go = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        inside.set()
        assert go.wait(PATIENCE)
        append((OPENED,))(connection)

    await store.write(clock.rows.claim("t1", A))
    with closing(Store(place)) as other:
        writing = asyncio.create_task(store.write(clock.rows.fenced("t1", A, slowly)))
        await asyncio.to_thread(inside.wait, PATIENCE)
        await clock.dies_at(other, A)
        claiming = asyncio.create_task(other.write(clock.rows.claim("t1", B)))
        while not claiming.done() and not await other.read(_waits_for_lock):
            await asyncio.sleep(0.01)
        assert not claiming.done()
        go.set()
        await writing
        assert await claiming and await other.read(rows_of("t1")) == [OPENED]


def _waits_for_lock(connection: Connection) -> bool:
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INTO owners%'"
    return bool(connection.execute(query).fetchone()[0])


async def test_writes_beside_one_behind_the_fence_are_written(store: Store, clock: Clock) -> None:
    await store.write(clock.rows.claim("t1", A))
    behind: Work[None] = clock.rows.fenced("t1", B, append((OPENED,)))
    jobs = [store.write(work) for work in (behind, clock.rows.fenced("t1", A, append((OPENED,))), behind)]
    with pytest.raises(NotOwner):
        await jobs[0]
    await jobs[1]
    with pytest.raises(NotOwner):
        await jobs[2]
    assert await store.read(rows_of("t1")) == [OPENED]


async def test_what_a_node_tells_every_other_living_one_hears_once(store: Store, clock: Clock) -> None:
    await store.write(clock.rows.register(Me("c", 1), "http://c", GONE))
    await store.write(clock.rows.tell(A, (("h1", "people", "ann"), ("h2", "taken", "t1"))))
    heard = await store.write(clock.rows.beat(B, UP))
    assert sorted(heard.hints) == [("people", "ann"), ("taken", "t1")]
    assert not (await store.write(clock.rows.beat(B, UP))).hints
    assert not (await store.write(clock.rows.beat(A, UP))).hints


async def test_nodes_that_are_long_gone_are_taken_out_with_what_they_had(store: Store, clock: Clock) -> None:
    await store.write(clock.rows.claim("t1", A))
    await store.write(clock.rows.tell(B, (("h1", "people", ""),)))
    await clock.dies(A)
    await clock.set(10**8)
    await store.write(clock.rows.tidy)
    assert [await store.read(_count(name)) for name in ("nodes", "owners", "outbox")] == [1, 0, 0]


def test_where_a_node_goes_only_its_own_tables_get_another() -> None:
    tables = [f"t{number}" for number in range(3000)]
    before = {table: preferred_node(table, ("a", "b", "c")) for table in tables}
    after = {table: preferred_node(table, ("c", "a")) for table in tables}
    assert all(after[table] == before[table] for table in tables if before[table] != "b")
    assert all(900 < list(before.values()).count(node) < 1100 for node in "abc")
    assert preferred_node("t1", ()) is None


class Counting(NodeRows):
    """Rows of nodes that count how often the store is asked for its time."""

    asked = 0

    def time(self, connection: Connection) -> int:
        self.asked += 1
        return super().time(connection)


async def test_a_hint_that_cannot_be_handled_ends_neither_the_heartbeat_nor_the_other_hints(place: Place) -> None:
    heard: list[str] = []

    def breaks(topic: str, subject: str) -> None:
        heard.append(subject)
        raise RuntimeError(subject)

    with closing(Store(place)) as other:
        node = Node(line := Store(place), "http://a")
        node.heard, node.met = breaks, lambda: breaks("", "met")
        await node.start()
        for subject in ("first", "then"):
            await other.write(NodeRows(line.database.clock).tell(Me("b", 1), ((subject, "topic", subject),)))
            async with asyncio.timeout(PATIENCE):
                while subject not in heard:
                    await asyncio.sleep(0.01)
        assert "met" in heard and node._tasks and not any(task.done() for task in node._tasks)
        await node.stop()


async def test_a_node_that_ends_leaves_no_heartbeat_behind(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bidwhist.server.platform.cluster.node.HEARTBEAT_INTERVAL_S", 0.01)
    node, begun, ended = Node(Store(place), "http://a"), asyncio.Event(), asyncio.Event()
    await node.start()

    async def waits() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(node, "_beat", waits)
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
        await node.stop()
        await ended.wait()


async def test_claims_of_one_commit_are_done_in_the_order_of_their_tables(store: Store, clock: Clock) -> None:
    asked: list[str] = []

    class Watched:
        """A connection that notes what is claimed."""

        def __init__(self, connection: Connection) -> None:
            self.connection = connection

        def execute(self, query: str, values: Sequence[Any] = (), /) -> Found:
            if query.startswith("INSERT INTO owners"):
                asked.append(values[0])
            return self.connection.execute(query, values)

        def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
            return self.connection.executemany(query, rows)

    await store.write(clock.rows.claim("t2", B))
    claims: list[Any] = [clock.rows.claim(table, A) for table in ("t3", "t2", "t1")]
    had = await store.write(lambda connection: claims[0].joins(Watched(connection), claims))
    assert (asked, had) == (["t1", "t2", "t3"], [True, False, True])


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
async def test_a_fence_before_many_tables_holds_them_in_their_order(place: Place, store: Store, clock: Clock) -> None:
    # Written in the other order, so that the rows lie so: a claim of t1 and then t2 must not meet half a fence.
    for table in ("t2", "t1"):
        await store.write(clock.rows.claim(table, A))
    inside, go = threading.Event(), threading.Event()

    def claims_slowly(connection: Connection) -> None:
        clock.rows.claim("t1", B, by_force=True)(connection)
        inside.set()
        assert go.wait(PATIENCE)
        clock.rows.claim("t2", B, by_force=True)(connection)

    with closing(Store(place)) as other:
        claiming = asyncio.create_task(other.write(claims_slowly))
        await asyncio.to_thread(inside.wait, PATIENCE)
        fence: list[Any] = [
            clock.rows.fenced(table, A, append((Row(table, 0, 5, "ann", "", Readied(0)),))) for table in TWO
        ]
        writing = asyncio.create_task(store.write(lambda connection: fence[0].joins(connection, fence)))
        async with asyncio.timeout(PATIENCE):
            while not await other.read(_fence_waits):
                await asyncio.sleep(0.01)
        go.set()
        await claiming
        with pytest.raises(NotOwner):
            await writing


def _fence_waits(connection: Connection) -> bool:
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR SHARE%'"
    return bool(connection.execute(query).fetchone()[0])


async def test_a_running_node_tells_the_time_of_the_store_without_asking_it(place: Place) -> None:
    node = Node(line := Store(place), "http://a")
    node.rows = rows = Counting(line.database.clock)
    first = node.clock()
    await node.start()
    later = node.clock()
    assert rows.asked == 1 and first <= later <= first + PATIENCE * 10**9
    await node.stop()
