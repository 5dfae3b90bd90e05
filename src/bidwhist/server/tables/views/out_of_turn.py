"""What a seat may do out of turn: take back, answer, call a renege, say ready."""

from collections.abc import Iterable

from bidwhist.core.actions import CallRenege, Claim, Interruption
from bidwhist.core.deal import Deal
from bidwhist.core.legality import interruptions
from bidwhist.core.view import WATCHER
from bidwhist.i18n import Language
from bidwhist.server.protocol.table_view import Choice, May, UndoAsked
from bidwhist.server.protocol.translation import wire_of
from bidwhist.server.tables.domain.allowed import (
    free_seats,
    may_answer,
    may_be_ready,
    may_give,
    may_leave,
    undo_target,
    waiting_for_answer,
)
from bidwhist.server.tables.domain.table import Stage, Table

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
    return {seat: may_of(table, seat, calls, language) for seat in seats}


def may_of(table: Table, seat: int, calls: tuple[Interruption, ...], language: Language) -> May:
    """What a seat or ``WATCHER`` may do out of turn, from the interruptions that the rules allow."""
    if seat == WATCHER:
        return May(sit=free_seats(table))
    if table.stage is Stage.PLAYING and not table.is_between_deals and table.undo_by is None:
        return _may_in_play(table, seat, calls, language)
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


def _may_in_play(table: Table, seat: int, calls: tuple[Interruption, ...], language: Language) -> May:
    """The same while a deal is played: nobody sits down, says ready, gives bytes or answers."""
    own = [action for action in calls if action.by == seat]
    return May(
        stand=may_leave(table),
        undo=undo_target(table, seat) is not None,
        claim=bool(own) and any(isinstance(action, Claim) for action in own),
        hint=table.to_act == seat and table.opened.hints,
        reneges=_renege_choices(table.deal, own, language) if own and table.deal is not None else (),
    )


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
