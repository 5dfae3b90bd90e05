"""The workers of a run: this process, several, or a Ray cluster. The answers come in order and are the same."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import chain, islice
from typing import Any, Generic, Protocol, TypeVar

from bidwhist.arena.pool import Killed, Pool
from bidwhist.errors import WhistError
from bidwhist.records.shapes import ProgramRecord
from bidwhist.records.stamp import stamp

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Answer_co = TypeVar("Answer_co", covariant=True)

AHEAD = 3
"""Tasks given to each worker before waiting for the first answer."""


class Waiting(Protocol[Answer_co]):
    """An answer that may not be ready yet."""

    def result(self) -> Answer_co:
        """Waits for the answer."""
        ...


class Workers(Protocol):
    """The interface of an executor: a size, and a way to submit tasks."""

    @property
    def size(self) -> int:
        """How many tasks run at a time."""
        ...

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        """Submit one task."""
        ...


def in_order(workers: Workers, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Generator[Answer, None, None]:
    """The answers in the order of the tasks. Only a few tasks are submitted ahead."""
    waiting = deque[Waiting[Answer]]()
    for task in tasks:
        waiting.append(workers.submit(work, task))
        if len(waiting) >= AHEAD * workers.size:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def in_processes(jobs: int, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Generator[Answer, None, None]:
    """The answers in the order of the tasks, from so many processes; from this one where there is only one task.

    :raises WhistError: if there is not at least one process, or one is killed.
    """
    waiting = iter(tasks)
    first = list(islice(waiting, 2))
    with processes(jobs if len(first) > 1 else 1) as workers:
        yield from in_order(workers, work, chain(first, waiting))


def in_ranges(
    workers: Workers, work: Callable[[range], Sequence[Answer]], numbers: range, size: int
) -> Generator[Answer, None, None]:
    """The answers for many numbers in their order; a worker is given so many of them at a time."""
    parts = (numbers[start : start + size] for start in range(0, len(numbers), size))
    yield from chain.from_iterable(in_order(workers, work, parts))


class Here:
    """This process: one task at a time, done when its answer is asked for."""

    size = 1

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        """Keeps the task for later."""
        return _Later(partial(work, task))


class _Later(Generic[Answer]):
    """An answer computed when it is asked for."""

    def __init__(self, answer: Callable[[], Answer]) -> None:
        self.result = answer


class _Ray:
    """The processors of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray, self.size = ray, max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._call = ray.remote(max_retries=3)(_call)

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        return _InCluster(self._ray, self._call.remote(stamp(), work, task))


class _InCluster:
    """An answer to come from a cluster."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> Any:
        try:
            return self._ray.get(self._reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, WhistError) else error from None


def _call(program: ProgramRecord, work: Callable[[Any], Any], task: Any) -> Any:
    # Another version may play another card, and a node without the kernel searches less.
    if stamp() != program:
        raise WhistError(
            f"a node of the cluster has {_told(stamp())}, and this machine {_told(program)}; install the same"
        )
    return work(task)


def _told(program: ProgramRecord) -> str:
    return f"bidwhist {program.version} with{'' if program.kernel else 'out'} its kernel"


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """So many processes of this machine; one is this process itself.

    :raises WhistError: if there is not at least one, or one of them is killed.
    """
    if jobs < 1:
        raise WhistError(f"at least one process is needed to play: {jobs}")
    if jobs == 1:
        yield Here()
        return
    pool = Pool(jobs)
    try:
        yield pool
    except Killed:
        raise WhistError("a worker process was killed, perhaps because memory ran out; try fewer --jobs") from None
    finally:
        # A run that stops early does not wait: a task of a slow bot may take minutes.
        pool.close()


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """A Ray cluster by its address, ``auto`` for the one of this machine, ``local`` for one of its own.

    :raises WhistError: if Ray is not installed, or there is no such cluster.
    """
    try:
        ray = import_module("ray")
    except ImportError:
        raise WhistError("a cluster needs Ray; hint: pip install ray") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    except (ConnectionError, ValueError) as error:
        raise WhistError(f"no Ray cluster at {address!r}: {error}") from None
    try:
        yield _Ray(ray)
    finally:
        ray.shutdown()
