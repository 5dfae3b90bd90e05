"""This machine as macOS would have it, as far as a program can tell: what Linux has besides is taken away.

It goes first in a process of its own, whose other imports then find what macOS gives them. ``fork`` is refused: what
macOS's own libraries do in threads breaks in a forked child, so Python there starts new processes.
"""

import builtins
import fcntl
import importlib
import io
import multiprocessing
import os
import resource
import select
import selectors
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

LOADED = (
    "click",
    "httptools",
    "rich.console",
    "textual.app",
    "textual.drivers.linux_driver",
    "urllib.request",
    "uvicorn",
)
"""Packages of others, which ask at their import what system there is."""
CALLS = {
    os: (
        *("sched_getaffinity", "sched_setaffinity", "pidfd_open", "memfd_create", "eventfd", "posix_fadvise", "splice"),
        *("posix_fallocate", "copy_file_range", "getrandom", "setns", "unshare", "O_TMPFILE", "O_PATH", "O_DIRECT"),
        *("pipe2", "fdatasync", "getresuid", "getresgid"),
    ),
    resource: ("prlimit",),
    select: ("epoll",),
    selectors: ("EpollSelector",),
    signal: ("SIGPOLL", "SIGRTMIN", "SIGRTMAX", "SIGSTKFLT", "sigwaitinfo", "sigtimedwait"),
    socket: ("TCP_KEEPIDLE", "TCP_USER_TIMEOUT", "TCP_QUICKACK", "SO_PEERCRED", "AF_NETLINK"),
}
OF_LINUX = ("/proc/", "/sys/")
FULL_SYNC = 51
"""``F_FULLFSYNC``, which Linux does not know."""
synced: list[int] = []
"""Files that were written through to the disk itself."""


def take_away() -> None:
    """Makes this process a program on macOS."""
    for name in LOADED:
        importlib.import_module(name)
    for module, names in CALLS.items():
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    selectors.DefaultSelector = selectors.PollSelector  # type: ignore[assignment, misc]
    multiprocessing.set_start_method("spawn", force=True)
    os.fork = os.forkpty = _no_fork
    fcntl.F_FULLFSYNC = FULL_SYNC  # type: ignore[attr-defined]
    fcntl.fcntl = _controlled
    for module, name in ((os, "open"), (os, "stat"), (io, "open"), (builtins, "open")):
        setattr(module, name, _without_proc(getattr(module, name)))
    sys.platform = "darwin"


def _no_fork() -> Any:
    raise AssertionError("a forked child of macOS breaks: start a new process")


_control = fcntl.fcntl


def _controlled(descriptor: Any, command: int, argument: Any = 0) -> Any:
    if command != FULL_SYNC:
        return _control(descriptor, command, argument)
    os.fsync(descriptor)
    synced.append(descriptor)
    return 0


def _without_proc(call: Callable[..., Any]) -> Callable[..., Any]:
    """A call that finds none of Linux's own files."""

    def called(path: Any, *words: Any, **more: Any) -> Any:
        if not isinstance(path, int) and os.fsdecode(path).startswith(OF_LINUX):
            raise FileNotFoundError(2, "No such file or directory", os.fspath(path))
        return call(path, *words, **more)

    return called


if __name__ == "__main__":
    take_away()
    importlib.import_module("bidwhist.cli.__main__").main()
