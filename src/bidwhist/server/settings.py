"""How a server is run: what its owner can set."""

from pathlib import Path

from msgspec import Struct

from bidwhist.server.moderation import Manner
from bidwhist.version import program_version

VERSION = program_version()


class Settings(Struct, frozen=True):
    """How a server is run."""

    database: Path
    origins: tuple[str, ...] = ()
    """Origins besides the server's own that pages may come from."""
    pace: str = "human"
    """How long bots pause: human, quick or none."""
    is_limited: bool = True
    """Whether people and addresses are limited; the load client turns it off."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere that tables may have besides the house's."""
    words: Manner = "off"
    """What becomes of words that are not fit for a table: off, mask or refuse."""
    languages: tuple[str, ...] = ("english",)
    """The languages whose lists of such words are used."""
