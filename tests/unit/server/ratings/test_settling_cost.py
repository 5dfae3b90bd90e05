"""What one settlement costs: the same in a large house as in a small one, and with much that waits behind it."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from random import Random
from typing import Any

import pytest

from bidwhist.server.platform.database.migrations import MIGRATIONS
from bidwhist.server.platform.database.sqlite import migrate
from bidwhist.server.ratings.domain.outcomes import Outcome, encode_outcome, name_of
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.settlement_repository import rebuild, settle_next, settle_some
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.match_repository import keep
from bidwhist.server.tournaments.repository import open_tables, open_tournaments
from support.clubs import BEGINNING, DAY, outcomes, played

pytestmark = pytest.mark.sqlite

WAITING = "SCAN outcomes USING INDEX outcomes_open"
"""What waits, in its order, of which the first is taken."""
EVERYBODY = tuple("abcd")


class Heard:
    """A connection that keeps what it is asked, with values to ask it again."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.asked: dict[str, Sequence[Any]] = {}

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Any:
        self.asked.setdefault(query, values)
        return self.connection.execute(query, values)

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
        kept = list(rows)
        self.asked.update({query: kept[0]} if kept else {})
        return self.connection.executemany(query, kept)

    def plans(self) -> Iterator[tuple[str, str]]:
        """Each step of the plan of each statement."""
        for query, values in self.asked.items():
            for *_, step in self.connection.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall():
                yield query, step


@contextmanager
def settled_store() -> Iterator[sqlite3.Connection]:
    """A house in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        yield connection


def fill(connection: Any, waiting: Iterable[Outcome]) -> None:
    for outcome in waiting:
        keep_outcome(connection, outcome)


def test_no_statement_of_a_settlement_goes_through_a_table() -> None:
    with settled_store() as connection:
        heard = Heard(connection)
        match = played(1, EVERYBODY, 0, BEGINNING)
        keep(heard, Finished("m", "t", 1, BEGINNING, "palace", False, b"", EVERYBODY, ("a",), match))
        # Months pass, pairs meet again, chips are paid: every statement that there is.
        fill(heard, outcomes(Random(1), 300, people=8, hours=30))
        while settle_next(heard) is not None:
            pass
        kept = {query.split()[2] for query in heard.asked if query.startswith("INSERT")}
        assert kept >= {
            "settlements",
            "grades",
            "league",
            "seasons",
            "experience",
            "balances",
            "partnerships",
            "grade_counts",
        }
        found = [(query, step) for query, step in heard.plans() if step != WAITING]
        assert [one for one in found if one[1].startswith("SCAN")] == []
        assert [one for one in found if "TEMP B-TREE FOR ORDER BY" in one[1]] == []


def test_no_statement_that_every_match_ends_with_goes_through_the_tables_of_all_events() -> None:
    with settled_store() as connection:
        heard = Heard(connection)
        open_tournaments(heard)
        open_tables(heard)
        scans = {step for _, step in heard.plans() if step.startswith("SCAN")}
        assert scans <= {"SCAN tables USING INDEX tables_open"}, "a table that is open, and no other"


def test_no_statement_that_makes_all_again_sorts_what_it_reads() -> None:
    with settled_store() as connection:
        fill(connection, outcomes(Random(1), 60, people=8))
        settle_some(60)(connection)
        heard = Heard(connection)
        rebuild(heard)
        assert [step for _, step in heard.plans() if "TEMP B-TREE" in step] == []


def steps_of_one(connection: sqlite3.Connection) -> int:
    """How many steps SQLite's machine takes for the settlement that is next."""
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    connection.set_progress_handler(step, 1)
    assert settle_next(connection) is not None
    connection.set_progress_handler(None, 1)
    return steps


def work_in(settled: int, waiting: int) -> int:
    """The steps of one settlement between people of whom all is known, in a house of its own."""
    with settled_store() as connection:
        others = [tuple(f"{one}{number}" for one in EVERYBODY) for number in range(settled)]
        fill(connection, (played(number, people, 0, BEGINNING) for number, people in enumerate(others, 10)))
        fill(connection, (played(number, EVERYBODY, 0, BEGINNING + 1) for number in range(3)))
        assert len(settle_some(settled + 3)(connection)) == settled + 3
        fill(connection, (played(5, EVERYBODY, 0, BEGINNING + 2),))
        fill(connection, (played(number, EVERYBODY, 0, BEGINNING + DAY) for number in range(9000, 9000 + waiting)))
        return steps_of_one(connection)


@pytest.mark.parametrize(("settled", "waiting"), [(1000, 0), (0, 1000)], ids=["settled before", "waiting behind"])
def test_a_settlement_costs_the_same_on_a_large_server(settled: int, waiting: int) -> None:
    small = work_in(0, 0)
    assert work_in(settled, waiting) <= small * 1.1, "not one step for each match or member"


def test_an_older_store_keeps_the_order_of_what_was_settled() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        newer = next(number for number, step in enumerate(MIGRATIONS) if "DROP INDEX outcomes_in_order" in step.schema)
        for number, step in enumerate(MIGRATIONS[:newer], 1):
            connection.executescript(f"BEGIN;{step.schema}PRAGMA user_version={number};COMMIT;")
        # As the program of that time wrote them.
        kept = [played(number, EVERYBODY, 0, BEGINNING + number) for number in range(5)]
        rows = [(name_of(one), one.finished, encode_outcome(one)) for one in kept]
        connection.executemany("INSERT INTO outcomes VALUES (?, ?, NULL, ?)", rows)
        connection.execute(
            "UPDATE outcomes SET place = number FROM (SELECT id AS old, row_number() OVER (ORDER BY finished)"
            " AS number FROM outcomes) WHERE id = old AND number <= 3"
        )
        migrate(connection)
        settle_some(5)(connection)
        places = connection.execute("SELECT place FROM outcomes ORDER BY finished").fetchall()
        assert places == [(place,) for place in range(1, 6)]
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("UPDATE outcomes SET place = 1 WHERE place = 2")
