"""The end of an auction, the naming of a contract and a discard, told to each viewer from the step itself."""

from typing import Any

from msgspec.structs import replace

from bidwhist.core.actions import Bid, Declare, Discard, Pass
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, DONE, PLAY, Deal, Phase
from bidwhist.core.view import WATCHER, View
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import Language
from bidwhist.narration import prompt
from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.protocol.table_view import HandCard, May
from bidwhist.server.protocol.translation import codes
from bidwhist.server.protocol.view_changes import ContractChange, HandUpdate, SeatChange
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Shift
from bidwhist.server.tables.views.deal import auction_of, called, contract_line, tally_of
from bidwhist.server.tables.views.differences import Told, changed_fields, hand_changed, view_change
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.hand import choices_of, discard_box, hand_of, hand_to_name, resting_cards
from bidwhist.server.tables.views.narration import TableNarrator
from bidwhist.server.tables.views.out_of_turn import Mays, may_change
from bidwhist.server.tables.views.own_words import Reader, told_to_each
from bidwhist.server.tables.views.phase import phase_of
from bidwhist.server.tables.views.seats import clock_of
from bidwhist.server.tables.views.turn_steps import Public, acts_alone, public_step

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
    told = told_to_each(reader, told_to_all(shift, seats, narrator))
    public, (had, has) = _public_parts(shift, reader, narrator), mays
    return {seat: _own_step(shift, seat, told[seat], public, (had[seat], has[seat])) for seat in seats}


def _public_parts(shift: Shift, reader: Reader, narrator: TableNarrator) -> Public:
    (table, before), (deal, old) = (shift.after, shift.before), _deals(shift)
    now, was, language = deal_view(deal, WATCHER), deal_view(old, WATCHER), narrator.language
    values = {
        "phase": (phase_of(table), phase_of(before)),
        "turn": (table.to_act, before.to_act),
        "kitty_count": (_face_down(deal), _face_down(old)),
        "leader": (deal.leader if deal.phase is PLAY else None, None),
        "tricks_won": (deal.tricks_won, old.tricks_won),
        "tally": (tally_of(deal), tally_of(old)),
        **_shown_cards(now, was),
    }
    whole: dict[str, Any] = {name: new for name, (new, earlier) in values.items() if new != earlier}
    if table.turn_seq != table.seq:
        whole["turn_seq"] = table.turn_seq
    if not reader.has_own_words:
        whole["status"] = prompt(narrator, now)
    parts: dict[str, Any] = {"seats": _seats_changed(shift, language)}
    if deal.calls is not old.calls:
        parts["auction"] = auction_of(deal, language, len(old.calls))
    _add_contract(whole, parts, (deal, old), language)
    return Public(narrator, whole, parts)


def _deals(shift: Shift) -> tuple[Deal, Deal]:
    """The deal after a step and before it."""
    deal, old = shift.after.deal, shift.before.deal
    assert deal is not None and old is not None
    return deal, old


def _face_down(deal: Deal) -> int:
    return 0 if deal.kitty_is_taken else deal.rules.kitty


def _shown_cards(view: View, old: View) -> dict[str, tuple[Any, Any]]:
    """The kitty and the discards, as far as a viewer sees them, after a step and before it."""
    return {
        "kitty": (_codes(view.kitty), _codes(old.kitty)),
        "discards": (_codes(view.discards), _codes(old.discards)),
    }


def _codes(cards: int | None) -> tuple[str, ...] | None:
    return None if cards is None else codes(cards)


def _seats_changed(shift: Shift, language: Language) -> tuple[Any, ...]:
    (table, before), (deal, old) = (shift.after, shift.before), _deals(shift)
    clock, earlier = clock_of(table), clock_of(before)
    changes = []
    for seat, (hand, held) in enumerate(zip(deal.hands, old.hands, strict=True)):
        changed: dict[str, Any] = {}
        if hand.bit_count() != held.bit_count():
            changed["cards"] = hand.bit_count()
        if (seat == deal.declarer) is not (seat == old.declarer):
            changed["is_declarer"] = seat == deal.declarer
        if seat == old.to_act and deal.calls is not old.calls:
            changed |= called(deal.calls[-1], language)
        now, then = clock if seat == deal.to_act else None, earlier if seat == old.to_act else None
        if now != then:
            changed["clock"] = now
        if changed:
            changes.append(SeatChange(seat=seat, **changed))
    return tuple(changes)


def _add_contract(whole: dict[str, Any], parts: dict[str, Any], deals: tuple[Deal, Deal], language: Language) -> None:
    deal, old = deals
    if deal.contract is None:
        return
    line = contract_line(deal, language)
    if old.contract is None:
        whole["contract"] = line
        return
    changed = changed_fields(type(line), line, contract_line(old, language))
    if changed:
        parts["contract"] = ContractChange(**changed)


def _own_step(shift: Shift, seat: int, told: Told, public: Public, mays: tuple[May, May]) -> TableStep:
    table, (had, may) = shift.after, mays
    deal, old = _deals(shift)
    is_aside = _is_aside(deal, old, seat)
    if is_aside and may == had:
        return public_step(table, told, public)
    whole, parts = public.whole, public.parts
    if may != had:
        parts = {**parts, "may": may_change(may, had)}
    if not is_aside:
        view = deal_view(deal, seat) if seat in (deal.to_act, deal.declarer) else None
        whole, hand = _own_fields(shift, seat, public, view), _own_hand(shift, seat, view, public.narrator.language)
        if isinstance(hand, HandUpdate):
            parts = {**parts, "hand": hand}
        elif hand is not None:
            whole["hand"] = hand
    return TableStep(table.id, table.seq, told, view_change(whole), **parts)


def _is_aside(deal: Deal, old: Deal, seat: int) -> bool:
    """Whether a seat is at rest before and after the step, with the same cards in the same order."""
    return seat == WATCHER or (
        seat not in (deal.to_act, old.to_act, deal.declarer)
        and deal.order is old.order
        and deal.hands[seat] == old.hands[seat]
    )


def _own_fields(shift: Shift, seat: int, public: Public, view: View | None) -> dict[str, Any]:
    """The fields of the view that a step changed for a seat that it concerns, all but its hand; ``view`` is that of
    the declarer or of the seat to act.
    """
    (deal, old), language = _deals(shift), public.narrator.language
    whole = dict(public.whole)
    if view is not None and seat == deal.declarer:
        for name, (new, earlier) in _shown_cards(view, deal_view(old, seat)).items():
            if new != earlier:
                whole[name] = new
            else:
                whole.pop(name, None)
    if seat == old.to_act:
        whole |= _NO_LONGER[old.phase]
    if view is not None and seat == deal.to_act:
        whole["status"] = prompt(replace(public.narrator, me=seat), view)
        if deal.phase is DECLARE:
            whole["choices"] = choices_of(view, language)
        elif deal.phase is DISCARD:
            whole["discard_box"] = discard_box(view, language)
    return whole


_NO_LONGER: dict[Phase, dict[str, Any]] = {
    AUCTION: {"bid_box": None},
    DECLARE: {"choices": ()},
    DISCARD: {"discard_box": None},
}
"""What a seat that has acted in a phase had for it."""


def _own_hand(
    shift: Shift, seat: int, view: View | None, language: Language
) -> HandUpdate | tuple[HandCard, ...] | None:
    """What a step changed in a hand, or all of it where that is shorter to say; nothing where it is as it was."""
    deal, old = _deals(shift)
    named = seat == old.to_act and old.phase is DECLARE
    was = hand_to_name(old, seat) if named else resting_cards(old.hand(seat), old.order)
    if view is not None and seat == deal.to_act:
        hand = hand_of(deal, view, language)
    else:
        hand = resting_cards(deal.hand(seat), deal.order)
    if hand == was:
        return None
    return (hand_changed(hand, was) if deal.phase is PLAY else None) or hand
