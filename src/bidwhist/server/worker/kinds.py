"""The kinds of jobs: a name, and the function from a request's JSON to an answer's JSON."""

from collections.abc import Callable
from importlib import import_module

KINDS = {
    "choice": ("bidwhist.server.tables.bot_turns", "decided"),
    "ready": ("bidwhist.server.tables.bot_turns", "made_ready"),
    "lesson": ("bidwhist.server.history.coach.lessons", "taught"),
    "other_way": ("bidwhist.server.history.what_if", "played_on"),
}
"""Module and function by kind; loaded only in worker processes, which need the bots and their networks."""


def done(kind: str, asked: bytes) -> bytes:
    """Run a job and give its answer; raises the job's own errors, and ``KeyError`` for an unknown kind."""
    module, name = KINDS[kind]
    function: Callable[[bytes], bytes] = getattr(import_module(module), name)
    return function(asked)
