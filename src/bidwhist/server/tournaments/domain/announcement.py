"""An event's terms besides its form, limits on open events, and the order of lists."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import Struct

from bidwhist.core.rules.ruleset import Ruleset


class Announced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The terms of an event besides its form; they do not change."""

    id: str
    club: str
    """The club whose keepers direct it; empty if the server's owner does."""
    host: str
    """The name of the club; empty for an event of the server."""
    rules: Ruleset
    preset: str
    bots: str
    """The bot that plays for people who do not come."""
    pace: Literal["quick", "steady", "slow"]
    who: Literal["accounts", "members"]
    """Who may enter: everybody with an account, or members of the club."""
    about: str = ""
    rated: bool = False
    """Whether its matches count for grades and the league."""


class EventLimits(Struct, frozen=True):
    """How many events may be open."""

    of_host: int
    """Most open events of one club, or of the server itself."""
    of_person: int
    """Most open events announced by one person."""


class Listed(Struct, frozen=True):
    """An event in a list: when it begins, and when it was closed (ms since 1970); 0 while it is not."""

    announced: Announced
    begins: int
    closed: int
    by: str = ""
    """The person who announced it; empty for the server's owner."""


class TooManyEvents(Exception):
    """A person or a club already has as many open events as allowed."""

    def __init__(self, *, is_persons: bool) -> None:
        super().__init__()
        self.is_persons = is_persons


def in_fair_order(found: Iterable[Listed], clubs: Collection[str]) -> list[Listed]:
    """Events in turns: one of each host, then a second of each; those of the person's own clubs come first.

    Within a turn the earliest start comes first, and events without a date come last.
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
