"""Random settlements, each with a crash at one of its statements first: nothing is settled twice, chips sum to zero.

``python -m benches.check.settling 1000000`` settles so many outcomes; the statements take turns at failing.
"""

import argparse
import sqlite3
import sys
import time
from random import Random
from typing import Any

from bidwhist.server.platform.database.database import Connection
from bidwhist.server.platform.database.migrations import KEYS
from bidwhist.server.platform.database.sqlite import migrate
from bidwhist.server.ratings.repository import PARTS, keep_outcome
from bidwhist.server.ratings.settlement_repository import rebuild, settle_next
from support.clubs import outcomes

STATEMENTS = 24
"""The most that one settlement does; a crash at one that is not reached is none."""
SAYS = 50_000
"""Settlements after which it says how far it is."""
KEPT = ("outcomes", "settlements", *(part.table for part in PARTS.values()))


class LightsOut(Exception):
    """The process ends here."""


class Failing:
    """A connection that fails at one of its statements, which was done or was not."""

    def __init__(self, connection: sqlite3.Connection, at: int, *, is_done: bool) -> None:
        self.connection, self.left, self.is_done = connection, at, is_done

    def execute(self, *query: Any) -> Any:
        """Do a query."""
        return self._try(self.connection.execute, query)

    def executemany(self, *query: Any) -> Any:
        """Do a query for many rows."""
        return self._try(self.connection.executemany, query)

    def _try(self, does: Any, query: tuple[Any, ...]) -> Any:
        self.left -= 1
        if self.left == 0:
            if self.is_done:
                does(*query)
            raise LightsOut
        return does(*query)


def settle_through_crashes(count: int, seed: int) -> tuple[sqlite3.Connection, int]:
    """A store with so many settlements in it, and how many crashes there were before them."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    connection.execute("BEGIN")
    for outcome in outcomes(Random(seed), count, people=500, hours=1):
        keep_outcome(connection, outcome)
    connection.execute("COMMIT")
    crashes = 0
    (waiting,) = connection.execute("SELECT count(*) FROM outcomes").fetchone()
    began = time.process_time()
    for number in range(waiting):
        if number and number % SAYS == 0:
            print(f"{number:,} settled, {time.process_time() - began:.0f} s of processor", flush=True)
        crashes += _crash(connection, number)
        connection.execute("BEGIN")
        settle_next(connection)
        connection.execute("COMMIT")
    return connection, crashes


def _crash(connection: sqlite3.Connection, number: int) -> int:
    connection.execute("BEGIN")
    try:
        settle_next(Failing(connection, 1 + number // 2 % STATEMENTS, is_done=bool(number % 2)))
    except LightsOut:
        return 1
    finally:
        connection.execute("ROLLBACK")
    return 0


def hold(connection: sqlite3.Connection) -> dict[str, int]:
    """What must hold, counted: everything but ``settled`` and ``entries`` has to be 0."""
    (chips,) = connection.execute("SELECT coalesce(sum(chips), 0) FROM balances").fetchone()
    (entered,) = connection.execute("SELECT coalesce(sum(chips), 0) FROM settlements").fetchone()
    (places, highest, left) = connection.execute(
        "SELECT count(place), coalesce(max(place), 0), count(*) - count(place) FROM outcomes"
    ).fetchone()
    (entries,) = connection.execute("SELECT count(*) FROM settlements").fetchone()
    before = rows(connection)
    connection.execute("BEGIN")
    rebuild(connection)
    connection.execute("COMMIT")
    differing = sum(before[name] != now for name, now in rows(connection).items())
    return {
        "settled": places,
        "entries": entries,
        "sum of accounts": chips,
        "sum of entries": entered,
        "gaps in the order": highest - places,
        "not settled": left,
        "tables that differ when made again": differing,
    }


def rows(connection: Connection) -> dict[str, int]:
    """A number for the rows of each table, floats to the last bit."""
    return {name: _number_of(connection, name) for name in KEPT}


def _number_of(connection: Connection, table: str) -> int:
    number = 0
    for row in connection.execute(f"SELECT * FROM {table} ORDER BY {', '.join(KEYS[table])}"):
        number = hash((number, tuple(row)))
    return number


def main() -> None:
    """Settles, and says what held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.perf_counter()
    connection, crashes = settle_through_crashes(wanted.count, wanted.seed)
    found = hold(connection)
    for what, number in found.items():
        print(f"{what}: {number:,}")
    print(f"crashes: {crashes:,}; {time.perf_counter() - began:.0f} s")
    sys.exit(any(number for what, number in found.items() if what not in ("settled", "entries")))


if __name__ == "__main__":
    main()
