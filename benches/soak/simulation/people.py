"""People at the tables: clients that follow docs/protocol.md, as fast as people are, with chance from a seed."""

import asyncio
import hashlib
from random import Random
from typing import Any, Protocol

import msgspec
from benches.common.table_client import View, decision, encode
from benches.soak.simulation.links import SimulatedConnection
from benches.soak.simulation.machines import Machine
from benches.soak.simulation.virtual_time import VirtualLoop

from bidwhist.server.accounts.domain.person import Person as Named
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL

RETRY_S = 0.05
"""Seconds before the next server is tried."""
RESEND_AFTER_S = 0.5
"""Seconds before something that was not saved is sent again."""
COMMAND_TIMEOUT_S = 12.0
"""Seconds without an answer, or without being shown the table, after which a person reconnects."""
TWICE, FORGET_AFTER_S, PROMISES = 0.05, 0.1, 0.7
"""How often a command is sent twice, how often a person comes back as a stranger, and how often they mix the cards."""


class May(msgspec.Struct):
    """What the table waits for."""

    ready: bool = False
    entropy: bool = False


class Seen(View, kw_only=True):
    """A view, as far as a person needs it."""

    may: May  # type: ignore[assignment]


class Frame(msgspec.Struct):
    """A server's message, as far as a person needs it."""

    type: str
    table: str | None = None
    id: str | None = None
    seq: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    same: list[str] = []
    tables: list[Any] = []
    code: str = ""
    url: str = ""
    wait: int = 0


_FRAME = msgspec.json.Decoder(Frame)
_VIEW = msgspec.json.Decoder(Seen)


class Witness(Protocol):
    """Who hears what a person was told."""

    def acknowledged(self, person: "Person", name: str, seq: int | None) -> None:
        """A command is stored."""

    def shown(self, person: "Person", frame: Frame, view: Seen) -> None:
        """A step was shown."""

    def wrong(self, what: str) -> None:
        """Something must not be."""


class PersonPlan(msgspec.Struct, frozen=True):
    """How somebody is at a table."""

    table: str
    secret: str
    seat: int
    people: int
    """How many have to sit before it is begun."""
    thinks: float
    """Seconds before a decision, on average."""
    takes_changes: bool


class Person:
    """One person at one table, who finds it wherever it is."""

    def __init__(
        self, named: Named, plan: PersonPlan, machines: list[Machine], loop: VirtualLoop, random: Random
    ) -> None:
        self.named, self.plan, self.machines, self.loop, self.random = named, plan, machines, loop, random
        self.at = random.randrange(len(machines))
        self.link: SimulatedConnection | None = None
        self.view: Seen | None = None
        self.seq: int | None = None
        self.is_current = False
        """Whether what was missed has been told."""
        self.pending: dict[str, Any] | None = None
        self.awaited = -1
        """The step of the last acknowledgement: nothing is decided on an older view."""
        self.witness: Witness
        self.back: float | None = None
        """When the table was shown again, since somebody asked."""
        self._names = 0
        self._secret = ""
        self._asked = 0.0
        """When the pending command was sent, or the line was opened."""
        self._thought = -1
        self._thinking: asyncio.TimerHandle | None = None
        self._coming: asyncio.TimerHandle | None = None

    # The line.

    def comes(self) -> None:
        """Open a line."""
        self.is_current, self._asked = False, self.loop.time()
        self.link = SimulatedConnection(self, self.machines[self.at])

    def opened(self, link: SimulatedConnection) -> None:
        """Say hello, and where one was."""
        if link is not self.link:
            return
        if self.random.random() < FORGET_AFTER_S:
            self.view = None
        resume = [] if self.view is None else [self._place(seq=self.seq)]
        self._say(type="hello", protocol=OLDER_PROTOCOL, resume=resume, changes=self.plan.takes_changes)

    def _place(self, **more: Any) -> dict[str, Any]:
        return {"table": self.plan.table, "secret": self.plan.secret, **more}

    def _say(self, **message: Any) -> None:
        if self.link is not None:
            self.link.say(encode(**message).encode())

    def lost(self, link: SimulatedConnection) -> None:
        """Try the next server."""
        if link is self.link:
            self._leave_node((self.at + 1) % len(self.machines), RETRY_S)

    def leaves(self) -> None:
        """The line is lost by the person's own doing."""
        self._leave_node(self.at, RETRY_S)

    def _leave_node(self, at: int, wait: float) -> None:
        if self.link is not None:
            self.link.hang_up()
        self.link, self.at, self.is_current = None, at, False
        if self._coming is not None:
            self._coming.cancel()
        self._coming = self.loop.call_later(wait, self.comes)

    def looks(self) -> None:
        """Ask to be shown the table, and note when that was done."""
        self.back = None
        if self.is_current:
            self._say(type="watch", **self._place())

    def minds(self) -> None:
        """Reconnect if nothing is heard for too long."""
        waits = self.pending is not None or not self.is_current
        if waits and self.link is not None and self.loop.time() - self._asked > COMMAND_TIMEOUT_S:
            if self.is_current and self.link.machine.answers:
                self.witness.wrong(f"unanswered: {self.named.id} waits for {self.pending}")
            self._leave_node((self.at + 1) % len(self.machines), RETRY_S)

    # What is heard.

    def receive(self, link: SimulatedConnection, frame: bytes) -> None:
        """A frame has come."""
        if link is self.link:
            found = _FRAME.decode(frame)
            hear = _HEAR.get(found.type)
            if hear is not None:
                hear(self, found)

    def _welcome(self, frame: Frame) -> None:
        if self.view is None:
            if self.plan.table in frame.tables or self.plan.seat == 0:
                self._say(type="watch", **self._place())
            elif self.pending is None:
                self.pending = self._named(type="sit", seat=self.plan.seat, secret=self.plan.secret)
        if self.pending is not None:
            self._command(self.pending)

    def _see(self, frame: Frame) -> None:
        if frame.table != self.plan.table or frame.seq is None:
            return
        view = _VIEW.decode(frame.view)
        if frame.type == "update" and self.seq is not None and self.view is not None and frame.seq != self.seq + 1:
            self.witness.wrong(f"out of order: {self.named.id} had {self.seq} and was shown {frame.seq}")
        if self.seq is not None and frame.seq < self.seq:
            self.witness.wrong(f"taken back: {self.named.id} had {self.seq} and was shown {frame.seq}")
        self.witness.shown(self, frame, view)
        self._complete(frame, view)
        self.seq, self.view = frame.seq, view
        self._decide()

    def _complete(self, frame: Frame, view: Seen) -> None:
        before = self.view
        if frame.same and before is not None:
            if "hand" in frame.same:
                view.hand = before.hand
            if "seats" in frame.same:
                new = {one.seat: one for one in view.seats}
                view.seats = [new.get(one.seat, one) for one in before.seats]

    def _presence(self, frame: Frame) -> None:
        if frame.table == self.plan.table:
            self.is_current = True
            self.back = self.loop.time() if self.back is None else self.back
            self._decide()

    def _ack(self, frame: Frame) -> None:
        self.witness.acknowledged(self, frame.id or "", frame.seq)
        if self.pending is not None and self.pending["id"] == frame.id:
            self.pending = None
            self.awaited = max(self.awaited, frame.seq or 0)
            self._decide()

    def _refused(self, frame: Frame) -> None:
        if frame.code in ("no_table", "closed", "bad_message", "not_allowed", "secret", "too_fast", "full"):
            self.witness.wrong(f"refused: {self.named.id} as {frame.code}")
        if frame.id is None or self.pending is None or self.pending["id"] != frame.id:
            # As the page does: a client that cannot be shown a table is sent away to come back, and not refused.
            return
        if frame.code == "not_saved":
            self.loop.call_later(RESEND_AFTER_S, self._again, self.pending)
        else:
            self.pending = None
            self._thought = -1
            self._decide()

    def _again(self, command: dict[str, Any]) -> None:
        if self.pending is command and self.link is not None:
            self._command(command)

    def _moved(self, frame: Frame) -> None:
        if frame.table == self.plan.table:
            urls = [machine.url for machine in self.machines]
            at = urls.index(frame.url) if frame.url in urls else (self.at + 1) % len(urls)
            self._leave_node(at, frame.wait / 1000 + RETRY_S)

    def _bye(self, frame: Frame) -> None:
        self._leave_node((self.at + 1) % len(self.machines), min(frame.wait / 1000, 1.0) + RETRY_S)

    # What is decided.

    def _named(self, **message: Any) -> dict[str, Any]:
        self._names += 1
        return {**message, "table": self.plan.table, "id": f"k{self._names}"}

    def _command(self, command: dict[str, Any]) -> None:
        self._asked = self.loop.time()
        self._say(**command)
        if self.random.random() < TWICE:
            self._say(**command)

    def _decide(self) -> None:
        view = self.view
        if (
            view is None
            or self.pending is not None
            or not self.is_current
            or view.seq < self.awaited
            or view.seq == self._thought
            or self._wanted(view) is None
        ):
            return
        self._thought = view.seq
        if self._thinking is not None:
            self._thinking.cancel()
        quick = 0.3 if view.may.ready or view.may.entropy else 1.0
        wait = self.random.expovariate(1 / (quick * self.plan.thinks))
        self._thinking = self.loop.call_later(0.2 + wait, self._has_thought, view.seq)

    def _has_thought(self, seq: int) -> None:
        view = self.view
        if view is None or view.seq != seq or self.pending is not None or not self.is_current:
            self._thought = -1
            self._decide()
            return
        wanted = self._wanted(view)
        if wanted is not None:
            self.pending = self._named(**wanted)
            self._command(self.pending)

    def _wanted(self, view: Seen) -> dict[str, Any] | None:
        if view.you is None:
            return None
        if view.may.entropy and self._secret:
            return {"type": "entropy", "entropy": self._secret}
        if view.may.ready and sum(seat.person is not None for seat in view.seats) < self.plan.people:
            return None
        wanted = decision(view, self.random.choice)
        if wanted is not None and wanted["type"] == "ready" and view.phase != "deal_over":
            self._secret = self.random.randbytes(32).hex() if self.random.random() < PROMISES else ""
            if self._secret:
                wanted["commitment"] = hashlib.sha256(bytes.fromhex(self._secret)).hexdigest()
        return wanted


_HEAR = {
    "welcome": Person._welcome,
    "snapshot": Person._see,
    "update": Person._see,
    "presence": Person._presence,
    "ack": Person._ack,
    "refused": Person._refused,
    "moved": Person._moved,
    "bye": Person._bye,
}
