"""The coach of finished matches: one after another, each in a process beside the tables, and what was found is kept."""

import asyncio
import sys
from collections import Counter, OrderedDict

import msgspec
from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.server.api import Finding, PlayerFindings

DEADLINE = 180.0
"""Seconds that one match may take."""
KEPT = 200
"""Matches whose findings are remembered; any other is gone through anew."""
WAITING = 8
"""Matches that may wait for the coach, the one in hand included."""
WAITING_EACH = 4
"""The same for one address."""
PROCESS = (sys.executable, "-m", "bidwhist.server.lessons")
"""Takes a record, gives its lesson; the searching bots and their nets are loaded there alone."""


class CoachIsBusy(WhistError):
    """The coach cannot be had just now."""


class Lesson(Struct, frozen=True):
    """What the coach found in a match."""

    judge: str
    findings: tuple[Finding, ...]
    """What cost something, the worst first."""
    players: tuple[PlayerFindings, ...]
    """The people of the match; bots ask for no lesson."""


class Coach:
    """Goes through one match after another, and remembers what it found."""

    def __init__(self) -> None:
        self._lessons: OrderedDict[str, Lesson] = OrderedDict()
        self._looking: dict[str, asyncio.Task[Lesson]] = {}
        self._asked: Counter[str] = Counter()
        """Matches that wait, by the address that asked."""
        self._turn = asyncio.Semaphore(1)
        self._is_stopped = False

    async def lesson(self, match: str, record: bytes, address: str = "") -> Lesson:
        """What a finished match has to teach whoever asks from an address.

        :raises CoachIsBusy: if too many wait already, of everybody or of this address, or it took too long.
        """
        if match in self._lessons:
            return self._lessons[match]
        if self._is_stopped:
            raise CoachIsBusy("the server ends; ask again when it is back")
        if match not in self._looking:
            if len(self._looking) >= WAITING:
                raise CoachIsBusy("the coach is busy with other matches; ask again in a minute")
            if self._asked[address] >= WAITING_EACH:
                raise CoachIsBusy("the coach is busy with matches of yours; ask again in a minute")
            self._looking[match] = asyncio.create_task(self._look_at(match, record, address))
        # Whoever asked may have gone; the next one who asks finds it done.
        looking = self._looking[match]
        try:
            return await asyncio.shield(looking)
        except asyncio.CancelledError:
            if not looking.cancelled():
                raise
            raise CoachIsBusy("the server ends; ask again when it is back") from None

    async def _look_at(self, match: str, record: bytes, address: str) -> Lesson:
        self._asked[address] += 1
        try:
            async with self._turn:
                lesson = await _in_another_process(record)
        finally:
            del self._looking[match]
            self._asked[address] -= 1
            self._asked += Counter()
        self._lessons[match] = lesson
        if len(self._lessons) > KEPT:
            self._lessons.popitem(last=False)
        return lesson

    def forget(self, match: str) -> None:
        """A match has changed: what was found in it is found anew."""
        self._lessons.pop(match, None)

    async def stop(self) -> None:
        """Leave off; who waits is told."""
        self._is_stopped = True
        looking = list(self._looking.values())
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)


async def _in_another_process(record: bytes) -> Lesson:
    # A session of its own: Ctrl-C at the server is the server's to answer.
    try:
        process = await asyncio.create_subprocess_exec(
            *PROCESS,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        # No process or no descriptor is to be had: the tables need what is left.
        raise CoachIsBusy("the coach cannot be had just now; try again later") from error
    try:
        found, _ = await asyncio.wait_for(process.communicate(record), DEADLINE)
    except TimeoutError:
        raise CoachIsBusy("the coach could not finish this match in time; try again later") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise CoachIsBusy("the coach could not go through this match")
    return msgspec.json.decode(found, type=Lesson)
