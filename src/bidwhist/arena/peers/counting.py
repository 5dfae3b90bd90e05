"""A bot like those of free apps, in our own words: it counts likely winners, bids the cheapest, plays by rule.

It expects its winners, three tricks from partner, one from the kitty, and the discards where they count. Of all bids it
prefers the one that leaves the most tricks to spare, so it never jumps. In no-trump it counts a joker as a winner,
which is wrong; the mistake is part of the model.
"""

from collections.abc import Callable
from random import Random

from bidwhist.arena.peers.greedy import upwards
from bidwhist.bots.bot import Advice
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.bots.heuristics.reading import Reading, read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import PLAYS, Action, Bid, Call, Contract, Declare, Discard, Pass
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Card, Hand, Strain, deck, mask_of
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import declarations
from bidwhist.core.rules.order import OPEN
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.tools.exact import total

KITTY = 1.0
"""Tricks expected from the kitty."""
PARTNER = 3.0
"""Tricks expected from a partner."""
GUARDED = (1.0, 0.8, 0.4)
"""What an ace, a king with one small card, and a queen with two are worth in a side suit."""
TRUMPS = (1.0, 1.0, 0.8, 0.6)
"""What the four best trumps of all are worth; any trump beyond the third in hand is worth a trick."""


class CountingBot:
    """Counts. It does not estimate, remember bids, or look ahead."""

    name = "counting"

    def choose(self, view: View, random: Random) -> Action:
        """The action by its count."""
        return _CHOOSE[view.phase](view)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action, with plain words."""
        return Advice(self.choose(view, random), "This bot counts its likely winners and goes by that.")


def winners(rules: Ruleset, hand: Hand, declare: Declare) -> float:
    """The tricks counted for a hand in a strain and direction."""
    downwards = ranks(declare.strain, declare.direction).downwards
    sides = total(_side(hand, downwards[suit]) for suit in range(4) if suit != declare.strain)
    if declare.strain is Strain.NO_TRUMP:
        return sides + (hand & JOKERS).bit_count()
    pack = [card for card in downwards[declare.strain] if deck(rules.jokers) >> card & 1]
    tops = total(worth for card, worth in zip(pack, TRUMPS, strict=False) if hand >> card & 1)
    return sides + max(tops, sum(hand >> card & 1 for card in pack) - 3.0)


def _side(hand: Hand, cards: tuple[Card, ...]) -> float:
    length = sum(hand >> card & 1 for card in cards)
    return total(
        worth
        for place, (card, worth) in enumerate(zip(cards, GUARDED, strict=False))
        if hand >> card & 1 and length > place
    )


def _hope(view: View, declare: Declare) -> float:
    rules = view.rules
    discards = 1.0 if rules.counts_discards else 0.0
    partner = PARTNER if rules.has_partners else 0.0
    kitty = KITTY if rules.kitty else 0.0
    return winners(rules, view.hand, declare) + partner + kitty + discards


def _call(view: View) -> Call:
    calls = [call for call in view.legal if isinstance(call, Bid | Pass)]
    bids = [(_spare(view, call), -call.number, -place) for place, call in enumerate(calls) if isinstance(call, Bid)]
    passes = [call for call in calls if isinstance(call, Pass)]
    spare, _, place = max(bids, default=(-1.0, 0, 0))
    return passes[0] if passes and spare < 0 else calls[-place]


def _spare(view: View, bid: Bid) -> float:
    hopes = [_hope(view, declare) for declare in declarations(view.rules, bid.suffix)]
    return max(hopes) - bid.number - view.rules.free_tricks


def _declare(view: View) -> Declare:
    declares = [action for action in view.legal if isinstance(action, Declare)]
    return max(declares, key=lambda declare: winners(view.rules, view.hand, declare))


def _discard(view: View) -> Discard:
    choices, bid = view.legal, view.bid
    assert isinstance(choices, DiscardChoices) and bid is not None
    named: Contract | Declare = view.contract or max(
        declarations(view.rules, bid.suffix), key=lambda declare: winners(view.rules, view.hand, declare)
    )
    aces = [cards[0] for cards in ranks(named.strain, named.direction).downwards]
    trumps = 0 if named.strain is Strain.NO_TRUMP else SUIT_MASKS[named.strain] | JOKERS
    order = sorted(
        upwards(view.hand, named.strain, named.direction), key=lambda card: (trumps >> card & 1, card in aces)
    )
    free = [card for card in order if not choices.required >> card & 1]
    return Discard(choices.required | mask_of(free[: choices.size - choices.required.bit_count()]))


def _play(view: View) -> Action:
    reading = read(view)
    cards = [play.card for play in honest_plays(view)]
    return PLAYS[(_lead if view.led == OPEN else _follow)(reading, cards)]


def _lead(reading: Reading, cards: list[Card]) -> Card:
    """A declarer draws trumps. Else it leads a card that nobody can beat, else the lowest of the longest suit."""
    order, view = reading.order, reading.view
    trumps = [card for card in cards if order.trumps >> card & 1]
    if trumps and view.seat == view.declarer and reading.held_by(reading.foes, order.trumps):
        return max(trumps, key=order.rank_of.__getitem__)
    best = [card for card in cards if not reading.above[card] & reading.unseen and order.suit_of[card] != OPEN]
    plain = [card for card in best if card not in trumps]
    if plain or best:
        return (plain or best)[0]
    rest = [card for card in cards if card not in trumps] or cards
    return min(rest, key=lambda card: (-_length(reading, card), order.rank_of[card]))


def _length(reading: Reading, card: Card) -> int:
    order = reading.order
    return (reading.view.hand & order.follow[order.suit_of[card]]).bit_count()


def _follow(reading: Reading, cards: list[Card]) -> Card:
    """The cheapest card that wins, unless partner has the trick; else the lowest card."""
    order, led = reading.order, reading.view.led
    strength = order.strength[led]
    assert reading.winning is not None
    seat, to_beat = reading.winning
    lowest = min(cards, key=lambda card: (order.trumps >> card & 1, order.rank_of[card]))
    wins = [card for card in cards if strength[card] > strength[to_beat]]
    if not wins or (seat in reading.friends and (not reading.later or not reading.above[to_beat] & reading.unseen)):
        return lowest
    return min(wins, key=strength.__getitem__) if not reading.later else max(wins, key=strength.__getitem__)


_CHOOSE: dict[Phase, Callable[[View], Action]] = {
    AUCTION: _call,
    DECLARE: _declare,
    DISCARD: _discard,
    PLAY: _play,
}
