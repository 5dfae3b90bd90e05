"""A day of deals: its name, when it is over, and which of its deals somebody plays, in which order.

Three times as many deals are made as anybody plays, and everybody meets them in an order of their own, so that who has
played cannot tell another what is to come.
"""

from datetime import UTC, datetime, timedelta
from hashlib import sha256

from bidwhist.errors import BadNotation, BadRuleset
from bidwhist.rules.options import Rotation
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import Stream

PLAYED, MADE = 8, 24
"""Deals that a player has on a day, and that are made for it."""
_LABEL = "daily order"
_FORM = "%Y-%m-%d"


def day_at(time: int) -> str:
    """The day of a time (ms since 1970), UTC: ``2026-11-22``."""
    return datetime.fromtimestamp(time // 1000, UTC).strftime(_FORM)


def ends(day: str) -> int:
    """When a day is over (ms since 1970): at midnight UTC.

    :raises BadNotation: if that is no day.
    """
    return round((_date(day) + timedelta(days=1)).timestamp()) * 1000


def day_after(day: str) -> str:
    """The next day.

    :raises BadNotation: if that is no day.
    """
    return (_date(day) + timedelta(days=1)).strftime(_FORM)


def _date(day: str) -> datetime:
    try:
        found = datetime.strptime(day, _FORM).replace(tzinfo=UTC)
    except ValueError:
        found = None
    if found is None or found.strftime(_FORM) != day:
        raise BadNotation(f"a day is written year-month-day, as in 2026-11-22: {day[:20]!r}")
    return found


def event_of(day: str) -> str:
    """What the deals of a day are dealt for."""
    return f"daily {day}"


def deals_for(person: str, event: str, secret: bytes) -> tuple[int, ...]:
    """The deals that somebody plays in an event, from 1, in their order.

    The secret chooses them, so that nobody knows them before.
    """
    seed = sha256(b"bidwhist/order/1\0" + event.encode() + b"\0" + secret + person.encode()).digest()
    return tuple(Stream(seed, _LABEL, 0).shuffled(list(range(1, MADE + 1)))[:PLAYED])


def check_rules(rules: Ruleset) -> None:
    """Checks that deals under these rules can be compared.

    :raises BadRuleset: if they cannot; four players in fixed partnerships compare best, and reneges end a deal late.
    """
    if not rules.has_fixed_pairs:
        raise BadRuleset("daily deals are for four players in fixed partnerships; choose such rules, as palace")
    if rules.reneges_are_called or rules.rotation is not Rotation.NONE:
        raise BadRuleset("daily deals have no called reneges and no rise and fly; choose other rules, as palace")
