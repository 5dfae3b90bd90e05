"""Pools: those whose grades are compared."""

from bidwhist.core.rules.presets import PRESETS
from bidwhist.server.ratings.domain.outcomes import Played

PARTNERS = "partners"
CUTTHROAT = "cutthroat"
PAIRS = "pairs"
POOLS = (PARTNERS, PAIRS, CUTTHROAT)
"""The pools of all rule sets together."""


def skill_pools(played: Played) -> tuple[str, ...]:
    """The pools of a match's players: all rule sets together, and its own where that has a name."""
    pool = PARTNERS if is_partnership(played) else CUTTHROAT
    return (pool, f"{pool}/{played.preset}") if played.preset in PRESETS else (pool,)


def is_partnership(played: Played) -> bool:
    """Whether two play against two."""
    return len(played.chairs) == 4 and len(set(played.side_of)) == 2


def pool_of(named: str) -> str | None:
    """The pool of a name, such as ``partners/palace``; nothing where there is none."""
    pool, _, preset = named.partition("/")
    known = pool in POOLS and (not preset or (pool != PAIRS and preset in PRESETS))
    return named if known else None


def pair_of(one: str, other: str) -> str:
    """What a pair is known by."""
    return f"{one}+{other}" if one < other else f"{other}+{one}"


def people_of(pair: str) -> tuple[str, ...]:
    """The people of a pair; of a single player, that one."""
    return tuple(pair.split("+"))
