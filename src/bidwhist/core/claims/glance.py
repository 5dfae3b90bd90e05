"""What a claimer on lead can know without a search: enough winners for the rest, or a certain loser."""

from collections.abc import Iterator, Sequence

from bidwhist.core.cards import BIT, Hand, cards_of
from bidwhist.core.claims.unseen import Held, possible
from bidwhist.core.rules.order import OPEN, Order

SUITS = range(OPEN)


def holds_the_rest(order: Order, hand: Hand, held: Held, room: Sequence[int]) -> bool:
    """Whether a hand on lead wins every trick from the top, whatever the others hold and play.

    Trumps first, until nobody else can have one; then each suit, by winners until nobody else can follow.
    """
    suited = order.follow[0] | order.follow[1] | order.follow[2] | order.follow[3]
    return not hand & ~suited and all(_runs(order, hand, held, room, suit) for suit in SUITS)


def _runs(order: Order, hand: Hand, held: Held, room: Sequence[int], suit: int) -> bool:
    mine = (hand & order.follow[suit]).bit_count()
    if not mine and suit != order.strain:
        return True
    rounds = max(_rounds(order, mask, room[seat], suit) for seat, mask in enumerate(held[:-1]))
    return tops(order, hand, held, suit) >= (rounds if suit == order.strain else min(mine, rounds))


def _rounds(order: Order, mask: Hand, count: int, suit: int) -> int:
    """For how many rounds a seat may follow a suit, if it plays cards that need not follow in between."""
    following = (mask & order.follow[suit]).bit_count()
    return min(count, following + (mask & order.exempt).bit_count()) if following else 0


def tops(order: Order, hand: Hand, held: Held, suit: int) -> int:
    """How many cards of a suit no other seat can beat within it."""
    best = highest(order, _out(held) & order.follow[suit])
    return sum(order.rank_of[card] > best for card in cards_of(hand & order.follow[suit]))


def highest(order: Order, cards: Hand) -> int:
    """The rank of the best of some cards of one suit; -1 if there are none."""
    return max((order.rank_of[card] for card in cards_of(cards)), default=-1)


def _out(held: Held) -> Hand:
    """The cards that another seat may hold. Cards of the pile take no trick."""
    out = 0
    for mask in held[:-1]:
        out |= mask
    return out


def has_a_loser(order: Order, hand: Hand, held: Held, room: Sequence[int], opponents: Sequence[int]) -> bool:
    """Whether one layout defeats every way of playing a hand on lead.

    In each suit where the hand has more than winners, one opponent has the best card that is out and a card to follow
    each winner with. The partner has no trump, so it can take no trick and make no other lead.
    """
    needs = [*_guards(order, hand, held)]
    if not needs or (not order.has_trump and hand & ~sum(order.follow)):
        return False
    trumpless = tuple(
        mask if seat in opponents or seat == len(room) - 1 else mask & ~order.trumps for seat, mask in enumerate(held)
    )
    return any(_may_guard(order, trumpless, room, one, needs) for one in opponents)


def _guards(order: Order, hand: Hand, held: Held) -> Iterator[tuple[int, int]]:
    """(suit, cards that keep it guarded) for each suit with a card that is not a winner."""
    for suit in SUITS:
        mine = (hand & order.follow[suit]).bit_count()
        winners = tops(order, hand, held, suit) if mine else 0
        if winners < mine:
            yield suit, winners + 1


def _may_guard(order: Order, held: Held, room: Sequence[int], one: int, needs: Sequence[tuple[int, int]]) -> bool:
    """Whether a layout gives one opponent the best card out and enough others in each of the suits."""
    guards = 0
    for suit, needed in needs:
        cards = sorted(cards_of(held[one] & order.follow[suit]), key=order.rank_of.__getitem__)
        if len(cards) < needed or order.rank_of[cards[-1]] < highest(order, _out(held) & order.follow[suit]):
            return False
        guards |= sum(BIT[card] for card in (*cards[: needed - 1], cards[-1]))
    left = [*room]
    left[one] -= guards.bit_count()
    return left[one] >= 0 and possible([mask & ~guards for mask in held], left) is not None
