"""The tables in memory: opened, restored from their logs, and unloaded.

A table is restored from its log whenever it is asked for.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.service import random_word
from bidwhist.server.platform.database.database import LOG, Damaged, NotSaved, T, Work
from bidwhist.server.platform.database.database import Connection as Database
from bidwhist.server.protocol.server_messages import LobbyTable
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.context import TableContext
from bidwhist.server.tables.domain.log import Row, Seated, TableOpened
from bidwhist.server.tables.domain.table import Stage
from bidwhist.server.tables.lobby import OpenTables, lobby_table
from bidwhist.server.tables.recovery import RecoveredTable, recovered
from bidwhist.server.tables.repository import append, append_opening, deserted, rows_of, silent_since, tables_of
from bidwhist.server.tables.session import TableSession

UNLOAD_MATCH_AFTER_S = 600
"""Seconds after which a match that nobody follows is unloaded; it continues from its log."""
UNLOAD_AFTER_S = 30
"""The same for a table where no match is being played."""
MAX_LISTED = 100
"""Most tables that the lobby lists."""
LONG_LOG_ROWS = 400
"""Logs with at least this many rows are replayed in a thread."""


def _both(first: Work[T], then: Work[None] | None) -> Work[T]:
    def work(database: Database) -> T:
        result = first(database)
        if then is not None:
            then(database)
        return result

    return work


class SessionRegistry:
    """The tables in memory, by their ids."""

    def __init__(self, context: TableContext, lobby: OpenTables) -> None:
        self.context, self.lobby = context, lobby
        lobby.here = self._here
        self.known: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._lost: set[str] = set()
        """Tables whose lease was lost while they were being loaded."""
        self._giving_up: set[asyncio.Task[None]] = set()

    async def open(
        self, opened: TableOpened, person: Person, seat: int | None, beside: Callable[[str], Work[None]] | None = None
    ) -> TableSession:
        """Open a table with its maker in a seat or looking on; ``beside`` is written in the same transaction.

        A table without an invite gets a spoken one, which leads to no other open table.

        :raises NotSaved: if it could not be written; ``Conflict`` if what ``beside`` writes is there already.
        """
        table = random_word(10, self.context.around.random)
        now = self.context.now()
        rows = [Row(table, 0, now, person.id, "", opened)]
        if seat is not None:
            rows.append(Row(table, 1, now, person.id, "", Seated(seat, person.id, person.name, person.face)))
        is_ours = self.context.ownership.may_begin()
        opening = append_opening(tuple(rows), self.context.around.random)
        work = _both(opening, beside(table) if beside else None)
        written = await self.context.store.write(self.context.ownership.begun(table, work))
        made = TableSession(self.context, recovered(written))
        session = self._place(made) if is_ours else made
        self.lobby.changed(session.table)
        return session

    async def open_reserved(
        self,
        opened: TableOpened,
        names: dict[str, str],
        faces: dict[str, int | None],
        beside: Callable[[str], Work[None]],
    ) -> TableSession:
        """Open an event's table with everybody in their seats; ``beside`` is written in the same transaction.

        ``names`` and ``faces`` are those of the people who sit there, by their ids.

        :raises NotSaved: if it could not be written; ``Conflict`` if what ``beside`` writes is there already.
        """
        assert opened.contest is not None
        table, now = random_word(10), self.context.now()
        seats = [(seat, person) for seat, person in enumerate(opened.contest.people) if person]
        maker = seats[0][1] if seats else ""
        rows = [Row(table, 0, now, maker, "", opened)]
        for count, (seat, person) in enumerate(seats, start=1):
            name = f"seat{seat}" if count > 1 else ""
            rows.append(Row(table, count, now, person, name, Seated(seat, person, names[person], faces.get(person))))
        is_ours = self.context.ownership.may_begin()
        await self.context.store.write(self.context.ownership.begun(table, _both(append(tuple(rows)), beside(table))))
        made = TableSession(self.context, recovered(rows))
        session = self._place(made) if is_ours else made
        session.scheduler.wake()
        return session

    async def find(self, table: str) -> TableSession | None:
        """The session of a table, from memory or restored from its log.

        :raises WrongNode: if another server owns the table.
        """
        # After this process was suspended, a client may be heard before the heartbeat runs.
        self.context.ownership.check_lease()
        if table in self.known:
            return self.known[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await self._loading[table]

    async def take(self, table: str) -> TableSession | None:
        """The session of a table, taken over from its owner."""
        if table not in self.known:
            await self.context.ownership.take(table)
        return await self.find(table)

    async def look(self, table: str) -> TableSession | None:
        """A table to read only, whichever server owns it."""
        if table in self.known:
            return self.known[table]
        past = await self._recovered(table)
        return None if past is None else TableSession(self.context, past)

    async def of_person(self, person: Person) -> tuple[str, ...]:
        """The tables where a person has a seat, newest first."""
        return await self.context.store.read(tables_of(person.id))

    def was_lost(self, *tables: str) -> None:
        """This server has lost these tables, or all if none are named: those being loaded are claimed again."""
        self._lost |= self._loading.keys() & tables if tables else self._loading.keys()

    async def _load(self, table: str) -> TableSession | None:
        past = await self._claimed(table)
        if past is None:
            self.context.ownership.let_go(table)
            return None
        # The previous owner's clock may have been ahead of ours.
        self.context.clock.not_before(past.table.time)
        return self._place(TableSession(self.context, past))

    async def _claimed(self, table: str) -> RecoveredTable | None:
        # Between the claim and the end of the log the lease may have expired, and another server may be writing.
        while True:
            self._lost.discard(table)
            await self.context.ownership.claim(table)
            past = await self._recovered(table)
            if table not in self._lost:
                return past

    async def _recovered(self, table: str) -> RecoveredTable | None:
        try:
            rows = await self.context.store.read(rows_of(table))
        except Damaged as error:
            raise Damaged(Saying("damaged")) from error
        if not rows:
            return None
        # Replay a long log in a thread, so that other tables go on.
        try:
            return await asyncio.to_thread(recovered, rows) if len(rows) > LONG_LOG_ROWS else recovered(rows)
        except Exception as error:
            LOG.exception("table %s cannot be loaded", table)
            raise Damaged(Saying("damaged")) from error

    def _place(self, session: TableSession) -> TableSession:
        self.known[session.table.id] = session
        self._count()
        return session

    def _count(self) -> None:
        self.context.metrics.tables.set(len(self.known))

    # Listing them.

    async def listed(self) -> tuple[LobbyTable, ...]:
        """The tables that are open to everybody and where somebody is, as fair as can be.

        Tables with a free chair come first, those where most people wait before others, then the newest.
        """
        for table, found in list(self.lobby.known.items()):
            if found is None:
                await self._look_for_lobby(table)
        found_here = [one for one in reversed(self.lobby.known.values()) if one is not None and one.here]
        return tuple(sorted(found_here, key=lambda one: (one.free == 0, -one.here))[:MAX_LISTED])

    async def _look_for_lobby(self, table: str) -> None:
        session, found = self.known.get(table), None
        if session is not None:
            found = lobby_table(session.table, self._here(table))
        elif len(self.context.ownership.urls) > 1:
            # Another server owns it and has told us nothing, as without a bus: its log shows who has not left.
            found = await self._listed_elsewhere(table)
        if table in self.lobby.known:
            self.lobby.known[table] = found

    async def _listed_elsewhere(self, table: str) -> LobbyTable | None:
        try:
            session = await self.look(table)
        except Damaged:
            # One damaged table must not hide the others.
            self.lobby.known.pop(table, None)
            return None
        if session is None:
            return None
        present = sum(chair.person is not None and not chair.is_away for chair in session.table.chairs)
        return lobby_table(session.table, present)

    def _here(self, table: str) -> int:
        session = self.known.get(table)
        return len(session.followers.connected(session.table)) if session is not None else 0

    @property
    def waits_for_time(self) -> bool:
        """Whether something is due at a time at any table."""
        return any(session.scheduler.waits_for_time for session in self.known.values())

    # Unloading them.

    def left(self, connection: Connection, table: str) -> None:
        """A connection has stopped following a table; unload the table if it is closed and nobody follows it."""
        session = self.known.get(table)
        if session is not None and connection in session.followers:
            session.leave(connection)
            self.let_go_closed(table)

    def let_go_closed(self, table: str) -> bool:
        """Unload a closed table that nobody follows; says whether it is out of memory."""
        session = self.known.get(table)
        if (
            session is not None
            and session.table.stage is Stage.CLOSED
            and session.followers.is_nobody
            and not session.busy
        ):
            self._forget(session)
        return table not in self.known

    def let_go_unused(self) -> None:
        """Unload tables that nobody has followed for a while; they come back from their logs."""
        now = self.context.around.steady()
        for session in list(self.known.values()):
            after = UNLOAD_MATCH_AFTER_S if session.table.stage is Stage.PLAYING else UNLOAD_AFTER_S
            if not session.followers.is_nobody:
                session.used = now
            elif now - session.used > after and not session.busy and not session.table.plays_by_itself:
                self._let_go(session)

    def _let_go(self, session: TableSession) -> None:
        # Nobody escapes the result of a rated match by staying away: the people it waits for have left it.
        if session.table.opened.rated and session.table.stage is Stage.PLAYING:
            self._giving_up.add(task := asyncio.create_task(self._give_up(session)))
            task.add_done_callback(self._giving_up.discard)
        else:
            self._forget(session)

    async def _give_up(self, session: TableSession) -> None:
        # A table that cannot be saved, or that another server owns, is tried again at the next sweep.
        with suppress(NotSaved):
            await session.give_up()

    async def close_idle(self, since: int) -> None:
        """Close the tables that nobody follows and where nothing has happened since a time (ms).

        A private table waits for its people, if it has any.
        """
        silent = await self.context.store.read(silent_since(since))
        empty = frozenset(await self.context.store.read(deserted)) if silent else frozenset[str]()
        for table in silent:
            with suppress(NotSaved):
                session = await self.find(table) if table in self.lobby.known or table in empty else None
                if session is not None and session.followers.is_nobody:
                    await session.give_up()

    def stop(self) -> None:
        """Stop the schedulers of all tables."""
        for session in self.known.values():
            session.scheduler.stop()

    def _forget(self, session: TableSession) -> None:
        self.drop(session)
        self.context.ownership.let_go(session.table.id)

    def vanished(self, table: str) -> None:
        """Drop a table that is gone from the store."""
        session = self.known.get(table)
        if session is not None:
            self._forget(session)
            self.lobby.heard(table, None)

    def drop(self, session: TableSession) -> None:
        """Drop a table from memory."""
        session.is_gone = True
        session.scheduler.stop()
        self.lobby.keep(session.table)
        self.known.pop(session.table.id, None)
        self._count()
