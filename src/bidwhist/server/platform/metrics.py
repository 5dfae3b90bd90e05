"""Prometheus metrics of a server: numbers only, never a card."""

from collections.abc import Callable
from typing import Any

from bidwhist.server.extras import NotInstalled, library
from bidwhist.server.platform.jobs.remote_workers import RemoteWorkers

_TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
_OF_WORKERS = {
    "workers": "Workers on other hosts that can be given work.",
    "worker_processes": "Their processes for bots.",
    "workers_refused": "Workers of another version, which get nothing.",
    "work_given_out": "Pieces of work that were given to other hosts.",
    "work_lost": "Pieces of it whose answer did not come, or came too late.",
}


class _Uncounted:
    """A figure that nobody will read, where there is no prometheus-client."""

    def labels(self, *_: str) -> "_Uncounted":
        """The same, for whatever it is told apart by."""
        return self

    def inc(self, _: float = 1) -> None:
        """Nothing is counted."""

    def set(self, _: float) -> None:
        """Nothing is set."""

    def observe(self, _: float) -> None:
        """Nothing is timed."""

    def set_function(self, _: Callable[[], float]) -> None:
        """Nothing is asked."""


def _uncounted(*_: Any, **__: Any) -> _Uncounted:
    return _Uncounted()


def _kinds() -> tuple[Any, Any, Any, Any]:
    """A registry, counters, gauges and histograms; or what counts nothing."""
    try:
        found = library("prometheus_client")
    except NotInstalled:
        return None, _uncounted, _uncounted, _uncounted
    return found.CollectorRegistry(), found.Counter, found.Gauge, found.Histogram


class Metrics:
    """One server's metrics, in their own registry."""

    def __init__(self) -> None:
        self.registry, counter, gauge, histogram = _kinds()
        registry = self.registry
        self.commands = counter("bidwhist_commands", "Commands by outcome.", ("outcome",), registry=registry)
        self.accepted = self.commands.labels("accepted")
        """Nearly all of them: looked up once."""
        self.commit = histogram(
            "bidwhist_commit_seconds", "From accepted to stored.", buckets=_TIMES, registry=registry
        )
        self.shown = histogram(
            "bidwhist_shown_seconds", "From accepted to queued for the last viewer.", buckets=_TIMES, registry=registry
        )
        self.not_shown = counter(
            "bidwhist_steps_not_shown",
            "Stored steps answered by a snapshot.",
            registry=registry,
        )
        self.resumes = counter("bidwhist_resumes", "Resumes by kind.", ("kind",), registry=registry)
        self.overflows = counter("bidwhist_queue_overflows", "Readers too slow to follow.", registry=registry)
        self.connections = gauge("bidwhist_lines", "Open connections.", registry=registry)
        self.tables = gauge("bidwhist_tables", "Tables in memory.", registry=registry)
        self.bots_missed = gauge("bidwhist_bot_deadlines_missed", "Bots that thought too long.", registry=registry)
        self.bot_faults = gauge(
            "bidwhist_bot_faults", "Decisions that a bot broke at, or that were not legal.", registry=registry
        )
        self.sent_away = gauge("bidwhist_sockets_sent_away", "Sockets that sent too much.", registry=registry)
        self.refused = gauge("bidwhist_refused", "Refused as too often, by limit.", ("limit",), registry=registry)
        self.handed_over = counter(
            "bidwhist_tables_handed_over", "Tables given to other nodes at an end.", registry=registry
        )
        self.stepped_down = counter(
            "bidwhist_tables_stepped_down", "Tables that other nodes had, or might have.", registry=registry
        )
        self.nodes = gauge("bidwhist_nodes", "Nodes that have their lease, as this one sees it.", registry=registry)
        self.heartbeat = gauge(
            "bidwhist_heartbeat_age_seconds", "Since this node's last heartbeat was written.", registry=registry
        )
        self.lag = gauge("bidwhist_loop_lag_seconds", "How late the event loop is.", registry=registry)
        self._workers = {
            figure: gauge(f"bidwhist_{figure}", words, registry=registry) for figure, words in _OF_WORKERS.items()
        }

    def watch_workers(self, remote: RemoteWorkers) -> None:
        """Add metrics of workers on other hosts."""
        self._workers["workers"].set_function(lambda: remote.workers)
        self._workers["worker_processes"].set_function(lambda: remote.size)
        self._workers["workers_refused"].set_function(lambda: remote.refused)
        self._workers["work_given_out"].set_function(lambda: remote.given)
        self._workers["work_lost"].set_function(lambda: remote.lost)
