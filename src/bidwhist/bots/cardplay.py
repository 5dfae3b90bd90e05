"""Card play: each card is weighed by the chance that it wins the trick for its side and by what it is worth if kept."""

from collections.abc import Iterator

from bidwhist.actions import Play
from bidwhist.bots.chance import honest_plays
from bidwhist.bots.holdings import Outlook, worth
from bidwhist.bots.judgement import Judgement
from bidwhist.bots.reading import Reading
from bidwhist.cards import BIT, Card, is_joker
from bidwhist.rules.options import DiscardTrick
from bidwhist.rules.order import OPEN


def choose_play(reading: Reading, judgement: Judgement) -> Play:
    """The card that is worth most now, the least of those that are worth the same."""
    plays = honest_plays(reading.view)
    if len(plays) == 1:
        return plays[0]
    weigh = _weigh_lead if reading.view.led == OPEN else _weigh_follow
    outlook = outlook_of(reading, judgement)
    table = Costs(reading, outlook)
    return max(
        plays, key=lambda play: (round(weigh(reading, outlook, table, play.card), 6), -_height(reading, play.card))
    )


def outlook_of(reading: Reading, judgement: Judgement) -> Outlook:
    """How the suits look to a seat in the middle of play."""
    order = reading.order
    return Outlook(
        order=order,
        judgement=judgement,
        unseen=reading.unseen,
        others=reading.view.players - 1,
        ruffs=bool(reading.held_by(reading.foes, order.trumps)),
    )


class Costs:
    """What playing each card costs its hand in tricks to come."""

    def __init__(self, reading: Reading, outlook: Outlook) -> None:
        self.reading, self.outlook = reading, outlook
        self._worth: dict[int, float] = {}

    def of(self, card: Card) -> float:
        """The tricks to come that go with a card."""
        hand, suit = self.reading.view.hand, self.reading.order.suit_of[card]
        if suit not in self._worth:
            self._worth[suit] = worth(self.outlook, hand, suit)
        rest = worth(self.outlook, hand & ~BIT[card], suit)
        return self.outlook.judgement.patience * (self._worth[suit] - rest)


def _height(reading: Reading, card: Card) -> int:
    # Jokers go first where they can win nothing.
    return reading.order.rank_of[card]


def trick_worth(reading: Reading, judgement: Judgement) -> float:
    """What the trick on the table is worth: more when the contract hangs on it."""
    view = reading.view
    counts_twice = view.rules.discard_trick is DiscardTrick.FIRST_TRICK and view.rules.kitty and not view.tricks
    tricks = 2 if counts_twice else 1
    after = view.hand.bit_count() - 1
    makes = 0 < reading.side_needs <= tricks
    sets = after < reading.side_needs <= after + tricks
    return tricks * (judgement.deciding if makes or sets else 1.0)


def _weigh_follow(reading: Reading, outlook: Outlook, costs: Costs, card: Card) -> float:
    chance = side_wins(reading, card)
    return trick_worth(reading, outlook.judgement) * chance - costs.of(card)


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


def _weigh_lead(reading: Reading, outlook: Outlook, costs: Costs, card: Card) -> float:
    if is_joker(card) and not reading.order.has_trump:
        return -10.0
    chance = side_wins(reading, card)
    value = trick_worth(reading, outlook.judgement) * chance - costs.of(card)
    return value + sum(_pulls(reading, outlook.judgement, card, chance))


def _pulls(reading: Reading, judgement: Judgement, card: Card, chance: float) -> Iterator[float]:
    order = reading.order
    suit = order.suit_of[card]
    if order.has_trump and suit == order.strain:
        yield _trump_pull(reading, judgement)
        return
    if suit == partner_suit(reading):
        yield judgement.partner_suit
    if is_dead(reading, suit) and chance < 0.9:
        yield -judgement.dead_suit
    if not reading.declares and is_ruffing_lead(reading, suit):
        yield judgement.short_suit


def _trump_pull(reading: Reading, judgement: Judgement) -> float:
    trumps = reading.order.trumps
    out = reading.expected(reading.foes, trumps)
    if not reading.declares:
        return -judgement.defence_trump
    if not reading.held_by(reading.foes, trumps):
        partner_only = reading.held_by(reading.friends, trumps)
        return -1.0 if partner_only else -judgement.hold_trumps
    pull = judgement.draw if reading.view.seat == reading.view.declarer else judgement.draw_partner
    return pull * min(1.0, out / 2 + 0.3)


def partner_suit(reading: Reading) -> int | None:
    """The suit that partner chose to lead first, trumps apart."""
    order = reading.order
    for trick in reading.view.tricks:
        suit = order.suit_of[trick.cards[0]]
        if trick.leader in reading.friends and suit != OPEN and not (order.has_trump and suit == order.strain):
            return suit
    return None


def is_dead(reading: Reading, suit: int) -> bool:
    """Whether partner is known to be out of a suit and has nothing to ruff it with."""
    order = reading.order
    useful = order.follow[suit] | order.trumps
    return bool(reading.friends) and not reading.held_by(reading.friends, useful)


def is_ruffing_lead(reading: Reading, suit: int) -> bool:
    """Whether this is a lone card of its suit, and there are trumps to ruff the next round with."""
    hand, order = reading.view.hand, reading.order
    return (hand & order.follow[suit]).bit_count() == 1 and bool(hand & order.trumps)
