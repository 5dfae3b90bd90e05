"""The coach of finished matches: what each choice cost its player."""

import sys

import msgspec
from msgspec import Struct

from bidwhist.server.history.messages import Chance, Finding, PlayerFindings
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.platform.jobs.single_jobs import JOB_DEADLINE_S, MAX_WAITING, CachedJobs, CoachIsBusy

__all__ = ["JOB_DEADLINE_S", "MAX_WAITING", "Coach", "CoachIsBusy", "Lesson"]

PROCESS = (sys.executable, "-m", "bidwhist.server.history.coach.lessons")
"""The process that turns a record into its lesson; only it loads the searching bots and their networks."""


class Lesson(Struct, frozen=True):
    """What the coach found in a match."""

    judge: str
    findings: dict[str, tuple[Finding, ...]]
    """Decisions that cost something, worst first, by language."""
    players: tuple[PlayerFindings, ...]
    """The people of the match; bots get no lesson."""
    chances: tuple[Chance, ...]
    """Each of their choices, in the order of play."""


class Coach(CachedJobs[Lesson]):
    """Analyses one match at a time and caches what it found."""

    async def lesson(self, match: str, record: bytes, who: Who = NOBODY) -> Lesson:
        """The lesson of a finished match.

        :raises CoachIsBusy: if the queue is full, in all or for this person, or it took too long.
        """
        return await self._done((match,), record, who)

    async def _work(self, given: bytes) -> Lesson:
        return msgspec.json.decode(await self._worked_out("lesson", given, PROCESS, JOB_DEADLINE_S), type=Lesson)
