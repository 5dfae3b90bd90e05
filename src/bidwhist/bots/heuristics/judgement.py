"""The constants of the steady bot's judgement, each in tricks or a chance, chosen by duplicate comparison."""

from msgspec import Struct

from bidwhist.bots.auction_model import Expectations
from bidwhist.bots.conventions import ConventionCard
from bidwhist.core.cards import Strain
from bidwhist.core.rules.options import Direction

DIRECTIONS = tuple(Direction)
"""The directions in the order of a bias."""


class Bias(Struct, frozen=True):
    """An error about a hand, in tricks: by direction and strain, no-trump last. It is the same during
    the whole deal."""

    tricks: tuple[tuple[float, ...], ...] = ((0.0,) * 5,) * 3

    def of(self, strain: Strain, direction: Direction) -> float:
        """What is added to the expected tricks."""
        return self.tricks[DIRECTIONS.index(direction)][strain]


class Judgement(Struct, frozen=True, kw_only=True):
    """The worth of cards in hand, and what etiquette forbids or asks."""

    patience: float = 0.5
    """The worth of a later trick beside one that can be had now."""
    behind: tuple[float, ...] = (1.0, 0.55, 0.3, 0.12, 0.05)
    """The worth of a card, by how many stronger ones are out."""
    unguarded: float = 0.7
    """What is left of it with too few small cards beside it."""
    survives: tuple[float, ...] = (0.8, 0.5, 0.2, 0.1)
    """The chance that a round of a side suit is not ruffed while opponents have trumps, by round."""
    long_card: float = 0.5
    """The least worth of a card that others will have no more of."""
    void: float = 0.35
    """The worth of an empty side suit to a declarer with trumps."""
    small_trump: float = 0.65
    """The least worth of a trump."""
    never: float = 10.0
    """The penalty for what is never done."""
    draw: float = 0.4
    """The bonus for drawing trumps, for a declarer with more trumps than the opponents."""
    decides: float = 2.0
    """The bonus for cashing the trick that makes or sets the contract."""
    bare_ace: float = 0.15
    """The penalty for a defender who cashes a best card without the next to follow it."""
    partner_trumps: float = 1.0
    """The penalty for drawing trumps that only partner has."""
    partner_suit: float = 0.15
    """The bonus for returning a suit that partner led."""
    dead_suit: float = 0.3
    """The penalty for leading a suit that partner is out of and cannot ruff."""
    deciding: float = 3.0
    """The worth of the trick that makes or sets the contract."""
    no_trump_floor: float = 0.5
    """No-trump is not bid with a smaller chance to make it."""
    expects: Expectations = Expectations(lift=0.3)
    """What it expects of the calls of others."""
    bias: Bias | None = None
    """Its error about this hand."""
    card: ConventionCard | None = None
    """The conventions of its side."""
    foes_card: ConventionCard | None = None
    """The conventions of the other side, which are public."""


STEADY = Judgement()
