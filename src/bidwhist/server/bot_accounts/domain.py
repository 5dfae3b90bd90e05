"""A bot account and what keeps one from being made."""

from msgspec import Struct

from bidwhist.errors import WhistError
from bidwhist.server.accounts.domain.person import Person

MAX_BOTS = 5
"""Most bot accounts of one owner."""


class BotAccount(Struct, frozen=True):
    """A bot account: who it is, and since when (seconds since 1970)."""

    person: Person
    created: int


class TooManyBots(WhistError):
    """The owner has as many bot accounts as one may have."""


class NoSuchBot(WhistError):
    """The person has no bot account with that id."""
