"""Slow hashes of passwords: one at a time in a thread of their own, each address and person in turn, few waiting."""

import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from bidwhist.server.platform.jobs.executors import ThreadExecutor
from bidwhist.server.platform.jobs.fair_queue import NOBODY, FairQueue, Who

MAX_WAITING, MOST_EACH = 60, 6
"""Passwords that wait for their hash, of everybody and of one person; 60 take some three seconds."""
PREFIX = "$argon2"
"""How every hash of this module begins."""
_ARGON = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS = _ARGON.hash("nobody's")
"""Stands for the password of a name that nobody has: to compare with it takes as long."""

T = TypeVar("T")


class Hasher:
    """Hashes and compares passwords beside the tables."""

    def __init__(self) -> None:
        self._turns = FairQueue(ThreadExecutor(1, "hasher"), MAX_WAITING, MOST_EACH)

    async def hash(self, password: str, who: Who = NOBODY) -> str:
        """What is stored of a password.

        :raises TooBusy: if too many passwords wait already.
        """
        return await self.do(who, lambda: _ARGON.hash(_bytes(password)))

    async def fits(self, hashed: str, password: str, who: Who = NOBODY) -> bool:
        """Whether a password is the one that was hashed.

        :raises TooBusy: if too many passwords wait already.
        """
        return await self.do(who, lambda: _fits(hashed, password))

    async def do(self, who: Who, work: Callable[[], T]) -> T:
        """Something else about a password that takes long, in its turn.

        :raises TooBusy: if too many passwords wait already.
        """
        return await self._turns.do(who, work)

    async def close(self) -> None:
        """Begin nothing more."""
        await self._turns.place.close()


def _bytes(password: str) -> bytes:
    # JSON can bring half a surrogate pair, which is no text.
    return password.encode(errors="surrogatepass")


def _fits(hashed: str, password: str) -> bool:
    try:
        return _ARGON.verify(hashed, _bytes(password))
    except (Argon2Error, InvalidHashError):
        return False


def as_spoken(word: str) -> str:
    """What is said aloud, a name or a table's password: capitals, wide letters and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", word).split()).casefold()
