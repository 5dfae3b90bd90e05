"""What a table is set up with, the same for the app and the line dialogue."""

from collections.abc import Callable

from msgspec import Struct

from bidwhist.saves import Save
from bidwhist.session import Sitting

SAVED, NOT_SAVED = "saved", "not saved"
"""The words that the app leaves with."""
FAILED = "failed: "
"""What stands before the words that it leaves with when a bot failed."""


class Setting(Struct, frozen=True, kw_only=True):
    """How to begin, where to save, and how the person likes it."""

    begin: Callable[[], Sitting]
    """Makes a new match."""
    save: Save
    waiting: Sitting | None = None
    """A match to go on with, if the person wants it."""
    pace: float = 0.8
    """Seconds that a bot takes to act."""
    claims: bool = True
    """Whether bots claim the rest when it is certainly theirs, or play every card out."""
    four_colours: bool = False
    notice: str = ""
    """What the person has to be told at the start."""
