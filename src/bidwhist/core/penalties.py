"""The price of a renege: found by a call or by the table, paid at once or when the deal is over (rules C19, X16)."""

from msgspec.structs import replace

from bidwhist.core.actions import CallRenege
from bidwhist.core.deal import DONE, NOBODY, CalledRenege, Deal
from bidwhist.core.rules.options import RenegePenalty, RenegeSettled, RenegeShort
from bidwhist.tools.tuples import with_item

PENALTY = 3
"""Tricks that a renege moves to the other side (rules C19, W7)."""


def guilty_seat(deal: Deal, call: CallRenege) -> int | None:
    """The seat that a call finds to have reneged, or None. Each true renege is paid for once (rule X15)."""
    found = {(called.seat, called.trick) for called in deal.renege_calls}
    return next(
        (
            seat
            for seat, trick in deal.reneges
            if trick == call.trick and deal.side(seat) != deal.side(call.by) and (seat, trick) not in found
        ),
        None,
    )


def penalise(deal: Deal, found: CalledRenege) -> Deal:
    """The deal after a renege was called or found: paid now, or noted until the end. A wrong call costs nothing."""
    noted = replace(deal, renege_calls=(*deal.renege_calls, found))
    waits = deal.rules.renege_settled is RenegeSettled.DEAL_END and deal.phase is not DONE
    return noted if found.seat is None or waits else _pay(noted, len(deal.renege_calls))


def pay_for_reneges(deal: Deal) -> Deal:
    """The deal after a trick or a claim. Noted reneges are paid at the end; the table finds its own now."""
    if deal.phase is DONE and deal.rules.renege_settled is RenegeSettled.DEAL_END:
        for place, found in enumerate(deal.renege_calls):
            deal = deal if found.seat is None or deal.forfeited else _pay(deal, place)
    if deal.rules.reneges_are_found and not deal.claim:
        last = len(deal.tricks) - 1
        for seat in (seat for seat, trick in deal.reneges if trick == last):
            if not deal.forfeited:
                deal = penalise(deal, CalledRenege(NOBODY, last, seat, 0, deal.played.bit_count()))
    return deal


def _pay(deal: Deal, place: int) -> Deal:
    """The deal with the penalty for one renege paid, by its place among those found."""
    rules, found = deal.rules, deal.renege_calls[place]
    assert found.seat is not None
    guilty = deal.side(found.seat)
    if rules.renege_penalty is not RenegePenalty.TRICKS:
        return replace(deal, phase=DONE, to_act=NOBODY, forfeited=True, guilty=guilty)
    # Where nobody called there are two sides, and the tricks go to the other one.
    gains = 1 - guilty if found.called_by == NOBODY else deal.side(found.called_by)
    has = deal.tricks_won[guilty]
    won = list(deal.tricks_won)
    if has < PENALTY and rules.renege_short is RenegeShort.ALL:
        # W7: there are too few tricks to give, so the deal ends and every trick is the other side's.
        won = [0] * rules.sides
        won[gains] = rules.all_tricks
        deal = replace(deal, phase=DONE, to_act=NOBODY, forfeited=True)
        moved = has
    else:
        moved = min(PENALTY, has)
        won[guilty] -= moved
        won[gains] += moved
    paid = replace(found, moved=moved)
    calls = with_item(deal.renege_calls, place, paid)
    return replace(deal, tricks_won=tuple(won), renege_calls=calls)
