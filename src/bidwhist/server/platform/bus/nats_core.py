"""A bus over NATS core: at most once, nothing kept; while NATS is away hints are dropped and tables go on."""

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
"""Seconds between two tries to reach NATS."""
CANCEL_GRACE_S = 1.0
"""Seconds in which what is cancelled ends; then it is cancelled again."""
MAX_UNSENT = 10_000
"""Hints that wait to be sent; more are dropped."""
PING_INTERVAL_S = 5
"""Seconds between two looks at whether NATS answers; two without an answer end the connection."""


class _Subscription:
    """Something that is heard: all of it, or one message alone."""

    def __init__(self, subject: str, group: str, hear: Any, most: int = 0) -> None:
        self.subject, self.group, self.hear, self.most = subject, group, hear, most

    async def open(self, connection: Any) -> None:
        """Hear from now on."""
        heard = await connection.subscribe(self.subject, queue=self.group, cb=self.hear)
        if self.most:
            await heard.unsubscribe(self.most)


class NatsBus:
    """One server's line to NATS."""

    def __init__(self, url: str) -> None:
        """Take the address of a NATS server.

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
        """Whether NATS is reached."""
        return self._line is not None and bool(self._line.is_connected)

    async def start(self) -> None:
        """Begin to reach NATS."""
        self._begin(self._live())

    async def close(self) -> None:
        """Leave NATS, once what waits is said."""
        with suppress(Exception):
            while self.is_up and not self._unsent.empty():
                await self._line.publish(*self._unsent.get_nowait())
            if self.is_up:
                await self._line.flush(1)
        while self._tasks:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            # While a connection opens, the client may take one cancel for itself.
            await asyncio.wait(tasks, timeout=CANCEL_GRACE_S)
        if self._line is not None:
            with suppress(Exception):
                await self._line.close()

    def publish(self, subject: str, body: bytes) -> None:
        """Tell whoever listens."""
        if self.is_up:
            with suppress(asyncio.QueueFull):
                self._unsent.put_nowait((subject, body))

    def subscribe(self, subject: str, heard: Heard) -> None:
        """Hear of a subject from now on."""

        async def hear(message: Any) -> None:
            heard(message.subject, message.data)

        self._hear(_Subscription(subject, "", hear))

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        """Answer requests from now on; each goes to one of the group."""

        async def hear(message: Any) -> None:
            # The next request does not wait for this answer.
            self._begin(_answered(message, answers))

        self._hear(_Subscription(subject, group, hear))

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        """Answer the next request and no other; NATS itself counts."""

        async def hear(message: Any) -> None:
            with suppress(ValueError):
                self._hearing.remove(subscription)
            self._begin(_answered(message, answers))

        subscription = _Subscription(subject, group, hear, 1)
        self._hear(subscription)

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """The answer of one of those who answer a subject.

        :raises NoAnswer: if none came in time.
        """
        if not self.is_up:
            raise NoAnswer("the bus is away")
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
        LOG.info("the bus is reached")
        while True:
            subject, body = await self._unsent.get()
            # What waited for NATS to come back would be old.
            if self.is_up:
                with suppress(self._nats.errors.Error, OSError):
                    await self._line.publish(subject, body)

    async def _connected(self, *words: Any, **options: Any) -> Any:
        connection = self._nats.NATS()
        try:
            await connection.connect(*words, **options)
        except BaseException:
            # Whoever gives up in the middle leaves no socket open.
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
        # What fails again and again is said once.
        if not self._has_told:
            LOG.warning("the bus is away, tables go on without it: %s", error or type(error).__name__)
        self._has_told = True

    async def _back(self) -> None:
        LOG.info("the bus is reached again")
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
