"""What every store keeps to, be it a file or PostgreSQL: order, the fence, whole commits, and errors in words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.errors import WhistError
from bidwhist.rules.presets import CLASSIC
from bidwhist.server.accounts.accounts import Accounts, NameTaken, NotSignedIn
from bidwhist.server.game.log import Closed, Opened, Readied, Row, Seated, StoodUp
from bidwhist.server.peace.bans import MOST_BANS, Ban, NoBan, bans_at, keep_ban, lift_ban
from bidwhist.server.peace.owner_keys import end_keys, keep_key, lets_in
from bidwhist.server.peace.reports import (
    MOST_OPEN,
    Report,
    TooManyReports,
    close_report,
    keep_report,
    reports,
    unname_in_reports,
)
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.store.database import Conflict, Connection, Damaged, NotSaved, Repeated
from bidwhist.server.store.forgetting_rows import drop_log, erase, forgotten, matches_at, named_in, tables_with
from bidwhist.server.store.log_rows import (
    answer_to,
    append,
    latest_time,
    listed_tables,
    rows_of,
    silent_since,
    table_of_invite,
    tables_of,
)
from bidwhist.server.store.match_rows import (
    Finished,
    keep_figures,
    match_of,
    matches_but,
    matches_of,
    played_by,
    seat_in,
    times_broken_off,
)
from bidwhist.server.store.migrations import MIGRATIONS
from bidwhist.server.store.opening import done_at, is_there
from bidwhist.server.store.people_rows import everything_of, execute
from bidwhist.server.store.places import Place
from bidwhist.server.store.store import GROUP, Store
from support.stores import in_postgres, missing

OPENED = Row("t1", 0, 5, "ann", "", Opened(rules=CLASSIC, name="porch", preset="classic", invite="maple7"))
SEATED = Row("t1", 1, 6, "ann", "k1", Seated(0, "ann", "Ann"))
MATCH = Finished("t1-1", "t1", 1, 9, "classic", False, b"{}", ("ann", None, "bo", None), ("cy",))


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return tmp_path / "s.sqlite"
    if why := missing():
        pytest.skip(why)
    return in_postgres(tmp_path / "s.sqlite")


@asynccontextmanager
async def opened(place: Place, *rows: Row) -> AsyncIterator[Store]:
    """A store with a log in it."""
    store = Store(place)
    try:
        if rows:
            await store.write(append(rows))
        yield store
    finally:
        store.close()


def opening(table: str, **others: Any) -> Row:
    """The first row of another table."""
    return Row(table, 0, 5, "ann", "", replace(OPENED.body, invite=table, **others))


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


async def test_many_writes_at_once_are_all_there(place: Place) -> None:
    async with opened(place, OPENED) as store:
        rows = [Row("t1", seq, seq, "", "", Readied(0)) for seq in range(1, 3 * GROUP)]
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


# Matches.


async def test_a_finished_match_is_kept_with_its_row_and_found_by_its_people(place: Place) -> None:
    async with opened(place) as store:
        await store.write(append((OPENED, SEATED), MATCH))
        assert await store.read(match_of("t1-1")) == replace(MATCH, people=(), broke_off=())
        assert await store.read(match_of("t1-2")) is None
        assert [(one.id, seat) for one, seat in await store.read(matches_of("bo", 10))] == [("t1-1", 2)]
        assert await store.read(seat_in("t1-1", "bo")) == 2 and await store.read(seat_in("t1-1", "cy")) is None
        assert await store.read(times_broken_off("cy")) == 1
        await store.write(keep_figures("bo", {"t1-1": b"\x00\xff"}))
        assert [one.figures for one in await store.read(played_by("bo", 10))] == [b"\x00\xff"]
        assert [one.id for one in await store.read(matches_but((), 10))] == ["t1-1"]
        assert await store.read(matches_but(("t1-1",), 10)) == []


# People.


async def test_a_guest_becomes_an_account_that_signs_in_and_out(place: Place) -> None:
    password, other_password = "sunday pie at four", "monday pie at five"
    async with opened(place) as store:
        accounts = Accounts(store)
        guest, token = await accounts.guest("Theodora")
        assert await accounts.person_of(token) == guest
        account, codes, first = await accounts.register(guest, "Theodora", password)
        assert await accounts.person_of(token) is None, "the guest's token has ended"
        assert await accounts.person_of(first) == account
        other, _ = await accounts.guest("Bo")
        with pytest.raises(NameTaken):
            await accounts.register(other, "The0dora", password)
        assert (await accounts.log_in("theodora", password))[0] == account
        kept = await store.read(everything_of(account, ()))
        assert (len(kept.sessions), kept.recovery_codes_left) == (2, len(codes))
        _, again = await accounts.recover("Theodora", codes[0], other_password)
        with pytest.raises(NotSignedIn):
            await accounts.recover("Theodora", codes[0], other_password)
        assert await accounts.person_of(first) is None
        await accounts.log_out_everywhere(account)
        assert await accounts.person_of(again) is None
        await accounts.forget_old_logins()


async def test_mutes_are_kept_once_and_taken_back(place: Place) -> None:
    async with opened(place) as store:
        accounts = Accounts(store)
        ann = Person("g1", "Ann", "guest")
        for _ in range(2):
            await accounts.mute(ann, "g2", True)
        assert await accounts.muted_by(ann) == {"g2"}
        await accounts.mute(ann, "g2", False)
        assert await accounts.muted_by(ann) == frozenset()


async def test_who_leaves_is_taken_out_table_by_table(place: Place) -> None:
    async with opened(place) as store:
        await store.write(append((OPENED, SEATED), MATCH))
        assert await store.read(tables_with("ann", "")) == (["t1"], None)
        assert await store.read(tables_with("nobody", "")) == ([], None)
        await store.write(erase("ann", ["t1"]))
        (gone,) = await store.read(forgotten)
        assert await store.read(matches_at("t1")) == ["t1-1"]
        named = await store.read(named_in("t1-1", gone))
        assert named is not None and (set(named.names), set(named.seats), set(named.others)) == ({"Ann"}, {0}, {2})
        await store.write(drop_log(gone))
        assert len(await store.read(rows_of("t1"))) == 2, "while it is open it stays"
        await store.write(append((Row("t1", 2, 6, "", "", Closed("idle")),)))
        await store.write(drop_log(gone))
        assert await store.read(rows_of("t1")) == [] and await store.read(forgotten) == []


# Peace.


def report(number: int) -> Report:
    """What somebody tells the owner."""
    said = {
        "about": "words",
        "words": "\0 rude",
        "reporter": "ann",
        "reporter_name": "Ann",
        "person": "bo",
        "name": "Bo",
    }
    where = {"address": "", "table": "t1", "title": "", "step": number, "match": "", "talk": ()}
    return Report(id=0, made=number, closed=0, **said, **where)  # type: ignore[arg-type]


async def test_reports_are_numbered_seen_to_and_limited(place: Place) -> None:
    async with opened(place) as store:
        numbers = [await store.write(keep_report(report(number))) for number in range(MOST_OPEN)]
        assert numbers == sorted(set(numbers))
        with pytest.raises(TooManyReports):
            await store.write(keep_report(report(99)))
        assert await store.write(close_report(numbers[3], 7))
        assert not await store.write(close_report(numbers[3], 8))
        assert [one.id for one in await store.read(reports(with_closed=False))] == [
            number for number in reversed(numbers) if number != numbers[3]
        ]
        assert len(await store.read(reports(with_closed=True))) == MOST_OPEN
        await store.write(unname_in_reports("bo"))
        left = await store.read(reports(with_closed=True))
        assert len(left) == MOST_OPEN - 1 and {one.person for one in left} == {""}


async def test_bans_hold_until_their_end_or_until_they_are_lifted(place: Place) -> None:
    async with opened(place) as store:
        for ban in (
            Ban("g1", "Bo", "spam", 1, None),
            Ban("g2", "Cy", "spam", 2, 50),
            Ban("g1", "Bo", "again", 3, None),
        ):
            await store.write(keep_ban(ban))
        assert [one.why for one in await store.read(bans_at(10))] == ["again", "spam"]
        assert [one.who for one in await store.read(bans_at(60))] == ["g1"]
        assert await store.write(lift_ban("g1")) and not await store.write(lift_ban("g1"))
        fill = "INSERT INTO bans VALUES (?, '', '', 100, NULL)"
        await store.write(lambda connection: connection.executemany(fill, [(f"x{one}",) for one in range(MOST_BANS)]))
        with pytest.raises(NoBan):
            await store.write(keep_ban(Ban("g9", "", "spam", 90, None)))


async def test_keys_of_the_owner_are_good_until_they_end(place: Place) -> None:
    async with opened(place) as store:
        await store.write(keep_key("secret", 0))
        assert await store.read(lets_in("secret", 1)) and not await store.read(lets_in("other", 1))
        assert await store.write(end_keys) == 1
        assert not await store.read(lets_in("secret", 1))
