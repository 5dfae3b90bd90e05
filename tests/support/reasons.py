"""Deals told of: what bots and hints say at each decision, with what their reasons are checked against."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.act import act
from bidwhist.actions import Contract, Declare
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import Advice, Bot, Weighs, random_for
from bidwhist.bots.reasons.reason import Case, Kind
from bidwhist.bots.reasons.table import is_true, sentence
from bidwhist.deal import AUCTION, PLAY, Deal
from bidwhist.hints import hint, taken
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import View, view

PLANS = (Kind.SHOULD_MAKE, Kind.STANDS, Kind.STANDS_PERHAPS, Kind.GOES_OVER)
"""Reasons for a bid that name what it is made for."""


class Said(Struct, frozen=True):
    """One decision, what was said for it, and what that is checked against."""

    deal: Deal
    case: Case
    advice: Advice

    @property
    def faults(self) -> list[str]:
        """What is said without a reason, and reasons that are not true."""
        case, advice = self.case, self.advice
        found = [] if advice.words == str(sentence(case.view, advice.action, advice.reasons)) else ["other words"]
        return found + [repr(reason) for reason in advice.reasons if not is_true(case, reason)]


def advised(rules: Ruleset, bot: Bot, seed: bytes, number: int, every: int = 1) -> Iterator[Said]:
    """A deal that a bot plays in all seats, with its own advice at every so many decisions."""
    deal, place = fresh_deal(rules, seed, number), number
    while not deal.is_over:
        seen, place = view(deal, deal.to_act), place + 1
        dice = partial(random_for, seed, number, seen.seat)
        if place % every:
            deal = act(deal, bot.choose(seen, dice(taken(seen))))
            continue
        advice = bot.advise(seen, dice(taken(seen)))
        weighed = bot.weigh(seen, dice(taken(seen))) if isinstance(bot, Weighs) else ()
        yield Said(deal, Case(seen, advice.action, weighed), advice)
        deal = act(deal, advice.action)


def hinted(rules: Ruleset, bot: Bot, seed: bytes, number: int, *, cards: bool = False) -> Iterator[Said]:
    """A deal that hints play in all seats; with ``cards`` to its end, else until the first lead.

    What the hints before were towards is taken from what they said.
    """
    deal = fresh_deal(rules, seed, number)
    plans: dict[int, Declare | None] = {}
    while not deal.is_over and (cards or deal.phase is not PLAY):
        seen = view(deal, deal.to_act)
        dice = partial(random_for, seed, number, seen.seat)
        advice = hint(seen, bot, dice)
        plan = plans.get(seen.seat)
        weighed = bot.weigh(seen, dice(taken(seen))) if isinstance(bot, Weighs) else ()
        if plan and seen.bid and seen.phase not in (AUCTION, PLAY) and isinstance(bot, Weighs):
            named = bot.weigh(as_if_named(seen, plan), dice(taken(seen)))
            # A discard may be the best for two contracts: it is weighed for the one that the hint is towards.
            weighed = (*named, *weighed) if towards(advice) == plan else (*weighed, *named)
        yield Said(deal, Case(seen, advice.action, weighed, plan), advice)
        plans[seen.seat] = towards(advice) or plan
        deal = act(deal, advice.action)


def as_if_named(seen: View, plan: Declare) -> View:
    """A view in which a plan has been named."""
    assert seen.bid is not None
    if isinstance(seen.legal, tuple):
        return seen
    return replace(seen, contract=Contract(seen.bid.number, plan.direction, plan.strain))


def towards(advice: Advice) -> Declare | None:
    """What an advice says that it is towards."""
    if isinstance(advice.action, Declare):
        return advice.action
    kinds = (*PLANS, Kind.TOWARDS, Kind.PLAN_CHANGED)
    return next((one.contract for one in advice.reasons if one.kind in kinds), None)
