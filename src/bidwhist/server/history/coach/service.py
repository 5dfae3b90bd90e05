"""The coach of finished matches: what each choice cost its player."""

import sys

import msgspec
from msgspec import Struct

from bidwhist.server.history.messages import Chance, Finding, PlayerFindings
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.platform.jobs.single_jobs import JOB_DEADLINE_S, MAX_WAITING, CachedJobs, CoachIsBusy

__all__ = ["JOB_DEADLINE_S", "MAX_WAITING", "Coach", "CoachIsBusy", "Lesson"]

PROCESS = (sys.executable, "-m", "bidwhist.server.history.coach.lessons")
"""Takes a record, gives its lesson; the searching bots and their nets are loaded there alone."""


class Lesson(Struct, frozen=True):
    """What the coach found in a match."""

    judge: str
    findings: dict[str, tuple[Finding, ...]]
    """What cost something, the worst first, by the language it is told in."""
    players: tuple[PlayerFindings, ...]
    """The people of the match; bots ask for no lesson."""
    chances: tuple[Chance, ...]
    """Each choice of theirs, in the order of play."""


class Coach(CachedJobs[Lesson]):
    """Goes through one match after another, and remembers what it found."""

    async def lesson(self, match: str, record: bytes, who: Who = NOBODY) -> Lesson:
        """What a finished match has to teach.

        :raises CoachIsBusy: if too many wait already, of everybody or of who asks, or it took too long.
        """
        return await self._done((match,), record, who)

    async def _work(self, given: bytes) -> Lesson:
        return msgspec.json.decode(await self._worked_out("lesson", given, PROCESS, JOB_DEADLINE_S), type=Lesson)
