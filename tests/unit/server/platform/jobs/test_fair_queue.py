"""Work is shared out by the time it takes, is not begun too late, and is asked for again where an answer is lost."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.server.platform.jobs.executors import TooBusy, WorkerLost
from bidwhist.server.platform.jobs.fair_queue import FairQueue, JobClass, Who
from bidwhist.server.platform.jobs.fair_shares import MAX_SHARES, FairShares
from support.in_process import playing, started_server, until
from support.waiting import PATIENCE

T = TypeVar("T")


class Place:
    """A place where work is done when the test says so."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self.doing: list[tuple[str, asyncio.Future[Any]]] = []
        self.begun: list[str] = []

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.begun.append(str(work()))
        self.doing.append((self.begun[-1], answer))
        return answer

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Nothing."""

    async def close(self) -> None:
        """Nothing."""

    async def finish(self) -> None:
        """The oldest piece is done."""
        name, answer = self.doing.pop(0)
        answer.set_result(name)
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def ask(turns: FairQueue, person: str, name: str, **sort: Any) -> "asyncio.Task[str]":
    return asyncio.create_task(turns.do(Who(person, person), lambda: name, JobClass(**sort)))


async def test_a_client_whose_jobs_took_long_waits_while_others_have_had_less(monkeypatch: pytest.MonkeyPatch) -> None:
    place, now = Place(), [100.0]
    turns = FairQueue(place, 100, 100)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    tasks = [ask(turns, "slow", f"slow{n}", kind="long") for n in range(2)]
    await settled()
    tasks += [ask(turns, "fast", f"fast{n}", kind="short") for n in range(5)]
    await settled()
    now[0] += 1.0
    await place.finish()
    for _ in range(5):
        now[0] += 0.01
        await place.finish()
    await place.finish()
    assert place.begun == ["slow0", "fast0", "fast1", "fast2", "fast3", "fast4", "slow1"]
    await asyncio.gather(*tasks)


async def test_where_there_is_one_place_it_is_not_kept_for_what_is_quick() -> None:
    place = Place(1)
    turns = FairQueue(place, 100, 100, spare=1)
    task = ask(turns, "ann", "long", kind="long", seconds=4.0)
    await settled()
    await place.finish()
    assert await task == "long"


async def test_tables_of_one_person_have_their_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    place, now = Place(), [100.0]
    turns = FairQueue(place, 100, 100)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    tasks = [ask(turns, "ann", f"one{n}", table="one") for n in range(3)]
    tasks += [ask(turns, "ann", f"two{n}", table="two") for n in range(3)]
    await settled()
    for _ in range(6):
        now[0] += 0.5
        await place.finish()
    assert place.begun == ["one0", "two0", "one1", "two1", "one2", "two2"]
    await asyncio.gather(*tasks)


async def test_what_cannot_be_done_in_time_any_more_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    place, now = Place(), [100.0]
    turns = FairQueue(place, 100, 100)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    first = ask(turns, "ann", "first")
    late, patient = ask(turns, "bo", "late", seconds=2.0), ask(turns, "cy", "patient", seconds=9.0)
    await settled()
    now[0] += 2.5
    await place.finish()
    with pytest.raises(TooBusy):
        await late
    await place.finish()
    assert [await first, await patient] == ["first", "patient"]
    assert (place.begun, turns.passed_over, turns.count) == (["first", "patient"], 1, 0)


async def test_where_more_waits_than_can_be_done_the_client_that_has_had_most_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place, now = Place(), [100.0]
    turns = FairQueue(place, 100, 100)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    first = ask(turns, "ann", "first", kind="long", seconds=4.0)
    await settled()
    now[0] += 9.0
    await place.finish()
    # Long work is taken for two seconds now: of three pieces that wait, four seconds hold two.
    again = [ask(turns, "ann", f"again{n}", kind="long", seconds=4.0, table=str(n)) for n in range(2)]
    await settled()
    others = [ask(turns, name, name, kind="long", seconds=4.0) for name in ("bo", "cy")]
    await settled()
    assert [task.done() for task in (*again, *others)] == [False, True, False, False]
    with pytest.raises(TooBusy):
        await again[1]
    for _ in range(3):
        await place.finish()
    assert await first == "first" and [await task for task in others] == ["bo", "cy"]
    assert await again[0] == "again0"


async def test_a_place_is_kept_for_what_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    place, now = Place(2), [100.0]
    turns = FairQueue(place, 100, 100, spare=1)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    learnt = ask(turns, "ann", "learnt", kind="steady")
    await settled()
    for _ in range(10):
        now[0] += 0.001
        await place.finish()
        assert await learnt == "learnt"
        learnt = ask(turns, "ann", "learnt", kind="steady")
        await settled()
    await place.finish()
    tasks = [ask(turns, name, name, kind="champion") for name in ("bo", "cy")]
    await settled()
    tasks.append(ask(turns, "di", "di", kind="steady"))
    await settled()
    assert place.begun[-2:] == ["bo", "di"]
    while place.doing:
        await place.finish()
    await asyncio.gather(learnt, *tasks)


@given(st.lists(st.tuples(st.integers(0, 3), st.floats(0.001, 2.0)), min_size=200, max_size=300))
def test_nobody_who_always_waits_has_had_more_than_a_piece_more_than_another(pieces: list[tuple[int, float]]) -> None:
    shares, had = FairShares(), dict.fromkeys("abcd", 0.0)
    for name in had:
        shares.enter((name,))
    for _, seconds in pieces:
        name = min(had, key=lambda one: shares.rank((one,)))
        shares.serve((name,))
        shares.charge((name,), seconds)
        had[name] += seconds
        shares.enter((name,))
    assert max(had.values()) - min(had.values()) <= max(seconds for _, seconds in pieces) + 1e-9


def test_a_client_that_was_away_has_no_credit_for_it() -> None:
    shares = FairShares()
    shares.enter(("here",))
    for _ in range(100):
        shares.serve(("here",))
        shares.charge(("here",), 1.0)
        shares.enter(("here",))
    shares.enter(("new",))
    assert shares.rank(("here",)) == (100.0,) and shares.rank(("new",)) == (99.0,)


def test_only_so_many_shares_are_remembered() -> None:
    shares = FairShares()
    for number in range(MAX_SHARES):
        path = (f"address {number}", "person", "table")
        shares.enter(path)
        shares.serve(path)
        if shares.is_full:
            shares.forget([])
            assert len(shares._had) <= 3 and len(shares._now) <= 4
    assert number + 1 == MAX_SHARES and len(shares._had) < MAX_SHARES


async def test_an_answer_that_was_lost_is_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with started_server(tmp_path, workers=1) as server_state:
        session, _ = await playing(server_state, bots="steady")
        await until(lambda: session.table.to_act is not None)
        session.scheduler.stop()
        seat = session.table.to_act
        assert seat is not None
        losses, begin = 3, server_state.places.bots.begin

        def losing(work: Callable[[], Any]) -> "asyncio.Future[Any]":
            nonlocal losses
            if losses:
                losses -= 1
                return _lost()
            return begin(work)

        monkeypatch.setattr(server_state.places.bots, "begin", losing)
        # On a busy machine a bot may be late that was not lost.
        monkeypatch.setattr("bidwhist.server.tables.bot_service.BOT_DEADLINE_S", PATIENCE)
        for _ in range(2):
            await server_state.bot_service.choose(session.table, seat, Who("here"))
        assert (server_state.bot_service.asked_again, losses) == (2, 0)
        assert server_state.bot_service.missed == 1, "who is lost twice is played for"


def _lost() -> "asyncio.Future[Any]":
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    answer.set_exception(WorkerLost("gone"))
    return answer


class Breaks(Place):
    """A place that cannot begin anything, or gives up what it has begun."""

    def __init__(self, *, gives_up: bool) -> None:
        super().__init__()
        self.gives_up = gives_up

    def begin(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        if not self.gives_up:
            raise RuntimeError("can't start new thread")
        answer = super().begin(work)
        answer.cancel()
        return answer


@pytest.mark.parametrize("gives_up", [False, True])
async def test_what_a_place_cannot_begin_or_gives_up_is_told_and_its_place_is_free_again(*, gives_up: bool) -> None:
    turns = FairQueue(Breaks(gives_up=gives_up), 100, 100)
    for name in ("first", "then"):
        (came,) = await asyncio.wait_for(asyncio.gather(ask(turns, "ann", name), return_exceptions=True), PATIENCE)
        assert isinstance(came, WorkerLost if gives_up else RuntimeError)
