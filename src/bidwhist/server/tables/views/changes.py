"""Views from step to step, and the parts of a view that a client has already."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from bidwhist.core.view import WATCHER
from bidwhist.i18n import Language
from bidwhist.server.protocol.table_view import SeatView, TableView
from bidwhist.server.tables.domain.table import Table
from bidwhist.server.tables.views.narration import narrator_for
from bidwhist.server.tables.views.table import Shown, shown, view_after, view_for


class Seen(Struct, frozen=True):
    """A step as it was shown, and each seat's view of it."""

    shown: Shown
    views: dict[int, TableView]


def seen(table: Table, seats: Iterable[int], language: Language, last: Seen | None = None) -> Seen:
    """The views of these seats (or ``WATCHER``); ``last`` holds the views of the step before."""
    before = _of_same_deal(last, table)
    now = shown(table, language, before)
    if before is None or last is None:
        return Seen(now, {seat: view_for(now, seat) for seat in seats})
    return Seen(now, {seat: _view(now, before, seat, last.views.get(seat)) for seat in seats})


def _view(now: Shown, before: Shown, seat: int, own: TableView | None) -> TableView:
    return view_for(now, seat) if own is None or seat == WATCHER else view_after(now, before, own)


def _of_same_deal(last: Seen | None, table: Table) -> Shown | None:
    """The last views, if they are of the same deal and all names are unchanged."""
    before, match = last.shown if last is not None else None, table.match
    if before is None or match is None or before.table.match is None or before.view is None:
        return None
    is_same = (
        before.table.match_number == table.match_number
        and before.table.match.deals[:-1] == match.deals[:-1]
        and (
            before.table.chairs is table.chairs
            or narrator_for(table, WATCHER, before.narrator.language) == before.narrator
        )
    )
    return before if is_same else None


MAY_STAY = (
    "hand",
    "auction",
    "contract",
    "kitty",
    "discards",
    "tricks",
    "tally",
    "reneges",
    "sheet",
    "deal_result",
    "match_result",
    "line",
)
"""Fields of a view that seldom change; they are left out for clients that have them already."""
_VALUES = attrgetter(*MAY_STAY)
_DEFAULTS = {field.name: field.default for field in fields(TableView)}
_LEFT = {name: _DEFAULTS[name] for name in MAY_STAY}


class Changes(Struct, frozen=True):
    """A view without the fields that its client has already, and the names of those left out."""

    view: TableView
    same: tuple[str, ...]


def changes(view: TableView, before: TableView) -> Changes:
    """The fields of a view that are new to a client with the view of the step before."""
    # Empty fields are never sent.
    left: dict[str, Any] = {
        name: default
        for (name, default), value, old in zip(_LEFT.items(), _VALUES(view), _VALUES(before), strict=True)
        if value and (value is old or value == old)
    }
    same = tuple(left)
    seats = _changed_seats(view.seats, before.seats)
    if len(seats) < len(view.seats) == len(before.seats):
        left["seats"], same = seats, (*same, "seats")
    return Changes(replace(view, **left), same)


def _changed_seats(seats: tuple[SeatView, ...], before: tuple[SeatView, ...]) -> tuple[SeatView, ...]:
    return tuple([one for one, old in zip(seats, before, strict=False) if one is not old and one != old])
