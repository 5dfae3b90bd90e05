"""Outcomes settled in both stores: once each, whole or not at all, and made again to the same bits."""

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bidwhist.server.platform.database.database import Connection, Database
from bidwhist.server.platform.database.migrations import KEYS
from bidwhist.server.platform.database.opening import database_at
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.ratings.domain.outcomes import Gift
from bidwhist.server.ratings.repository import PARTS, keep_outcome, rename
from bidwhist.server.ratings.settlement_repository import rebuild, settle_next, settle_some
from support.clubs import BEGINNING, outcomes, played
from support.nightly import amount
from support.stores import in_postgres, missing

KEPT = ("outcomes", "settlements", *(part.table for part in PARTS.values()))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return tmp_path / "s.sqlite"
    if why := missing():
        pytest.skip(why)
    return in_postgres(tmp_path / "s.sqlite")


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of standings, floats to the last bit."""
    return {
        name: [
            tuple(one.hex() if isinstance(one, float) else one for one in row)
            for row in connection.execute(f"SELECT * FROM {name} ORDER BY {', '.join(KEYS[name])}").fetchall()
        ]
        for name in KEPT
    }


def fill(database: Database, count: int, seed: int) -> None:
    connection = database.begin()
    for outcome in outcomes(Random(seed), count):
        keep_outcome(connection, outcome)
    database.commit()


def settle_all(database: Database, at_once: int = 1) -> int:
    done = 0
    while True:
        settled = settle_some(at_once)(database.begin())
        database.commit()
        done += len(settled)
        if not settled:
            return done


def test_what_is_made_again_is_the_same_to_the_last_bit(place: Place) -> None:
    with closing(database_at(place)) as database:
        fill(database, 400, seed=1)
        assert settle_all(database) > 300
        before = database.read(everything)
        rebuild(database.begin())
        database.commit()
        assert database.read(everything) == before
        assert len(before["seasons"]) > 4 and len(before["grade_counts"]) > 20


def test_how_many_are_settled_at_once_makes_no_difference(place: Place, tmp_path: Path) -> None:
    found = []
    for at_once, path in ((1, place), (7, tmp_path / "other.sqlite")):
        with closing(database_at(path)) as database:
            fill(database, 120, seed=2)
            settle_all(database, at_once)
            found.append(database.read(everything))
    assert found[0] == found[1]


def test_all_chips_together_are_none(place: Place) -> None:
    with closing(database_at(place)) as database:
        fill(database, 300, seed=3)
        settle_all(database)
        kept = database.read(everything)
    balances = dict(kept["balances"])
    assert sum(balances.values()) == 0 and min(value for one, value in balances.items() if one != "bank") >= 0
    chips = {account: sum(row[5] for row in kept["settlements"] if row[0] == account) for account in balances}
    assert chips == balances, "each account is the sum of its entries"


def test_an_outcome_that_comes_twice_is_kept_once(place: Place) -> None:
    with closing(database_at(place)) as database:
        connection = database.begin()
        match, gift = played(1, ("a", "b", "c", "d"), 0), Gift("a", BEGINNING)
        assert [keep_outcome(connection, one) for one in (match, gift)] == [True, True]
        assert [keep_outcome(connection, one) for one in (match, Gift("a", BEGINNING + 5))] == [False, False]
        database.commit()
        assert settle_all(database) == 2 and settle_all(database) == 0


class Crashing:
    """A connection that fails at one of its statements, before or after it was done."""

    def __init__(self, connection: Connection, at: int, *, after: bool) -> None:
        self.connection, self.left, self.after = connection, at, after

    def execute(self, *query: Any) -> Any:
        return self._done(self.connection.execute, query)

    def executemany(self, *query: Any) -> Any:
        return self._done(self.connection.executemany, query)

    def _done(self, does: Any, query: tuple[Any, ...]) -> Any:
        self.left -= 1
        if self.left == 0 and not self.after:
            raise RuntimeError("the lights went out")
        found = does(*query)
        if self.left == 0:
            raise RuntimeError("the lights went out")
        return found


def test_a_crash_at_any_statement_settles_nothing_twice_and_nothing_half(place: Place, tmp_path: Path) -> None:
    with closing(database_at(tmp_path / "calm.sqlite")) as calm, closing(database_at(place)) as database:
        for one in (calm, database):
            fill(one, amount(14, 40), seed=4)
        settle_all(calm)
        crashes, is_left = 0, True
        while is_left:
            for after in (False, True):
                is_left, count = _settle_with_crashes(database, after=after)
                crashes += count
        assert crashes > 10 * amount(14, 40)
        assert database.read(everything) == calm.read(everything)


def _settle_with_crashes(database: Database, *, after: bool) -> tuple[bool, int]:
    """Settle one outcome after a crash at each of its statements; whether there was one, and the crashes."""
    before = database.read(everything)
    at = 1
    while True:
        connection = Crashing(database.begin(), at, after=after)
        try:
            settled = settle_next(connection)
        except RuntimeError:
            database.roll_back()
            assert database.read(everything) == before
            at += 1
            continue
        database.commit()
        return settled is not None, at - 1


def test_who_leaves_for_good_is_named_nowhere_and_nobody_else_moves(place: Place) -> None:
    with closing(database_at(place)) as database:
        fill(database, 150, seed=5)
        settle_all(database)
        before = database.read(everything)
        assert _matches_without_an_entry_of("p3", before), "who goes early has no entry and is named all the same"
        rename(database.begin(), "p3")
        database.commit()
        kept = database.read(everything)
        text = repr(kept)
        assert [one for one in ("p3'", "p3+", '"p3"') if one in text] == []
        others = [row for row in before["grades"] if "p3" not in row[1]]
        assert [row for row in kept["grades"] if "gone-" not in row[1]] == others
        rebuild(database.begin())
        database.commit()
        assert database.read(everything) == kept


def _matches_without_an_entry_of(person: str, kept: dict[str, list[tuple[Any, ...]]]) -> list[int]:
    entered = {row[1] for row in kept["settlements"] if row[0] == person}
    return [row[2] for row in kept["outcomes"] if f'"{person}"'.encode() in row[3] and row[2] not in entered]
