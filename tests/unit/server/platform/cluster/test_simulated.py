"""What the simulation stands on: a clock that jumps, processes that stand or die, and transactions that interleave."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace

from benches.soak.simulation.faults import FAULTS, Strike
from benches.soak.simulation.shared_store import (
    IDLE_IN_TRANSACTION_S,
    LinkFaults,
    NodeDatabase,
    SharedDatabase,
    VirtualExecutor,
)
from benches.soak.simulation.virtual_time import World, new_loop

from bidwhist.server.platform.database.database import Connection, NotSaved
from bidwhist.server.platform.database.store import Store

LOOK = "SELECT node FROM owners WHERE table_id = 't1'"


class Two:
    """Two processes over one database."""

    def __init__(self) -> None:
        self.world = World()
        self.shared = SharedDatabase(self.world)
        self.shared.connection.execute("INSERT INTO owners VALUES ('t1', 'nobody', 1)")
        self.loops = [new_loop(self.world, name, Random(name)) for name in "ab"]
        self.ways = [LinkFaults(Random(name)) for name in "ab"]
        self.stores = [
            Store(Path("shared"), executor=VirtualExecutor(NodeDatabase(self.shared, loop.name, way), loop))
            for loop, way in zip(self.loops, self.ways, strict=True)
        ]
        for way in self.ways:
            way.gap = 0.0

    def takes(self, number: int, *, held: bool, after: float = 0.0) -> "asyncio.Task[str]":
        """A process looks at who has a table and writes that it has, and who had it."""
        name = "ab"[number]

        def work(connection: Connection) -> str:
            (had,) = connection.execute(
                LOOK.replace("'t1'", "?") + (NodeDatabase.held if held else ""), ("t1",)
            ).fetchone()
            values = ("t1", f"{name} after {had}", 1)
            query = "INSERT INTO owners VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET node = excluded.node"
            connection.execute(query, values)
            return str(had)

        async def takes() -> str:
            await asyncio.sleep(after)
            return await self.stores[number].write(work)

        return self.loops[number].create_task(takes())

    def pauses(self, number: int, seconds: float) -> None:
        """The next transaction of a process pauses before it writes."""
        way = self.ways[number]
        way.gap, way.longest_gap = 1.0, seconds
        way.random.random = lambda: 0.99  # type: ignore[method-assign]


def test_what_others_commit_in_a_pause_is_not_seen_by_what_was_read_before_it() -> None:
    two = Two()
    two.pauses(0, 2.0)
    tasks = [two.takes(0, held=False), two.takes(1, held=False, after=0.5)]
    two.world.run(lambda: all(task.done() for task in tasks))
    assert [task.result() for task in tasks] == ["nobody", "nobody"]
    assert two.shared.connection.execute(LOOK).fetchone() == ("a after nobody",)


def test_what_is_held_makes_others_wait_until_the_transaction_has_ended() -> None:
    two = Two()
    two.pauses(0, 2.0)
    tasks = [two.takes(0, held=True), two.takes(1, held=True, after=0.5)]
    two.world.run(lambda: all(task.done() for task in tasks))
    assert [task.result() for task in tasks] == ["nobody", "a after nobody"] and two.world.now > 1.9


def test_a_transaction_that_stands_too_long_is_ended_and_holds_nothing_more() -> None:
    two = Two()
    two.pauses(0, 1.0)
    tasks = [two.takes(0, held=True)]
    two.world.run(lambda: bool(two.shared.locks))
    two.loops[0].stand()
    tasks.append(two.takes(1, held=True))
    two.world.run(tasks[1].done)
    assert two.world.now >= IDLE_IN_TRANSACTION_S and tasks[1].result() == "nobody"
    two.loops[0].go_on()
    two.world.run(tasks[0].done)
    assert isinstance(tasks[0].exception(), NotSaved)


def test_a_drain_is_over_where_another_process_has_begun_meanwhile() -> None:
    world = World()
    outside = new_loop(world, "outside", Random(1))
    machine = SimpleNamespace(runs=True, loop="first", start=lambda: None)
    machine.end = lambda: setattr(machine, "loop", "second")
    task = outside.create_task(FAULTS["drain"](Strike(None, machine, Random(1))))  # type: ignore[arg-type]
    world.run(lambda: task.done() or world.now > 60)
    assert task.done() and task.exception() is None


def test_a_process_that_stands_does_then_what_it_missed_and_a_dead_one_nothing() -> None:
    world = World()
    stands, dies = (new_loop(world, name, Random(1)) for name in ("stands", "dies"))
    done: list[tuple[str, float]] = []
    for after in (1.0, 2.0, 8.0):
        for loop in (stands, dies):
            loop.call_later(after, lambda loop=loop: done.append((loop.name, loop.time())))
    world.run(lambda: world.now >= 1.0 and len(done) == 2)
    stands.stand()
    dies.die()
    world.run(lambda: world.now >= 8.0)
    stands.go_on()
    world.run(lambda: False)
    assert done == [("stands", 1.0), ("dies", 1.0), ("stands", 8.0), ("stands", 8.0)]
