"""Rating pools: grades are compared within one."""

from bidwhist.core.rules.presets import PRESETS
from bidwhist.server.ratings.domain.outcomes import Played

PARTNERS = "partners"
CUTTHROAT = "cutthroat"
PAIRS = "pairs"
PROGRAMS = "programs"
POOLS = (PARTNERS, PAIRS, CUTTHROAT, PROGRAMS)
"""The pools of all rule sets together; that of tables with bot accounts has no other."""


def skill_pools(played: Played) -> tuple[str, ...]:
    """The pools of a match: all rule sets together, and the preset's own if it has a name."""
    if played.programs:
        return (PROGRAMS,)
    pool = PARTNERS if is_partnership(played) else CUTTHROAT
    return (pool, f"{pool}/{played.preset}") if played.preset in PRESETS else (pool,)


def is_partnership(played: Played) -> bool:
    """Whether two partnerships play."""
    return len(played.chairs) == 4 and len(set(played.side_of)) == 2


def pool_of(named: str) -> str | None:
    """The pool of a name, such as ``partners/palace``, or None."""
    pool, _, preset = named.partition("/")
    known = pool in POOLS and (not preset or (pool in (PARTNERS, CUTTHROAT) and preset in PRESETS))
    return named if known else None


def pair_of(one: str, other: str) -> str:
    """The id of a pair."""
    return f"{one}+{other}" if one < other else f"{other}+{one}"


def people_of(pair: str) -> tuple[str, ...]:
    """The people of a pair, or the one person of a single player."""
    return tuple(pair.split("+"))
