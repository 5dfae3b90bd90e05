"""A lock on a file for one process, on POSIX and on Windows; it ends with the process."""

import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def try_lock(descriptor: int, at: int = 0) -> bool:
    """Lock an open file without waiting. Returns False if another process has locked it.

    Windows locks one byte, which others can then neither read nor write; closing the file frees the lock.

    :param at: where that byte is; it need not be there.
    :raises OSError: if its file system has no locks.
    """
    try:
        if sys.platform == "win32":
            before = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, at, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, before, os.SEEK_SET)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # what POSIX says, and what Windows says
        return False
    return True
