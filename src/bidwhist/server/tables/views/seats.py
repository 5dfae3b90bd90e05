"""The seats around a table, as everybody sees them, and where a viewer draws them."""

from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from bidwhist.core.actions import Call, Pass
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import WATCHER, View
from bidwhist.i18n import Language
from bidwhist.narration import brief_call
from bidwhist.server.accounts.domain.person import is_program
from bidwhist.server.protocol.table_view import Clock, SeatView
from bidwhist.server.tables.domain.table import Table, turn_ends

_PLACES = {
    3: ("you", "left", "right"),
    4: ("you", "left", "across", "right"),
    5: ("you", "left", "across", "across", "right"),
}


Seats: TypeAlias = tuple[SeatView, ...]


def placed(seats: Seats, rules: Ruleset, viewer: int, last: tuple[Seats, Seats] | None = None) -> Seats:
    """The seats in a viewer's order; ``last`` is the step before, as everybody and as the viewer saw it."""
    places = _places(rules.players, rules.has_partners, viewer)
    if last is None:
        return tuple([replace(one, place=place) for one, place in zip(seats, places, strict=True)])
    return tuple(
        [
            own if one is old else replace(one, place=place)
            for one, place, old, own in zip(seats, places, *last, strict=True)
        ]
    )


@lru_cache(maxsize=256)
def _places(players: int, has_partners: bool, viewer: int) -> tuple[str, ...]:
    return tuple(_place(players, seat, viewer, has_partners=has_partners) for seat in range(players))


def _place(players: int, seat: int, viewer: int, *, has_partners: bool) -> str:
    turns = (seat - max(viewer, 0)) % players
    place = _PLACES[players][turns]
    if place == "you" and viewer == WATCHER:
        return "across"
    return "partner" if place == "across" and has_partners and viewer != WATCHER else place


def empty_seat(table: Table, seat: int) -> SeatView:
    """A seat before the first match."""
    chair, rules = table.chairs[seat], table.opened.rules
    return SeatView(
        seat=seat,
        name=table.name_of(seat) if chair.person is not None else "",
        person=chair.person,
        bot=table.opened.bots if chair.is_away else None,
        program=is_program(chair.person),
        face=chair.face,
        side=rules.side_of[seat],
        place=_places(rules.players, rules.has_partners, WATCHER)[seat],  # type: ignore[arg-type]
        is_ready=chair.is_ready,
    )


def seats_of(table: Table, view: View, language: Language, last: Seats | None = None) -> Seats:
    """The seats during a match; one that is as it was in ``last`` is the same value."""
    seats = _seats_now(table, view, language)
    return seats if last is None else tuple([old if old == one else one for old, one in zip(last, seats, strict=True)])


def _seats_now(table: Table, view: View, language: Language) -> Seats:
    rules = view.rules
    winners = [trick.winner for trick in view.tricks]
    places = _places(rules.players, rules.has_partners, WATCHER)
    turn, clock = table.to_act, clock_of(table)
    return tuple(
        [
            SeatView(
                seat=seat,
                name=table.name_of(seat),
                person=chair.person,
                bot=table.opened.bots if chair.bot_acts else None,
                program=is_program(chair.person),
                face=chair.face,
                side=rules.side_of[seat],
                place=place,  # type: ignore[arg-type]
                cards=view.counts[seat],
                tricks=winners.count(seat),
                is_dealer=seat == view.dealer,
                is_declarer=seat == view.declarer and view.turned is None,
                is_turn=seat == turn,
                is_ready=chair.is_ready,
                call=brief_call(call, language) if call is not None else None,
                passed=isinstance(call, Pass),
                clock=clock if seat == turn else None,
            )
            for seat, (chair, place, call) in enumerate(zip(table.chairs, places, _calls(view), strict=True))
        ]
    )


def _calls(view: View) -> tuple[Call | None, ...]:
    """What each seat called, by seat."""
    made = (*view.calls, *(None,) * (view.players - len(view.calls)))
    return tuple(made[(seat - view.dealer - 1) % view.players] for seat in range(view.players))


def clock_of(table: Table) -> Clock | None:
    """The clock of the seat to act, where one is running."""
    ends = turn_ends(table)
    seat = table.to_act if ends is not None else None
    return Clock(ends, table.banks[seat]) if ends is not None and seat is not None else None
