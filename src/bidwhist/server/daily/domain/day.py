"""A day of deals: its date, its end, and which of its deals a person plays in which order.

There are three times as many deals as an account plays, and each account meets its deals in an order of its own, so a
person who has played cannot tell another what is to come. Guests have eight further deals of their own: guests are easy
to create, and what they see or score there reveals nothing about the deals that count.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct

from bidwhist.core.rules.options import Rotation
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import Stream
from bidwhist.errors import BadNotation, BadRuleset
from bidwhist.server.daily.domain.places import Result, Scored, compared, full_field

DayVersion: TypeAlias = Literal[1, 2]
VERSION: DayVersion = 2
"""The version by which new days are played and scored. On days of version 1 guests met the deals of accounts and were
in their field, all bots of a deal had the same dice, and thin fields counted like full ones; such days keep their
results."""
PLAYED, MADE = 8, 24
"""Deals that a player has on a day, and deals made for accounts."""
GUEST_DEALS = tuple(range(MADE + 1, MADE + PLAYED + 1))
"""The deals of all guests, in this order."""
_LABEL = "daily order"
_FORM = "%Y-%m-%d"


def day_at(time: int) -> str:
    """The day of a time (ms since 1970), UTC: ``2026-11-22``."""
    return datetime.fromtimestamp(time // 1000, UTC).strftime(_FORM)


def ends(day: str) -> int:
    """When a day is over (ms since 1970): at midnight UTC.

    :raises BadNotation: if that is not a date.
    """
    return round((_date(day) + timedelta(days=1)).timestamp()) * 1000


def day_after(day: str) -> str:
    """The next day.

    :raises BadNotation: if that is not a date.
    """
    return (_date(day) + timedelta(days=1)).strftime(_FORM)


def _date(day: str) -> datetime:
    try:
        found = datetime.strptime(day, _FORM).replace(tzinfo=UTC)
    except ValueError:
        found = None
    # The last date that Python knows has no midnight at its end.
    if found is None or found.strftime(_FORM) != day or found.date() == date.max:
        raise BadNotation(f"a day is written year-month-day, as in 2026-11-22: {day[:20]!r}")
    return found


def event_of(day: str) -> str:
    """The event name that a day's deals are derived from."""
    return f"daily {day}"


class Day(Struct, frozen=True):
    """A day of daily deals, its secret included."""

    day: str
    secret: str
    """The secret: 32 bytes in hexadecimal, published when the day is over."""
    preset: str
    bots: str
    rules: Ruleset
    closed: int = 0
    """When its results were published (ms); 0 before that."""
    version: DayVersion = VERSION
    """The version by which it is played and scored."""

    @property
    def event(self) -> str:
        """The event name that its deals are derived from."""
        return event_of(self.day)

    @property
    def commitment(self) -> str:
        """The hash that is published in advance."""
        return sha256(bytes.fromhex(self.secret)).hexdigest()


def deals_for(person: str, event: str, secret: bytes) -> tuple[int, ...]:
    """The deals that a person plays in an event, from 1, in their order.

    The secret decides them, so nobody knows them in advance.
    """
    seed = sha256(b"bidwhist/order/1\0" + event.encode() + b"\0" + secret + person.encode()).digest()
    return tuple(Stream(seed, _LABEL, 0).shuffled(list(range(1, MADE + 1)))[:PLAYED])


def deals_on(version: DayVersion, person: str, event: str, secret: bytes, *, is_guest: bool) -> tuple[int, ...]:
    """The deals that an account or a guest plays in an event, in their order."""
    return GUEST_DEALS if is_guest and version > 1 else deals_for(person, event, secret)


def is_ranked(board: int) -> bool:
    """Whether a deal counts for places and grades; those of guests do not."""
    return board <= MADE


def full_on(version: DayVersion, results: Iterable[Result]) -> int:
    """How many results a full field of a day has; 0 for days whose fields are not adjusted."""
    return full_field(results) if version > 1 else 0


def compared_on(version: DayVersion, results: Iterable[Result]) -> tuple[Scored, ...]:
    """Every result of a day compared: accounts and bots with each other, guests and bots likewise."""
    ranked, guests = list[Result](), list[Result]()
    for one in results:
        (ranked if is_ranked(one.board) else guests).append(one)
    return tuple(one for field in (ranked, guests) for one in compared(field, full_on(version, field)))


def check_rules(rules: Ruleset) -> None:
    """Check that deals under these rules can be compared.

    :raises BadRuleset: if they cannot; four players in fixed partnerships compare best, and reneges end a deal late.
    """
    if not rules.has_fixed_pairs:
        raise BadRuleset("daily deals are for four players in fixed partnerships; choose such rules, as palace")
    if rules.reneges_are_called or rules.rotation is not Rotation.NONE:
        raise BadRuleset("daily deals have no called reneges and no rise and fly; choose other rules, as palace")
