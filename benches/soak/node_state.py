"""What a server process has in memory of its tables, written to a file whenever a signal asks for it.

Nothing of the server helps with it, so that one that stands still can be asked too.
"""

import asyncio
import gc
import signal
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bidwhist.server.cluster.node import Node
from bidwhist.server.live.room import Room

ASKS = signal.SIGWINCH
"""A signal that does nothing to a process which does not heed it yet."""


class TableState(Struct, frozen=True):
    """A table as one process has it."""

    table: str
    step: int
    stage: str
    to_act: str
    """Who is to act: nobody, a bot's seat, or a person's."""
    here: tuple[int, ...]
    """The seats whose person is connected here."""
    is_gone: bool
    is_locked: bool
    busy: int
    driver: str
    """What moves the table by itself, and where it waits."""


class NodeState(Struct, frozen=True):
    """One process: its node and its tables."""

    node: str
    epoch: int
    state: str
    age: int
    """Milliseconds since its last heartbeat that was written."""
    beats: str
    """Where its heartbeat waits."""
    tables: tuple[TableState, ...]


def tell_when_asked(path: Path) -> None:
    """Write the state to a file at each signal."""
    signal.signal(ASKS, partial(_tell, path))


def _tell(path: Path, *_: Any) -> None:
    # Whole or not at all: whoever asked reads as soon as it is there.
    begun = path.with_suffix(".begun")
    begun.write_bytes(msgspec.json.encode(state_of_process()))
    begun.replace(path)


def state_of_process() -> tuple[NodeState, ...]:
    """The nodes of this process: one, but in a test."""
    found = gc.get_objects()
    rooms = [one for one in found if type(one) is Room]
    return tuple(_state_of(node, rooms) for node in found if type(node) is Node)


def _state_of(node: Node, rooms: list[Room]) -> NodeState:
    tables = tuple(table_state(room) for room in rooms if room.house.owning is node)
    return NodeState(node.me.id, node.me.epoch, node.state, node.age, _where(next(iter(node._tasks), None)), tables)


def table_state(room: Room) -> TableState:
    """One table."""
    table, clockwork = room.table, room.clockwork
    return TableState(
        table=table.id,
        step=table.seq,
        stage=table.stage.value,
        to_act=_to_act(room),
        here=tuple(sorted(room.followers.connected(table))),
        is_gone=room.is_gone,
        is_locked=room.lock.locked(),
        busy=room.busy,
        driver="idle" if clockwork._is_idle else _where(clockwork.driver),
    )


def _to_act(room: Room) -> str:
    table, seat = room.table, room.table.to_act
    if seat is None:
        return "nobody"
    return f"{'the bot' if table.chairs[seat].bot_acts else 'the person'} in seat {seat}"


def _where(task: "asyncio.Task[Any] | None") -> str:
    """Where a task waits: its innermost own lines."""
    if task is None:
        return "none"
    if task.done():
        return f"ended: {task!r}"
    places: list[str] = []
    waits: Any = task.get_coro()
    while (frame := getattr(waits, "cr_frame", None)) is not None:
        places.append(f"{frame.f_code.co_name}:{frame.f_lineno}")
        waits = waits.cr_await
    return " > ".join(places)
