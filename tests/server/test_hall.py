"""What a server keeps in memory, and what it lets go: tables come back from their logs."""

import asyncio
import time
from pathlib import Path

import pytest

from bidwhist.rules.presets import CLASSIC
from bidwhist.rules.ruleset import Ruleset
from bidwhist.server import bench
from bidwhist.server import room as room_module
from bidwhist.server.hall import DROWSY, MOST_MUTED, SLEEPY, Hall
from bidwhist.server.line import Line
from bidwhist.server.protocol import Leave, Mute, Person, Presence, Ready, Sit, Stand, Watch, encode
from bidwhist.server.room import Room
from bidwhist.server.table import Stage
from support.halls import Kind, hall_over, newcomer, table_of
from support.waiting import PATIENCE


async def at_table(hall: Hall, kind: Kind = "open") -> tuple[Room, Line]:
    """A new table, and the line of its maker, who follows it."""
    line = await newcomer(hall, "Ann")
    return await table_of(hall, line, kind, CLASSIC), line


def wait(room: Room, seconds: float) -> None:
    """So many seconds pass in which nobody follows a table."""
    room.used -= seconds


async def test_the_bots_of_a_table_get_ready_for_its_rules_when_it_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready: list[Ruleset] = []
    monkeypatch.setattr(bench, "prepare", lambda _, rules: ready.append(rules))
    async with hall_over(tmp_path) as hall:
        await at_table(hall)
        while not ready:
            await asyncio.sleep(0.01)
    assert ready == [CLASSIC]


async def test_a_table_that_nobody_follows_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, line = await at_table(hall)
        wait(room, DROWSY + 1)
        hall.sweep()
        assert room.table.id in hall.rooms, "its maker is there"
        await hall.hear(line, Leave(room.table.id))
        hall.sweep()
        assert room.table.id in hall.rooms, "for a while"
        wait(room, DROWSY + 1)
        hall.sweep()
        assert room.table.id not in hall.rooms
        again = await hall.room(room.table.id)
        assert again is not None and again is not room and again.table == room.table


async def test_a_match_is_kept_in_memory_for_longer(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, line = await at_table(hall)
        await hall.hear(line, Ready(room.table.id, "r", room.table.seq))
        assert room.table.stage is Stage.PLAYING
        hall.exit(line)
        wait(room, DROWSY + 1)
        hall.sweep()
        assert room.table.id in hall.rooms
        wait(room, SLEEPY)
        hall.sweep()
        assert room.table.id not in hall.rooms


async def test_a_closed_table_is_let_go_with_its_last_line(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, line = await at_table(hall)
        await hall.hear(line, Stand(room.table.id, "s"))
        assert room.table.stage is Stage.CLOSED and room.table.id in hall.rooms
        hall.exit(line)
        assert room.table.id not in hall.rooms


async def test_idle_tables_of_the_lobby_are_closed_and_private_ones_wait(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        open_room, open_line = await at_table(hall)
        private_room, private_line = await at_table(hall, "private")
        followed, _ = await at_table(hall)
        hall.exit(open_line)
        hall.exit(private_line)
        await hall.close_idle(hall.house.now() + 1000)
        assert open_room.table.stage is Stage.CLOSED
        assert private_room.table.stage is Stage.SEATING and followed.table.stage is Stage.SEATING
        assert [one.table for one in await hall.lobby()] == [followed.table.id]


async def test_a_stranger_leaves_nothing_behind_at_a_table(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, _ = await at_table(hall)
        for number in range(3):
            line = Line(Person(f"g{number}", "Eve", "guest"), "there", is_limited=False)
            await hall.hear(line, Watch(room.table.id))
            hall.exit(line)
        assert not room.gone
        assert time.monotonic() - room.used < PATIENCE


async def test_nobody_mutes_people_without_end(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        _, line = await at_table(hall)
        line.muted = frozenset(map(str, range(MOST_MUTED)))
        line.frames.clear()
        await hall.hear(line, Mute("g1", True))
        assert b"full" in line.frames[-1] and "g1" not in line.muted
        await hall.hear(line, Mute("7", False))
        await hall.hear(line, Mute("g1", True))
        assert "g1" in line.muted and "7" not in line.muted


async def test_the_lobby_reads_a_log_once_after_a_start_and_not_at_every_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_over(tmp_path) as hall:
        tables = [(await at_table(hall))[0].table.id for _ in range(3)]
    loaded: list[str] = []
    load = Hall._load

    async def counted(hall: Hall, table: str) -> Room | None:
        loaded.append(table)
        return await load(hall, table)

    monkeypatch.setattr(Hall, "_load", counted)
    async with hall_over(tmp_path) as hall:
        first = await hall.lobby()
        assert [line.table for line in first] == tables[::-1] and sorted(loaded) == sorted(tables)
        for room in list(hall.rooms.values()):
            wait(room, DROWSY + 1)
        hall.sweep()
        assert not hall.rooms
        assert await hall.lobby() == first and len(loaded) == 3
        oldest = await hall.room(tables[0])
        assert oldest is not None
        await oldest.give_up()
        assert [line.table for line in await hall.lobby()] == tables[:0:-1]


async def test_who_looked_on_and_takes_a_chair_is_known_to_be_there(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, line = await at_table(hall)
        person, _ = await hall.accounts.guest("Bo")
        other = Line(person, "there", is_limited=False)
        await hall.enter(other)
        await hall.hear(other, Watch(room.table.id))
        line.frames.clear()
        await hall.hear(other, Sit(room.table.id, "s1", 2))
        assert encode(Presence(room.table.id, (0, 2), 0)) in line.frames
        await hall.hear(other, Stand(room.table.id, "s2"))
        assert line.frames[-1] == encode(Presence(room.table.id, (0,), 1))


async def test_who_left_before_the_cards_or_a_rematch_is_not_waited_for_longer_than_in_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "ABSENCE", 0.2)
    async with hall_over(tmp_path) as hall:
        room, line = await at_table(hall)
        person, _ = await hall.accounts.guest("Bo")
        other = Line(person, "there", is_limited=False)
        await hall.enter(other)
        await hall.hear(other, Sit(room.table.id, "s1"))
        hall.exit(other)
        await hall.hear(line, Ready(room.table.id, "r1", room.table.seq))
        assert room.table.stage is Stage.SEATING, "Bo may come back in a moment"
        async with asyncio.timeout(PATIENCE):
            while room.table.stage is Stage.SEATING:
                await asyncio.sleep(0.02)
        seat = room.table.seat_of(person.id)
        assert seat is not None and room.table.chairs[seat].is_away, "a bot keeps Bo's seat"
