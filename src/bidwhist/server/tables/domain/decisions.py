"""What a command does to a table: rows for its log, or a refusal in words; pure, with time and chance as arguments."""

from functools import partial

from bidwhist.i18n import Saying
from bidwhist.records.fairness import GIVEN, VERSION
from bidwhist.server.accounts.domain.person import is_program
from bidwhist.server.tables.domain.allowed import may_give, undo_target, waiting_for_answer
from bidwhist.server.tables.domain.automatic_moves import AUTOMATIC_MOVES, next_deal
from bidwhist.server.tables.domain.commands import Ask, Decision, GoOn, Refusal, TableCommand, Verdict
from bidwhist.server.tables.domain.log import Body, BotTook, Committed, Row, Started, StoodUp, Undone
from bidwhist.server.tables.domain.player_commands import PLAYER_COMMANDS
from bidwhist.server.tables.domain.rated import absent, why_not_begin
from bidwhist.server.tables.domain.rotation import rise
from bidwhist.server.tables.domain.table import LAPSES, Stage, Table, result_may_change, rises
from bidwhist.server.tables.domain.transitions import apply_row
from bidwhist.tools.event_log import derive_rows


def decide(table: Table, command: TableCommand, now: int, fresh: bytes) -> Decision:
    """What a command does at a time (ms); ``fresh`` bytes (32, random) are used if a match begins."""
    verdict = _verdict(table, command, now)
    if isinstance(verdict, Refusal):
        return Decision(refusal=verdict)
    rows, tables = derive_rows(
        table,
        verdict or _begun_by_bots(table, command, fresh),
        partial(_row, table, command, max(now, table.time)),
        apply_row,
        lambda after: _consequence(after, fresh),
    )
    return Decision(rows, tables, answer=rows[0].seq if rows else None)


def _verdict(table: Table, command: TableCommand, now: int) -> Verdict:
    if table.stage is Stage.CLOSED:
        return Refusal("closed", Saying("refused-closed"))
    if isinstance(command, Ask):
        return PLAYER_COMMANDS[type(command.wish)](table, command.person, command.wish)
    return AUTOMATIC_MOVES[type(command)](table, command, now)


def _begun_by_bots(table: Table, command: TableCommand, fresh: bytes) -> tuple[Body, ...]:
    is_time = isinstance(command, GoOn) and table.stage is Stage.SEATING
    return (_promise(table, fresh),) if is_time else ()


def _row(first: Table, command: TableCommand, now: int, before: Table, body: Body) -> Row:
    # The first row is what a person asked for; the rest follows from it.
    person, name = (command.person, command.id) if isinstance(command, Ask) and before is first else ("", "")
    return Row(first.id, before.seq + 1, now, person, name, body)


def _consequence(table: Table, fresh: bytes) -> tuple[Body, ...]:
    if table.stage in (Stage.SEATING, Stage.OVER):
        if not _all_ready(table) or why_not_begin(table) is not None:
            return ()
        if rises(table):
            return rise(table)
        # People who are away are not put into a rated match that they did not say they were ready for.
        return (*(StoodUp(seat) for seat in absent(table)), _promise(table, fresh))
    if table.stage is Stage.MIXING:
        return () if any(may_give(table, seat) for seat in table.people) else (Started(),)
    return _in_play(table) if table.stage is Stage.PLAYING else ()


def _promise(table: Table, fresh: bytes) -> Committed:
    boards = table.opened.boards
    return Committed(fresh.hex(), VERSION) if boards is None else Committed(boards.secrets[table.match_number], GIVEN)


def _all_ready(table: Table) -> bool:
    here = [table.chairs[seat] for seat in table.people if not table.chairs[seat].is_away]
    # People do not wait for programs; where programs are alone, they wait for one another.
    waited_for = [chair for chair in here if not is_program(chair.person)] or here
    return (bool(here) or _needs_nobody(table)) and all(chair.is_ready for chair in waited_for)


def _needs_nobody(table: Table) -> bool:
    contest = table.opened.contest
    return contest is not None and table.time >= contest.begins and table.stage is not Stage.OVER


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
    is_settled = (table.match.result is not None or table.opened.boards is not None) and not result_may_change(table)
    return next_deal(table) if is_settled or _all_ready(table) else ()
