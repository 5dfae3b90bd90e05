"""``act`` checks an action and gives the next deal; ``why_not`` says in words why the rules do not allow one."""

from collections.abc import Callable
from typing import Any, get_args

from bidwhist.actions import Action, Bid, CallRenege, Claim, Declare, Discard, Pass, Play
from bidwhist.apply import apply
from bidwhist.bidding import all_bids
from bidwhist.cards import JOKERS, SUIT_WORDS, Strain
from bidwhist.claims import claim_holds
from bidwhist.deal import AUCTION, DECLARE, DISCARD, DONE, NOBODY, PLAY, Deal, Phase
from bidwhist.discards import DiscardChoices
from bidwhist.errors import IllegalAction
from bidwhist.legality import interruptions, legal
from bidwhist.rules.options import AllPass, Renege

_ACTIONS = frozenset(get_args(Action))


def act(deal: Deal, action: Action) -> Deal:
    """The deal after an action.

    :raises IllegalAction: if the rules do not allow it; the deal is a value and stays as it was.
    """
    reason = why_not(deal, action)
    if reason:
        raise IllegalAction(reason)
    return apply(deal, action)


_WAITS_FOR = {
    AUCTION: "the auction waits for a call",
    DECLARE: "the declarer has to name the contract first",
    DISCARD: "the declarer has to discard first",
    PLAY: "the deal waits for a card",
    DONE: "the deal is over",
}


def why_not(deal: Deal, action: Action) -> str | None:
    """Why the rules do not allow an action now, in words for a person; nothing if they do."""
    if isinstance(action, Claim):
        return _why_no_claim(deal, action)
    if isinstance(action, CallRenege):
        return None if action in interruptions(deal) else _why_no_renege_call(deal, action)
    if action in legal(deal):
        return None
    explain = _EXPLAIN.get((deal.phase, type(action)))
    reason = explain(deal, action) if explain else _WAITS_FOR[deal.phase]
    who = f"seat {deal.to_act}" if deal.to_act != NOBODY else "nobody"
    return f"{who} may not {_deed(action)}: {reason}"


def _deed(action: Action) -> str:
    if type(action) not in _ACTIONS:
        return "do that"
    return f"{_VERBS.get(type(action), '')}{action}"


# Plays, discards and passes say what they do; a bid and a declaration are nouns.
_VERBS: dict[type, str] = {Bid: "bid ", Declare: "name "}


def _why_no_claim(deal: Deal, claim: Claim) -> str | None:
    if type(claim.by) is not int or not 0 <= claim.by < deal.players:
        return f"there is no seat to claim; seats are 0 to {deal.players - 1}: {claim.by}"
    if claim not in interruptions(deal):
        when = "between tricks" if deal.phase is PLAY else "while cards are played"
        return f"seat {claim.by} may not claim: claims are made {when} (X18)"
    holds = claim_holds(deal, claim.by)
    if holds is None:
        return f"seat {claim.by} may not claim: too much is open to be sure; play a few tricks more"
    return None if holds else f"seat {claim.by} may not claim: the claim does not hold against every defence (X11)"


def _why_no_renege_call(deal: Deal, call: CallRenege) -> str:
    if deal.rules.renege is not Renege.CALLED:
        reason = "the program prevents reneges at this table"
    elif deal.forfeited:
        reason = "the deal has been settled"
    elif type(call.by) is not int or not 0 <= call.by < deal.players:
        reason = f"there is no such seat; seats are 0 to {deal.players - 1}"
    else:
        reason = f"name a finished trick, 1 to {len(deal.tricks)}" if deal.tricks else "no trick is finished yet"
    return f"seat {call.by} may not call a renege: {reason}"


def _why_no_bid(deal: Deal, bid: Bid) -> str:
    rules, highest = deal.rules, deal.bid
    if highest is not None and bid in all_bids(rules):
        return f"a bid must beat {highest}"
    if (bid.suffix is None) is not (all_bids(rules)[0].suffix is None):
        named = all_bids(rules)[0].suffix is not None
        return "a bid names uptown, downtown or no-trump here" if named else "a bid is a number alone here"
    lowest, highest_of_all = all_bids(rules)[0], all_bids(rules)[-1]
    return f"bids run from {lowest} to {highest_of_all}"


def _why_no_pass(deal: Deal, _: Pass) -> str:
    assert deal.rules.all_pass is AllPass.DEALER_MUST
    return "all others have passed, so the dealer must bid"


def _why_no_declare(deal: Deal, declare: Declare) -> str:
    if deal.hand(deal.declarer) & JOKERS and deal.kitty_is_taken and declare.strain is Strain.NO_TRUMP:
        return "jokers must be discarded before no-trump is named, or the bid was not no-trump"
    return f"the bid was {deal.bid}, and it binds"


def _why_no_discard(deal: Deal, discard: Discard) -> str:
    choices = legal(deal)
    assert isinstance(choices, DiscardChoices)
    if type(discard.cards) is not int or discard.cards < 0 or discard.cards & ~choices.hand:
        return "only cards in hand can be discarded"
    if discard.cards.bit_count() != choices.size:
        return f"exactly {choices.size} cards go, not {discard.cards.bit_count()}"
    return "the jokers must go in no-trump"


def _why_no_card(deal: Deal, play: Play) -> str:
    if type(play.card) is not int or not 0 <= play.card < 54 or not deal.hand(deal.to_act) >> play.card & 1:
        return "the card is not in hand"
    order = deal.order
    suit = SUIT_WORDS[deal.led]
    trump = " (jokers are trumps)" if order is not None and order.strain == deal.led else ""
    return f"you still have {suit} and must follow{trump}"


_EXPLAIN: dict[tuple[Phase, type], Callable[[Deal, Any], str]] = {
    (AUCTION, Bid): _why_no_bid,
    (AUCTION, Pass): _why_no_pass,
    (DECLARE, Declare): _why_no_declare,
    (DISCARD, Discard): _why_no_discard,
    (PLAY, Play): _why_no_card,
}
