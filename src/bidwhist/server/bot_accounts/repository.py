"""Queries of bot accounts: who owns which, and their tokens."""

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.accounts.repository import insert_login, insert_person, keep_names, lock_names, owner_of
from bidwhist.server.bot_accounts.domain import MAX_BOTS, BotAccount, TooManyBots
from bidwhist.server.platform.database.database import Conflict, Connection, Work


def insert_bot(bot: BotAccount, owner: str, token: str) -> Work[None]:
    """A new bot account with the hash of its token; its name is taken as an account's is.

    The work raises ``TooManyBots`` if the owner has too many, and ``Conflict`` if somebody else has the name.
    """
    person = bot.person

    def work(connection: Connection) -> None:
        lock_names(connection, "people")
        if owner_of(connection, person.name, person.id):
            raise Conflict("there is an account of that name already")
        if len(bots_of(owner)(connection)) >= MAX_BOTS:
            raise TooManyBots
        insert_person(person, bot.created)(connection)
        keep_names(connection, person.id, (person.name,))
        connection.execute("INSERT INTO bot_accounts VALUES (?, ?)", (person.id, owner))
        insert_login(token, person.id, bot.created)(connection)

    return work


def bots_of(owner: str) -> Work[tuple[BotAccount, ...]]:
    """The bot accounts of a person, by name."""
    query = (
        "SELECT people.id, name, kind, face, created FROM bot_accounts JOIN people ON people.id = person "
        "WHERE owner = ? ORDER BY name, people.id"
    )
    return lambda connection: tuple(
        BotAccount(Person(*found[:4]), found[4]) for found in connection.execute(query, (owner,))
    )


def all_bots(connection: Connection) -> list[Person]:
    """Every bot account, by name."""
    return [
        Person(*found)
        for found in connection.execute("SELECT id, name, kind, face FROM people WHERE kind = 'bot' ORDER BY name, id")
    ]


def replace_token(person: str, token: str, now: int) -> Work[None]:
    """Give a bot account a new token (its hash); the old one ends."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM logins WHERE person = ?", (person,))
        insert_login(token, person, now)(connection)

    return work
