"""Child processes that end with their parent, even if it is killed."""

import ctypes
import signal
import sys
from collections.abc import Callable

_PR_SET_PDEATHSIG = 1


def end_with_parent() -> Callable[[], None] | None:
    """The ``preexec_fn`` of a child, so that it gets SIGTERM when its parent dies; Linux only.

    The thread that starts the child has to live as long as the process does.
    """
    if not sys.platform.startswith("linux"):
        return None
    libc = ctypes.CDLL(None, use_errno=True)
    return lambda: libc.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
