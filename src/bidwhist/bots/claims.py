"""Claims: a bot on lead lays its hand down when every trick left is its own, however the hidden cards lie."""

from msgspec import Struct

from bidwhist.actions import Claim
from bidwhist.bots.whereabouts import whereabouts
from bidwhist.cards import Hand, cards_of
from bidwhist.deal import PLAY
from bidwhist.rules.order import OPEN, Order
from bidwhist.view import View

FEWEST = 2
"""Cards in hand below which a claim saves nobody time."""


def sure_claim(view: View) -> Claim | None:
    """The claim of every trick left, if the seat is to lead and the view alone makes it certain.

    Trumps are led until nobody else can have one, then each suit from the top; partner may hold anything, so a claim
    like this is granted whatever the other hands are (rules X11, X18).
    """
    if view.phase is not PLAY or not view.is_my_turn or view.table or view.hand.bit_count() < FEWEST:
        return None
    return Claim(view.seat) if _Rest(view).is_mine else None


class _Rest:
    """What is left to play, with every hidden card taken to be in each hand where it may lie."""

    def __init__(self, view: View) -> None:
        assert view.order is not None
        self.order: Order = view.order
        self.hand = view.hand
        self.others = _others(view)

    @property
    def is_mine(self) -> bool:
        """Whether the hand wins every trick left."""
        order = self.order
        suited = sum(order.follow)
        return not self.hand & ~suited and all(map(self._runs, range(OPEN)))

    def _runs(self, suit: int) -> bool:
        """Whether a suit wins each time it is led; of trumps there must be enough to draw all others."""
        rounds = max((other.rounds(self.order, suit) for other in self.others), default=0)
        is_trump = suit == self.order.strain
        held = (self.hand & self.order.follow[suit]).bit_count()
        return self._tops(suit) >= (rounds if is_trump else min(held, rounds))

    def _tops(self, suit: int) -> int:
        """How many cards of a suit nobody else can beat."""
        order = self.order
        out = [order.rank_of[card] for other in self.others for card in cards_of(other.cards & order.follow[suit])]
        best = max(out, default=-1)
        return sum(order.rank_of[card] > best for card in cards_of(self.hand & order.follow[suit]))


class _Other(Struct, frozen=True):
    """Another seat: the cards that it may hold, and how many it holds."""

    cards: Hand
    count: int

    def rounds(self, order: Order, suit: int) -> int:
        """For how many rounds it may follow a suit, cards that need not follow put in between."""
        following = (self.cards & order.follow[suit]).bit_count()
        return min(self.count, following + (self.cards & order.exempt).bit_count()) if following else 0


def _others(view: View) -> list[_Other]:
    places = whereabouts(view)
    may_hold = [0] * view.players
    for card, mask in places.may_lie.items():
        for seat in range(view.players):
            may_hold[seat] |= (mask >> seat & 1) << card
    return [_Other(may_hold[seat], places.room[seat]) for seat in range(view.players) if seat != view.seat]
