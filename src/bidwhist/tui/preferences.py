"""What a person has chosen at the terminal: rules, bots, name, language, colours, pace; kept beside the saved match."""

from collections.abc import Container, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

import msgspec

from bidwhist.bots.levels import BOTS
from bidwhist.core.rules.presets import PRESETS
from bidwhist.errors import BadNotation
from bidwhist.i18n import CODES, Saying
from bidwhist.tui.files import beside_save, replace_whole
from bidwhist.tui.session import PERSON

MAX_NAME_LETTERS = 20
MOST_BYTES = 10_000
EXERCISE_STATES = ("solved", "tried")
THEME_NAMES = ("dark", "light", "contrast", "plain")
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
    exercises: dict[str, str] = {}
    """By theme, which of the ten exercises were ``solved`` or ``tried``."""

    @property
    def pace_s(self) -> float:
        """Seconds that a bot takes to act."""
        return PACES_S.get(self.pace, PACES_S["usual"])


def preferences_path(save: Path) -> Path:
    """The file of preferences beside a save file."""
    return beside_save(save, "settings.json")


_KNOWN: Mapping[str, Container[str]] = MappingProxyType(
    {"rules": PRESETS, "bots": BOTS, "language": ("", *CODES), "theme": THEME_NAMES, "pace": PACES_S}
)
"""The values of each choice from a list."""


def read_preferences(path: Path) -> Preferences:
    """The preferences in a file; the usual ones where there are none, or none that can be read.

    A choice of something unknown, by another version or by hand, is the usual one.
    """
    with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        content = path.read_bytes()
        if len(content) <= MOST_BYTES:
            return _known(msgspec.json.decode(content, type=Preferences))
    return Preferences()


def _known(found: Preferences) -> Preferences:
    usual, name = Preferences(), PERSON
    with suppress(BadNotation):
        name = tidy_name(found.name)
    chosen = {field: getattr(found, field) for field, known in _KNOWN.items() if getattr(found, field) in known}
    tally = {theme: state for theme, state in found.exercises.items() if state in EXERCISE_STATES}
    return msgspec.structs.replace(usual, **chosen, name=name, four_colours=found.four_colours, exercises=tally)


def tidy_name(name: str) -> str:
    """A name for a table: printable, and not too long.

    :raises BadNotation: if nothing is left of it.
    """
    tidy = "".join(sign for sign in name if sign.isprintable()).strip()[:MAX_NAME_LETTERS]
    if not tidy:
        raise BadNotation(Saying.of("tui-name-needs", name=repr(name)))
    return tidy


def keep_preferences(path: Path, preferences: Preferences) -> None:
    """Writes preferences; where nothing can be written they hold for this time."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_whole(path, msgspec.json.encode(preferences) + b"\n")
