"""What every store keeps to, be it a file or PostgreSQL: order, the fence, whole commits, and errors in words."""

import asyncio
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Event, Thread
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.errors import WhistError
from bidwhist.server.accounts.repository import execute
from bidwhist.server.platform.database.database import Conflict, Connection, Damaged, Found, NotSaved, Repeated, Work
from bidwhist.server.platform.database.group_commit import MAX_GROUP_WRITES
from bidwhist.server.platform.database.migrations import MIGRATIONS
from bidwhist.server.platform.database.opening import done_at, is_there
from bidwhist.server.platform.database.paths import Place
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Closed, Committed, MatchOver, Readied, Row, Seated, StoodUp, TableOpened
from bidwhist.server.tables.repository import (
    answer_to,
    append,
    latest_time,
    listed_tables,
    rows_of,
    silent_since,
    table_of_invite,
    tables_of,
)
from support.logs import OPENED, SEATED, opened, opening
from support.waiting import PATIENCE


async def test_what_is_written_is_read_again_in_order(place: Place) -> None:
    rows = [OPENED, SEATED, *(Row("t1", seq, seq, "é\U0001f0a1", f"c{seq}", Readied(0)) for seq in range(2, 12))]
    async with opened(place) as store:
        assert await store.read(rows_of("t1")) == []
        for row in rows:
            await store.write(append((row,)))
    async with opened(place) as store:
        assert await store.read(rows_of("t1")) == rows
        assert await store.read(table_of_invite("maple7")) == "t1"
        assert await store.read(table_of_invite("none\0such")) is None


async def test_the_same_step_cannot_be_written_twice(place: Place) -> None:
    async with opened(place, OPENED, SEATED) as store:
        with pytest.raises(Conflict):
            await store.write(append((Row("t1", 1, 7, "bo", "k2", Readied(0)),)))
        assert await store.read(rows_of("t1")) == [OPENED, SEATED]


async def test_rows_that_belong_together_are_written_together_or_not_at_all(place: Place) -> None:
    async with opened(place, OPENED, SEATED) as store:
        with pytest.raises(Conflict):
            await store.write(append((Row("t1", 2, 7, "", "", Readied(0)), Row("t1", 1, 7, "", "", Readied(1)))))
        assert await store.read(rows_of("t1")) == [OPENED, SEATED]


async def test_a_command_that_comes_again_is_told_its_first_step(place: Place) -> None:
    async with opened(place, OPENED, SEATED) as store:
        with pytest.raises(Repeated) as again:
            await store.write(append((Row("t1", 2, 7, "ann", "k1", Readied(0)),)))
        assert again.value.seq == 1
        assert await store.read(answer_to("t1", "ann", "k1")) == 1
        assert await store.read(answer_to("t1", "bo", "k1")) is None
        assert await store.read(answer_to("t1", "ann", "")) is None, "the table's own rows have no command"


async def test_one_bad_write_does_not_spoil_those_beside_it(place: Place) -> None:
    async with opened(place, OPENED) as store:
        works = [append((SEATED,)), append((OPENED,)), append((Row("t1", 2, 8, "", "", Readied(0)),))]
        came = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        assert [isinstance(one, Conflict) for one in came] == [False, True, False]
        assert [row.seq for row in await store.read(rows_of("t1"))] == [0, 1, 2]


async def test_rows_of_many_tables_are_one_statement(place: Place) -> None:
    names = [f"t{number}" for number in range(1, 40)]
    async with opened(place) as store:
        await store.write(_joined([append((opening(name),)) for name in names]))
        rows = [
            append((Row(name, 1, 6, "ann", "k1", Readied(0)), Row(name, 2, 6, "", "", Readied(1)))) for name in names
        ]
        assert await store.write(_joined(rows)) == 1
        for name in names:
            assert [row.seq for row in await store.read(rows_of(name))] == [0, 1, 2]


def _joined(pieces: list[Work[None]]) -> Work[int]:
    def work(connection: Connection) -> int:
        counting = Counting(connection)
        pieces[0].joins(counting, pieces)  # type: ignore[attr-defined]
        return counting.queries

    return work


def _held(begun: Event, goes_on: Event) -> None:
    """A write that takes until it is let go on."""
    begun.set()
    goes_on.wait(PATIENCE)


async def test_writes_that_go_together_are_each_told_what_became_of_them(place: Place) -> None:
    other, late = replace(SEATED, seq=2), replace(opening("t3"), table="t3")
    async with opened(place, OPENED) as store:
        # While the first is being written the others gather.
        begun, goes_on = Event(), Event()
        first = asyncio.ensure_future(store.write(lambda connection: _held(begun, goes_on)))
        await asyncio.to_thread(begun.wait)
        writes = [append((row,)) for row in (opening("t2"), SEATED, other, replace(SEATED, id="k2"), late)]
        waiting = [asyncio.ensure_future(store.write(one)) for one in writes]
        await asyncio.sleep(0)
        goes_on.set()
        came = await asyncio.gather(*waiting, return_exceptions=True)
        await first
        assert [type(one) for one in came] == [type(None), type(None), Repeated, Conflict, type(None)]
        assert isinstance(came[2], Repeated) and came[2].seq == 1
        assert [len(await store.read(rows_of(table))) for table in ("t1", "t2", "t3")] == [2, 1, 1]


async def test_the_list_of_the_lobby_reads_no_log_of_a_private_table(place: Place) -> None:
    async with opened(place) as store:
        await _check_list(store)


class Counting:
    """A connection that counts what it is asked."""

    def __init__(self, connection: Connection) -> None:
        self.connection, self.queries = connection, 0
        self.words: list[str] = []
        """The texts among the values."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Found:
        self.queries += 1
        self.words += [value for value in values if isinstance(value, str)]
        return self.connection.execute(query, values)

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> Any:
        raise AssertionError(query)


async def _check_list(store: Store) -> None:
    kinds: tuple[Literal["private", "open", "password"], ...] = ("private", "open", "password", "private")
    for number, kind in enumerate(kinds, 1):
        name = f"t{number}"
        opened = TableOpened(rules=CLASSIC, name=name, preset="classic", kind=kind, invite=name)
        await store.write(append((Row(name, 0, 5, "ann", "", opened),)))
    read: list[str] = []

    def counted(connection: Connection) -> list[str]:
        counting = Counting(connection)
        found = listed_tables(counting)
        read.extend(counting.words)
        return found

    assert await store.read(counted) == ["t2", "t3"] and sorted(read) == ["t2", "t3"]


async def test_many_writes_at_once_are_all_there(place: Place) -> None:
    async with opened(place, OPENED) as store:
        rows = [Row("t1", seq, seq, "", "", Readied(0)) for seq in range(1, 3 * MAX_GROUP_WRITES)]
        await asyncio.gather(*(store.write(append((row,))) for row in rows))
        assert await store.read(rows_of("t1")) == [OPENED, *rows]


async def test_two_stores_that_write_one_table_write_one_history(place: Place) -> None:
    """The fence, where somebody has gone around the hold."""
    async with opened(place, OPENED) as one, opened(place) as other:

        async def writes(store: Store, who: str) -> list[int]:
            won = []
            for seq in range(1, 40):
                try:
                    await store.write(append((Row("t1", seq, 5, who, f"{who}-{seq}", Readied(0)),)))
                    won.append(seq)
                except Conflict:
                    pass
            return won

        won = dict(zip("ab", await asyncio.gather(writes(one, "a"), writes(other, "b")), strict=True))
        rows = await one.read(rows_of("t1"))
    assert [row.seq for row in rows] == list(range(40))
    assert {row.seq: row.person for row in rows[1:]} == {seq: who for who in won for seq in won[who]}


# Errors.


@pytest.mark.parametrize("together", [1, 3])
async def test_every_error_of_the_database_is_not_saved_and_has_a_line_in_the_log(
    place: Place, together: int, caplog: pytest.LogCaptureFixture
) -> None:
    def wrong(connection: Connection) -> None:
        connection.execute("SELECT * FROM nothing_of_the_kind")

    async with opened(place) as store:
        came = await asyncio.gather(*(store.write(wrong) for _ in range(together)), return_exceptions=True)
        assert [type(one) for one in came] == [NotSaved] * together
        with pytest.raises(NotSaved, match="could not be read"):
            await store.read(wrong)
        assert caplog.text.count("nothing_of_the_kind") == together + 1
        await store.write(append((OPENED,)))


async def test_an_error_of_the_work_itself_comes_through_and_nothing_is_written(place: Place) -> None:
    def wrong(connection: Connection) -> None:
        append((OPENED,))(connection)
        raise ZeroDivisionError

    async with opened(place) as store:
        with pytest.raises(ZeroDivisionError):
            await store.write(wrong)
        assert await store.read(rows_of("t1")) == []


async def test_a_step_that_cannot_be_read_is_damage_and_stops_its_table_alone(place: Place) -> None:
    async with opened(place, OPENED, replace(OPENED, table="t2", body=replace(OPENED.body, invite="oak"))) as store:
        await store.write(execute("UPDATE log SET body = ? WHERE table_id = ?", b'{"type": "opened"', "t1"))
        with pytest.raises(Damaged, match="step 0 of table t1"):
            await store.read(rows_of("t1"))
        assert await store.read(listed_tables) == []
        assert len(await store.read(rows_of("t2"))) == 1


async def test_a_probe_writes(place: Place) -> None:
    async with opened(place) as store:
        await asyncio.gather(*(store.probe() for _ in range(5)))
        assert (await store.space()).kept > 0


async def test_one_server_at_a_time_holds_a_store(place: Place) -> None:
    first = Store(place, is_held=True)
    with pytest.raises(WhistError, match="another server has these tables open"):
        Store(place, is_held=True)
    await first.write(append((OPENED,)))
    first.close()
    async with opened(place) as store:
        assert await store.read(rows_of("t1")) == [OPENED]
    Store(place, is_held=True).close()


def test_a_newer_store_is_refused_and_stays_as_it_is(place: Place) -> None:
    later = len(MIGRATIONS) + 1
    newer = f"PRAGMA user_version = {later}" if isinstance(place, Path) else f"UPDATE house SET version = {later}"
    Store(place).close()
    done_at(place, lambda connection: connection.execute(newer))
    with pytest.raises(WhistError, match="written by a newer bidwhist"):
        Store(place)


def test_work_beside_a_server_is_whole_or_not_at_all(place: Place) -> None:
    assert not is_there(place)

    def wrong(connection: Connection) -> None:
        append((OPENED,))(connection)
        connection.execute("SELECT * FROM nothing_of_the_kind")

    with pytest.raises(WhistError, match="nothing has changed"):
        done_at(place, wrong)
    assert is_there(place)
    assert done_at(place, rows_of("t1")) == []


# The list of tables.


async def test_the_lobby_lists_tables_that_are_neither_private_nor_closed(place: Place) -> None:
    kinds = {"t1": "private", "t2": "open", "t3": "password", "t4": "open"}
    async with opened(place) as store:
        for number, (table, kind) in enumerate(kinds.items()):
            await store.write(append((replace(opening(table, kind=kind), time=number),)))
        await store.write(append((Row("t4", 1, 6, "", "", Closed("idle")),)))
        assert await store.read(listed_tables) == ["t2", "t3"]
        assert await store.read(latest_time) == 2


async def test_tables_are_silent_since_their_last_row(place: Place) -> None:
    async with opened(place, OPENED, SEATED) as store:
        assert await store.read(silent_since(7)) == ["t1"]
        assert await store.read(silent_since(6)) == []
        await store.write(append((Row("t1", 2, 6, "", "", Closed("idle")),)))
        assert await store.read(silent_since(7)) == []
        assert await store.read(latest_time) == 0, "a closed table is none of them"


async def test_what_is_asked_of_all_open_tables_is_one_query(place: Place) -> None:
    names = [f"t{number}" for number in range(1, 9)]

    def queries(work: Work[Any]) -> Work[int]:
        def counted(connection: Connection) -> int:
            counting = Counting(connection)
            work(counting)
            return counting.queries

        return counted

    async with opened(place) as store:
        for number, name in enumerate(names):
            await store.write(append((replace(opening(name), time=0), Row(name, 1, 9 - number, "", "", Readied(0)))))
        assert await store.read(latest_time) == 9
        assert sorted(await store.read(silent_since(4))) == ["t7", "t8"]
        assert await store.read(queries(latest_time)) == await store.read(queries(silent_since(4))) == 1


def test_a_store_may_be_closed_twice(place: Place) -> None:
    store = Store(place)

    def twice() -> None:
        store.close()
        store.close()

    closing = Thread(target=twice, daemon=True)
    closing.start()
    closing.join(PATIENCE)
    assert not closing.is_alive()


async def test_a_table_whose_match_is_over_is_told_after_those_that_are_played(place: Place) -> None:
    names = ("t1", "t2", "t3")
    async with opened(place) as store:
        for number, name in enumerate(names):
            first = replace(opening(name), time=number)
            await store.write(append((first, Row(name, 1, 9, "ann", f"s{name}", Seated(1, "ann", "Ann")))))
        await store.write(
            append((Row("t3", 2, 9, "", "", MatchOver()), Row("t3", 3, 9, "", "", Seated(2, "bo", "Bo"))))
        )
        assert await store.read(tables_of("ann")) == ("t2", "t1", "t3")
        # Another match begins there.
        await store.write(append((Row("t3", 4, 9, "", "", Committed("0" * 64)), Row("t3", 5, 9, "", "", Readied(1)))))
        assert await store.read(tables_of("ann")) == ("t3", "t2", "t1")


async def test_a_person_sits_where_they_sat_down_last_until_they_get_up(place: Place) -> None:
    other = replace(opening("t2"), time=9)
    async with opened(place, OPENED, SEATED, other, Row("t2", 1, 9, "ann", "k", Seated(1, "ann", "Ann"))) as store:
        assert await store.read(tables_of("ann")) == ("t2", "t1")
        # Changing chairs is getting up and sitting down.
        changed = Row("t1", 2, 9, "ann", "m", StoodUp(0)), Row("t1", 3, 9, "", "", Seated(2, "ann", "Ann"))
        await store.write(append(changed))
        assert await store.read(tables_of("ann")) == ("t2", "t1")
        await store.write(append((Row("t1", 4, 9, "ann", "u", StoodUp(2)), Row("t2", 2, 9, "", "", Closed("idle")))))
        assert await store.read(tables_of("ann")) == ()
