"""A lock on a file for one process, on POSIX and on Windows; it ends with the process."""

import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def try_lock(descriptor: int) -> bool:
    """Lock an open file without waiting. Returns False if another process has locked it.

    The first byte is locked on Windows, where it need not be there; closing the file frees the lock.

    :raises OSError: if its file system has no locks.
    """
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # what POSIX says, and what Windows says
        return False
    return True
