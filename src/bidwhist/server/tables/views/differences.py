"""The difference of two views of a table, as a step of protocol 4 tells it."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.server.protocol.server_messages import Happening, TableStep
from bidwhist.server.protocol.table_view import HandCard, May, SeatView, TableView
from bidwhist.server.protocol.view_changes import (
    BidsUpdate,
    ContractChange,
    HandUpdate,
    MayChange,
    SeatChange,
    ViewChange,
)
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.views.hand import why_no_bid
from bidwhist.server.tables.views.own_words import Reader, says_whose_turn, told_to

Told = tuple[Happening, ...]
_One = TypeVar("_One")


def lean(view: TableView) -> TableView:
    """A view of protocol 4: choices that the hand, the bid box or the discard box say already are not told twice."""
    return view if view.phase == "declare" or not view.choices else replace(view, choices=())


def whole_step(table: Table, told: Told, view: TableView, reader: Reader) -> TableStep:
    """A step for a viewer who has not seen the one before from here: every field of the view."""
    whole = dict(zip(_NAMES, _VALUES(lean(view)), strict=True))
    return TableStep(table.id, table.seq, told_to(reader, told), ViewChange(**_unsaid(whole, view, reader)))


def _unsaid(whole: dict[str, Any], view: TableView, reader: Reader) -> dict[str, Any]:
    if reader.has_own_words and says_whose_turn(view):
        whole.pop("status", None)
    return whole


_NAMES = TableView.__struct_fields__
_VALUES = attrgetter(*_NAMES)


def step_between(table: Table, told: Told, view: TableView, old: TableView, reader: Reader) -> TableStep:
    """The step from one view to another."""
    whole = {
        name: new
        for name, new, was in zip(_NAMES, _VALUES(view), _VALUES(old), strict=True)
        if new is not was and new != was
    }
    parts: dict[str, Any] = {name: part for name in _PARTS if name in whole and (part := _PARTS[name](view, old))}
    for name in parts:
        del whole[name]
    _unsaid(whole, view, reader)
    whole.pop("seq", None)
    whole.pop("turn_seq", None)
    if view.turn_seq != table.seq:
        whole["turn_seq"] = view.turn_seq
    if "bid_box" in parts:
        parts["bids"] = parts.pop("bid_box")
    return TableStep(table.id, table.seq, told_to(reader, told), view_change(whole), **parts)


def view_change(whole: dict[str, Any]) -> Any:
    """The changed fields of a view, if there are any."""
    return ViewChange(**whole) if whole else None


def _seats_changed(view: TableView, old: TableView) -> tuple[Any, ...] | None:
    if len(view.seats) != len(old.seats):
        return None
    return tuple(
        SeatChange(seat=new.seat, **changed)
        for new, was in zip(view.seats, old.seats, strict=True)
        if new is not was and (changed := changed_fields(SeatView, new, was, "is_turn"))
    )


def changed_fields(kind: type[Struct], new: Struct, old: Struct, without: str = "") -> dict[str, Any]:
    """The fields of a struct of a kind that differ from another's."""
    names, values = _fields_of(kind)
    return {
        name: value
        for name, value, was in zip(names, values(new), values(old), strict=True)
        if value != was and name != without
    }


@cache
def _fields_of(kind: type[Struct]) -> tuple[tuple[str, ...], Callable[[Struct], tuple[Any, ...]]]:
    names = kind.__struct_fields__
    return names, attrgetter(*names)


def _contract_changed(view: TableView, old: TableView) -> Any:
    new, was = view.contract, old.contract
    return ContractChange(**changed_fields(type(new), new, was)) if new is not None and was is not None else None


def _may_changed(view: TableView, old: TableView) -> Any:
    return MayChange(**changed_fields(May, view.may, old.may))


def _added(new: tuple[_One, ...], old: tuple[_One, ...]) -> tuple[_One, ...]:
    return new[len(old) :] if new[: len(old)] == old else ()


def hand_changed(hand: tuple[HandCard, ...], old: tuple[HandCard, ...]) -> HandUpdate | None:
    """What changed in a hand during play; nothing where that cannot be said, as of cards in another order."""
    cards = [one.card for one in hand]
    if any(one.must_go or one.from_kitty for one in hand):
        return None
    if [one.card for one in old if one.card in cards] != cards:
        return None
    return hand_update(hand, tuple(one.card for one in old if one.card not in cards))


def hand_update(hand: tuple[HandCard, ...], gone: tuple[str, ...]) -> HandUpdate:
    """What a turn of play changes in a hand, of which these cards are gone."""
    live = tuple([one.card for one in hand if one.may])
    if live and len(live) == len(hand):
        return HandUpdate(gone, all_live=True)
    why = next((one.why for one in hand if one.why is not None), None)
    return HandUpdate(gone, live=live, why=why)


def _bids_changed(view: TableView, _: TableView) -> BidsUpdate | None:
    box = view.bid_box
    if box is None:
        return None
    reasons: dict[str, list[str]] = {}
    for one in box.bids:
        if one.why is not None:
            reasons.setdefault(one.why, []).append(one.action.bid)
    live = tuple([one.action.bid for one in box.bids if one.may])
    return BidsUpdate(live, why_no_bid(reasons), box.may_pass, box.why_no_pass)


# A part is told as what changed in it where that is possible, else whole.
_PARTS: dict[str, Any] = {
    "seats": _seats_changed,
    "contract": _contract_changed,
    "may": _may_changed,
    "hand": lambda view, old: hand_changed(view.hand, old.hand) if view.phase == "play" else None,
    "bid_box": _bids_changed,
    "tricks": lambda view, old: _added(view.tricks, old.tricks),
    "auction": lambda view, old: _added(view.auction, old.auction),
}
