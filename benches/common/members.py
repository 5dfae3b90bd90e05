"""People with accounts and chips, written straight into a store: passwords by the thousand would take minutes."""

import asyncio
import time

from bidwhist.server.accounts.service import Accounts
from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.domain.outcomes import Gift
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.settlement_repository import settle_some

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
