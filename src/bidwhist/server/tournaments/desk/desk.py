"""The event being served; each command is decided, written, and only then shown."""

import asyncio
import time
from collections.abc import Callable, Sequence

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.desk.desk_file import DeskFile
from bidwhist.server.tournaments.desk.secrets import card_token, director_key, secret_of_lots
from bidwhist.server.tournaments.domain.commands import Command, Tick
from bidwhist.server.tournaments.domain.deadlines import next_wait
from bidwhist.server.tournaments.domain.decisions import open_event
from bidwhist.server.tournaments.domain.event import Meeting
from bidwhist.server.tournaments.domain.log import EventOpened, Row
from bidwhist.server.tournaments.driver import EventDriver

MAX_SLEEP_S = 5.0
"""Longest sleep of the clock in seconds, for laptops that were suspended."""


def milliseconds() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Desk(EventDriver):
    """An event with its file and its clock."""

    def __init__(self, file: DeskFile, opened: EventOpened, clock: Callable[[], int] = milliseconds) -> None:
        """Resume the event of a file, or begin one there."""
        self.file, self.clock = file, clock
        secret = secret_of_lots(file.secret)
        if not file.rows:
            file.write(open_event(opened, clock(), secret).rows)
        super().__init__(file.rows, secret)
        self.key = director_key(file.secret)

    @property
    def rows(self) -> Sequence[Row]:
        """The log."""
        return self.file.rows

    async def do(self, *commands: Command) -> Saying | None:
        """Carry out all commands or none; gives the reason if one is refused.

        :raises OSError: if it could not be written; nothing has changed then.
        """
        async with self.turn:
            return await self.carry_out(commands, self.clock(), self._write)

    async def _write(self, rows: tuple[Row, ...]) -> None:
        await asyncio.to_thread(self.file.write, rows)

    async def keep_time(self) -> None:
        """Carry out what is due as time passes, until cancelled."""
        while True:
            wait = next_wait(self.event)
            seconds = MAX_SLEEP_S if wait is None else (wait.until - self.clock()) / 1000
            await asyncio.sleep(min(MAX_SLEEP_S, max(0.05, seconds)))
            await self.do(Tick())

    def token(self, meeting: Meeting, side: int) -> str:
        """The token that opens a side's score card."""
        return card_token(self.file.secret, meeting.id, side)
