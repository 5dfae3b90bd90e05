"""The reasons for a call, name or discard, with the figures of roll-outs and worlds."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from bidwhist.bots.auction.exchange import Choice
from bidwhist.bots.auction.rollout import Prospect
from bidwhist.bots.explanations.call_kinds import OFTEN, SELDOM
from bidwhist.bots.explanations.calls import by_hand_alone, partner_holds
from bidwhist.bots.explanations.discards import why_discard
from bidwhist.bots.explanations.reason import Kind, Reason, in_100
from bidwhist.bots.partner_safety.calls import is_suit_hand
from bidwhist.core.actions import Bid, Call, Declare, Discard, Pass
from bidwhist.core.view import View


class Calls(NamedTuple):
    """What a bidder did with the legal calls."""

    decent: Collection[Call]
    """Calls that no partner would resent."""
    tried: Collection[Call]
    """Calls that looked good enough to be rolled out."""


def why_call(
    view: View, prospects: Sequence[Prospect], holder: int, plan: Declare | None, calls: Calls
) -> tuple[Reason, ...]:
    """The reasons for the first of all legal calls, the others best first.

    :param plan: the contract that a bid leads to.
    """
    best = prospects[0]
    own = _why_bid(view, best, plan) if isinstance(best.call, Bid) else why_pass(view, holder)
    won = Reason(kind=Kind.WINS_MATCH, count=in_100(best.value), flag=isinstance(best.call, Pass))
    # The choice goes by merit and by what partners can bear, so that another call may have the better figure.
    hope = max(prospects, key=lambda one: one.value)
    if in_100(hope.value) > in_100(best.value):
        return (*own, _why_not(view, hope, calls), won, *_instead([hope]))
    return (*own, won, *_instead([one for one in prospects[1:] if one.call in calls.tried][:1]))


def _why_not(view: View, hope: Prospect, calls: Calls) -> Reason:
    """Why a call with a better figure is not made."""
    is_open = isinstance(hope.call, Bid) and is_suit_hand(view, hope.call)
    if is_open or hope.call not in calls.decent:
        return why_indecent(view, hope.call)
    if hope.call not in calls.tried:
        return Reason(kind=Kind.AT_A_GLANCE, call=hope.call)
    return Reason(kind=Kind.ON_HOPE, call=hope.call, count=in_100(hope.makes))


def why_indecent(view: View, call: Call) -> Reason:
    """Why partners would dislike a call: too many open suits, too high by the hand alone, or too low for it."""
    if isinstance(call, Pass):
        return Reason(kind=Kind.TOO_STRONG, call=call)
    return Reason(kind=Kind.TOO_OPEN, call=call) if is_suit_hand(view, call) else by_hand_alone(view, call)


def _why_bid(view: View, best: Prospect, plan: Declare | None) -> Iterator[Reason]:
    if not any(isinstance(call, Pass) for call in view.legal):
        yield Reason(kind=Kind.MUST_BID)
    if best.declares < SELDOM:
        yield Reason(kind=Kind.GOES_OVER, contract=plan)
        return
    kind = Kind.STANDS if best.declares >= OFTEN else Kind.STANDS_PERHAPS
    yield Reason(kind=kind, contract=plan, count=in_100(best.makes))


def why_pass(view: View, holder: int) -> Iterator[Reason]:
    """What speaks for a pass whatever the figures are: partner has the highest bid, or there is no other call."""
    held = partner_holds(view, holder)
    if held:
        yield held
    if len(view.legal) == 1 and not held:
        yield Reason(kind=Kind.ONLY_CALL)


def _instead(others: Sequence[Prospect]) -> Iterator[Reason]:
    for one in others:
        yield Reason(kind=Kind.OTHER_CALL, call=one.call, count=in_100(one.value))


def why_choice(view: View, choices: Sequence[Choice]) -> tuple[Reason, ...]:
    """The reason for the first of some names or discards, given best first."""
    best = choices[0]
    assert view.bid is not None
    number, makes = view.bid.number, in_100(best.makes)
    if isinstance(best.action, Discard):
        plan = Declare(best.strain, best.direction)
        figure = Reason(kind=Kind.DISCARD_MAKES, count=makes, other=number)
        return (*why_discard(view, best.action, plan), figure)
    return Reason(kind=Kind.NAME_MAKES, count=makes, other=number), *_other_names(best, choices[1:])


def _other_names(best: Choice, others: Sequence[Choice]) -> Iterator[Reason]:
    """The next best name; or the one that is made most often, where that is more often than the name chosen."""
    likeliest = max(others, key=lambda one: one.makes, default=best)
    if in_100(likeliest.makes) > in_100(best.makes):
        name = Declare(likeliest.strain, likeliest.direction)
        yield Reason(kind=Kind.NEXT_NAME_WINS_NO_MORE, contract=name, count=in_100(likeliest.makes))
        return
    for one in others[:1]:
        yield Reason(kind=Kind.NEXT_NAME, contract=Declare(one.strain, one.direction), count=in_100(one.makes))
