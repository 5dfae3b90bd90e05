"""What people ask of tables: open one within their limits, find one by its invite, locate the server that owns it."""

from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.rate_limits import Limits
from bidwhist.server.ratings.service import RatingService
from bidwhist.server.tables.access import TableAccess
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.invites import as_invite
from bidwhist.server.tables.registry import SessionRegistry
from bidwhist.server.tables.repository import last_step, listed_tables_of, table_of_invite
from bidwhist.server.tables.session import TableSession

MAX_OPEN_TABLES = 3
"""Most lobby tables at which a person may sit and still open another."""


class BadTerms(WhistError):
    """Terms that a table cannot have, or with which this person may not sit down."""


class TooManyTables(WhistError):
    """The person already sits at as many lobby tables as allowed."""


class TableService:
    """Opens and finds tables for people."""

    def __init__(self, registry: SessionRegistry, ratings: RatingService, access: TableAccess, limits: Limits) -> None:
        self._registry, self._ratings, self._access, self._limits = registry, ratings, access, limits
        self._store = registry.context.store

    async def open(self, opened: TableOpened, person: Person, seat: int | None) -> TableSession:
        """A new table with its maker in a seat, or looking on at a private one.

        :raises BadTerms: if there can be no such table, or the person may not sit there.
        :raises TooManyTables: if the person sits at too many lobby tables.
        :raises NotSaved: if it could not be written.
        """
        why_not = self._ratings.why_not_open(opened)
        if why_not is None and seat is not None:
            why_not = await self._ratings.why_not_sit(opened, person)
        if why_not is not None:
            raise BadTerms(why_not)
        if opened.kind != "private":
            await self._check_open_tables(person)
        return await self._registry.open(opened, person, seat)

    async def _check_open_tables(self, person: Person) -> None:
        # Keep one person from filling the lobby with tables.
        sits_at = await self._store.read(listed_tables_of(person.id))
        if self._limits.is_limited and sits_at >= MAX_OPEN_TABLES:
            raise TooManyTables(Saying.of("fault-tables-many", most=MAX_OPEN_TABLES))

    async def of_invite(self, invite: str, who: Who) -> TableSession | None:
        """The table that an invite leads to, or nothing if the invite is unknown.

        :raises MustWait: after too many unknown invites.
        """
        self._access.begin_invite(who)
        table = await self._store.read(table_of_invite(as_invite(invite)))
        if table is None:
            return None
        self._access.was_invite(who)
        return await self._registry.look(table)

    async def where(self, table: str) -> str | None:
        """The address of the server that owns a table or will own it, or nothing if there is no such table."""
        if await self._store.read(last_step(table)) is None:
            return None
        return await self._registry.context.ownership.where(table)
