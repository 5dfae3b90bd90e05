"""Every kind of reason with its words and its proof, and the sentence made of an action and its reasons."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from bidwhist.actions import Action, Bid, Claim, Declare, Discard, Pass, Play
from bidwhist.bots.bot import Advice
from bidwhist.bots.reasons.call_kinds import CALL_KINDS, EXCHANGE_KINDS
from bidwhist.bots.reasons.card_kinds import CARD_KINDS
from bidwhist.bots.reasons.claim_kinds import takes_the_rest
from bidwhist.bots.reasons.plan_kinds import PLAN_KINDS
from bidwhist.bots.reasons.reason import Case, Kind, Reason, Row
from bidwhist.bots.reasons.search_kinds import SEARCH_KINDS
from bidwhist.bots.reasons.wording import listed
from bidwhist.cards import JOKERS, SUIT_MASKS, SUIT_WORDS, cards_of, name_card
from bidwhist.view import View

KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.BY_CHANCE: Row(lambda view, _: "picked by chance", lambda case, _: case.action in case.view.legal),
        **CARD_KINDS,
        **CALL_KINDS,
        **EXCHANGE_KINDS,
        **PLAN_KINDS,
        **SEARCH_KINDS,
        Kind.MAY_CLAIM: Row(
            lambda view, _: "every book left is yours, so you may claim them", takes_the_rest, hidden=True
        ),
    }
)
"""The words and the proof of every kind of reason."""


def advice(view: View, action: Action, reasons: Iterable[Reason]) -> Advice:
    """An action with its reasons, and the sentence they make."""
    reasons = tuple(reasons)
    return Advice(action, sentence(view, action, reasons), reasons)


def sentence(view: View, action: Action, reasons: tuple[Reason, ...]) -> str:
    """The sentence said for an action."""
    return f"{_HEADS[type(action)](view, action)}: {clauses(view, reasons)}."


def clauses(view: View, reasons: tuple[Reason, ...]) -> str:
    """The reasons alone, without the action they are for."""
    text, after = "", ""
    for reason in reasons:
        row = KINDS[reason.kind]
        text += f"{(after or row.joint) if text else ''}{row.words(view, reason)}"
        after = row.after
    is_open = view.rules.lets_reneges_through and any(KINDS[reason.kind].hidden for reason in reasons)
    return f"{text}, if nobody reneges" if is_open else text


def is_true(case: Case, reason: Reason) -> bool:
    """Whether the seat can prove a reason from what it sees, and every figure in it is the computed one."""
    return KINDS[reason.kind].holds(case, reason)


def _put_aside(_: View, discard: Discard) -> str:
    """The cards suit by suit: ``the nine and four of spades and the six of diamonds``."""
    groups = [f"the {name_card(card)}" for card in reversed(cards_of(discard.cards & JOKERS))]
    for suit in reversed(range(len(SUIT_WORDS))):
        ranks = [name_card(card).partition(" of ")[0] for card in reversed(cards_of(discard.cards & SUIT_MASKS[suit]))]
        groups += [f"the {listed(ranks)} of {SUIT_WORDS[suit]}"] if ranks else []
    return f"Put aside {listed(groups)}"


_HEADS: Mapping[type, Callable[[View, Any], str]] = MappingProxyType(
    {
        Pass: lambda view, _: "Pass",
        Bid: lambda view, bid: f"Bid {bid}",
        Declare: lambda view, declare: f"Name {declare}",
        Discard: _put_aside,
        Play: lambda view, play: f"{'Play' if view.table else 'Lead'} the {name_card(play.card)}",
        Claim: lambda view, _: "Claim the rest",
    }
)
