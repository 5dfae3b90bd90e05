"""The words of a verdict for the player: what was done, what would have been better, and why."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bidwhist.actions import Action, Bid, Declare, Discard, Pass, Play
from bidwhist.analysis.coach.decisions import Decision
from bidwhist.analysis.coach.verdicts import Verdict
from bidwhist.bots.reasons.cards import why_card
from bidwhist.bots.reasons.discards import why_discard
from bidwhist.bots.reasons.table import clauses
from bidwhist.cards import draw_card
from bidwhist.view import View
from bidwhist.words import hand_in_signs

SACRIFICE = 0.4
"""A bid made less often than this has another purpose than to be made."""
_TIMES = {1: "once", 2: "twice"}


def place_in_words(decision: Decision) -> str:
    """Where in a match a decision was made: ``deal 2, book 4``."""
    where = _WHERE.get(decision.kind) or f"book {decision.trick}"
    return f"deal {decision.deal}, {where}"


_WHERE = {"bid": "bidding", "naming": "naming", "discard": "discards"}


def done_in_words(view: View, action: Action) -> str:
    """What somebody did, in the past tense: ``led A♥``, ``bid 4 uptown``."""
    return _DONE[type(action)](view, action)


_DONE: Mapping[type, Callable[[View, Any], str]] = MappingProxyType(
    {
        Pass: lambda view, _: "passed",
        Bid: lambda view, bid: f"bid {bid}",
        Declare: lambda view, declare: f"named {declare}",
        Discard: lambda view, discard: f"put aside {hand_in_signs(discard.cards, view.order)}",
        Play: lambda view, play: f"{'played' if view.table else 'led'} {draw_card(play.card)}",
    }
)


def verdict_in_words(verdict: Verdict) -> str:
    """A verdict for the player, in a sentence or two beginning with ``you``."""
    view, taken = verdict.decision.view, verdict.taken.action
    did = f"you {done_in_words(view, taken)}"
    if verdict.is_good:
        return f"{did}: as good as any." if verdict.taken == verdict.best else f"{did}: within a hair of the best."
    better = _BETTER[type(verdict.best.action)](view, taken, verdict.best.action)
    won, could, why = _in_100(verdict.taken.value), _in_100(verdict.best.value), _why(verdict)
    return f"{did}. {better} would have won the match {_times(won, could)}{f': {why}' if why else ''}."


def _often(chance: float) -> str:
    number = _in_100(chance)
    return f"{_TIMES.get(number, f'{number} times')} in 100" if number else "hardly ever"


def _times(won: int, could: int) -> str:
    if could <= won:
        return "a little more often"
    return f"{_TIMES.get(could - won, f'{could - won} times')} more in 100, {could} instead of {won}"


def _in_100(chance: float) -> int:
    return round(100 * min(1.0, max(0.0, chance)))


def _other_discard(view: View, taken: Action, best: Discard) -> str:
    assert isinstance(taken, Discard)
    kept = hand_in_signs(taken.cards & ~best.cards, view.order)
    return f"Keeping {kept} and putting aside {hand_in_signs(best.cards & ~taken.cards, view.order)} instead"


_BETTER: Mapping[type, Callable[[View, Action, Any], str]] = MappingProxyType(
    {
        Pass: lambda view, taken, best: "Passing",
        Bid: lambda view, taken, best: f"Bidding {best}",
        Declare: lambda view, taken, best: f"Naming {best}",
        Discard: _other_discard,
        Play: lambda view, taken, best: f"{'Playing' if view.table else 'Leading'} {draw_card(best.card)}",
    }
)


def _why(verdict: Verdict) -> str:
    return _WHY[verdict.decision.kind](verdict)


def _why_bid(verdict: Verdict) -> str:
    taken, best = verdict.taken, verdict.best
    if isinstance(best.action, Bid) and best.makes is not None:
        if best.makes < SACRIFICE:
            return f"it is made {_often(best.makes)}, but keeps the bid from the others"
        return f"the contract is then made {_often(best.makes)}"
    if isinstance(taken.action, Bid) and taken.makes is not None:
        return f"your bid is made {_often(taken.makes)}"
    return ""


def _why_naming(verdict: Verdict) -> str:
    taken, best = verdict.taken, verdict.best
    if best.tricks is None or taken.tricks is None:
        return ""
    return f"about {best.tricks:.1f} books instead of {taken.tricks:.1f}"


def _why_discard(verdict: Verdict) -> str:
    view, best = verdict.decision.view, verdict.best
    assert isinstance(best.action, Discard)
    return clauses(view, why_discard(view, best.action, best.towards)) if best.towards else ""


def _why_card(verdict: Verdict) -> str:
    view, best = verdict.decision.view, verdict.best.action
    assert isinstance(best, Play)
    return clauses(view, (why_card(view, best),))


_WHY: Mapping[str, Callable[[Verdict], str]] = MappingProxyType(
    {"bid": _why_bid, "naming": _why_naming, "discard": _why_discard, "card": _why_card}
)


def hindsight_in_words(verdict: Verdict) -> str:
    """The cost with all cards open, for a column: ``1 book``, ``2 short`` of a bid, ``0``, or a dash."""
    hindsight = verdict.hindsight
    if hindsight is None:
        return "-"
    if verdict.decision.kind == "bid":
        return f"{hindsight.cost} short" if hindsight.cost else "makes"
    return str(hindsight.cost)
