"""The two sides of playing a card: the chance that its side wins the trick, and what the hand loses with it."""

from bidwhist.bots.heuristics.holdings import Outlook, worth
from bidwhist.bots.heuristics.judgement import Judgement
from bidwhist.bots.heuristics.reading import Reading
from bidwhist.core.cards import BIT, Card
from bidwhist.core.rules.order import OPEN


class Costs:
    """The cost of playing each card, in later tricks."""

    def __init__(self, reading: Reading, judgement: Judgement) -> None:
        self.reading, self.patience = reading, judgement.patience
        self.outlook = _outlook_of(reading, judgement)
        self._worth: dict[int, float] = {}

    def of(self, card: Card) -> float:
        """The later tricks that are lost with a card."""
        hand, suit = self.reading.view.hand, self.reading.order.suit_of[card]
        if suit not in self._worth:
            self._worth[suit] = worth(self.outlook, hand, suit)
        return self.patience * (self._worth[suit] - worth(self.outlook, hand & ~BIT[card], suit))


def _outlook_of(reading: Reading, judgement: Judgement) -> Outlook:
    order = reading.order
    return Outlook(
        order=order,
        judgement=judgement,
        unseen=reading.unseen,
        others=reading.view.players - 1,
        ruffs=bool(reading.held_by(reading.foes, order.trumps)),
    )


def trick_worth(reading: Reading, judgement: Judgement) -> float:
    """The worth of the trick on the table: more when it decides the contract."""
    view = reading.view
    tricks = view.rules.trick_worth(len(view.tricks))
    after = view.hand.bit_count() - 1
    makes = 0 < reading.side_needs <= tricks
    sets = after < reading.side_needs <= after + tricks
    return tricks * (judgement.deciding if makes or sets else 1.0)


def side_wins(reading: Reading, card: Card) -> float:
    """The chance that the trick goes to this seat's side if it plays a card now."""
    view, order = reading.view, reading.order
    led = view.led if view.led != OPEN else order.suit_of[card]
    if led == OPEN:
        return 0.0
    strength = order.strength[led]
    winning = reading.winning
    mine = winning is None or strength[card] > strength[winning[1]]
    best = card if mine or winning is None else winning[1]
    ours = mine or (winning is not None and winning[0] in reading.friends)
    chance = 1.0 if ours else 0.0
    for seat in reading.later:
        beats = reading.beats(seat, best, led)
        chance = chance + (1.0 - chance) * beats if seat in reading.friends else chance * (1.0 - beats)
    return chance
