"""Runs the events of a server: draws rounds when they are due, opens tables, takes results; wakes up when told."""

import asyncio
import logging
from contextlib import suppress

from bidwhist.server.extras import NotInstalled
from bidwhist.server.platform.backoff import end, keep_running
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tournaments.domain.commands import Tick
from bidwhist.server.tournaments.domain.deadlines import next_wait
from bidwhist.server.tournaments.repository import last_rows, open_tables, open_tournaments
from bidwhist.server.tournaments.seating import attend, put_away
from bidwhist.server.tournaments.service import TournamentService

LOG = logging.getLogger("bidwhist.server")
POLL_INTERVAL_S, POLL_INTERVAL_IN_PLAY_S = 10.0, 1.0
"""Seconds between two looks at the events, and while one is played."""


class TournamentScheduler:
    """What happens at the events of a server without anybody asking for it."""

    def __init__(self, service: TournamentService, server_state: ServerState) -> None:
        self.service, self.server_state = service, server_state
        self._resting: dict[str, tuple[int, float]] = {}
        """By event: with which row it waits, and until when nothing happens by itself (ms since 1970)."""
        self._looking = asyncio.Lock()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Run the events from now on; those that were being played go on."""
        self.service.changed = self.wake
        self.server_state.match_end_hooks.append(self.wake)
        self._task = asyncio.create_task(keep_running(self._watch))

    async def stop(self) -> None:
        """Stop running them."""
        if self._task is not None:
            await end((self._task,))

    def wake(self) -> None:
        """Look at the events soon: a match is over, or an event has changed."""
        self._news.set()

    async def _watch(self) -> None:
        while True:
            self._news.clear()
            in_play = await self.look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), POLL_INTERVAL_IN_PLAY_S if in_play else POLL_INTERVAL_S)

    async def look(self) -> bool:
        """Do what is due at all events; whether one is being played, or soon will be."""
        async with self._looking:
            in_play = False
            last = await self.server_state.store.read(last_rows)
            for tournament in await self.server_state.store.read(open_tournaments):
                if self._rests(tournament, last.get(tournament, 0)):
                    continue
                try:
                    in_play |= await self._look_at(tournament)
                except (NotInstalled, NotSaved) as error:
                    # One event that cannot be read, paired or written is no reason to leave the others.
                    LOG.error("the event %s waits: %s", tournament, error)
            for tournament, meeting, table in await self.server_state.store.read(open_tables):
                found = await self.service.find(tournament)
                if found is not None:
                    await put_away(self.server_state, found, meeting, table)
            return in_play

    def _rests(self, named: str, last: int) -> bool:
        """Whether an event waits for a time that is far, and nobody has written at it: it costs a look nothing."""
        row, until = self._resting.get(named, (-1, 0.0))
        return row == last and until - self.service.clock() >= POLL_INTERVAL_S * 1000

    async def _look_at(self, named: str) -> bool:
        found = await self.service.find(named)
        if found is None:
            return False
        before = -1
        while before != found.event.seq:
            before = found.event.seq
            for command in await attend(self.server_state, found, self.service.clock()):
                await self.service.do(named, command)
            await self.service.do(named, Tick())
        wait = next_wait(found.event)
        is_soon = wait is not None and wait.until - self.service.clock() < POLL_INTERVAL_S * 1000
        in_play = found.event.stage == "playing"
        if in_play or wait is None:
            self._resting.pop(named, None)
        else:
            self._resting[named] = found.event.seq, wait.until
        return in_play or is_soon
