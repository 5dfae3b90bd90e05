"""The tables that are in memory: opened, taken up again from their logs, and let go.

A table comes back from its log whenever somebody asks for it.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bidwhist.language import Saying
from bidwhist.server.accounts.accounts import random_word
from bidwhist.server.game.log import Opened, Row, Seated
from bidwhist.server.game.table import Stage
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.house import House
from bidwhist.server.live.lobby import OpenTables, lobby_table
from bidwhist.server.live.past import Past, past_of
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.protocol.told import LobbyTable
from bidwhist.server.store.database import LOG, Damaged, NotSaved, Work
from bidwhist.server.store.database import Connection as Database
from bidwhist.server.store.log_rows import (
    append,
    rows_of,
    silent_since,
    tables_of,
)

UNLOAD_MATCH_AFTER = 600
"""Seconds after which a match nobody follows leaves the memory; its log stays, and it goes on from there."""
UNLOAD_AFTER = 30
"""The same for a table where no match is being played."""
MOST_LISTED = 100
"""Tables that the lobby lists."""
LONG_LOG = 400
"""Rows from which on a log is gone through in a thread."""


def _both(first: Work[None], then: Work[None] | None) -> Work[None]:
    def work(database: Database) -> None:
        first(database)
        if then is not None:
            then(database)

    return work


class Rooms:
    """The tables in memory, by their ids."""

    def __init__(self, house: House, lobby: OpenTables) -> None:
        self.house, self.lobby = house, lobby
        lobby.here = self._here
        self.known: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._lost: set[str] = set()
        """Tables that were lost while they were loaded."""
        self._giving_up: set[asyncio.Task[None]] = set()

    async def open(
        self, opened: Opened, person: Person, seat: int, beside: Callable[[str], Work[None]] | None = None
    ) -> Room:
        """A new table with its maker in a seat, and what is written with it, or not at all.

        :raises NotSaved: if it could not be written; ``Conflict`` where what stands beside it is there already.
        """
        table = random_word(10, self.house.around.random)
        now = self.house.now()
        seated = Seated(seat, person.id, person.name)
        rows = [Row(table, 0, now, person.id, "", opened), Row(table, 1, now, person.id, "", seated)]
        is_ours = self.house.owning.may_begin()
        written = _both(append(tuple(rows)), beside(table) if beside else None)
        await self.house.store.write(self.house.owning.begun(table, written))
        made = Room(self.house, past_of(rows))
        room = self._place(made) if is_ours else made
        self.lobby.changed(room.table)
        return room

    async def open_reserved(self, opened: Opened, names: dict[str, str], beside: Callable[[str], Work[None]]) -> Room:
        """A table of an event with everybody in their seats, and what is written with it, or not at all.

        :raises NotSaved: if it could not be written; ``Conflict`` where what stands beside it is there already.
        """
        assert opened.contest is not None
        table, now = random_word(10), self.house.now()
        seats = [(seat, person) for seat, person in enumerate(opened.contest.people) if person]
        maker = seats[0][1] if seats else ""
        rows = [Row(table, 0, now, maker, "", opened)]
        for count, (seat, person) in enumerate(seats, start=1):
            name = f"seat{seat}" if count > 1 else ""
            rows.append(Row(table, count, now, person, name, Seated(seat, person, names[person])))
        is_ours = self.house.owning.may_begin()
        await self.house.store.write(self.house.owning.begun(table, _both(append(tuple(rows)), beside(table))))
        made = Room(self.house, past_of(rows))
        room = self._place(made) if is_ours else made
        room.clockwork.wake()
        return room

    async def find(self, table: str) -> Room | None:
        """The room of a table, from memory or from its log.

        :raises Elsewhere: if the table is another server's.
        """
        # After this process has stood still, a person may be heard before its heartbeat runs.
        self.house.owning.check_lease()
        if table in self.known:
            return self.known[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await self._loading[table]

    async def take(self, table: str) -> Room | None:
        """The room of a table, which is ours from now on, whose ever it was."""
        if table not in self.known:
            await self.house.owning.take(table)
        return await self.find(table)

    async def look(self, table: str) -> Room | None:
        """A table to be looked at and left as it is, whose ever it is."""
        if table in self.known:
            return self.known[table]
        past = await self._past(table)
        return None if past is None else Room(self.house, past)

    async def of_person(self, person: Person) -> tuple[str, ...]:
        """The tables where a person has a seat, newest first."""
        return await self.house.store.read(tables_of(person.id))

    def was_lost(self, *tables: str) -> None:
        """Tables are not ours any more, or none is where none is named: what is being loaded is claimed anew."""
        self._lost |= self._loading.keys() & tables if tables else self._loading.keys()

    async def _load(self, table: str) -> Room | None:
        past = await self._claimed(table)
        if past is None:
            self.house.owning.let_go(table)
            return None
        # Whoever had it may have had a clock ahead of ours.
        self.house.clock.not_before(past.table.time)
        return self._place(Room(self.house, past))

    async def _claimed(self, table: str) -> Past | None:
        # Between a claim and the end of its log the lease may have gone, and another server may write there by then.
        while True:
            self._lost.discard(table)
            await self.house.owning.claim(table)
            past = await self._past(table)
            if table not in self._lost:
                return past

    async def _past(self, table: str) -> Past | None:
        try:
            rows = await self.house.store.read(rows_of(table))
        except Damaged as error:
            raise Damaged(Saying("damaged")) from error
        if not rows:
            return None
        # A long log is gone through beside the others' turns.
        try:
            return await asyncio.to_thread(past_of, rows) if len(rows) > LONG_LOG else past_of(rows)
        except Exception as error:
            LOG.exception("table %s cannot be taken up", table)
            raise Damaged(Saying("damaged")) from error

    def _place(self, room: Room) -> Room:
        self.known[room.table.id] = room
        self._count()
        return room

    def _count(self) -> None:
        self.house.metrics.tables.set(len(self.known))

    # Listing them.

    async def listed(self) -> tuple[LobbyTable, ...]:
        """The tables that are open to everybody and where somebody is, as fair as can be.

        Those with a free chair come first, of these the ones where most people wait, and then the newest.
        """
        found = [one for table in reversed(self.lobby.known) if (one := self._listed(table)) is not None and one.here]
        return tuple(sorted(found, key=lambda one: (one.free == 0, -one.here))[:MOST_LISTED])

    def _listed(self, table: str) -> LobbyTable | None:
        room = self.known.get(table)
        if room is not None:
            self.lobby.known[table] = lobby_table(room.table, self._here(table))
        # What is not in memory here has nobody here; where another server has it, that one tells of it.
        return self.lobby.known[table]

    def _here(self, table: str) -> int:
        room = self.known.get(table)
        return len(room.followers.connected(room.table)) if room is not None else 0

    # Letting them go.

    def left(self, connection: Connection, table: str) -> None:
        """A connection follows a table no longer; a closed one that nobody follows is let go."""
        room = self.known.get(table)
        if room is not None and connection in room.followers:
            room.leave(connection)
            self.let_go_closed(table)

    def let_go_closed(self, table: str) -> bool:
        """Let a closed table that nobody follows leave the memory; whether it is not, or no more, in it."""
        room = self.known.get(table)
        if room is not None and room.table.stage is Stage.CLOSED and room.followers.is_nobody and not room.busy:
            self._forget(room)
        return table not in self.known

    def let_go_unused(self) -> None:
        """Let tables go that nobody has followed for a while; they come back from their logs."""
        now = self.house.around.steady()
        for room in list(self.known.values()):
            after = UNLOAD_MATCH_AFTER if room.table.stage is Stage.PLAYING else UNLOAD_AFTER
            if not room.followers.is_nobody:
                room.used = now
            elif now - room.used > after and not room.busy and not room.table.plays_by_itself:
                self._let_go(room)

    def _let_go(self, room: Room) -> None:
        # Nobody escapes the result of a rated match by staying away: whoever it waits for has left it.
        if room.table.opened.rated and room.table.stage is Stage.PLAYING:
            self._giving_up.add(task := asyncio.create_task(self._give_up(room)))
            task.add_done_callback(self._giving_up.discard)
        else:
            self._forget(room)

    async def _give_up(self, room: Room) -> None:
        # What cannot be saved, or is another server's, is looked at again at the next sweep.
        with suppress(NotSaved):
            await room.give_up()

    async def close_idle(self, since: int) -> None:
        """Close the tables of the lobby that nobody follows and where nothing has happened since a time (ms)."""
        for table in await self.house.store.read(silent_since(since)):
            with suppress(NotSaved):
                room = await self.find(table) if table in self.lobby.known else None
                if room is not None and room.followers.is_nobody:
                    await room.give_up()

    def stop(self) -> None:
        """No table moves by itself any more."""
        for room in self.known.values():
            room.clockwork.stop()

    def _forget(self, room: Room) -> None:
        self.drop(room)
        self.house.owning.let_go(room.table.id)

    def vanished(self, table: str) -> None:
        """A table leaves the memory that the store does not know any more."""
        room = self.known.get(table)
        if room is not None:
            self._forget(room)
            self.lobby.heard(table, None)

    def drop(self, room: Room) -> None:
        """A table leaves the memory."""
        room.is_gone = True
        room.clockwork.stop()
        self.lobby.keep(room.table)
        self.known.pop(room.table.id, None)
        self._count()
