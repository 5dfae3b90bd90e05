"""Bots and the coach on other hosts, over a real NATS: the same answers, shared out; no table waits for one."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

from bidwhist.core.actions import Play as PlayCard
from bidwhist.core.match import match_view
from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records import encode_record, record_of
from bidwhist.server.history.coach import service as coach_module
from bidwhist.server.history.coach.lessons import lesson_of
from bidwhist.server.history.coach.service import Coach
from bidwhist.server.platform.bus import nats_core
from bidwhist.server.platform.bus.nats_core import NatsBus
from bidwhist.server.platform.jobs import remote_workers as remote_module
from bidwhist.server.platform.jobs.executors import ProcessExecutor, ThreadExecutor, WorkerLost
from bidwhist.server.platform.jobs.fair_queue import FairQueue, JobClass, Who
from bidwhist.server.platform.jobs.hybrid_executor import HybridExecutor
from bidwhist.server.platform.jobs.job import GROUP, Accepted, Progress, queue_of
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers
from bidwhist.server.tables import bot_service as bot_service_module
from bidwhist.server.tables.bot_turns import Choice, Dice, decided
from bidwhist.server.worker import worker as worker_module
from bidwhist.server.worker.worker import Worker
from support.command import run
from support.in_process import play, playing, started_server, until
from support.nats import Nats, nats_server
from support.nightly import amount
from support.random_play import random_match
from support.tables import Play
from support.waiting import PATIENCE, running

ENDLESS = replace(CLASSIC, target=100, floor=None)


@pytest.fixture
def nats(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nats]:
    monkeypatch.setattr(nats_core, "RECONNECT_INTERVAL_S", 0.05)
    monkeypatch.setattr(worker_module, "HEARTBEAT_INTERVAL_S", 0.05)
    # On a busy machine a process takes long to start, and one that is there long to answer.
    monkeypatch.setattr(remote_module, "FREE_WORKER_WAIT_S", float(PATIENCE))
    monkeypatch.setattr(remote_module, "PROGRESS_TIMEOUT_S", float(PATIENCE))
    with nats_server() as server:
        yield server


def choice_at(acted: int, bot: str, rules: Ruleset = CLASSIC) -> Choice:
    """A bot at its turn, after so many actions."""
    table = Play(rules).start().play(Random(7), until=lambda now: len(now.actions) >= acted).table
    seat = table.to_act
    assert table.match is not None and seat is not None
    return Choice(bot, match_view(table.match, seat), Dice(b"x" * 32, 0, seat), acted, claims=True)


@asynccontextmanager
async def shops(nats: Nats, *processes: int, **manners: Any) -> AsyncIterator[list[Worker]]:
    """Workers in this process, each with processes of its own, which may take as long as a busy machine needs."""
    async with AsyncExitStack() as opened:
        opened.enter_context(patch.object(worker_module, "BOT_HANG_TIMEOUT_S", PATIENCE))
        found = []
        for number in processes:
            bus = NatsBus(nats.url)
            await bus.start()
            opened.push_async_callback(bus.close)
            await until(lambda bus=bus: bus.is_up)
            found.append(Worker(bus, number, "here", **manners))
            await found[-1].start()
            opened.push_async_callback(found[-1].stop)
        yield found


@asynccontextmanager
async def server_of(nats: Nats, size: int) -> AsyncIterator[RemoteWorkers]:
    """Workers as a server sees them, once it has heard of so many processes."""
    bus = NatsBus(nats.url)
    remote = RemoteWorkers(bus, Random(1).random)
    await bus.start()
    await until(lambda: remote.size == size)
    try:
        yield remote
    finally:
        await bus.close()


async def halted(shop: Worker) -> int:
    """A worker's only process for bots, which stands still from now on."""
    pid = await shop._places["bots"].begin(os.getpid)
    os.kill(pid, signal.SIGSTOP)
    return pid


def in_hand(*found: Worker) -> list[int]:
    """How much each worker has begun and not done."""
    return [sum(not job.done() for job in shop._jobs.values()) for shop in found]


# What goes over the bus.


def positions(bot: str) -> tuple[int, ...]:
    """After so many decisions a bot is asked; one that thinks long by day for a bid and a card alone."""
    every = (0, 5, 6, 7, 8, 30)
    return amount((5, 30), every) if bot == "champion" else every


@pytest.mark.parametrize("bot", ["beginner", "steady", "champion"])
def test_what_is_sent_decides_as_what_was_to_be_sent(bot: str) -> None:
    for acted in positions(bot):
        choice = choice_at(acted, bot)
        assert decided(bytes(choice.to_job().body)) == msgspec.json.encode(choice())


@pytest.mark.parametrize("preset", PRESETS)
def test_choices_under_all_rules_can_be_sent(preset: str) -> None:
    for acted in (0, 6, 20):
        choice = choice_at(acted, "random", PRESETS[preset])
        assert choice.unpacked(decided(bytes(choice.to_job().body))) == choice()


def test_the_seed_of_a_match_is_not_sent() -> None:
    choice = choice_at(8, "steady")
    body = bytes(choice.to_job().body)
    assert choice.dice.seed.hex().encode() not in body and b"xxxx" not in body
    assert choice.view.hands is None, "nor are hands that the seat does not see"


def test_a_bot_from_elsewhere_is_not_sent() -> None:
    assert not choice_at(0, "my_bots:Shy").may_be_sent and choice_at(0, "steady/four-joker").may_be_sent


# Over NATS.


@pytest.mark.parametrize("bot", ["steady", "champion"])
async def test_a_bot_decides_the_same_on_another_host(nats: Nats, bot: str) -> None:
    async with shops(nats, 1, 1) as both, server_of(nats, 2) as remote:
        choices = [choice_at(acted, bot) for acted in positions(bot)]
        came = await asyncio.gather(*(remote.do(choice.to_job(), PATIENCE) for choice in choices))
        assert came == [msgspec.json.encode(choice()) for choice in choices]
        assert sum(shop.done for shop in both) == len(choices)


async def test_the_coach_teaches_the_same_from_another_host(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    players = ("Ann", "bot:random", "bot:random", "bot:random")
    record = encode_record(record_of(replace(random_match(CLASSIC, 3, deals_at_most=1), players=players)))
    monkeypatch.setattr(coach_module, "PROCESS", ("/nowhere/python",))
    async with shops(nats, 1), server_of(nats, 1) as remote:
        coach = Coach()
        coach.remote = remote
        assert await coach.lesson("t-1", record) == lesson_of(record)


@pytest.mark.parametrize("workers", [0, 1])
async def test_what_no_worker_could_teach_the_coach_teaches_here(
    nats: Nats, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    nothing = '{"judge":"x","findings":{},"players":[],"chances":[]}'
    monkeypatch.setattr(coach_module, "PROCESS", (sys.executable, "-c", f"print({nothing!r})"))
    async with shops(nats, *[1] * workers), server_of(nats, workers) as remote:
        coach = Coach()
        coach.remote = remote
        assert (await coach.lesson("t-1", b"{}")).judge == "x", "no record: a worker fails at it"
        assert remote.given == remote.lost == workers


async def test_work_goes_to_who_is_free_and_waits_where_nobody_is(nats: Nats) -> None:
    async with shops(nats, 1, 1) as both, server_of(nats, 2) as remote:
        stopped = [await halted(shop) for shop in both]
        choice = choice_at(8, "steady")
        doing = [asyncio.create_task(remote.do(choice.to_job(), PATIENCE)) for _ in range(2)]
        await until(lambda: in_hand(*both) == [1, 1])
        waits = asyncio.create_task(remote.do(choice.to_job(), PATIENCE))
        await until(remote._asking.locked)
        assert in_hand(*both) == [1, 1]
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        assert set(await asyncio.gather(*doing, waits)) == {msgspec.json.encode(choice())}


async def test_who_asks_is_told_where_no_worker_gets_free(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_module, "FREE_WORKER_WAIT_S", 0.1)
    async with shops(nats, 1) as (shop,), server_of(nats, 1) as remote:
        pid = await halted(shop)
        choice = choice_at(8, "steady")
        doing = asyncio.create_task(remote.do(choice.to_job(), PATIENCE))
        await until(lambda: in_hand(shop) == [1])
        with pytest.raises(WorkerLost):
            await remote.do(choice.to_job(), PATIENCE)
        assert (remote.given, remote.lost) == (2, 1)
        os.kill(pid, signal.SIGCONT)
        await doing


async def test_a_server_with_few_tables_does_not_wait_for_one_with_many(nats: Nats) -> None:
    async with shops(nats, 1), server_of(nats, 1) as many, server_of(nats, 1) as few:
        order: list[str] = []

        async def asks(turns: FairQueue, table: str) -> None:
            await turns.do(Who("there", table), choice_at(8, "steady"), JobClass("steady", table))
            order.append(table)

        busy, quiet = (
            FairQueue(HybridExecutor(ThreadExecutor(1, "own"), remote), 1000, 1000) for remote in (many, few)
        )
        tables = [asyncio.create_task(asks(busy, f"t{number}")) for number in range(60)]
        await until(lambda: order)
        await asks(quiet, "alone")
        assert order.index("alone") < 45, "each piece of work goes to either of the two servers that wait"
        await asyncio.gather(*tables)


async def test_a_worker_of_another_version_gets_nothing_and_both_are_told_why(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    async with shops(nats, 1, program="0.0.1 plain", refused=told.append) as (old,), server_of(nats, 0) as remote:
        await until(lambda: remote.refused == 1 and told)
        assert told == [remote.program] and (remote.size, remote.workers) == (0, 0)
        assert "runs 0.0.1 plain and gets no jobs: this is " + remote.program in caplog.text
        with pytest.raises(WorkerLost):
            await remote.do(choice_at(0, "steady").to_job(), PATIENCE)
        assert old.done == 0


async def test_a_worker_that_falls_silent_over_its_work_is_not_waited_for(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_module, "PROGRESS_TIMEOUT_S", 0.1)
    mute = NatsBus(nats.url)
    asked = asyncio.Event()

    async def accepts(_: bytes) -> bytes:
        return msgspec.json.encode(Accepted("mute", "job"))

    async def says_nothing(_: bytes) -> bytes:
        asked.set()
        await asyncio.Event().wait()
        return b""

    async with shops(nats, 1) as (shop,), server_of(nats, 1) as remote:
        await halted(shop)
        taken = asyncio.create_task(remote.do(choice_at(8, "steady").to_job(), PATIENCE))
        await until(lambda: in_hand(shop) == [1])
        mute.answer("bidwhist.worker.mute", "mute", says_nothing)
        mute.answer(queue_of("bots", remote.program), GROUP, accepts)
        await mute.start()
        await until(lambda: mute.is_up)
        with pytest.raises(WorkerLost):
            await remote.do(choice_at(8, "steady").to_job(), PATIENCE)
        assert asked.is_set()
        taken.cancel()
        await mute.close()


async def test_an_answer_that_may_not_be_taken_is_not_and_an_own_process_decides(nats: Nats) -> None:
    cheat = NatsBus(nats.url)
    choice = choice_at(8, "steady")
    not_held = next(PlayCard(card) for card in range(52) if not choice.view.hand >> card & 1)

    async def accepts(_: bytes) -> bytes:
        return msgspec.json.encode(Accepted("cheat", "job"))

    async def answers(_: bytes) -> bytes:
        return msgspec.json.encode(Progress("done", msgspec.Raw(msgspec.json.encode(not_held))))

    async with shops(nats, 1) as (shop,), server_of(nats, 1) as remote:
        await halted(shop)
        taken = asyncio.create_task(remote.do(choice.to_job(), PATIENCE))
        await until(lambda: in_hand(shop) == [1])
        cheat.answer("bidwhist.worker.cheat", "cheat", answers)
        cheat.answer(queue_of("bots", remote.program), GROUP, accepts)
        await cheat.start()
        await until(lambda: cheat.is_up)
        own = ProcessExecutor(1)
        place = HybridExecutor(own, remote)
        busy = place.begin(Choice("steady", choice.view, choice.dice, 8, claims=False))
        sent = place.begin(choice)
        assert [await busy, await sent] == [choice(), choice()] and place.wrong == 1
        taken.cancel()
        await place.close()
        await cheat.close()


# Tables go on.


@asynccontextmanager
async def table_with_bots(path: Path, nats: Nats, bots: str = "steady") -> AsyncIterator[tuple[Any, Any]]:
    """A server without processes of its own, and a table that is played at it."""
    async with started_server(path, bus=nats.url) as server_state:
        session, connection = await playing(server_state, bots=bots, rules=ENDLESS)
        going = asyncio.create_task(play(server_state, session, connection, (f"k{number}" for number in range(10**6))))
        try:
            yield server_state, session
        finally:
            going.cancel()


async def goes_on(session: Any, steps: int = 5) -> None:
    """Wait until a table has gone on."""
    seen = session.table.seq
    await until(lambda: session.table.seq >= seen + steps)


def remote_of(server_state: Any) -> RemoteWorkers:
    """The workers as a server sees them."""
    found = server_state.coach.remote
    assert isinstance(found, RemoteWorkers)
    return found


def value(server_state: Any, name: str) -> float:
    """A figure of a server."""
    return server_state.metrics.registry.get_sample_value(name)  # type: ignore[no-any-return]


async def test_a_table_is_played_by_bots_of_another_host(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What a busy machine decides late is no less decided.
    monkeypatch.setattr(bot_service_module, "BOT_DEADLINE_S", float(PATIENCE))
    async with shops(nats, 2) as (shop,), table_with_bots(tmp_path, nats) as (server_state, session):
        await until(lambda: shop.done > 5)
        await goes_on(session)
        assert server_state.bot_service.missed == 0 and value(server_state, "bidwhist_work_lost") == 0
        assert (value(server_state, "bidwhist_workers"), value(server_state, "bidwhist_worker_processes")) == (1, 2)
        assert value(server_state, "bidwhist_work_given_out") >= shop.done


async def test_nats_stops_and_comes_back_and_the_table_is_played_all_the_while(nats: Nats, tmp_path: Path) -> None:
    async with shops(nats, 1) as (shop,), table_with_bots(tmp_path, nats) as (server_state, session):
        await until(lambda: shop.done > 2)
        nats.stop()
        await until(lambda: not shop.bus.is_up and remote_of(server_state).size == 0)
        await goes_on(session)
        nats.start()
        seen = shop.done
        await until(lambda: shop.done > seen)
        await goes_on(session)


async def test_a_worker_that_stands_still_is_passed_over(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_service_module, "BOT_DEADLINE_S", 0.3)
    async with shops(nats, 1) as (shop,), table_with_bots(tmp_path, nats) as (server_state, session):
        await until(lambda: shop.done)
        pid = await halted(shop)
        await until(lambda: server_state.bot_service.missed > 2)
        await goes_on(session)
        os.kill(pid, signal.SIGCONT)
        seen = shop.done
        await until(lambda: shop.done > seen + 3)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def test_a_worker_killed_in_the_middle_of_a_thought_is_found_out_and_another_is_asked(nats: Nats) -> None:
    with running("worker", "--bus", nats.url, "--processes", "1") as worker:
        async with server_of(nats, 1) as remote:
            choice = choice_at(8, "steady")
            assert await remote.do(choice.to_job(), PATIENCE) == msgspec.json.encode(choice())
            (process,) = children(worker.pid)
            os.kill(process, signal.SIGSTOP)
            lost = asyncio.create_task(remote.do(choice.to_job(), PATIENCE))
            while not remote.bus._line.stats["out_msgs"] > 6:  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)
            assert not lost.done(), "the worker says that it is at work"
            worker.kill()
            with pytest.raises(WorkerLost):
                await lost
            os.kill(process, signal.SIGKILL)
            async with shops(nats, 1) as (other,):
                await until(lambda: remote.workers == 2 or remote.size == 1)
                assert await remote.do(choice.to_job(), PATIENCE) == msgspec.json.encode(choice())
                assert other.done == 1


async def test_a_worker_ends_with_what_it_has_in_hand(nats: Nats) -> None:
    async with shops(nats, 1) as (shop,), server_of(nats, 1) as remote:
        pid = await halted(shop)
        choice = choice_at(8, "steady")
        doing = asyncio.create_task(remote.do(choice.to_job(), PATIENCE))
        await until(lambda: in_hand(shop) == [1])
        # The process loads the bots first, which takes its time on a busy machine.
        with patch.object(worker_module, "SHUTDOWN_GRACE_S", PATIENCE):
            ends = asyncio.create_task(shop.stop())
            await until(lambda: remote.size == 0)
            os.kill(pid, signal.SIGCONT)
            assert await doing == msgspec.json.encode(choice())
            await ends


# The command.


async def test_the_command_says_what_it_does_and_ends_when_it_is_asked_to(nats: Nats, tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    with said.open("wb") as out, running("worker", "--bus", nats.url, "--processes", "2", stderr=out) as worker:
        async with server_of(nats, 2):
            await until(lambda: "2 processes for bots" in said.read_text())
            nats.stop()
            await until(lambda: "the bus is not connected" in said.read_text())
        worker.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(worker.wait, PATIENCE) == 0
    assert "stopped; nothing is kept here" in said.read_text()


def test_a_worker_needs_a_bus() -> None:
    assert "--bus" in run("worker").err
    refused = run("worker", "--bus", "redis://there")
    assert refused.code == 2 and "nats://HOST:PORT" in refused.err
