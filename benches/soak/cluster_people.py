"""People who play at a cluster: each follows one table from node to node, and keeps a ledger of acknowledgements."""

import asyncio
import contextlib
import random
import time
from typing import Any, Protocol

import httpx
import msgspec
from benches.common.table_client import DISCONNECTED, Account, View, decode, encode, say_hello
from benches.soak.cluster_nodes import Node
from benches.soak.kills import Seat

SILENCE_S = 2.5
"""Seconds without a frame after which a client looks for its table elsewhere, once it has been shown it."""
FIRST_FRAME_TIMEOUT_S = 8.0
"""Seconds that it waits to be shown it: a node may wait for a lease to end."""
CONNECT_TIMEOUT_S = 2.0
"""Seconds that it waits for a connection."""
PING_INTERVAL_S = 1.0
RETRY_S = 0.05
MAX_THINK_TIME_S = 0.3
"""Seconds that a person thinks at most, so that a small machine can follow."""
COMMANDS_PER_TABLE = 80
"""Commands after which somebody opens a new table: logs stay as long as those of an evening."""
AGAIN = "again"
"""What is noted for somebody who was hit once more before being back: the time is from the last hit."""


class Moved(Exception):
    """The table is at another node."""


class Played(Protocol):
    """A cluster, as far as people know it."""

    nodes: list[Node]
    ledger: dict[tuple[str, str], int]
    back: dict[str, list[float]]
    is_over: bool

    def answers(self, url: str) -> bool:
        """Whether what comes from a node now counts."""


class Player(Seat):
    """A person who follows a table from node to node, and how long each loss took."""

    def __init__(self, cluster: Played, account: Account, table: str) -> None:
        super().__init__(cluster.ledger, table)
        self.cluster, self.account = cluster, account
        self.at = self.shown_at = account.address
        self.tables = [table]
        """All tables that this person has played at."""
        self.struck: tuple[str, float] | None = None
        """The fault that hit the node where this person plays, and when."""
        self.refused = ""
        """Why the last command was refused, if one was."""
        self.saw = time.monotonic()
        """When a step was seen last that had not been seen before."""
        self.backs = 0
        """How often this person was back after having been hit."""
        self._leaves_at = COMMANDS_PER_TABLE
        self._has_none = False
        """Whether the table is gone with what a failover lost."""

    def __str__(self) -> str:
        seen = None if self.view is None else self.view.seq
        does = f"waits for {self.waiting}, last refused as {self.refused!r}, hit by {self.struck}"
        return f"table {self.table} at {self.at}, step {seen}: {does}"

    def is_struck(self, fault: str) -> None:
        """The node where this person plays was hit now."""
        self.struck = fault if self.struck is None else AGAIN, time.perf_counter()

    async def run(self) -> None:
        """Play until it is over, wherever the table is."""
        while not self.cluster.is_over:
            self.account.address = self.at
            try:
                if self._has_enough or self._has_none:
                    await self._open_another()
                async with asyncio.timeout(CONNECT_TIMEOUT_S):
                    socket = await self.account.connect()
                try:
                    await self._follow(socket)
                finally:
                    with contextlib.suppress(*DISCONNECTED):
                        async with asyncio.timeout(0.5):
                            await socket.close()
            except Moved as error:
                self.at = str(error) or self._another()
            except (*DISCONNECTED, httpx.HTTPError):
                self.at = self._another()
                await asyncio.sleep(RETRY_S)

    def _another(self) -> str:
        urls = [node.url for node in self.cluster.nodes]
        return urls[(urls.index(self.at) + 1) % len(urls)]

    @property
    def _has_enough(self) -> bool:
        return self.names >= self._leaves_at and self.waiting is None and self.struck is None

    async def _open_another(self) -> None:
        async with httpx.AsyncClient(base_url=self.at, timeout=FIRST_FRAME_TIMEOUT_S, verify=False) as client:
            self.table = await self.account.open_table(client, bots="random")
        self.tables.append(self.table)
        self.view, self.decided, self._leaves_at = None, -1, self.names + COMMANDS_PER_TABLE
        self._has_none = False

    async def _follow(self, socket: Any) -> None:
        pings = asyncio.create_task(_send_pings(socket))
        try:
            await self._play(socket)
        finally:
            pings.cancel()

    async def _play(self, socket: Any) -> None:
        await say_hello(socket, self.table, None if self.view is None else self.view.seq)
        if self.waiting is not None:
            await socket.send(encode(**self.waiting))
        is_shown = False
        while not self._has_enough:
            async with asyncio.timeout(SILENCE_S if is_shown else FIRST_FRAME_TIMEOUT_S):
                text = await socket.recv()
            frame = decode(text)
            if frame.type == "moved":
                raise Moved(msgspec.json.decode(text)["url"])
            if frame.type == "refused" and frame.code == "no_table":
                # A standby that took the primary's place never had it.
                self.waiting, self._has_none = None, True
                raise Moved(self.at)
            if frame.type == "presence":
                # It comes once what was missed has been told.
                is_shown = True
                self._is_back()
            if frame.id is not None and self.waiting is not None and frame.id == self.waiting["id"]:
                if frame.code == "not_saved":
                    raise TimeoutError
                self._answered(frame.type, frame.id, frame.seq)
                if frame.code is not None:
                    # As a person does whose card was refused: look and decide again.
                    self.refused, self.decided = frame.code, -1
            if frame.view is not None:
                self._see(frame.view)
            await self._decide(socket)

    def _see(self, view: View) -> None:
        if self.view is None or view.seq > self.view.seq:
            self.saw = time.monotonic()
        if self.view is not None and view.seq < self.view.seq:
            # The store went back: what was decided on a step that did not happen is to be decided again.
            self.decided = -1
        self.view = view

    async def _decide(self, socket: Any) -> None:
        if self.view is not None and self.waiting is None and self.view.seq != self.decided:
            await asyncio.sleep(random.uniform(0, MAX_THINK_TIME_S))
        await super()._decide(socket)

    def _answered(self, kind: str, name: str, seq: int | None) -> None:
        super()._answered(kind, name, seq)
        if kind == "ack":
            self._is_back()

    def _is_back(self) -> None:
        # Back at the node that was hit, or elsewhere; what a node was told before it stood still does not count.
        self.shown_at = self.at
        if self.struck is not None and self.cluster.answers(self.at):
            fault, when = self.struck
            self.cluster.back[fault].append(time.perf_counter() - when)
            self.struck = None
            self.backs += 1


async def _send_pings(socket: Any) -> None:
    with contextlib.suppress(*DISCONNECTED):
        while True:
            await asyncio.sleep(PING_INTERVAL_S)
            await socket.send(encode(type="ping", number=1))
