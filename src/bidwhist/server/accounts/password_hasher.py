"""Slow password hashes: one at a time off the event loop, fair between addresses and people, with a short queue."""

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

from bidwhist.server.extras import NotInstalled, library
from bidwhist.server.platform.jobs.executors import Executor, ThreadExecutor
from bidwhist.server.platform.jobs.fair_queue import NOBODY, FairQueue, Who

MAX_WAITING, MOST_EACH = 60, 6
"""Most queued passwords, in all and of one person; 60 take about three seconds."""
PREFIX = "$argon2"
"""How every hash of this module begins."""

T = TypeVar("T")


@cache
def _argon() -> Any:
    return library("argon2").PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def nobodys_hash() -> str:
    """Stands for the password of a name that nobody has: to compare with it takes as long.

    :raises NotInstalled: if there are no passwords.
    """
    return str(_argon().hash("nobody's"))


def is_made_as_here(hashed: str) -> bool:
    """Whether a hash was made with the parameters that this module uses.

    :raises NotInstalled: if there are no passwords.
    """
    argon2, errors = library("argon2"), library("argon2.exceptions")
    try:
        return bool(argon2.extract_parameters(hashed) == argon2.extract_parameters(nobodys_hash()))
    except errors.InvalidHashError:
        return False


class Hasher:
    """Hashes and compares passwords off the event loop."""

    def __init__(self, place: Executor | None = None) -> None:
        # Made now, so that the first who names nobody does not wait longer.
        with suppress(NotInstalled):
            nobodys_hash()
        self._turns = FairQueue(place or ThreadExecutor(1, "hasher"), MAX_WAITING, MOST_EACH)

    async def hash(self, password: str, who: Who = NOBODY) -> str:
        """Hash a password for storage.

        :raises NotInstalled: if there are no passwords; ``TooBusy`` if too many of them wait already.
        """
        argon = _argon()
        return await self.do(who, lambda: str(argon.hash(_bytes(password))))

    async def fits(self, hashed: str, password: str, who: Who = NOBODY) -> bool:
        """Whether a password matches a hash.

        :raises NotInstalled: if there are no passwords; ``TooBusy`` if too many of them wait already.
        """
        _argon()
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
    errors = library("argon2.exceptions")
    try:
        return bool(_argon().verify(hashed, _bytes(password)))
    except (errors.Argon2Error, errors.InvalidHashError):
        return False


def as_spoken(word: str) -> str:
    """Normalize words that are passed on by voice, such as a table's password: case, width and spaces are ignored."""
    return " ".join(unicodedata.normalize("NFKC", word).split()).casefold()
