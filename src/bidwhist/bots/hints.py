"""Hints: what a bot would do in a person's place. During a deal all hints follow the plan of the bid.

A plan is a strain and direction. It begins with the person's own bid and is kept until something new is seen: the
kitty, or discards other than the hint's. It is worked out from the view each time, so it needs no memory.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.bot import Advice, Bot, Weighs
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.explanations.reason import Kind, Reason, in_100
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.guests import Guest
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Bid, Contract, Declare, Discard
from bidwhist.core.bidding import legal_calls
from bidwhist.core.cards import SUIT_MASKS, Strain
from bidwhist.core.claims.glance import holds_the_rest
from bidwhist.core.claims.unseen import unseen
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, NOBODY, PLAY
from bidwhist.core.legality import discards_from
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View

CLEAR = 0.02
"""How much better, as a chance in the match, another contract must be before a plan is given up."""
BROUGHT = 2
"""So many cards of a suit in the kitty are worth mentioning."""

Dice: TypeAlias = Callable[[int], Random]
"""The random generator for a decision of the seat in this deal, by how many actions were taken before it."""


class Weighing(Bot, Weighs, Protocol):
    """A bot that gives values to actions, so that its hints can follow a plan."""


class Plan(Struct, frozen=True):
    """The contract that a declarer's hints lead to at a moment, and the reason if it is new."""

    contract: Declare | None
    weighed: tuple[Weighed, ...] = ()
    """The values it was chosen from, where the plan was looked at again."""
    before: Declare | None = None
    """The contract of the hints until now."""
    changed: tuple[Reason, ...] = ()


def hint(view: View, bot: Bot, dice: Dice) -> Advice:
    """What a bot would do in a seat that is to act, and why. The same view and dice give the same hint.

    A guest bot gives its own advice, because its plans are not known.
    """
    random = dice(taken(view))
    if isinstance(bot, Guest):
        return bot.advise(view, random)
    if view.phase is PLAY:
        return _with_claim(view, bot.advise(view, random))
    if view.phase is AUCTION or not isinstance(bot, Weighs):
        return bot.advise(view, random)
    plan = plan_of(view, bot, dice)
    if plan.contract is None:
        return bot.advise(view, random)
    return _name(view, plan) if view.phase is DECLARE else _aside(view, plan, bot, random)


def taken(view: View) -> int:
    """How many actions a deal has had, as far as everybody at the table can count them."""
    put_aside = view.rules.kitty > 0 and (view.phase is PLAY or bool(view.discards))
    is_named = view.contract is not None and view.turned is None
    exchange = is_named + put_aside
    return len(view.calls) + exchange + view.played.bit_count() + len(view.renege_calls)


def _with_claim(view: View, found: Advice) -> Advice:
    if not found.reasons or not _takes_the_rest(view):
        return found
    return advice(view, found.action, (*found.reasons, Reason(kind=Kind.MAY_CLAIM)))


def _takes_the_rest(view: View) -> bool:
    """Whether the rest may be claimed and is won by leading from the top, so that everybody sees it at once."""
    if not sure_claim(view):
        return False
    assert view.order is not None
    return holds_the_rest(view.order, view.hand, *unseen(view))


def _name(view: View, plan: Plan) -> Advice:
    assert plan.contract is not None
    assert view.bid is not None
    makes = next(one.makes for one in plan.weighed if one.action == plan.contract)
    assert makes is not None
    why = plan.changed or (Reason(kind=Kind.AS_PLANNED),)
    figure = Reason(kind=Kind.NAME_MAKES, count=in_100(makes), other=view.bid.number)
    return advice(view, plan.contract, why if plan.changed else (*why, figure))


def _aside(view: View, plan: Plan, bot: Bot, random: Random) -> Advice:
    assert plan.contract is not None
    chosen = plan.weighed[0] if plan.weighed else None
    agrees = chosen is not None and chosen.towards == plan.contract
    found = bot.advise(view if agrees else _as_if_named(view, plan.contract), random)
    return advice(view, found.action, plan.changed) if plan.changed else found


# The plan


def plan_of(view: View, bot: Weighing, dice: Dice) -> Plan:
    """The plan of hints to a declarer who is to name or to discard."""
    if view.contract is not None:
        return Plan(Declare(view.contract.strain, view.contract.direction))
    bid = at_the_bid(view)
    plan = _of_bid(bid, view.bid, bot.weigh(bid, dice(taken(bid))))
    is_new = view.kitty is not None and bid.kitty is None
    if view.phase is DECLARE and view.discards:
        before = at_the_discard(view)
        then = _looked_at(before, plan, bot, dice, new=is_new)
        hinted = _aside(before, then, bot, dice(taken(before))).action
        return _looked_at(view, then.contract, bot, dice, new=hinted != Discard(view.discards))
    return _looked_at(view, plan, bot, dice, new=is_new)


def _of_bid(view: View, bid: Bid | None, weighed: Sequence[Weighed]) -> Declare:
    """The contract a bid was made for, by the person or by a bot."""
    assert bid is not None
    found = next((one.towards for one in weighed if one.action == bid), None)
    return found or Bidder(view, STEADY).contract(bid)[1]


def _looked_at(view: View, plan: Declare | None, bot: Weighing, dice: Dice, *, new: bool) -> Plan:
    """The plan in the light of what is seen now. If there is nothing new and it is still possible, it stays."""
    weighed = bot.weigh(view, dice(taken(view)))
    best = weighed[0]
    if view.phase is DECLARE and plan not in view.legal:
        never = (Reason(kind=Kind.PLAN_CHANGED, contract=best.towards, was=plan),)
        return Plan(best.towards, weighed, plan, (*never, Reason(kind=Kind.NOT_TO_BE_NAMED, was=plan)))
    if not new or best.towards == plan or best.towards is None:
        return Plan(plan, weighed, plan)
    old = next((one for one in weighed if one.towards == plan), None)
    if view.phase is DISCARD:
        # With the plan named, many discards are tried for it, and not only a few.
        assert plan is not None
        old = bot.weigh(_as_if_named(view, plan), dice(taken(view)))[0]
    assert old is not None
    if best.rank < old.rank + CLEAR:
        return Plan(plan, weighed, plan)
    return Plan(best.towards, weighed, plan, tuple(_why_changed(view, best, old)))


def _why_changed(view: View, best: Weighed, old: Weighed) -> Iterator[Reason]:
    assert best.towards is not None
    strain = best.towards.strain
    yield Reason(kind=Kind.PLAN_CHANGED, contract=best.towards, was=old.towards)
    if view.kitty is not None and strain is not Strain.NO_TRUMP and old.towards and strain != old.towards.strain:
        brought = (view.kitty & SUIT_MASKS[strain]).bit_count()
        if brought >= BROUGHT:
            yield Reason(kind=Kind.KITTY_BROUGHT, suit=int(strain), count=brought)
    makes, made = in_100(best.makes or 0.0), in_100(old.makes or 0.0)
    if makes > made:
        yield Reason(kind=Kind.MADE_MORE_OFTEN, count=makes, other=made)
    else:
        yield Reason(kind=Kind.WINS_MORE_OFTEN, count=in_100(best.value), other=in_100(old.value))


# What the seat saw earlier in the deal


def at_the_bid(view: View) -> View:
    """What a declarer saw when it made its bid."""
    rules = view.rules
    calls = view.calls[: (view.seat - view.dealer - 1) % view.players]
    return replace(
        view,
        phase=AUCTION,
        calls=calls,
        declarer=NOBODY,
        contract=None,
        order=None,
        hand=view.dealt,
        kitty=view.kitty if rules.sports_before_auction else None,
        discards=None,
        leader=NOBODY,
        led=OPEN,
        tricks_won=(0,) * rules.sides,
        counts=(rules.hand_size,) * view.players,
        legal=legal_calls(rules, calls),
    )


def at_the_discard(view: View) -> View:
    """What a declarer who has to name saw when it discarded."""
    hand = view.hand | (view.discards or 0)
    held = tuple(hand.bit_count() if seat == view.seat else count for seat, count in enumerate(view.counts))
    return replace(
        view, phase=DISCARD, hand=hand, discards=0, counts=held, legal=discards_from(view.rules, hand, view.bid, None)
    )


def _as_if_named(view: View, plan: Declare) -> View:
    """A view in which the planned contract has been named, so that all discards are for it."""
    assert view.bid is not None
    return replace(view, contract=Contract(view.bid.number, plan.direction, plan.strain))
