"""What one action costs without sockets: Python calls and processor time of a table in one process, over a file.

Run: python -m benches.speed.action --tables 20 --actions 2000. Four connections a table play by a seed what their views
offer; each frame is taken as a socket would take it. ``--calls`` counts the calls of Python functions, which are the
same in each run; without it the processor time is told, with the writer's thread counted in. ``--protocol 3`` plays in
the older protocol, ``--words`` without words of the client's own.
"""

import argparse
import asyncio
import cProfile
import gc
import pstats
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from benches.common.table_client import View, completed, decision, decision_in_4, decode, encode, stepped

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.http.websockets import heard
from bidwhist.server.platform.database.store import Store
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL, PROTOCOL
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.log import TableOpened

SEATS = 4
FIELDS: Counter[str] = Counter()
"""Bytes of the fields of all steps of protocol 4, their names counted in, and under ``steps`` how many there were."""


class Sat(msgspec.Struct):
    """A seat, its connection and what it saw last."""

    connection: Connection
    view: View | None = None
    """Its view in protocol 3."""
    steps: dict[str, Any] | None = None
    """Its view in protocol 4."""
    counts: bool = False
    """Whether the bytes of each field are counted."""

    def take(self, frame: bytes) -> None:
        """Read a frame, as far as a player needs."""
        if self.connection.takes_steps:
            sent = msgspec.json.decode(frame)
            assert sent["type"] != "refused", frame
            if sent["type"] == "step" and self.counts:
                FIELDS["steps"] += 1
                FIELDS.update({name: len(msgspec.json.encode({name: part})) - 1 for name, part in sent.items()})
            if sent["type"] == "step" and self.steps is not None:
                self.steps = stepped(sent, self.steps)
            self.steps = sent["view"] if sent["type"] == "snapshot" else self.steps
            return
        told = decode(frame)
        assert told.type != "refused", frame
        self.view = completed(told, self.view) or self.view

    def decision(self, random: Random) -> dict[str, Any] | None:
        """What it can do now."""
        if self.steps is not None:
            return decision_in_4(self.steps, random.choice)
        return decision(self.view, random.choice) if self.view else None


class Four:
    """A table with four connections."""

    def __init__(self, server_state: ServerState, table: str, seats: list[Sat]) -> None:
        self.server_state, self.table, self.seats = server_state, table, seats
        self.names = self.frames = self.bytes = 0

    async def say(self, sat: Sat, **message: object) -> None:
        """One message of a seat, and what all are told of it."""
        self.names += 1
        await heard(self.server_state, sat.connection, encode(table=self.table, id=f"k{self.names}", **message))
        for one in self.seats:
            for frame in one.connection.take_frames():
                self.frames, self.bytes = self.frames + 1, self.bytes + len(frame)
                one.take(frame)

    async def act(self, random: Random) -> None:
        """One decision of a seat that the table waits for."""
        for sat in self.seats:
            decided = sat.decision(random)
            if decided is not None:
                await self.say(sat, **decided)
                return
        raise AssertionError("nobody may act")


async def four(server_state: ServerState, number: int, protocol: int, *, own_words: bool) -> Four:
    """A table where four people sit and have begun."""
    seats = []
    for seat in range(SEATS):
        person, _ = await server_state.accounts.guest(f"P{number}-{seat}")
        seats.append(Sat(Connection(person, "here", is_limited=False)))
        seats[-1].connection.takes_changes = protocol == OLDER_PROTOCOL
        seats[-1].connection.takes_steps = protocol == PROTOCOL
        seats[-1].connection.has_own_words = own_words
        await server_state.connections.enter(seats[-1].connection)
    opened = TableOpened(rules=PALACE, name="porch", preset="palace", kind="open", bots="random", invite=f"i{number}")
    session = await server_state.registry.open(opened, seats[0].connection.person, 0)
    table = Four(server_state, session.table.id, seats)
    for seat, sat in enumerate(seats):
        await heard(server_state, sat.connection, encode(type="watch", table=session.table.id))
        if seat:
            await table.say(sat, type="sit", seat=seat)
    return table


async def measure(tables: int, actions: int, protocol: int, *, own_words: bool, calls: bool, fields: bool) -> str:
    """The figures of so many actions."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "tables.sqlite")
        server_state = ServerState(store, "bench", "none")
        await server_state.start()
        fours = [await four(server_state, number, protocol, own_words=own_words) for number in range(tables)]
        random = Random(7)
        for table in fours:
            for _ in range(20):
                await table.act(random)
        gc.collect()
        gc.disable()
        for table in fours:
            for sat in table.seats:
                sat.counts = fields
        sent = sum(table.bytes for table in fours), sum(table.frames for table in fours)
        profile = cProfile.Profile()
        if calls:
            profile.enable()
        began = time.process_time()
        for number in range(actions):
            await fours[number % tables].act(random)
        used = time.process_time() - began
        profile.disable()
        size, frames = sum(table.bytes for table in fours) - sent[0], sum(table.frames for table in fours) - sent[1]
        await server_state.stop()
        store.close()
    told = f"{size / frames:.0f} bytes a frame, {frames / actions:.2f} frames an action"
    if calls:
        found = pstats.Stats(profile)
        found.sort_stats("cumulative").print_stats(70)
        found.sort_stats("tottime").print_stats(40)
        return f"{found.total_calls / actions:.1f} calls an action; {told}"  # type: ignore[attr-defined]
    return f"{used / actions * 1e6:.0f} µs of processor time an action; {told}"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--actions", type=int, default=2000)
    parser.add_argument("--calls", action="store_true", help="count calls of functions instead")
    parser.add_argument("--fields", action="store_true", help="tell the mean bytes of each field of a step too")
    parser.add_argument("--words", action="store_true", help="be sent the sentences that the page says itself")
    parser.add_argument("--protocol", type=int, default=PROTOCOL, choices=(OLDER_PROTOCOL, PROTOCOL))
    asked = parser.parse_args()
    measuring = measure(
        *(asked.tables, asked.actions, asked.protocol),
        own_words=not asked.words,
        calls=asked.calls,
        fields=asked.fields,
    )
    print(asyncio.run(measuring))
    steps = FIELDS.pop("steps", 0)
    for name, size in FIELDS.most_common():
        print(f"{name} {size / steps:.1f}")


if __name__ == "__main__":
    main()
