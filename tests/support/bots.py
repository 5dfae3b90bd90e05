"""Bot accounts of a test: their owners, and the tables where programs may sit."""

from typing import Any

from support.online import Guest, guest

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
