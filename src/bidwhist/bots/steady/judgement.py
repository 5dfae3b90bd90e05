"""The constants of the steady bot's judgement, each in tricks or a chance, settled by duplicate comparison."""

from msgspec import Struct

from bidwhist.bots.conventions import ConventionCard
from bidwhist.cards import Strain
from bidwhist.rules.options import Direction

DIRECTIONS = tuple(Direction)
"""The directions in the order of a bias."""


class Bias(Struct, frozen=True):
    """How far off somebody is about a hand, in tricks: by direction and strain, no-trump last; the same all deal."""

    tricks: tuple[tuple[float, ...], ...] = ((0.0,) * 5,) * 3

    def of(self, strain: Strain, direction: Direction) -> float:
        """What is added to the tricks to be hoped for."""
        return self.tricks[DIRECTIONS.index(direction)][strain]


class Judgement(Struct, frozen=True, kw_only=True):
    """What a card is worth in hand, and what manners forbid or ask."""

    patience: float = 0.5
    """What a trick to come is worth beside one to be had now."""
    behind: tuple[float, ...] = (1.0, 0.55, 0.3, 0.12, 0.05)
    """The worth of a card with so many stronger ones out."""
    unguarded: float = 0.7
    """What is left of it with too few small cards beside it."""
    survives: tuple[float, ...] = (0.8, 0.5, 0.2, 0.1)
    """The chance that a round of a side suit is not ruffed while foes have trumps, by round."""
    long_card: float = 0.5
    """The least worth of a card that others will have run out of."""
    void: float = 0.35
    """The worth of an empty side suit to a declarer with trumps."""
    small_trump: float = 0.65
    """The least worth of a trump."""
    never: float = 10.0
    """The pull against what is never done."""
    draw: float = 0.4
    """The pull of a declarer with more trumps than the foes to draw those that are out."""
    decides: float = 2.0
    """The pull to cash the trick that makes or sets the contract."""
    bare_ace: float = 0.15
    """The pull of a defender against cashing a best card without the next to follow it."""
    partner_trumps: float = 1.0
    """The pull against drawing trumps that only partner has."""
    partner_suit: float = 0.15
    """The pull to return a suit that partner led."""
    dead_suit: float = 0.3
    """The pull against a suit that partner is out of and cannot ruff."""
    deciding: float = 3.0
    """The worth of the trick that makes or sets the contract."""
    no_trump_floor: float = 0.5
    """The chance to make it below which no-trump is not bid."""
    hope: float = 0.5
    """How far a bid that is likelier set than made is held against its bidder, as a chance in the match."""
    foe_bid: float = 0.3
    """What a foe's bid takes from the tricks to be hoped for."""
    lift: float = 0.3
    """How much better than most a hand is that bids."""
    reach: float = 0.25
    """How much better it is for each trick that its bid is beyond most hands."""
    caution: float = -0.3
    """How much beyond a bid others want their hands to be."""
    forced: float = 0.6
    """How much weaker than most a dealer's hand is who is forced to bid."""
    support: float = 0.3
    """What a better hand here adds to partner's tricks."""
    resistance: float = 0.2
    """What a better hand here takes from a foe's tricks."""
    over_partner: float = 0.3
    """How willing others are to bid over their own partner."""
    bias: Bias | None = None
    """How far off it is about this hand."""
    card: ConventionCard | None = None
    """The conventions of its side."""
    foes_card: ConventionCard | None = None
    """The conventions of the other side, which are no secret."""


STEADY = Judgement()
