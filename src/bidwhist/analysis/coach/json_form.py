"""The coach's findings as JSON: every decision with its figures, what was not judged, a summary a player."""

from typing import Any

from bidwhist.actions import (
    DIRECTION_LETTERS,
    Action,
    Bid,
    CallRenege,
    Claim,
    Declare,
    Discard,
    Pass,
    Play,
    format_call,
)
from bidwhist.analysis.coach.decisions import Decision, Skipped
from bidwhist.analysis.coach.hindsight import Hindsight
from bidwhist.analysis.coach.summary import Summary, Tally
from bidwhist.analysis.coach.telling import verdict_in_words
from bidwhist.analysis.coach.verdicts import Verdict
from bidwhist.bots.bot import Weighed
from bidwhist.cards import STRAIN_LETTERS, format_card, format_hand


def action_code(action: Action) -> str:
    """An action as records write it: ``4U``, ``-``, ``US``, ``9S 3H …``, ``AS``, ``claim``, ``renege 5``."""
    match action:
        case Pass() | Bid():
            return format_call(action)
        case Declare():
            return f"{DIRECTION_LETTERS[action.direction]}{STRAIN_LETTERS[action.strain]}"
        case Discard():
            return format_hand(action.cards)
        case Play():
            return format_card(action.card)
        case Claim():
            return "claim"
        case CallRenege():
            return f"renege {action.trick + 1}"


def verdict_in_json(verdict: Verdict, player: str) -> dict[str, Any]:
    """One decision."""
    return {
        **_place(verdict.decision, player),
        "kind": verdict.decision.kind,
        "taken": _weighed(verdict.taken),
        "best": _weighed(verdict.best),
        "cost": _rounded(verdict.cost),
        "error": _rounded(verdict.error),
        "tricks": _rounded(verdict.tricks),
        "points": _rounded(verdict.points),
        "matters": verdict.matters,
        "good": verdict.is_good,
        "hindsight": _hindsight(verdict.hindsight),
        "words": verdict_in_words(verdict),
    }


def skipped_in_json(skipped: Skipped, player: str) -> dict[str, Any]:
    """Something that was not judged."""
    return {**_place(skipped, player), "action": action_code(skipped.action), "why": skipped.why}


def _place(one: Decision | Skipped, player: str) -> dict[str, Any]:
    return {"deal": one.deal, "trick": one.trick, "seat": one.seat, "player": player}


def _weighed(option: Weighed) -> dict[str, Any]:
    return {
        "action": action_code(option.action),
        "value": _rounded(option.value),
        "tricks": _rounded(option.tricks),
        "makes": _rounded(option.makes),
    }


def _hindsight(found: Hindsight | None) -> dict[str, Any] | None:
    if found is None:
        return None
    better = None if found.better is None else action_code(found.better)
    return {"tricks": found.tricks, "cost": found.cost, "better": better}


def summary_in_json(summary: Summary) -> dict[str, Any]:
    """One player."""
    kinds = {kind: _tally(tally) for kind, tally in summary.by_kind.items()}
    return {"deals": summary.deals, **kinds, "all": _tally(summary.total)}


def _tally(tally: Tally) -> dict[str, Any]:
    return {
        "decisions": tally.decisions,
        "mattered": tally.mattered,
        "good": tally.good,
        "accuracy": _rounded(tally.accuracy),
        "cost": _rounded(tally.cost),
        "tricks": _rounded(tally.tricks),
        "points": _rounded(tally.points),
        "hindsight": tally.hindsight,
    }


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 4)
