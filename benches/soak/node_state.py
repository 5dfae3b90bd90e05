"""What a server process has in memory of its tables, written to a file whenever a signal asks for it.

Nothing of the server helps with it, so that a suspended one can be asked too.
"""

import asyncio
import gc
import signal
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bidwhist.server.platform.cluster.node import Node
from bidwhist.server.tables.session import TableSession

ASKS = signal.SIGWINCH
"""A signal that does nothing to a process that does not handle it yet."""


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
    # Atomically: the reader reads as soon as it is there.
    begun = path.with_suffix(".begun")
    begun.write_bytes(msgspec.json.encode(state_of_process()))
    begun.replace(path)


def state_of_process() -> tuple[NodeState, ...]:
    """The nodes of this process: one, but in a test."""
    found = gc.get_objects()
    registry = [one for one in found if type(one) is TableSession]
    return tuple(_state_of(node, registry) for node in found if type(node) is Node)


def _state_of(node: Node, registry: list[TableSession]) -> NodeState:
    tables = tuple(table_state(session) for session in registry if session.context.ownership is node)
    return NodeState(node.me.id, node.me.epoch, node.state, node.age, _where(next(iter(node._tasks), None)), tables)


def table_state(session: TableSession) -> TableState:
    """One table."""
    table, scheduler = session.table, session.scheduler
    return TableState(
        table=table.id,
        step=table.seq,
        stage=table.stage.value,
        to_act=_to_act(session),
        here=tuple(sorted(session.followers.connected(table))),
        is_gone=session.is_gone,
        is_locked=session.lock.locked(),
        busy=session.busy,
        driver="idle" if scheduler._is_idle else _where(scheduler.driver),
    )


def _to_act(session: TableSession) -> str:
    table, seat = session.table, session.table.to_act
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
