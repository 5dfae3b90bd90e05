"""People's peace on one server: who is banned, what was said last, which words are shown, who the owner is."""

import time
from collections.abc import Callable

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.moderation.bans import Ban, Bans, bans_at, keep_ban, lift_ban
from bidwhist.server.moderation.chat_log import ChatLog, Spoken
from bidwhist.server.moderation.owner_keys import lets_in
from bidwhist.server.moderation.word_filter import WordFilter
from bidwhist.server.platform.database.store import Store

POLL_INTERVAL_S = 2.0
"""Seconds between two looks at the bans in the file, where another process may have put one."""


def milliseconds() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Moderation:
    """What keeps a server peaceful, over its store."""

    def __init__(self, store: Store, words: WordFilter | None = None, now: Callable[[], int] = milliseconds) -> None:
        self.store, self.now, self.started = store, now, now()
        self.words = words or WordFilter()
        self.talk = ChatLog()
        self._bans = Bans()
        self._known: list[Ban] = []

    async def look(self) -> bool:
        """Learn of the bans in the file; whether they have changed."""
        found = await self.store.read(bans_at(self.now()))
        changed = found != self._known
        if changed:
            self._known = found
            self._bans.know(found)
        return changed

    @property
    def bans(self) -> tuple[Ban, ...]:
        """The bans as last seen, newest first."""
        return tuple(self._known)

    async def ban(self, ban: Ban) -> None:
        """Keep a ban."""
        await self.store.write(keep_ban(ban))
        await self.look()

    async def lift(self, who: str) -> bool:
        """End a ban; whether there was one."""
        was_there = await self.store.write(lift_ban(who))
        await self.look()
        return was_there

    def ban_on(self, person: str | None, address: str) -> Ban | None:
        """The ban that keeps a person at an address out now."""
        return self._bans.of(person, address, self.now())

    def heard(self, table: str, person: Person, text: str) -> None:
        """Remember what somebody said, for a report."""
        self.talk.add(table, Spoken(self.now(), person.id, person.name, text))

    async def is_owner(self, key: str | None) -> bool:
        """Whether a key is the owner's."""
        return bool(key) and await self.store.read(lets_in(key or "", self.now()))
