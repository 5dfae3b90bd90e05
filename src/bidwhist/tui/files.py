"""Files that are whole at every moment: the old content, or the new."""

import os
import sys
from pathlib import Path

from bidwhist.tools.durable import to_disk


def replace_whole(path: Path, content: bytes) -> None:
    """Writes a file. When this returns, it is on the disk.

    :raises OSError: if it cannot be written; what was there before stays.
    """
    # The new file replaces the old one only when every byte is on the disk, so a kill at any moment leaves a whole one.
    written = path.with_suffix(".new")
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


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":  # where a folder cannot be opened
        opened = os.open(folder, os.O_RDONLY)
        try:
            to_disk(opened)
        finally:
            os.close(opened)
