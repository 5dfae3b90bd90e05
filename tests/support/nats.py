"""A NATS server of the test's own, on a free port of this machine, which can be stopped and started again."""

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

import pytest

from support.ports import free_port
from support.waiting import until


class Nats:
    """A NATS server at one port."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        words = ("nats-server", "-a", "127.0.0.1", "-p", str(self.port))
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self._listens, "NATS")

    def stop(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True


@contextmanager
def nats_server() -> Iterator[Nats]:
    """A NATS server; without one and its client a test is skipped, which CI does not take."""
    pytest.importorskip("nats", reason="nats-py is not installed; pip install 'bidwhist[nats]'")
    if which("nats-server") is None:
        pytest.skip("nats-server is not installed; apt install nats-server")
    server = Nats()
    server.start()
    try:
        yield server
    finally:
        server.stop()
