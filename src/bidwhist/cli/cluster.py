"""``bidwhist cluster``: a cluster of servers on this machine, over one PostgreSQL, restarted one by one."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import click
from platformdirs import user_data_path

from bidwhist.cli.local_nats import LocalNats, is_installed
from bidwhist.cli.local_postgres import LocalPostgres, is_root
from bidwhist.cli.mistakes import Mistake, Misused
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.cli.parents import end_with_parent
from bidwhist.cli.stores import BUS_KEY, STORE, bus_of, check_bus_key
from bidwhist.errors import WhistError
from bidwhist.i18n import ENGLISH, Language, of_commands
from bidwhist.server.platform.database.paths import InPostgres, Place, place_of

STOP_TIMEOUT_S = 30.0
"""Seconds that a server has to hand over its tables and exit."""
START_TIMEOUT_S = 120.0
"""Seconds in which it has to become ready."""
POLL_INTERVAL_S = 0.5
"""Interval in seconds of checking that every server runs."""
FILES = {
    "compose": "compose.yaml",
    "nginx": "nginx.conf",
    "prometheus": "prometheus.yaml",
    "grafana": "grafana.json",
}
"""What --show prints."""
FOLDER_OF_ROOT = Path("/var/lib/bidwhist/cluster")
"""The data folder of root's own PostgreSQL, which runs as the user postgres."""
PORTS_APART = 100
"""Offset from the first server's port to PostgreSQL's, if it is started here."""
KEY = "bus.key"
"""The file with the key that servers of this machine sign messages with, beside their PostgreSQL."""
NATS_APART = 200
"""Offset to NATS's port."""


@click.command(name="cluster")
@click.option("--nodes", type=click.IntRange(1, 16), default=3, show_default=True, help="How many servers.")
@click.option(
    "--port", type=click.IntRange(1024, 65000), default=8651, show_default=True, help="Port of the first one."
)
@STORE
@click.option(
    "--bus",
    envvar="BIDWHIST_BUS",
    callback=bus_of,
    default="",
    metavar="URL",
    help="The NATS server that connects them; without it one is started here where it is installed.",
)
@BUS_KEY
@click.option("--pace", type=click.Choice(["human", "quick", "none"]), default="human", help="How long bots pause.")
@click.option("--show", "shown", type=click.Choice(list(FILES)), help="Print a file for hosts of your own, and end.")
@language_option()
def command(  # noqa: PLR0917  # click fills it in by name
    nodes: int,
    port: int,
    store: Place | None,
    bus: str,
    bus_key: str,
    pace: str,
    shown: str | None,
    language: Language,
) -> None:
    """Run a cluster of several servers on this machine.

    They share one PostgreSQL: the one that --store names, or one that is started here where it is installed. NATS,
    over which they hear each other at once, is started here too where it is installed. A server that ends is started
    again. SIGHUP restarts them one after another, while people play; Ctrl-C ends all.
    """
    if shown is not None:
        say(resources.files("bidwhist.server.platform.cluster").joinpath("files", FILES[shown]).read_text().rstrip())
        return
    check_bus_key(bus, bus_key)
    postgres = None if store is not None else _own_postgres(port, language)
    place = store or place_of(postgres.url() if postgres else "")
    if not isinstance(place, InPostgres):
        raise Misused("cli-one-postgresql")
    key = bus_key or ("" if bus else _own_key())
    nats = None if bus else _own_nats(port, language)
    words = ("--pace", pace, *_bus_words(bus or (nats.url if nats else "")))
    try:
        Cluster([Server(place, port + number, words, key) for number in range(nodes)], nats, language).run()
    finally:
        if nats is not None:
            nats.stop()
        if postgres is not None:
            postgres.stop()
    tell(language.say("cli-stopped-tables"))


def _own_postgres(port: int, language: Language) -> LocalPostgres:
    postgres = LocalPostgres(_folder(), port + PORTS_APART)
    postgres.start()
    tell(language.say("cli-cluster-started", program="PostgreSQL", url=postgres.url()))
    return postgres


def _own_nats(port: int, language: Language) -> LocalNats | None:
    if not is_installed() or find_spec("nats") is None:
        tell(language.say("cli-note", words=language.say("cli-cluster-no-nats")))
        tell(language.say("cli-cluster-install"))
        return None
    nats = LocalNats(port + NATS_APART)
    nats.start()
    tell(language.say("cli-cluster-nats", url=nats.url, file=str(_folder() / KEY)))
    tell(f"BIDWHIST_BUS_KEY=$(cat {_folder() / KEY}) bidwhist worker --bus {nats.url}")
    return nats


def _own_key() -> str:
    # Others on this machine reach NATS too, and may not read this.
    file = _folder() / KEY
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(0o600)
        file.write_text(secrets.token_hex(32) + "\n")
    return file.read_text().strip()


def _bus_words(bus: str) -> tuple[str, ...]:
    return ("--bus", bus) if bus else ()


def _folder() -> Path:
    # PostgreSQL does not run as root, and the user that it runs as cannot enter root's folders.
    return FOLDER_OF_ROOT if is_root() else user_data_path("bidwhist", ensure_exists=True) / "cluster"


class Server:
    """One server of the cluster, at its port; it may be started again."""

    def __init__(self, place: InPostgres, port: int, words: Sequence[str] = (), key: str = "") -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        self._words = ("serve", "--port", str(port), "--node-url", self.url, *words)
        # A password in the address, and the key of the bus, stay out of the list of processes.
        self._place, self._key = place, key
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin a new process."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bidwhist", *self._words],
            env={**os.environ, "BIDWHIST_STORE": self._place.url, "BIDWHIST_BUS_KEY": self._key},
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=end_with_parent(),  # noqa: PLW1509  # no other thread runs yet
        )

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return self.process is not None and self.process.poll() is None

    def is_ready(self) -> bool:
        """Whether it answers and can write."""
        try:
            with urlopen(f"{self.url}/ready", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def ask_to_end(self) -> None:
        """Ask it to hand over its tables and exit."""
        if self.process is not None and self.is_alive:
            self.process.send_signal(signal.SIGTERM)

    def end(self) -> None:
        """The same, and wait; a server that takes too long is killed."""
        self.ask_to_end()
        if self.process is not None:
            try:
                self.process.wait(STOP_TIMEOUT_S)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Cluster:
    """Several servers, kept alive until a signal."""

    def __init__(
        self,
        servers: list[Server],
        nats: LocalNats | None = None,
        language: Language = ENGLISH,
        *,
        is_told: Callable[[str], None] = tell,
    ) -> None:
        self.servers, self._nats, self._tell, self._say = servers, nats, is_told, of_commands(language).say
        self._ends, self._restarts = threading.Event(), threading.Event()

    def run(self) -> None:
        """Serve until SIGTERM or Ctrl-C.

        :raises WhistError: if a port is taken, or a server does not start.
        """
        for server in self.servers:
            _check_is_free(server.port)
        self._heed_signals()
        try:
            self._start()
            while not self._ends.wait(POLL_INTERVAL_S):
                self._look()
        finally:
            self._end()

    def _heed_signals(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._set(self._ends))
        hangup = getattr(signal, "SIGHUP", None)
        if hangup is not None:
            signal.signal(hangup, self._set(self._restarts))

    def _set(self, event: threading.Event) -> Callable[..., Any]:
        return lambda *_: event.set()

    def _start(self) -> None:
        for server in self.servers:
            server.start()
            self._await(server)
            self._tell(self._say("cli-cluster-open", url=f"{server.url}/"))

    def _await(self, server: Server) -> None:
        until = time.monotonic() + START_TIMEOUT_S
        while not server.is_ready() and not self._ends.is_set():
            if not server.is_alive or time.monotonic() > until:
                raise WhistError(Mistake.of("cli-cluster-not-started", url=server.url))
            time.sleep(POLL_INTERVAL_S / 5)

    def _look(self) -> None:
        if self._restarts.is_set():
            self._restarts.clear()
            self.restart()
        if self._nats is not None and not self._nats.is_alive:
            self._tell(self._say("cli-cluster-again", what="nats", url=self._nats.url))
            self._nats.start()
        for server in self.servers:
            if not server.is_alive:
                self._tell(self._say("cli-cluster-again", what="server", url=server.url))
                server.start()
                self._await(server)

    def restart(self) -> None:
        """Restart one server after another; each hands its tables to the others first."""
        for server in self.servers:
            if self._ends.is_set():
                return
            server.end()
            server.start()
            self._await(server)
            self._tell(self._say("cli-cluster-restarted", url=server.url))

    def _end(self) -> None:
        for server in self.servers:
            server.ask_to_end()
        for server in self.servers:
            server.end()


def _check_is_free(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            raise WhistError(Mistake.of("cli-cluster-port", fault=error.strerror or "", port=port)) from error
