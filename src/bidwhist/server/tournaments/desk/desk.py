"""The event that is served: one command after another is decided, written, and only then shown."""

import asyncio
import time
from collections.abc import Callable, Sequence

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.desk.desk_file import DeskFile
from bidwhist.server.tournaments.desk.secrets import card_token, director_key, secret_of_lots
from bidwhist.server.tournaments.domain.commands import Command, Tick
from bidwhist.server.tournaments.domain.deadlines import next_wait
from bidwhist.server.tournaments.domain.event import Event, Meeting
from bidwhist.server.tournaments.domain.fold import fold
from bidwhist.server.tournaments.domain.log import EventOpened, Row
from bidwhist.server.tournaments.domain.step import open_event, step

LONGEST_SLEEP = 5.0
"""Seconds after which the clock looks again, for laptops that slept."""


def milliseconds() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Desk:
    """An event with its file and its clock."""

    def __init__(self, file: DeskFile, opened: EventOpened, clock: Callable[[], int] = milliseconds) -> None:
        """Take the event of a file, or begin one there."""
        self.file, self.clock = file, clock
        self._secret = secret_of_lots(file.secret)
        if not file.rows:
            file.write(open_event(opened, clock(), self._secret).rows)
        self.event: Event = fold(file.rows)
        self.key = director_key(file.secret)
        self._turn = asyncio.Lock()

    @property
    def rows(self) -> Sequence[Row]:
        """The log."""
        return self.file.rows

    async def do(self, *commands: Command) -> Saying | None:
        """Do all that commands ask, or nothing of it; why not, where one is refused.

        :raises OSError: if it could not be written; then nothing has happened.
        """
        async with self._turn:
            event, rows, refusal = self.event, list[Row](), None
            for command in commands:
                done = step(event, command, self.clock(), self._secret)
                event, refusal = done.event, refusal or done.refusal
                rows += done.rows
            if refusal is not None:
                # What the clock had to do has happened all the same.
                done = step(self.event, Tick(), self.clock(), self._secret)
                event, rows = done.event, list(done.rows)
            if rows:
                await asyncio.to_thread(self.file.write, tuple(rows))
            self.event = event
            return refusal

    async def keep_time(self) -> None:
        """Do what the clock does, until the task is cancelled."""
        while True:
            wait = next_wait(self.event)
            seconds = LONGEST_SLEEP if wait is None else (wait.until - self.clock()) / 1000
            await asyncio.sleep(min(LONGEST_SLEEP, max(0.05, seconds)))
            await self.do(Tick())

    def token(self, meeting: Meeting, side: int) -> str:
        """What opens the score card of a side."""
        return card_token(self.file.secret, meeting.id, side)
