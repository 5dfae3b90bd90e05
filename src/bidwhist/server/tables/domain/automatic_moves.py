"""What the server does at a table: bots' actions, clocks, absent people, and timeouts."""

from collections.abc import Callable
from typing import Any

from bidwhist.core.act import settled
from bidwhist.i18n import Saying
from bidwhist.server.tables.domain.commands import (
    BotDecides,
    CloseTable,
    GiveUp,
    GoOn,
    Refusal,
    Restart,
    Return,
    TakeOver,
    Verdict,
)
from bidwhist.server.tables.domain.log import (
    Acted,
    Body,
    BotTook,
    Closed,
    Dealt,
    HandedBack,
    MatchOver,
    Readied,
    Resumed,
    Started,
)
from bidwhist.server.tables.domain.refusals import STALE, illegal
from bidwhist.server.tables.domain.rotation import rise
from bidwhist.server.tables.domain.table import Stage, Table, goes_on_at, turn_ends


def _bot_decides(table: Table, command: BotDecides, now: int) -> Verdict:
    deal = table.deal
    if table.to_act != command.seat or table.turn_seq != command.turn_seq or deal is None:
        return STALE
    ends = turn_ends(table)
    is_late = command.by == "clock" and ends is not None and now >= ends
    if not is_late and not table.chairs[command.seat].bot_acts:
        return Refusal("not_yours", Saying("refused-person-acts"))
    return illegal(deal, command.action) or (Acted(command.seat, settled(deal, command.action), command.by),)


def _take_over(table: Table, command: TakeOver, _: int) -> Verdict:
    chair = table.chairs[command.seat]
    return () if chair.person is None or chair.is_away else (BotTook(command.seat),)


def _return(table: Table, command: Return, _: int) -> Verdict:
    seat = table.seat_of(command.person)
    return () if seat is None or not table.chairs[seat].is_away else (HandedBack(seat),)


def _go_on(table: Table, _: GoOn, now: int) -> Verdict:
    time = goes_on_at(table)
    if time is None or now < time:
        return Refusal("not_now", Saying("refused-table-waits"))
    return _GO_ON.get(table.stage, next_deal)(table)


def next_deal(table: Table) -> tuple[Body, ...]:
    """The next deal, or the end of the match; a given deal is a whole match."""
    assert table.match is not None
    return (MatchOver(),) if table.match.result is not None or table.opened.boards is not None else (Dealt(),)


def _begin_without(table: Table) -> Verdict:
    """Begin without those who are missing; where bots have every chair, ``step`` begins without a row of theirs."""
    return tuple(Readied(seat) for seat in table.people if not table.chairs[seat].is_ready)


_GO_ON: dict[Stage, Callable[[Table], Verdict]] = {
    Stage.SEATING: _begin_without,
    Stage.MIXING: lambda _: (Started(),),
    Stage.OVER: rise,
}


def _restart(_: Table, __: Restart, ___: int) -> Verdict:
    return (Resumed(),)


def _give_up(_: Table, __: GiveUp, ___: int) -> Verdict:
    return (Closed("idle"),)


def _close(_: Table, command: CloseTable, __: int) -> Verdict:
    return (Closed("house", command.winners),)


# The rows share one signature; each command has its own type.
AUTOMATIC_MOVES: dict[type, Callable[[Table, Any, int], Verdict]] = {
    BotDecides: _bot_decides,
    TakeOver: _take_over,
    Return: _return,
    GoOn: _go_on,
    Restart: _restart,
    GiveUp: _give_up,
    CloseTable: _close,
}
