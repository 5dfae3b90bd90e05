"""The days of daily deals: made a day before they begin, played at tables of their own, closed after midnight UTC."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from bidwhist.core.rules.parse import named_rules
from bidwhist.core.rules.presets import preset_name
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.daily.bot_lines import bot_line_of, bot_table, keep_line
from bidwhist.server.daily.domain.day import Day, check_rules, day_after, day_at, deals_on, ends
from bidwhist.server.daily.domain.dealing import SECRET_BYTES, board_bytes
from bidwhist.server.daily.domain.field_grade import FieldGrade
from bidwhist.server.daily.domain.result import DailyLine, DailyPlace, DayTold
from bidwhist.server.daily.repository import (
    FieldChanged,
    close_day,
    closed_days,
    daily_table,
    day_of,
    grades_of,
    lines_of,
    make_day,
    open_days,
    places_of,
    played_on,
    players_on,
    plays_at,
    tables_on,
    with_accounts,
)
from bidwhist.server.daily.scores import BOT_LINE, SEAT, Entry, closing_of, entries_of, entry_of
from bidwhist.server.platform.backoff import end, keep_running
from bidwhist.server.platform.database.database import Conflict
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.access import new_invite
from bidwhist.server.tables.domain.log import Boards, TableOpened
from bidwhist.server.tables.match_repository import any_match_of
from bidwhist.server.tables.session import TableSession

LOG = logging.getLogger("bidwhist.server")
POLL_INTERVAL_S = 20.0
"""Poll interval of the date in seconds."""
LAST_CARD_GRACE_MS = 3_000
"""Milliseconds after midnight in which the day's last cards may still be written."""


class Part(Struct, frozen=True):
    """A person's part in a day."""

    session: TableSession
    is_guest: bool
    """Whether they began as a guest, and so play the guests' deals."""


class DayResults(Struct, frozen=True):
    """The results of a finished day, for a reader."""

    lines: list[DailyLine]
    """The number of results of every deal."""
    places: list[DailyPlace]
    grade: FieldGrade
    """The reader's own results."""


class DailyService:
    """The daily deals of a server."""

    def __init__(
        self, server_state: ServerState, rules: str, bots: str, clock: Callable[[], int] | None = None
    ) -> None:
        self.server_state, self.bots = server_state, bots
        self.rules = named_rules(rules)
        check_rules(self.rules)
        self.clock = clock or server_state.context.now
        """Milliseconds since 1970."""
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Create today and tomorrow, and start the background task."""
        await self._make_days()
        self._task = asyncio.create_task(keep_running(self._watch))

    async def stop(self) -> None:
        """Stop the background task."""
        if self._task is not None:
            await end((self._task,))

    async def _watch(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(POLL_INTERVAL_S)

    async def look(self) -> None:
        """Create coming days and close finished ones."""
        async with self._looking:
            await self._make_days()
            for day in await self.server_state.store.read(open_days(day_at(self.clock() - LAST_CARD_GRACE_MS))):
                await self._close(day)

    async def _make_days(self) -> None:
        today = day_at(self.clock())
        for day in (today, day_after(today)):
            if await self.server_state.store.read(day_of(day)) is None:
                await self.server_state.store.write(make_day(self._new_day(day)))

    def _new_day(self, day: str) -> Day:
        return Day(day, secrets.token_hex(SECRET_BYTES), preset_name(self.rules), self.bots, self.rules)

    async def today(self) -> Day:
        """The current day."""
        return await self.day(day_at(self.clock()))

    async def tomorrow(self) -> Day:
        """The day after."""
        return await self.day(day_after(day_at(self.clock())))

    async def day(self, name: str) -> Day:
        """A day that exists; today and tomorrow are created on demand."""
        found = await self.server_state.store.read(day_of(name))
        if found is None:
            await self._make_days()
            found = await self.server_state.store.read(day_of(name))
        assert found is not None
        return found

    async def players(self, day: Day) -> int:
        """The number of people who have begun a day."""
        return await self.server_state.store.read(players_on(day.day))

    async def room_of(self, day: Day, person: Person) -> TableSession | None:
        """The session of a person's table for a day, if they have begun."""
        part = await self.part_of(day, person)
        return part.session if part is not None else None

    async def part_of(self, day: Day, person: Person) -> Part | None:
        """A person's table for a day, and whether as a guest, if they have begun."""
        found = await self.server_state.store.read(daily_table(day.day, person.id))
        session = await self.server_state.registry.find(found.table) if found else None
        return Part(session, found.is_guest) if found is not None and session is not None else None

    async def begin(self, person: Person, title: str) -> TableSession:
        """Begin today's deals; gives the same session however often a person asks."""
        day = await self.today()
        before = await self.part_of(day, person)
        if before is not None and not _begins_again(before, day, person):
            return before.session
        if before is not None:
            await before.session.give_up()
        is_guest, old = person.kind == "guest", before.session.table.id if before is not None else ""
        beside = plays_at(day.day, person.id, is_guest=is_guest, instead_of=old)
        try:
            return await self.server_state.registry.open(
                _opened(day, person, title, is_guest=is_guest), person, SEAT, beside
            )
        except Conflict:
            made = await self.room_of(day, person)
            assert made is not None
            return made

    # Days that are over.

    async def days_told(self, most: int) -> list[DayTold]:
        """The latest published days with players, newest first."""
        return await self.server_state.store.read(closed_days(most))

    async def day_told(self, name: str) -> Day | None:
        """A published day."""
        found = await self.server_state.store.read(day_of(name))
        return found if found is not None and found.closed else None

    async def results(self, day: Day, reader: str) -> DayResults:
        """The results of a finished day, for a person by their id."""
        store = self.server_state.store
        lines, places = await store.read(lines_of(day.day)), await store.read(places_of(day.day))
        grades = await store.read(grades_of([reader]))
        return DayResults(lines, places, grades.get(reader, FieldGrade()))

    async def board(self, day: Day, number: int) -> list[DailyLine]:
        """Everybody's line of one deal of a finished day; empty if there is no such deal."""
        return await self.server_state.store.read(lines_of(day.day, number))

    # When a day is over.

    async def _close(self, day: Day) -> None:
        store = self.server_state.store
        while not await self._publish(day):
            LOG.info("the results of %s are counted again, without somebody who left", day.day)
        for table in await store.read(tables_on(day.day)):
            session = await self.server_state.registry.find(table)
            if session is not None:
                await session.give_up()

    async def _publish(self, day: Day) -> bool:
        """Publish a day's results, if no server has; False if somebody left while they were counted."""
        store = self.server_state.store
        played = await store.read(played_on(day.day, ends(day.day)))
        entries = await asyncio.to_thread(entries_of, day, played)
        entries += [await self._bot_entry(day, board) for board in sorted({one.board for one in entries})]
        ranked = await store.read(with_accounts(day.day))
        grades = await store.read(grades_of(sorted({one.entrant for one in entries})))
        closing = await asyncio.to_thread(closing_of, day, self.clock(), entries, ranked, grades)
        try:
            is_first = await store.write(close_day(closing))
        except FieldChanged:
            return False
        if is_first:
            LOG.info("results of %s published: %d deals of %d players", day.day, len(played), len(closing.places))
        return True

    async def _bot_entry(self, day: Day, board: int) -> Entry:
        # If closing was interrupted, the bots' matches played then are found again.
        store, table = self.server_state.store, bot_table(day, board)
        match = await store.read(any_match_of(f"{table}-1"))
        if match is None:
            match = await bot_line_of(self.server_state.bot_service, day, board, table, self.clock())
            with suppress(Conflict):
                # Another server closes the day too; its bots played the same.
                await store.write(keep_line(day.event, match))
        return await asyncio.to_thread(entry_of, BOT_LINE, board, match.id, match.record)


def _begins_again(part: Part, day: Day, person: Person) -> bool:
    """Whether a guest made an account before their first card, and so starts again with an account's deals."""
    is_new = part.is_guest and person.kind == "account" and not part.session.table.match_number
    return is_new and day.version > 1


def _opened(day: Day, person: Person, title: str, *, is_guest: bool) -> TableOpened:
    secret = bytes.fromhex(day.secret)
    numbers = deals_on(day.version, person.id, day.event, secret, is_guest=is_guest)
    given = tuple(board_bytes(day.event, secret, number).hex() for number in numbers)
    return TableOpened(
        rules=day.rules,
        name=title,
        preset=day.preset,
        bots=day.bots,
        hints=False,
        chat=False,
        watchers=False,
        invite=new_invite(),
        boards=Boards(day.event, numbers, given, (person.id,), own_dice=day.version > 1),
    )
