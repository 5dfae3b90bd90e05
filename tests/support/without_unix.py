"""This machine as Windows would have it, as far as a program can tell: what only Unix has is taken away.

It goes first in a process of its own, whose other imports then find what Windows gives them.
"""

import asyncio.unix_events
import fcntl
import importlib
import os
import signal
import socket
import subprocess  # it looks for msvcrt once, before there is one
import sys
import types
from typing import Any

LOADED = (
    "click",
    "click.testing",
    "httptools",
    "rich.console",
    "textual.app",
    "textual.drivers.linux_driver",
    "textual.widgets",
    "uvicorn",
)
"""Packages of others, which ask at their import what system there is and have their own parts for Windows."""
MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop")
SIGNALS = ("ALRM", "CHLD", "CONT", "HUP", "KILL", "PIPE", "PROF", "QUIT", "STOP", "TSTP", "USR1", "USR2", "XFSZ")
CALLS = {
    os: (
        *("chown", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getloadavg", "getpgid"),
        *("getpriority", "getuid", "killpg", "mkfifo", "nice", "pread", "sched_getaffinity", "sendfile", "setpriority"),
        *("setsid", "sync", "sysconf", "uname", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC"),
    ),
    signal: ("alarm", "pause", "setitimer", "sigwait", "siginterrupt", *(f"SIG{name}" for name in SIGNALS)),
    socket: ("SO_REUSEPORT",),
}


def take_away() -> None:
    """Makes this process a program on Windows."""
    for name in LOADED:
        importlib.import_module(name)
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for module, names in CALLS.items():
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    sys.modules["msvcrt"] = _msvcrt()
    setattr(asyncio.SelectorEventLoop, "add_signal_handler", _not_here)  # noqa: B010  # the type of a method is closed
    asyncio.ProactorEventLoop = asyncio.SelectorEventLoop  # type: ignore[attr-defined]
    os.open = _open_file  # type: ignore[assignment]
    setattr(subprocess, "Popen", _Popen)  # noqa: B010
    sys.platform = "win32"


def _not_here(*_: object) -> None:
    raise NotImplementedError


def _msvcrt() -> types.ModuleType:
    found = types.ModuleType("msvcrt")
    found.LK_NBLCK, found.LK_UNLCK = 2, 0  # type: ignore[attr-defined]
    found.locking = _locking  # type: ignore[attr-defined]
    return found


_flock, _ALONE = fcntl.flock, fcntl.LOCK_EX | fcntl.LOCK_NB


def _locking(descriptor: int, mode: int, count: int) -> None:
    """Windows refuses a second holder of a byte with another error than POSIX."""
    assert (mode, count) == (2, 1), "one byte is locked, without waiting"
    try:
        _flock(descriptor, _ALONE)
    except BlockingIOError:
        raise PermissionError(13, "Permission denied") from None


_open = os.open


def _open_file(path: "str | os.PathLike[str]", flags: int, mode: int = 0o777, **more: object) -> int:
    """Windows opens no folders."""
    if os.path.isdir(path):  # noqa: PTH112  # Path itself may be what asks
        raise PermissionError(13, "Permission denied", os.fspath(path))
    return _open(path, flags, mode, **more)  # type: ignore[arg-type]


class _Popen(subprocess.Popen[Any]):
    """Windows has nothing that a child does before its program."""

    def __init__(self, *words: Any, preexec_fn: object = None, **more: Any) -> None:
        if preexec_fn is not None:
            raise ValueError("preexec_fn is not supported on Windows platforms")
        super().__init__(*words, **more)


if __name__ == "__main__":
    take_away()
    importlib.import_module("bidwhist.cli.__main__").main()
