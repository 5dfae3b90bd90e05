"""The coach of finished matches: what each choice cost its player."""

import sys
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Struct

from bidwhist.i18n import Language
from bidwhist.server.history.messages import Chance, CoachedSoFar, Finding, PlayerFindings
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.platform.jobs.single_jobs import JOB_DEADLINE_S, MAX_WAITING, CachedJobs, CoachIsBusy, Hear

__all__ = ["JOB_DEADLINE_S", "MAX_WAITING", "Coach", "CoachIsBusy", "Judged", "Lesson"]

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


class Judged(Struct, frozen=True):
    """A choice that the coach has just looked at."""

    done: int
    """Choices looked at so far."""
    decisions: int
    """Choices to be looked at in all."""
    chance: Chance
    findings: dict[str, Finding]
    """What it cost, by language; empty if that was nothing."""


class Coach(CachedJobs[Lesson]):
    """Analyses one match at a time and caches what it found."""

    async def lesson(self, match: str, record: bytes, who: Who = NOBODY) -> Lesson:
        """The lesson of a finished match.

        :raises CoachIsBusy: if the queue is full, in all or for this person, or it took too long.
        """
        return await self._done((match,), record, who)

    async def _work(self, given: bytes, hear: Hear) -> Lesson:
        return msgspec.json.decode(await self._worked_out("lesson", given, PROCESS, JOB_DEADLINE_S, hear), type=Lesson)

    def so_far(self, match: str, you: int | None, language: Language) -> CoachedSoFar:
        """What has been found in a match that is being analysed; nothing before the analysis begins or after it."""
        judged = tuple(self._judged(match))
        findings = [one.findings[language.code] for one in judged if language.code in one.findings]
        return CoachedSoFar(
            match=match,
            you=you,
            done=judged[-1].done if judged else 0,
            decisions=judged[-1].decisions if judged else 0,
            findings=tuple(sorted(findings, key=lambda one: -one.cost)),
            chances=tuple(sorted((one.chance for one in judged), key=lambda one: one.step)),
        )

    def _judged(self, match: str) -> Iterator[Judged]:
        for line in self.heard(match):
            # A process that fails says so there too, in words of its own.
            with suppress(msgspec.MsgspecError):
                yield msgspec.json.decode(line, type=Judged)
