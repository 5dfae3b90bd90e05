"""Ports of this machine that are free when they are asked for."""

import socket
from contextlib import ExitStack


def free_port() -> int:
    """A port that nobody listens at."""
    return free_ports(1)[0]


def free_ports(count: int) -> range:
    """Ports in a row that nobody listens at."""
    while True:
        with ExitStack() as probes:
            first = _bound(probes, 0)
            try:
                for number in range(1, count):
                    _bound(probes, first + number)
            except (OSError, OverflowError):
                # The next is taken, or there is none.
                continue
            return range(first, first + count)


def _bound(probes: ExitStack, port: int) -> int:
    probe = probes.enter_context(socket.socket())
    probe.bind(("127.0.0.1", port))
    bound: int = probe.getsockname()[1]
    return bound
