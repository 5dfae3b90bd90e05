"""A PostgreSQL with a standby that is behind: copied by pg_basebackup, streaming, and promoted in its place.

Each failover makes the standby the primary and the old primary, wiped, the next standby. Both listen at ports that
stay, so that the servers' address names both hosts (``target_session_attrs=read-write``).
"""

import shutil
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from bidwhist.cli.local_postgres import LocalPostgres, programs
from bidwhist.server.platform.database.paths import InPostgres
from bidwhist.server.platform.database.postgres import PostgresConnection

PATIENCE_S = 30.0
SLOT_NAMES = ("one", "two")


class Pair:
    """A primary and its standby."""

    def __init__(self, folder: Path, ports: tuple[int, int], connections: int, options: str = "") -> None:
        self.folder = folder
        self.options = options
        self.places = [
            LocalPostgres(folder / name, port, connections=connections)
            for name, port in zip(SLOT_NAMES, ports, strict=True)
        ]
        self.primary = 0

    def url(self) -> str:
        """Where servers reach whichever of the two can be written."""
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in self.places)
        return f"postgresql://postgres@{hosts}/whist?target_session_attrs=read-write{self.options}"

    def start(self) -> None:
        """Start the primary and copy it."""
        self.places[self.primary].start()
        with (self._data(self.primary) / "postgresql.conf").open("a") as settings:
            # What is written while the standby does not listen stays for it.
            settings.write("wal_keep_size = '256MB'\nhot_standby = on\n")
        self.places[self.primary].restart()
        self.copy()

    def copy(self) -> None:
        """Make the other one a standby of the primary."""
        other = 1 - self.primary
        target, source = self.places[other], self.places[self.primary]
        shutil.rmtree(target.folder, ignore_errors=True)
        target.folder.mkdir(parents=True)
        shutil.chown(target.folder, "postgres", "postgres")
        found = programs()
        assert found is not None
        subprocess.run(
            (
                *("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", str(found / "pg_basebackup")),
                *("-h", "127.0.0.1", "-p", str(source.port), "-U", "postgres", "-D", str(self._data(other))),
                *("-R", "-X", "stream", "-c", "fast"),
            ),
            cwd="/",
            check=True,
            capture_output=True,
        )
        target.start()

    def _data(self, number: int) -> Path:
        return self.places[number].folder / "data"

    def lag(self) -> None:
        """The standby has all there is, and is told of nothing more from now on."""
        has = self._ask(self.primary, "SELECT pg_current_wal_lsn()")[0][0]
        ends = time.monotonic() + PATIENCE_S
        while not self._ask(1 - self.primary, f"SELECT pg_last_wal_replay_lsn() >= '{has}'")[0][0]:
            if time.monotonic() > ends:
                raise AssertionError("the standby does not catch up")
            time.sleep(0.02)
        self._ask(1 - self.primary, "ALTER SYSTEM SET primary_conninfo = ''")
        self._ask(1 - self.primary, "SELECT pg_reload_conf()")

    def fail_over(self) -> None:
        """The primary is gone, and the standby takes its place."""
        self.places[self.primary].stop("immediate")
        self._ask(1 - self.primary, "SELECT pg_promote(true, 30)")
        self.primary = 1 - self.primary

    def _ask(self, number: int, query: str) -> Any:
        place = InPostgres(f"postgresql://postgres@127.0.0.1:{self.places[number].port}/whist")
        ends = time.monotonic() + PATIENCE_S
        while True:
            try:
                with closing(PostgresConnection(place)) as line:
                    found = line.execute(query)
                    return found.fetchall() if query.startswith("SELECT") else []
            except Exception:
                if time.monotonic() > ends:
                    raise
                time.sleep(0.05)

    def stop(self, how: str = "fast") -> None:
        """Stop both."""
        for one in self.places:
            one.stop(how)

    def restart(self, how: str = "fast") -> None:
        """Restart the primary."""
        self.places[self.primary].restart(how)


SEARCHED = "options=-csearch_path%3Dpublic%2Cpg_catalog"
"""What an address says so that our own clock is found before that of the system."""
_CLOCK = (
    "CREATE TABLE IF NOT EXISTS public.clock_ahead (seconds double precision NOT NULL)",
    "INSERT INTO public.clock_ahead SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM public.clock_ahead)",
    "CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS "
    "$$ SELECT pg_catalog.clock_timestamp() + make_interval(secs => (SELECT seconds FROM public.clock_ahead)) $$",
)


def set_clock(database: LocalPostgres | Pair, ahead_s: int) -> None:
    """Set the clock that a database tells to servers whose address has ``SEARCHED``: seconds ahead of the real one."""
    one = database.places[database.primary] if isinstance(database, Pair) else database
    with closing(PostgresConnection(InPostgres(f"postgresql://postgres@{one.host}:{one.port}/whist"))) as line:
        for statement in (*_CLOCK, f"UPDATE public.clock_ahead SET seconds = {ahead_s}"):
            line.execute(statement)
