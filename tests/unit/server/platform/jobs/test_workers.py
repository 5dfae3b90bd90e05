"""Work beside the tables: by processes that come and go, and the same as in threads."""

import asyncio
import operator
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.bots.levels import make_bot
from bidwhist.core.match import match_view
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.errors import WhistError
from bidwhist.server.platform.jobs import executors as workers_module
from bidwhist.server.platform.jobs.executors import Executor, ProcessExecutor, ThreadExecutor, TooBusy
from bidwhist.server.platform.jobs.priority import AUTOGROUP, NICE
from bidwhist.server.platform.jobs.worker_process import packed
from bidwhist.server.platform.limits.admission import MAX_PER_LOOP_TURN, Admission
from bidwhist.server.tables.bot_turns import Choice, Dice, advise
from bidwhist.server.tables.match_repository import keep_figures, match_of
from support.in_process import finished, play, playing, started_server, until
from support.tables import Play


@pytest.fixture
async def one() -> AsyncIterator[ProcessExecutor]:
    place = ProcessExecutor(1)
    yield place
    await place.close()


async def test_work_has_its_result_from_another_process(one: ProcessExecutor) -> None:
    assert await one.begin(partial(sum, (1, 2, 3))) == 6
    assert await one.begin(os.getpid) != os.getpid()


async def test_one_process_does_one_thing_after_another_and_stays(one: ProcessExecutor) -> None:
    pids = await asyncio.gather(*(one.begin(os.getpid) for _ in range(5)))
    assert len(set(pids)) == 1


async def test_two_processes_work_side_by_side() -> None:
    place = ProcessExecutor(2)
    try:
        pids = await asyncio.gather(*(place.begin(os.getpid) for _ in range(2)))
        assert len(set(pids)) == 2
    finally:
        await place.close()


async def test_a_fault_of_ours_comes_back_as_it_is_and_any_other_in_words(one: ProcessExecutor) -> None:
    with pytest.raises(WhistError, match="nobody"):
        await one.begin(partial(make_bot, "nobody"))
    with pytest.raises(RuntimeError, match="KeyError: 'what'"):
        await one.begin(partial(operator.getitem, {}, "what"))
    assert await one.begin(partial(max, 1, 2)) == 2


async def test_what_is_printed_does_not_come_between_answers(one: ProcessExecutor) -> None:
    await one.begin(partial(print, "hello"))
    assert await one.begin(partial(max, 1, 2)) == 2


async def test_a_process_that_dies_costs_one_answer_and_another_takes_its_place(one: ProcessExecutor) -> None:
    first = await one.begin(os.getpid)
    with pytest.raises(TooBusy):
        await one.begin(partial(os.kill, first, signal.SIGKILL))
    assert await one.begin(os.getpid) != first


async def test_a_process_that_hangs_is_ended(one: ProcessExecutor, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await one.begin(os.getpid)
    monkeypatch.setattr(workers_module, "HANG_TIMEOUT_S", 0.2)
    with pytest.raises(TooBusy):
        await one.begin(partial(os.kill, first, signal.SIGSTOP))
    monkeypatch.undo()
    assert await one.begin(os.getpid) != first


async def test_where_no_process_can_be_had_who_waits_is_told(
    one: ProcessExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "PROCESS", ("/nowhere/python",))
    with pytest.raises(TooBusy):
        await one.begin(os.getpid)
    monkeypatch.undo()
    assert await one.begin(partial(max, 1, 2)) == 2


async def test_a_process_steps_back_for_the_tables_by_itself_and_with_its_session(one: ProcessExecutor) -> None:
    assert await one.begin(partial(os.getpriority, os.PRIO_PROCESS, 0)) == min(
        19, os.getpriority(os.PRIO_PROCESS, 0) + NICE
    )
    if AUTOGROUP.exists():
        assert (await one.begin(partial(Path.read_text, AUTOGROUP))).split()[-1] == str(NICE)


async def test_processes_end_with_the_server(one: ProcessExecutor) -> None:
    pid = await one.begin(os.getpid)
    await one.close()
    while is_alive(pid):
        await asyncio.sleep(0.01)


async def test_a_process_ends_when_its_server_is_killed() -> None:
    # The pipe closes with the server, however that ends.
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bidwhist.server.platform.jobs.worker_process"), stdin=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0


async def test_a_process_whose_server_went_while_it_worked_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bidwhist.server.platform.jobs.worker_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=writing,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    os.close(writing)
    os.close(reading)
    process.stdin.write(packed(partial(max, 1, 2)))
    _, complaints = await process.communicate()
    assert (process.returncode, complaints) == (0, b"")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("bot", ["beginner", "steady", "champion"])
async def test_a_bot_does_the_same_in_a_process_as_in_a_thread(bot: str) -> None:
    places: tuple[Executor, ...] = (ProcessExecutor(1), ThreadExecutor(1, "test"))
    table = Play(CLASSIC).start().play(Random(7), until=lambda now: len(now.actions) >= 12).table
    seat = table.to_act
    assert table.match is not None and seat is not None
    view, dice = match_view(table.match, seat), Dice(b"x" * 32, 0, seat)
    works: tuple[Callable[[], Any], ...] = (
        Choice(bot, view, dice, 3, claims=True),
        partial(advise, bot, view, dice),
    )
    try:
        for work in works:
            first, second = [await place.begin(work) for place in places]
            assert first == second
    finally:
        for place in places:
            await place.close()


async def test_with_processes_hints_bots_claims_and_replays_are_as_without(tmp_path: Path) -> None:
    match, connection = await finished(tmp_path, bots="steady", workers=1)
    tables = []
    for workers in (0, 1):
        async with started_server(tmp_path, workers=workers) as server_state:
            found = await server_state.store.read(match_of(match))
            assert found is not None and server_state.bot_service.missed == 0
            tables.append(
                (
                    await server_state.history.replay(found, 0, connection.who),
                    await server_state.history.figures(connection.person, connection.who),
                )
            )
            await server_state.store.write(keep_figures(connection.person.id, {match: b"{}"}))
    assert tables[0] == tables[1]


async def test_a_table_goes_on_when_the_process_of_its_bots_is_lost(tmp_path: Path) -> None:
    async with started_server(tmp_path, workers=1) as server_state:
        # Processes start slowly on a busy machine, and a match to seven may be over before the third is lost.
        long = replace(CLASSIC, target=100, floor=None)
        session, connection = await playing(server_state, bots="steady", rules=long)
        bots = server_state.places.bots
        await bots.begin(os.getpid)
        seen, names = session.table.seq, (f"k{number}" for number in range(10**6))
        going = asyncio.create_task(play(server_state, session, connection, names))
        for _ in range(3):
            with suppress(TooBusy):
                os.kill(await bots.begin(os.getpid), signal.SIGKILL)
            await until(lambda seen=seen: going.done() or session.table.seq > seen + 4)
            assert not going.done(), "the match goes on"
            seen = session.table.seq
        going.cancel()


# Requests are let in a few at a time.


async def test_requests_that_come_at_once_begin_one_in_each_turn_of_the_loop() -> None:
    turnstile, begun, turns = Admission(), 0, [0]

    async def request(address: str) -> None:
        nonlocal begun
        await turnstile.enter(address)
        begun += 1

    waiting = [asyncio.create_task(request("there")) for _ in range(50)]
    while begun < 50:
        await asyncio.sleep(0)
        turns.append(begun)
    assert max(after - before for before, after in pairwise(turns)) == MAX_PER_LOOP_TURN == 1
    await asyncio.gather(*waiting)


async def test_while_requests_wait_the_loop_has_as_long_for_others_as_the_last_one_took() -> None:
    admission, loop = Admission(), asyncio.get_running_loop()
    spans: list[tuple[float, float]] = []

    async def request(seconds: float) -> None:
        await admission.enter("there")
        began = loop.time()
        while loop.time() < began + seconds:
            pass
        spans.append((began, loop.time()))

    await asyncio.gather(*(request(0.02) for _ in range(3)))
    pauses = [begins - ended for (_, ended), (begins, _) in pairwise(spans)]
    # A timer of the loop may fire earlier by the resolution of its clock.
    assert len(spans) == 3 and min(pauses) >= 0.018


async def test_a_request_waits_for_one_of_each_other_address_however_many_they_have() -> None:
    turnstile, order = Admission(), []

    async def request(address: str) -> None:
        await turnstile.enter(address)
        order.append(address)

    waiting = [asyncio.create_task(request("many")) for _ in range(100)]
    await asyncio.sleep(0)
    waiting.append(asyncio.create_task(request("one")))
    await asyncio.gather(*waiting)
    assert order.index("one") <= 3 * MAX_PER_LOOP_TURN


async def test_who_gives_up_at_the_turnstile_takes_no_place() -> None:
    turnstile = Admission()
    waiting = [asyncio.create_task(turnstile.enter("a")) for _ in range(20)]
    await asyncio.sleep(0)
    for task in waiting[:19]:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await turnstile.enter("b")
    assert not turnstile._waiting
