"""A PostgreSQL of one's own in a folder: found where it is installed, made, started, stopped."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bidwhist.errors import WhistError

_INSTALLED = Path("/usr/lib/postgresql")
_SECONDS = 60
"""For which PostgreSQL may take to start or stop."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version that is installed; nothing where there is none."""
    versions = sorted(_INSTALLED.glob("*/bin/initdb"), key=lambda found: int(found.parts[-3].partition(".")[0]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class LocalPostgres:
    """One PostgreSQL in a folder, that listens on this machine alone."""

    def __init__(self, folder: Path, port: int, host: str = "127.0.0.1", connections: int = 100) -> None:
        self.folder, self.port, self.host, self.connections = folder, port, host, connections

    def url(self, database: str = "whist") -> str:
        """Where it is reached."""
        return f"postgresql://postgres@{self.host}:{self.port}/{database}"

    def start(self) -> None:
        """Make it where it is not there yet, and start it.

        :raises WhistError: if PostgreSQL is not installed, or does not start.
        """
        data = self.folder / "data"
        self._make_folder()
        if not self._as_postgres(("test", "-e", str(data / "PG_VERSION"))):
            self._do("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        if not self._as_postgres((self._program("pg_ctl"), "-D", str(data), "status")):
            listens = f"-p {self.port} -k {self.folder} -c listen_addresses={self.host},127.0.0.1"
            self._ctl("-o", f"{listens} -c max_connections={self.connections}", "-l", str(self.folder / "log"), "start")
        self._as_postgres(
            (self._program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "whist")
        )

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``fast`` ends every session, ``immediate`` as a lost machine would."""
        self._ctl("-m", how, "stop")

    def restart(self, how: str = "fast") -> None:
        """Stop it, and start it again with what it was started with."""
        self._ctl("-m", how, "restart")

    def _ctl(self, *words: str) -> None:
        self._do("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", str(_SECONDS), *words)

    def _make_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if _is_root():
            shutil.chown(self.folder, "postgres", "postgres")

    def _program(self, name: str) -> str:
        found = programs()
        if found is None:
            raise WhistError("PostgreSQL is not installed here; install it, or name one with --store postgresql://...")
        return str(found / name)

    def _do(self, program: str, *words: str) -> None:
        if not self._as_postgres((self._program(program), *words)):
            raise WhistError(f"PostgreSQL could not do this: {program} {' '.join(words)}; its log is in {self.folder}")

    def _as_postgres(self, words: Sequence[str]) -> bool:
        # It does not run as root. Its output goes nowhere: whatever it starts would hold a pipe open.
        whole = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *words) if _is_root() else words
        done = subprocess.run(
            whole, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", check=False
        )
        return done.returncode == 0


def _is_root() -> bool:
    return hasattr(os, "getuid") and os.getuid() == 0
