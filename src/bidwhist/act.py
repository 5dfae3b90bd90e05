"""``act`` checks an action and gives the next deal; ``why_not`` says in words why the rules do not allow one."""

from collections.abc import Callable
from typing import Any

from bidwhist.actions import (
    Action,
    Bid,
    CallRenege,
    Claim,
    Declare,
    Discard,
    Pass,
    Play,
    RefusedClaim,
    Settled,
    why_mistyped,
)
from bidwhist.apply import apply
from bidwhist.bidding import all_bids, dealer_must_bid
from bidwhist.cards import SUIT_WORDS, Strain
from bidwhist.claims import is_certain
from bidwhist.deal import AUCTION, DECLARE, DISCARD, DONE, NOBODY, PLAY, Deal, Phase
from bidwhist.discards import DiscardChoices
from bidwhist.errors import IllegalAction
from bidwhist.legality import claims_left, interruptions, keeps_jokers, legal
from bidwhist.view import view


def act(deal: Deal, action: Action) -> Deal:
    """The deal after an action; a claim that is not certain is counted as refused, and play goes on.

    :raises IllegalAction: if the rules do not allow it; the deal is a value and stays as it was.
    """
    reason = why_not(deal, action)
    if reason:
        raise IllegalAction(reason)
    return apply(deal, settled(deal, action))


def settled(deal: Deal, action: Action) -> Settled:
    """What an allowed action comes to, for ``apply``: a claim is granted or refused, all else is what it is.

    A claim is judged from the claimer's own view, so the answer tells nobody a card (rules X11, X18).
    """
    if isinstance(action, Claim) and not is_certain(view(deal, action.by)):
        return RefusedClaim(action.by, deal.played.bit_count())
    return action


_WAITS_FOR = {
    AUCTION: "the auction waits for a call",
    DECLARE: "the declarer has to name the contract first",
    DISCARD: "the declarer has to discard first",
    PLAY: "the deal waits for a card",
    DONE: "the deal is over",
}


def why_not(deal: Deal, action: Action) -> str | None:
    """Why the rules do not allow an action now, in words for a person; nothing if they do.

    A claim is allowed at its moment whether or not it will be granted.
    """
    wrong_type = why_mistyped(action)
    if wrong_type:
        return f"{_who(deal)} may not do that: {wrong_type}"
    if isinstance(action, Claim):
        return _why_no_claim(deal, action)
    if isinstance(action, CallRenege):
        return None if action in interruptions(deal) else _why_no_renege_call(deal, action)
    if action in legal(deal):
        return None
    explain = _EXPLAIN.get((deal.phase, type(action)))
    reason = explain(deal, action) if explain else _WAITS_FOR[deal.phase]
    return f"{_who(deal)} may not {_VERBS.get(type(action), '')}{action}: {reason}"


def _who(deal: Deal) -> str:
    return f"seat {deal.to_act}" if deal.to_act != NOBODY else "nobody"


# Plays, discards and passes say what they do; a bid and a declaration are nouns.
_VERBS: dict[type, str] = {Bid: "bid ", Declare: "name "}


def _why_no_claim(deal: Deal, claim: Claim) -> str | None:
    if not 0 <= claim.by < deal.players:
        return f"there is no seat to claim; seats are 0 to {deal.players - 1}: {claim.by}"
    if claim in interruptions(deal):
        return None
    if deal.phase is not PLAY:
        reason = "claims are made while cards are played (X18)"
    elif deal.table:
        reason = "claims are made between tricks (X18)"
    else:
        assert not claims_left(deal, claim.by)
        reason = "two claims were refused in this deal, so the cards are played out (X11)"
    return f"seat {claim.by} may not claim: {reason}"


def _why_no_renege_call(deal: Deal, call: CallRenege) -> str:
    if not deal.rules.reneges_are_called:
        finds = deal.rules.reneges_are_found
        reason = f"the program {'finds' if finds else 'prevents'} reneges at this table"
    elif deal.forfeited:
        reason = "the deal has been settled"
    elif not 0 <= call.by < deal.players:
        reason = f"there is no such seat; seats are 0 to {deal.players - 1}"
    else:
        reason = f"name a finished trick, 1 to {len(deal.tricks)}" if deal.tricks else "no trick is finished yet"
    return f"seat {call.by} may not call a renege: {reason}"


def _why_no_bid(deal: Deal, bid: Bid) -> str:
    rules, highest = deal.rules, deal.bid
    if highest is None and bid in all_bids(rules):
        return f"all others have passed, and the dealer must bid {rules.min_bid}, no more"
    if highest is not None and bid in all_bids(rules):
        return f"a bid must beat {highest}"
    if (bid.suffix is None) is not (all_bids(rules)[0].suffix is None):
        named = all_bids(rules)[0].suffix is not None
        return "a bid names uptown, downtown or no-trump here" if named else "a bid is a number alone here"
    lowest, highest_of_all = all_bids(rules)[0], all_bids(rules)[-1]
    return f"bids run from {lowest} to {highest_of_all}"


def _why_no_pass(deal: Deal, _: Pass) -> str:
    assert dealer_must_bid(deal.rules)
    return "all others have passed, so the dealer must bid"


def _why_no_declare(deal: Deal, declare: Declare) -> str:
    if keeps_jokers(deal) and declare.strain is Strain.NO_TRUMP:
        return "jokers must be discarded before no-trump is named, or the bid was not no-trump"
    return f"the bid was {deal.bid}, and it binds"


def _why_no_discard(deal: Deal, discard: Discard) -> str:
    choices = legal(deal)
    assert isinstance(choices, DiscardChoices)
    if discard.cards < 0 or discard.cards & ~choices.hand:
        return "only cards in hand can be discarded"
    if discard.cards.bit_count() != choices.size:
        return f"exactly {choices.size} cards go, not {discard.cards.bit_count()}"
    return "the jokers must go in no-trump"


def _why_no_card(deal: Deal, play: Play) -> str:
    if not 0 <= play.card < 54 or not deal.hand(deal.to_act) >> play.card & 1:
        return "the card is not in hand"
    order = deal.order
    assert order is not None
    if not deal.table:
        return "a joker may not be led in no-trump while you hold another card"
    suit = SUIT_WORDS[deal.led]
    if not deal.hand(deal.to_act) & order.follow[deal.led]:
        return f"you have no {suit}, so a joker has to go"
    trump = " (jokers are trumps)" if order.strain == deal.led else ""
    return f"you still have {suit} and must follow{trump}"


_EXPLAIN: dict[tuple[Phase, type], Callable[[Deal, Any], str]] = {
    (AUCTION, Bid): _why_no_bid,
    (AUCTION, Pass): _why_no_pass,
    (DECLARE, Declare): _why_no_declare,
    (DISCARD, Discard): _why_no_discard,
    (PLAY, Play): _why_no_card,
}
