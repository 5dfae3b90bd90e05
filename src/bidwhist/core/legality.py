"""What may be done in a deal: the actions of the seat to act, and the calls that may interrupt it."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from bidwhist.core.actions import (
    PLAYS_IN_SUIT,
    Action,
    Bid,
    CallRenege,
    Claim,
    Contract,
    Declare,
    Interruption,
    Suffix,
    plays_of,
    says_no_trump,
)
from bidwhist.core.bidding import directions_of, legal_calls
from bidwhist.core.cards import JOKERS, Hand, Strain
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.ruleset import Ruleset


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
    return declarations(rules, suffix, keeps_jokers(deal) and _must_discard_jokers(rules))


def keeps_jokers(deal: Deal) -> bool:
    """Whether the declarer has discarded and kept a joker, which can no longer be discarded (rule A5)."""
    return bool(deal.discards and deal.hand(deal.declarer) & JOKERS)


@lru_cache(maxsize=4096, typed=True)
def declarations(rules: Ruleset, suffix: Suffix | None, jokers_forbid_no_trump: bool = False) -> tuple[Declare, ...]:
    """What the winner of the auction may name after a bid of a suffix (rules C14, A4, A5, X3)."""
    strains = _STRAINS[suffix]
    if jokers_forbid_no_trump:
        strains = tuple(strain for strain in strains if strain is not Strain.NO_TRUMP) or strains
    return tuple(Declare(strain, direction) for strain in strains for direction in directions_of(rules, suffix))


_TRUMPS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
_STRAINS: dict[Suffix | None, tuple[Strain, ...]] = {
    Suffix.UPTOWN: _TRUMPS,
    Suffix.DOWNTOWN: _TRUMPS,
    Suffix.NO_TRUMP: (Strain.NO_TRUMP,),
    None: (*_TRUMPS, Strain.NO_TRUMP),
}


def _must_discard_jokers(rules: Ruleset) -> bool:
    return rules.declarer_discards_jokers and rules.jokers > 0


def _legal_discards(deal: Deal) -> DiscardChoices:
    hand = deal.hands[deal.declarer]
    return discards_from(deal.rules, hand, deal.bid, deal.contract)


def discards_from(rules: Ruleset, hand: Hand, bid: Bid | None, contract: Contract | None) -> DiscardChoices:
    """The legal discards from a hand with the kitty in it, after a bid and perhaps a declaration (rule A5)."""
    must = _must_discard_jokers(rules) and says_no_trump(bid, contract)
    return DiscardChoices(hand, rules.kitty, hand & JOKERS if must else 0)


def playable(deal: Deal) -> Hand:
    """The mask of cards that the seat to act may play (rules C16–C18, P6, P7, X15, X20)."""
    hand = deal.hands[deal.to_act] & ~deal.played
    order = deal.order
    assert order is not None
    cards = order.lawful(hand, deal.led, not deal.table)
    return cards | hand & order.always if deal.table else cards


def _legal_plays(deal: Deal) -> Sequence[Action]:
    hand, order, led = deal.hands[deal.to_act], deal.order, deal.led
    # Masks that are not negative take Python half the time: the hand as it was, less the cards of it that were played.
    hand ^= hand & deal.played
    following = hand & order.follow[led]  # type: ignore[union-attr]  # play has an order
    if not following:
        # Most contracts bind no card of a hand that does not follow.
        return plays_of(playable(deal) if hand & order.binding else hand)  # type: ignore[union-attr]
    beside = hand & order.always  # type: ignore[union-attr]
    # Most plays are of one suit, which takes one look-up.
    return plays_of(following | beside) if beside else PLAYS_IN_SUIT[following]


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
    """Claims and renege calls that any seat may make now (rules X15, X18).

    A claim listed here is granted only if it is certain. A renege call may turn out to be wrong.
    """
    return _claims(deal) + _renege_calls(deal)


REFUSALS = 2
"""Most refused claims of one seat in a deal; after them it may not claim again (rule X11)."""


def claims_left(deal: Deal, seat: int) -> int:
    """How many more claims of a seat may be refused before it has none in this deal."""
    refused = deal.refused_claims
    return REFUSALS - sum([one.by == seat for one in refused]) if refused else REFUSALS


def _claims(deal: Deal) -> tuple[Claim, ...]:
    if deal.phase is not PLAY or deal.table:
        return ()
    return tuple(Claim(seat) for seat in range(deal.players) if claims_left(deal, seat))


def _renege_calls(deal: Deal) -> tuple[CallRenege, ...]:
    if not deal.rules.reneges_are_called or deal.forfeited:
        return ()
    return tuple(CallRenege(seat, trick) for seat in range(deal.players) for trick in range(len(deal.tricks)))
