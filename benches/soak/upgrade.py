"""Replaces the servers of a cluster one by one by a newer version while people play, and compares as after any fault.

Run: python -m benches.soak.upgrade --from COMMIT --store postgresql://... (an empty schema). The older version is taken
out of git; the newer one is this checkout, and with --step its database is one step further than it really is. Each
server is ended by SIGTERM and started again at its address, as docs/operations.md says.
"""

import argparse
import asyncio
import contextlib
import io
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from benches.common.table_client import until_live
from benches.soak.cluster import Cluster, Judged, in_words
from benches.soak.cluster_nodes import Host, Node
from benches.soak.kills import compare

from bidwhist.server.platform.database.migrations import MIGRATIONS
from bidwhist.server.platform.database.paths import InPostgres, place_of
from bidwhist.server.platform.database.postgres import PostgresConnection

ROOT = Path(__file__).parents[2]
ONE_MORE = """
MIGRATIONS = (*MIGRATIONS, Migration("CREATE TABLE of_a_later_version (id TEXT PRIMARY KEY) WITHOUT ROWID;"))
"""
"""What makes a database one step further."""


class Installed(Node):
    """A server of one version or another, at the same address."""

    def __init__(self, place: InPostgres, source: Path) -> None:
        super().__init__(place, Host("127.0.0.1"))
        self.source = source

    def start(self) -> None:
        """Begin a new process of the version that is installed now."""
        words = ("serve", "--port", str(self.port), "--node-url", self.url, "--pace", "none", "--no-limits")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bidwhist", *words],
            env={**os.environ, "PYTHONPATH": str(self.source), "BIDWHIST_STORE": self.place.url},
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return bool(self.process.poll() is None)

    def wait(self, seconds: float) -> bool:
        """Whether it has ended by then."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def end(self) -> None:
        """End it at once, if it lives."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def source_of(commit: str, folder: Path) -> Path:
    """The program as it was at a commit, in a folder; plain Python, without the compiled kernel."""
    command = ("git", "archive", commit, "src", "benches/common")
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        packed.extractall(folder, filter="data")
    compiling = (sys.executable, "-m", "benches.common.catalogues")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(folder)))}
    subprocess.run(compiling, cwd=folder, env=environment, check=True, capture_output=True)
    return folder / "src"


def one_step_further(folder: Path) -> Path:
    """This checkout with a database that is one step further."""
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    steps = source / "bidwhist/server/platform/database/migrations.py"
    text = steps.read_text("utf-8")
    # Before what is made from them.
    steps.write_text(text.replace("\nTABLES:", f"{ONE_MORE}\nTABLES:", 1), "utf-8")
    return source


class Upgraded(msgspec.Struct):
    """What an upgrade has shown."""

    judged: Judged
    is_further: bool
    """Whether the newer version had brought the database a step further; it is taken back, to be read."""


async def upgrade(place: InPostgres, old: Path, new: Path, *, nodes: int = 2, tables: int = 4) -> Upgraded:
    """Play at servers of the old version, replace each by the new one, and compare."""
    cluster = Cluster(place, [], None)
    servers = [Installed(place, old) for _ in range(nodes)]
    cluster.nodes = list[Node](servers)
    jobs: list[asyncio.Task[None]] = []
    try:
        await cluster.start()
        jobs = await cluster.open_tables(tables)
        await cluster.until_answers(2 * tables)
        for server in servers:
            await _replace(cluster, server, new)
            await cluster.until_answers(len(cluster.ledger) + 2 * tables)
    finally:
        await _end(cluster, jobs)
    is_further = _step_back(place)
    times = [second for found in cluster.back.values() for second in found]
    names = [player.table for player in cluster.players]
    outcome = compare(msgspec.structs.replace(place, is_shared=False), cluster.ledger, names, times)
    return Upgraded(Judged(outcome, dict(cluster.faults), dict(cluster.back)), is_further)


def _step_back(place: InPostgres) -> bool:
    with contextlib.closing(PostgresConnection(place)) as line:
        if not line.execute("SELECT to_regclass('of_a_later_version') IS NOT NULL").fetchone()[0]:
            return False
        line.execute("DROP TABLE of_a_later_version")
        line.execute("UPDATE house SET version = ?", (len(MIGRATIONS),))
    return True


async def _replace(cluster: Cluster, server: Installed, new: Path) -> None:
    cluster.strike("upgrade", server)
    server.signal(signal.SIGTERM)
    while not await asyncio.to_thread(server.wait, 5.0):
        pass
    server.source = new
    server.start()
    await until_live(server.url, 120)
    cluster.silent.discard(server.url)
    await cluster.until_back({player: player.backs for player in cluster.players})


async def _end(cluster: Cluster, jobs: list[Any]) -> None:
    cluster.is_over = True
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    for node in cluster.nodes:
        node.end()


def main() -> None:
    """Upgrade once and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--from", dest="commit", required=True, help="the older version, as git names it")
    parser.add_argument("--store", type=place_of, required=True)
    parser.add_argument("--step", action="store_true", help="let the newer one bring the database a step further")
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=12)
    asked = parser.parse_args()
    place = msgspec.structs.replace(asked.store, is_shared=True)
    with tempfile.TemporaryDirectory(prefix="whist-upgrade-", dir="/var/tmp") as folder:
        old = source_of(asked.commit, Path(folder) / "old")
        new = one_step_further(Path(folder) / "new") if asked.step else ROOT / "src"
        found = asyncio.run(upgrade(place, old, new, nodes=asked.nodes, tables=asked.tables))
    print(in_words(found.judged) + ("\nthe database was brought a step further" if found.is_further else ""))
    outcome = found.judged.outcome
    sys.exit(
        found.is_further is not asked.step or bool(outcome.lost or outcome.doubled or outcome.moved or outcome.gaps)
    )


if __name__ == "__main__":
    main()
