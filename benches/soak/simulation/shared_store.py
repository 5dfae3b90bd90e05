"""The database that all servers of a cluster share, and what goes wrong between them and it.

The statements are the real ones, over one SQLite in memory. A transaction may read first and write later, and what
others commit between is seen by its later statements only: as PostgreSQL's READ COMMITTED lets it be.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from benches.soak.simulation.virtual_time import EPOCH, VirtualLoop, World

from bidwhist.server.platform.database.database import Connection, Database, Fault, Found, Space, T, Work
from bidwhist.server.platform.database.executor import DatabaseExecutor, read_now
from bidwhist.server.platform.database.group_commit import MAX_GROUP_WRITES, Answers, Job, commit
from bidwhist.server.platform.database.sqlite import migrate

IDLE_IN_TRANSACTION_S = 3.0
"""Seconds after which PostgreSQL ends a transaction of a node that does not go on with it."""
SILENCE_S = 3.0
"""Seconds after which a node takes a connection for lost over which no answer comes."""
LOCK_RETRY_S = 0.02
"""Seconds between two looks at what another transaction holds."""
USUAL = (0.0003, 0.003)
"""Seconds that a journey to the database and back takes."""
READS = ("SELECT", "BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE")
HELD = " FOR SHARE"
OWNERS = ("INSERT INTO owners", "DELETE FROM owners WHERE table_id")
Rows = list[tuple[str, int]]


class LinkFaults:
    """How the way between one server and the database is now."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.is_away = self.is_cut = self.is_down = False
        """Whether the database refuses this server, whether no answer comes, and whether it is down for everybody."""
        self.slow = 1.0
        self.loses_before = self.loses_after = 0.0
        """How often the connection is lost just before, or just after a commit."""
        self.gap, self.longest_gap = 0.05, 0.05
        """How often a transaction pauses between its reads and its writes, and for how many seconds at most."""
        self.cut_until = 0.0

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self.is_away = self.is_cut = self.is_down = False
        self.slow, self.loses_before, self.loses_after = 1.0, 0.0, 0.0
        self.gap, self.longest_gap = 0.05, 0.05

    @property
    def fault(self) -> Fault | None:
        """Why the database cannot be reached; nothing where it can."""
        if self.is_down:
            return Fault("the database is starting up", "57P03")
        return Fault("no connection to the database", "") if self.is_away or self.is_cut else None

    def journey(self) -> float:
        """Seconds to the database, or back."""
        return self.random.uniform(*USUAL) * self.slow


class SharedDatabase:
    """The database itself."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.connection = sqlite3.connect(":memory:", isolation_level=None, cached_statements=512)
        self.connection.create_function("virtual_now", 0, self.milliseconds)
        migrate(self.connection)
        self.written: Callable[[str, Rows], None] = lambda server, rows: None
        """Told of each commit that has rows of logs in it, before it is done."""
        self.commits = 0
        self.ahead = 0.0
        """Seconds by which its clock is wrong."""
        self.locks: dict[str, tuple[NodeDatabase, float]] = {}
        """Tables whose owner a transaction under way holds as it is, and until when at most."""

    def lock(self, tables: Iterable[str], line: "NodeDatabase") -> None:
        """A transaction pauses that holds the owners of tables."""
        self.locks.update(dict.fromkeys(tables, (line, self.world.now + IDLE_IN_TRANSACTION_S)))

    def unlock(self, line: "NodeDatabase | None" = None, server: str = "") -> None:
        """The transactions of a line, or of a server, have ended."""
        if self.locks:
            ended = {table for table, (by, _) in self.locks.items() if by is line or by.server == server}
            self.locks = {table: found for table, found in self.locks.items() if table not in ended}

    def is_locked(self, table: str, line: "NodeDatabase") -> bool:
        """Whether another transaction holds a table's owner."""
        found = self.locks.get(table)
        return found is not None and found[0] is not line and self.world.now < found[1]

    def milliseconds(self) -> int:
        """The time, in milliseconds since 1970."""
        return int((EPOCH + self.world.now + self.ahead) * 1000)


class Pause(BaseException):
    """A transaction has read, and writes a little later."""


class Waits(BaseException):
    """A transaction waits for another one."""


class Kept:
    """What a query found, to be found again."""

    def __init__(self, found: list[Any]) -> None:
        self._found = deque(found)
        self.rowcount = -1

    def fetchone(self) -> Any:
        """The next row, or nothing."""
        return self._found.popleft() if self._found else None

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return list(self._found)

    def __iter__(self) -> Any:
        return iter(self._found)


class NodeDatabase(Database, Connection):
    """The connection of one server, as the store knows it."""

    readers = 4
    clock = "virtual_now()"
    held = HELD

    def __init__(self, shared: SharedDatabase, server: str, link_faults: LinkFaults) -> None:
        self.shared, self.server, self.link_faults = shared, server, link_faults
        self._rows: Rows = []
        self._reads: deque[list[Any]] | None = None
        """What was read before a pause, to be found again after it."""
        self._held: list[str] = []
        """Tables whose owner this transaction holds."""
        self._notes: list[list[Any]] | None = None
        """What has been read so far, where a pause is to come."""

    def pauses(self) -> None:
        """The next transaction pauses before its first write."""
        self._notes, self._reads = [], None

    def goes_on(self) -> None:
        """The next transaction is the same again, after its pause."""
        self._reads, self._notes = deque(self._notes or ()), None

    def forgets(self) -> None:
        """The next transaction is another one."""
        self._reads = self._notes = None
        self._held.clear()

    def holds(self) -> None:
        """What it has held so far it holds during its pause."""
        self.shared.lock(self._held, self)

    # Statements.

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Found:
        """Do a query."""
        if query.endswith(HELD):
            query = query.removesuffix(HELD)
            self._held += values[: max(1, len(values) - 2)]  # the tables, then who has them
        if not query.startswith(READS):
            if self._notes is not None:
                raise Pause
            if query.startswith(OWNERS) and self.shared.is_locked(values[0], self):
                raise Waits
            if query.startswith("INSERT INTO log"):
                self._rows += [
                    (values[place], values[place + 1]) for place in range(0, 6 * query.count("(?, ?, ?, ?, ?, ?)"), 6)
                ]
            return self.shared.connection.execute(query, values)
        if self._notes is not None and query.startswith("SELECT"):
            found = self.shared.connection.execute(query, values).fetchall()
            self._notes.append(found)
            return Kept(found)
        if self._reads and query.startswith("SELECT"):
            return Kept(self._reads.popleft())
        return self.shared.connection.execute(query, values)

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
        """Do a query with one row of values after another."""
        if self._notes is not None:
            raise Pause
        rows = list(rows)
        if query.startswith(OWNERS) and any(self.shared.is_locked(row[0], self) for row in rows):
            raise Waits
        return self.shared.connection.executemany(query, rows)

    # Transactions.

    def begin(self) -> Connection:
        """Begin a transaction."""
        if self.shared.connection.in_transaction:
            self.shared.connection.execute("ROLLBACK")
        self._rows = []
        self.shared.connection.execute("BEGIN")
        return self

    def commit(self) -> None:
        """End it; the connection may be lost just before or just after."""
        chance = self.link_faults.random.random()
        if chance < self.link_faults.loses_before:
            raise Fault("the connection was lost before the commit", "")
        if self._rows:
            self.shared.written(self.server, self._rows)
        self.shared.connection.execute("COMMIT")
        self.shared.commits += 1
        self._rows = []
        if chance > 1 - self.link_faults.loses_after:
            raise Fault("the connection was lost after the commit", "")

    def roll_back(self) -> None:
        """Take it back."""
        self._rows = []
        if self.shared.connection.in_transaction:
            self.shared.connection.execute("ROLLBACK")

    def look(self) -> Connection:
        """Begin a transaction that only reads."""
        return self.begin()

    def count_on(self, connection: Connection) -> None:
        """Nothing is copied here."""

    def read(self, work: Work[T]) -> T:
        """The result of work that only reads."""
        if (fault := self.link_faults.fault) is not None:
            raise fault
        return work(self.shared.connection)

    def write_again(self, connection: Connection) -> None:
        """Nothing is to be probed."""

    def warning(self) -> str:
        """It has no copies."""
        return ""

    def space(self, connection: Connection) -> Space:
        """It takes up no disk."""
        return Space(0, None)

    def is_tight(self) -> bool:
        """It takes up no disk."""
        return False

    def close(self) -> None:
        """The database goes on."""


class VirtualExecutor(DatabaseExecutor):
    """The threads of a store, in a process that may be suspended or die at any moment."""

    def __init__(self, line: NodeDatabase, loop: VirtualLoop) -> None:
        self.database = line
        self._line, self._loop, self._link_faults = line, loop, line.link_faults
        self._jobs: deque[Job] = deque()
        self._is_busy = False

    def write(self, job: Job) -> None:
        """Do a job in a transaction, soon."""
        self._jobs.append(job)
        if not self._is_busy:
            self._is_busy = True
            self._send()

    def read(self, work: Work[T]) -> "asyncio.Future[T]":
        """The result of work that only reads."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._deliver(self._read, work, future)
        return future

    def close(self) -> None:
        """Nothing waits any more."""

    # Journeys.

    def _deliver(self, what: Callable[..., None], *given: Any) -> None:
        self._arrives_since(self._loop.time(), what, *given)

    def _arrives_since(self, began: float, what: Callable[..., None], *given: Any) -> None:
        # While no answer comes a request waits, until it is taken for lost.
        if self._link_faults.is_cut and self._loop.time() - began < SILENCE_S:
            wait = self._link_faults.random.uniform(0.2, 0.5)
            self._loop.call_later(wait, lambda: self._arrives_since(began, what, *given))
        else:
            self._loop.call_later(self._link_faults.journey(), what, *given)

    def _read(self, work: Work[Any], future: "asyncio.Future[Any]") -> None:
        try:
            result = read_now(self._line, work)
        except Exception as error:
            self._loop.call_later(self._link_faults.journey(), _fails, future, error)
        else:
            self._loop.call_later(self._link_faults.journey(), _succeeds, future, result)

    def _send(self) -> None:
        batch = [self._jobs.popleft() for _ in range(min(MAX_GROUP_WRITES, len(self._jobs)))]
        self._deliver(self._begin, batch)

    def _begin(self, batch: list[Job]) -> None:
        if (fault := self._link_faults.fault) is not None:
            self._end(batch, fault)
            return
        if self._link_faults.random.random() < self._link_faults.gap:
            self._line.pauses()
        try:
            self._do(batch)
        except Pause:
            self._line.roll_back()
            self._line.holds()
            pause = self._link_faults.random.random() ** 2 * self._link_faults.longest_gap
            self._loop.call_later(pause, self._go_on, batch, self._loop.time())

    def _go_on(self, batch: list[Job], began: float) -> None:
        self._line.goes_on()
        if self._link_faults.is_away or self._link_faults.is_down or self._loop.time() - began > IDLE_IN_TRANSACTION_S:
            self._line.forgets()
            self._end(batch, Fault("the connection was ended: idle in a transaction", ""))
        else:
            self._do(batch)

    def _do(self, batch: list[Job]) -> None:
        try:
            heard = commit(self._line, batch)
        except Waits:
            self._waits(batch)
            return
        self._line.shared.unlock(self._line)
        self._line.forgets()
        self._loop.call_later(self._link_faults.journey(), self._answer, heard)

    def _waits(self, batch: list[Job]) -> None:
        # The holder of the lock goes on within seconds, or is killed.
        self._line.roll_back()
        self._line.forgets()
        self._line.shared.unlock(self._line)
        self._loop.call_later(LOCK_RETRY_S, self._begin, batch)

    def _end(self, batch: list[Job], fault: Fault) -> None:
        heard = commit(_Failing(self._line, fault), batch)
        self._loop.call_later(self._link_faults.journey(), self._answer, heard)

    def _answer(self, heard: Answers) -> None:
        for job, result, error in heard:
            if not job.loop.is_closed():
                job.answer(result, error)
        if self._jobs:
            self._send()
        else:
            self._is_busy = False


class _Failing(NodeDatabase):
    """A connection that cannot be had."""

    def __init__(self, line: NodeDatabase, fault: Fault) -> None:
        super().__init__(line.shared, line.server, line.link_faults)
        self._fault = fault

    def begin(self) -> Connection:
        """It cannot."""
        raise self._fault


def _fails(future: "asyncio.Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


def _succeeds(future: "asyncio.Future[Any]", result: Any) -> None:
    if not future.done():
        future.set_result(result)
