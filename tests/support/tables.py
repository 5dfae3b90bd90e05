"""Builders for tests of the online table: tables that people sit at, and play by chance."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Self

from bidwhist.core.deal import Deal
from bidwhist.core.match import match_view
from bidwhist.core.rules.presets import CLASSIC, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records.fairness import commitment_to
from bidwhist.server.tables.domain.allowed import undo_target
from bidwhist.server.tables.domain.commands import (
    Ask,
    BeReady,
    BotDecides,
    Decide,
    Decision,
    Give,
    TableCommand,
    TakeSeat,
    Wish,
)
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Acted, Row, TableOpened
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.domain.transitions import apply_row, open_table
from bidwhist.server.tables.finished_match import finished_by

PEOPLE = ("ann", "bo", "cy", "di", "eve")
FRESH = bytes(range(32))
Stopped = Callable[[Table], bool]


def secret_of(person: str, match: int = 1) -> bytes:
    """The 32 bytes that a person of these tests mixes the deals of a table's match with."""
    return f"{person}{match if match > 1 else ''}".encode().ljust(32, b".")


class Play:
    """A table with its log, moved by commands; a refusal fails the test unless it is asked for."""

    def __init__(self, rules: Ruleset = CLASSIC, people: int = 1, **manners: object) -> None:
        opened = TableOpened(rules=rules, name="test", preset=preset_name(rules), bots="random", **manners)  # type: ignore[arg-type]
        self.now = 1_000_000
        self.rows = [Row("table1", 0, self.now, "", "", opened)]
        self.tables = [open_table(self.rows[0])]
        self.names = 0
        for person in PEOPLE[:people]:
            self.ask(person, TakeSeat(person.title()))

    @property
    def table(self) -> Table:
        """The table now."""
        return self.tables[-1]

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        assert self.table.deal is not None
        return self.table.deal

    def send(self, command: TableCommand) -> Decision:
        """What comes of a command, kept if it was accepted."""
        self.now += 1000
        came = decide(self.table, command, self.now, FRESH)
        for table in came.tables:
            assert table.undo_by is None or undo_target(table, table.undo_by) is not None, "asked for nothing"
        self.rows += came.rows
        self.tables += came.tables
        return came

    def ask(self, person: str, wish: Wish, name: str = "") -> Decision:
        """A command of a person that must be accepted."""
        self.names += 1
        came = self.send(Ask(person, name or f"k{self.names}", wish))
        assert came.refusal is None, came.refusal
        return came

    def start(self) -> Self:
        """Everybody is ready and gives their bytes."""
        number = self.table.match_number + 1
        for seat in self.table.people:
            person = self.person(seat)
            self.ask(person, BeReady(self.table.seq, commitment_to(secret_of(person, number))))
        for person in [self.person(seat) for seat in self.table.people]:
            self.ask(person, Give(secret_of(person, number).hex()))
        return self

    def person(self, seat: int) -> str:
        """Who owns a seat."""
        person = self.table.chairs[seat].person
        assert person is not None
        return person

    def act(self, random: Random) -> Decision:
        """The seat to act does something by chance."""
        seat = self.table.to_act
        assert seat is not None and self.table.match is not None
        # Of all that is legal: where reneges are called, reneges too.
        action = random.choice(match_view(self.table.match, seat).legal)
        if self.table.chairs[seat].bot_acts:
            return self.send(BotDecides(seat, self.table.turn_seq, action))
        return self.ask(self.person(seat), Decide(self.table.seq, action))

    def deal_on(self) -> None:
        """Everybody is ready for the next deal."""
        for seat in self.table.people:
            if self.table.is_between_deals:
                self.ask(self.person(seat), BeReady(self.table.seq))

    def play(self, random: Random, until: Stopped = lambda table: False) -> "Play":
        """Play by chance until something, or until the match is over."""
        while not until(self.table) and self.table.stage is Stage.PLAYING:
            if self.table.is_between_deals:
                self.deal_on()
            else:
                self.act(random)
        return self

    def acted(self) -> Iterator[tuple[Table, Row, Table]]:
        """Each action with the table before and after it."""
        for before, row, after in zip(self.tables, self.rows[1:], self.tables[1:], strict=False):
            if isinstance(row.body, Acted):
                yield before, row, after


def matches_in(log: list[Row]) -> Iterator[Finished]:
    """The matches that a whole log finishes or breaks off."""
    table = open_table(log[0])
    for row in log[1:]:
        found = finished_by(row, table)
        if found is not None:
            yield found
        table = apply_row(table, row)
