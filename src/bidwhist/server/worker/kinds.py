"""What a worker can do: a name, and the function that makes the JSON of an answer from the JSON of what was asked."""

from collections.abc import Callable
from importlib import import_module

KINDS = {
    "choice": ("bidwhist.server.tables.bot_turns", "decided"),
    "ready": ("bidwhist.server.tables.bot_turns", "made_ready"),
    "lesson": ("bidwhist.server.history.coach.lessons", "taught"),
    "other_way": ("bidwhist.server.history.what_if", "played_on"),
}
"""Modules and functions; loaded in the processes that work, which are the ones that need bots and their nets."""


def done(kind: str, asked: bytes) -> bytes:
    """The answer to what was asked; it raises whatever goes wrong, and ``KeyError`` for a kind that is not known."""
    module, name = KINDS[kind]
    function: Callable[[bytes], bytes] = getattr(import_module(module), name)
    return function(asked)
