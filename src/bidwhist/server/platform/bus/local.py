"""An in-process bus, for a single server and for tests of several; same contract as the NATS bus."""

import asyncio
from itertools import count
from typing import Any

from bidwhist.server.platform.bus.bus import Answers, Heard, NoAnswer, fits


class _Subscriptions:
    """The subscription of one who answers a subject."""

    def __init__(self, subject: str, answers: Answers, *, is_once: bool) -> None:
        self.subject, self.answers, self.is_once = subject, answers, is_once


class Exchange:
    """What the buses of one process share."""

    def __init__(self) -> None:
        self.is_up = True
        self.buses: list[LocalBus] = []
        self.turn = count()

    def next_answers(self, subject: str) -> Answers | None:
        """The next to answer a subject, round robin."""
        able = [
            (bus, subscription)
            for bus in self.buses
            for subscription in bus.answering
            if subscription.subject == subject
        ]
        if not able or not self.is_up:
            return None
        bus, listener = able[next(self.turn) % len(able)]
        if listener.is_once:
            bus.answering.remove(listener)
        return listener.answers


class LocalBus:
    """One server's connection to an exchange; a single server has an exchange of its own."""

    def __init__(self, exchange: Exchange | None = None) -> None:
        self._exchange = exchange or Exchange()
        self._hearing: list[tuple[str, Heard]] = []
        self.answering: list[_Subscriptions] = []
        """The answerers by subject."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_up(self) -> bool:
        """Whether it has been started and not closed."""
        return self._exchange.is_up and self in self._exchange.buses

    async def start(self) -> None:
        self._exchange.buses.append(self)

    async def close(self) -> None:
        if self in self._exchange.buses:
            self._exchange.buses.remove(self)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, subject: str, body: bytes) -> None:
        if self.is_up:
            for bus in self._exchange.buses:
                bus.deliver(subject, body)

    def deliver(self, subject: str, body: bytes) -> None:
        """Deliver a message to this bus, in a turn of the event loop of its own."""
        loop = asyncio.get_running_loop()
        for pattern, heard in self._hearing:
            if fits(pattern, subject):
                loop.call_soon(heard, subject, body)

    def subscribe(self, subject: str, heard: Heard) -> None:
        self._hearing.append((subject, heard))

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        """Answer requests on a subject; all who answer it are one group."""
        self.answering.append(_Subscriptions(subject, answers, is_once=False))

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        self.answering.append(_Subscriptions(subject, answers, is_once=True))

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Send a request to the next answerer of a subject, and give the answer.

        :raises NoAnswer: if none comes in time.
        """
        answers = self._exchange.next_answers(subject) if self.is_up else None
        if answers is None:
            raise NoAnswer(f"nobody answers {subject}")
        try:
            return await asyncio.wait_for(self._task(answers(body)), seconds)
        except Exception as error:
            raise NoAnswer(f"no answer from {subject}") from error

    def _task(self, work: Any) -> "asyncio.Task[bytes]":
        task: asyncio.Task[bytes] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
