"""Nodes of a cluster as processes that can be killed, stopped and cut off, each on a host of its own if asked.

Hosts are network namespaces on a bridge, which needs root and ``ip``. PostgreSQL has an address of its own there, so
that a node can be cut off from people, from the database, or from both.
"""

import ctypes
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from benches.common.processes import FORKS, start_process
from benches.common.table_client import free_port

from bidwhist.cli.local_postgres import LocalPostgres
from bidwhist.server.platform.database.paths import InPostgres

BRIDGE, NET = "whistbr", "10.77.0"
DATABASE = f"{NET}.2"
"""Where PostgreSQL is reached by nodes on hosts of their own."""


def serve_node(place: InPostgres, host: "Host", port: int, bus: str, tells: Path | None) -> None:
    """A server process of its own."""
    # Loaded first: everything after it asks this clock.
    from benches.soak import jumping_clock  # noqa: PLC0415
    from benches.soak.node_state import tell_when_asked  # noqa: PLC0415

    from bidwhist.server.app.running import serve  # noqa: PLC0415
    from bidwhist.server.http.settings import Settings  # noqa: PLC0415

    if host.space:
        _enter(host.space)
    jumping_clock.heed_signals()
    if tells is not None:
        tell_when_asked(tells)
    url = f"http://{host.address}:{port}"
    serve(
        Settings(place, pace="none", is_limited=False, node_url=url, bus=bus), host.address, port, lambda address: None
    )


def _enter(space: str) -> None:
    with Path(f"/run/netns/{space}").open() as found:
        if ctypes.CDLL(None, use_errno=True).setns(found.fileno(), 0x40000000):
            raise OSError(ctypes.get_errno(), f"no such host: {space}")


class Host(msgspec.Struct):
    """Where a node runs: an address, and a network namespace where it has one."""

    address: str
    space: str = ""

    def cut(self, *, from_database: bool) -> None:
        """Cut it off: from the database alone, or from everything."""
        if from_database:
            _ip("netns", "exec", self.space, "ip", "route", "add", "blackhole", f"{DATABASE}/32")
        else:
            _ip("link", "set", f"v{self.space}", "down")

    def mend(self, *, from_database: bool) -> None:
        """Bring it back."""
        if from_database:
            _ip("netns", "exec", self.space, "ip", "route", "del", "blackhole", f"{DATABASE}/32")
        else:
            _ip("link", "set", f"v{self.space}", "up")


class Node:
    """One node, again and again at the same address."""

    def __init__(self, place: InPostgres, host: Host, bus: str = "", folder: Path | None = None) -> None:
        self.place, self.host, self.bus, self.port = place, host, bus, free_port()
        self.url = f"http://{host.address}:{self.port}"
        self.tells = folder and folder / f"node{self.port}.json"
        """Where it writes what it has in memory, when it is asked."""
        self.process: Any = None

    def start(self) -> None:
        """Begin a new process."""
        self.process = start_process(serve_node, self.place, self.host, self.port, self.bus, self.tells)

    def signal(self, which: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.process.pid, which)

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return bool(self.process.is_alive())

    def wait(self, seconds: float) -> bool:
        """Whether it has ended by then."""
        self.process.join(seconds)
        return not self.process.is_alive()

    def end(self) -> None:
        """End it at once, if it lives."""
        if self.process is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.join()


def hosts(count: int) -> list[Host]:
    """So many hosts on one bridge, and an address for PostgreSQL on it."""
    drop_hosts(count)
    _ip("link", "add", BRIDGE, "type", "bridge")
    for address in (f"{NET}.1", DATABASE):
        _ip("addr", "add", f"{address}/24", "dev", BRIDGE)
    _ip("link", "set", BRIDGE, "up")
    return [_host(number) for number in range(count)]


def _host(number: int) -> Host:
    space, address = f"whist{number}", f"{NET}.{10 + number}"
    _ip("netns", "add", space)
    _ip("link", "add", f"v{space}", "type", "veth", "peer", "name", "eth0", "netns", space)
    _ip("link", "set", f"v{space}", "master", BRIDGE, "up")
    for words in (
        ("addr", "add", f"{address}/24", "dev", "eth0"),
        ("link", "set", "eth0", "up"),
        ("link", "set", "lo", "up"),
    ):
        _ip("netns", "exec", space, "ip", *words)
    return Host(address, space)


def drop_hosts(count: int) -> None:
    """Take them away."""
    for number in range(count):
        _ip("netns", "del", f"whist{number}", fails=True)
    _ip("link", "del", BRIDGE, fails=True)


def _ip(*words: str, fails: bool = False) -> None:
    subprocess.run(("ip", *words), check=not fails, capture_output=True)


def allow_hosts(postgres: LocalPostgres) -> None:
    """Let nodes on the bridge in."""
    with (postgres.folder / "data" / "pg_hba.conf").open("a") as rules:
        rules.write(f"host all all {NET}.0/24 trust\n")
    postgres.restart()


def preload() -> None:
    """Let new nodes begin with everything loaded."""
    FORKS.set_forkserver_preload(
        [
            "benches.soak.jumping_clock",
            "benches.soak.node_state",
            "bidwhist.server.app.running",
            "benches.common.table_client",
        ]
    )
