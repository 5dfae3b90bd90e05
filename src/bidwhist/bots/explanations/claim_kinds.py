"""The proof that every trick left is the leader's own: trumps first, then each suit from the top."""

from bidwhist.bots.explanations.reason import Case, Reason
from bidwhist.bots.explanations.seen import Seen
from bidwhist.core.cards import Hand, cards_of
from bidwhist.core.claims.unseen import Held, unseen
from bidwhist.core.rules.order import OPEN


def takes_the_rest(case: Case, _: Reason) -> bool:
    """Whether the seat that is to lead takes every trick left, however the hidden cards may lie."""
    seen = case.seen
    hand, order = case.view.hand, seen.order
    if case.view.table or not hand or any(order.suit_of[card] == OPEN for card in cards_of(hand)):
        return False
    held = unseen(case.view)[0]
    suits = [suit for suit in range(OPEN) if hand & order.follow[suit]]
    if not all(_wins_each_round(seen, held, suit) for suit in suits):
        return False
    trumps = hand & order.trumps
    return trumps.bit_count() >= max((_rounds(seen, held, seat, order.trumps) for seat in seen.others), default=0)


def _wins_each_round(seen: Seen, held: Held, suit: int) -> bool:
    """Whether each card of a suit, led from the top, beats what others may still have of it then."""
    follow, rank_of = seen.order.follow[suit], seen.order.rank_of
    mine = sorted((rank_of[card] for card in cards_of(seen.view.hand & follow)), reverse=True)
    for seat in seen.others:
        theirs = [rank_of[card] for card in cards_of(held[seat] & follow)]
        rounds = _rounds(seen, held, seat, follow)
        if theirs and any(rank < max(theirs) for rank in mine[:rounds]):
            return False
    return True


def _rounds(seen: Seen, held: Held, seat: int, cards: Hand) -> int:
    """For how many rounds a seat may still hold some cards, with other rounds in between that it may discard to."""
    following, free = held[seat] & cards, held[seat] & seen.order.exempt
    return min(seen.view.counts[seat], following.bit_count() + free.bit_count()) if following else 0
