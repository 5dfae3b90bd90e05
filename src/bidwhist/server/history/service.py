"""Finished matches: replays, choices, pictures and statistics, computed off the event loop one by one and cached."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable
from functools import partial
from typing import TypeAlias, TypeVar

import msgspec

from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.history.alternatives import alternatives_as_json
from bidwhist.server.history.deal_counts import DealCounter
from bidwhist.server.history.file_import import file_as_json
from bidwhist.server.history.messages import FairStatistics
from bidwhist.server.history.picture import Painted, picture_of
from bidwhist.server.history.replays import MatchFigures, figures_by_match, replay_as_json
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.executors import Executors, TooBusy
from bidwhist.server.platform.jobs.fair_queue import FairQueue, JobClass, Who
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.match_repository import (
    Played,
    keep_figures,
    match_of,
    matches_but,
    matches_kept,
    people_of_match,
    played_by,
    seat_in,
    times_broken_off,
)

MAX_REPLAY_BYTES = 32 * 1024 * 1024
"""Bytes of cached replays; the least recently used is dropped first."""
DEADLINE_S = 20.0
"""Most seconds that a person waits for a replay or for statistics."""
WAITING, WAITING_EACH = 64, 4
"""Most queued jobs, in all and of one person."""
FILES_EACH, FILES_ADDRESS = 2, 4
"""Most queued files, of one person and of one address."""
MAX_PROFILE_MATCHES = 200
"""Most matches counted in a profile."""
MAX_PICTURES = 200
"""Cached pictures of moments, some 20 kB each; the least recently used is dropped first."""
COUNT_BATCH = 50
"""Matches read from the store at a time to be counted."""
STATISTICS_LIFETIME_S = 60.0
"""Seconds for which the statistics of all deals are cached."""
BATCH = 8
"""Matches processed in one job."""

T = TypeVar("T")
_Told: TypeAlias = tuple[str, int, Language]
"""The cache key: a match, its viewer or moment, and the language."""


class HistoryService:
    """Replays and statistics of finished matches."""

    def __init__(self, store: Store, places: Executors | None = None) -> None:
        places = places or Executors.of(0)
        self.store, self._rests = store, places.shares
        self._turns = FairQueue(places.archive, WAITING, WAITING_EACH)
        self._files = FairQueue(places.files, WAITING, FILES_EACH, most_address=FILES_ADDRESS)
        self._replays: OrderedDict[_Told, bytes] = OrderedDict()
        self._size = 0
        self._pictures: OrderedDict[_Told, Painted] = OrderedDict()
        self._making: dict[_Told, asyncio.Task[bytes]] = {}
        self._changes = 0
        """Counts changed matches: what was begun before the last change is not cached."""
        self._counter, self._counting = DealCounter(), asyncio.Lock()
        self._statistics: tuple[float, FairStatistics] | None = None
        """The statistics of all deals, and their time (s)."""

    # Matches.

    async def match(self, match: str) -> Finished | None:
        """A finished match that anybody may see: of an event, once that is over."""
        return await self.store.read(match_of(match))

    async def people_of(self, match: str) -> dict[int, tuple[str, str]]:
        """The people of a match by seat: id and name, which is empty for deleted accounts."""
        return await self.store.read(people_of_match(match))

    async def seat_in(self, match: str, person: Person) -> int | None:
        """The seat that a person had in a match."""
        return await self.store.read(seat_in(match, person.id))

    async def times_broken_off(self, person: Person) -> int:
        """How many matches a person broke off, or withheld promised bytes of."""
        return await self.store.read(times_broken_off(person.id))

    async def deal_statistics(self) -> FairStatistics:
        """Counts over the deals of all finished matches, a minute old at most."""
        async with self._counting:
            if self._statistics is None or time.monotonic() - self._statistics[0] > STATISTICS_LIFETIME_S:
                await self._count_the_rest()
                self._statistics = time.monotonic(), self._counter.statistics()
        return self._statistics[1]

    async def _count_the_rest(self) -> None:
        # Listed once: to list all of 100,000 matches again for each batch took two minutes.
        new = await self.store.read(matches_but(self._counter.matches))
        for start in range(0, len(new), COUNT_BATCH):
            for kept in await self.store.read(matches_kept(new[start : start + COUNT_BATCH])):
                await asyncio.to_thread(self._counter.add, kept)

    # Replays, choices and pictures.

    def known_replay(self, match: str, viewer: int, language: Language = ENGLISH) -> bytes | None:
        """A cached replay as JSON, or None."""
        known = self._replays.get((match, viewer, language))
        if known is not None:
            self._replays.move_to_end((match, viewer, language))
        return known

    async def replay(self, found: Finished, viewer: int, who: Who, language: Language = ENGLISH) -> bytes:
        """A match moment by moment as JSON, as a seat or ``WATCHER`` saw it.

        :raises TooBusy: if too much waits, or it took too long.
        """
        key = found.id, viewer, language
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._replay(key, found, who))
            self._making[key].add_done_callback(lambda _: self._making.pop(key, None))
        # The person may have disconnected; the next one who asks finds it done.
        return await _in_time(asyncio.shield(self._making[key]))

    async def _replay(self, key: _Told, found: Finished, who: Who) -> bytes:
        changes = self._changes
        made = await self._turns.do(who, partial(replay_as_json, found, *key[1:], rests=self._rests))
        if changes != self._changes:
            return made
        self._replays[key] = made
        self._size += len(made)
        while self._size > MAX_REPLAY_BYTES:
            self._size -= len(self._replays.popitem(last=False)[1])
        return made

    async def crossroads(
        self, found: Finished, step: int, who: Who, language: Language = ENGLISH, *, solved: bool = True
    ) -> bytes:
        """The choices at a moment of a match, as JSON; `solved` with the double-dummy tricks of each card.

        :raises TooBusy: if too much waits, or it took too long.
        :raises NoChoice: if there was no choice.
        """
        return await _in_time(self._turns.do(who, partial(alternatives_as_json, found, step, language, solved=solved)))

    async def picture(self, found: Finished, step: int, who: Who, language: Language = ENGLISH) -> Painted:
        """A moment of a match with its picture; recent pictures are cached.

        :raises TooBusy: if too much waits, or it took too long.
        :raises NoMoment: if there is no such moment.
        """
        key = found.id, step, language
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        changes = self._changes
        made = await _in_time(self._turns.do(who, partial(picture_of, found, step, language)))
        if changes == self._changes:
            self._pictures[key] = made
            self._pictures.move_to_end(key)
            while len(self._pictures) > MAX_PICTURES:
                self._pictures.popitem(last=False)
        return made

    async def opened(self, data: bytes, who: Who, language: Language = ENGLISH) -> bytes:
        """An uploaded file as a replay in JSON; nothing of it is stored.

        :raises BadRecord: if it is not a record of a match, or something in it is wrong.
        :raises TooBusy: if too much waits, or it took too long.
        """
        work = partial(file_as_json, data, language, rests=self._rests)
        return await _in_time(self._files.do(who, work, JobClass("file", seconds=DEADLINE_S)))

    def forget(self, match: str) -> None:
        """Drop what is cached of a match that has changed."""
        self._changes += 1
        for key in [key for key in self._replays if key[0] == match]:
            self._size -= len(self._replays.pop(key))
        for key in [key for key in self._pictures if key[0] == match]:
            del self._pictures[key]

    # A person's figures.

    async def figures(self, person: Person, who: Who) -> list[MatchFigures]:
        """The statistics of each of a person's latest matches, newest first.

        :raises TooBusy: if the queue is full or it took too long; what was computed until then is kept.
        """
        return await _in_time(self._figures(person, who))

    async def _figures(self, person: Person, who: Who) -> list[MatchFigures]:
        played = await self.store.read(played_by(person.id, MAX_PROFILE_MATCHES))
        known = {one.match: _decoded(one.figures) for one in played}
        new = [one for one in played if known[one.match] is None]
        for start in range(0, len(new), BATCH):
            known |= await self._work_out(person, who, new[start : start + BATCH])
        return [found for one in played if (found := known[one.match]) is not None]

    async def _work_out(self, person: Person, who: Who, new: list[Played]) -> dict[str, MatchFigures]:
        matches = [(await self.store.read(match_of(one.match)), one.seat) for one in new]
        found = [(match, seat) for match, seat in matches if match is not None]
        made = await self._turns.do(who, partial(figures_by_match, found, rests=self._rests))
        kept = {match: msgspec.json.encode(figures) for match, figures in made.items()}
        await self.store.write(keep_figures(person.id, kept))
        return made


def _decoded(figures: bytes | None) -> MatchFigures | None:
    # Statistics stored by an older version in another form are computed again.
    try:
        return msgspec.json.decode(figures, type=MatchFigures) if figures else None
    except msgspec.MsgspecError:
        return None


async def _in_time(waiting: Awaitable[T]) -> T:
    try:
        return await asyncio.wait_for(waiting, DEADLINE_S)
    except TimeoutError:
        raise TooBusy(Saying("busy-long")) from None
