"""How many tricks a hand should take as declarer: a mean and a standard deviation, from measured weights."""

from functools import lru_cache

from msgspec import Struct

from bidwhist.bots.heuristics.features import features
from bidwhist.bots.heuristics.weights import SPREADS, WEIGHTS
from bidwhist.core.cards import Hand, Strain
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.tools.exact import dot, normal_below

FIRST_TRICK_WON = 0.8
"""How often the declaring side wins the first trick, for tables where it counts two."""


class Estimate(Struct, frozen=True, order=True, gc=False):
    """Tricks that the declaring side should take, the discard trick counted in."""

    mean: float
    spread: float


def estimate(rules: Ruleset, hand: Hand, strain: Strain, direction: Direction, exchanged: bool) -> Estimate:
    """The tricks a declarer should take with a hand. ``exchanged`` once the kitty is in it and the discards are out."""
    key = table_of(rules, strain, exchanged)
    numbers = (*shape(rules), *features(hand, strain, direction, rules.jokers))
    mean = dot(WEIGHTS[key], numbers)
    return Estimate(mean + discard_trick(rules), SPREADS[key])


def table_of(rules: Ruleset, strain: Strain, exchanged: bool) -> str:
    """The name of the weights for a kind of table, contract and moment."""
    table = "partners" if rules.has_partners else f"alone {rules.players}"
    return f"{table}, {'no-trump' if strain is Strain.NO_TRUMP else 'suit'}, {'after' if exchanged else 'before'}"


def shape(rules: Ruleset) -> tuple[float, ...]:
    """The numbers of a rule set that change the tricks of every hand alike."""
    leads = rules.declarer_leads
    return 1.0, float(rules.kitty), float(rules.jokers), float(leads), float(rules.names_with_kitty_seen)


def discard_trick(rules: Ruleset) -> float:
    """What the discards add to the declarer's tricks on average (rules C6, F6, P12)."""
    return 1.0 if rules.declarer_has_discards else FIRST_TRICK_WON if rules.first_trick_has_discards else 0.0


def chances(rules: Ruleset, guess: Estimate) -> tuple[float, ...]:
    """The chance of each number of tricks, from none to all."""
    return _chances(rules.all_tricks, round(guess.mean * 20), guess.spread)


@lru_cache(maxsize=4096)
def _chances(most: int, twentieths: int, spread: float) -> tuple[float, ...]:
    below = [normal_below((tricks + 0.5 - twentieths / 20) / spread) for tricks in range(most)]
    return tuple(high - low for low, high in zip([0.0, *below], [*below, 1.0], strict=True))
