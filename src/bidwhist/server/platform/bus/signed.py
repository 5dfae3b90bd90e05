"""A bus whose messages are signed with the cluster's key; others are refused.

Each message has a nonce and a signature (HMAC-SHA-256) over its kind, subject, nonce and body. An answer is signed for
the one request that it answers. A person who can read the bus still reads, and can replay messages: against that NATS
has passwords and TLS.
"""

import hmac
import logging
import secrets
from collections.abc import Callable

from bidwhist.errors import WhistError
from bidwhist.server.platform.bus.bus import Answers, Bus, Heard, NoAnswer

MIN_KEY_LETTERS = 16
"""Fewest characters of a key."""
_NAME, _SIGNATURE = 16, 32
LOG = logging.getLogger("bidwhist.server")


class Forged(WhistError):
    """A message that no node of the cluster has signed."""


def check_key(key: str) -> None:
    """Refuse a key that can be guessed.

    :raises WhistError: if it is too short.
    """
    if len(key) < MIN_KEY_LETTERS:
        raise WhistError(
            f"a key of the bus has at least {MIN_KEY_LETTERS} characters, the same at every server and worker; "
            "hint: openssl rand -hex 32"
        )


class SignedBus:
    """A bus that signs its messages, and accepts only those signed with the same key."""

    def __init__(self, bus: Bus, key: str, random: Callable[[int], bytes] = secrets.token_bytes) -> None:
        """Take the underlying bus and the cluster's key.

        :raises WhistError: if the key is too short.
        """
        check_key(key)
        self._bus, self._key, self._random = bus, key.encode(), random
        self.refused = 0
        """Number of refused messages."""

    @property
    def is_up(self) -> bool:
        return self._bus.is_up

    async def start(self) -> None:
        await self._bus.start()

    async def close(self) -> None:
        await self._bus.close()

    def publish(self, subject: str, body: bytes) -> None:
        """Send to all subscribers, signed."""
        self._bus.publish(subject, self._sealed("hint", subject, body))

    def subscribe(self, subject: str, heard: Heard) -> None:
        """Subscribe to a subject; unsigned messages are dropped."""

        def hear(of: str, sealed: bytes) -> None:
            try:
                body = self._opened("hint", of, sealed)
            except Forged:
                return
            heard(of, body)

        self._bus.subscribe(subject, hear)

    def answer(self, subject: str, group: str, answers: Answers) -> None:
        """Answer signed requests on a subject."""

        async def answer(sealed: bytes) -> bytes:
            body = self._opened("request", subject, sealed)
            return self._answered(subject, sealed, await answers(body))

        self._bus.answer(subject, group, answer)

    def answer_once(self, subject: str, group: str, answers: Answers) -> None:
        """Answer the next signed request only."""

        async def answer(sealed: bytes) -> bytes:
            try:
                body = self._opened("request", subject, sealed)
            except Forged:
                self.answer_once(subject, group, answers)
                raise
            return self._answered(subject, sealed, await answers(body))

        self._bus.answer_once(subject, group, answer)

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Send a signed request to one of those who answer a subject, and give the answer.

        :raises NoAnswer: if none comes in time, or it is not signed.
        """
        sealed = self._sealed("request", subject, body)
        answer = await self._bus.request(subject, sealed, seconds)
        try:
            return self._opened("answer", _of_request(subject, sealed), answer)
        except Forged as error:
            raise NoAnswer(f"no signed answer from {subject}") from error

    def _answered(self, subject: str, request: bytes, body: bytes) -> bytes:
        return self._sealed("answer", _of_request(subject, request), body)

    def _sealed(self, kind: str, subject: str, body: bytes) -> bytes:
        name = self._random(_NAME)
        return name + self._signature(kind, subject, name, body) + body

    def _opened(self, kind: str, subject: str, sealed: bytes) -> bytes:
        name, signature, body = sealed[:_NAME], sealed[_NAME : _NAME + _SIGNATURE], sealed[_NAME + _SIGNATURE :]
        if not hmac.compare_digest(signature, self._signature(kind, subject, name, body)):
            self.refused += 1
            # The subject is left out: a forger could write into our log with it.
            LOG.warning(
                "a message on the bus was not signed by a node of this cluster and is refused; "
                "every server and worker needs the same $BIDWHIST_BUS_KEY"
            )
            raise Forged("a message on the bus was not signed by a node of this cluster")
        return body

    def _signature(self, kind: str, subject: str, name: bytes, body: bytes) -> bytes:
        head = b"".join(len(part).to_bytes(4, "big") + part for part in (kind.encode(), subject.encode(), name))
        return hmac.digest(self._key, head + body, "sha256")


def _of_request(subject: str, request: bytes) -> str:
    return f"{subject} {request[:_NAME].hex()}"
