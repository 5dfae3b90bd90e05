"""Every kind of reason with its words and its proof, and the sentence made of an action and its reasons."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from bidwhist.bots.bot import Advice
from bidwhist.bots.explanations.call_kinds import CALL_KINDS, EXCHANGE_KINDS
from bidwhist.bots.explanations.card_kinds import CARD_KINDS
from bidwhist.bots.explanations.claim_kinds import takes_the_rest
from bidwhist.bots.explanations.plan_kinds import PLAN_KINDS
from bidwhist.bots.explanations.reason import Case, Kind, Reason, Row
from bidwhist.bots.explanations.search_kinds import SEARCH_KINDS
from bidwhist.bots.explanations.wording import bid_said, card_said, listed, plain, plan_said
from bidwhist.core.actions import Action, Bid, Claim, Declare, Discard, Pass, Play
from bidwhist.core.cards import JOKERS, RANK_LETTERS, SUIT_LETTERS, SUIT_MASKS, cards_of
from bidwhist.core.view import View
from bidwhist.i18n import Saying

KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.BY_CHANCE: Row(plain("why-by-chance"), lambda case, _: case.action in case.view.legal),
        **CARD_KINDS,
        **CALL_KINDS,
        **EXCHANGE_KINDS,
        **PLAN_KINDS,
        **SEARCH_KINDS,
        Kind.MAY_CLAIM: Row(plain("why-may-claim"), takes_the_rest, hidden=True),
    }
)
"""The words and the proof of every kind of reason."""


def advice(view: View, action: Action, reasons: Iterable[Reason]) -> Advice:
    """An action with its reasons, and the sentence they make."""
    reasons = tuple(reasons)
    said = sentence(view, action, reasons)
    return Advice(action, str(said), reasons, said)


def sentence(view: View, action: Action, reasons: tuple[Reason, ...]) -> Saying:
    """The sentence said for an action."""
    return Saying.of("why", does=_HEADS[type(action)](view, action), why=clauses(view, reasons))


def clauses(view: View, reasons: tuple[Reason, ...]) -> Saying:
    """The reasons alone, without the action they are for; there must be one."""
    first, *others = reasons
    said, after = KINDS[first.kind].words(view, first), KINDS[first.kind].after
    for reason in others:
        row = KINDS[reason.kind]
        said, after = Saying.of(after or row.joint, first=said, second=row.words(view, reason)), row.after
    is_open = view.rules.lets_reneges_through and any(KINDS[reason.kind].hidden for reason in reasons)
    return Saying.of("why-if-lawful", why=said) if is_open else said


def is_true(case: Case, reason: Reason) -> bool:
    """Whether the seat can prove a reason from what it sees, and every figure in it is the computed one."""
    return KINDS[reason.kind].holds(case, reason)


def _put_aside(_: View, discard: Discard) -> Saying:
    """The cards suit by suit: ``the nine and four of spades and the six of diamonds``."""
    groups = [card_said(card) for card in reversed(cards_of(discard.cards & JOKERS))]
    for suit in reversed(range(len(SUIT_MASKS))):
        cards = [*reversed(cards_of(discard.cards & SUIT_MASKS[suit]))]
        ranks = [Saying.of("rank", rank=f"r{RANK_LETTERS[card % 13]}") for card in cards]
        groups += [Saying.of("ranks-of", ranks=listed(ranks), suit=SUIT_LETTERS[suit])] if ranks else []
    return Saying.of("do-put-aside", cards=listed(groups))


_HEADS: Mapping[type, Callable[[View, Any], Saying]] = MappingProxyType(
    {
        Pass: lambda view, _: Saying("do-pass"),
        Bid: lambda view, bid: Saying.of("do-bid", bid=bid_said(bid)),
        Declare: lambda view, declare: Saying.of("do-name", contract=plan_said(declare)),
        Discard: _put_aside,
        Play: lambda view, play: Saying.of("do-play" if view.table else "do-lead", card=card_said(play.card)),
        Claim: lambda view, _: Saying("do-claim"),
    }
)
