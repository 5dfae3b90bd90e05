"""What one system alone has is imported and called behind a question which system this is."""

import ast
import re
from collections.abc import Iterator

import pytest

from support.sources import ROOT, python_in, text_of

MODULES = {
    *("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "curses", "readline", "posix", "uvloop"),
    *("msvcrt", "winreg", "winsound", "_winapi"),
}
"""What Windows has not, and what it alone has."""
CALLS = {
    "os": {
        *("fork", "forkpty", "killpg", "getpgid", "getsid", "getuid", "geteuid", "nice", "setsid", "mkfifo", "uname"),
        *("sched_getaffinity", "sched_setaffinity", "pidfd_open", "memfd_create", "posix_fadvise", "fdatasync"),
    },
    "signal": {"SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGQUIT", "alarm", "setitimer"},
    "select": {"epoll", "kqueue", "poll"},
    "resource": {"prlimit"},
    "socket": {"SO_REUSEPORT", "TCP_KEEPIDLE", "TCP_USER_TIMEOUT", "AF_UNIX"},
    "fcntl": {"F_FULLFSYNC"},
}
"""By module, what Windows or macOS lack, or have alone."""
ASKED_FOR = re.compile(r"hasattr\((\w+), '(\w+)'\)")
OF_CALLS = "|".join(sorted({name for names in CALLS.values() for name in names}))
WORDS = re.compile(
    rf"(?:import|from|,)\s[^#\n]*\b(?:{'|'.join(sorted(MODULES))})\b"
    rf"|(?:{'|'.join(CALLS)})\s*\.\s*(?:{OF_CALLS})\b"
    rf"|from\s+(?:{'|'.join(CALLS)})\b",
)
"""A module without any of these takes nothing for granted and need not be read."""
QUESTIONS = ("sys.platform", "os.name", "hasattr(")


def unguarded(text: str) -> Iterator[str]:
    """What a module takes for granted, with its line."""
    if WORDS.search(text):
        yield from _within(ast.parse(text), asked=frozenset())


def _within(node: ast.AST, *, asked: frozenset[str]) -> Iterator[str]:
    """``asked`` are the names that the function around asks for with ``hasattr``."""
    if _asks(node):
        return
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        asked |= {f"{module}.{name}" for module, name in ASKED_FOR.findall(ast.unparse(node))}
    yield from (f"line {line}: {name}" for line, name in _named(node) if name not in asked)
    for inside in ast.iter_child_nodes(node):
        yield from _within(inside, asked=asked)


def _asks(node: ast.AST) -> bool:
    """Whether it asks which system this is, or expects that an import fails."""
    if isinstance(node, ast.If | ast.IfExp):
        return any(question in ast.unparse(node.test) for question in QUESTIONS)
    if isinstance(node, ast.Try):
        return any(handler.type is not None and "ImportError" in ast.unparse(handler.type) for handler in node.handlers)
    return False


def _named(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Import):
        yield from ((node.lineno, one.name) for one in node.names if one.name.partition(".")[0] in MODULES)
    elif isinstance(node, ast.ImportFrom):
        if (node.module or "").partition(".")[0] in MODULES:
            yield node.lineno, str(node.module)
        taken = CALLS.get(node.module or "", set())
        yield from ((node.lineno, f"{node.module}.{one.name}") for one in node.names if one.name in taken)
    elif (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.attr in CALLS.get(node.value.id, set())
    ):
        yield node.lineno, f"{node.value.id}.{node.attr}"


def test_nothing_of_one_system_is_taken_for_granted() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): names
        for path in python_in("src/bidwhist")
        if (names := list(unguarded(text_of(path))))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import fcntl", ["line 1: fcntl"]),
        ("from os import fork", ["line 1: os.fork"]),
        ("import os\nprint(os.sched_getaffinity(0))", ["line 2: os.sched_getaffinity"]),
        ("import sys\nif sys.platform != 'win32':\n    import fcntl", []),
        ("import os\nif hasattr(os, 'nice'):\n    os.nice(1)", []),
        ("import os\ndef one():\n    return hasattr(os, 'nice') and os.nice(1)", []),
        ("import os\ndef one():\n    return hasattr(os, 'fork') and os.nice(1)", ["line 3: os.nice"]),
        ("try:\n    import uvloop\nexcept ImportError:\n    uvloop = None", []),
        ("try:\n    import uvloop\nexcept OSError:\n    uvloop = None", ["line 2: uvloop"]),
    ],
)
def test_a_guard_is_a_question_about_the_system(text: str, found: list[str]) -> None:
    assert list(unguarded(text)) == found
