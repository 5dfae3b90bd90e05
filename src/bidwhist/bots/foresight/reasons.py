"""Why this call, name or discard, in one sentence with the figures behind it."""

from collections.abc import Sequence

from bidwhist.actions import DIRECTION_WORDS, Bid, Discard, Pass
from bidwhist.bots.foresight.exchange import Choice
from bidwhist.bots.foresight.rollout import Prospect
from bidwhist.bots.reasons import discard_words
from bidwhist.cards import STRAIN_WORDS
from bidwhist.view import View

OFTEN = 0.7
"""How often a bid must stand for its chance to be made to be told without a condition."""
SELDOM = 0.1
"""How seldom one stands that is made for others to go over."""
ABOUT = 1
"""Matches in a hundred that make no difference worth telling."""


def call_words(view: View, prospects: Sequence[Prospect]) -> str:
    """Why the first of some calls, the best first."""
    best = prospects[0]
    why = f"Bid {best.call}: {_makes(best)}" if isinstance(best.call, Bid) else f"Pass: {_why_pass(view, prospects)}"
    return f"{why}, {_chances(best.value)}{_instead(prospects)}."


def _makes(best: Prospect) -> str:
    if best.declares >= OFTEN:
        return f"you should make it {_percent(best.makes)} times in 100"
    if best.declares < SELDOM:
        return "the others will go over it"
    return f"if nobody goes over it, you make it {_percent(best.makes)} times in 100"


def _why_pass(view: View, prospects: Sequence[Prospect]) -> str:
    # A call on hope may look better than the pass by more than it is held to be worth.
    hopes = any(_percent(one.value) > _percent(prospects[0].value) + ABOUT for one in prospects[1:])
    if view.bid is None:
        return "this hand has little but hope" if hopes else "no bid of yours is worth its risk"
    place = max(place for place, call in enumerate(view.calls) if not isinstance(call, Pass))
    holder = (view.dealer + 1 + place) % view.players
    if view.rules.side_of[holder] == view.side:
        return f"your partner's {view.bid} is best left alone"
    if hopes:
        return f"over {view.bid} this hand has little but hope"
    return f"you would lose more by going over {view.bid} than by defending"


def _chances(value: float) -> str:
    return f"and then you win the match {_percent(value)} times in 100"


def _instead(prospects: Sequence[Prospect]) -> str:
    if len(prospects) < 2:
        return ""
    other = prospects[1]
    words = "a pass" if isinstance(other.call, Pass) else str(other.call)
    return f"; with {words} {_fewer(prospects[0].value, other.value)}"


def _fewer(best: float, other: float) -> str:
    less = _percent(best) - _percent(other)
    if less > 0:
        return f"{less} fewer"
    return f"perhaps {-less} more" if less < -ABOUT else "about as often"


def choice_words(view: View, choices: Sequence[Choice]) -> str:
    """Why the first of some names or discards, the best first."""
    best = choices[0]
    assert view.bid is not None
    if isinstance(best.action, Discard):
        why = discard_words(view, best.action).removesuffix(".")
        return f"{why}; you should make it {_percent(best.makes)} times in 100{_next(choices)}."
    named = f"{STRAIN_WORDS[best.strain]} {DIRECTION_WORDS[best.direction]}"
    return f"Name {named}: it should make {view.bid.number} {_percent(best.makes)} times in 100{_next(choices)}."


def _next(choices: Sequence[Choice]) -> str:
    if len(choices) < 2:
        return ""
    other = choices[1]
    what = "the next best discard" if isinstance(other.action, Discard) else STRAIN_WORDS[other.strain]
    if not isinstance(other.action, Discard) and other.strain is choices[0].strain:
        what = f"{what} {DIRECTION_WORDS[other.direction]}"
    return f", {what} {_percent(other.makes)}"


def _percent(share: float) -> int:
    return min(99, max(1, round(100 * share)))
