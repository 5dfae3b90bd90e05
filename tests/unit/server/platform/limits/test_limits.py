"""Limits: what may happen how often, and work that is done by turns."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.server.platform.backoff import MAX_BACKOFF_S, MIN_BACKOFF_S, backoff_s
from bidwhist.server.platform.jobs.executors import ThreadExecutor, TooBusy
from bidwhist.server.platform.jobs.fair_queue import FairQueue, Who
from bidwhist.server.platform.limits import rate_limits
from bidwhist.server.platform.limits.rate_limits import RATES, Bucket, Limits
from support.clock import Clock
from support.waiting import PATIENCE


@given(st.lists(st.tuples(st.floats(0, 3), st.floats(0, 5)), max_size=60))
def test_a_bucket_never_gives_more_than_its_burst_and_its_rate(wishes: list[tuple[float, float]]) -> None:
    bucket, now, given = Bucket(2, 10), 0.0, 0.0
    for passed, price in wishes:
        now += passed
        given += price * bucket.take(now, price)
        assert given <= 10 + 2 * now + 1e-6


def test_each_person_and_address_has_limits_of_its_own_and_what_is_refused_is_counted() -> None:
    clock = Clock()
    limits = Limits(clock)
    burst = int(RATES["replay"].burst)
    assert [limits.allows("replay", "a") for _ in range(burst + 2)] == [True] * burst + [False] * 2
    assert limits.allows("replay", "b") and limits.allows("read", "a")
    assert limits.refused["replay"] == 2
    clock.now += 1 / RATES["replay"].rate
    assert limits.allows("replay", "a") and not limits.allows("replay", "a")


def test_a_server_without_limits_refuses_nothing() -> None:
    limits = Limits(is_limited=False)
    assert all(limits.allows("claim", "a") for _ in range(1000)) and not limits.refused


def test_the_memory_for_limits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 10)
    limits = Limits(Clock())
    for number in range(100):
        limits.allows("read", str(number))
    assert len(limits._buckets) == 10


# Turns.


class Gate:
    """Work that waits to be let through, and notes who was served."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self.opened = threading.Semaphore(0)

    def work(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.opened.acquire(timeout=PATIENCE)
            self.served.append(name)
            return name

        return work


async def test_who_asks_once_waits_for_one_turn_of_the_others_however_much_they_ask() -> None:
    turns, gate = FairQueue(ThreadExecutor(1, "test"), 1000, 1000), Gate()
    many = [
        asyncio.create_task(turns.do(Who("there", person), gate.work(person))) for person in "abc" for _ in range(20)
    ]
    await asyncio.sleep(0)
    one = asyncio.create_task(turns.do(Who("here", "victim"), gate.work("victim")))
    await asyncio.sleep(0)
    gate.opened.release(61)
    assert await one == "victim"
    await asyncio.gather(*many)
    assert gate.served.index("victim") <= 2
    assert set(gate.served[:6]) == {"a", "b", "c", "victim"}, "within an address people take turns"
    await turns.place.close()


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    turns, gate = FairQueue(ThreadExecutor(1, "test"), 3, 3), Gate()
    first = asyncio.create_task(turns.do(Who("a"), gate.work("first")))
    waiting = [asyncio.create_task(turns.do(Who("a"), gate.work("given up"))) for _ in range(3)]
    await asyncio.sleep(0)
    assert turns.count == 3
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert turns.count == 0, "they make room for others"
    last = asyncio.create_task(turns.do(Who("a"), gate.work("last")))
    await asyncio.sleep(0)
    gate.opened.release(2)
    assert [await first, await last] == ["first", "last"] and gate.served == ["first", "last"]
    await turns.place.close()


async def test_too_much_of_one_person_or_of_everybody_is_refused() -> None:
    turns, gate = FairQueue(ThreadExecutor(1, "test"), 4, 2), Gate()
    eves = [asyncio.create_task(turns.do(Who("a", "eve"), gate.work("eve"))) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await turns.do(Who("a", "eve"), gate.work("eve"))
    others = [asyncio.create_task(turns.do(Who("b", name), gate.work(name))) for name in ("ann", "bo")]
    await asyncio.sleep(0)
    others.append(asyncio.create_task(turns.do(Who("c", "cy"), gate.work("cy"))))
    await asyncio.sleep(0)
    gate.opened.release(5)
    ends = await asyncio.gather(*eves, return_exceptions=True)
    assert [isinstance(one, TooBusy) for one in ends] == [False, False, True], "the address that has most makes room"
    assert await asyncio.gather(*others) == ["ann", "bo", "cy"]
    await turns.place.close()


async def test_what_fails_tells_who_waits_and_the_next_is_served() -> None:
    turns = FairQueue(ThreadExecutor(1, "test"), 4, 4)

    def fails() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await turns.do(Who("a"), fails)
    assert await turns.do(Who("a"), lambda: 7) == 7
    await turns.place.close()


# Trying again.


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_tries_are_ever_further_apart_up_to_a_limit_and_never_all_at_once(tries: int, chance: float) -> None:
    wait = backoff_s(tries, chance)
    assert MIN_BACKOFF_S / 2 <= wait <= MAX_BACKOFF_S
    assert backoff_s(tries + 1, chance) >= wait
    assert backoff_s(tries, 0) == 2 * backoff_s(tries, 1)
