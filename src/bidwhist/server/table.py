"""A table as a value: who sits, what is played, and ``advance``, which a log of rows is folded with."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.actions import RefusedClaim
from bidwhist.apply import apply
from bidwhist.deal import DISCARD, Deal
from bidwhist.match import Match, deal_next
from bidwhist.record.fairness import FairBlock, FairSeat, commitment_to
from bidwhist.server.log import (
    Acted,
    BotTook,
    Closed,
    Committed,
    Dealt,
    Given,
    HandedBack,
    LeftLine,
    LinedUp,
    MatchOver,
    Opened,
    Readied,
    Resumed,
    Rose,
    Row,
    Seated,
    Started,
    StoodUp,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from bidwhist.server.mixing import Mixing, mixed_match, with_bytes, with_empty

BOT_NAMES = ("Ruby", "Otis", "Mae", "Earl", "Dot")
"""What the bots are called, by chair."""
RESTART_CREDIT = 20_000
"""Milliseconds that a running clock is given after the server was started anew."""
MIXING_TIME = 5_000
"""Milliseconds that promised bytes are waited for."""
BETWEEN_DEALS = 45_000
"""Milliseconds until the next deal comes by itself, at a table with a clock."""
RISING_TIME = 20_000
"""Milliseconds that a result can be read before a beaten pair gets up for others."""
LAPSES = 2
"""Clocks that run out in a row before a bot keeps the seat."""


class Stage(Enum):
    """What a table is doing."""

    SEATING = "seating"
    MIXING = "mixing"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Pace(Struct, frozen=True, gc=False):
    """Milliseconds for each action, and the bank of a deal that slower actions draw on."""

    turn: int
    bank: int


PACES: dict[str, Pace | None] = {
    "quick": Pace(8_000, 30_000),
    "steady": Pace(15_000, 60_000),
    "slow": Pace(30_000, 120_000),
    "none": None,
}


class Chair(Struct, frozen=True, gc=False):
    """One seat; without a person a bot acts here."""

    person: str | None = None
    name: str = ""
    is_away: bool = False
    """A bot acts for the person."""
    is_ready: bool = False
    commitment: str | None = None
    """What was promised for the match to come."""
    lapses: int = 0
    """Clocks that ran out in a row."""

    @property
    def bot_acts(self) -> bool:
        """Whether a bot decides here now."""
        return self.person is None or self.is_away


class Waiting(Struct, frozen=True, gc=False):
    """Somebody in line for a chair."""

    person: str
    name: str


class Table(Struct, frozen=True, gc=False, kw_only=True):
    """Everything about one table, hidden cards included; a viewer is sent ``showing.table_view``, never this."""

    id: str
    opened: Opened
    chairs: tuple[Chair, ...]
    seq: int
    time: int
    """When the last row was written."""
    stage: Stage = Stage.SEATING
    line: tuple[Waiting, ...] = ()
    """Who waits for a chair at a table of rise and fly, the next one first."""
    match_number: int = 0
    match: Match | None = None
    mixing: Mixing | None = None
    """What the deals of the match are mixed from; nothing before the first match."""
    before: tuple[Deal, ...] = ()
    """The deal before each of its actions."""
    actions: tuple[Acted, ...] = ()
    """The actions of the deal that were not undone."""
    turn_seq: int = 0
    """The row that made the turn what it is."""
    turn_began: int = 0
    banks: tuple[int, ...] = ()
    """Milliseconds left in the bank of each seat."""
    undo_by: int | None = None
    undo_agreed: tuple[int, ...] = ()
    was_undone: bool = False
    """Something was taken back in this match, so it counts for no rating."""

    @property
    def deal(self) -> Deal | None:
        """The deal on the table."""
        return self.match.deal if self.match else None

    @property
    def is_between_deals(self) -> bool:
        """Whether a deal is over and the match is not settled."""
        return self.stage is Stage.PLAYING and self.deal is not None and self.deal.is_over

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that belong to a person."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person is not None)

    @property
    def pace(self) -> Pace | None:
        """The clock of this table."""
        return PACES[self.opened.pace]

    @property
    def match_id(self) -> str:
        """What the match is downloaded by."""
        return f"{self.id}-{self.match_number}"

    @property
    def to_act(self) -> int | None:
        """The seat that has to act, if a deal is in play."""
        deal = self.deal
        return deal.to_act if self.stage is Stage.PLAYING and deal is not None and not deal.is_over else None

    def seat_of(self, person: str) -> int | None:
        """The seat of a person."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        return self.chairs[seat].name or BOT_NAMES[seat]


def turn_ends(table: Table) -> int | None:
    """When the clock of the seat to act runs out; nothing where no clock runs."""
    pace, seat = table.pace, table.to_act
    if pace is None or seat is None or table.chairs[seat].bot_acts:
        return None
    return table.turn_began + _turn_time(table, pace) + table.banks[seat]


def _turn_time(table: Table, pace: Pace) -> int:
    deal = table.deal
    return pace.turn * (3 if deal is not None and deal.phase is DISCARD else 1)


def goes_on_at(table: Table) -> int | None:
    """When a table that waits for people goes on without them: promised bytes, the next deal, chairs for who waits."""
    if table.stage is Stage.MIXING:
        return table.turn_began + MIXING_TIME
    if table.is_between_deals and table.pace is not None:
        return table.turn_began + BETWEEN_DEALS
    if rises(table):
        return table.turn_began + RISING_TIME
    return None


def rises(table: Table) -> bool:
    """Whether somebody has to get up before there is another match: not after a draw, nor where nobody waits."""
    result = table.match.result if table.match else None
    return table.stage is Stage.OVER and bool(table.line) and result is not None and result.winner is not None


def result_may_change(table: Table) -> bool:
    """Whether a renege called now could still change the match (rule X15)."""
    return table.opened.rules.reneges_are_called


def open_table(row: Row) -> Table:
    """The table that its first row opens."""
    assert isinstance(row.body, Opened)
    chairs = (Chair(),) * row.body.rules.players
    return Table(id=row.table, opened=row.body, chairs=chairs, seq=row.seq, time=row.time)


def replay(rows: Iterable[Row]) -> Table:
    """The table that a whole log makes."""
    rows = iter(rows)
    table = open_table(next(rows))
    for row in rows:
        table = advance(table, row)
    return table


def advance(table: Table, row: Row) -> Table:
    """The table after one more row; rows are trusted, ``step`` made them."""
    assert row.seq == table.seq + 1, f"a gap in the log of {table.id}: {row.seq}"
    after = _ADVANCE[type(row.body)](table, row, row.body)
    return replace(after, seq=row.seq, time=row.time)


def _with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _seated(table: Table, _: Row, body: Seated) -> Table:
    seated = _with_chair(table, body.seat, Chair(body.person, body.name))
    return replace(seated, line=_line_without(table, body.person)) if table.line else seated


def _stood_up(table: Table, _: Row, body: StoodUp) -> Table:
    mixing = table.mixing
    if table.stage is Stage.MIXING and mixing is not None:
        mixing = with_empty(mixing, body.seat, _bot_name(table))
    return replace(_with_chair(table, body.seat, Chair()), undo_by=None, mixing=mixing)


def _lined_up(table: Table, _: Row, body: LinedUp) -> Table:
    return replace(table, line=(*table.line, Waiting(body.person, body.name)))


def _left_line(table: Table, _: Row, body: LeftLine) -> Table:
    return replace(table, line=_line_without(table, body.person))


def _line_without(table: Table, person: str) -> tuple[Waiting, ...]:
    return tuple(one for one in table.line if one.person != person)


def _rose(table: Table, row: Row, _: Rose) -> Table:
    cleared = replace(table, stage=Stage.SEATING, match=None, mixing=None, chairs=_not_ready(table.chairs))
    return replace(cleared, before=(), actions=(), turn_seq=row.seq)


def _readied(table: Table, _: Row, body: Readied) -> Table:
    chair = replace(table.chairs[body.seat], is_ready=True, commitment=body.commitment)
    return _with_chair(table, body.seat, chair)


def _committed(table: Table, row: Row, body: Committed) -> Table:
    number = table.match_number + 1
    return replace(
        table,
        stage=Stage.MIXING,
        match_number=number,
        match=None,
        mixing=Mixing(_promised(table, number, body), tuple(chair.person for chair in table.chairs)),
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
    match = mixed_match(table.mixing, table.opened.rules)
    assert match.partners_draw is not None
    # Partners may have been drawn: every chair moves with its player.
    chairs = tuple(table.chairs[player] for player in match.partners_draw.result)
    return _dealt(replace(table, chairs=chairs, match=match), row, Dealt())


def _dealt(table: Table, row: Row, _: Dealt) -> Table:
    assert table.match is not None
    bank = table.pace.bank if table.pace else 0
    return _new_turn(
        replace(
            table,
            stage=Stage.PLAYING,
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
    )
    if isinstance(body.action, RefusedClaim):
        # The turn is what it was: its clock runs on, and who is about to act may.
        return played
    if deal.to_act != body.seat:
        return _interrupted(played, row)
    return _new_turn(_timed(played, row, body), row)


def _interrupted(table: Table, row: Row) -> Table:
    # A call between turns takes nothing off the clock of the seat to act.
    return replace(table, turn_seq=row.seq, undo_by=None)


def _with_deal(table: Table, deal: Deal) -> Match:
    assert table.match is not None
    return replace(table.match, deals=(*table.match.deals[:-1], deal))


def _timed(table: Table, row: Row, body: Acted) -> Table:
    pace, chair = table.pace, table.chairs[body.seat]
    if pace is None or body.by == "bot":
        return table
    # The time is that of the turn's own phase, which the deal before the action tells.
    late = row.time - table.turn_began - _turn_time(replace(table, match=_with_deal(table, table.before[-1])), pace)
    bank = max(0, table.banks[body.seat] - max(0, late))
    banks = (*table.banks[: body.seat], bank, *table.banks[body.seat + 1 :])
    lapses = chair.lapses + 1 if body.by == "clock" else 0
    return _with_chair(replace(table, banks=banks), body.seat, replace(chair, lapses=lapses))


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
        chairs=_not_ready(table.chairs),
    )
    return _new_turn(back, row)


def _bot_took(table: Table, _: Row, body: BotTook) -> Table:
    return _with_chair(table, body.seat, replace(table.chairs[body.seat], is_away=True))


def _handed_back(table: Table, row: Row, body: HandedBack) -> Table:
    back = _with_chair(table, body.seat, replace(table.chairs[body.seat], is_away=False, lapses=0))
    return replace(back, turn_began=row.time) if table.to_act == body.seat else back


def _match_over(table: Table, row: Row, _: MatchOver) -> Table:
    over = replace(table, stage=Stage.OVER, chairs=_not_ready(table.chairs), undo_by=None)
    return replace(over, turn_seq=row.seq, turn_began=row.time)


def _resumed(table: Table, row: Row, _: Resumed) -> Table:
    pace, seat = table.pace, table.to_act
    if pace is None or seat is None:
        return replace(table, turn_began=max(table.turn_began, row.time))
    # The seat to act has at least the credit, however much time had run.
    needed = row.time + RESTART_CREDIT - _turn_time(table, pace) - table.banks[seat]
    return replace(table, turn_began=max(table.turn_began, needed))


def _closed(table: Table, _: Row, __: Closed) -> Table:
    return replace(table, stage=Stage.CLOSED)


# A row's body decides who handles it; one table cannot say so for each type.
_ADVANCE: dict[type, Callable[[Table, Row, Any], Table]] = {
    Seated: _seated,
    StoodUp: _stood_up,
    LinedUp: _lined_up,
    LeftLine: _left_line,
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
