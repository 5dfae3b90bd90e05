"""Everything that computes has a price and a place: budgets, caches, tables first, and patience after a failure."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from bidwhist.bots.bot import Advice
from bidwhist.core.view import WATCHER
from bidwhist.server.history import replays
from bidwhist.server.history import service as archive_module
from bidwhist.server.http.dispatch import hear
from bidwhist.server.platform.database.database import NotSaved
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.limits.rate_limits import COUNTS, RATES, Limits
from bidwhist.server.protocol.actions import ClaimAction
from bidwhist.server.protocol.client_messages import AskHint, Command, Prefer, Watch
from bidwhist.server.tables import bot_turns
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.match_repository import keep_figures, match_of
from bidwhist.server.tables.scheduler import TableScheduler
from bidwhist.server.tables.session import TableSession
from support.asking import client_of
from support.in_process import finished, my_turn, newcomer, playing, replies, send, started_server, table_of, until
from support.waiting import PATIENCE

# Ids of clients and moves of the server's own.


async def test_ids_that_look_like_the_servers_own_do_not_keep_it_from_playing_a_forced_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decided = 0
    decide = TableSession._decide

    async def counted(session: TableSession, command: Any) -> Any:
        nonlocal decided
        decided += 1
        return await decide(session, command)

    monkeypatch.setattr(TableSession, "_decide", counted)
    async with started_server(tmp_path) as server_state:
        session, connection = await playing(server_state)
        for number in range(40):
            name = f"auto-{session.table.turn_seq + number}"
            await send(
                server_state,
                connection,
                type="command",
                table=session.table.id,
                id=name,
                seq=0,
                action={"kind": "pass"},
            )
        await until(lambda: my_turn(session))
        before, rows = decided, session.table.seq
        monkeypatch.setattr(TableScheduler, "_is_forced", lambda scheduler, seat: True)
        await hear(server_state, connection, Prefer(session.table.id, True))
        await until(lambda: session.table.seq > rows + 8)
        session.scheduler.stop()
        assert decided - before < 4 * (session.table.seq - rows)
        log = [row for row in (one.row for one in session.steps) if row.seq > rows]
        assert all(row.id == "" for row in log), "the server's own commands have no id"


# Patience.


async def test_a_bot_at_a_full_disk_tries_ever_more_rarely_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await playing(server_state)
        tries, is_full, write = 0, True, server_state.store.write

        async def writing(work: Any) -> Any:
            nonlocal tries
            if is_full:
                tries += 1
                raise NotSaved("the store could not write: database or disk is full")
            return await write(work)

        monkeypatch.setattr(server_state.store, "write", writing)
        began = time.monotonic()
        while session.table.to_act == 0:
            await send(
                server_state,
                connection,
                type="command",
                table=session.table.id,
                id="k",
                seq=session.table.seq,
                action={"kind": "pass"},
            )
            is_full = session.table.to_act != 0
            await asyncio.sleep(0.01)
        is_full, tries, seen = True, 0, session.table.seq
        session.scheduler.wake()
        await until(lambda: tries >= 4)
        # Four tries are at least a half of 0.05 + 0.1 + 0.2 seconds apart; without patience they took a millisecond.
        assert time.monotonic() - began > 0.17
        is_full = False
        await until(lambda: session.table.seq > seen)


async def test_a_table_whose_bot_fails_goes_on_trying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with started_server(tmp_path) as server_state:
        choose, failures = server_state.bot_service.choose, 2

        async def failing(*arguments: Any, **named: Any) -> Any:
            nonlocal failures
            if failures:
                failures -= 1
                raise ValueError("a fault of the bot")
            return await choose(*arguments, **named)

        monkeypatch.setattr(server_state.bot_service, "choose", failing)
        session, connection = await playing(server_state)
        seen = session.table.seq
        await hear(server_state, connection, Prefer(session.table.id, True))
        monkeypatch.setattr(TableScheduler, "_is_forced", lambda scheduler, seat: True)
        session.scheduler.wake()
        await until(lambda: session.table.seq > seen + 6 and not failures)


# Turns at tables come first.


async def test_bots_take_their_turns_while_hints_are_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = threading.Event()

    def advise(*_: Any) -> Advice:
        thinks.wait(PATIENCE)
        raise AssertionError("nobody waits for it any more")

    async with started_server(tmp_path) as server_state:
        session, connection = await playing(server_state, bots="beginner")
        await until(lambda: my_turn(session))
        monkeypatch.setattr(type(bot_turns.bot_of("beginner")), "advise", advise)
        asked = [asyncio.create_task(hear(server_state, connection, AskHint(session.table.id, 0))) for _ in range(6)]
        other, _ = await playing(server_state, bots="beginner")
        seen = other.table.seq
        monkeypatch.setattr(TableScheduler, "_is_forced", lambda scheduler, seat: True)
        other.scheduler.forced.add(str(other.table.chairs[0].person))
        other.scheduler.wake()
        await until(lambda: other.table.seq > seen + 4)
        thinks.set()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_a_hint_asked_for_again_is_not_thought_about_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await playing(server_state, bots="beginner")
        await until(lambda: my_turn(session))
        bot, count = bot_turns.bot_of("beginner"), 0
        advise = type(bot).advise

        def counted(*arguments: Any) -> Advice:
            nonlocal count
            count += 1
            return advise(*arguments)

        monkeypatch.setattr(type(bot), "advise", counted)
        first, again = [
            await replies(server_state, connection, AskHint(session.table.id, session.table.seq)) for _ in range(2)
        ]
        assert first == again and first[0]["type"] == "hint_given" and count == 1


async def test_one_person_asks_for_so_many_hints_on_however_many_connections(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.limits = Limits(lambda: 0.0)
        session, connection = await playing(server_state, bots="beginner")
        await until(lambda: my_turn(session))
        second = Connection(connection.person, "elsewhere", is_limited=False)
        await server_state.connections.enter(second)
        codes = []
        for number in range(int(RATES["hint"].burst) + 3):
            (answer,) = await replies(
                server_state, (connection, second)[number % 2], AskHint(session.table.id, session.table.seq)
            )
            codes.append(answer.get("code"))
        assert codes == [None] * int(RATES["hint"].burst) + ["too_fast"] * 3


async def test_claims_are_limited_by_person_and_by_table(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.limits = Limits(lambda: 0.0)
        session, connection = await playing(server_state)
        most = int(RATES["claim"].burst)
        claims = [Command(session.table.id, f"c{number}", 0, ClaimAction()) for number in range(most + 2)]
        codes = [(await replies(server_state, connection, claim))[-1].get("code") for claim in claims]
        assert codes[most:] == ["too_fast"] * 2 and "too_fast" not in codes[:most]
        other, _ = await playing(server_state)
        refused = await replies(server_state, connection, Command(other.table.id, "c", 0, ClaimAction()))
        assert refused[-1]["code"] == "too_fast", "nor at another table"
        bo = await newcomer(server_state, "Bo")
        refused = await replies(server_state, bo, Command(session.table.id, "c", 0, ClaimAction()))
        assert refused[-1]["code"] == "too_fast", "nor somebody else at this one"


async def test_a_connection_follows_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        tables = [(await table_of(server_state, ann, "open")).table.id for _ in range(COUNTS["tables-of-socket"])]
        assert ann.tables == set(tables)
        last = await table_of(server_state, await newcomer(server_state, "Bo"), "open")
        (refused,) = await replies(server_state, ann, Watch(last.table.id))
        assert refused["code"] == "full" and ann not in last.followers.connections


async def test_looking_costs_an_address_more_than_a_word(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.limits = Limits(lambda: 0.0)
        session = await table_of(server_state, await newcomer(server_state, "Ann"), "open")
        looked = 0
        while True:
            person, _ = await server_state.accounts.guest("Eve")
            connection = Connection(person, "there")
            connection.messages.burst = connection.messages.left = 10**6
            answers = await replies(server_state, connection, Watch(session.table.id))
            if answers[-1].get("code") == "too_fast":
                break
            looked += 1
        assert looked == int(RATES["messages"].burst / 3)
        honest = await newcomer(server_state, "Bo")
        assert (await replies(server_state, honest, Watch(session.table.id)))[0]["type"] == "snapshot"


# Finished matches.


def counted(monkeypatch: pytest.MonkeyPatch, name: str) -> list[tuple[Any, ...]]:
    """What the archive asks of a function from now on."""
    asked: list[tuple[Any, ...]] = []
    work = getattr(replays, name)

    def noting(*arguments: Any) -> Any:
        asked.append(arguments)
        return work(*arguments)

    monkeypatch.setattr(replays, name, noting)
    return asked


async def test_a_replay_is_worked_out_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = await finished(tmp_path)
    made = counted(monkeypatch, "replay_of")
    async with client_of(tmp_path) as client:
        answers = await asyncio.gather(*(client.get(f"/api/matches/{match}/replay?seat=0") for _ in range(5)))
        answers.append(await client.get(f"/api/matches/{match}/replay?seat=0"))
        assert len({answer.text for answer in answers}) == 1 and answers[0].json()["steps"]
        assert len(made) == 1
        assert (await client.get(f"/api/matches/{match}/replay?seat=9")).status_code == 422


async def test_replays_take_no_more_memory_than_they_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = await finished(tmp_path)
    async with started_server(tmp_path) as server_state:
        found = await server_state.store.read(match_of(match))
        assert found is not None
        size = len(await server_state.history.replay(found, 0, Who("a")))
        monkeypatch.setattr(archive_module, "MAX_REPLAY_BYTES", 3 * size)
        for seat in (1, 2, 3, WATCHER):
            await server_state.history.replay(found, seat, Who("a"))
        assert (
            server_state.history.known_replay(match, 0) is None
            and server_state.history.known_replay(match, WATCHER) is not None
        )
        assert server_state.history._size <= 3 * size


async def test_the_figures_of_a_match_are_worked_out_once_and_outlive_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, connection = await finished(tmp_path)
    made = counted(monkeypatch, "figures_of")
    for _ in range(2):
        async with started_server(tmp_path) as server_state:
            for _ in range(2):
                found = await server_state.history.figures(connection.person, connection.who)
                assert [one.line.match for one in found] == [match] and found[0].deals == 1
    assert len(made) == 1


async def test_figures_that_cannot_be_read_any_more_are_worked_out_again(tmp_path: Path) -> None:
    match, connection = await finished(tmp_path)
    async with started_server(tmp_path) as server_state:
        first = await server_state.history.figures(connection.person, connection.who)
        await server_state.store.write(keep_figures(connection.person.id, {match: b'{"another":"form"}'}))
        assert await server_state.history.figures(connection.person, connection.who) == first


async def test_reading_without_signing_in_is_limited_by_address(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        for limit, path in (("replay", "/api/matches/none/replay"), ("read", "/api/matches/none/record")):
            burst = int(RATES[limit].burst)  # type: ignore[index]
            codes = [(await client.get(path)).status_code]
            while codes[-1] != 429:
                codes.append((await client.get(path)).status_code)
            assert codes[:burst] == [404] * burst, path
