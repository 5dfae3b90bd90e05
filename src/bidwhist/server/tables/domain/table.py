"""A table as a value: who sits, what is played, and when it goes on; ``advance`` makes it from its log."""

from enum import Enum

from msgspec import Struct

from bidwhist.core.deal import DISCARD, Deal
from bidwhist.core.match import Match
from bidwhist.server.tables.domain.log import Acted, Row, TableOpened
from bidwhist.server.tables.domain.seed_exchange import SeedExchange

BOT_NAMES = ("Ruby", "Otis", "Mae", "Earl", "Dot")
"""Names of the bots, by chair."""
MIXING_MS = 5_000
"""Milliseconds to wait for promised bytes."""
BETWEEN_DEALS_MS = 45_000
"""Milliseconds until the next deal is dealt automatically, at a table with a clock."""
RISING_MS = 20_000
"""Milliseconds to read a result before a beaten pair gets up for others."""
LAPSES = 2
"""Times in a row that a person's clock may run out before a bot takes over the seat."""


class Stage(Enum):
    """What a table is doing."""

    SEATING = "seating"
    MIXING = "mixing"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Pace(Struct, frozen=True, gc=False):
    """The clock: milliseconds for each action, and a bank per deal that slower actions draw on."""

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
    """The commitment to bytes for the next match."""
    lapses: int = 0
    """How often in a row the clock has run out."""
    face: int | None = None
    """The figure the person has chosen, which nobody else at the table has; None for one that the page gives."""

    @property
    def bot_acts(self) -> bool:
        """Whether a bot decides here now."""
        return self.person is None or self.is_away


class Waiting(Struct, frozen=True, gc=False):
    """A person in the queue for a chair."""

    person: str
    name: str
    face: int | None = None
    """The figure they have chosen."""


class Left(Struct, frozen=True, gc=False):
    """A person who got up in the middle of a deal; the chair is kept for them until the next action."""

    seat: int
    person: str


class Streak(Struct, frozen=True, gc=False):
    """Matches that the same people won one after another."""

    winners: tuple[str, ...] = ()
    """Their ids, sorted; empty for a bot."""
    matches: int = 0


class Table(Struct, frozen=True, gc=False, kw_only=True):
    """Everything about one table, hidden cards included; a viewer is sent ``view.shown.table_view``, never this."""

    id: str
    opened: TableOpened
    chairs: tuple[Chair, ...]
    seq: int
    time: int
    """When the last row was written."""
    host: str = ""
    """The person who opened it."""
    stage: Stage = Stage.SEATING
    left: Left | None = None
    """The person whose chair is kept, if any."""
    line: tuple[Waiting, ...] = ()
    """The queue for a chair at a rise-and-fly table, next one first."""
    match_number: int = 0
    match: Match | None = None
    mixing: SeedExchange | None = None
    """The seed exchange of the match; nothing before the first match."""
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
    """Whether an action was taken back in this match, so that it does not count for ratings."""
    began: tuple[str | None, ...] = ()
    """Who had each seat when the first deal of the match was dealt."""
    decided: tuple[tuple[int, int], ...] = ()
    """By seat: the decisions in the match made by the person, and those made by a bot."""
    streak: Streak = Streak()
    """The streak before this match."""
    gone: tuple[int, ...] = ()
    """The seats whose person got up in the match and did not come back, in order."""

    @property
    def board(self) -> int | None:
        """The event number of the deal dealt last; nothing where deals are not given, or before the first."""
        boards = self.opened.boards
        return boards.numbers[self.match_number - 1] if boards is not None and self.match_number else None

    @property
    def boards_are_done(self) -> bool:
        """Whether every deal that was given has been begun."""
        boards = self.opened.boards
        return boards is not None and self.match_number == len(boards.numbers)

    @property
    def is_played_out(self) -> bool:
        """Whether no further match begins here, because every given deal, or the event's one match, has begun."""
        return self.boards_are_done or (self.opened.contest is not None and self.match_number > 0)

    @property
    def plays_by_itself(self) -> bool:
        """Whether it continues while nobody is connected, as a match of an event does."""
        return self.opened.contest is not None and self.stage in (Stage.SEATING, Stage.MIXING, Stage.PLAYING)

    @property
    def deal(self) -> Deal | None:
        """The deal on the table."""
        match = self.match
        return match.deals[-1] if match is not None and match.deals else None

    @property
    def is_between_deals(self) -> bool:
        """Whether a deal is over but the match is not settled."""
        if self.stage is not Stage.PLAYING:
            return False
        deal = self.deal
        return deal is not None and deal.is_over

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that belong to a person."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person is not None])

    @property
    def pace(self) -> Pace | None:
        """The clock of this table."""
        return PACES[self.opened.pace]

    @property
    def match_id(self) -> str:
        """The id under which the match can be downloaded."""
        return f"{self.id}-{self.match_number}"

    @property
    def to_act(self) -> int | None:
        """The seat that has to act, if a deal is in play."""
        if self.stage is not Stage.PLAYING:
            return None
        deal = self.deal
        return deal.to_act if deal is not None and not deal.is_over else None

    def seat_of(self, person: str) -> int | None:
        """The seat of a person."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def name_of(self, seat: int) -> str:
        """What a seat is called."""
        return self.chairs[seat].name or self._entered_as(seat) or BOT_NAMES[seat]

    def _entered_as(self, seat: int) -> str:
        """What an event's list calls the bot of a seat; empty elsewhere, and where a bot plays for a person."""
        contest = self.opened.contest
        return contest.bots[seat] if contest is not None and contest.bots else ""

    def keeps_for(self, person: str) -> int | None:
        """The seat kept for a person who has just got up."""
        return self.left.seat if self.left is not None and self.left.person == person else None


class Shift(Struct, frozen=True):
    """A table before and after a row of its log."""

    before: Table
    row: Row
    after: Table


def turn_ends(table: Table) -> int | None:
    """When the clock of the seat to act runs out (ms), or nothing where no clock is running."""
    pace = table.pace
    if pace is None:
        return None
    seat = table.to_act
    if seat is None or table.chairs[seat].bot_acts:
        return None
    return table.turn_began + turn_time(table, pace) + table.banks[seat]


def turn_time(table: Table, pace: Pace) -> int:
    """Milliseconds for the action that is due, without the bank; a discard has three times as many."""
    deal = table.deal
    return pace.turn * (3 if deal is not None and deal.phase is DISCARD else 1)


def goes_on_at(table: Table) -> int | None:
    """When a waiting table goes on without people (ms): promised bytes, the next deal, chairs for the queue."""
    if table.stage is Stage.SEATING and table.opened.contest is not None:
        return table.opened.contest.begins
    if table.stage is Stage.MIXING:
        return table.turn_began + MIXING_MS
    if table.is_between_deals and table.pace is not None:
        return table.turn_began + BETWEEN_DEALS_MS
    if rises(table):
        return table.turn_began + RISING_MS
    return None


def rises(table: Table) -> bool:
    """Whether a pair has to get up before the next match: not after a draw, and not if nobody waits."""
    if table.stage is not Stage.OVER or not table.line or table.match is None:
        return False
    result = table.match.result
    return result is not None and result.winner is not None


def result_may_change(table: Table) -> bool:
    """Whether a renege called now could still change the match (rule X15)."""
    return table.opened.rules.reneges_are_called
