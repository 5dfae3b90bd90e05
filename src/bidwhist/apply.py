"""The deal after an action that is known to be legal: how each action moves the cards and the phase."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bidwhist.actions import Action, Bid, Call, CallRenege, Claim, Contract, Declare, Discard, Pass, Play
from bidwhist.bidding import winner_of_auction
from bidwhist.cards import Card, Hand
from bidwhist.deal import DECLARE, DISCARD, DONE, NOBODY, PLAY, CalledRenege, Deal, Trick
from bidwhist.rules.options import DeclareWhen, DiscardTrick, OpeningLead, RenegeShort
from bidwhist.rules.order import OPEN, order_for

RENEGE_PENALTY = 3
"""Tricks that a called renege moves to the other side (rules C19, W7)."""


def apply(deal: Deal, action: Action) -> Deal:
    """The deal after an action that is known to be legal; nothing is checked."""
    return _APPLY[type(action)](deal, action)


def _apply_call(deal: Deal, call: Call) -> Deal:
    calls = (*deal.calls, call)
    if len(calls) < len(deal.dealt):
        return replace(deal, calls=calls, to_act=(deal.to_act + 1) % len(deal.dealt))
    declarer = winner_of_auction(deal.dealer, calls)
    if declarer is None:
        return replace(deal, calls=calls, phase=DONE, to_act=NOBODY)
    won = replace(deal, calls=calls, declarer=declarer, to_act=declarer)
    if deal.rules.declare is DeclareWhen.BEFORE_KITTY:
        return replace(won, phase=DECLARE)
    return _take_kitty(won)


def _apply_declare(deal: Deal, declare: Declare) -> Deal:
    bid = deal.bid
    assert bid is not None
    named = replace(
        deal,
        declared=declare,
        contract=Contract(bid.number, declare.direction, declare.strain),
        order=order_for(deal.rules, declare.strain, declare.direction),
    )
    return _start_play(named) if deal.rules.declare is DeclareWhen.AFTER_DISCARD else _take_kitty(named)


def _take_kitty(deal: Deal) -> Deal:
    if not deal.kitty:
        return _exchanged(deal)
    hands = deal.hands
    taken = (*hands[: deal.declarer], hands[deal.declarer] | deal.kitty, *hands[deal.declarer + 1 :])
    return replace(deal, hands=taken, phase=DISCARD)


def _apply_discard(deal: Deal, discard: Discard) -> Deal:
    hands, seat = deal.hands, deal.declarer
    kept = (*hands[:seat], hands[seat] & ~discard.cards, *hands[seat + 1 :])
    return _exchanged(replace(deal, hands=kept, discards=discard.cards))


def _exchanged(deal: Deal) -> Deal:
    return _start_play(deal) if deal.declared else replace(deal, phase=DECLARE)


def _start_play(deal: Deal) -> Deal:
    leader = deal.declarer if deal.rules.opening_lead is OpeningLead.DECLARER else deal.forehand
    won = list(deal.tricks_won)
    if deal.kitty and deal.rules.discard_trick is DiscardTrick.DECLARER:
        won[deal.side(deal.declarer)] += 1
    return replace(deal, phase=PLAY, to_act=leader, leader=leader, tricks_won=tuple(won))


def _apply_play(deal: Deal, play: Play) -> Deal:
    card = play.card
    order = deal.order
    led = deal.led
    seat = deal.to_act
    table = (*deal.table, card)
    if led == OPEN:
        led = order.suit_of[card]  # type: ignore[union-attr]  # play has an order
    elif order.always != order.exempt and _is_renege(deal, card):  # type: ignore[union-attr]
        deal = replace(deal, reneges=(*deal.reneges, (seat, len(deal.tricks))))
    players = len(deal.hands)
    if len(table) < players:
        return replace(
            deal,
            table=table,
            led=led,
            played=deal.played | 1 << card,
            to_act=seat + 1 if seat + 1 < players else 0,
        )
    powers = [*map(order.strength[led].__getitem__, table)]  # type: ignore[union-attr]
    winner = (deal.leader + powers.index(max(powers))) % players
    return _finish_trick(deal, Trick(deal.leader, table, winner), deal.played | 1 << card)


def _is_renege(deal: Deal, card: Card) -> bool:
    order = deal.order
    assert order is not None
    following = order.follow[deal.led]
    return bool(deal.hand(deal.to_act) & following) and not (following | order.exempt) >> card & 1


def _finish_trick(deal: Deal, trick: Trick, played: Hand) -> Deal:
    rules, winner, tricks = deal.rules, trick.winner, (*deal.tricks, trick)
    worth = 2 if len(tricks) == 1 and deal.kitty and rules.discard_trick is DiscardTrick.FIRST_TRICK else 1
    won = [*deal.tricks_won]
    won[rules.side_of[winner]] += worth
    over = not deal.hands[winner] & ~played
    return replace(
        deal,
        played=played,
        table=(),
        led=OPEN,
        leader=winner,
        to_act=NOBODY if over else winner,
        phase=DONE if over else PLAY,
        tricks=tricks,
        tricks_won=tuple(won),
    )


def _apply_claim(deal: Deal, claim: Claim) -> Deal:
    side, left = deal.side(claim.by), deal.tricks_left
    first = not deal.tricks and deal.kitty and deal.rules.discard_trick is DiscardTrick.FIRST_TRICK
    won = list(deal.tricks_won)
    won[side] += left + (1 if first else 0)
    return replace(deal, claim=claim, tricks_won=tuple(won), phase=DONE, to_act=NOBODY)


def _apply_renege_call(deal: Deal, call: CallRenege) -> Deal:
    seat = _guilty_seat(deal, call)
    after = _cards_down(deal)
    if seat is None:
        wrong = CalledRenege(call.by, call.trick, None, 0, after)
        return replace(deal, renege_calls=(*deal.renege_calls, wrong))
    guilty, caller = deal.side(seat), deal.side(call.by)
    short = deal.tricks_won[guilty] < RENEGE_PENALTY
    if short and deal.rules.renege_short is RenegeShort.ALL:
        return _forfeit(deal, call, seat, after)
    moved = min(RENEGE_PENALTY, deal.tricks_won[guilty])
    won = list(deal.tricks_won)
    won[guilty] -= moved
    won[caller] += moved
    called = CalledRenege(call.by, call.trick, seat, moved, after)
    return replace(deal, tricks_won=tuple(won), renege_calls=(*deal.renege_calls, called))


def _forfeit(deal: Deal, call: CallRenege, seat: int, after: int) -> Deal:
    # W7: too few tricks to give, so the deal ends and every trick is the other side's.
    won = [0] * deal.rules.sides
    won[deal.side(call.by)] = deal.rules.all_tricks
    moved = deal.tricks_won[deal.side(seat)]
    return replace(
        deal,
        tricks_won=tuple(won),
        renege_calls=(*deal.renege_calls, CalledRenege(call.by, call.trick, seat, moved, after)),
        phase=DONE,
        to_act=NOBODY,
        forfeited=True,
    )


def _cards_down(deal: Deal) -> int:
    # After a claim every card is on the table.
    return deal.rules.hand_size * deal.players if deal.claim else deal.played.bit_count()


def _guilty_seat(deal: Deal, call: CallRenege) -> int | None:
    # Each true renege is paid for once.
    paid = {(called.seat, called.trick) for called in deal.renege_calls}
    return next(
        (
            seat
            for seat, trick in deal.reneges
            if trick == call.trick and deal.side(seat) != deal.side(call.by) and (seat, trick) not in paid
        ),
        None,
    )


# The value type is the action's own; one table cannot say so for seven of them.
_APPLY: dict[type, Callable[[Deal, Any], Deal]] = {
    Pass: _apply_call,
    Bid: _apply_call,
    Declare: _apply_declare,
    Discard: _apply_discard,
    Play: _apply_play,
    Claim: _apply_claim,
    CallRenege: _apply_renege_call,
}
