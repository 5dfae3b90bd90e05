"""Workers of every kind give the same answers in the same order."""

from collections.abc import Iterator
from time import sleep

import pytest

from bidwhist.arena.workers import AHEAD, Here, cluster, in_order, processes
from bidwhist.errors import WhistError


def squared(number: int) -> int:
    """Takes longer for the first number, so that later ones are ready before."""
    sleep(0.05 if number == 0 else 0)
    return number * number


def failing(number: int) -> int:
    """Fails at three."""
    if number == 3:
        raise WhistError("three is too many")
    return number


def test_answers_come_in_the_order_of_the_tasks() -> None:
    with processes(2) as two:
        assert [*in_order(two, squared, range(20))] == [number * number for number in range(20)]


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


def test_a_cluster_without_ray_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(WhistError, match=r"needs Ray; hint: pip install 'bidwhist\[ray\]'"), cluster("auto"):
        pass


@pytest.mark.cluster
def test_a_cluster_gives_the_same_answers() -> None:
    pytest.importorskip("ray", reason="Ray is not installed; pip install 'bidwhist[ray]'")
    with cluster("local") as workers:
        assert [*in_order(workers, squared, range(20))] == [number * number for number in range(20)]
        with pytest.raises(WhistError, match="three is too many"):
            [*in_order(workers, failing, range(10))]
