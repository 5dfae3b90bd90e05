"""Clubs: founded, joined by a link, run by their keepers, and left."""

from collections.abc import Callable

from bidwhist.server.accounts.club_repository import (
    change_club,
    change_word,
    club_of,
    clubs_of,
    found_club,
    join_club,
    leave_club,
    let_back,
    make_keeper,
    matches_of_club,
    members_of,
    send_out,
    sent_out_of,
)
from bidwhist.server.accounts.domain.club import Club, ClubMatch, Member
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.service import random_word
from bidwhist.server.platform.database.store import Store

ID_LETTERS, LINK_LETTERS = 8, 10
"""Letters of a club's id and of its invite word: 39 and 49 bits."""


class ClubService:
    """Founds and changes clubs, and looks them up."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    def _now(self) -> int:
        return int(self._clock())

    # Who is in a club.

    async def club(self, club: str) -> Club | None:
        """A club by its id."""
        return await self._store.read(club_of(club))

    async def of_person(self, person: str) -> tuple[Club, ...]:
        """The clubs that a person is in, by name."""
        return await self._store.read(clubs_of(person))

    async def members(self, club: str) -> tuple[Member, ...]:
        """Who is in a club: keepers first, then by name."""
        return await self._store.read(members_of(club))

    async def is_member(self, club: str, person: str) -> bool:
        """Whether a person is in a club."""
        return any(one.person.id == person for one in await self.members(club))

    async def keepers(self, club: str) -> frozenset[str]:
        """The ids of a club's keepers."""
        return frozenset(one.person.id for one in await self.members(club) if one.is_keeper)

    async def sent_out(self, club: str) -> tuple[Person, ...]:
        """The people removed from a club and not let back, by name."""
        return await self._store.read(sent_out_of(club))

    async def matches(self, club: str) -> tuple[ClubMatch, ...]:
        """The latest matches between members of a club, newest first."""
        return await self._store.read(matches_of_club(club))

    # Coming and going.

    async def found(self, founder: str, name: str, about: str) -> Club:
        """A new club with its founder as its keeper.

        :raises ClubFull: if the founder is in too many clubs.
        :raises ClubNameTaken: if another club has the name, or one that looks like it.
        """
        club = Club(random_word(ID_LETTERS), name, about, random_word(LINK_LETTERS), self._now())
        await self._store.write(found_club(club, founder))
        return club

    async def join(self, word: str, person: str) -> Club | None:
        """Join the club that a link leads to; None if the link is unknown.

        :raises ClubFull: if the club, or the person's list of clubs, is full.
        :raises SentOut: if a keeper has removed the person.
        """
        return await self._store.write(join_club(word.strip().lower(), person, self._now()))

    async def leave(self, club: str, person: str) -> None:
        """Leave a club.

        :raises LastKeeper: if members would be left without a keeper.
        """
        await self._store.write(leave_club(club, person))

    # What keepers do.

    async def change(self, club: str, name: str, about: str) -> Club | None:
        """Change a club's name and text; None if it has ended.

        :raises ClubNameTaken: if another club has the name, or one that looks like it.
        """
        return await self._store.write(change_club(club, name, about))

    async def renew_link(self, club: str) -> Club | None:
        """Give a club a new invite link; the old one stops working. None if it has ended."""
        return await self._store.write(change_word(club, random_word(LINK_LETTERS)))

    async def set_keeper(self, club: str, person: str, *, is_keeper: bool) -> None:
        """Make a member a keeper, or a keeper an ordinary member.

        :raises LastKeeper: if the club would have no keeper.
        """
        await self._store.write(make_keeper(club, person, is_keeper=is_keeper))

    async def send_out(self, club: str, person: str) -> None:
        """Remove a person: they cannot rejoin, and the invite link changes.

        :raises LastKeeper: if members would be left without a keeper.
        """
        await self._store.write(send_out(club, person, random_word(LINK_LETTERS), self._now()))

    async def let_back(self, club: str, person: str) -> None:
        """Let a removed person join again by the link."""
        await self._store.write(let_back(club, person))
