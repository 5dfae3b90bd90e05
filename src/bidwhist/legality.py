"""What may be done in a deal: the actions of the seat to act, and what may interrupt it."""

from collections.abc import Callable, Sequence

from bidwhist.actions import Action, CallRenege, Claim, Declare, Interruption, plays_of
from bidwhist.bidding import directions_of, legal_calls
from bidwhist.cards import JOKERS, Hand, Strain
from bidwhist.deal import PLAY, Deal
from bidwhist.discards import DiscardChoices
from bidwhist.rules.options import DeclareWhen, NoTrumpJokers, Renege
from bidwhist.rules.ruleset import Ruleset


def legal(deal: Deal) -> Sequence[Action]:
    """The actions of the seat whose turn it is; none when the deal is over.

    Calls that interrupt a turn are in ``interruptions``.
    """
    return _LEGAL[deal.phase](deal)


def _legal_calls(deal: Deal) -> Sequence[Action]:
    return legal_calls(deal.rules, deal.calls)


def _legal_declarations(deal: Deal) -> Sequence[Action]:
    rules, bid = deal.rules, deal.bid
    suffix = bid.suffix if bid else None
    strains = _STRAINS[suffix.value if suffix else None]
    holds_jokers = deal.kitty_is_taken and deal.hand(deal.declarer) & JOKERS
    if holds_jokers and rules.declare is DeclareWhen.AFTER_DISCARD and _must_discard_jokers(rules):
        strains = tuple(strain for strain in strains if strain is not Strain.NO_TRUMP) or strains
    return tuple(Declare(strain, direction) for strain in strains for direction in directions_of(rules, suffix))


_TRUMPS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
_STRAINS: dict[str | None, tuple[Strain, ...]] = {
    "U": _TRUMPS,
    "D": _TRUMPS,
    "N": (Strain.NO_TRUMP,),
    None: (*_TRUMPS, Strain.NO_TRUMP),
}


def _must_discard_jokers(rules: Ruleset) -> bool:
    return rules.no_trump_jokers is NoTrumpJokers.DECLARER_DISCARDS


def _legal_discards(deal: Deal) -> DiscardChoices:
    hand = deal.hands[deal.declarer]
    return DiscardChoices(hand, deal.rules.kitty, _required_discards(deal, hand))


def _required_discards(deal: Deal, hand: Hand) -> Hand:
    # A5: no-trump is known from the declaration, or from the bid where trump is named after the discard.
    bid = deal.bid
    bid_no_trump = bid is not None and bid.suffix is not None and bid.suffix.value == "N"
    named_no_trump = deal.declared is not None and deal.declared.strain is Strain.NO_TRUMP
    return hand & JOKERS if _must_discard_jokers(deal.rules) and (bid_no_trump or named_no_trump) else 0


def playable(deal: Deal) -> Hand:
    """The mask of cards that the seat to act may play (rules C16–C18, P6, P7, X15)."""
    hand = deal.hands[deal.to_act] & ~deal.played
    order = deal.order
    assert order is not None
    following = hand & order.follow[deal.led]
    return following | hand & order.always if following else hand


def _legal_plays(deal: Deal) -> Sequence[Action]:
    hand = deal.hands[deal.to_act] & ~deal.played
    order = deal.order
    following = hand & order.follow[deal.led]  # type: ignore[union-attr]  # play has an order
    return plays_of(following | hand & order.always if following else hand)  # type: ignore[union-attr]


def _nothing(_: Deal) -> Sequence[Action]:
    return ()


_LEGAL: tuple[Callable[[Deal], Sequence[Action]], ...] = (
    _legal_calls,
    _legal_declarations,
    _legal_discards,
    _legal_plays,
    _nothing,
)


def interruptions(deal: Deal) -> tuple[Interruption, ...]:
    """Claims and renege calls that may be made now, by any seat (rules X15, X18).

    A claim listed here is granted only if it holds; a renege call may turn out to be wrong.
    """
    claims = tuple(Claim(seat) for seat in range(deal.players)) if _may_claim(deal) else ()
    return claims + _renege_calls(deal)


def _may_claim(deal: Deal) -> bool:
    return deal.phase is PLAY and not deal.table


def _renege_calls(deal: Deal) -> tuple[CallRenege, ...]:
    if deal.rules.renege is not Renege.CALLED or deal.forfeited:
        return ()
    return tuple(CallRenege(seat, trick) for seat in range(deal.players) for trick in range(len(deal.tricks)))
