"""What is laid down about an event besides its form, how many there may be, and in which order a list has them."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import Struct

from bidwhist.core.rules.ruleset import Ruleset


class Announced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is laid down about an event besides its form; it does not change."""

    id: str
    club: str
    """The club whose keepers direct it; empty where the owner of the house does."""
    host: str
    """The name of the club, or empty for the house."""
    rules: Ruleset
    preset: str
    bots: str
    """Who plays for people who do not come."""
    pace: Literal["quick", "steady", "slow"]
    who: Literal["accounts", "members"]
    """Who may enter: everybody with an account, or members of the club."""
    about: str = ""
    rated: bool = False
    """Whether its matches count for grades and the league."""


class EventLimits(Struct, frozen=True):
    """How many events may be open."""

    of_host: int
    """Of a club, or of the house."""
    of_person: int
    """That one person has announced."""


class Listed(Struct, frozen=True):
    """An event in a list: when it begins, and when it was closed (ms since 1970); 0 while it is not."""

    announced: Announced
    begins: int
    closed: int
    by: str = ""
    """Who announced it; empty for the owner of the house."""


class TooManyEvents(Exception):
    """Somebody has announced as many events as they may have open, or a club has as many."""

    def __init__(self, *, is_persons: bool) -> None:
        super().__init__()
        self.is_persons = is_persons


def in_fair_order(found: Iterable[Listed], clubs: Collection[str]) -> list[Listed]:
    """Events in turns: of each host one, then of each a second; those of one's own clubs come before all others.

    In a turn those come first that begin first, and last those without a date.
    """
    turns = Counter[str]()
    places: list[tuple[bool, int, int, int, Listed]] = []
    for count, one in enumerate(sorted(found, key=_when)):
        host = one.by or one.announced.club
        places.append((one.announced.club not in clubs, turns[host], _when(one), count, one))
        turns[host] += 1
    return [one for *_, one in sorted(places, key=lambda place: place[:-1])]


def _when(one: Listed) -> int:
    return one.begins or 2**62
