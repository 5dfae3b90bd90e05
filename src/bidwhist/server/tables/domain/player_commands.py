"""What each command of a person does to a table: rows for its log, or a refusal in words."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bidwhist.core.act import settled
from bidwhist.core.actions import Action, CallRenege, Claim
from bidwhist.core.deal import Deal
from bidwhist.i18n import Saying
from bidwhist.records.fairness import commitment_to
from bidwhist.server.tables.domain.allowed import (
    free_seats,
    is_waited_for_at_table,
    may_answer,
    may_be_ready,
    may_give,
    may_leave,
    undo_target,
)
from bidwhist.server.tables.domain.commands import (
    AnswerUndo,
    AskUndo,
    BeReady,
    Decide,
    Give,
    LeaveSeat,
    Refusal,
    Relieve,
    TakeSeat,
    Verdict,
)
from bidwhist.server.tables.domain.log import (
    Acted,
    BotTook,
    Closed,
    Given,
    LeftQueue,
    LinedUp,
    MeetingSeats,
    Readied,
    Seated,
    StoodUp,
    UndoAnswered,
    UndoAsked,
)
from bidwhist.server.tables.domain.rated import why_not_begin
from bidwhist.server.tables.domain.refusals import NOT_SEATED, STALE, illegal
from bidwhist.server.tables.domain.rotation import has_line, is_in_line
from bidwhist.server.tables.domain.seed_exchange import was_told
from bidwhist.server.tables.domain.table import Stage, Table, rises


def _take_seat(table: Table, person: str, wish: TakeSeat) -> Verdict:
    mine, free = table.seat_of(person), free_seats(table)
    if mine is not None and wish.seat in (None, mine):
        return ()
    if table.opened.contest is not None:
        return _take_own_seat(table, table.opened.contest, person, wish)
    if table.opened.boards is not None:
        return Refusal("not_allowed", Saying("refused-given-seat"))
    kept = table.keeps_for(person)
    if kept is not None and wish.seat in (None, kept):
        return (Seated(kept, person, wish.name, wish.face),)
    if wish.seat is not None and wish.seat not in free:
        return Refusal("taken", Saying("refused-seat-taken"))
    if not free and mine is None and has_line(table):
        return () if is_in_line(table, person) else (LinedUp(person, wish.name, wish.face),)
    if not free:
        return Refusal("full", Saying("refused-no-seat"))
    if mine is not None and table.stage is Stage.PLAYING:
        return Refusal("not_now", Saying("refused-between-matches"))
    up = () if mine is None else (StoodUp(mine),)
    return (*up, Seated(free[0] if wish.seat is None else wish.seat, person, wish.name, wish.face))


def _take_own_seat(table: Table, contest: MeetingSeats, person: str, wish: TakeSeat) -> Verdict:
    own = contest.people.index(person) if person and person in contest.people else None
    if own is None or wish.seat not in (None, own) or table.stage is not Stage.SEATING:
        return Refusal("not_allowed", Saying("refused-contest-seat"))
    return (Seated(own, person, wish.name, wish.face),)


def _relieve(table: Table, person: str, wish: Relieve) -> Verdict:
    own = table.seat_of(person)
    if own is None:
        return NOT_SEATED
    if wish.seat == own or wish.seat not in table.people:
        return Refusal("not_allowed", Saying("refused-nobody-lost"))
    if table.chairs[wish.seat].is_away:
        return ()
    if not is_waited_for_at_table(table, wish.seat):
        return Refusal("not_now", Saying("refused-not-waited-for"))
    return (BotTook(wish.seat),)


def _leave_seat(table: Table, person: str, _: LeaveSeat) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return tuple(LeftQueue(one.person, one.name) for one in table.line if one.person == person) or NOT_SEATED
    if not may_leave(table):
        return Refusal("not_now", Saying("refused-contest-leave" if table.opened.contest else "refused-given-leave"))
    # A television goes on showing its table, for the next who comes.
    is_last = table.people == (seat,) and not table.line and not table.opened.looks_on
    return (StoodUp(seat), Closed("empty")) if is_last else (StoodUp(seat),)


def _seat_in_step(table: Table, person: str, seq: int) -> int | Refusal:
    """The seat of a person whose command was made on the table's current step."""
    seat = table.seat_of(person)
    if seat is None:
        return NOT_SEATED
    return seat if table.turn_seq <= seq <= table.seq else STALE


def _be_ready(table: Table, person: str, wish: BeReady) -> Verdict:
    seat = _seat_in_step(table, person, wish.seq)
    if isinstance(seat, Refusal):
        return seat
    if table.is_played_out and table.stage is Stage.OVER:
        return Refusal("not_now", Saying("refused-contest-done" if table.opened.contest else "refused-given-done"))
    if not may_be_ready(table, seat):
        return () if table.chairs[seat].is_ready else Refusal("not_now", Saying("refused-cards-lie"))
    why_not = why_not_begin(table) if table.stage in (Stage.SEATING, Stage.OVER) and not rises(table) else None
    if why_not is not None:
        return Refusal("not_now", why_not)
    if wish.commitment is not None and table.mixing is not None and was_told(table.mixing, wish.commitment):
        return Refusal("not_allowed", Saying("refused-bytes-told"))
    is_mixed = table.stage is not Stage.PLAYING and table.opened.boards is None
    return (Readied(seat, wish.commitment if is_mixed else None),)


def _give(table: Table, person: str, wish: Give) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return NOT_SEATED
    if not may_give(table, seat):
        return Refusal("not_now", Saying("refused-no-bytes"))
    assert table.mixing is not None
    if commitment_to(bytes.fromhex(wish.entropy)) != table.mixing.block.seats[seat].commitment:
        return Refusal("not_allowed", Saying("refused-other-bytes"))
    return (Given(seat, wish.entropy),)


def _decide(table: Table, person: str, wish: Decide) -> Verdict:
    seat, deal = table.seat_of(person), table.deal
    if seat is None:
        return NOT_SEATED
    if table.stage is not Stage.PLAYING or deal is None:
        return Refusal("not_now", Saying("refused-no-cards"))
    action = _made_by(seat, wish.action)
    return _why_refused(table, deal, seat, wish.seq, action) or (Acted(seat, settled(deal, action), "person"),)


def _made_by(seat: int, action: Action) -> Action:
    """The action with this seat as its owner: nobody claims or calls a renege for another seat."""
    return replace(action, by=seat) if isinstance(action, Claim | CallRenege) else action


def _why_refused(table: Table, deal: Deal, seat: int, seq: int, action: Action) -> Refusal | None:
    if isinstance(action, CallRenege):
        return _why_no_renege_call(deal, action) or illegal(deal, action)
    if not table.turn_seq <= seq <= table.seq:
        return STALE
    if not isinstance(action, Claim) and deal.to_act != seat:
        return Refusal("not_now", _whose_turn(table, deal))
    return illegal(deal, action)


def _whose_turn(table: Table, deal: Deal) -> Saying:
    return Saying("waits-for-nothing") if deal.is_over else Saying.of("refused-turn", name=table.name_of(deal.to_act))


def _why_no_renege_call(deal: Deal, call: CallRenege) -> Refusal | None:
    # A wrong call costs nothing, but once is enough.
    again = any(one.called_by == call.by and one.trick == call.trick for one in deal.renege_calls)
    return Refusal("not_now", Saying("refused-called-already")) if again else None


def _ask_undo(table: Table, person: str, wish: AskUndo) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return NOT_SEATED
    if not table.turn_seq <= wish.seq <= table.seq:
        return STALE
    keep = undo_target(table, seat)
    if keep is None or table.undo_by is not None:
        return Refusal("not_now", Saying("refused-no-undo"))
    return (UndoAsked(seat),)


def _answer_undo(table: Table, person: str, wish: AnswerUndo) -> Verdict:
    seat = _seat_in_step(table, person, wish.seq)
    if isinstance(seat, Refusal):
        return seat
    if not may_answer(table, seat):
        return Refusal("not_now", Saying("refused-nobody-asks"))
    return (UndoAnswered(seat, wish.agree),)


PLAYER_COMMANDS: dict[type, Callable[[Table, str, Any], Verdict]] = {
    TakeSeat: _take_seat,
    Relieve: _relieve,
    LeaveSeat: _leave_seat,
    BeReady: _be_ready,
    Give: _give,
    Decide: _decide,
    AskUndo: _ask_undo,
    AnswerUndo: _answer_undo,
}
