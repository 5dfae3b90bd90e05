"""What the server counts and times, for Prometheus; numbers only, never a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """One server's figures, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commands = Counter("bidwhist_commands", "Commands by outcome.", ("outcome",), registry=registry)
        self.commit = Histogram(
            "bidwhist_commit_seconds", "From accepted to stored.", buckets=_TIMES, registry=registry
        )
        self.shown = Histogram(
            "bidwhist_shown_seconds", "From accepted to queued for the last viewer.", buckets=_TIMES, registry=registry
        )
        self.resumes = Counter("bidwhist_resumes", "Resumes by kind.", ("kind",), registry=registry)
        self.overflows = Counter("bidwhist_queue_overflows", "Readers too slow to follow.", registry=registry)
        self.connections = Gauge("bidwhist_lines", "Open connections.", registry=registry)
        self.tables = Gauge("bidwhist_tables", "Tables in memory.", registry=registry)
        self.bots_missed = Gauge("bidwhist_bot_deadlines_missed", "Bots that thought too long.", registry=registry)
        self.sent_away = Gauge("bidwhist_sockets_sent_away", "Sockets that sent too much.", registry=registry)
        self.refused = Gauge("bidwhist_refused", "Refused as too often, by limit.", ("limit",), registry=registry)
        self.lag = Gauge("bidwhist_loop_lag_seconds", "How late the event loop is.", registry=registry)
