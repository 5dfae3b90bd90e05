"""One server of the cluster: the real state and node, in a process that is started, killed, stopped and ended."""

import asyncio
from pathlib import Path
from random import Random

from benches.soak.simulation.hints import NodeBus, SimulatedBus
from benches.soak.simulation.links import SimulatedConnection
from benches.soak.simulation.shared_store import LinkFaults, NodeDatabase, SharedDatabase, VirtualExecutor
from benches.soak.simulation.virtual_time import EPOCH, DelayedExecutor, VirtualLoop, new_loop

from bidwhist.errors import WhistError
from bidwhist.server.app.startup import open_server
from bidwhist.server.platform.clock import SteadyClock
from bidwhist.server.platform.cluster.node import Node
from bidwhist.server.platform.database.database import ERRORS
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.environment import Environment
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.state.server_state import ServerState

RESTART_AFTER_S = 1.0
"""Seconds after which a process that could not start is started again."""
PACE = "human"
FAILS: tuple[type[Exception], ...] = (WhistError, *ERRORS)
"""What a process that cannot start or end in order raises."""


def _beside() -> Executors:
    place = DelayedExecutor()
    return Executors(place, place, place, place, place, place, place, shares=True)


class Machine:
    """A place where one server runs at a time, at an address that stays."""

    def __init__(
        self, outside: VirtualLoop, shared: SharedDatabase, post: SimulatedBus, number: int, random: Random
    ) -> None:
        self.outside, self.shared, self.post, self.random = outside, shared, post, random
        self.name = f"n{number}"
        self.url = f"http://{self.name}"
        self.link_faults, self.of_beats = (LinkFaults(Random(random.getrandbits(64))) for _ in range(2))
        """The way to the database of what tables write, and of heartbeats, which have a connection of their own."""
        self.loop = new_loop(outside.world, self.name, random)
        self.loop.die()
        self.server_state: ServerState | None = None
        self.node: Node | None = None
        self.links: dict[SimulatedConnection, None] = {}
        """The connections to it, in the order in which they were made: that of a set depends on the process."""
        self.is_cut = False
        """Whether nothing that people send arrives."""
        self.ahead = 0.0
        """Seconds by which its clock on the wall is wrong."""
        self.accepts = self.is_going = False
        """Whether somebody listens at its address; whether it has been asked to end."""
        self._ending = asyncio.Event()
        self._box: NodeBus | None = None
        self._buried: list[object] = []
        """Processes that were killed: nothing of them is swept up before the end."""

    @property
    def answers(self) -> bool:
        """Whether what is said to it is heard."""
        return self.accepts and not self.is_cut and self.loop.is_running()

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return not self.loop.is_closed()

    def open_links(self) -> list[SimulatedConnection]:
        """The connections to it, as they are now."""
        return list(self.links)

    # Its life.

    def start(self) -> None:
        """A new process, where there is none."""
        if self.runs:
            return
        self.loop = new_loop(self.outside.world, self.name, Random(self.random.getrandbits(64)))
        self.is_going, self._ending = False, asyncio.Event()
        self.loop.create_task(self._live(self.loop))

    async def _live(self, loop: VirtualLoop) -> None:
        try:
            server_state, node, self._box = self._made()
            async with open_server(server_state, node, self._box):
                self.server_state, self.node, self.accepts = server_state, node, True
                self.outside.world.note(f"{self.name} serves")
                await self._ending.wait()
                await server_state.say_goodbye()
                self._stop_listening()
        except FAILS as error:
            self.outside.world.note(f"{self.name} ends: {type(error).__name__}")
            if not self.is_going:
                self.outside.call_later(RESTART_AFTER_S, self.start)
        self._is_gone(loop)

    def _made(self) -> tuple[ServerState, Node, NodeBus]:
        around = Environment(
            lambda: EPOCH + self.outside.world.now + self.ahead, self.loop.time, Random(self.random.getrandbits(64))
        )
        store, line = self._store(self.link_faults), self._store(self.of_beats)
        node = Node(line, self.url, steady=self.loop.time, random=Random(self.random.getrandbits(64)))
        server_state = ServerState(
            store,
            "simulated",
            PACE,
            workers=_beside(),
            ownership=node,
            clock=SteadyClock(node.clock, lambda: int(self.loop.time() * 1e9)),
            around=around,
        )
        return server_state, node, NodeBus(self.post, self.loop)

    @property
    def ways(self) -> tuple[LinkFaults, LinkFaults]:
        """Both ways to the database."""
        return self.link_faults, self.of_beats

    def _store(self, link_faults: LinkFaults) -> Store:
        return Store(
            Path("shared"), executor=VirtualExecutor(NodeDatabase(self.shared, self.name, link_faults), self.loop)
        )

    def _stop_listening(self) -> None:
        self.accepts = False
        for link in self.open_links():
            link.breaks()

    def _is_gone(self, loop: VirtualLoop) -> None:
        if self._box is not None:
            self._box.vanish()
        self._stop_listening()
        self._buried.append((loop, self.server_state, self.node))
        self.server_state = self.node = None
        loop.die()
        self.shared.unlock(server=self.name)
        self.outside.world.note(f"{self.name} is gone")

    def kill(self, *, is_silent: bool = False) -> None:
        """As SIGKILL does it; where the host is lost with it, nobody is told."""
        if not self.runs:
            return
        if is_silent:
            for link in self.open_links():
                link.falls_silent()
        self._is_gone(self.loop)

    def stand(self) -> None:
        """As SIGSTOP does it."""
        if self.loop.is_running():
            self.loop.stand()
            for link in self.open_links():
                link.is_doubted()

    def go_on(self) -> None:
        """As SIGCONT does it."""
        self.loop.go_on()

    def end(self) -> None:
        """As SIGTERM does it: its tables are handed over, then it is gone."""
        self.is_going = True
        self._ending.set() if self.accepts else self.kill()

    def cut(self) -> None:
        """Nothing that people send arrives, nor what is sent to them."""
        self.is_cut = True
        for link in self.open_links():
            link.falls_silent()

    def mend(self) -> None:
        """People reach it again, over new connections."""
        self.is_cut = False
