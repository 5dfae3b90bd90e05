"""What a server keeps in memory, and what it lets go: tables come back from their logs."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.http.dispatch import hear
from bidwhist.server.platform.limits.rate_limits import COUNTS
from bidwhist.server.protocol.client_messages import Leave, Mute, Ready, Sit, Stand, Watch
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.protocol.server_messages import LobbyTable, Presence
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables import bot_turns, registry, scheduler
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.lobby import lobby_table
from bidwhist.server.tables.recovery import RecoveredTable
from bidwhist.server.tables.registry import UNLOAD_AFTER_S, UNLOAD_MATCH_AFTER_S, SessionRegistry
from bidwhist.server.tables.session import TableSession
from support.in_process import Kind, newcomer, porch, started_server, table_of, until
from support.waiting import PATIENCE


async def at_table(server_state: ServerState, kind: Kind = "open") -> tuple[TableSession, Connection]:
    """A new table, and the connection of its maker, who follows it."""
    connection = await newcomer(server_state, "Ann")
    return await table_of(server_state, connection, kind, CLASSIC), connection


def wait(session: TableSession, seconds: float) -> None:
    """So many seconds pass in which nobody follows a table."""
    session.used -= seconds


async def test_the_bots_of_a_table_get_ready_for_its_rules_when_it_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready: list[Ruleset] = []
    monkeypatch.setattr(bot_turns, "prepare", lambda _, rules: ready.append(rules))
    async with started_server(tmp_path) as server_state:
        await at_table(server_state)
        while not ready:
            await asyncio.sleep(0.01)
    assert ready == [CLASSIC]


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("long", [0, 10**6])
async def test_a_table_comes_back_from_a_long_log_as_from_a_short_one(
    long: int, workers: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(registry, "LONG_LOG_ROWS", long)
    async with started_server(tmp_path, workers=workers) as server_state:
        before, _ = await at_table(server_state)
    async with started_server(tmp_path, workers=workers) as server_state:
        after = await server_state.registry.find(before.table.id)
        assert after is not None
        assert (after.table, after.steps) == (before.table, before.steps)


async def test_a_table_that_nobody_follows_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await at_table(server_state)
        wait(session, UNLOAD_AFTER_S + 1)
        server_state.sweep()
        assert session.table.id in server_state.registry.known, "its maker is there"
        await hear(server_state, connection, Leave(session.table.id))
        server_state.sweep()
        assert session.table.id in server_state.registry.known, "for a while"
        wait(session, UNLOAD_AFTER_S + 1)
        server_state.sweep()
        assert session.table.id not in server_state.registry.known
        again = await server_state.registry.find(session.table.id)
        assert again is not None and again is not session and again.table == session.table


async def test_a_match_is_kept_in_memory_for_longer(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await at_table(server_state)
        await hear(server_state, connection, Ready(session.table.id, "r", session.table.seq))
        assert session.table.stage is Stage.PLAYING
        server_state.connections.exit(connection)
        wait(session, UNLOAD_AFTER_S + 1)
        server_state.sweep()
        assert session.table.id in server_state.registry.known
        wait(session, UNLOAD_MATCH_AFTER_S)
        server_state.sweep()
        assert session.table.id not in server_state.registry.known


async def test_a_closed_table_is_let_go_with_its_last_connection(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await at_table(server_state)
        await hear(server_state, connection, Stand(session.table.id, "s"))
        assert session.table.stage is Stage.CLOSED and session.table.id in server_state.registry.known
        server_state.connections.exit(connection)
        assert session.table.id not in server_state.registry.known


async def test_idle_tables_of_the_lobby_are_closed_and_private_ones_wait(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        open_room, open_line = await at_table(server_state)
        private_room, private_line = await at_table(server_state, "private")
        followed, _ = await at_table(server_state)
        server_state.connections.exit(open_line)
        server_state.connections.exit(private_line)
        await server_state.registry.close_idle(server_state.context.now() + 1000)
        assert open_room.table.stage is Stage.CLOSED
        assert private_room.table.stage is Stage.SEATING and followed.table.stage is Stage.SEATING
        assert [one.table for one in await server_state.registry.listed()] == [followed.table.id]


async def test_an_idle_television_is_closed_when_nobody_sits_there(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        host = await newcomer(server_state, "Ann")
        empty, taken, shown = [
            await server_state.registry.open(replace(porch(CLASSIC), looks_on=True), host.person, None)
            for _ in range(3)
        ]
        guest = await newcomer(server_state, "Bo")
        secret = taken.table.opened.invite
        await hear(server_state, guest, Watch(taken.table.id, secret=secret))
        await hear(server_state, guest, Sit(taken.table.id, "s", 1, secret))
        server_state.connections.exit(guest)
        await hear(server_state, host, Watch(shown.table.id))
        await server_state.registry.close_idle(server_state.context.now() + 1000)
        assert empty.table.stage is Stage.CLOSED
        assert (taken.table.stage, shown.table.stage) == (Stage.SEATING, Stage.SEATING)
        assert len(taken.table.people) == 1


async def test_a_stranger_leaves_nothing_behind_at_a_table(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, _ = await at_table(server_state)
        for number in range(3):
            connection = Connection(Person(f"g{number}", "Eve", "guest"), "there", is_limited=False)
            await hear(server_state, connection, Watch(session.table.id))
            server_state.connections.exit(connection)
        assert not session.followers.gone
        assert time.monotonic() - session.used < PATIENCE


async def test_nobody_mutes_people_without_end(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        _, connection = await at_table(server_state)
        connection.muted = frozenset(map(str, range(COUNTS["muted"])))
        connection.frames.clear()
        await hear(server_state, connection, Mute("g1", True))
        assert b"full" in connection.frames[-1] and "g1" not in connection.muted
        await hear(server_state, connection, Mute("7", False))
        await hear(server_state, connection, Mute("g1", True))
        assert "g1" in connection.muted and "7" not in connection.muted


async def test_the_lobby_reads_no_log_and_lists_no_table_where_nobody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        tables = [(await at_table(server_state))[0].table.id for _ in range(3)]
        assert [one.table for one in await server_state.registry.listed()] == tables[::-1]
    loaded: list[str] = []
    read = SessionRegistry._recovered

    async def counted(registry: SessionRegistry, table: str) -> RecoveredTable | None:
        loaded.append(table)
        return await read(registry, table)

    monkeypatch.setattr(SessionRegistry, "_recovered", counted)
    async with started_server(tmp_path) as server_state:
        assert await server_state.registry.listed() == () and loaded == [] and list(server_state.lobby.known) == tables


async def test_who_looked_on_and_takes_a_chair_is_known_to_be_there(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await at_table(server_state)
        person, _ = await server_state.accounts.guest("Bo")
        other = Connection(person, "there", is_limited=False)
        await server_state.connections.enter(other)
        await hear(server_state, other, Watch(session.table.id))
        connection.frames.clear()
        await hear(server_state, other, Sit(session.table.id, "s1", 2))
        assert encode(Presence(session.table.id, (0, 2), 0)) in connection.frames
        await hear(server_state, other, Stand(session.table.id, "s2"))
        assert connection.frames[-1] == encode(Presence(session.table.id, (0,), 1))


async def test_the_lobby_is_told_of_every_change_of_seats_and_works_nothing_out_when_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, each request worked out every table: eight who asked made two hundred tables wait for 50 ms."""
    async with started_server(tmp_path) as server_state:
        session, connection = await at_table(server_state)
        other = await newcomer(server_state, "Bo")
        shown = []
        for message in (
            Sit(session.table.id, "s1", 2),
            Sit(session.table.id, "s2", 1),
            Stand(session.table.id, "s3"),
            Sit(session.table.id, "s4", 3),
            Leave(session.table.id),
        ):
            await hear(server_state, other, message)
            here = len(session.followers.connected(session.table))
            with monkeypatch.context() as patched:
                patched.setattr(registry, "lobby_table", _not_again)
                (listed,) = await server_state.registry.listed()
            assert listed == lobby_table(session.table, here)
            shown.append((listed.seats.index("Bo") if "Bo" in listed.seats else None, listed.here))
        assert shown == [(2, 2), (1, 2), (None, 1), (3, 2), (3, 1)]
        server_state.connections.exit(connection)
        assert await server_state.registry.listed() == ()


def _not_again(table: Table, here: int) -> LobbyTable:
    raise AssertionError("it is known already")


async def test_who_left_before_the_cards_or_a_rematch_is_not_waited_for_longer_than_in_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "ABSENCE_S", 0.2)
    async with started_server(tmp_path) as server_state:
        session, connection = await at_table(server_state)
        person, _ = await server_state.accounts.guest("Bo")
        other = Connection(person, "there", is_limited=False)
        await server_state.connections.enter(other)
        await hear(server_state, other, Sit(session.table.id, "s1"))
        server_state.connections.exit(other)
        await hear(server_state, connection, Ready(session.table.id, "r1", session.table.seq))
        assert session.table.stage is Stage.SEATING, "Bo may come back in a moment"
        async with asyncio.timeout(PATIENCE):
            while session.table.stage is Stage.SEATING:
                await asyncio.sleep(0.02)
        seat = session.table.seat_of(person.id)
        assert seat is not None and session.table.chairs[seat].is_away, "a bot keeps Bo's seat"


# The clock after the machine has slept.


async def slept(server_state: ServerState, hours: int) -> int:
    """The process was suspended for so many hours; the time that others have (ms)."""
    behind, wall = hours * 3_600_000_000_000, time.time_ns
    server_state.context.clock._wall = lambda: wall() + behind
    return (wall() + behind) // 10**6


async def test_after_a_night_the_clock_is_right_though_somebody_is_connected_all_the_time(tmp_path: Path) -> None:
    """Before, it stayed behind while anybody was there, as a television is: yesterday's deals were today's."""
    async with started_server(tmp_path) as server_state:
        await at_table(server_state)
        await until(lambda: not server_state.registry.waits_for_time)
        now = await slept(server_state, 8)
        server_state.sweep()
        assert abs(server_state.context.now() - now) < 60_000


async def test_the_clock_of_a_turn_is_not_moved_on_by_a_night(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        connection = await newcomer(server_state, "Ann")
        opened = replace(porch(CLASSIC), pace="slow")
        session = await server_state.registry.open(opened, connection.person, 0)
        await hear(server_state, connection, Watch(session.table.id))
        await hear(server_state, connection, Ready(session.table.id, "r", session.table.seq))
        await until(lambda: session.table.to_act == session.table.seat_of(connection.person.id))
        assert server_state.registry.waits_for_time
        await slept(server_state, 8)
        before = server_state.context.now()
        server_state.sweep()
        assert server_state.context.now() - before < 60_000


async def test_background_tasks_have_ended_when_the_store_closes(tmp_path: Path) -> None:
    begun, told = asyncio.Event(), list[str]()

    async def ends_slowly() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(1000):
                await asyncio.sleep(0)
            told.append("ended")

    async with started_server(tmp_path) as server_state:
        server_state.begin(ends_slowly())
        await begun.wait()
        close = server_state.store.close

        def closing() -> None:
            told.append("closed")
            close()

        server_state.store.close = closing  # type: ignore[method-assign]
    assert told == ["ended", "closed"]
