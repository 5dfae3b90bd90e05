"""A card or a call, told to each viewer from the step itself, without a view before or after it."""

from typing import Any

from msgspec import Struct

from bidwhist.core.actions import Bid, Pass, Play
from bidwhist.core.cards import CODES
from bidwhist.core.deal import AUCTION, PLAY, Deal
from bidwhist.core.legality import legal
from bidwhist.core.view import WATCHER
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import Language
from bidwhist.narration import prompt, turn_prompt
from bidwhist.server.protocol.server_messages import Happening, TableStep
from bidwhist.server.protocol.table_view import May
from bidwhist.server.protocol.view_changes import ContractChange, HandUpdate, SeatChange
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Shift, Stage, Table, turn_ends
from bidwhist.server.tables.views.deal import auction_of, called, contract_line, tally_of, trick_of, tricks_of
from bidwhist.server.tables.views.differences import Told, changed_fields, view_change
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.hand import bids_now, hand_in_turn
from bidwhist.server.tables.views.narration import TableNarrator
from bidwhist.server.tables.views.out_of_turn import Mays, may_change
from bidwhist.server.tables.views.own_words import Reader
from bidwhist.server.tables.views.seats import clock_of

_PHASES = {Play: PLAY, Bid: AUCTION, Pass: AUCTION}
"""Of the actions that are told here, the phase of the deal before and after them."""


def is_turn(shift: Shift) -> bool:
    """Whether a step is a card or a call of a deal whose phase goes on, and nothing else."""
    table, before, body = shift.after, shift.before, shift.row.body
    deal, old = table.deal, before.deal
    phase = _PHASES.get(type(body.action)) if isinstance(body, Acted) else None
    return (
        phase is not None
        and deal is not None
        and old is not None
        and deal.phase is phase
        and old.phase is phase
        and deal.hands is old.hands
        and deal.discards == old.discards
        and deal.renege_calls is old.renege_calls
        and deal.refused_claims is old.refused_claims
        and acts_alone(shift)
    )


def acts_alone(shift: Shift) -> bool:
    """Whether nothing about a table changes with an action but its deal, which goes on, and its turn."""
    table, before = shift.after, shift.before
    return (
        table.stage is Stage.PLAYING
        and before.stage is Stage.PLAYING
        and table.undo_by is None
        and before.undo_by is None
        and (table.chairs is before.chairs or table.chairs == before.chairs)
        and table.left == before.left
        and table.line == before.line
    )


def turn_steps(
    shift: Shift, seats: tuple[int, ...], reader: Reader, narrator: TableNarrator, mays: tuple[Mays, Mays]
) -> dict[int, TableStep]:
    """The step for each of these seats, with what they may do out of turn before and after it."""
    told = _told(shift, seats, reader, narrator)
    public = _public_parts(shift, narrator, reader)
    had, has = mays
    return {seat: _own_step(shift, seat, told[seat], public, (had[seat], has[seat])) for seat in seats}


def _told(shift: Shift, seats: tuple[int, ...], reader: Reader, narrator: TableNarrator) -> dict[int, Told]:
    body = shift.row.body
    assert isinstance(body, Acted)
    if reader.has_own_words and body.by != "clock":
        return dict.fromkeys(seats, _unsaid(shift, body))
    return told_to_all(shift, seats, narrator, reader.spared)


def _unsaid(shift: Shift, body: Acted) -> Told:
    """What happened, for those who say it themselves: the same for all."""
    deal, old = shift.after.deal, shift.before.deal
    assert deal is not None and old is not None
    if not isinstance(body.action, Play):
        return (Happening("called", seat=old.to_act),)
    card = Happening("played", seat=old.to_act, cards=(CODES[body.action.card],))
    return (card,) if deal.tricks is old.tricks else (card, Happening("trick", seat=deal.tricks[-1].winner))


class Public(Struct, frozen=True):
    """What a step changed for everybody."""

    narrator: TableNarrator
    """The names, for a watcher."""
    whole: dict[str, Any]
    """Fields of the view, each whole."""
    parts: dict[str, Any]
    """All else that is in a step."""
    steps: dict[int, TableStep] = {}
    """The steps of those who see nothing else, by the identity of what they are told."""


def _public_parts(shift: Shift, narrator: TableNarrator, reader: Reader) -> Public:
    table, deal, old = shift.after, shift.after.deal, shift.before.deal
    assert deal is not None and old is not None
    whole: dict[str, Any] = {}
    if table.turn_seq != table.seq:
        whole["turn_seq"] = table.turn_seq
    if deal.to_act != old.to_act:
        whole["turn"] = deal.to_act
        if not reader.has_own_words:
            whole["status"] = prompt(narrator, deal_view(deal, WATCHER))
    tell = _card_parts if deal.phase is PLAY else _call_parts
    return Public(narrator, whole, tell(shift, deal, old, whole, narrator.language))


def _card_parts(shift: Shift, deal: Deal, old: Deal, whole: dict[str, Any], language: Language) -> dict[str, Any]:
    is_laid = deal.tricks is old.tricks
    parts: dict[str, Any] = {"seats": _seats_changed(shift, {} if is_laid else _trick_taken(deal, old))}
    if deal.leader != old.leader:
        whole["leader"] = deal.leader
    if is_laid:
        (parts["laid"],) = trick_of(deal, len(old.table))
    else:
        _add_trick(whole, parts, deal, old, language)
    return parts


def _call_parts(shift: Shift, deal: Deal, old: Deal, _: dict[str, Any], language: Language) -> dict[str, Any]:
    changed: _Seats = {old.to_act: called(deal.calls[-1], language)}
    return {"seats": _seats_changed(shift, changed), "auction": auction_of(deal, language, len(old.calls))}


_Seats = dict[int, dict[str, Any]]
"""By seat, its fields that changed."""


def _trick_taken(deal: Deal, old: Deal) -> _Seats:
    # Whose card is laid has one less without being told so; the card that ends a trick is not laid.
    trick, cards = deal.tricks[-1], deal.played ^ old.played
    seat = next(seat for seat, hand in enumerate(deal.hands) if hand & cards)
    changed: _Seats = {seat: {"cards": (deal.hands[seat] & ~deal.played).bit_count()}}
    changed.setdefault(trick.winner, {})["tricks"] = sum(one.winner == trick.winner for one in deal.tricks)
    return changed


def _seats_changed(shift: Shift, changed: _Seats) -> tuple[Any, ...]:
    table, before = shift.after, shift.before
    if table.pace is None:
        return tuple([SeatChange(seat=seat, **now) for seat, now in changed.items()])
    clocks = turn_ends(before) is not None, turn_ends(table) is not None
    if before.to_act is not None and clocks[0]:
        changed.setdefault(before.to_act, {})["clock"] = None
    if table.to_act is not None and clocks[1]:
        changed.setdefault(table.to_act, {})["clock"] = clock_of(table)
    return tuple([SeatChange(seat=seat, **now) for seat, now in changed.items()])


def _add_trick(whole: dict[str, Any], parts: dict[str, Any], deal: Deal, old: Deal, language: Language) -> None:
    # One trick ends, and the next card of the view's trick is the first of another.
    whole["trick"] = trick_of(deal)
    parts["tricks"] = tricks_of(deal, len(old.tricks))
    books = ("tricks_won", deal.tricks_won, old.tricks_won), ("tally", tally_of(deal), tally_of(old))
    whole.update({name: now for name, now, then in books if now != then})
    if deal.contract is not None:
        line, before = contract_line(deal, language), contract_line(old, language)
        changed = changed_fields(type(line), line, before)
        if changed:
            parts["contract"] = ContractChange(**changed)


def _own_step(shift: Shift, seat: int, told: Told, public: Public, mays: tuple[May, May]) -> TableStep:
    had, may = mays
    table, deal, old = shift.after, shift.after.deal, shift.before.deal
    assert deal is not None and old is not None
    is_concerned = seat != WATCHER and seat in (deal.to_act, old.to_act)
    if not is_concerned and may == had:
        return public_step(table, told, public)
    whole, parts = public.whole, public.parts
    if may != had:
        parts = {**parts, "may": may_change(may, had)}
    if is_concerned and seat == deal.to_act:
        language, actions, held = public.narrator.language, legal(deal), deal.hand(seat)
        whole = {**whole, "status": turn_prompt(deal, actions, held.bit_count(), language)}
        if deal.phase is PLAY:
            hand = hand_in_turn(deal, actions, held, language, gone=_gone(deal, old, seat))
            parts = {**parts, "hand": hand}
        else:
            parts = {**parts, "bids": bids_now(deal, language)}
    elif is_concerned and deal.phase is PLAY:
        parts = {**parts, "hand": HandUpdate(_gone(deal, old, seat))}
    elif is_concerned:
        whole = {**whole, "bid_box": None}
    return TableStep(table.id, table.seq, told, view_change(whole), **parts)


def _gone(deal: Deal, old: Deal, seat: int) -> tuple[str, ...]:
    """The card of a seat that the step has played, if it has."""
    card = deal.hands[seat] & (deal.played ^ old.played)
    return (CODES[card.bit_length() - 1],) if card else ()


def public_step(table: Table, told: Told, public: Public) -> TableStep:
    """The step for somebody who sees what everybody sees."""
    step = public.steps.get(id(told))
    if step is None:
        step = TableStep(table.id, table.seq, told, view_change(public.whole), **public.parts)
        public.steps[id(told)] = step
    return step
