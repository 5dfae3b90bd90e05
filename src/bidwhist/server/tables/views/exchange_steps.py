"""The end of an auction, the naming of a contract and a discard, told to each viewer from the step itself."""

from collections.abc import Sequence
from typing import Any

from bidwhist.core.actions import Action, Bid, Declare, Discard, Pass
from bidwhist.core.cards import CODES, Hand
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, DONE, PLAY, Deal, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import legal
from bidwhist.core.rules.order import Order, sort_hand
from bidwhist.core.view import WATCHER, kitty_is_sported
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import Language
from bidwhist.narration import prompt, turn_prompt
from bidwhist.server.protocol.server_messages import TableStep
from bidwhist.server.protocol.table_view import May
from bidwhist.server.protocol.translation import codes
from bidwhist.server.protocol.view_changes import ContractChange, HandUpdate, SeatChange
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Shift
from bidwhist.server.tables.views.deal import auction_of, called, contract_line, tally_of
from bidwhist.server.tables.views.differences import Told, changed_fields, view_change
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.hand import box_for_discards, hand_in_turn, hand_of, kitty_in_hand, named_choices
from bidwhist.server.tables.views.narration import TableNarrator
from bidwhist.server.tables.views.out_of_turn import Mays, may_change
from bidwhist.server.tables.views.own_words import Reader
from bidwhist.server.tables.views.phase import PHASES
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
    told = told_to_all(shift, seats, narrator, reader.spared)
    public, (had, has) = _public_parts(shift, reader, narrator), mays
    return {seat: _own_step(shift, seat, told[seat], public, (had[seat], has[seat])) for seat in seats}


def _public_parts(shift: Shift, reader: Reader, narrator: TableNarrator) -> Public:
    (deal, old), language = _deals(shift), narrator.language
    whole: dict[str, Any] = {}
    if deal.phase is not old.phase:
        whole["phase"] = PHASES[deal.phase]
    if deal.to_act != old.to_act:
        whole["turn"] = deal.to_act
    if _face_down(deal) != _face_down(old):
        whole["kitty_count"] = _face_down(deal)
    if deal.phase is PLAY:
        whole["leader"] = deal.leader
    if deal.tricks_won != old.tricks_won:
        whole["tricks_won"], whole["tally"] = deal.tricks_won, tally_of(deal)
    if kitty_is_sported(deal) is not kitty_is_sported(old):
        whole["kitty"] = codes(deal.kitty) if kitty_is_sported(deal) else None
    if shift.after.turn_seq != shift.after.seq:
        whole["turn_seq"] = shift.after.turn_seq
    if not reader.has_own_words:
        whole["status"] = prompt(narrator, deal_view(deal, WATCHER))
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


def _seats_changed(shift: Shift, language: Language) -> tuple[Any, ...]:
    deal, old = _deals(shift)
    changed: dict[int, dict[str, Any]] = {}
    if deal.hands is not old.hands:
        for seat, (hand, held) in enumerate(zip(deal.hands, old.hands, strict=True)):
            if hand.bit_count() != held.bit_count():
                changed[seat] = {"cards": hand.bit_count()}
    if deal.calls is not old.calls:
        changed.setdefault(old.to_act, {}).update(called(deal.calls[-1], language))
    if deal.declarer != old.declarer:
        changed.setdefault(deal.declarer, {})["is_declarer"] = True
    if shift.after.pace is not None:
        _add_clocks(changed, shift)
    return tuple([SeatChange(seat=seat, **now) for seat, now in sorted(changed.items())])


def _add_clocks(changed: dict[int, dict[str, Any]], shift: Shift) -> None:
    (deal, old), clock, earlier = _deals(shift), clock_of(shift.after), clock_of(shift.before)
    for seat in {deal.to_act, old.to_act}:
        now, then = clock if seat == deal.to_act else None, earlier if seat == old.to_act else None
        if now != then:
            changed.setdefault(seat, {})["clock"] = now


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
        language = public.narrator.language
        actions = legal(deal) if seat == deal.to_act else ()
        hand = _own_hand(deal, old, seat, actions, language)
        parts = parts if hand is None else {**parts, "hand": hand}
        whole = whole | _no_longer(deal, old, seat) | _own_turn(deal, seat, actions, language)
    return TableStep(table.id, table.seq, told, view_change(whole), **parts)


def _is_aside(deal: Deal, old: Deal, seat: int) -> bool:
    """Whether a seat is at rest before and after the step, with the same cards in the same order."""
    return seat == WATCHER or (
        seat not in (deal.to_act, old.to_act, deal.declarer)
        and deal.order is old.order
        and deal.hands[seat] == old.hands[seat]
    )


def _no_longer(deal: Deal, old: Deal, seat: int) -> dict[str, Any]:
    """The fields of the view that a step changed for the declarer, and for a seat that has acted."""
    whole: dict[str, Any] = dict(_NO_LONGER[old.phase]) if seat == old.to_act else {}
    if seat != deal.declarer or not deal.kitty_is_taken:
        return whole
    # The declarer sees the kitty and the discards, even where others do not.
    was_taken = seat == old.declarer and old.kitty_is_taken
    was_shown = kitty_is_sported(old)
    if not (was_taken or was_shown) or kitty_is_sported(deal) is not was_shown:
        whole["kitty"] = codes(deal.kitty)
    if not was_taken or deal.discards != old.discards:
        whole["discards"] = codes(deal.discards)
    return whole


_NO_LONGER: dict[Phase, dict[str, Any]] = {
    AUCTION: {"bid_box": None},
    DECLARE: {"choices": ()},
    DISCARD: {"discard_box": None},
}
"""What a seat that has acted in a phase had for it."""


def _own_turn(deal: Deal, seat: int, actions: Sequence[Action], language: Language) -> dict[str, Any]:
    """The fields of the view for what a seat can do now, all but its hand."""
    if seat != deal.to_act:
        return {}
    whole: dict[str, Any] = {"status": turn_prompt(deal, actions, deal.hand(seat).bit_count(), language)}
    if deal.phase is DECLARE:
        whole["choices"] = named_choices(deal.rules, tuple(actions), language)
    elif isinstance(actions, DiscardChoices):
        whole["discard_box"] = box_for_discards(deal, actions, language)
        if actions.required:
            whole["hand"] = hand_of(deal, deal_view(deal, seat), language)
    return whole


def _own_hand(deal: Deal, old: Deal, seat: int, actions: Sequence[Action], language: Language) -> HandUpdate | None:
    """What a step changed in a hand; nothing where it is as it was, or has to be told with the cards that must go."""
    now, was = deal.hand(seat), old.hand(seat)
    moved = _moved(_held(now, deal.order), _held(was, old.order))
    kitty = _from_kitty(deal, seat)
    if kitty:
        moved["from_kitty"] = codes(kitty)
    if seat == deal.to_act and deal.phase is PLAY:
        return hand_in_turn(deal, actions, now, language, **moved)
    if isinstance(actions, DiscardChoices):
        return None if actions.required else HandUpdate(**moved, all_live=True)
    had_marks = seat == old.to_act and (old.phase is DISCARD or _from_kitty(old, seat))
    return HandUpdate(**moved) if moved or had_marks else None


def _held(hand: Hand, order: Order | None) -> list[str]:
    return [CODES[card] for card in sort_hand(hand, order)]


def _moved(cards: list[str], was: list[str]) -> dict[str, Any]:
    """What a hand has lost, or all of it where it has more or lies in another order."""
    if cards == was:
        return {}
    gone = [card for card in was if card not in cards]
    if [card for card in was if card not in gone] == cards:
        return {"gone": tuple(gone)}
    return {"order": tuple(cards)}


def _from_kitty(deal: Deal, seat: int) -> Hand:
    """The cards of the kitty in the hand of a seat that names the contract or discards."""
    is_shown = seat == deal.to_act and deal.phase in (DECLARE, DISCARD)
    return kitty_in_hand(deal) if is_shown else 0
