"""Wrong secrets: counts by table, address and person, and the delay before the next attempt."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from bidwhist.i18n import Saying

MAX_KNOWN = 50_000
"""Most entries of each kind; the least recent is dropped first."""


class Patience(Struct, frozen=True):
    """How many wrong attempts are free, and how the delay grows after them."""

    free: int
    first: float
    """Seconds of delay after the first attempt that is not free; it doubles with each further one."""
    longest: float
    """The longest delay in seconds."""
    forgotten: float
    """Seconds without an attempt after which wrong ones are forgotten."""

    def wait(self, wrong: int) -> float:
        """Seconds of delay after so many wrong attempts."""
        return 0.0 if wrong <= self.free else min(self.longest, self.first * 2.0 ** min(wrong - self.free - 1, 60))


Kind: TypeAlias = Literal["table", "address", "person", "sign-in", "device", "account"]
PATIENCE: dict[Kind, Patience] = {
    "table": Patience(free=10, first=30, longest=3600, forgotten=24 * 3600),
    "address": Patience(free=8, first=5, longest=1800, forgotten=4 * 3600),
    "person": Patience(free=4, first=5, longest=1800, forgotten=4 * 3600),
    "sign-in": Patience(free=8, first=5, longest=1800, forgotten=4 * 3600),
    "device": Patience(free=8, first=5, longest=1800, forgotten=4 * 3600),
    "account": Patience(free=50, first=1, longest=60, forgotten=3600),
}
"""A household shares an address and a table has many guests, so they have more free attempts than a person. A sign-in
is counted by account and address together, so that guesses from elsewhere do not hold the owner up; a device that has
signed in to the account before is counted alone. An attacker with many addresses meets the count of the account itself.
That also delays the owner on a new device, so those delays are short: passwords of accounts are strong."""


class Key(Struct, frozen=True):
    """What is counted: a table, an address, a person, an account, or an account from one address or device."""

    kind: Kind
    name: str


class _Wrong(Struct):
    """The number of wrong attempts, and the time of the last attempt (s)."""

    count: int
    last: float


class Attempts:
    """All wrong attempts; an attempt counts as wrong from its beginning until it turns out to be right."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.shares = 1
        """Number of servers: each wrong attempt counts as if there had been one at every other server too."""
        self._wrong: dict[Kind, OrderedDict[str, _Wrong]] = {kind: OrderedDict() for kind in PATIENCE}

    def wait(self, *keys: Key) -> float:
        """Seconds until all of these keys may try; 0 if they may now."""
        return max((self._wait_of(key) for key in keys), default=0.0)

    def begin(self, *keys: Key) -> None:
        """Count an attempt as wrong when it begins, so that parallel attempts are as slow as sequential ones."""
        for key in keys:
            known = self._wrong[key.kind]
            wrong = self._known(key) or _Wrong(0, 0.0)
            known[key.name] = _Wrong(wrong.count + 1, self.clock())
            known.move_to_end(key.name)
            if len(known) > MAX_KNOWN:
                known.popitem(last=False)

    def was_right(self, *keys: Key) -> None:
        """The last attempt was right: take it back.

        Earlier wrong ones stay, or a right one at a person's own table would erase them.
        """
        for key in keys:
            wrong = self._known(key)
            if wrong is not None:
                wrong.count = max(0, wrong.count - 1)
                wrong.last = min(wrong.last, self.clock() - self._patience(key, wrong))

    def _wait_of(self, key: Key) -> float:
        wrong = self._known(key)
        if wrong is None:
            return 0.0
        return max(0.0, wrong.last + self._patience(key, wrong) - self.clock())

    def _patience(self, key: Key, wrong: _Wrong) -> float:
        return PATIENCE[key.kind].wait(wrong.count * self.shares)

    def _known(self, key: Key) -> _Wrong | None:
        known = self._wrong[key.kind]
        wrong = known.get(key.name)
        if wrong is not None and self.clock() - wrong.last > PATIENCE[key.kind].forgotten:
            del known[key.name]
            return None
        return wrong


def time_said(seconds: float) -> Saying:
    """A delay in words."""
    if seconds <= 1:
        return Saying("time-second")
    if seconds < 90:
        return Saying.of("time-seconds", count=round(seconds))
    if seconds < 5400:
        return Saying.of("time-minutes", count=round(seconds / 60))
    return Saying.of("time-hours", count=round(seconds / 3600))
