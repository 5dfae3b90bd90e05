"""The workers of a run: this process, several, or a Ray cluster. The answers come in order and are the same."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar
from warnings import simplefilter

from bidwhist.errors import SlowWarning, WhistError

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
    """What an executor needs: a size, and a way to give out work."""

    @property
    def size(self) -> int:
        """How many tasks run at a time."""
        ...

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        """Gives out one task."""
        ...


def in_order(workers: Workers, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Generator[Answer, None, None]:
    """The answers in the order of the tasks. Only a few tasks are given out ahead."""
    waiting = deque[Waiting[Answer]]()
    for task in tasks:
        waiting.append(workers.submit(work, task))
        if len(waiting) >= AHEAD * workers.size:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


class Here:
    """This process: one task at a time, done when its answer is asked for."""

    size = 1

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        """Keeps the task for later."""
        return _Later(partial(work, task))


class _Later(Generic[Answer]):
    """An answer worked out when it is asked for."""

    def __init__(self, answer: Callable[[], Answer]) -> None:
        self.result = answer


class _Processes:
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self._pool, self.size = pool, size

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        return self._pool.submit(work, task)


class _Ray:
    """The processors of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray, self.size = ray, max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._call = ray.remote(max_retries=3)(_call)

    def submit(self, work: Callable[[Task], Answer], task: Task) -> Waiting[Answer]:
        return _InCluster(self._ray, self._call.remote(work, task))


class _InCluster:
    """An answer to come from a cluster."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> Any:
        try:
            return self._ray.get(self._reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, WhistError) else error from None


def _call(work: Callable[[Any], Any], task: Any) -> Any:
    return work(task)


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """So many processes of this machine; one is this process itself.

    :raises WhistError: if one of them is killed.
    """
    if jobs == 1:
        yield Here()
        return
    # Spawned on every system, so that a worker knows nothing but its task.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_follow_the_parent)
    try:
        yield _Processes(pool, jobs)
    except BrokenProcessPool:
        raise WhistError("a worker process was killed, perhaps for want of memory; try fewer --jobs") from None
    except BaseException:
        # A run that stops early does not wait: a task of a slow bot may take minutes.
        for child in active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """A Ray cluster by its address, ``auto`` for the one of this machine, ``local`` for one of its own.

    :raises WhistError: if Ray is not installed, or there is no such cluster.
    """
    try:
        ray = import_module("ray")
    except ImportError:
        raise WhistError("a cluster needs Ray; hint: pip install 'bidwhist[ray]'") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    except (ConnectionError, ValueError) as error:
        raise WhistError(f"no Ray cluster at {address!r}: {error}") from None
    try:
        yield _Ray(ray)
    finally:
        ray.shutdown()


def _follow_the_parent() -> None:
    # The parent handles interrupts. If the parent is killed, the workers stop.
    signal(SIGINT, SIG_IGN)
    simplefilter("ignore", SlowWarning)  # the parent has printed it
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
