"""The words of a verdict for the player: what was done, what would have been better, and why."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bidwhist.analysis.coach.decisions import Decision
from bidwhist.analysis.coach.verdicts import Verdict
from bidwhist.bots.explanations.cards import whys_of_card
from bidwhist.bots.explanations.discards import why_discard
from bidwhist.bots.explanations.reason import Case, Kind, Reason
from bidwhist.bots.explanations.table import clauses, is_true
from bidwhist.bots.explanations.wording import bid_said, plan_said
from bidwhist.core.actions import Action, Bid, Declare, Discard, Pass, Play
from bidwhist.core.cards import CODES, Card, draw_card, is_joker
from bidwhist.core.view import View
from bidwhist.i18n import ENGLISH, Decimal, Language, Saying
from bidwhist.narration import hand_in_signs

SACRIFICE = 0.4
"""A bid made less often than this has another purpose than to be made."""


def place_in_words(decision: Decision, language: Language = ENGLISH) -> str:
    """Where in a match a decision was made: ``deal 2, book 4``."""
    return language.say("place", deal=decision.deal, where=decision.kind, book=decision.trick or 0)


def done(view: View, action: Action) -> Saying:
    """What a player did: ``you led A♥``, ``you bid 4 uptown``."""
    return _DONE[type(action)](view, action)


_DONE: Mapping[type, Callable[[View, Any], Saying]] = MappingProxyType(
    {
        Pass: lambda view, _: Saying("did-pass"),
        Bid: lambda view, bid: Saying.of("did-bid", bid=bid_said(bid)),
        Declare: lambda view, declare: Saying.of("did-name", plan=plan_said(declare)),
        Discard: lambda view, discard: Saying.of("did-aside", cards=hand_in_signs(discard.cards, view.order)),
        Play: lambda view, play: Saying.of("did-play" if view.table else "did-lead", card=_card_said(play.card)),
    }
)


def verdict_in_words(verdict: Verdict, language: Language = ENGLISH) -> str:
    """A verdict for the player, in a sentence or two beginning with ``you``."""
    return language.tell(verdict_said(verdict))


def verdict_said(verdict: Verdict) -> Saying:
    """A verdict for the player, before translation."""
    view, taken = verdict.decision.view, verdict.taken.action
    did = done(view, taken)
    if verdict.is_good:
        return Saying.of("coach-as-good" if verdict.taken == verdict.best else "coach-hair", did=did)
    better = _BETTER[type(verdict.best.action)](view, taken, verdict.best.action)
    more = _more_often(_in_100(verdict.taken.value), cost_in_100(verdict))
    why = _WHY[verdict.decision.kind](verdict)
    if why is None:
        return Saying.of("coach-better", did=did, better=better, times=more)
    return Saying.of("coach-better-why", did=did, better=better, times=more, why=why)


def _often(chance: float) -> Saying:
    return Saying.of("often", times=_in_100(chance))


def cost_in_100(verdict: Verdict) -> int:
    """What a mistake cost in matches of 100: the one figure that words, list and graph all tell."""
    return round(100 * verdict.cost)


def _more_often(won: int, more: int) -> Saying:
    if more < 1:
        return Saying("little-more-often")
    return Saying.of("more-often", more=more, could=won + more, won=won)


def _in_100(chance: float) -> int:
    return round(100 * min(1.0, max(0.0, chance)))


def _card_said(card: Card) -> Saying | str:
    """A card as people read it within a sentence: its signs, and the name of a joker, which has none."""
    return Saying.of("the-joker", card=CODES[card]) if is_joker(card) else draw_card(card)


def _other_discard(view: View, taken: Action, best: Discard) -> Saying:
    assert isinstance(taken, Discard)
    kept = hand_in_signs(taken.cards & ~best.cards, view.order)
    return Saying.of("better-aside", kept=kept, gone=hand_in_signs(best.cards & ~taken.cards, view.order))


def _other_card(view: View, _: Action, best: Play) -> Saying:
    return Saying.of("better-play" if view.table else "better-lead", card=_card_said(best.card))


_BETTER: Mapping[type, Callable[[View, Action, Any], Saying]] = MappingProxyType(
    {
        Pass: lambda view, taken, best: Saying("better-pass"),
        Bid: lambda view, taken, best: Saying.of("better-bid", bid=bid_said(best)),
        Declare: lambda view, taken, best: Saying.of("better-name", plan=plan_said(best)),
        Discard: _other_discard,
        Play: _other_card,
    }
)


def _why_bid(verdict: Verdict) -> Saying | None:
    taken, best = verdict.taken, verdict.best
    if isinstance(best.action, Bid) and best.makes is not None:
        return Saying.of("coach-keeps-bid" if best.makes < SACRIFICE else "coach-made", often=_often(best.makes))
    if isinstance(taken.action, Bid) and taken.makes is not None:
        return Saying.of("coach-yours-made", often=_often(taken.makes))
    return None


def _why_naming(verdict: Verdict) -> Saying | None:
    taken, best = verdict.taken, verdict.best
    if best.tricks is None or taken.tricks is None:
        return None
    return Saying.of("coach-books", best=Decimal(best.tricks, 1), taken=Decimal(taken.tricks, 1))


def _why_discard(verdict: Verdict) -> Saying | None:
    view, best = verdict.decision.view, verdict.best
    assert isinstance(best.action, Discard)
    reasons = why_discard(view, best.action, best.towards) if best.towards else ()
    told = tuple(one for one in reasons if one.kind is Kind.TOWARDS or _is_of_best_alone(verdict, one))
    if len(told) > 1 or (told and _is_of_best_alone(verdict, told[0])):
        return clauses(view, told)
    return _why_naming(verdict)


def _why_card(verdict: Verdict) -> Saying | None:
    """The first reason for the better card that does not speak for the one played as well; else books."""
    view, best = verdict.decision.view, verdict.best.action
    assert isinstance(best, Play)
    for reason in whys_of_card(view, best):
        if _is_of_best_alone(verdict, reason):
            return clauses(view, (reason,))
    return _by_books(verdict)


def _is_of_best_alone(verdict: Verdict, reason: Reason) -> bool:
    """Whether a reason for the better action does not hold for the one taken."""
    view, taken = verdict.decision.view, verdict.taken.action
    if reason.kind is Kind.BEATEN_BY and isinstance(taken, Play):
        # "Only two better ones can still come" does not speak against a card that only one can beat.
        likewise = [one for one in whys_of_card(view, taken) if one.kind is Kind.BEATEN_BY]
        return all(one.count > reason.count for one in likewise)
    if isinstance(taken, Play):
        # Two better cards or three behind it read the same.
        told = clauses(view, (reason,))
        if any(clauses(view, (one,)) == told or _is_alike(one, reason) for one in whys_of_card(view, taken)):
            return False
    # A reason further down the list need not be true of the better card: it was made for where those before it are not.
    holds = is_true(Case(view, verdict.best.action, (verdict.best,)), reason)
    return holds and not is_true(Case(view, taken, (verdict.taken,)), reason)


def _is_alike(one: Reason, other: Reason) -> bool:
    return one.kind is other.kind is Kind.KEEPS_BETTER and one.suit == other.suit


def _by_books(verdict: Verdict) -> Saying | None:
    """How many books more the better card brings its own side, where that is a tenth or more."""
    view, rules = verdict.decision.view, verdict.decision.view.rules
    best, taken = verdict.best.tricks, verdict.taken.tricks
    if best is None or taken is None:
        return None
    if view.side != view.aiming_side:
        best, taken = rules.all_tricks - best, rules.all_tricks - taken
    if best <= taken or f"{best:.1f}" == f"{taken:.1f}":
        return None
    return Saying.of("coach-books", best=Decimal(best, 1), taken=Decimal(taken, 1))


_WHY: Mapping[str, Callable[[Verdict], Saying | None]] = MappingProxyType(
    {"bid": _why_bid, "naming": _why_naming, "discard": _why_discard, "card": _why_card}
)


def hindsight_in_words(verdict: Verdict, language: Language = ENGLISH) -> str:
    """The cost with all cards open, for a column: ``1 book``, ``2 short`` of a bid, ``0``, or a dash."""
    hindsight = verdict.hindsight
    if hindsight is None:
        return "-"
    if verdict.decision.kind == "bid":
        return language.say("hindsight-short", count=hindsight.cost)
    return str(hindsight.cost)
