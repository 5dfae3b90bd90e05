"""Writes an open file through to the disk itself, on every system."""

import os
import sys

if sys.platform != "win32":
    import fcntl


def to_disk(descriptor: int) -> None:
    """When this returns, what was written to a file is on the disk and not in a cache.

    On macOS ``fsync`` leaves it in the cache of the drive, where a power cut loses it.

    :raises OSError: if it cannot be written.
    """
    if sys.platform == "darwin":
        try:
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
        except OSError:
            # Not every file system has it, such as a folder of another computer.
            os.fsync(descriptor)
    else:
        os.fsync(descriptor)
