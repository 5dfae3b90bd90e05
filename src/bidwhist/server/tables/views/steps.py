"""What a step changed in each viewer's view, for clients of protocol 4.

A card that is played is told from the step itself, without a view before and after it; all else is the difference of
two views. A test puts steps together and compares them with views made from nothing.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.actions import Play
from bidwhist.core.cards import CODES
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.legality import interruptions
from bidwhist.core.view import WATCHER
from bidwhist.core.view import view as deal_view
from bidwhist.i18n import Language
from bidwhist.narration import prompt
from bidwhist.server.protocol.server_messages import Happening, TableStep
from bidwhist.server.protocol.table_view import HandCard, May, SeatView, TableView
from bidwhist.server.protocol.view_changes import (
    BidsUpdate,
    ContractChange,
    HandUpdate,
    MayChange,
    SeatChange,
    ViewChange,
    WhyNoBid,
    WhyNot,
)
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.domain.table import Shift, Stage, Table, goes_on_at, turn_ends
from bidwhist.server.tables.views.changes import Seen, seen
from bidwhist.server.tables.views.deal import contract_line, tally_of, trick_of, tricks_of
from bidwhist.server.tables.views.events import told_to_all
from bidwhist.server.tables.views.hand import hand_of
from bidwhist.server.tables.views.narration import TableNarrator, narrator_for
from bidwhist.server.tables.views.out_of_turn import may_in_play
from bidwhist.server.tables.views.seats import clock_of

Told = tuple[Happening, ...]
_One = TypeVar("_One")


class Shown(Struct, frozen=True):
    """A step as it was told, and what the next is compared with."""

    table: Table
    narrator: TableNarrator
    mays: dict[int, May]
    """By seat, what it may do out of turn; only after a card."""
    seen: Seen | None = None
    """Each seat's view; nothing after a card."""


def lean(view: TableView) -> TableView:
    """A view of protocol 4: choices that the hand, the bid box or the discard box say already are not told twice."""
    return view if view.phase == "declare" or not view.choices else replace(view, choices=())


def steps_of(
    shift: Shift, seats: Iterable[int], language: Language, last: Shown | None
) -> tuple[dict[int, TableStep], Shown]:
    """A step for each of these seats (or ``WATCHER``); ``last`` is the step before as it was told, if it was."""
    if last is not None and last.table is not shift.before:
        last = None
    return (_after_card if _is_card(shift) else _after_any)(shift, tuple(seats), language, last)


def _after_any(
    shift: Shift, seats: tuple[int, ...], language: Language, last: Shown | None
) -> tuple[dict[int, TableStep], Shown]:
    before = last.seen if last is not None else None
    if before is None or not before.views.keys() >= set(seats):
        before = seen(shift.before, seats, language)
    now = seen(shift.after, seats, language, before)
    told = told_to_all(shift, seats, now.shown.narrator)
    steps = {
        seat: step_between(shift.after, told[seat], lean(now.views[seat]), lean(before.views[seat])) for seat in seats
    }
    return steps, Shown(shift.after, now.shown.narrator, {}, now)


def whole_step(table: Table, told: Told, view: TableView) -> TableStep:
    """A step for a viewer who has not seen the one before from here: every field of the view."""
    return TableStep(table.id, table.seq, told, ViewChange(**dict(zip(_NAMES, _VALUES(lean(view)), strict=True))))


_NAMES = TableView.__struct_fields__
_VALUES = attrgetter(*_NAMES)


def step_between(table: Table, told: Told, view: TableView, old: TableView) -> TableStep:
    """The step from one view to another."""
    whole = {
        name: new
        for name, new, was in zip(_NAMES, _VALUES(view), _VALUES(old), strict=True)
        if new is not was and new != was
    }
    parts: dict[str, Any] = {name: part for name in _PARTS if name in whole and (part := _PARTS[name](view, old))}
    for name in parts:
        del whole[name]
    whole.pop("seq", None)
    whole.pop("turn_seq", None)
    if view.turn_seq != table.seq:
        whole["turn_seq"] = view.turn_seq
    if "bid_box" in parts:
        parts["bids"] = parts.pop("bid_box")
    return TableStep(table.id, table.seq, told, _view_change(whole), **parts)


def _seats_changed(view: TableView, old: TableView) -> tuple[Any, ...] | None:
    if len(view.seats) != len(old.seats):
        return None
    return tuple(
        SeatChange(seat=new.seat, **changed)
        for new, was in zip(view.seats, old.seats, strict=True)
        if new is not was and (changed := _changed(SeatView, new, was, "is_turn"))
    )


def _changed(kind: type[Struct], new: Struct, old: Struct, without: str = "") -> dict[str, Any]:
    return {
        name: value
        for name in kind.__struct_fields__
        if name != without and (value := getattr(new, name)) != getattr(old, name)
    }


def _contract_changed(view: TableView, old: TableView) -> Any:
    new, was = view.contract, old.contract
    return ContractChange(**_changed(type(new), new, was)) if new is not None and was is not None else None


def _may_changed(view: TableView, old: TableView) -> Any:
    return MayChange(**_changed(May, view.may, old.may))


def _added(new: tuple[_One, ...], old: tuple[_One, ...]) -> tuple[_One, ...]:
    return new[len(old) :] if new[: len(old)] == old else ()


def _hand_changed(view: TableView, old: TableView) -> HandUpdate | None:
    cards = [one.card for one in view.hand]
    if view.phase != "play" or any(one.must_go or one.from_kitty for one in view.hand):
        return None
    if [one.card for one in old.hand if one.card in cards] != cards:
        return None
    return _hand_update(view.hand, tuple(one.card for one in old.hand if one.card not in cards))


def _hand_update(hand: tuple[HandCard, ...], gone: tuple[str, ...]) -> HandUpdate:
    reasons: dict[str, list[str]] = {}
    for one in hand:
        if one.why is not None:
            reasons.setdefault(one.why, []).append(one.card)
    live = tuple([one.card for one in hand if one.may])
    return HandUpdate(gone, live, tuple([WhyNot(words, tuple(cards)) for words, cards in reasons.items()]))


def _bids_changed(view: TableView, _: TableView) -> BidsUpdate | None:
    box = view.bid_box
    if box is None:
        return None
    reasons: dict[str, list[str]] = {}
    for one in box.bids:
        if one.why is not None:
            reasons.setdefault(one.why, []).append(one.action.bid)
    live = tuple([one.action.bid for one in box.bids if one.may])
    why = tuple([WhyNoBid(words, tuple(bids)) for words, bids in reasons.items()])
    return BidsUpdate(live, why, box.may_pass, box.why_no_pass)


# A part is told as what changed in it where that is possible, else whole.
_PARTS: dict[str, Any] = {
    "seats": _seats_changed,
    "contract": _contract_changed,
    "may": _may_changed,
    "hand": _hand_changed,
    "bid_box": _bids_changed,
    "tricks": lambda view, old: _added(view.tricks, old.tricks),
    "auction": lambda view, old: _added(view.auction, old.auction),
}


# A card.


def _is_card(shift: Shift) -> bool:
    """Whether a step is a card of a deal that goes on, and nothing else."""
    table, before, body = shift.after, shift.before, shift.row.body
    deal, old = table.deal, before.deal
    return (
        isinstance(body, Acted)
        and isinstance(body.action, Play)
        and deal is not None
        and old is not None
        and deal.phase is PLAY
        and old.phase is PLAY
        and table.stage is Stage.PLAYING
        and before.stage is Stage.PLAYING
        and table.undo_by is None
        and before.undo_by is None
        and (table.chairs is before.chairs or table.chairs == before.chairs)
        and table.left == before.left
        and table.line == before.line
        and deal.hands is old.hands
        and deal.discards == old.discards
        and deal.renege_calls is old.renege_calls
        and deal.refused_claims is old.refused_claims
        and goes_on_at(table) == goes_on_at(before)
    )


def _after_card(
    shift: Shift, seats: tuple[int, ...], language: Language, last: Shown | None
) -> tuple[dict[int, TableStep], Shown]:
    table, before = shift.after, shift.before
    narrator = narrator_for(table, WATCHER, language) if last is None else last.narrator
    had = last.mays if last is not None and last.mays.keys() >= set(seats) else _mays(before, seats, language)
    has = _mays(table, seats, language)
    told = told_to_all(shift, seats, narrator)
    public = _public_parts(shift, narrator)
    steps = {
        seat: _own_step(shift, replace(narrator, me=seat), told[seat], public, (has[seat], had[seat])) for seat in seats
    }
    return steps, Shown(table, narrator, has)


def _mays(table: Table, seats: tuple[int, ...], language: Language) -> dict[int, May]:
    assert table.deal is not None
    calls = interruptions(table.deal)
    return {seat: May() if seat == WATCHER else may_in_play(table, seat, calls, language) for seat in seats}


class _Public(Struct, frozen=True):
    """What a card changed for everybody."""

    whole: dict[str, Any]
    """Fields of the view, each whole."""
    parts: dict[str, Any]
    """All else that is in a step."""


def _public_parts(shift: Shift, narrator: TableNarrator) -> _Public:
    table, before, deal, old = shift.after, shift.before, shift.after.deal, shift.before.deal
    assert deal is not None and old is not None
    whole: dict[str, Any] = {}
    is_laid = deal.tricks is old.tricks
    parts: dict[str, Any] = {"seats": _seats_after_card(table, before, deal, None if is_laid else old)}
    if table.turn_seq != table.seq:
        whole["turn_seq"] = table.turn_seq
    if table.to_act != before.to_act:
        whole["turn"] = table.to_act
        whole["status"] = prompt(narrator, deal_view(deal, WATCHER))
    if deal.leader != old.leader:
        whole["leader"] = deal.leader
    if is_laid:
        parts["laid"] = trick_of(deal_view(deal, WATCHER))[-1]
    else:
        _add_trick(whole, parts, deal, old, narrator.language)
    return _Public(whole, parts)


def _seats_after_card(table: Table, before: Table, deal: Deal, ended: Deal | None) -> tuple[Any, ...]:
    # Whose card is laid has one less without being told so; the card that ends a trick is not laid.
    changed: dict[int, dict[str, Any]] = {}
    if ended is not None:
        trick, cards = deal.tricks[-1], deal.played ^ ended.played
        seat = next(seat for seat, hand in enumerate(deal.hands) if hand & cards)
        changed[seat] = {"cards": (deal.hands[seat] & ~deal.played).bit_count()}
        taken = sum(one.winner == trick.winner for one in deal.tricks)
        changed.setdefault(trick.winner, {})["tricks"] = taken
    clocks = turn_ends(before) is not None, turn_ends(table) is not None
    if before.to_act is not None and clocks[0]:
        changed.setdefault(before.to_act, {})["clock"] = None
    if table.to_act is not None and clocks[1]:
        changed.setdefault(table.to_act, {})["clock"] = clock_of(table)
    return tuple([SeatChange(seat=seat, **now) for seat, now in changed.items()])


def _add_trick(whole: dict[str, Any], parts: dict[str, Any], deal: Deal, old: Deal, language: Language) -> None:
    view, was = deal_view(deal, WATCHER), deal_view(old, WATCHER)
    # One trick ends, and the next card of the view's trick is the first of another.
    whole["trick"] = trick_of(view)
    parts["tricks"] = tricks_of(view)[len(old.tricks) :]
    books = ("tricks_won", view.tricks_won, was.tricks_won), ("tally", tally_of(view), tally_of(was))
    whole.update({name: now for name, now, then in books if now != then})
    if view.contract is not None:
        line, before = contract_line(view, language), contract_line(was, language)
        changed = _changed(type(line), line, before)
        if changed:
            parts["contract"] = ContractChange(**changed)


def _own_step(shift: Shift, narrator: TableNarrator, told: Told, public: _Public, may: tuple[May, May]) -> TableStep:
    table, deal, old, seat = shift.after, shift.after.deal, shift.before.deal, narrator.me
    assert deal is not None and old is not None
    whole, parts = public.whole, public.parts
    if may[0] != may[1]:
        parts = {**parts, "may": MayChange(**_changed(May, *may))}
    if seat != WATCHER and seat in (deal.to_act, old.to_act):
        acts = seat == deal.to_act
        view = deal_view(deal, seat)
        gone = tuple([CODES[card] for card in _cards(deal.hands[seat] & (deal.played ^ old.played))])
        hand = hand_of(deal, view, narrator.language) if acts else ()
        parts = {**parts, "hand": _hand_update(hand, gone)}
        if acts:
            whole = {**whole, "status": prompt(narrator, view)}
    return TableStep(table.id, table.seq, told, _view_change(whole), **parts)


def _cards(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _view_change(whole: dict[str, Any]) -> Any:
    return ViewChange(**whole) if whole else None
