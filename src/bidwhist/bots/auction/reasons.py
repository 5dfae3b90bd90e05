"""The reasons for a call, name or discard, with the figures of roll-outs and worlds."""

from collections.abc import Iterator, Sequence

from bidwhist.actions import Bid, Declare, Discard, Pass
from bidwhist.bots.auction.exchange import Choice
from bidwhist.bots.auction.rollout import Prospect
from bidwhist.bots.reasons.call_kinds import OFTEN, SELDOM
from bidwhist.bots.reasons.calls import partner_holds
from bidwhist.bots.reasons.discards import why_discard
from bidwhist.bots.reasons.reason import Kind, Reason, in_100
from bidwhist.bots.steady.bidder import Bidder
from bidwhist.bots.steady.judgement import STEADY
from bidwhist.view import View

ABOUT = 1
"""A difference of so many matches in a hundred is not worth telling."""
HALF = 0.5


def why_call(view: View, prospects: Sequence[Prospect], holder: int, plan: Declare | None) -> tuple[Reason, ...]:
    """The reason for the first of some calls, which stand best first. ``plan`` is the contract that a bid leads to."""
    best = prospects[0]
    own = _why_bid(view, best, plan) if isinstance(best.call, Bid) else _why_pass(view, prospects, holder)
    passes = isinstance(best.call, Pass)
    return (*own, Reason(kind=Kind.WINS_MATCH, count=in_100(best.value), flag=passes), *_instead(prospects))


def _why_bid(view: View, best: Prospect, plan: Declare | None) -> Iterator[Reason]:
    if not any(isinstance(call, Pass) for call in view.legal):
        yield Reason(kind=Kind.MUST_BID)
    if best.declares < SELDOM:
        yield Reason(kind=Kind.GOES_OVER, contract=plan)
        return
    kind = Kind.STANDS if best.declares >= OFTEN else Kind.STANDS_PERHAPS
    yield Reason(kind=kind, contract=plan, count=in_100(best.makes))


def _why_pass(view: View, prospects: Sequence[Prospect], holder: int) -> Iterator[Reason]:
    held = partner_holds(view, holder)
    if held:
        yield held
    if len(view.legal) == 1:
        yield from () if held else (Reason(kind=Kind.ONLY_CALL),)
        return
    # A risky bid may have a higher chance in the match than the pass, and still a lower merit.
    hope = max(prospects, key=lambda one: one.value)
    if in_100(hope.value) > in_100(prospects[0].value) + ABOUT:
        yield _on_hope(view, hope)


def _on_hope(view: View, hope: Prospect) -> Reason:
    assert isinstance(hope.call, Bid)
    if hope.makes < HALF:
        return Reason(kind=Kind.ON_HOPE, call=hope.call, count=in_100(hope.makes))
    by_hand = Bidder(view, STEADY).chance_to_make(hope.call)
    return Reason(kind=Kind.ON_HOPE, call=hope.call, count=in_100(by_hand), flag=True)


def _instead(prospects: Sequence[Prospect]) -> Iterator[Reason]:
    if len(prospects) > 1:
        yield Reason(kind=Kind.OTHER_CALL, call=prospects[1].call, count=in_100(prospects[1].value))


def why_choice(view: View, choices: Sequence[Choice]) -> tuple[Reason, ...]:
    """The reason for the first of some names or discards, which stand best first."""
    best, others = choices[0], choices[1:2]
    assert view.bid is not None
    number, makes = view.bid.number, in_100(best.makes)
    if isinstance(best.action, Discard):
        plan = Declare(best.strain, best.direction)
        figure = Reason(kind=Kind.DISCARD_MAKES, count=makes, other=number)
        return (*why_discard(view, best.action, plan), figure)
    figure = Reason(kind=Kind.NAME_MAKES, count=makes, other=number)
    named = (Declare(one.strain, one.direction) for one in others)
    after = (
        Reason(kind=Kind.NEXT_NAME, contract=name, count=in_100(one.makes))
        for name, one in zip(named, others, strict=True)
    )
    return figure, *after
