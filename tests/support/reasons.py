"""Deals told of: what bots and hints say at each decision, with what their reasons are checked against.

Each reason has its proof in the package. ``misled`` asks on its own, from the cards on the table and the figures alone,
what a true reason may still lack: a comparison with nothing to compare, a suit that is gone, a bid that nobody makes, a
better figure that is passed over in silence.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.analysis.coach import Verdict
from bidwhist.analysis.coach.telling import verdict_said
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import Advice, Bot, Weighs, random_for
from bidwhist.bots.explanations.cards import whys_of_card
from bidwhist.bots.explanations.reason import Case, Kind, in_100
from bidwhist.bots.explanations.table import clauses, is_true, sentence
from bidwhist.bots.heuristics.features import unstopped
from bidwhist.bots.hints import hint, taken
from bidwhist.bots.levels import make_bot
from bidwhist.bots.weighed import Weighed
from bidwhist.core.act import act
from bidwhist.core.actions import Bid, Contract, Declare, Discard, Pass, Play, Suffix
from bidwhist.core.bidding import directions_of
from bidwhist.core.cards import cards_of, deck
from bidwhist.core.deal import AUCTION, PLAY, Deal
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View, view

STEADY = make_bot("steady")
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
        false = [repr(reason) for reason in advice.reasons if not is_true(case, reason)]
        return found + false + [*misled(case, advice)]


def advised(
    rules: Ruleset, bot: Bot, seed: bytes, number: int, every: int = 1, *, cards: bool = True
) -> Iterator[Said]:
    """A deal that a bot plays in all seats, with its own advice at every so many decisions.

    In between steady decides, which takes a hundredth of the time of a bot that searches. Without ``cards`` the deal
    ends where its auction does.
    """
    deal, place = fresh_deal(rules, seed, number), number
    while not deal.is_over and (cards or deal.phase is AUCTION):
        seen, place = view(deal, deal.to_act), place + 1
        dice = partial(random_for, seed, number, seen.seat)
        if place % every:
            deal = act(deal, STEADY.choose(seen, dice(taken(seen))))
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


ABOUT_CHANCES = {Kind.ALWAYS_MADE, Kind.ALWAYS_SET, Kind.NEVER_MADE, Kind.NEVER_SET, Kind.OFTEN_MADE, Kind.OFTEN_SET}
"""Reasons that say how often the contract is made or set, which "does so" may stand for."""
WHY_NOT_CALLED = {Kind.ON_HOPE, Kind.TOO_STRONG, Kind.TOO_OPEN, Kind.AT_A_GLANCE, Kind.NOT_AGREED}
WHY_NOT_PLAYED = {Kind.RIVAL_WINS_LESS, Kind.RIVAL_IS_LESS_SAFE, Kind.GAINS_TOO_LITTLE}
WHY_NOT_NAMED = {Kind.NEXT_NAME_WINS_NO_MORE, Kind.BEST_FOR_MATCH, Kind.AS_PLANNED, Kind.PLAN_CHANGED}


def misled(case: Case, advice: Advice) -> Iterator[str]:
    """What is wrong with true reasons."""
    kinds = {reason.kind for reason in advice.reasons}
    for reason in advice.reasons:
        does_so = reason.kind is Kind.NEXT_COSTS_CHANCES or (
            reason.kind in (Kind.RIVAL_WINS_LESS, Kind.RIVAL_IS_LESS_SAFE) and not reason.flag
        )
        if does_so and not kinds & ABOUT_CHANCES:
            yield "an unfinished comparison"
        if reason.kind is Kind.RETURNS and not may_hold_of(case.view, reason.seat, reason.suit):
            yield "a suit that is gone"
        if reason.kind in (Kind.TOO_SHORT, Kind.SELDOM_MADE) and is_never_bid(case.view, reason.call):
            yield "a bid that nobody makes"
    if ", and then you win" in advice.words:
        yield "a chance that does not follow"
    if passed_over(case, advice) and not kinds & _WHY_NOT[type(advice.action)]:
        yield "a better figure"


def may_hold_of(seen: View, seat: int, suit: int) -> bool:
    """Whether a seat may hold a card of a suit, worked out from every card on the table."""
    assert seen.order is not None
    known = seen.hand | (seen.discards or 0)
    caught = {(call.trick, call.seat) for call in seen.renege_calls}
    for number, trick in enumerate(seen.tricks):
        known |= sum(1 << card for card in trick.cards)
        led = next((seen.order.suit_of[card] for card in trick.cards if seen.order.suit_of[card] < 4), None)
        at = (seat - trick.leader) % seen.players
        laid = seen.order.suit_of[trick.cards[at]]
        if led == suit and laid not in (suit, 4) and (number, seat) not in caught:
            return False
    out = [card for card in cards_of(deck(seen.rules.jokers) & ~known) if seen.order.suit_of[card] == suit]
    if seen.kitty is not None and seat != seen.declarer:
        out = [card for card in out if not seen.kitty >> card & 1]
    return bool(out)


def is_never_bid(seen: View, bid: object) -> bool:
    """Whether a bid is no-trump on a hand with three open suits or more, while another bid could be named."""
    if not isinstance(bid, Bid) or bid.suffix is not Suffix.NO_TRUMP:
        return False
    others = [call for call in seen.legal if isinstance(call, Bid) and call.suffix is not Suffix.NO_TRUMP]
    ways = directions_of(seen.rules, bid.suffix)
    return bool(others) and all(unstopped(seen.hand, way) > 2 for way in ways)


def passed_over(case: Case, advice: Advice) -> bool:
    """Whether another action has a better figure of those that are told: chances in whole times of 100."""
    mine = case.worth(advice.action)
    if mine is None or advice.reasons[0].kind is Kind.BY_CHANCE:
        return False
    return any(
        _FIGURE[type(advice.action)](case, one) > _FIGURE[type(advice.action)](case, mine) for one in case.weighed
    )


def _of_card(case: Case, one: Weighed) -> float:
    if one.makes is None or one.tricks is None:
        return 0.0
    sign = 1 if case.seen.declares else -1
    if case.view.turned is not None or not 0 < case.seen.needs <= case.seen.left:
        mine = case.worth(case.action)
        assert mine is not None and mine.tricks is not None
        return round(10 * sign * (one.tricks - mine.tricks))
    return in_100(one.makes if sign > 0 else 1.0 - one.makes)


_FIGURE: Mapping[type, Callable[[Case, Weighed], float]] = {
    Pass: lambda case, one: in_100(one.value),
    Bid: lambda case, one: in_100(one.value),
    Declare: lambda case, one: 0.0 if one.makes is None else in_100(one.makes),
    Discard: lambda case, one: 0.0,
    Play: _of_card,
}
_WHY_NOT: Mapping[type, set[Kind]] = {
    Pass: WHY_NOT_CALLED,
    Bid: WHY_NOT_CALLED,
    Declare: WHY_NOT_NAMED,
    Play: WHY_NOT_PLAYED,
}


def of_both(verdict: Verdict) -> bool:
    """Whether the coach's reason for a better card speaks for the card played as well."""
    view, taken, best = verdict.decision.view, verdict.taken.action, verdict.best.action
    if verdict.is_good or not isinstance(best, Play) or not isinstance(taken, Play):
        return False
    told = str(verdict_said(verdict)).partition(": ")[2].rstrip(".")
    return any(str(clauses(view, (one,))) == told for one in whys_of_card(view, taken))
