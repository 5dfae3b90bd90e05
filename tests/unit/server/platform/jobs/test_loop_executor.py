"""Work in the event loop itself, where Python has no threads."""

import asyncio

import pytest
from msgspec.structs import asdict

from bidwhist.server.accounts.password_hasher import Hasher
from bidwhist.server.platform.jobs.executors import Executors, LoopExecutor
from bidwhist.server.platform.jobs.fair_queue import FairQueue, Who


class Gone(Exception):
    """What work of a test raises."""


def _fail() -> None:
    raise Gone


async def test_work_is_done_at_the_next_turn_and_not_within_the_call() -> None:
    did: list[int] = []
    future = LoopExecutor().begin(lambda: did.append(1))
    assert did == []
    await future
    assert did == [1]


async def test_what_work_raises_comes_with_its_result() -> None:
    with pytest.raises(Gone):
        await LoopExecutor().begin(_fail)


async def test_work_that_nobody_waits_for_any_more_is_left_out() -> None:
    did: list[int] = []
    future = LoopExecutor().begin(lambda: did.append(1))
    future.cancel()
    await asyncio.sleep(0)
    assert did == []


async def test_preparations_that_fail_disturb_nobody() -> None:
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    LoopExecutor().begin_everywhere(_fail)
    for _ in range(3):
        await asyncio.sleep(0)
    assert faults == []


async def test_turns_are_fair_in_the_loop_too() -> None:
    queue, order = FairQueue(LoopExecutor(), 100, 100), list[str]()
    eager, calm = Who("a", "eager"), Who("b", "calm")
    await asyncio.gather(
        *(queue.do(eager, lambda: order.append("eager")) for _ in range(3)),
        queue.do(calm, lambda: order.append("calm")),
    )
    assert order.index("calm") < 3


def test_all_kinds_of_work_are_in_the_loop() -> None:
    kinds = asdict(Executors.in_loop())
    assert kinds.pop("shares") is True
    assert {type(place) for place in kinds.values()} == {LoopExecutor}


async def test_passwords_are_hashed_where_they_are_told_to_be() -> None:
    pytest.importorskip("argon2")
    hasher = Hasher(LoopExecutor())
    assert await hasher.fits(await hasher.hash("kitty"), "kitty")
