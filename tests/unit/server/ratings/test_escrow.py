"""Chips are held from the moment a match begins: one purse begins one match, and nothing is lost or made."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.platform.database.database import Connection, Found, TooFewChips
from bidwhist.server.platform.database.opening import database_at
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.ratings.domain.outcomes import SETTLEMENT, Gift
from bidwhist.server.ratings.repository import free_chips, held_for, hold, keep_outcome
from bidwhist.server.ratings.settlement_repository import rebuild, settle_some
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.domain.commands import Ask, BeReady, TakeSeat
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Row, Seated, TableOpened
from bidwhist.server.tables.match_repository import keep
from bidwhist.server.tables.repository import Stakes, append
from bidwhist.server.tables.session import TableSession
from support.clubs import BEGINNING, played
from support.in_process import started_server
from support.stores import in_postgres, missing

FOUR = ("ann", "bo", "cy", "dee")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return tmp_path / "s.sqlite"
    if why := missing():
        pytest.skip(why)
    return in_postgres(tmp_path / "s.sqlite")


def fill(connection: Connection) -> None:
    """Everybody has the gift of a day."""
    for person in FOUR:
        keep_outcome(connection, Gift(person, BEGINNING))
    settle_some(10)(connection)


def free(connection: Connection) -> list[int]:
    return [free_chips(connection, person) for person in FOUR]


def test_the_same_purse_begins_no_second_match(place: Place) -> None:
    with closing(database_at(place)) as database:
        connection = database.begin()
        fill(connection)
        assert hold(connection, "m1", FOUR, 40) is None and free(connection) == [20] * 4
        assert hold(connection, "m2", ("eve", "ann"), 40) == "eve"
        assert hold(connection, "m2", ("ann",), 40) == "ann" and held_for(connection, "m2") == {}
        assert hold(connection, "m3", ("ann",), 15) is None and held_for(connection, "m3") == {"ann": 20}
        database.commit()


class Locking:
    """A connection that notes whose balances are locked, in order."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.locked: list[str] = []

    def execute(self, query: str, values: Sequence[Any] = ()) -> Found:
        """Run a query."""
        if query.startswith("UPDATE balances"):
            self.locked.append(values[0])
        return self._connection.execute(query, values)

    def executemany(self, query: str, rows: Iterable[Sequence[Any]]) -> Any:
        """Run a query for each row of values."""
        return self._connection.executemany(query, rows)


@pytest.mark.parametrize("people", permutations(("ann", "bo", "cy")))
def test_balances_are_locked_in_one_order_at_whatever_seats_people_sit(place: Place, people: tuple[str, ...]) -> None:
    with closing(database_at(place)) as database:
        connection = Locking(database.begin())
        fill(connection)
        assert hold(connection, "m1", people, 40) is None
        assert connection.locked == ["ann", "bo", "cy"]
        assert held_for(connection, "m1").keys() == set(people)
        database.commit()


def test_what_was_held_is_settled_once_and_free_again(place: Place) -> None:
    with closing(database_at(place)) as database:
        connection = database.begin()
        fill(connection)
        match = replace(played(1, FOUR, 0, stake=40, settlement=SETTLEMENT), sets=((1, 7),))
        hold(connection, match.match, FOUR, 40)
        keep_outcome(connection, match)
        assert free(connection) == [20] * 4, "until it is settled"
        settle_some(1)(connection)
        assert free(connection) == [140, 32, 140, 60] and held_for(connection, match.match) == {}
        before = connection.execute("SELECT account, chips FROM balances ORDER BY account").fetchall()
        assert sum(chips for _, chips in before) == 0
        rebuild(connection)
        assert connection.execute("SELECT account, chips FROM balances ORDER BY account").fetchall() == before
        database.commit()


@pytest.mark.parametrize("is_void", [True, False])
def test_a_match_that_counts_for_nobody_gives_everything_back(place: Place, is_void: bool) -> None:
    with closing(database_at(place)) as database:
        connection = database.begin()
        fill(connection)
        hold(connection, "t1-1", FOUR, 40)
        outcome = played(1, FOUR, None, settlement=SETTLEMENT, is_void=True) if is_void else None
        keep(connection, Finished("t1-1", "t1", 1, BEGINNING, "palace", True, b"", FOUR, outcome=outcome))
        settle_some(5)(connection)
        assert free(connection) == [100] * 4
        database.commit()


def test_a_match_that_began_before_chips_were_held_pays_what_is_there(place: Place) -> None:
    with closing(database_at(place)) as database:
        connection = database.begin()
        fill(connection)
        hold(connection, "other-1", ("bo",), 45)
        keep_outcome(connection, played(1, FOUR, 0, stake=40, settlement=SETTLEMENT))
        settle_some(5)(connection)
        assert free(connection) == [125, 0, 125, 60] and held_for(connection, "other-1") == {"bo": 90}
        database.commit()


async def test_the_step_that_begins_a_match_is_not_written_where_chips_are_missing(tmp_path: Path) -> None:
    async with started_server(tmp_path, chips=True) as server_state:
        opened = TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="elm")
        rows = (Row("t", 0, 1, "ann", "", opened), Row("t", 1, 1, "ann", "", Seated(0, "ann", "Ann")))
        with pytest.raises(TooFewChips):
            await server_state.store.write(append(rows, None, Stakes("t-1", ("ann",), 10)))
        assert (
            await server_state.store.read(lambda connection: connection.execute("SELECT * FROM log").fetchall()) == []
        )


async def test_two_staked_matches_do_not_begin_from_one_purse_nor_a_rematch_from_none(tmp_path: Path) -> None:
    async with started_server(tmp_path, chips=True) as server_state:
        ann, bo = [(await server_state.accounts.guest(name))[0] for name in ("Ann", "Bo")]
        for person in (ann, bo):
            await server_state.ratings.give(person)
        first, second = [await table_for_chips(server_state, ann, bo) for _ in range(2)]
        assert await begins(first, ann, bo) is None
        page = await server_state.ratings.page(ann, is_own=True)
        assert page.chips == 0, "100 are held: the stake, and what is left for fees"
        assert (
            await begins(second, ann, bo) == "Ann does not have the 60 chips of the stake free: this match cannot begin"
        )
        assert second.table.match_number == 0 and not second.table.chairs[1].is_ready
        await first.close()
        assert (await server_state.ratings.page(ann, is_own=True)).chips == 100, (
            "the house closed it: all is given back"
        )
        assert await begins(second, ann, bo) is None


async def table_for_chips(server_state: ServerState, ann: Person, bo: Person) -> TableSession:
    opened = TableOpened(
        rules=CLASSIC,
        name="porch",
        preset="classic",
        bots="steady",
        rated=True,
        stake=60,
        settlement=SETTLEMENT,
        invite=f"elm{len(server_state.registry.known)}",
    )
    session = await server_state.registry.open(opened, ann, 0)
    await session.do(Ask(bo.id, "sit", _sits(bo)))
    return session


def _sits(person: Person) -> TakeSeat:
    return TakeSeat(person.name, 1)


async def begins(session: TableSession, *people: Person) -> str | None:
    """Why a match does not begin when everybody says that they are ready; nothing where it does."""
    for person in people:
        came = await session.do(Ask(person.id, f"ready {session.table.seq}", BeReady(session.table.seq)))
        if came.refusal is not None:
            return came.refusal.words
    return None
