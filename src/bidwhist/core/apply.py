"""The deal after an action that is known to be legal: how each action moves the cards and the phase."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bidwhist.core.actions import (
    Bid,
    Call,
    CallRenege,
    Claim,
    Contract,
    Declare,
    Discard,
    Pass,
    Play,
    RefusedClaim,
    Settled,
)
from bidwhist.core.bidding import winner_of_auction
from bidwhist.core.cards import BIT, Card, Hand
from bidwhist.core.deal import DECLARE, DISCARD, DONE, NOBODY, PLAY, CalledRenege, Deal, Trick
from bidwhist.core.penalties import guilty_seat, pay_for_reneges, penalise
from bidwhist.core.rules.order import OPEN, order_for
from bidwhist.tools.tuples import with_item


def apply(deal: Deal, action: Settled) -> Deal:
    """The deal after an action that is known to be legal. Nothing is checked, and a claim is granted."""
    return _APPLY[type(action)](deal, action)


def _apply_call(deal: Deal, call: Call) -> Deal:
    calls = (*deal.calls, call)
    if len(calls) < len(deal.dealt):
        return replace(deal, calls=calls, to_act=(deal.to_act + 1) % len(deal.dealt))
    declarer = winner_of_auction(deal.dealer, calls)
    if declarer is None:
        return replace(deal, calls=calls, phase=DONE, to_act=NOBODY)
    won = replace(deal, calls=calls, declarer=declarer, to_act=declarer)
    if deal.rules.names_before_kitty:
        return replace(won, phase=DECLARE)
    return _go_on(_with_kitty(won))


def _apply_declare(deal: Deal, declare: Declare) -> Deal:
    bid = deal.bid
    assert bid is not None
    named = replace(
        deal,
        declared=declare,
        contract=Contract(bid.number, declare.direction, declare.strain),
        order=order_for(deal.rules, declare.strain, declare.direction),
    )
    return _go_on(_with_kitty(named) if deal.rules.names_before_kitty else named)


def _with_kitty(deal: Deal) -> Deal:
    hands, seat = deal.hands, deal.declarer
    return replace(deal, hands=with_item(hands, seat, hands[seat] | deal.kitty))


def _apply_discard(deal: Deal, discard: Discard) -> Deal:
    hands, seat = deal.hands, deal.declarer
    kept = with_item(hands, seat, hands[seat] & ~discard.cards)
    return _go_on(replace(deal, hands=kept, discards=discard.cards))


def _go_on(deal: Deal) -> Deal:
    """The next step once the kitty is in hand: naming and discarding, each in its turn, then play (rules C14, A4)."""
    waits_for_discard = deal.kitty and not deal.discards
    if not deal.declared and not (waits_for_discard and deal.rules.names_after_discard):
        return replace(deal, phase=DECLARE)
    return replace(deal, phase=DISCARD) if waits_for_discard else _start_play(deal)


def _start_play(deal: Deal) -> Deal:
    leader = deal.declarer if deal.rules.declarer_leads else deal.forehand
    won = list(deal.tricks_won)
    if deal.rules.declarer_has_discards:
        won[deal.side(deal.declarer)] += 1
    return replace(deal, phase=PLAY, to_act=leader, leader=leader, tricks_won=tuple(won))


def _apply_play(deal: Deal, play: Play) -> Deal:
    card = play.card
    order = deal.order
    led = deal.led
    seat = deal.to_act
    # Joining two tuples takes less than unpacking one into another.
    table = deal.table + (card,)  # noqa: RUF005
    if led == OPEN:
        led = order.suit_of[card]  # type: ignore[union-attr]  # play has an order
    elif order.lets_reneges_through and _is_renege(deal, card):  # type: ignore[union-attr]
        deal = replace(deal, reneges=(*deal.reneges, (seat, len(deal.tricks))))
    players = len(deal.hands)
    if len(table) < players:
        return replace(
            deal,
            table=table,
            led=led,
            played=deal.played | BIT[card],
            to_act=seat + 1 if seat + 1 < players else 0,
        )
    winner = (deal.leader + _place_of_best(table, order.strength[led])) % players  # type: ignore[union-attr]
    return _finish_trick(deal, Trick(deal.leader, table, winner), deal.played | BIT[card])


def _place_of_best(table: tuple[Card, ...], strength: tuple[int, ...]) -> int:
    # A plain loop over so few cards is faster than anything that calls ``max``.
    best, highest, place = 0, -1, 0
    for card in table:
        power = strength[card]
        if power > highest:
            highest, best = power, place
        place += 1  # noqa: SIM113
    return best


def _is_renege(deal: Deal, card: Card) -> bool:
    assert deal.order is not None
    return not deal.order.lawful(deal.hand(deal.to_act), deal.led, leads=False) >> card & 1


def _finish_trick(deal: Deal, trick: Trick, played: Hand) -> Deal:
    rules, winner, tricks = deal.rules, trick.winner, deal.tricks
    hand = deal.hands[winner]
    won = [*deal.tricks_won]
    won[rules.side_of[winner]] += rules.trick_worth(len(tricks))
    over = hand & played == hand
    done = replace(
        deal,
        played=played,
        table=(),
        led=OPEN,
        leader=winner,
        to_act=NOBODY if over else winner,
        phase=DONE if over else PLAY,
        tricks=tricks + (trick,),  # noqa: RUF005
        tricks_won=tuple(won),
    )
    return pay_for_reneges(done) if deal.reneges else done


def _apply_claim(deal: Deal, claim: Claim) -> Deal:
    side, left = deal.side(claim.by), deal.tricks_left
    won = list(deal.tricks_won)
    won[side] += left - 1 + deal.rules.trick_worth(len(deal.tricks))
    return pay_for_reneges(replace(deal, claim=claim, tricks_won=tuple(won), phase=DONE, to_act=NOBODY))


def _apply_refused_claim(deal: Deal, refused: RefusedClaim) -> Deal:
    return replace(deal, refused_claims=(*deal.refused_claims, refused))


def _apply_renege_call(deal: Deal, call: CallRenege) -> Deal:
    # After a claim every card is on the table.
    after = deal.rules.hand_size * deal.players if deal.claim else deal.played.bit_count()
    return penalise(deal, CalledRenege(call.by, call.trick, guilty_seat(deal, call), 0, after))


# Each action has its own type, which the type of one table cannot express.
_APPLY: dict[type, Callable[[Deal, Any], Deal]] = {
    Pass: _apply_call,
    Bid: _apply_call,
    Declare: _apply_declare,
    Discard: _apply_discard,
    Play: _apply_play,
    Claim: _apply_claim,
    RefusedClaim: _apply_refused_claim,
    CallRenege: _apply_renege_call,
}
