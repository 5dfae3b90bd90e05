"""The file of a store on the disk: its owner's alone, one server's at a time, and still the one that was opened."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from bidwhist.errors import WhistError
from bidwhist.server.platform.database.database import Space

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE = 0o600
MIN_FREE_BYTES = 16 * 2**20
"""Bytes that must be free on the disk; with fewer a server says that it is not ready."""
Identity: TypeAlias = tuple[int, int]


def make_private(path: Path) -> None:
    """Make a file where it is missing, for its owner alone; SQLite gives those beside it the same rights."""
    # A file that is there is not opened: closing it would drop the locks that SQLite holds on it.
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in _files(path):
        if one.exists():
            one.chmod(PRIVATE)


def _files(path: Path) -> tuple[Path, Path, Path]:
    return path, Path(f"{path}-wal"), Path(f"{path}-shm")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file for one server; the hold ends with the process, however that ends.

    :raises WhistError: if another server has it, or it cannot be held.
    """
    lock = Path(f"{path.resolve()}.lock")
    try:
        hold = os.open(lock, os.O_CREAT | os.O_RDWR, PRIVATE)
    except OSError as error:
        raise WhistError(f"the table store cannot be opened, {error.strerror}: {path}") from error
    try:
        _lock(hold)
    except OSError as error:
        os.close(hold)
        raise WhistError(
            f"another server has these tables open; end it first, or name another file with --db: {path}"
        ) from error
    try:
        yield
    finally:
        os.close(hold)


def _lock(hold: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(hold, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)


class OpenFile:
    """A file of tables as it was when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identities = {one: _identity(one) for one in _files(path)[:2]}

    def fault(self) -> str | None:
        """What is wrong with the file, where what is written would be lost: it was deleted or replaced."""
        if any(_identity(path) != was for path, was in self._identities.items() if was is not None):
            return "its file was deleted or replaced; end the server and put the file back"
        return None

    def space(self) -> Space:
        """What the file takes up, and what its disk has left."""
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
