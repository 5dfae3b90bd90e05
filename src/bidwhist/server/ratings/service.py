"""Ratings of a server: settled as matches end, and checked before a person sits down at a table with terms."""

import asyncio
import time
from contextlib import suppress

from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.database.database import Conflict, Connection, Work
from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.boards import (
    chips_of,
    earned_by,
    experience_board,
    league_board,
    lowest_tier,
    page_of,
    skill_board,
    tier_of,
)
from bidwhist.server.ratings.domain.anchors import is_anchored, level_of
from bidwhist.server.ratings.domain.experience import level_of as level_reached
from bidwhist.server.ratings.domain.luck import why_not_rated
from bidwhist.server.ratings.domain.outcomes import Gift, day_of
from bidwhist.server.ratings.domain.pools import pool_of
from bidwhist.server.ratings.domain.seasons import season_of
from bidwhist.server.ratings.messages import Board, StandingPage
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.settlement_repository import rebuild, settle_some
from bidwhist.server.tables.domain.log import TableOpened

SETTLE_BATCH = 5
"""Most outcomes settled in one transaction; other writes in it wait for them."""
POLL_INTERVAL_S = 30.0
"""Poll interval in seconds for outcomes that were not announced."""


class RatingService:
    """The ratings of one server or cluster."""

    def __init__(self, store: Store, *, has_chips: bool) -> None:
        self.store, self.has_chips = store, has_chips
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Settle waiting outcomes soon."""
        self._news.set()

    async def keep_up(self) -> None:
        """Settle outcomes as they come, until cancelled."""
        while True:
            self._news.clear()
            # If another node settles at the same time, try again a little later.
            with suppress(Conflict):
                while await self.settle() == SETTLE_BATCH:
                    pass
            try:
                await asyncio.wait_for(self._news.wait(), POLL_INTERVAL_S)
            except TimeoutError:
                continue

    async def settle(self) -> int:
        """Settle some waiting outcomes; gives their number."""
        return len(await self.store.write(settle_some(SETTLE_BATCH)))

    async def rebuild(self) -> int:
        """Settle all outcomes again from the first; how many those are. No server may have the store meanwhile."""
        return await self.store.write(rebuild)

    # Terms of tables.

    def why_not_open(self, opened: TableOpened) -> Saying | None:
        """Why a table cannot have such terms, or None."""
        if opened.rated and opened.rules.turns_trump:
            return Saying("terms-rated-whist")
        if opened.stake and not self.has_chips:
            return Saying("terms-no-chips")
        if opened.stake and not opened.rated:
            return Saying("terms-stake-rated")
        if opened.rated and (why_not := why_not_rated(opened.rules)) is not None:
            return why_not
        if opened.rated and opened.pace == "none":
            return Saying("terms-clock")
        if opened.programs and opened.pace == "none":
            return Saying("terms-programs-clock")
        if opened.programs and opened.stake:
            return Saying("terms-programs-stake")
        if opened.rated and not is_anchored(opened.bots):
            return Saying.of("terms-bots", name=level_of(opened.bots))
        return None

    async def why_not_sit(self, opened: TableOpened, person: Person) -> Saying | None:
        """Why a person may not sit down at a table with such terms, or None."""
        if person.kind == "bot" and not opened.programs:
            return Saying("terms-no-programs")
        if opened.rated and person.kind == "guest":
            return Saying("terms-account")
        if opened.level <= 1 and not opened.tier and not opened.stake:
            return None
        return await self.store.read(_why_not(opened, person.id))

    # What is shown.

    async def board(self, named: str, tier: int | None, person: Person | None) -> Board | None:
        """A leaderboard by its name, or None."""
        if named == "league":
            return await self.store.read(_league(tier, person))
        if named == "experience":
            return await self.store.read(experience_board(month()))
        pool = pool_of(named.replace(".", "/"))
        return await self.store.read(skill_board(named, pool, month())) if pool else None

    async def page(self, person: Person, *, is_own: bool) -> StandingPage:
        """A person's ratings."""
        waits = self.has_chips and is_own and person.kind == "account" and await self.store.read(_gift_waits(person.id))
        return await self.store.read(
            page_of(person, month(), has_chips=self.has_chips, is_own=is_own, gift_waits=waits)
        )

    async def give(self, person: Person) -> bool:
        """Give the daily gift; says whether it had not been given yet."""
        gift = Gift(person.id, milliseconds())
        given = await self.store.write(lambda connection: keep_outcome(connection, gift))
        while await self.settle() == SETTLE_BATCH:
            pass
        return given


def milliseconds() -> int:
    """The wall-clock time (ms since 1970)."""
    return time.time_ns() // 1_000_000


def month() -> int:
    """The current month."""
    return season_of(milliseconds())


def _why_not(opened: TableOpened, person: str) -> Work[Saying | None]:
    def work(connection: Connection) -> Saying | None:
        level = level_reached(earned_by(connection, person).points)
        if level < opened.level:
            return Saying.of("terms-level", level=opened.level, yours=level)
        tier = tier_of(connection, person)
        if opened.tier and (tier is None or tier > opened.tier):
            return Saying.of("terms-tier", tier=opened.tier, yours=tier or 0)
        chips = chips_of(connection, person)
        if chips < opened.stake:
            return Saying.of("terms-chips", stake=opened.stake, yours=chips)
        return None

    return work


def _league(tier: int | None, person: Person | None) -> Work[Board]:
    def work(connection: Connection) -> Board:
        own = tier_of(connection, person.id) if person else None
        return league_board(tier or own or lowest_tier(connection))(connection)

    return work


def _gift_waits(person: str) -> Work[bool]:
    query = "SELECT 1 FROM outcomes WHERE id = ?"
    name = f"gift-{day_of(milliseconds())}-{person}"
    return lambda connection: connection.execute(query, (name,)).fetchone() is None
