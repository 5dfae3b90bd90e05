"""What a person has chosen at the terminal: rules, bots, name, language, colours, pace; kept beside the saved match."""

from contextlib import suppress
from pathlib import Path

import msgspec

from bidwhist.tui.files import replace_whole
from bidwhist.tui.session import PERSON

MOST_BYTES = 10_000
PACES_S = {"slow": 1.6, "usual": 0.8, "quick": 0.3, "at-once": 0.0}
"""Seconds that a bot takes to act, by the name of a pace."""


class Preferences(msgspec.Struct, frozen=True):
    """Choices that hold until others are made. What a newer version wrote besides is ignored."""

    rules: str = "classic"
    bots: str = "steady"
    name: str = PERSON
    language: str = ""
    """A code; empty where the locale decides."""
    theme: str = "dark"
    four_colours: bool = False
    pace: str = "usual"

    @property
    def pace_s(self) -> float:
        """Seconds that a bot takes to act."""
        return PACES_S.get(self.pace, PACES_S["usual"])


def preferences_path(save: Path) -> Path:
    """The file of preferences beside a save file."""
    return save.with_suffix(".settings.json")


def read_preferences(path: Path) -> Preferences:
    """The preferences in a file; the usual ones where there are none, or none that can be read."""
    with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        content = path.read_bytes()
        if len(content) <= MOST_BYTES:
            return msgspec.json.decode(content, type=Preferences)
    return Preferences()


def keep_preferences(path: Path, preferences: Preferences) -> None:
    """Writes preferences; where nothing can be written they hold for this time."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_whole(path, msgspec.json.encode(preferences) + b"\n")
