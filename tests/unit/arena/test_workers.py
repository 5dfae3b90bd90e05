"""Workers of every kind give the same answers in the same order."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from time import sleep

import pytest

from bidwhist.arena.workers import AHEAD, Here, cluster, in_order, processes
from bidwhist.errors import WhistError
from support.nightly import amount
from support.waiting import PATIENCE


def squared(number: int) -> int:
    """Takes longer for the first number, so that later ones are ready before."""
    sleep(0.05 if number == 0 else 0)
    return number * number


def failing(number: int) -> int:
    """Fails at three."""
    if number == 3:
        raise WhistError("three is too many")
    return number


def long(number: int) -> bytes:
    """More than a pipe holds: a worker that is ended while it writes this has written a part."""
    return bytes(60_000_000 + number)


def raising(_: int) -> None:
    """Fails in a way that nobody expects."""
    raise EOFError("of the task itself")


def test_answers_come_in_the_order_of_the_tasks() -> None:
    with processes(2) as two:
        assert [*in_order(two, squared, range(20))] == [number * number for number in range(20)]


@pytest.mark.parametrize("jobs", [0, -1])
def test_a_run_without_a_process_is_refused_instead_of_waiting_for_ever(jobs: int) -> None:
    with pytest.raises(WhistError, match=f"at least one process is needed to play: {jobs}"), processes(jobs):
        pass


def test_few_tasks_are_given_out_ahead() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    answers = in_order(Here(), squared, tasks())
    assert next(answers) == 0
    assert len(taken) == AHEAD


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_task_is_told_where_its_answer_is_due(jobs: int) -> None:
    with pytest.raises(WhistError, match="three is too many"), processes(jobs) as workers:
        answers = in_order(workers, failing, range(10))
        assert [next(answers) for _ in range(3)] == [0, 1, 2]
        next(answers)


def test_a_run_that_is_stopped_in_the_middle_of_answers_ends() -> None:
    def stops() -> None:
        for _ in range(amount(1, 3)):
            with suppress(KeyboardInterrupt), processes(2) as workers:
                answers = [workers.submit(long, number) for number in range(6)]
                answers[0].result()
                raise KeyboardInterrupt

    run = Thread(target=stops, daemon=True)
    run.start()
    run.join(PATIENCE)
    assert not run.is_alive()


def test_a_fault_of_a_task_is_told_and_its_process_goes_on() -> None:
    with processes(2) as workers:
        with pytest.raises(EOFError, match="of the task itself") as told:
            workers.submit(raising, 1).result()
        assert "raising" in "".join(told.value.__notes__)
        with pytest.raises(Exception, match="pickle"):
            workers.submit(lambda number: number, 1).result()
        assert [workers.submit(squared, number).result() for number in (2, 3)] == [4, 9]


def test_a_cluster_without_ray_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(WhistError, match=r"needs Ray; hint: pip install ray"), cluster("auto"):
        pass


@pytest.mark.cluster
def test_a_cluster_gives_the_same_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray is not installed; pip install ray")
    # What the tests can import, a worker can.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    with cluster("local") as workers:
        assert [*in_order(workers, squared, range(20))] == [number * number for number in range(20)]
        with pytest.raises(WhistError, match="three is too many"):
            [*in_order(workers, failing, range(10))]
