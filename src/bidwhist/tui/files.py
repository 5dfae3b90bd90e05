"""Files that are whole at every moment: the old content, or the new."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from bidwhist.tools.durable import to_disk


def replace_whole(path: Path, content: bytes) -> None:
    """Writes a file. When this returns, it is on the disk.

    :raises OSError: if it cannot be written; what was there before stays.
    """
    # The new file replaces the old one only when every byte is on the disk, so a kill at any moment leaves a whole one.
    written = path.with_name(f"{path.name}.new")
    try:
        with written.open("wb") as file:
            file.write(content)
            file.flush()
            to_disk(file.fileno())
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def append_line(path: Path, line: bytes) -> None:
    """Adds a line to a file. When this returns, it is on the disk. A line that was cut off before it stays by itself.

    :raises OSError: if it cannot be written; then nothing of it is in the file.
    """
    with path.open("a+b", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 1))
        left = memoryview(line if file.read(1) in (b"", b"\n") else b"\n" + line)
        try:
            while left:
                left = left[file.write(left) :]
            to_disk(file.fileno())
        except BaseException:
            with suppress(OSError):
                file.truncate(size)
            raise


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":  # where a folder cannot be opened
        opened = os.open(folder, os.O_RDONLY)
        try:
            to_disk(opened)
        finally:
            os.close(opened)


def beside_save(save: Path, ending: str) -> Path:
    """A file that belongs to a save: ``match.ending`` for ``match.json``, ``match.dat.ending`` for ``match.dat``."""
    return save.with_name(f"{save.name.removesuffix('.json')}.{ending}")
