"""Reasons about the plan of a deal. Hints keep to a plan until something new is seen: words and proofs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.explanations.reason import Case, Kind, Reason, Row, in_100
from bidwhist.bots.explanations.wording import plain, plan_said
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Declare
from bidwhist.core.cards import STRAIN_LETTERS, SUIT_LETTERS, SUIT_MASKS
from bidwhist.core.view import View
from bidwhist.i18n import Saying


def _best_towards(case: Case, plan: Declare | None) -> Weighed | None:
    """The best of what was weighed for a contract."""
    found = [one for one in case.weighed if one.towards == plan]
    return max(found, key=lambda one: one.rank) if found else None


def _leads_to(case: Case) -> Declare | None:
    found = case.worth(case.action)
    return found.towards if found else None


def _changed(case: Case, reason: Reason) -> bool:
    return reason.was == case.planned and reason.contract != reason.was and _leads_to(case) == reason.contract


def _brought(case: Case, reason: Reason) -> bool:
    kitty = case.view.kitty
    return kitty is not None and 0 < (kitty & SUIT_MASKS[reason.suit]).bit_count() == reason.count


def _is_made_more_often(case: Case, reason: Reason) -> bool:
    new, old = _best_towards(case, _leads_to(case)), _best_towards(case, case.planned)
    if new is None or old is None or new.makes is None or old.makes is None:
        return False
    return in_100(new.makes) == reason.count > reason.other == in_100(old.makes)


def _wins_more_often(case: Case, reason: Reason) -> bool:
    new, old = _best_towards(case, _leads_to(case)), _best_towards(case, case.planned)
    if new is None or old is None:
        return False
    return in_100(new.value) == reason.count > reason.other == in_100(old.value)


def _brought_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-kitty-brought", count=reason.count, suit=SUIT_LETTERS[reason.suit])


def _changed_words(_: View, reason: Reason) -> Saying:
    new, old = reason.contract, reason.was
    assert new is not None
    assert old is not None
    was = Saying.of("strain", suit=STRAIN_LETTERS[old.strain]) if new.direction is old.direction else plan_said(old)
    return Saying.of("why-plan-changed", plan=plan_said(new), was=was)


def _more_often(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, times=reason.count, was=reason.other)


PLAN_KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.AS_PLANNED: Row(
            plain("why-as-planned"), lambda case, _: case.planned is not None and case.action == case.planned
        ),
        Kind.PLAN_CHANGED: Row(_changed_words, _changed, after="join-colon"),
        Kind.KITTY_BROUGHT: Row(_brought_words, _brought),
        Kind.MADE_MORE_OFTEN: Row(_more_often("why-made-more-often"), _is_made_more_often),
        Kind.WINS_MORE_OFTEN: Row(_more_often("why-wins-more-often"), _wins_more_often),
        Kind.NOT_TO_BE_NAMED: Row(
            lambda view, reason: Saying.of("why-not-to-be-named", was=plan_said(reason.was)),
            lambda case, reason: reason.was == case.planned and reason.was not in case.view.legal,
        ),
    }
)
"""Every kind of reason about the plan."""
