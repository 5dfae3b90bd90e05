"""Names of accounts and clubs are one person's, whichever of two nodes takes them and however close together."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from bidwhist.server.accounts.club_repository import found_club
from bidwhist.server.accounts.domain.club import Club, ClubNameTaken
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import NewAccount, insert_person, make_account
from bidwhist.server.platform.database.database import Conflict, Connection, Work
from bidwhist.server.platform.database.paths import Place
from support.logs import opened
from support.waiting import PATIENCE

HEAD_START_S = 0.3
"""Seconds that the second has before the first commits: without a lock it is done by then."""


def a_club(number: int, name: str) -> Work[None]:
    club = Club(id=f"c{number}", name=name, about="", word=f"w{number}", founded=5)
    return found_club(club, f"g{number}")


def an_account(number: int, name: str) -> Work[None]:
    person = Person(f"g{number}", name, "account")
    return make_account(NewAccount(person, name.lower(), "hash", (), f"token{number}", 5))


@pytest.mark.parametrize(
    ("take", "refused"), [(a_club, ClubNameTaken), (an_account, Conflict)], ids=["a club", "an account"]
)
async def test_two_nodes_that_take_look_alike_names_at_once_do_not_both_have_them(
    place: Place, take: Callable[[int, str], Work[None]], refused: type[Exception]
) -> None:
    has_taken, has_begun = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        take(1, "Porch")(connection)
        has_taken.set()
        assert has_begun.wait(PATIENCE)
        threading.Event().wait(HEAD_START_S)

    async with opened(place) as one, opened(place) as two:
        for number in (1, 2):
            await one.write(insert_person(Person(f"g{number}", f"G{number}", "guest"), 5))
        first = asyncio.ensure_future(one.write(slowly))
        assert await asyncio.to_thread(has_taken.wait, PATIENCE)
        has_begun.set()
        with pytest.raises(refused):
            await two.write(take(2, "P\u043erch"))
        await first
