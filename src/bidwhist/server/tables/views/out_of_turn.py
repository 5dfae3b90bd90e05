"""What a seat may do out of turn: take back, answer, call a renege, say ready."""

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec.structs import replace

from bidwhist.core.actions import CallRenege, Claim, Interruption
from bidwhist.core.deal import Deal
from bidwhist.core.legality import interruptions
from bidwhist.core.view import WATCHER
from bidwhist.i18n import Language
from bidwhist.server.protocol.table_view import Choice, May, UndoAsked
from bidwhist.server.protocol.translation import wire_of
from bidwhist.server.protocol.view_changes import MayChange
from bidwhist.server.tables.domain.allowed import (
    free_seats,
    may_answer,
    may_be_ready,
    may_give,
    may_leave,
    seats_that_may_undo,
    undo_target,
    waiting_for_answer,
)
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.views.differences import changed_fields

Mays = dict[int, May]
"""By seat (or ``WATCHER``), what it may do out of turn."""


def undo_asked(table: Table) -> UndoAsked | None:
    """Who asks to take an action back, and who has not answered."""
    return None if table.undo_by is None else UndoAsked(table.undo_by, waiting_for_answer(table))


def interruptions_of(table: Table) -> tuple[Interruption, ...]:
    """Claims and renege calls that the rules allow now, of all seats."""
    return interruptions(table.deal) if table.deal is not None and table.stage is Stage.PLAYING else ()


def mays_of(table: Table, seats: Iterable[int], language: Language) -> Mays:
    """What each of these seats (or ``WATCHER``) may do out of turn."""
    calls = interruptions_of(table)
    tell = _mays_in_play if _is_in_play(table) else _mays_at_rest
    return tell(table, seats, calls, language)


def _mays_at_rest(table: Table, seats: Iterable[int], calls: tuple[Interruption, ...], language: Language) -> Mays:
    return {seat: may_of(table, seat, calls, language) for seat in seats}


def _is_in_play(table: Table) -> bool:
    """Whether a deal is played, so that nobody sits down, says ready, gives bytes or answers."""
    return table.stage is Stage.PLAYING and not table.is_between_deals and table.undo_by is None


def may_of(table: Table, seat: int, calls: tuple[Interruption, ...], language: Language) -> May:
    """What a seat or ``WATCHER`` may do out of turn, from the interruptions that the rules allow."""
    if seat == WATCHER:
        return May(sit=free_seats(table))
    if _is_in_play(table):
        return _mays_in_play(table, (seat,), calls, language)[seat]
    own = [action for action in calls if action.by == seat]
    ready = may_be_ready(table, seat)
    is_played = table.stage is Stage.PLAYING
    return May(
        sit=() if is_played else free_seats(table),
        stand=may_leave(table),
        ready=ready,
        ready_words=_ready_words(table, language) if ready else None,
        entropy=may_give(table, seat),
        undo=table.undo_by is None and undo_target(table, seat) is not None,
        answer=may_answer(table, seat),
        claim=bool(own) and any(isinstance(action, Claim) for action in own),
        hint=table.to_act == seat and table.opened.hints,
        reneges=_renege_choices(table.deal, own, language) if own and table.deal is not None else (),
    )


def _mays_in_play(table: Table, seats: Iterable[int], calls: tuple[Interruption, ...], language: Language) -> Mays:
    """The same for several seats while a deal is played."""
    stand, undoes, turn = may_leave(table), seats_that_may_undo(table), table.to_act if table.opened.hints else None
    claims = {action.by for action in calls if isinstance(action, Claim)}
    found = {seat: _may_without_reneges(stand, seat in undoes, seat in claims, seat == turn) for seat in seats}
    if WATCHER in found:
        found[WATCHER] = May(sit=free_seats(table))
    if len(claims) == len(calls) or table.deal is None:
        return found
    for seat, may in found.items():
        own = [action for action in calls if action.by == seat]
        found[seat] = replace(may, reneges=_renege_choices(table.deal, own, language)) if own else may
    return found


@cache
def _may_without_reneges(stand: bool, undo: bool, claim: bool, hint: bool) -> May:
    # One value for each, so that most comparisons are of a value with itself.
    return May(stand=stand, undo=undo, claim=claim, hint=hint)


def may_change(may: May, had: May) -> MayChange:
    """What a seat may do out of turn and could not before, or no longer."""
    return _known_change(may, had) if not (may.reneges or had.reneges) else _may_change(may, had)


def _may_change(may: May, had: May) -> MayChange:
    return MayChange(**changed_fields(May, may, had))


_known_change = lru_cache(maxsize=256)(_may_change)


_READY_WORDS = {Stage.SEATING: "ready-deal", Stage.OVER: "ready-rematch", Stage.PLAYING: "ready-next-deal"}


def _ready_words(table: Table, language: Language) -> str | None:
    is_next = table.stage is Stage.OVER and table.opened.boards is not None
    message = "ready-next-deal" if is_next else _READY_WORDS.get(table.stage)
    return language.say(message) if message else None


def _renege_choices(deal: Deal, own: list[Interruption], language: Language) -> tuple[Choice, ...]:
    # Once is enough: the deal records a call that was made.
    called = {(call.called_by, call.trick) for call in deal.renege_calls}
    return tuple(
        _renege_choice(action, language)
        for action in own
        if isinstance(action, CallRenege) and (action.by, action.trick) not in called
    )


def _renege_choice(action: CallRenege, language: Language) -> Choice:
    book = action.trick + 1
    return Choice(wire_of(action), language.say("book", book=book), language.say("call-renege", book=book))
