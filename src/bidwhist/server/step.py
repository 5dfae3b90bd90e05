"""What a command does to a table: rows for its log, or a refusal in words; pure, with time and chance as arguments."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bidwhist.act import settled, why_not
from bidwhist.actions import Action, CallRenege, Claim, RefusedClaim
from bidwhist.deal import Deal
from bidwhist.record.fairness import VERSION, commitment_to
from bidwhist.server.log import (
    Acted,
    Body,
    BotTook,
    Closed,
    Committed,
    Dealt,
    Given,
    HandedBack,
    LeftLine,
    LinedUp,
    MatchOver,
    Readied,
    Resumed,
    Row,
    Seated,
    Started,
    StoodUp,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from bidwhist.server.mixing import is_waited_for, was_told
from bidwhist.server.protocol import RefusalCode, WireAction
from bidwhist.server.rising import has_line, is_in_line, rise
from bidwhist.server.table import LAPSES, Stage, Table, advance, goes_on_at, result_may_change, rises, turn_ends
from bidwhist.server.wire import action_of


class TakeSeat(Struct, frozen=True):
    """Sit down; no seat named takes the first that can be had."""

    name: str
    seat: int | None = None


class LeaveSeat(Struct, frozen=True):
    """Get up."""


class BeReady(Struct, frozen=True):
    """Ready for the match or the next deal, whichever the view numbered ``seq`` waited for."""

    seq: int
    commitment: str | None = None


class Give(Struct, frozen=True):
    """The bytes that were promised, in hexadecimal."""

    entropy: str


class Decide(Struct, frozen=True):
    """A decision of the game, made on the view numbered ``seq``."""

    seq: int
    action: WireAction


class AskUndo(Struct, frozen=True):
    """Take the last action back, as seen on the view numbered ``seq``."""

    seq: int


class AnswerUndo(Struct, frozen=True):
    """Yes or no to an undo that was asked for on the view numbered ``seq``."""

    seq: int
    agree: bool


Wish: TypeAlias = TakeSeat | LeaveSeat | BeReady | Give | Decide | AskUndo | AnswerUndo


class Ask(Struct, frozen=True):
    """A person's command; the same id twice is one command, which the log sees to.

    Without an id it is the server's own, done in the person's name.
    """

    person: str
    id: str
    wish: Wish


class BotDecides(Struct, frozen=True):
    """A bot's action for a seat, or for a person whose clock has run out."""

    seat: int
    turn_seq: int
    action: Action
    by: Literal["bot", "clock"] = "bot"


class TakeOver(Struct, frozen=True):
    """A bot shall act for a person without a line."""

    seat: int


class Return(Struct, frozen=True):
    """A person is heard of again."""

    person: str


class GoOn(Struct, frozen=True):
    """The time that people were waited for is over."""


class Restart(Struct, frozen=True):
    """The server was started anew."""


class GiveUp(Struct, frozen=True):
    """Nobody has come for long; the table is closed."""


TableCommand: TypeAlias = Ask | BotDecides | TakeOver | Return | GoOn | Restart | GiveUp


class Refusal(Struct, frozen=True):
    """Why nothing changed."""

    code: RefusalCode
    words: str


class Step(Struct, frozen=True):
    """What came of a command: the rows to store, the table after each, and what to answer."""

    rows: tuple[Row, ...] = ()
    tables: tuple[Table, ...] = ()
    refusal: Refusal | None = None
    answer: int | None = None
    """The row that answers an accepted command; none where nothing had to change."""


Verdict: TypeAlias = tuple[Body, ...] | Refusal


def step(table: Table, command: TableCommand, now: int, fresh: bytes) -> Step:
    """What a command does at a time (ms), with 32 fresh random bytes should a match begin."""
    verdict = _verdict(table, command, now)
    if isinstance(verdict, Refusal):
        return Step(refusal=verdict)
    return _written(table, command, verdict, max(now, table.time), fresh)


def _verdict(table: Table, command: TableCommand, now: int) -> Verdict:
    if table.stage is Stage.CLOSED:
        return Refusal("closed", "this table is closed")
    if isinstance(command, Ask):
        return _WISHES[type(command.wish)](table, command.person, command.wish)
    return _MOVES[type(command)](table, command, now)


def _written(table: Table, command: TableCommand, bodies: tuple[Body, ...], now: int, fresh: bytes) -> Step:
    rows: list[Row] = []
    tables: list[Table] = []
    waiting = list(bodies)
    while waiting:
        row = _row(table, command, waiting.pop(0), now, is_first=not rows)
        table = advance(table, row)
        rows.append(row)
        tables.append(table)
        if not waiting:
            waiting += _consequence(table, fresh)
    return Step(tuple(rows), tuple(tables), answer=rows[0].seq if rows else None)


def _row(table: Table, command: TableCommand, body: Body, now: int, *, is_first: bool) -> Row:
    asked = isinstance(command, Ask) and is_first
    person, name = (command.person, command.id) if isinstance(command, Ask) and asked else ("", "")
    return Row(table.id, table.seq + 1, now, person, name, body)


# What people wish.


def _take_seat(table: Table, person: str, wish: TakeSeat) -> Verdict:
    mine, free = table.seat_of(person), free_seats(table)
    if mine is not None and wish.seat in (None, mine):
        return ()
    if wish.seat is not None and wish.seat not in free:
        return Refusal("taken", "that seat cannot be taken now")
    if not free and mine is None and has_line(table):
        return () if is_in_line(table, person) else (LinedUp(person, wish.name),)
    if not free:
        return Refusal("full", "there is no free seat now; watch, and ask again between deals")
    if mine is not None and table.stage is Stage.PLAYING:
        return Refusal("not_now", "seats are changed between matches")
    up = () if mine is None else (StoodUp(mine),)
    return (*up, Seated(free[0] if wish.seat is None else wish.seat, person, wish.name))


def free_seats(table: Table) -> tuple[int, ...]:
    """The seats that can be taken now: free chairs before a match, a bot's between deals."""
    if table.stage is Stage.PLAYING and not table.is_between_deals:
        return ()
    if table.stage in (Stage.MIXING, Stage.CLOSED):
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.person is None)


def _leave_seat(table: Table, person: str, _: LeaveSeat) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return tuple(LeftLine(one.person, one.name) for one in table.line if one.person == person) or _NOT_SEATED
    is_last = table.people == (seat,) and not table.line
    return (StoodUp(seat), Closed("empty")) if is_last else (StoodUp(seat),)


_NOT_SEATED = Refusal("not_seated", "take a seat first")
_STALE = Refusal("stale", "the table has moved on; look again")


def _be_ready(table: Table, person: str, wish: BeReady) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return _NOT_SEATED
    if not table.turn_seq <= wish.seq <= table.seq:
        return _STALE
    if not may_be_ready(table, seat):
        return () if table.chairs[seat].is_ready else Refusal("not_now", "the cards are on the table")
    if wish.commitment is not None and table.mixing is not None and was_told(table.mixing, wish.commitment):
        return Refusal("not_allowed", "these bytes were told in the match before; promise new ones")
    return (Readied(seat, None if table.stage is Stage.PLAYING else wish.commitment),)


def may_be_ready(table: Table, seat: int) -> bool:
    """Whether the table waits for a person to be ready."""
    waits = table.stage in (Stage.SEATING, Stage.OVER) or table.is_between_deals
    return waits and not table.chairs[seat].is_ready


def _give(table: Table, person: str, wish: Give) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return _NOT_SEATED
    if not may_give(table, seat):
        return Refusal("not_now", "no bytes are waited for from this seat")
    assert table.mixing is not None
    if commitment_to(bytes.fromhex(wish.entropy)) != table.mixing.block.seats[seat].commitment:
        return Refusal("not_allowed", "these are not the bytes that were promised")
    return (Given(seat, wish.entropy),)


def may_give(table: Table, seat: int) -> bool:
    """Whether promised bytes are still waited for."""
    return table.stage is Stage.MIXING and table.mixing is not None and is_waited_for(table.mixing, seat)


def _decide(table: Table, person: str, wish: Decide) -> Verdict:
    seat, deal = table.seat_of(person), table.deal
    if seat is None:
        return _NOT_SEATED
    if table.stage is not Stage.PLAYING or deal is None:
        return Refusal("not_now", "no cards are dealt")
    action = action_of(wish.action, seat)
    return _why_refused(table, deal, seat, wish.seq, action) or (Acted(seat, settled(deal, action), "person"),)


def _why_refused(table: Table, deal: Deal, seat: int, seq: int, action: Action) -> Refusal | None:
    if isinstance(action, CallRenege):
        return _why_no_renege_call(deal, action) or _illegal(deal, action)
    if not table.turn_seq <= seq <= table.seq:
        return _STALE
    if not isinstance(action, Claim) and deal.to_act != seat:
        waits = "the deal is over" if deal.is_over else f"it is the turn of {table.name_of(deal.to_act)}"
        return Refusal("not_now", waits)
    return _illegal(deal, action)


def _why_no_renege_call(deal: Deal, call: CallRenege) -> Refusal | None:
    # A wrong call costs nothing, but once is enough.
    again = any(one.called_by == call.by and one.trick == call.trick for one in deal.renege_calls)
    return Refusal("not_now", "you have called that book already") if again else None


def _illegal(deal: Deal, action: Action) -> Refusal | None:
    reason = why_not(deal, action)
    return Refusal("illegal", without_seat(reason)) if reason else None


def without_seat(reason: str) -> str:
    """The core's reason without whom it concerns, which the player knows."""
    return reason.partition(": ")[2] or reason


def _ask_undo(table: Table, person: str, wish: AskUndo) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return _NOT_SEATED
    if wish.seq < table.turn_seq:
        return _STALE
    keep = undo_target(table, seat)
    if keep is None or table.undo_by is not None:
        return Refusal("not_now", "there is nothing that you could take back now")
    return (UndoAsked(seat),)


def undo_target(table: Table, seat: int) -> int | None:
    """How many actions of the deal stay if a seat takes its last one back; nothing where it may not.

    Against bots one's own last decision can always be taken back; among people only before anybody acted on it, and
    only if nobody learned a card by it but one's own.
    """
    if table.stage is not Stage.PLAYING or table.chairs[seat].is_away:
        return None
    latest_first = range(len(table.actions) - 1, -1, -1)
    own = next((place for place in latest_first if _decided(table, place, seat)), None)
    alone = table.people == (seat,)
    return own if own is not None and (alone or _told_nothing(table, own)) else None


def _decided(table: Table, place: int, seat: int) -> bool:
    # A call between turns is not the turn's own decision, nor is a claim that was refused.
    acted = table.actions[place]
    own = acted.seat == seat and acted.by == "person" and table.before[place].to_act == seat
    return own and not isinstance(acted.action, RefusedClaim)


def _told_nothing(table: Table, place: int) -> bool:
    deal, earlier = table.deal, table.before[place]
    assert deal is not None
    same_kitty = deal.kitty_is_taken == earlier.kitty_is_taken
    return place == len(table.actions) - 1 and same_kitty and not deal.is_over


def _answer_undo(table: Table, person: str, wish: AnswerUndo) -> Verdict:
    seat = table.seat_of(person)
    if seat is None:
        return _NOT_SEATED
    if not table.turn_seq <= wish.seq <= table.seq:
        return _STALE
    if not may_answer(table, seat):
        return Refusal("not_now", "nobody asks you to agree to anything")
    return (UndoAnswered(seat, wish.agree),)


def may_answer(table: Table, seat: int) -> bool:
    """Whether an undo waits for a person's answer."""
    return table.undo_by is not None and seat in waiting_for_answer(table)


def waiting_for_answer(table: Table) -> tuple[int, ...]:
    """The people who have not yet agreed to an undo."""
    return tuple(seat for seat in table.people if seat != table.undo_by and seat not in table.undo_agreed)


_WISHES: dict[type, Callable[[Table, str, Any], Verdict]] = {
    TakeSeat: _take_seat,
    LeaveSeat: _leave_seat,
    BeReady: _be_ready,
    Give: _give,
    Decide: _decide,
    AskUndo: _ask_undo,
    AnswerUndo: _answer_undo,
}


# What the house does.


def _bot_decides(table: Table, command: BotDecides, now: int) -> Verdict:
    deal = table.deal
    if table.to_act != command.seat or table.turn_seq != command.turn_seq or deal is None:
        return _STALE
    ends = turn_ends(table)
    is_late = command.by == "clock" and ends is not None and now >= ends
    if not is_late and not table.chairs[command.seat].bot_acts:
        return Refusal("not_yours", "a person acts here")
    return _illegal(deal, command.action) or (Acted(command.seat, settled(deal, command.action), command.by),)


def _take_over(table: Table, command: TakeOver, _: int) -> Verdict:
    chair = table.chairs[command.seat]
    return () if chair.person is None or chair.is_away else (BotTook(command.seat),)


def _return(table: Table, command: Return, _: int) -> Verdict:
    seat = table.seat_of(command.person)
    return () if seat is None or not table.chairs[seat].is_away else (HandedBack(seat),)


def _go_on(table: Table, _: GoOn, now: int) -> Verdict:
    time = goes_on_at(table)
    if time is None or now < time:
        return Refusal("not_now", "the table still waits")
    return _GO_ON.get(table.stage, _next_deal)(table)


def _next_deal(table: Table) -> tuple[Body, ...]:
    assert table.match is not None
    return (Dealt(),) if table.match.result is None else (MatchOver(),)


_GO_ON: dict[Stage, Callable[[Table], Verdict]] = {Stage.MIXING: lambda _: (Started(),), Stage.OVER: rise}


def _restart(_: Table, __: Restart, ___: int) -> Verdict:
    return (Resumed(),)


def _give_up(_: Table, __: GiveUp, ___: int) -> Verdict:
    return (Closed("idle"),)


# The rows share one signature; each command has its own type.
_MOVES: dict[type, Callable[[Table, Any, int], Verdict]] = {
    BotDecides: _bot_decides,
    TakeOver: _take_over,
    Return: _return,
    GoOn: _go_on,
    Restart: _restart,
    GiveUp: _give_up,
}


# What follows by itself.


def _consequence(table: Table, fresh: bytes) -> tuple[Body, ...]:
    if table.stage in (Stage.SEATING, Stage.OVER):
        if not _all_ready(table):
            return ()
        return rise(table) if rises(table) else (Committed(fresh.hex(), VERSION),)
    if table.stage is Stage.MIXING:
        return () if any(may_give(table, seat) for seat in table.people) else (Started(),)
    return _in_play(table) if table.stage is Stage.PLAYING else ()


def _all_ready(table: Table) -> bool:
    here = [table.chairs[seat] for seat in table.people if not table.chairs[seat].is_away]
    return bool(here) and all(chair.is_ready for chair in here)


def _in_play(table: Table) -> tuple[Body, ...]:
    assert table.match is not None
    if table.undo_by is not None and not waiting_for_answer(table):
        keep = undo_target(table, table.undo_by)
        assert keep is not None
        return (Undone(keep),)
    for seat, chair in enumerate(table.chairs):
        if chair.lapses >= LAPSES and chair.person is not None and not chair.is_away:
            return (BotTook(seat),)
    if not table.is_between_deals:
        return ()
    is_settled = table.match.result is not None and not result_may_change(table)
    return _next_deal(table) if is_settled or _all_ready(table) else ()
