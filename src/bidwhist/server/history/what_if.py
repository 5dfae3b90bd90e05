"""Other choices in finished matches, played out; as a process it reads a match and a choice and writes the result."""

import sys
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Struct

from bidwhist.i18n import ENGLISH, Language, language_of
from bidwhist.server.history.alternatives import what_if
from bidwhist.server.history.what_if_messages import OtherWay, WhatIfSoFar
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.platform.jobs.priority import step_back
from bidwhist.server.platform.jobs.single_jobs import CachedJobs, Hear, tell_progress
from bidwhist.server.tables.domain.finished import Finished

PROCESS = (sys.executable, "-m", "bidwhist.server.history.what_if")
"""The process that plays deals out; only it loads the searching bots and their networks."""
DEADLINE_S = 90.0
"""Seconds in which a deal has to be played out twice."""


class Asked(Struct, frozen=True):
    """A match and the choice to try in it."""

    match: str
    record: msgspec.Raw
    other: OtherWay
    language: str = "en"


class WhatIfJobs(CachedJobs[bytes]):
    """Plays deals of finished matches out from another choice."""

    async def tried(self, found: Finished, other: OtherWay, who: Who = NOBODY, language: Language = ENGLISH) -> bytes:
        """The result of a choice, as the JSON of a ``WhatIf`` in a language.

        :raises CoachIsBusy: if the queue is full, in all or for this person, or it took too long.
        """
        asked = msgspec.json.encode(Asked(found.id, msgspec.Raw(found.record), other, language.code))
        key = found.id, str(other.step), msgspec.json.encode(other.action).decode(), language.code
        return await self._done(key, asked, who)

    async def _work(self, given: bytes, hear: Hear) -> bytes:
        return await self._worked_out("other_way", given, PROCESS, DEADLINE_S, hear)

    def so_far(self, match: str, step: int) -> WhatIfSoFar:
        """How far a choice at a moment has been played out; nothing before that begins or after it."""
        for line in reversed(self.heard(match, str(step))):
            # A process that fails says so there too, in words of its own.
            with suppress(msgspec.MsgspecError):
                return msgspec.json.decode(line, type=WhatIfSoFar)
        return WhatIfSoFar(match, step, 0, 0)


def played_on(asked: bytes, tell: Callable[[WhatIfSoFar], object] | None = None) -> bytes:
    """Compute the answer to a request; takes seconds."""
    one = msgspec.json.decode(asked, type=Asked)
    found = Finished(one.match, "", 1, 0, "", False, bytes(one.record), ())
    return msgspec.json.encode(what_if(found, one.other, language=language_of(one.language), tell=tell))


def main() -> None:
    """Read the request from stdin, write the answer to stdout, and a line on each move to stderr."""
    step_back()
    sys.stdout.buffer.write(played_on(sys.stdin.buffer.read(), tell_progress))


if __name__ == "__main__":
    main()
