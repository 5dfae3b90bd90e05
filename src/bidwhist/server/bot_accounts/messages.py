"""HTTP bodies of bot accounts."""

from typing import Annotated

from msgspec import Meta

from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.bodies import _Body


class BotWanted(_Body, frozen=True):
    """A bot account to make."""

    name: Annotated[str, Meta(max_length=80)]


class OwnBot(_Body, frozen=True):
    """One of your bot accounts, and since when (seconds since 1970)."""

    person: Person
    created: int
    here: bool
    """Whether its program is connected to any server of the cluster now."""


class OwnBots(_Body, frozen=True):
    """Your bot accounts, by name."""

    bots: tuple[OwnBot, ...]


class BotToken(_Body, frozen=True):
    """A bot account and its token, which is shown this once."""

    person: Person
    token: str


class Programs(_Body, frozen=True):
    """Bot accounts whose programs are connected and can be asked to a table, by name."""

    programs: tuple[Person, ...]
