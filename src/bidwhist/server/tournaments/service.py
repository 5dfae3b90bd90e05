"""The events of a server: each is built from its log; commands are decided, written, and only then shown."""

import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from functools import partial

from bidwhist.i18n import Saying
from bidwhist.server.accounts.club_service import ClubService
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.database.database import Behind, Conflict, NotSaved
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tournaments.domain.announcement import Announced, EventLimits, in_fair_order
from bidwhist.server.tournaments.domain.commands import Command
from bidwhist.server.tournaments.domain.decisions import open_event
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import EventOpened, Row
from bidwhist.server.tournaments.driver import EventDriver
from bidwhist.server.tournaments.repository import (
    announce,
    announced_as,
    append_to,
    contests_since,
    invites_of_tournament,
    rows_after,
    secret_of,
    tables_of_tournament,
)

LOG = logging.getLogger("bidwhist.server")
MAX_TRIES = 5
"""How often a command is retried after another server has written in between."""
MAX_LISTED, MAX_READ = 50, 500
"""Most events in a list, and most that it is chosen from."""
DAY_MS = 24 * 3600 * 1000
"""Milliseconds for which an event that is over is still listed."""
FOREVER_MS = 2**62
"""A time that no event has ended at."""
SECRET_BYTES = 32
"""Random bytes in the secret of lots."""


class Tournament(EventDriver):
    """One event as this server knows it."""

    def __init__(self, announced: Announced, rows: Sequence[Row], secret: str) -> None:
        super().__init__(rows, secret)
        self.announced = announced
        self.tables: dict[int, str] = {}
        """By the numbers of meetings."""


class TournamentService:
    """The events of a server."""

    def __init__(self, store: Store, clubs: ClubService, clock: Callable[[], int]) -> None:
        self.store, self.clubs = store, clubs
        self.clock = clock
        """Milliseconds since 1970."""
        self.changed: Callable[[], None] = lambda: None
        """Told when an event was announced or written to."""
        self._known: dict[str, Tournament] = {}

    def forget(self) -> None:
        """Read every event from the store again when it is asked for."""
        self._known.clear()

    async def announce(
        self, announced: Announced, opened: EventOpened, *, by: str = "", limits: EventLimits | None = None
    ) -> Tournament:
        """Announce an event in a person's name.

        :raises TooManyEvents: if the host or the person has too many open events.
        """
        secret = new_secret()
        rows = open_event(opened, self.clock(), secret).rows
        await self.store.write(announce(announced, opened.begins, rows, secret, by=by, limits=limits))
        self.changed()
        return self._known.setdefault(announced.id, Tournament(announced, rows, secret))

    async def listed(self, club: str | None, person: str, *, is_owner: bool) -> list[Tournament]:
        """Events that a person may see, by their id: open ones and those that ended within a day, of a club or all."""
        clubs = {one.id for one in await self.clubs.of_person(person)} if person else set[str]()
        known = await self.store.read(contests_since(self.clock() - DAY_MS, club, MAX_READ))
        found: list[Tournament] = []
        for one in in_fair_order(known, clubs):
            tournament = await self.find(one.announced.id)
            if tournament is not None and (is_owner or _concerns(tournament, person, clubs)):
                found.append(tournament)
            if len(found) == MAX_LISTED:
                break
        return found

    async def all_open(self, most: int) -> list[Tournament]:
        """So many events that are not over, those that begin first."""
        known = await self.store.read(contests_since(FOREVER_MS, None, most))
        found = [await self.find(one.announced.id) for one in known]
        return [one for one in found if one is not None]

    async def may_see(self, tournament: Tournament, person: str) -> bool:
        """Whether a person may see an event: a club's events are for its members and their players."""
        club = tournament.announced.club
        return _concerns(tournament, person, ()) or (bool(person) and await self.clubs.is_member(club, person))

    async def may_enter(self, tournament: Tournament, person: Person) -> bool:
        """Whether somebody with an account may enter an event."""
        announced = tournament.announced
        return announced.who == "accounts" or await self.clubs.is_member(announced.club, person.id)

    async def rows(self, tournament: Tournament) -> list[Row]:
        """The log of an event."""
        return await self.store.read(rows_after(tournament.announced.id, 0))

    async def invites(self, tournament: Tournament) -> dict[int, tuple[str, str]]:
        """The open tables of an event and their invites, by meeting number."""
        return await self.store.read(invites_of_tournament(tournament.announced.id))

    async def find(self, named: str) -> Tournament | None:
        """The current event, with what other servers have written."""
        found = self._known.get(named)
        if found is None:
            announced = await self.store.read(announced_as(named))
            if announced is None:
                return None
            rows = await self.store.read(rows_after(named, 0))
            secret = await self.store.read(secret_of(named))
            found = self._known.setdefault(named, Tournament(announced, rows, secret))
        await self._refresh(found)
        return found

    async def _refresh(self, tournament: Tournament) -> None:
        named = tournament.announced.id
        tournament.take(await self.store.read(rows_after(named, tournament.event.seq)))
        tournament.tables = await self.store.read(tables_of_tournament(named))

    async def do(self, named: str, *commands: Command) -> Saying | None:
        """Carry out all commands or none; gives the reason if one is refused.

        :raises NotSaved: if it could not be written; then nothing has happened.
        """
        return await self.decide(named, lambda _: commands)

    async def decide(self, named: str, deciding: Callable[[Event], Sequence[Command]]) -> Saying | None:
        """As :meth:`do`, with commands that ``choose`` takes from the current event.

        They are chosen again if another server has written meanwhile.

        :raises NotSaved: if it could not be written; then nothing has happened.
        """
        tournament = await self.find(named)
        if tournament is None:
            return Saying("fault-no-event")
        async with tournament.turn:
            for _ in range(MAX_TRIES):
                try:
                    return await tournament.carry_out(
                        deciding(tournament.event), self.clock(), partial(self._write, named)
                    )
                except Conflict:
                    await self._refresh(tournament)
                except Behind:
                    # The store has lost rows, as after a failover: read the event from what it has.
                    LOG.error("event %s was ahead of its store, which went back; it is read again", named)
                    self._known.pop(named, None)
                    raise
        raise NotSaved("others are writing to this event; try again")

    async def _write(self, named: str, rows: tuple[Row, ...]) -> None:
        await self.store.write(append_to(named, rows))
        self.changed()


def _concerns(tournament: Tournament, person: str, clubs: Collection[str]) -> bool:
    """Whether an event is open to everybody, or the person is in its club, plays in it, or is invited."""
    event, announced = tournament.event, tournament.announced
    is_in = event.entrant_of(person) or event.waiting_entry(person) or event.invitation(person)
    return announced.who == "accounts" or announced.club in clubs or bool(person and is_in)


def new_secret() -> str:
    """A new random secret for the lots of an event."""
    return secrets.token_hex(SECRET_BYTES)
