"""A bus over NATS core: at most once, not persisted; while NATS is down messages are dropped and tables go on."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

from bidwhist.errors import WhistError
from bidwhist.server.platform.bus.bus import Answers, Heard, NoAnswer

LOG = logging.getLogger("bidwhist.server")
RECONNECT_INTERVAL_S = 1.0
"""Seconds between two attempts to connect to NATS."""
CANCEL_GRACE_S = 1.0
"""Seconds in which a cancelled task has to end before it is cancelled again."""
MAX_UNSENT = 10_000
"""Most queued messages; more are dropped."""
PING_INTERVAL_S = 5
"""Seconds between two pings; two without a pong end the connection."""


class _Subscription:
    """A subscription to all messages of a subject, or to the next one only."""

    def __init__(self, subject: str, group: str, hear: Any, most: int = 0) -> None:
        self.subject, self.group, self.hear, self.most = subject, group, hear, most

    async def open(self, connection: Any) -> None:
        """Subscribe at NATS."""
        heard = await connection.subscribe(self.subject, queue=self.group, cb=self.hear)
        if self.most:
            await heard.unsubscribe(self.most)


class NatsBus:
    """One server's connection to NATS."""

    def __init__(self, url: str) -> None:
        """Take the address of a NATS server; ``start`` connects.

        :raises WhistError: if nats-py is not installed.
        """
        try:
            self._nats: Any = import_module("nats")
        except ImportError:
            raise WhistError("a bus needs nats-py; hint: pip install nats-py") from None
        self._url, self._has_told = url, False
        self._line: Any = None
        self._hearing: list[_Subscription] = []
        self._unsent: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_UNSENT)
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_up(self) -> bool:
        return self._line is not None and bool(self._line.is_connected)

    async def start(self) -> None:
        self._begin(self._live())

    async def close(self) -> None:
        """Disconnect from NATS after sending what is queued."""
        with suppress(Exception):
            while self.is_up and not self._unsent.empty():
                await self._line.publish(*self._unsent.get_nowait())
            if self.is_up:
                await self._line.flush(1)
        while self._tasks:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            # While connecting, the client may swallow one cancellation.
            await asyncio.wait(tasks, timeout=CANCEL_GRACE_S)
        if self._line is not None:
            with suppress(Exception):
                await self._line.close()

    def publish(self, subject: str, body: bytes) -> None:
        if self.is_up:
            with suppress(asyncio.QueueFull):
                self._unsent.put_nowait((subject, body))

    def subscribe(self, subject: str, heard: Heard) -> None:
        async def hear(message: Any) -> None:
            heard(message.subject, message.data)

        self._hear(_Subscription(subject, "", hear))

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        async def hear(message: Any) -> None:
            # Do not make the next request wait for this answer.
            self._begin(_answered(message, answers))

        self._hear(_Subscription(subject, group, hear))

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        """Answer the next request only; NATS itself counts."""

        async def hear(message: Any) -> None:
            with suppress(ValueError):
                self._hearing.remove(subscription)
            self._begin(_answered(message, answers))

        subscription = _Subscription(subject, group, hear, 1)
        self._hear(subscription)

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        if not self.is_up:
            raise NoAnswer("the bus is not connected")
        try:
            answer = await self._line.request(subject, body, timeout=seconds)
        except (self._nats.errors.Error, OSError, TimeoutError) as error:
            raise NoAnswer(f"no answer from {subject}") from error
        if answer.headers:
            raise NoAnswer(f"no answer from {subject}: {answer.headers.get('fault', '')}")
        return bytes(answer.data)

    def _hear(self, subscription: _Subscription) -> None:
        self._hearing.append(subscription)
        if self._line is not None:
            self._begin(subscription.open(self._line))

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(partial(_ended, self._tasks))

    async def _live(self) -> None:
        await self._reach()
        for subscription in list(self._hearing):
            await subscription.open(self._line)
        self._has_told = False
        LOG.info("the bus is connected")
        while True:
            subject, body = await self._unsent.get()
            # Messages queued while NATS was down would be stale.
            if self.is_up:
                with suppress(self._nats.errors.Error, OSError):
                    await self._line.publish(subject, body)

    async def _connected(self, *words: Any, **options: Any) -> Any:
        connection = self._nats.NATS()
        try:
            await connection.connect(*words, **options)
        except BaseException:
            # A cancelled attempt must not leave a socket open.
            with suppress(Exception):
                await connection.close()
            raise
        return connection

    async def _reach(self) -> None:
        while self._line is None:
            try:
                self._line = await self._connected(
                    self._url,
                    connect_timeout=2,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RECONNECT_INTERVAL_S,
                    ping_interval=PING_INTERVAL_S,
                    error_cb=self._failed,
                    reconnected_cb=self._back,
                )
            except (self._nats.errors.Error, OSError, TimeoutError) as error:
                await self._failed(error)
                await asyncio.sleep(RECONNECT_INTERVAL_S)

    async def _failed(self, error: Exception) -> None:
        # Log a repeated failure once.
        if not self._has_told:
            LOG.warning("the bus is not connected, tables go on without it: %s", error or type(error).__name__)
        self._has_told = True

    async def _back(self) -> None:
        LOG.info("the bus is connected again")
        self._has_told = False


async def _answered(message: Any, answers: Answers) -> None:
    try:
        answer, headers = await answers(message.data), None
    except Exception as error:
        answer, headers = b"", {"fault": type(error).__name__}
    with suppress(Exception):
        await (message.respond(answer) if headers is None else _refuse(message, headers))


async def _refuse(message: Any, headers: dict[str, str]) -> None:
    await message._client.publish(message.reply, b"", headers=headers)


def _ended(tasks: "set[asyncio.Task[Any]]", task: "asyncio.Task[Any]") -> None:
    tasks.discard(task)
    if not task.cancelled() and task.exception() is not None:
        LOG.error("a task of the bus failed: %r", task.exception())
