"""``act`` checks an action and gives the next deal; ``why_not`` says in words why the rules do not allow one."""

from collections.abc import Callable
from typing import Any

from bidwhist.core.actions import (
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
from bidwhist.core.apply import apply
from bidwhist.core.bidding import all_bids, dealer_must_bid
from bidwhist.core.cards import SUIT_LETTERS, Strain
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, DONE, NOBODY, PLAY, Deal, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import interruptions, keeps_jokers, legal
from bidwhist.core.view import view
from bidwhist.errors import IllegalAction
from bidwhist.i18n import Saying


def act(deal: Deal, action: Action) -> Deal:
    """The deal after an action. A claim that is not certain is counted as refused, and play goes on.

    :raises IllegalAction: if the rules do not allow it; the deal is a value and stays as it was.
    """
    reason = why_not(deal, action)
    if reason:
        raise IllegalAction(reason)
    return apply(deal, settled(deal, action))


def settled(deal: Deal, action: Action) -> Settled:
    """The action as ``apply`` takes it: a claim becomes granted or refused, every other action stays as it is.

    A claim is judged from the claimer's own view, so the answer reveals no card (rules X11, X18).
    """
    if isinstance(action, Claim) and not is_certain(view(deal, action.by)):
        return RefusedClaim(action.by, deal.played.bit_count())
    return action


_WAITS_FOR = {
    AUCTION: "waits-for-call",
    DECLARE: "waits-for-name",
    DISCARD: "waits-for-discard",
    PLAY: "waits-for-card",
    DONE: "waits-for-nothing",
}


def why_not(deal: Deal, action: Action) -> str | None:
    """Why the rules do not allow an action now, in words for a person; None if they do.

    A claim is allowed at its moment, whether or not it will be granted.
    """
    wrong_type = why_mistyped(action)
    if wrong_type:
        return f"{_who(deal)} may not do that: {wrong_type}"
    if isinstance(action, Claim) and not 0 <= action.by < deal.players:
        return f"there is no seat to claim; seats are 0 to {deal.players - 1}: {action.by}"
    reason = reason_not(deal, action)
    return None if reason is None else f"{_what(deal, action)}: {reason}"


def reason_not(deal: Deal, action: Action) -> Saying | None:
    """The reason alone, to be translated, for an action of the right type and an existing seat."""
    if isinstance(action, Claim):
        return None if action in interruptions(deal) else _why_no_claim(deal)
    if isinstance(action, CallRenege):
        return None if action in interruptions(deal) else _why_no_renege_call(deal, action)
    return None if action in legal(deal) else why_illegal(deal, action)


def why_illegal(deal: Deal, action: Action) -> Saying:
    """The reason alone, for an action that is not among the legal ones of the turn."""
    explain = _EXPLAIN.get((deal.phase, type(action)))
    return explain(deal, action) if explain else Saying(_WAITS_FOR[deal.phase])


def _what(deal: Deal, action: Action) -> str:
    if isinstance(action, Claim):
        return f"seat {action.by} may not claim"
    if isinstance(action, CallRenege):
        return f"seat {action.by} may not call a renege"
    return f"{_who(deal)} may not {_VERBS.get(type(action), '')}{action}"


def _who(deal: Deal) -> str:
    return f"seat {deal.to_act}" if deal.to_act != NOBODY else "nobody"


# Plays, discards and passes are said with a verb; a bid and a declaration with a noun.
_VERBS: dict[type, str] = {Bid: "bid ", Declare: "name "}


def _why_no_claim(deal: Deal) -> Saying:
    if deal.phase is not PLAY:
        return Saying("no-claim-now")
    return Saying("no-claim-within" if deal.table else "no-claim-left")


def _why_no_renege_call(deal: Deal, call: CallRenege) -> Saying:
    if not deal.rules.reneges_are_called:
        return Saying("no-renege-found" if deal.rules.reneges_are_found else "no-renege-prevented")
    if deal.forfeited:
        return Saying("no-renege-settled")
    if not 0 <= call.by < deal.players:
        return Saying.of("no-renege-seat", last=deal.players - 1)
    return Saying.of("no-renege-trick", last=len(deal.tricks)) if deal.tricks else Saying("no-renege-yet")


def bid_said(bid: Bid) -> Saying:
    """A bid within a saying."""
    return Saying.of("bid", number=bid.number, suffix=bid.suffix.value if bid.suffix else "none")


def _why_no_bid(deal: Deal, bid: Bid) -> Saying:
    rules, highest = deal.rules, deal.bid
    if highest is None and bid in all_bids(rules):
        return Saying.of("no-bid-dealer", number=rules.min_bid)
    if highest is not None and bid in all_bids(rules):
        return Saying.of("no-bid-higher", bid=bid_said(highest))
    if (bid.suffix is None) is not (all_bids(rules)[0].suffix is None):
        return Saying("no-bid-suffix" if all_bids(rules)[0].suffix is not None else "no-bid-number")
    lowest, highest_of_all = all_bids(rules)[0], all_bids(rules)[-1]
    return Saying.of("no-bid-range", lowest=bid_said(lowest), highest=bid_said(highest_of_all))


def _why_no_pass(deal: Deal, _: Pass) -> Saying:
    assert dealer_must_bid(deal.rules)
    return Saying("no-pass")


def _why_no_declare(deal: Deal, declare: Declare) -> Saying:
    if keeps_jokers(deal) and declare.strain is Strain.NO_TRUMP:
        return Saying("no-name-jokers")
    assert deal.bid is not None
    return Saying.of("no-name-bound", bid=bid_said(deal.bid))


def _why_no_discard(deal: Deal, discard: Discard) -> Saying:
    choices = legal(deal)
    assert isinstance(choices, DiscardChoices)
    if discard.cards < 0 or discard.cards & ~choices.hand:
        return Saying("no-discard-hand")
    if discard.cards.bit_count() != choices.size:
        return Saying.of("no-discard-count", count=choices.size, given=discard.cards.bit_count())
    return Saying("no-discard-jokers")


def _why_no_card(deal: Deal, play: Play) -> Saying:
    if not 0 <= play.card < 54 or not deal.hand(deal.to_act) >> play.card & 1:
        return Saying("no-card-hand")
    order = deal.order
    assert order is not None
    if not deal.table:
        return Saying("no-card-joker-lead")
    suit = SUIT_LETTERS[deal.led]
    if not deal.hand(deal.to_act) & order.follow[deal.led]:
        return Saying.of("no-card-joker", suit=suit)
    return Saying.of("no-card-follow-trump" if order.strain == deal.led else "no-card-follow", suit=suit)


_EXPLAIN: dict[tuple[Phase, type], Callable[[Deal, Any], Saying]] = {
    (AUCTION, Bid): _why_no_bid,
    (AUCTION, Pass): _why_no_pass,
    (DECLARE, Declare): _why_no_declare,
    (DISCARD, Discard): _why_no_discard,
    (PLAY, Play): _why_no_card,
}
