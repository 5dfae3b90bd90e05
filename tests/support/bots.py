"""Bot accounts of a test: their owners, and the tables where programs may sit."""

import asyncio
from random import Random
from typing import Any

from bidwhist.bots.engines.engine import Engine
from bidwhist.bots.levels import make_bot
from bidwhist.engine.bridge import Address, Bridge
from support.online import Guest, guest
from support.waiting import PATIENCE

PASSWORD = "sunday pie at four"


async def owner(address: str, name: str = "Ann") -> Guest:
    """Somebody with an account."""
    person = await guest(address, name)
    await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


async def bot_of(person: Guest, name: str = "Deep Pie") -> Guest:
    """A new bot account of a person."""
    made = await person.post("/api/me/bots", {"name": name})
    return Guest(person.address, made["token"], made["person"])


async def program_table(host: Guest, **wanted: Any) -> dict[str, Any]:
    """A table of a host where programs may sit; its id and its invite."""
    terms = {"programs": True, "pace": "slow", "bots": "random", "rules": {"preset": "palace"}, **wanted}
    made: dict[str, Any] = await host.post("/api/tables", terms)
    return made


async def match_at_a_table(engine: Engine, one: Guest, two: Guest, **terms: Any) -> Bridge:
    """One match at a table of the second bot account: the first plays by an engine, the second by chance.

    The bridge of the first, when the match is over.
    """
    table = await program_table(two, bots="steady", tempo="at_once", **terms)
    link = Address.of(f"{two.address}/#/join/{table['invite']}")
    sits = asyncio.Event()
    first = Bridge(engine, link, one.token, Random(1), most_matches=1, tell=lambda _: sits.set())
    second = Bridge(make_bot("random"), link, two.token, Random(2), most_matches=1)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as both:
        both.create_task(first.run())
        while not first.tables:
            await asyncio.wait_for(sits.wait(), PATIENCE)
            sits.clear()
        both.create_task(second.run())
    assert [bridge.matches for bridge in (first, second)] == [1, 1] and second.decisions > 8
    return first
