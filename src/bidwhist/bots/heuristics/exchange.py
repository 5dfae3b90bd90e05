"""Naming and discarding: each strain is valued with the cards it would keep."""

from collections.abc import Iterator
from heapq import nlargest

from bidwhist.bots.conventions import heard
from bidwhist.bots.heuristics.estimate import Estimate, chances, estimate
from bidwhist.bots.heuristics.holdings import Outlook, worth
from bidwhist.bots.heuristics.judgement import DIRECTIONS, Bias, Judgement
from bidwhist.bots.heuristics.prospects import Standing, expected, prospects
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.core.actions import Declare, Discard
from bidwhist.core.cards import JOKERS, Card, Hand, Strain, cards_of, deck, mask_of
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN, Order, order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.tools.exact import total


def choose_declaration(view: View, judgement: Judgement) -> Declare:
    """The strain and direction that do most for the match."""
    guesses = Guesses(view, judgement)
    declares = [action for action in view.legal if isinstance(action, Declare)]
    return max(declares, key=lambda declare: _value(view, declare, guesses.of(declare.strain, declare.direction)))


def _value(view: View, declare: Declare, guess: Estimate) -> float:
    assert view.bid is not None
    values = prospects(standing_of(view), view.side, view.bid.number, declare.strain is Strain.NO_TRUMP)
    return expected(chances(view.rules, guess), values)


def standing_of(view: View) -> Standing:
    """The state of the match for the seat of a view."""
    return Standing(view.rules, view.score, view.deals_left, view.side, view.sets)


def choose_discard(view: View, judgement: Judgement) -> Discard:
    """The discard: for the contract named, or for the best one that could still be named."""
    choices = view.legal
    assert isinstance(choices, DiscardChoices)
    keeper = Keeper(view.rules, choices, judgement)
    if view.contract is not None:
        return keeper.discard(view.contract.strain, view.contract.direction)
    return max(_plans(view, keeper), key=lambda plan: plan[0])[1]


def _plans(view: View, keeper: "Keeper") -> Iterator[tuple[float, Discard]]:
    assert view.bid is not None
    bias = bias_for(view, keeper.judgement)
    for declare in declarations(view.rules, view.bid.suffix):
        discard = keeper.discard(declare.strain, declare.direction)
        guess = estimate(view.rules, keeper.hand & ~discard.cards, declare.strain, declare.direction, exchanged=True)
        guess = with_error(bias, guess, declare.strain, declare.direction)
        yield _value(view, declare, guess), discard


def bias_for(view: View, judgement: Judgement) -> Bias | None:
    """What is added to a seat's estimates: its own errors, and what the others' calls have promised."""
    told = list(heard(view, judgement.card, judgement.foes_card))
    if not told:
        return judgement.bias
    off = judgement.bias or Bias()
    return Bias(
        tuple(
            tuple(off.of(strain, way) + total(one.tricks(view, strain, way) for one in told) for strain in Strain)
            for way in DIRECTIONS
        )
    )


def with_error(bias: Bias | None, guess: Estimate, strain: Strain, direction: Direction) -> Estimate:
    """An estimate with a player's error about the hand."""
    return guess if bias is None else Estimate(guess.mean + bias.of(strain, direction), guess.spread)


class Guesses:
    """The tricks a hand should take in each strain and direction, with what has been seen of the kitty."""

    def __init__(self, view: View, judgement: Judgement) -> None:
        self.rules, self.hand = view.rules, view.hand
        self._exchanged = not view.rules.kitty or bool(view.discards)
        sported = 0 if self._exchanged else (view.kitty or 0)
        whole = DiscardChoices(view.hand | sported, view.rules.kitty, 0)
        self._keeper = Keeper(view.rules, whole, judgement) if sported else None
        self._bias = bias_for(view, judgement)
        self._seen: dict[tuple[Strain, Direction], Estimate] = {}

    def of(self, strain: Strain, direction: Direction) -> Estimate:
        """The expected tricks."""
        key = strain, direction
        if key not in self._seen:
            self._seen[key] = with_error(self._bias, self._estimate(strain, direction), strain, direction)
        return self._seen[key]

    def _estimate(self, strain: Strain, direction: Direction) -> Estimate:
        if self._keeper is None:
            return estimate(self.rules, self.hand, strain, direction, exchanged=self._exchanged)
        kept = self._keeper.hand & ~self._keeper.discard(strain, direction).cards
        return estimate(self.rules, kept, strain, direction, exchanged=True)


class Keeper:
    """What to keep of a hand with the kitty in it, for any strain and direction."""

    def __init__(self, rules: Ruleset, choices: DiscardChoices, judgement: Judgement) -> None:
        self.rules, self.hand, self.judgement = rules, choices.hand, judgement
        self.size = choices.hand.bit_count() - choices.size
        self._ladders: dict[tuple[bool, Direction, int], list[tuple[float, Hand]]] = {}

    def discard(self, strain: Strain, direction: Direction) -> Discard:
        """The discard that keeps as many trumps as possible, and the best of the other suits."""
        return self.discards(strain, direction, 1)[0]

    def discards(self, strain: Strain, direction: Direction, most: int) -> list[Discard]:
        """Discards that keep as many trumps as possible and the best cards of other suits: so many of them, the best by
        count."""
        order = order_for(self.rules, strain, direction)
        trumps = mask_of(self._from_the_top(order, strain)[: self.size]) if order.has_trump else 0
        useless = 0 if order.has_trump else self.hand & JOKERS
        want = self.size - trumps.bit_count()
        spare = max(0, want - (self.hand & ~order.trumps & ~useless).bit_count())
        always = trumps | mask_of(cards_of(useless)[:spare])
        ladders = [self._ladder(order, suit) for suit in range(OPEN) if suit != strain]
        ways = nlargest(most, _ways(ladders, want - spare)) if want > spare else [(0.0, 0)]
        return [Discard(self.hand & ~(always | kept)) for _, kept in ways]

    def _from_the_top(self, order: Order, suit: int) -> list[Card]:
        return [card for card in ranks(order.strain, order.direction).downwards[suit] if self.hand >> card & 1]

    def _ladder(self, order: Order, suit: int) -> list[tuple[float, Hand]]:
        """By number of cards kept from the top of a suit: their worth, and their mask."""
        key = order.has_trump, order.direction, suit
        if key not in self._ladders:
            held = self._from_the_top(order, suit)
            outlook = self._outlook(order)
            masks = [mask_of(held[:number]) for number in range(len(held) + 1)]
            self._ladders[key] = [(_keeps(outlook, cards, suit), cards) for cards in masks]
        return self._ladders[key]

    def _outlook(self, order: Order) -> Outlook:
        return Outlook(
            order=order,
            judgement=self.judgement,
            unseen=deck(self.rules.jokers) & ~self.hand,
            others=self.rules.players - 1,
            ruffs=order.has_trump,
        )


def _keeps(outlook: Outlook, cards: Hand, suit: int) -> float:
    return worth(outlook, cards, suit) if cards or not outlook.order.has_trump else outlook.judgement.void


def _ways(ladders: list[list[tuple[float, Hand]]], want: int) -> Iterator[tuple[float, Hand]]:
    """Every way to keep so many cards from the tops of some suits: its worth, and the cards."""
    if len(ladders) == 1:
        if want < len(ladders[0]):
            yield ladders[0][want]
        return
    first, rest = ladders[0], ladders[1:]
    for number in range(min(want, len(first) - 1) + 1):
        value, cards = first[number]
        for more, others in _ways(rest, want - number):
            yield value + more, cards | others
