"""Moderation of one server: bans, chat log, reports, word filter, and the owner's keys."""

import asyncio
import time
from collections.abc import Callable

from bidwhist.errors import Unknown
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import person_named
from bidwhist.server.moderation.bans import Ban, Bans, ban_of, who_of
from bidwhist.server.moderation.chat_log import ChatLog, Spoken
from bidwhist.server.moderation.fair_play import ENOUGH, FairPlay, figures_of_person
from bidwhist.server.moderation.owner_keys import new_key
from bidwhist.server.moderation.reports import Report
from bidwhist.server.moderation.repository import (
    bans_at,
    close_report,
    count_open_reports,
    end_keys,
    keep_ban,
    keep_key,
    keep_report,
    lets_in,
    lift_ban,
    reports,
)
from bidwhist.server.moderation.word_filter import WordFilter
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.match_repository import matches_of

POLL_INTERVAL_S = 2.0
"""Poll interval in seconds for bans that another process may have stored."""


def milliseconds() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Moderation:
    """Moderation over a server's store."""

    def __init__(self, store: Store, words: WordFilter | None = None, now: Callable[[], int] = milliseconds) -> None:
        self.store, self.now, self.started = store, now, now()
        self.words = words or WordFilter()
        self.talk = ChatLog()
        self._bans = Bans()
        self._known: list[Ban] = []

    async def look(self) -> bool:
        """Reload the bans from the store; says whether they have changed."""
        found = await self.store.read(bans_at(self.now()))
        changed = found != self._known
        if changed:
            self._known = found
            self._bans.know(found)
        return changed

    @property
    def bans(self) -> tuple[Ban, ...]:
        """The cached bans, newest first."""
        return tuple(self._known)

    async def ban(self, who: str, why: str, days: float | None) -> Ban:
        """Ban a person by their id, an address or a network; for so many days, or for good.

        :raises NoBan: if there is no reason, or the address is this machine or too wide.
        :raises Unknown: if there is nobody of that id.
        """
        banned, name = who_of(who), ""
        if "/" not in banned:
            person = await self.store.read(person_named(banned))
            if person is None:
                raise Unknown(f"nobody here has that id; reports and the owner's page show ids: {who}")
            name = person.name
        ban = ban_of(banned, name, why, days, self.now())
        await self.store.write(keep_ban(ban))
        await self.look()
        return ban

    async def lift(self, who: str) -> bool:
        """Lift a ban; says whether there was one."""
        was_there = await self.store.write(lift_ban(who))
        await self.look()
        return was_there

    def ban_on(self, person: str | None, address: str) -> Ban | None:
        """The current ban of a person or their address, or None."""
        return self._bans.of(person, address, self.now())

    # What people report.

    async def report(self, report: Report) -> int:
        """Store a new report; gives its id.

        :raises TooManyReports: if the reporter has too many open reports.
        """
        return await self.store.write(keep_report(report))

    async def reports(self, *, with_closed: bool) -> list[Report]:
        """The newest reports: the open ones, or all."""
        return await self.store.read(reports(with_closed=with_closed))

    async def count_open_reports(self) -> int:
        """How many reports wait for the owner."""
        return await self.store.read(count_open_reports)

    async def close_report(self, number: int) -> bool:
        """Close a report; says whether it was open."""
        return await self.store.write(close_report(number, self.now()))

    async def fair_play(self, person: Person, deals: int = ENOUGH) -> FairPlay:
        """How somebody's cards over so many of their last deals compare with what honest players find."""
        matches = await self.store.read(matches_of(person.id, deals))
        return await asyncio.to_thread(figures_of_person, matches, deals)

    def heard(self, table: str, person: Person, text: str) -> None:
        """Add a person's words to the chat log."""
        self.talk.add(table, Spoken(self.now(), person.id, person.name, text))

    async def is_owner(self, key: str | None) -> bool:
        """Whether a key is the owner's."""
        return bool(key) and await self.store.read(lets_in(key or "", self.now()))

    async def new_key(self) -> str:
        """A new key of the owner's page, good for ``KEY_LIFETIME_H`` hours."""
        key = new_key()
        await self.store.write(keep_key(key, self.now()))
        return key

    async def end_keys(self) -> int:
        """End every key of the owner's page; how many there were."""
        return await self.store.write(end_keys)
