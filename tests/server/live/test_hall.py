"""What a server keeps in memory, and what it lets go: tables come back from their logs."""

import asyncio
import time
from pathlib import Path

import pytest

from bidwhist.rules.presets import CLASSIC
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server.game.table import Stage
from bidwhist.server.limits.rates import COUNTS
from bidwhist.server.live import clockwork, rooms, thinking
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.dispatch import hear
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.past import Past
from bidwhist.server.live.room import Room
from bidwhist.server.live.rooms import UNLOAD_AFTER, UNLOAD_MATCH_AFTER, Rooms
from bidwhist.server.protocol.asked import Leave, Mute, Ready, Sit, Stand, Watch
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.table_view import Person
from bidwhist.server.protocol.told import Presence
from support.halls import Kind, hall_over, newcomer, table_of
from support.waiting import PATIENCE


async def at_table(hall: Hall, kind: Kind = "open") -> tuple[Room, Connection]:
    """A new table, and the line of its maker, who follows it."""
    connection = await newcomer(hall, "Ann")
    return await table_of(hall, connection, kind, CLASSIC), connection


def wait(room: Room, seconds: float) -> None:
    """So many seconds pass in which nobody follows a table."""
    room.used -= seconds


async def test_the_bots_of_a_table_get_ready_for_its_rules_when_it_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready: list[Ruleset] = []
    monkeypatch.setattr(thinking, "prepare", lambda _, rules: ready.append(rules))
    async with hall_over(tmp_path) as hall:
        await at_table(hall)
        while not ready:
            await asyncio.sleep(0.01)
    assert ready == [CLASSIC]


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("long", [0, 10**6])
async def test_a_table_comes_back_from_a_long_log_as_from_a_short_one(
    long: int, workers: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rooms, "LONG_LOG", long)
    async with hall_over(tmp_path, workers=workers) as hall:
        before, _ = await at_table(hall)
    async with hall_over(tmp_path, workers=workers) as hall:
        after = await hall.rooms.find(before.table.id)
        assert after is not None
        assert (after.table, after.steps) == (before.table, before.steps)


async def test_a_table_that_nobody_follows_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, connection = await at_table(hall)
        wait(room, UNLOAD_AFTER + 1)
        hall.sweep()
        assert room.table.id in hall.rooms.known, "its maker is there"
        await hear(hall, connection, Leave(room.table.id))
        hall.sweep()
        assert room.table.id in hall.rooms.known, "for a while"
        wait(room, UNLOAD_AFTER + 1)
        hall.sweep()
        assert room.table.id not in hall.rooms.known
        again = await hall.rooms.find(room.table.id)
        assert again is not None and again is not room and again.table == room.table


async def test_a_match_is_kept_in_memory_for_longer(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, connection = await at_table(hall)
        await hear(hall, connection, Ready(room.table.id, "r", room.table.seq))
        assert room.table.stage is Stage.PLAYING
        hall.exit(connection)
        wait(room, UNLOAD_AFTER + 1)
        hall.sweep()
        assert room.table.id in hall.rooms.known
        wait(room, UNLOAD_MATCH_AFTER)
        hall.sweep()
        assert room.table.id not in hall.rooms.known


async def test_a_closed_table_is_let_go_with_its_last_line(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, connection = await at_table(hall)
        await hear(hall, connection, Stand(room.table.id, "s"))
        assert room.table.stage is Stage.CLOSED and room.table.id in hall.rooms.known
        hall.exit(connection)
        assert room.table.id not in hall.rooms.known


async def test_idle_tables_of_the_lobby_are_closed_and_private_ones_wait(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        open_room, open_line = await at_table(hall)
        private_room, private_line = await at_table(hall, "private")
        followed, _ = await at_table(hall)
        hall.exit(open_line)
        hall.exit(private_line)
        await hall.rooms.close_idle(hall.house.now() + 1000)
        assert open_room.table.stage is Stage.CLOSED
        assert private_room.table.stage is Stage.SEATING and followed.table.stage is Stage.SEATING
        assert [one.table for one in await hall.rooms.listed()] == [followed.table.id]


async def test_a_stranger_leaves_nothing_behind_at_a_table(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, _ = await at_table(hall)
        for number in range(3):
            connection = Connection(Person(f"g{number}", "Eve", "guest"), "there", is_limited=False)
            await hear(hall, connection, Watch(room.table.id))
            hall.exit(connection)
        assert not room.followers.gone
        assert time.monotonic() - room.used < PATIENCE


async def test_nobody_mutes_people_without_end(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        _, connection = await at_table(hall)
        connection.muted = frozenset(map(str, range(COUNTS["muted"])))
        connection.frames.clear()
        await hear(hall, connection, Mute("g1", True))
        assert b"full" in connection.frames[-1] and "g1" not in connection.muted
        await hear(hall, connection, Mute("7", False))
        await hear(hall, connection, Mute("g1", True))
        assert "g1" in connection.muted and "7" not in connection.muted


async def test_the_lobby_reads_no_log_and_lists_no_table_where_nobody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_over(tmp_path) as hall:
        tables = [(await at_table(hall))[0].table.id for _ in range(3)]
        assert [one.table for one in await hall.rooms.listed()] == tables[::-1]
    loaded: list[str] = []
    read = Rooms._past

    async def counted(rooms: Rooms, table: str) -> Past | None:
        loaded.append(table)
        return await read(rooms, table)

    monkeypatch.setattr(Rooms, "_past", counted)
    async with hall_over(tmp_path) as hall:
        assert await hall.rooms.listed() == () and loaded == [] and list(hall.lobby.known) == tables


async def test_who_looked_on_and_takes_a_chair_is_known_to_be_there(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, connection = await at_table(hall)
        person, _ = await hall.accounts.guest("Bo")
        other = Connection(person, "there", is_limited=False)
        await hall.enter(other)
        await hear(hall, other, Watch(room.table.id))
        connection.frames.clear()
        await hear(hall, other, Sit(room.table.id, "s1", 2))
        assert encode(Presence(room.table.id, (0, 2), 0)) in connection.frames
        await hear(hall, other, Stand(room.table.id, "s2"))
        assert connection.frames[-1] == encode(Presence(room.table.id, (0,), 1))


async def test_who_left_before_the_cards_or_a_rematch_is_not_waited_for_longer_than_in_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clockwork, "ABSENCE", 0.2)
    async with hall_over(tmp_path) as hall:
        room, connection = await at_table(hall)
        person, _ = await hall.accounts.guest("Bo")
        other = Connection(person, "there", is_limited=False)
        await hall.enter(other)
        await hear(hall, other, Sit(room.table.id, "s1"))
        hall.exit(other)
        await hear(hall, connection, Ready(room.table.id, "r1", room.table.seq))
        assert room.table.stage is Stage.SEATING, "Bo may come back in a moment"
        async with asyncio.timeout(PATIENCE):
            while room.table.stage is Stage.SEATING:
                await asyncio.sleep(0.02)
        seat = room.table.seat_of(person.id)
        assert seat is not None and room.table.chairs[seat].is_away, "a bot keeps Bo's seat"
