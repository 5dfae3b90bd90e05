"""Drives one event: each command is decided, written, and only then shown."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from bidwhist.i18n import Saying
from bidwhist.server.tournaments.domain.commands import Command
from bidwhist.server.tournaments.domain.decisions import decide_all
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.fold import advance, fold
from bidwhist.server.tournaments.domain.log import Row


class EventDriver:
    """An event with the secret of its lots; commands are carried out one call after another."""

    def __init__(self, rows: Iterable[Row], secret: str) -> None:
        self.event: Event = fold(rows)
        self.secret = secret
        self.turn = asyncio.Lock()
        """Held while commands are carried out."""

    def take(self, rows: Iterable[Row]) -> None:
        """Apply rows that have been written; rows known already change nothing."""
        for row in rows:
            if row.seq > self.event.seq:
                self.event = advance(self.event, row)

    async def carry_out(
        self, commands: Sequence[Command], now: int, write: Callable[[tuple[Row, ...]], Awaitable[None]]
    ) -> Saying | None:
        """Carry out all commands at a time (ms), or none; gives the reason if one is refused.

        What was due by the clock happens in any case. Errors of ``write`` propagate, and nothing has changed then.
        """
        done = decide_all(self.event, commands, now, self.secret)
        if done.rows:
            await write(done.rows)
            self.take(done.rows)
        return done.refusal
