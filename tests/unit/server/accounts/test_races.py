"""Two requests about one account at the same time: what was proved before the other is not believed after it."""

import asyncio
from pathlib import Path

import pytest

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.password_hasher import Hasher
from bidwhist.server.accounts.service import Accounts, NameTaken, NotSignedIn
from bidwhist.server.platform.jobs.fair_queue import NOBODY, Who
from bidwhist.server.privacy.repository import erase
from support.logs import opened
from support.stores import place

OLD, NEW, THIRD = "sunday pie at four", "monday pie at nine", "tuesday pie at six"


class SlowHasher(Hasher):
    """A hasher whose comparisons take as long as a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.compared, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()

    async def fits(self, hashed: str, password: str, who: Who = NOBODY) -> bool:
        found = await super().fits(hashed, password, who)
        self.compared.set()
        await self.goes_on.wait()
        return found


async def dora(accounts: Accounts) -> Person:
    person, _ = await accounts.guest("Dora")
    return (await accounts.register(person, "Dora", OLD))[0]


async def test_a_password_that_changes_while_it_is_compared_signs_nobody_in(tmp_path: Path) -> None:
    """Before, the session of the old password outlived every other."""
    async with opened(place(tmp_path / "tables.sqlite")) as store:
        slow = SlowHasher()
        accounts, thief = Accounts(store), Accounts(store, slow)
        person = await dora(accounts)
        slow.goes_on.clear()
        signing_in = asyncio.create_task(thief.log_in("Dora", OLD))
        await slow.compared.wait()
        await accounts.change_password(person, OLD, NEW)
        slow.goes_on.set()
        with pytest.raises(NotSignedIn):
            await signing_in


async def test_an_old_password_changes_nothing_that_was_recovered_meanwhile(tmp_path: Path) -> None:
    async with opened(place(tmp_path / "tables.sqlite")) as store:
        slow = SlowHasher()
        accounts, thief = Accounts(store), Accounts(store, slow)
        guest, _ = await accounts.guest("Dora")
        person, codes, _ = await accounts.register(guest, "Dora", OLD)
        slow.goes_on.clear()
        changing = asyncio.create_task(thief.change_password(person, OLD, THIRD))
        await slow.compared.wait()
        await accounts.recover("Dora", codes[0], NEW)
        slow.goes_on.set()
        with pytest.raises(NotSignedIn):
            await changing
        await accounts.log_in("Dora", NEW)


async def test_an_account_that_is_deleted_while_somebody_signs_in_has_no_session(tmp_path: Path) -> None:
    async with opened(place(tmp_path / "tables.sqlite")) as store:
        slow = SlowHasher()
        accounts = Accounts(store, slow)
        person = await dora(accounts)
        slow.goes_on.clear()
        signing_in = asyncio.create_task(accounts.log_in("Dora", OLD))
        await slow.compared.wait()
        await store.write(erase(person.id, []))
        slow.goes_on.set()
        with pytest.raises(NotSignedIn):
            await signing_in


async def test_a_guest_becomes_an_account_once_though_the_page_asks_twice(tmp_path: Path) -> None:
    """Before, the second request took the name, the password and the session of the first, which had said yes."""
    async with opened(place(tmp_path / "tables.sqlite")) as store:
        accounts = Accounts(store)
        guest, _ = await accounts.guest("Dora")
        done = await asyncio.gather(
            accounts.register(guest, "Dora", OLD), accounts.register(guest, "Flora", NEW), return_exceptions=True
        )
        (made,) = (one for one in done if not isinstance(one, BaseException))
        (refused,) = (one for one in done if isinstance(one, BaseException))
        assert isinstance(refused, NameTaken)
        person, codes, token = made
        assert await accounts.person_of(token) == person
        rows = await store.read(lambda file: file.execute("SELECT count(*) FROM recovery_codes").fetchone()[0])
        assert rows == len(codes)
