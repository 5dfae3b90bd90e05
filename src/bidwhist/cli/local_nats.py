"""A private NATS server on this machine: find, start and stop it."""

import shutil
import socket
import subprocess
import time

from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.parents import end_with_parent
from bidwhist.errors import WhistError

PROGRAM = "nats-server"
START_TIMEOUT_S = 20.0
"""Seconds in which it has to start listening."""
POLL_INTERVAL_S = 0.05


def is_installed() -> bool:
    """Whether there is a NATS server on this machine."""
    return shutil.which(PROGRAM) is not None


class LocalNats:
    """A NATS server that listens on localhost and stores nothing."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.port, self.host, self.url = port, host, f"nats://{host}:{port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens.

        :raises WhistError: if it is not installed, or does not start.
        """
        try:
            self._process = subprocess.Popen(
                [PROGRAM, "-a", self.host, "-p", str(self.port)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=end_with_parent(),  # noqa: PLW1509  # no other thread runs yet
            )
        except OSError as error:
            raise WhistError(Mistake.of("cli-nats-missing")) from error
        until = time.monotonic() + START_TIMEOUT_S
        while not self._listens():
            if not self.is_alive or time.monotonic() > until:
                self.stop()
                raise WhistError(Mistake.of("cli-nats-not-started", url=self.url))
            time.sleep(POLL_INTERVAL_S)

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Stop it; nothing is lost."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex((self.host, self.port)) == 0 and self.is_alive
