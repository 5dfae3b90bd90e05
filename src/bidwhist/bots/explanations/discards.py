"""The reasons for a discard: what it leaves in hand for the contract that it is for."""

from collections.abc import Iterator

from bidwhist.bots.explanations.reason import Kind, Reason
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.core.actions import Declare, Discard
from bidwhist.core.cards import JOKERS, SUIT_MASKS, Hand, mask_of
from bidwhist.core.rules.order import OPEN, order_for
from bidwhist.core.view import View


def why_discard(view: View, discard: Discard, towards: Declare) -> tuple[Reason, ...]:
    """What is discarded for a contract, and what is left."""
    return (Reason(kind=Kind.TOWARDS, contract=towards), *_kept(view, discard, towards))


def _kept(view: View, discard: Discard, towards: Declare) -> Iterator[Reason]:
    order = order_for(view.rules, towards.strain, towards.direction)
    kept, gone = view.hand & ~discard.cards, discard.cards
    if not order.has_trump:
        jokers = (gone & JOKERS).bit_count()
        if jokers:
            yield Reason(kind=Kind.JOKERS_AWAY, count=jokers)
        elif _keeps_tops(towards, kept, gone):
            yield Reason(kind=Kind.KEEPS_TOPS)
        return
    if not kept & ~order.trumps:
        yield Reason(kind=Kind.KEEPS_ONLY_TRUMPS)
    elif view.hand & order.trumps and not gone & order.trumps:
        yield Reason(kind=Kind.KEEPS_ALL_TRUMPS)
        if _keeps_tops(towards, kept, gone):
            yield Reason(kind=Kind.KEEPS_OTHER_TOPS)
    empty = [suit for suit in range(OPEN) if suit != towards.strain and not kept & SUIT_MASKS[suit]]
    if empty and kept & order.trumps:
        yield Reason(kind=Kind.CAN_RUFF, count=sum(1 << suit for suit in empty))


def _keeps_tops(towards: Declare, kept: Hand, gone: Hand) -> bool:
    """Whether no discarded card is better than a kept one of its suit, trumps apart."""
    downwards = ranks(towards.strain, towards.direction).downwards
    for suit in range(OPEN):
        if suit == towards.strain:
            continue
        cards = downwards[suit]
        lost = next((place for place, card in enumerate(cards) if gone >> card & 1), len(cards))
        if kept & mask_of(list(cards[lost:])):
            return False
    return True
