"""Connections between people and servers: in order, with a delay, and broken or silent when the seed says so.

What is said over them is decoded, heard and answered by the server's own code; only the framing of WebSockets is left
out.
"""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Protocol

from benches.soak.simulation.virtual_time import VirtualLoop

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person as Named
from bidwhist.server.http.websockets import heard
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection, nobody

if TYPE_CHECKING:
    from benches.soak.simulation.machines import Machine

DELAY = (0.004, 0.04)
"""Seconds that a frame is under way."""
NOTICES = (1.4, 2.4)
"""Seconds after which a person notices that a line is silent: they ping every second, and those pings are left out."""
REFUSES = 0.02
CONNECT_TIMEOUT_S = 2.0
"""Seconds that a person waits for a connection."""
FORGET_AFTER_S = 15.0
"""Seconds after which a server takes a line for dead over which nothing arrives."""


class Holder(Protocol):
    """Who is at the near end."""

    named: Named
    loop: VirtualLoop
    random: Random

    def opened(self, link: "SimulatedConnection") -> None:
        """The line is there."""

    def receive(self, link: "SimulatedConnection", frame: bytes) -> None:
        """A frame has come."""

    def lost(self, link: "SimulatedConnection") -> None:
        """The line is gone, or was never there."""


class SimulatedConnection:
    """One connection, from a person to a server."""

    def __init__(self, holder: Holder, machine: "Machine") -> None:
        self.holder, self.machine, self.random = holder, machine, holder.random
        self.is_open, self.is_silent = True, machine.is_cut
        self._there: _FarEnd | None = None
        self._out = self._in = 0.0
        """When the last frame arrives there, and here."""
        if machine.accepts and not self.is_silent:
            loop = machine.loop
            loop.call_later(self._delay(), self._accepted, loop)
            holder.loop.call_later(CONNECT_TIMEOUT_S, self._times_out)
        else:
            holder.loop.call_later(CONNECT_TIMEOUT_S if self.is_silent else REFUSES, self.is_lost)

    def _delay(self) -> float:
        return self.random.uniform(*DELAY)

    def _times_out(self) -> None:
        if self._there is None or not self._there.has_opened:
            self.is_lost()

    def _accepted(self, loop: VirtualLoop) -> None:
        if self.is_open and self.machine.loop is loop and self.machine.server_state is not None:
            self._there = _FarEnd(self, self.machine.server_state, loop)
            loop.create_task(self._there.open())

    # From here.

    def say(self, frame: bytes) -> None:
        """Send a frame."""
        there = self._there
        if self.is_open and not self.is_silent and there is not None:
            self._out = max(self._out, self.holder.loop.time() + self._delay())
            there.loop.call_at(self._out, there.came, frame)

    def hang_up(self) -> None:
        """Close the line from here."""
        if self.is_open:
            self.is_open = False
            self.machine.links.pop(self, None)
            if self._there is not None and not self.is_silent:
                self._there.loop.call_at(max(self._out, self.holder.loop.time() + self._delay()), self._there.end)

    # From there.

    def send_down(self, frame: bytes | None) -> None:
        """A frame for the near end; none closes the line."""
        if self.is_open and not self.is_silent:
            loop = self.holder.loop
            self._in = max(self._in, loop.time() + self._delay())
            loop.call_at(self._in, self._deliver, frame)

    def _deliver(self, frame: bytes | None) -> None:
        if not self.is_open:
            return
        if frame is None:
            self.is_lost()
        elif frame:
            self.holder.receive(self, frame)
        else:
            self.holder.opened(self)

    # What goes wrong.

    def is_lost(self) -> None:
        """The near end learns that there is no line."""
        if self.is_open:
            self.is_open = False
            self.machine.links.pop(self, None)
            self.holder.lost(self)

    def breaks(self) -> None:
        """Both ends learn that it is gone: the process at the far end has, or something between them."""
        if self.is_open:
            self.holder.loop.call_later(self._delay(), self.is_lost)
            if self._there is not None:
                self._there.loop.call_later(self._delay(), self._there.end)

    def falls_silent(self) -> None:
        """Nothing arrives any more, and neither end is told."""
        self.is_silent = True
        if self._there is not None:
            self._there.loop.call_later(FORGET_AFTER_S, self._there.end)
        self.is_doubted()

    def is_doubted(self) -> None:
        """The far end does not answer: the near one notices, unless it does again by then."""
        self.holder.loop.call_later(self.random.uniform(*NOTICES), self._is_given_up)

    def _is_given_up(self) -> None:
        if self.is_open and (self.is_silent or not self.machine.answers):
            self.hang_up()
            self.holder.lost(self)


class _FarEnd:
    """A connection of the server as its socket knows it: messages are heard one after another."""

    def __init__(self, link: SimulatedConnection, server_state: ServerState, loop: VirtualLoop) -> None:
        self.link, self.server_state, self.loop = link, server_state, loop
        self.connection = Connection(link.holder.named, "there", is_limited=False)
        self.has_opened = self.has_ended = False
        self._inbox: list[bytes] = []
        self._is_hearing = False

    async def open(self) -> None:
        """The server learns of it."""
        try:
            await self.server_state.connections.enter(self.connection)
        except NotSaved as error:
            self.connection.part("resync", Saying.of("in-words", words=str(error)), 500)
        self.has_opened = True
        self.link.machine.links[self.link] = None
        self.link.send_down(b"")
        self.connection.tell = self._speak
        self._speak()

    def came(self, frame: bytes) -> None:
        """A frame has come."""
        self._inbox.append(frame)
        if not self._is_hearing and not self.has_ended:
            self._is_hearing = True
            self.loop.create_task(self._hear())

    async def _hear(self) -> None:
        while self._inbox:
            if not self.connection.is_closed:
                await heard(self.server_state, self.connection, self._inbox.pop(0))
            else:
                self._inbox.clear()
            if self._inbox:
                await asyncio.sleep(0)
        self._is_hearing = False
        if self.has_ended:
            self._leave()

    def _speak(self) -> None:
        for frame in self.connection.take_frames():
            self.link.send_down(frame)
        if self.connection.is_closed:
            self.link.send_down(None)
            self.end()

    def end(self) -> None:
        """Nobody speaks any more, nor hears once all is heard that has come."""
        if not self.has_ended:
            self.has_ended = True
            if not self._is_hearing:
                self._leave()

    def _leave(self) -> None:
        self.connection.tell = nobody
        self.server_state.connections.exit(self.connection)
