"""The end of an auction, the naming of a contract and a discard, told to each viewer by what they can change.

Two views are compared here too, but views of the deal's beginning alone: without score, tricks, reneges and results.
"""

from msgspec.structs import replace

from bidwhist.core.actions import Bid, Declare, Discard, Pass
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, DONE, PLAY, Deal
from bidwhist.core.view import WATCHER
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import Language
from bidwhist.narration import prompt
from bidwhist.server.protocol.actions import PassAction
from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.protocol.table_view import BidBox, Choice, DiscardBox, HandCard, May, TableView
from bidwhist.server.protocol.translation import codes
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.views.deal import auction_of, contract_line, tally_of
from bidwhist.server.tables.views.differences import step_between
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.hand import bid_box, choices_of, discard_box, hand_of, resting_hand
from bidwhist.server.tables.views.narration import TableNarrator
from bidwhist.server.tables.views.out_of_turn import Mays
from bidwhist.server.tables.views.own_words import Reader
from bidwhist.server.tables.views.phase import phase_of
from bidwhist.server.tables.views.seats import Seats, seats_of
from bidwhist.server.tables.views.turn_steps import acts_alone

_BEGINNING = (AUCTION, DECLARE, DISCARD)


def is_exchange(shift: Shift) -> bool:
    """Whether a step is an action before the first card of a deal that goes on, and nothing else."""
    deal, old, body = shift.after.deal, shift.before.deal, shift.row.body
    return (
        isinstance(body, Acted)
        and isinstance(body.action, Bid | Pass | Declare | Discard)
        and deal is not None
        and old is not None
        and old.phase in _BEGINNING
        and deal.phase is not DONE
        and deal.renege_calls is old.renege_calls
        and acts_alone(shift)
    )


def exchange_steps(
    shift: Shift, seats: tuple[int, ...], reader: Reader, narrator: TableNarrator, mays: tuple[Mays, Mays]
) -> dict[int, TableStep]:
    """The step for each of these seats, with what they may do out of turn before and after it."""
    (table, before), (had, has) = (shift.after, shift.before), mays
    was = _public(before, reader.language)
    now = _public(table, reader.language, was.seats)
    told = told_to_all(shift, seats, narrator)
    steps = {}
    for seat in seats:
        own = replace(narrator, me=seat)
        if _is_aside(_deal(table), _deal(before), seat):
            view = replace(now, you=seat, status=prompt(own, deal_view(_deal(table), WATCHER)), may=has[seat])
            old = replace(was, you=seat, may=had[seat])
        else:
            view = replace(_own(table, now, own), may=has[seat])
            old = replace(_old(before, was, own), may=had[seat])
        steps[seat] = step_between(table, told[seat], view, old, reader)
    return steps


def _is_aside(deal: Deal, old: Deal, seat: int) -> bool:
    """Whether a seat is at rest before and after the step, with the same cards in the same order."""
    return seat not in (WATCHER, deal.to_act, old.to_act, deal.declarer) and (
        deal.order is old.order and deal.hands[seat] == old.hands[seat]
    )


def _deal(table: Table) -> Deal:
    assert table.deal is not None
    return table.deal


def _public(table: Table, language: Language, seats: Seats | None = None) -> TableView:
    deal = _deal(table)
    view = deal_view(deal, WATCHER)
    return TableView(
        seq=table.seq,
        turn_seq=table.turn_seq,
        phase=phase_of(table),
        match=table.match_number,
        deal=0,
        seats=seats_of(table, view, language, seats),
        turn=table.to_act,
        status="",
        auction=auction_of(view, language),
        contract=contract_line(view, language) if view.contract else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        kitty_count=0 if deal.kitty_is_taken else deal.rules.kitty,
        discards=codes(view.discards) if view.discards is not None else None,
        leader=view.leader if view.phase is PLAY else None,
        tricks_won=view.tricks_won,
        tally=tally_of(view),
        may=May(),
    )


def _own(table: Table, public: TableView, narrator: TableNarrator) -> TableView:
    """The view after the step."""
    deal, seat, language = _deal(table), narrator.me, narrator.language
    view = deal_view(deal, seat)
    if seat == WATCHER:
        return replace(public, status=prompt(narrator, view))
    acts = view.is_my_turn
    return replace(
        public,
        you=seat,
        status=prompt(narrator, view),
        hand=hand_of(deal, view, language) if acts else resting_hand(view),
        choices=choices_of(view, language) if acts and view.phase is DECLARE else (),
        bid_box=bid_box(deal, view, language) if acts and view.phase is AUCTION else None,
        discard_box=discard_box(view, language) if acts and view.phase is DISCARD else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        discards=codes(view.discards) if view.discards is not None else None,
    )


def _old(table: Table, public: TableView, narrator: TableNarrator) -> TableView:
    """The view before the step, as far as one must know what is no longer there."""
    deal, seat = _deal(table), narrator.me
    if seat == WATCHER:
        return public
    view = deal_view(deal, seat)
    acts = view.is_my_turn
    hand: tuple[HandCard, ...] = resting_hand(view)
    if acts and view.phase is DECLARE:
        hand = hand_of(deal, view, narrator.language)
    return replace(
        public,
        you=seat,
        hand=hand,
        choices=_SOME_CHOICES if acts and view.phase is DECLARE else (),
        bid_box=_SOME_BIDS if acts and view.phase is AUCTION else None,
        discard_box=_SOME_DISCARD if acts and view.phase is DISCARD else None,
        kitty=codes(view.kitty) if view.kitty is not None else None,
        discards=codes(view.discards) if view.discards is not None else None,
    )


# What was there before the step is never sent; it is enough to know that there was something.
_SOME_CHOICES = (Choice(PassAction(), "", ""),)
_SOME_BIDS = BidBox((), (), ())
_SOME_DISCARD = DiscardBox(0, (), "")
