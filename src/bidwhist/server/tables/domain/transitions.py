"""The table after each row of its log; rows are trusted, ``step`` made them."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from bidwhist.core.actions import RefusedClaim
from bidwhist.core.apply import apply
from bidwhist.core.deal import Deal
from bidwhist.core.match import Match, deal_next
from bidwhist.records.fairness import FairBlock, FairSeat, commitment_to
from bidwhist.server.tables.domain.log import (
    Acted,
    BotTook,
    Closed,
    Committed,
    Dealt,
    Given,
    HandedBack,
    LeftQueue,
    LinedUp,
    MatchOver,
    Readied,
    Resumed,
    Rose,
    Row,
    Seated,
    Started,
    StoodUp,
    TableOpened,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from bidwhist.server.tables.domain.seed_exchange import SeedExchange, match_with_seed, with_bytes, with_empty
from bidwhist.server.tables.domain.streak import streak_of
from bidwhist.server.tables.domain.table import Chair, Left, Stage, Table, Waiting, turn_time
from bidwhist.tools.tuples import with_item

RESTART_CREDIT_MS = 20_000
"""Milliseconds added to a running clock after the server was restarted."""


def open_table(row: Row) -> Table:
    """The table as its first row opens it."""
    assert isinstance(row.body, TableOpened)
    chairs = (Chair(),) * row.body.rules.players
    return Table(id=row.table, opened=row.body, chairs=chairs, seq=row.seq, time=row.time, host=row.person)


def replay(rows: Iterable[Row]) -> Table:
    """The table that a whole log makes."""
    rows = iter(rows)
    table = open_table(next(rows))
    for row in rows:
        table = apply_row(table, row)
    return table


def apply_row(table: Table, row: Row) -> Table:
    """The table after one more row; rows are trusted, ``step`` made them."""
    assert row.seq == table.seq + 1, f"a gap in the log of {table.id}: {row.seq}"
    after = _ADVANCE[type(row.body)](table, row, row.body)
    return replace(after, seq=row.seq, time=row.time, stage=_STAGES.get(type(row.body), table.stage))


def is_over(latest: Iterable[Row]) -> bool:
    """Whether a match has ended and nothing has begun since, by the end of a log, newest row first."""
    stages = (_STAGES[type(row.body)] for row in latest if type(row.body) in _STAGES)
    return next(stages, None) is Stage.OVER


def _with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=with_item(table.chairs, seat, chair))


def _seated(table: Table, _: Row, body: Seated) -> Table:
    others = (chair.face for seat, chair in enumerate(table.chairs) if seat != body.seat)
    face = None if body.face in others else body.face
    seated = _with_chair(table, body.seat, Chair(body.person, body.name, face=face))
    if body.seat in table.gone and table.began[body.seat] == body.person:
        seated = replace(seated, gone=tuple(seat for seat in table.gone if seat != body.seat))
    if table.left is not None:
        seated = replace(seated, left=None)
    return replace(seated, line=_line_without(table, body.person)) if table.line else seated


def _stood_up(table: Table, _: Row, body: StoodUp) -> Table:
    mixing = table.mixing
    if table.stage is Stage.MIXING and mixing is not None:
        mixing = with_empty(mixing, body.seat, _bot_name(table))
    person = table.chairs[body.seat].person
    left = Left(body.seat, person) if table.to_act is not None and person is not None else None
    gone = (*table.gone, body.seat) if _began_here(table, body.seat) else table.gone
    return replace(_with_chair(table, body.seat, Chair()), undo_by=None, mixing=mixing, left=left, gone=gone)


def _began_here(table: Table, seat: int) -> bool:
    """Whether the person of a seat has had it since the current match began."""
    return table.stage is Stage.PLAYING and table.began[seat] == table.chairs[seat].person and seat not in table.gone


def _lined_up(table: Table, _: Row, body: LinedUp) -> Table:
    return replace(table, line=(*table.line, Waiting(body.person, body.name, body.face)))


def _left_line(table: Table, _: Row, body: LeftQueue) -> Table:
    return replace(table, line=_line_without(table, body.person))


def _line_without(table: Table, person: str) -> tuple[Waiting, ...]:
    return tuple(one for one in table.line if one.person != person)


def _rose(table: Table, row: Row, _: Rose) -> Table:
    cleared = replace(table, match=None, mixing=None, chairs=_not_ready(table.chairs))
    return replace(cleared, before=(), actions=(), turn_seq=row.seq)


def _readied(table: Table, _: Row, body: Readied) -> Table:
    chair = replace(table.chairs[body.seat], is_ready=True, commitment=body.commitment)
    return _with_chair(table, body.seat, chair)


def _committed(table: Table, row: Row, body: Committed) -> Table:
    number = table.match_number + 1
    return replace(
        table,
        match_number=number,
        streak=streak_of(table) if table.match is not None else table.streak,
        match=None,
        mixing=SeedExchange(_promised(table, number, body), tuple(chair.person for chair in table.chairs)),
        turn_began=row.time,
        was_undone=False,
        before=(),
        actions=(),
    )


def _promised(table: Table, number: int, body: Committed) -> FairBlock:
    return FairBlock(
        version=body.fairness,
        table=table.id,
        match=number,
        server_commitment=commitment_to(bytes.fromhex(body.server_bytes)),
        server_bytes=body.server_bytes,
        seed=None,
        seats=tuple(
            FairSeat(seat, chair.name if chair.person is not None else _bot_name(table), chair.commitment, None)
            for seat, chair in enumerate(table.chairs)
        ),
    )


def _bot_name(table: Table) -> str:
    return f"bot:{table.opened.bots}"


def _given(table: Table, _: Row, body: Given) -> Table:
    assert table.mixing is not None
    return replace(table, mixing=with_bytes(table.mixing, body.seat, body.entropy))


def _started(table: Table, row: Row, _: Started) -> Table:
    assert table.mixing is not None
    match = match_with_seed(table.mixing, table.opened.rules)
    assert match.partners_draw is not None
    # Partners may have been drawn: every chair moves with its player.
    chairs = tuple(table.chairs[player] for player in match.partners_draw.result)
    began = tuple(chair.person for chair in chairs)
    fresh = replace(table, chairs=chairs, match=match, began=began, decided=((0, 0),) * len(chairs), gone=())
    return _dealt(fresh, row, Dealt())


def _dealt(table: Table, row: Row, _: Dealt) -> Table:
    assert table.match is not None
    bank = table.pace.bank if table.pace else 0
    return _new_turn(
        replace(
            table,
            match=deal_next(table.match),
            before=(),
            actions=(),
            banks=(bank,) * len(table.chairs),
            chairs=_not_ready(table.chairs),
        ),
        row,
    )


def _not_ready(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    return tuple(replace(chair, is_ready=False, commitment=None) for chair in chairs)


def _new_turn(table: Table, row: Row) -> Table:
    return replace(table, turn_seq=row.seq, turn_began=row.time, undo_by=None, undo_agreed=())


def _acted(table: Table, row: Row, body: Acted) -> Table:
    deal = table.deal
    assert deal is not None
    played = replace(
        table,
        match=_with_deal(table, apply(deal, body.action)),
        before=(*table.before, deal),
        actions=(*table.actions, body),
        left=None,
        decided=with_item(table.decided, body.seat, _counted(table.decided[body.seat], body)),
    )
    if isinstance(body.action, RefusedClaim):
        # The turn is the same: its clock runs on, and an action already on its way is accepted.
        return replace(played, undo_by=None)
    if deal.to_act != body.seat:
        return _interrupted(played, row)
    return _new_turn(_timed(played, row, body), row)


def _counted(before: tuple[int, int], body: Acted) -> tuple[int, int]:
    people, bots = before
    return (people + 1, bots) if body.by == "person" else (people, bots + 1)


def _interrupted(table: Table, row: Row) -> Table:
    # A renege call or refused claim takes no time off the clock of the seat to act.
    return replace(table, turn_seq=row.seq, undo_by=None)


def _with_deal(table: Table, deal: Deal) -> Match:
    assert table.match is not None
    return replace(table.match, deals=(*table.match.deals[:-1], deal))


def _timed(table: Table, row: Row, body: Acted) -> Table:
    pace, chair = table.pace, table.chairs[body.seat]
    if pace is None or body.by == "bot":
        return table
    # The time allowed depends on the turn's phase, which is that of the deal before the action.
    late = row.time - table.turn_began - turn_time(replace(table, match=_with_deal(table, table.before[-1])), pace)
    bank = max(0, table.banks[body.seat] - max(0, late))
    lapses = chair.lapses + 1 if body.by == "clock" else 0
    timed = replace(table, banks=with_item(table.banks, body.seat, bank))
    return _with_chair(timed, body.seat, replace(chair, lapses=lapses))


def _undo_asked(table: Table, _: Row, body: UndoAsked) -> Table:
    return replace(table, undo_by=body.seat, undo_agreed=())


def _undo_answered(table: Table, _: Row, body: UndoAnswered) -> Table:
    if not body.agree:
        return replace(table, undo_by=None)
    return replace(table, undo_agreed=(*table.undo_agreed, body.seat))


def _undone(table: Table, row: Row, body: Undone) -> Table:
    back = replace(
        table,
        match=_with_deal(table, table.before[body.keep]),
        before=table.before[: body.keep],
        actions=table.actions[: body.keep],
        was_undone=True,
        left=None,
        chairs=_not_ready(table.chairs),
    )
    return _new_turn(back, row)


def _bot_took(table: Table, _: Row, body: BotTook) -> Table:
    away = _with_chair(table, body.seat, replace(table.chairs[body.seat], is_away=True))
    # Drop the undo request of a person who is away.
    return replace(away, undo_by=None) if table.undo_by == body.seat else away


def _handed_back(table: Table, row: Row, body: HandedBack) -> Table:
    back = _with_chair(table, body.seat, replace(table.chairs[body.seat], is_away=False, lapses=0))
    return replace(back, turn_began=row.time) if table.to_act == body.seat else back


def _match_over(table: Table, row: Row, _: MatchOver) -> Table:
    over = replace(table, chairs=_not_ready(table.chairs), undo_by=None)
    return replace(over, turn_seq=row.seq, turn_began=row.time)


def _resumed(table: Table, row: Row, _: Resumed) -> Table:
    pace, seat = table.pace, table.to_act
    if pace is None or seat is None:
        return replace(table, turn_began=max(table.turn_began, row.time))
    # The seat to act has at least this credit, however much of its time was used.
    needed = row.time + RESTART_CREDIT_MS - turn_time(table, pace) - table.banks[seat]
    return replace(table, turn_began=max(table.turn_began, needed))


def _closed(table: Table, _: Row, __: Closed) -> Table:
    return replace(table, undo_by=None)


_STAGES: dict[type, Stage] = {
    Rose: Stage.SEATING,
    Committed: Stage.MIXING,
    Started: Stage.PLAYING,
    Dealt: Stage.PLAYING,
    Acted: Stage.PLAYING,
    MatchOver: Stage.OVER,
    Closed: Stage.CLOSED,
}
"""What a table is doing after a row; after any other it is doing the same as before."""
# A row's body decides who handles it; one table cannot say so for each type.
_ADVANCE: dict[type, Callable[[Table, Row, Any], Table]] = {
    Seated: _seated,
    StoodUp: _stood_up,
    LinedUp: _lined_up,
    LeftQueue: _left_line,
    Rose: _rose,
    Readied: _readied,
    Committed: _committed,
    Given: _given,
    Started: _started,
    Dealt: _dealt,
    Acted: _acted,
    UndoAsked: _undo_asked,
    UndoAnswered: _undo_answered,
    Undone: _undone,
    BotTook: _bot_took,
    HandedBack: _handed_back,
    MatchOver: _match_over,
    Resumed: _resumed,
    Closed: _closed,
}
