"""A private PostgreSQL in a folder: find, create, start and stop it."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from bidwhist.cli.mistakes import Mistake
from bidwhist.errors import WhistError

_INSTALLED = Path("/usr/lib/postgresql")
_START_TIMEOUT_S = 60
"""Seconds that PostgreSQL may take to start or stop."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest installed version, or None."""
    versions = sorted(_INSTALLED.glob("*/bin/initdb"), key=lambda found: int(found.parts[-3].partition(".")[0]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


MAX_OUTPUT_LETTERS = 500
"""Most characters shown of a program's output."""


class _Ran(NamedTuple):
    """A program's exit code and output."""

    is_done: bool
    said: str


class LocalPostgres:
    """A PostgreSQL in a folder, that listens on localhost."""

    def __init__(self, folder: Path, port: int, host: str = "127.0.0.1", connections: int = 100) -> None:
        self.folder, self.port, self.host, self.connections = folder, port, host, connections

    def url(self, database: str = "whist") -> str:
        """Its address."""
        return f"postgresql://postgres@{self.host}:{self.port}/{database}"

    def start(self) -> None:
        """Create it if it does not exist, and start it.

        :raises WhistError: if PostgreSQL is not installed, or does not start.
        """
        data = self.folder / "data"
        self._make_folder()
        if not self._as_postgres(("test", "-e", str(data / "PG_VERSION"))).is_done:
            self._do("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        if not self._as_postgres((self._program("pg_ctl"), "-D", str(data), "status")).is_done:
            listens = f"-p {self.port} -k {self.folder} -c listen_addresses={self.host},127.0.0.1"
            self._ctl("-o", f"{listens} -c max_connections={self.connections}", "-l", str(self.folder / "log"), "start")
        self._as_postgres(
            (self._program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "whist")
        )

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``fast`` ends every session, ``immediate`` is like a power cut."""
        self._ctl("-m", how, "stop")

    def restart(self, how: str = "fast") -> None:
        """Restart it with the same options."""
        self._ctl("-m", how, "restart")

    def _ctl(self, *words: str) -> None:
        self._do("pg_ctl", "-D", str(self.folder / "data"), "-w", "-t", str(_START_TIMEOUT_S), *words)

    def _make_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if is_root():
            if shutil.which("setpriv") is None:
                raise WhistError(Mistake.of("cli-postgres-root", why="plain", folder=str(self.folder)))
            try:
                shutil.chown(self.folder, "postgres", "postgres")
            except LookupError as error:
                raise WhistError(Mistake.of("cli-postgres-root", why="nobody", folder=str(self.folder))) from error
            if not self._as_postgres(("test", "-w", str(self.folder))).is_done:
                raise WhistError(Mistake.of("cli-postgres-root", why="folder", folder=str(self.folder)))

    def _program(self, name: str) -> str:
        found = programs()
        if found is None:
            raise WhistError(Mistake.of("cli-postgres-missing"))
        return str(found / name)

    def _do(self, program: str, *words: str) -> None:
        ran = self._as_postgres((self._program(program), *words))
        if not ran.is_done:
            log = self.folder / "log"
            raise WhistError(
                Mistake.of(
                    "cli-postgres-failed",
                    log="yes" if log.exists() and log.stat().st_size else "no",
                    program=program,
                    folder=str(self.folder),
                    said=ran.said or Mistake("cli-says-nothing"),
                    file=str(log),
                )
            )

    def _as_postgres(self, words: Sequence[str]) -> _Ran:
        """Run a program as a user that PostgreSQL runs as."""
        whole = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *words) if is_root() else words
        # A file, not a pipe: its child processes would keep a pipe open.
        with TemporaryFile() as told:
            done = subprocess.run(
                whole, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=told, cwd="/", check=False
            )
            told.seek(0)
            lines = told.read().decode(errors="replace").split("\n")
        return _Ran(done.returncode == 0, " ".join(" ".join(lines).split())[:MAX_OUTPUT_LETTERS])


def is_root() -> bool:
    return hasattr(os, "getuid") and os.getuid() == 0
