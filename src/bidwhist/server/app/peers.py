"""Hints between the servers of a cluster over a bus: lobbies, presence, and sign-outs.

Any hint may be lost. So each server repeats its whole state every few seconds, and what is not repeated expires.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from msgspec import Struct

from bidwhist.server.platform.backoff import keep_running
from bidwhist.server.platform.bus.bus import Bus
from bidwhist.server.protocol.server_messages import ByeCode, LobbyTable
from bidwhist.server.social.presence import mutes_changed, was_asked_over
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.lobby import lobby_table

BOT_LINE = "bidwhist"
"""The prefix of all subjects."""
HEARTBEAT_INTERVAL_S = 3.0
"""Interval in seconds at which a server sends its whole state."""
PEER_TIMEOUT_S = 10.0
"""Seconds of silence after which a server counts as gone, with its tables."""
MAX_TOLD = 10_000
"""Most people of one server sent by id, so that their friends see them."""


class Hint(Struct, frozen=True):
    """A topic and its subject: a change to react to."""

    node: str
    topic: str
    subject: str


class Listed(Struct, frozen=True):
    """A table as its server lists it in the lobby, or None if it is no longer listed."""

    node: str
    table: str
    found: LobbyTable | None


class Here(Struct, frozen=True):
    """The whole state of a server: its people and its listed tables."""

    node: str
    people: int
    tables: tuple[LobbyTable, ...]
    is_going: bool = False
    ids: tuple[str, ...] = ()
    """Their ids, unless there are too many."""


class _Peer(Struct):
    """Another server as last heard."""

    heard: float
    people: int = 0
    tables: set[str] = msgspec.field(default_factory=set)
    ids: set[str] = msgspec.field(default_factory=set)


class Peers:
    """One server's part in the hints on a bus."""

    def __init__(
        self, server_state: ServerState, bus: Bus, node: str, *, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.server_state, self.bus, self.node, self.steady = server_state, bus, node, steady
        self.known: dict[str, _Peer] = {}
        """Other servers by their names."""
        self._was_up = True
        for topic, hear in _HEARD.items():
            bus.subscribe(f"{BOT_LINE}.{topic}", partial(hear, self))
        server_state.lobby.told, server_state.peers.tell = self.tell_table, self.tell
        server_state.peers.count_people, server_state.peers.is_lobby_old = self.people, lambda: not bus.is_up
        server_state.peers.is_elsewhere, server_state.peers.is_told_of = self.has, self.tells_of

    # Sending.

    def tell(self, topic: str, subject: str) -> None:
        """Send a hint."""
        self._say("hint", Hint(self.node, topic, subject))

    def tell_table(self, table: str, found: LobbyTable | None) -> None:
        """Send a table that has changed."""
        self._say("table", Listed(self.node, table, found))

    def tell_all(self, *, is_going: bool = False) -> None:
        """Send the whole state."""
        ids = tuple({connection.person.id for connection in self.server_state.connections.all})
        told = ids if len(ids) <= MAX_TOLD else ()
        self._say("here", Here(self.node, len(ids), () if is_going else self._listed(), is_going, told))

    def _listed(self) -> tuple[LobbyTable, ...]:
        registry, listed = self.server_state.registry.known, self.server_state.lobby.known
        return tuple(
            lobby_table(session.table, self.server_state.lobby.here(session.table.id))
            for session in registry.values()
            if session.table.id in listed
        )

    def _say(self, topic: str, what: Struct) -> None:
        self.bus.publish(f"{BOT_LINE}.{topic}", msgspec.json.encode(what))

    def tells_of(self, table: str) -> bool:
        """Whether another server announces a table, and so would announce its changes."""
        return self.bus.is_up and any(table in peer.tables for peer in self.known.values())

    # Receiving.

    def hear_hint(self, hint: Hint) -> None:
        """Handle a hint; unknown topics of later versions are ignored."""
        if hint.node == self.node:
            return
        if (handle := HINT_HANDLERS.get(hint.topic)) is not None:
            handle(self.server_state, hint.subject)
        elif (move := _MOVES.get(hint.topic)) is not None:
            move(self._neighbour(hint.node).ids, hint.subject)

    def hear_table(self, listed: Listed) -> None:
        """Handle a change of another server's table."""
        if listed.node == self.node or listed.table in self.server_state.registry.known:
            return
        tables = self._neighbour(listed.node).tables
        (tables.discard if listed.found is None else tables.add)(listed.table)
        self.server_state.lobby.heard(listed.table, listed.found)

    def hear_here(self, here: Here) -> None:
        """Handle the whole state of another server."""
        if here.node == self.node:
            return
        neighbour, tables = self._neighbour(here.node), {one.table: one for one in here.tables}
        self._forget(neighbour.tables - tables.keys())
        neighbour.people, neighbour.tables, neighbour.ids = here.people, set(tables), set(here.ids)
        for table, found in tables.items():
            if self.server_state.lobby.known.get(table) != found:
                self.hear_table(Listed(here.node, table, found))
        if here.is_going:
            del self.known[here.node]

    def _neighbour(self, node: str) -> _Peer:
        found = self.known.setdefault(node, _Peer(0.0))
        found.heard = self.steady()
        return found

    def people(self) -> int:
        """How many people are connected to other servers."""
        return sum(neighbour.people for neighbour in self.known.values())

    def has(self, person: str) -> bool:
        """Whether a person is connected to another server."""
        return any(person in neighbour.ids for neighbour in self.known.values())

    # Periodic tasks.

    async def watch(self) -> None:
        """Send the whole state and drop silent peers, until cancelled."""
        while True:
            self.look()
            self.tell_all()
            await asyncio.sleep(HEARTBEAT_INTERVAL_S)

    def look(self) -> None:
        """Drop silent peers; while the bus is down keep all, and mark the lobby as stale."""
        if self.bus.is_up != self._was_up:
            self._was_up = self.bus.is_up
            self._all_heard_now()
            self.server_state.lobby.news.set()
        if self.bus.is_up:
            for node in [node for node, one in self.known.items() if self.steady() - one.heard > PEER_TIMEOUT_S]:
                self._forget(self.known.pop(node).tables)

    def _all_heard_now(self) -> None:
        for neighbour in self.known.values():
            neighbour.heard = self.steady()

    def _forget(self, tables: set[str]) -> None:
        for table in tables - self.server_state.registry.known.keys():
            self.server_state.lobby.heard(table, None)


def _heard(form: type[Struct], hear: Callable[..., None]) -> Callable[[Peers, str, bytes], None]:
    def decoded(neighbours: Peers, _: str, body: bytes) -> None:
        try:
            found = msgspec.json.decode(body, type=form)
        except msgspec.MsgspecError:
            # Another version may use another form; ignore it, as it is only a hint.
            return
        hear(neighbours, found)

    return decoded


_HEARD = {
    "hint": _heard(Hint, Peers.hear_hint),
    "table": _heard(Listed, Peers.hear_table),
    "here": _heard(Here, Peers.hear_here),
}


def _part(code: ByeCode) -> Callable[[ServerState, str], None]:
    def part(server_state: ServerState, subject: str) -> None:
        person, _, session = subject.partition(" ")
        server_state.connections.part_from(code, person, session)

    return part


HINT_HANDLERS: dict[str, Callable[[ServerState, str], None]] = {
    "people": lambda server_state, _: server_state.accounts.forget_known(is_ours=False),
    "erased": lambda server_state, _: server_state.forget_erased(),
    "logged_out": _part("logged_out"),
    "resync": _part("resync"),
    "muted": mutes_changed,
    "asked_over": was_asked_over,
}
"""The handlers of topics that also come through the store."""
_MOVES: dict[str, Callable[[set[str], str], None]] = {"came": set.add, "went": set.discard}
"""Topics of a person's connection to another server, made or lost."""


@asynccontextmanager
async def among_peers(server_state: ServerState, bus: Bus) -> AsyncIterator[Peers]:
    """Take part in the hints on a bus while the server runs."""
    around = server_state.context.around
    neighbours = Peers(server_state, bus, around.random.randbytes(6).hex(), steady=around.steady)
    await bus.start()
    watching = asyncio.create_task(keep_running(neighbours.watch))
    try:
        yield neighbours
    finally:
        watching.cancel()
        neighbours.tell_all(is_going=True)
        await bus.close()
