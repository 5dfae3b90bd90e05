"""The database file: private to its owner, locked by one server, and checked to be the one that was opened."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import Space
from bidwhist.tools.file_lock import try_lock

PRIVATE = 0o600
MIN_FREE_BYTES = 16 * 2**20
"""Free bytes on the disk below which a server reports that it is not ready."""
Identity: TypeAlias = tuple[int, int]


def make_private(path: Path) -> None:
    """Create a missing file with access for its owner only; SQLite gives its side files the same rights."""
    # Do not open an existing file: closing it would drop the locks that SQLite holds on it.
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in _files(path):
        if one.exists():
            one.chmod(PRIVATE)


def _files(path: Path) -> tuple[Path, Path, Path]:
    return path, Path(f"{path}-wal"), Path(f"{path}-shm")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock a file for one server; the lock ends with the process in any case.

    :raises WhistError: if another server has locked it, or it cannot be locked.
    """
    lock = Path(f"{path.resolve()}.lock")
    try:
        hold = os.open(lock, os.O_CREAT | os.O_RDWR, PRIVATE)
    except OSError as error:
        raise WhistError(f"the table store cannot be opened, {error.strerror}: {path}") from error
    try:
        _lock(hold, path)
        yield
    finally:
        os.close(hold)


def _lock(hold: int, path: Path) -> None:
    try:
        is_ours = try_lock(hold)
    except OSError as error:
        raise WhistError(f"the table store cannot be locked, {error.strerror}: {path}") from error
    if not is_ours:
        raise WhistError(f"another server has these tables open; end it first, or name another file with --db: {path}")


class OpenFile:
    """The identity of a database file when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identities = {one: _identity(one) for one in _files(path)[:2]}

    def fault(self) -> str | None:
        """What is wrong with the file if writes would be lost: it was deleted or replaced."""
        if any(_identity(path) != was for path, was in self._identities.items() if was is not None):
            return "its file was deleted or replaced; end the server and put the file back"
        return None

    def space(self) -> Space:
        """The size of the file and the free bytes on its disk."""
        kept = self._path.stat().st_size if self._path.exists() else 0
        return Space(kept, shutil.disk_usage(self._path.parent).free)

    def is_tight(self) -> bool:
        """Whether the disk is nearly full."""
        return shutil.disk_usage(self._path.parent).free < MIN_FREE_BYTES


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
