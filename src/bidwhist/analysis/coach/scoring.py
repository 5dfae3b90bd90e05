"""Tricks in points: the rule set's scoring, over the numbers of tricks that a judge finds likely."""

from functools import lru_cache

from bidwhist.bots.heuristics.estimate import Estimate, chances
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Declare, Suffix
from bidwhist.core.cards import Strain
from bidwhist.core.deal import AUCTION
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import outcome
from bidwhist.core.view import View
from bidwhist.tools.exact import dot, total

SPREAD = 1.2
"""The standard deviation, in tricks, of a deal around the judge's mean."""


def points_of(view: View, option: Weighed) -> float | None:
    """The points an option should bring a seat's side, less those of the best other side. None until trump is known.

    The judge gives the mean of the tricks and how often the contract is made. The tricks near that mean are weighted so
    that it is made just as often.
    """
    number = _number(view)
    if option.tricks is None or option.makes is None or number is None or view.phase is AUCTION:
        return None
    worth = points_by_tricks(view.rules, view.aiming_side, number, _is_no_trump(view, option), view.side)
    likely = chances(view.rules, Estimate(option.tricks, SPREAD))
    # Where trump is turned up nobody bids, and the first point takes the place of the contract (rule R4).
    need = view.rules.needed(number)
    made, fell = _mean(worth[need:], likely[need:]), _mean(worth[:need], likely[:need])
    return option.makes * made + (1.0 - option.makes) * fell


def _mean(worth: tuple[int, ...], likely: tuple[float, ...]) -> float:
    # A small weight for each keeps a mean where all of the weight is on the other side of the contract.
    likely = tuple(one + 1e-9 for one in likely)
    return dot(worth, likely) / total(likely)


def _number(view: View) -> int | None:
    """The number of the contract, or of the bid where none is named yet."""
    if view.contract is not None:
        return view.contract.number
    return None if view.bid is None else view.bid.number


def _is_no_trump(view: View, option: Weighed) -> bool:
    if isinstance(option.action, Declare):
        return option.action.strain is Strain.NO_TRUMP
    if view.contract is not None:
        return view.contract.strain is Strain.NO_TRUMP
    return view.bid is not None and view.bid.suffix is Suffix.NO_TRUMP


@lru_cache(maxsize=512, typed=True)
def points_by_tricks(rules: Ruleset, declaring: int, number: int, no_trump: bool, side: int) -> tuple[int, ...]:
    """By tricks of the declaring side: the points of a side less those of the best other one."""
    found = []
    for tricks in range(rules.all_tricks + 1):
        # The tricks of several defenders are counted for one: where there are several, they score nothing by tricks.
        won = [0] * rules.sides
        won[declaring - 1], won[declaring] = rules.all_tricks - tricks, tricks
        points = outcome(rules, number, no_trump, declaring, tuple(won)).points
        found.append(points[side] - max(one for other, one in enumerate(points) if other != side))
    return tuple(found)
