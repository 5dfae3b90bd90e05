"""The events of a server: each is folded from its log, and a command is decided, written, and only then shown."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.backoff import keep_running
from bidwhist.server.platform.database.database import Behind, Conflict, NotSaved
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tournaments.domain.announcement import Announced, EventLimits, in_fair_order
from bidwhist.server.tournaments.domain.commands import Command, Tick
from bidwhist.server.tournaments.domain.deadlines import next_wait
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import EventOpened, Row
from bidwhist.server.tournaments.domain.step import open_event
from bidwhist.server.tournaments.driver import EventDriver
from bidwhist.server.tournaments.repository import (
    announce,
    announced_as,
    append_to,
    contests_since,
    last_rows,
    open_contests,
    open_tables,
    rows_after,
    secret_of,
    tables_of_contest,
)
from bidwhist.server.tournaments.seating import attend, put_away

LOG = logging.getLogger("bidwhist.server")
POLL_INTERVAL_S, LOOKS_IN_PLAY = 10.0, 1.0
"""Seconds between two looks at the events, and while one is played."""
MAX_TRIES = 5
"""How often a command is decided again, where another server has written in between."""
MAX_LISTED, MAX_READ = 50, 500
"""Events that a list has, and those that it is chosen from."""
DAY_MS = 24 * 3600 * 1000
"""Milliseconds for which an event that is over is still listed."""
SECRET_BYTES = 32
"""Random bytes that lots come from."""


class Tournament(EventDriver):
    """One event as this server knows it."""

    def __init__(self, announced: Announced, rows: Sequence[Row], secret: str) -> None:
        super().__init__(rows, secret)
        self.announced = announced
        self.tables: dict[int, str] = {}
        """By the numbers of meetings."""
        self.rests: tuple[int, float] = -1, 0.0
        """With which row it waits, and until when nothing happens by itself (ms since 1970)."""


class TournamentService:
    """The events of a server."""

    def __init__(self, server_state: ServerState, clock: Callable[[], int] | None = None) -> None:
        self.server_state = server_state
        self.clock = clock or server_state.context.now
        """Milliseconds since 1970."""
        self._known: dict[str, Tournament] = {}
        self._looking = asyncio.Lock()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Attend to the events from now on; those that were being played go on."""
        self.server_state.match_end_hooks.append(self.wake)
        self._task = asyncio.create_task(keep_running(self._watch))

    def stop(self) -> None:
        """Attend to them no more."""
        if self._task is not None:
            self._task.cancel()

    def wake(self) -> None:
        """Look at the events soon: a match is over."""
        self._news.set()

    def forget(self) -> None:
        """Read every event anew when it is asked for."""
        self._known.clear()

    async def _watch(self) -> None:
        while True:
            self._news.clear()
            in_play = await self.look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOKS_IN_PLAY if in_play else POLL_INTERVAL_S)

    async def look(self) -> bool:
        """Do what is due at all events; whether one is being played, or soon will be."""
        async with self._looking:
            in_play = False
            last = await self.server_state.store.read(last_rows)
            for contest in await self.server_state.store.read(open_contests):
                if self._rests(contest, last.get(contest, 0)):
                    continue
                try:
                    in_play |= await self._look_at(contest)
                except NotSaved as error:
                    # One event that cannot be read or written is no reason to leave the others.
                    LOG.error("the event %s waits for the store: %s", contest, error)
            for contest, meeting, table in await self.server_state.store.read(open_tables):
                found = await self.find(contest)
                if found is not None:
                    await put_away(self.server_state, found, meeting, table)
            return in_play

    def _rests(self, named: str, last: int) -> bool:
        """Whether an event waits for a time that is far, and nobody has written at it: it costs a look nothing."""
        found = self._known.get(named)
        return found is not None and found.rests[0] == last and found.rests[1] - self.clock() >= POLL_INTERVAL_S * 1000

    async def _look_at(self, named: str) -> bool:
        found = await self.find(named)
        if found is None:
            return False
        before = -1
        while before != found.event.seq:
            before = found.event.seq
            for command in await attend(self.server_state, found, self.clock()):
                await self.do(named, command)
            await self.do(named, Tick())
        wait = next_wait(found.event)
        is_soon = wait is not None and wait.until - self.clock() < POLL_INTERVAL_S * 1000
        in_play = found.event.stage == "playing"
        found.rests = (-1, 0.0) if in_play or wait is None else (found.event.seq, wait.until)
        return in_play or is_soon

    # One event.

    async def announce(
        self, announced: Announced, opened: EventOpened, *, by: str = "", limits: EventLimits | None = None
    ) -> Tournament:
        """A new event, by who announces it, where there is room for one more.

        :raises TooManyEvents: if there is none.
        """
        secret = new_secret()
        rows = open_event(opened, self.clock(), secret).rows
        await self.server_state.store.write(announce(announced, opened.begins, rows, secret, by=by, limits=limits))
        self.wake()
        return self._known.setdefault(announced.id, Tournament(announced, rows, secret))

    async def listed(self, club: str | None, person: str, *, is_owner: bool) -> list[Tournament]:
        """Events that a person may see, by their id: open ones and those that ended within a day, of a club or all."""
        clubs = {one.id for one in await self.server_state.clubs.of_person(person)} if person else set[str]()
        known = await self.server_state.store.read(contests_since(self.clock() - DAY_MS, club, MAX_READ))
        found: list[Tournament] = []
        for one in in_fair_order(known, clubs):
            contest = await self.find(one.announced.id)
            if contest is not None and (is_owner or _concerns(contest, person, clubs)):
                found.append(contest)
            if len(found) == MAX_LISTED:
                break
        return found

    async def may_see(self, contest: Tournament, person: str) -> bool:
        """Whether an event is shown to a person, by their id: events of a club to its members and who is in them."""
        club = contest.announced.club
        return _concerns(contest, person, ()) or (
            bool(person) and await self.server_state.clubs.is_member(club, person)
        )

    async def may_enter(self, contest: Tournament, person: Person) -> bool:
        """Whether somebody with an account may enter an event."""
        announced = contest.announced
        return announced.who == "accounts" or await self.server_state.clubs.is_member(announced.club, person.id)

    async def rows(self, contest: Tournament) -> list[Row]:
        """The log of an event."""
        return await self.server_state.store.read(rows_after(contest.announced.id, 0))

    async def find(self, named: str) -> Tournament | None:
        """An event as it stands, with what other servers have written."""
        found = self._known.get(named)
        if found is None:
            announced = await self.server_state.store.read(announced_as(named))
            if announced is None:
                return None
            rows = await self.server_state.store.read(rows_after(named, 0))
            secret = await self.server_state.store.read(secret_of(named))
            found = self._known.setdefault(named, Tournament(announced, rows, secret))
        await self._refresh(found)
        return found

    async def _refresh(self, contest: Tournament) -> None:
        named = contest.announced.id
        contest.take(await self.server_state.store.read(rows_after(named, contest.event.seq)))
        contest.tables = await self.server_state.store.read(tables_of_contest(named))

    async def do(self, named: str, *commands: Command) -> Saying | None:
        """Do all that commands ask, or nothing of it; why not, where one is refused.

        :raises NotSaved: if it could not be written; then nothing has happened.
        """
        return await self.decide(named, lambda _: commands)

    async def decide(self, named: str, deciding: Callable[[Event], Sequence[Command]]) -> Saying | None:
        """Do the commands that are chosen from the event as it is now, or nothing of it, as :meth:`do` does.

        They are chosen again if another server has written in between.

        :raises NotSaved: if it could not be written; then nothing has happened.
        """
        contest = await self.find(named)
        if contest is None:
            return Saying("fault-no-event")
        async with contest.turn:
            for _ in range(MAX_TRIES):
                try:
                    return await contest.carry_out(deciding(contest.event), self.clock(), partial(self._write, named))
                except Conflict:
                    await self._refresh(contest)
                except Behind:
                    # The store went back, as after a failover: the event is read from what it has.
                    LOG.error("event %s was ahead of its store, which went back; it is read again", named)
                    self._known.pop(named, None)
                    raise
        raise NotSaved("others write at this event all the time")

    async def _write(self, named: str, rows: tuple[Row, ...]) -> None:
        await self.server_state.store.write(append_to(named, rows))
        self.wake()


def _concerns(contest: Tournament, person: str, clubs: Collection[str]) -> bool:
    """Whether an event is for everybody, or somebody is of its club, or in it, or asked to be."""
    event, announced = contest.event, contest.announced
    is_in = event.entrant_of(person) or event.hopeful(person) or event.invitation(person)
    return announced.who == "accounts" or announced.club in clubs or bool(person and is_in)


def new_secret() -> str:
    """What the lots of a new event come from."""
    return secrets.token_hex(SECRET_BYTES)
