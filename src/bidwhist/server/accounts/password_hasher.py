"""Slow password hashes: one at a time in their own thread, fair between addresses and people, with a short queue."""

import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from bidwhist.server.platform.jobs.executors import ThreadExecutor
from bidwhist.server.platform.jobs.fair_queue import NOBODY, FairQueue, Who

MAX_WAITING, MOST_EACH = 60, 6
"""Most queued passwords, in all and of one person; 60 take about three seconds."""
PREFIX = "$argon2"
"""The prefix of every hash of this module."""
_ARGON = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS = _ARGON.hash("nobody's")
"""Compared with when a name has no account, so that the answer takes as long."""

T = TypeVar("T")


class Hasher:
    """Hashes and compares passwords off the event loop."""

    def __init__(self) -> None:
        self._turns = FairQueue(ThreadExecutor(1, "hasher"), MAX_WAITING, MOST_EACH)

    async def hash(self, password: str, who: Who = NOBODY) -> str:
        """Hash a password for storage.

        :raises TooBusy: if too many passwords wait already.
        """
        return await self.do(who, lambda: _ARGON.hash(_bytes(password)))

    async def fits(self, hashed: str, password: str, who: Who = NOBODY) -> bool:
        """Whether a password matches a hash.

        :raises TooBusy: if too many passwords wait already.
        """
        return await self.do(who, lambda: _fits(hashed, password))

    async def do(self, who: Who, work: Callable[[], T]) -> T:
        """Run other slow work about a password in the same queue.

        :raises TooBusy: if too many passwords wait already.
        """
        return await self._turns.do(who, work)

    async def close(self) -> None:
        """Stop accepting work."""
        await self._turns.place.close()


def _bytes(password: str) -> bytes:
    # JSON can contain half a surrogate pair, which cannot be encoded.
    return password.encode(errors="surrogatepass")


def _fits(hashed: str, password: str) -> bool:
    try:
        return _ARGON.verify(hashed, _bytes(password))
    except (Argon2Error, InvalidHashError):
        return False


def as_spoken(word: str) -> str:
    """Normalize words that are passed on by voice, such as a table's password: case, width and spaces are ignored."""
    return " ".join(unicodedata.normalize("NFKC", word).split()).casefold()
