"""The ten exercises of the page and the terminal, as ``web/exercises.py`` writes them when the package is built."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent / "data" / "exercises"
"""A file for each language, the same that the page fetches."""


class Call(Struct, frozen=True):
    """A call in words, by chair: 0 is the person's own, then clockwise."""

    who: int
    words: str


class Lying(Struct, frozen=True):
    """A card on the table, by chair."""

    who: int
    card: str


class Choice(Struct, frozen=True):
    """Something that may be chosen, and what it comes to."""

    label: str
    card: str | None
    books: int | None
    """The team's books in all with it, all hands open and best play by everybody; nothing before the play."""
    champion: bool
    """Whether champion does this."""


class Exercise(Struct, frozen=True):
    """A position of a played deal, what may be chosen there, and what champion does and why."""

    theme: str
    """Of its title and its question among the words of learning."""
    hand: tuple[str, ...]
    calls: tuple[Call, ...]
    contract: str
    declarer: int | None
    """By chair; nothing before there is one."""
    played: int
    """Books played before this one."""
    table: tuple[Lying, ...]
    ways: tuple[Choice, ...]
    why: str

    @property
    def best(self) -> int:
        """The most books that a choice comes to; 0 before the play."""
        return max(way.books or 0 for way in self.ways)

    def given_away(self, way: Choice) -> int:
        """How many books a choice gives away with all hands open; 0 before the play."""
        return 0 if way.books is None else self.best - way.books


@cache
def exercises(code: str) -> tuple[Exercise, ...]:
    """The exercises in a language; none where the package was built without them."""
    path = FOLDER / f"{code}.json"
    return msgspec.json.decode(path.read_bytes(), type=tuple[Exercise, ...]) if path.exists() else ()
