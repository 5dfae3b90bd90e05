"""People with accounts and chips, written straight into a store: passwords by the thousand would take minutes."""

import asyncio
import time

from bidwhist.club.outcomes import Gift
from bidwhist.server.accounts.accounts import Accounts
from bidwhist.server.standings.settling_rows import settle_some
from bidwhist.server.store.database import Connection
from bidwhist.server.store.places import Place
from bidwhist.server.store.standing_rows import keep_outcome
from bidwhist.server.store.store import Store

AT_ONCE = 200


async def members(database: Place, count: int) -> list[str]:
    """The tokens of so many people, each with an account and the gift of a day, in a store that nobody serves yet."""
    store = Store(database)
    accounts = Accounts(store)
    found = []
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(count, first + AT_ONCE))
        found += await asyncio.gather(*(accounts.guest(f"Player {_in_letters(number)}") for number in numbers))
    now = time.time_ns() // 1_000_000

    def given(connection: Connection) -> None:
        connection.execute("UPDATE people SET kind = 'account'")
        for person, _ in found:
            keep_outcome(connection, Gift(person.id, now))

    await store.write(given)
    while await store.write(settle_some(AT_ONCE)):
        pass
    store.close()
    return [token for _, token in found]


def _in_letters(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))
