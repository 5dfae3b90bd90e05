"""The settings of a table, the same for the app and the line dialogue."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from bidwhist.i18n import ENGLISH, Language
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting

SAVED, NOT_SAVED = "saved", "not-saved"
"""The words that the app ends with."""
FAILED = "failed:"
"""The beginning of the words that it ends with when a bot failed."""
LEFT_AT_START = "left-at-start"
"""The word that it ends with when no match was begun."""


class Setting(Struct, frozen=True, kw_only=True):
    """How to begin, where to save, and the person's preferences."""

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
    language: Language = ENGLISH
    """What the person reads."""
    answer: Literal["", "on", "new"] = ""
    """What becomes of a match that waits, where the person has said so already."""
    notice: str = ""
    """A message for the person at the start."""
