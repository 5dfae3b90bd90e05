"""The answer to an unknown name: the known names nearest to it."""

from collections.abc import Iterable
from difflib import get_close_matches

MAX_SHOWN_LETTERS = 40
"""The most letters of a wrong name that are repeated."""


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """A sentence about a name that nothing has.

    >>> unknown("bot", "stedy", ["random", "steady"])
    "no such bot; did you mean steady: 'stedy'"
    >>> unknown("bot", "x", ["random", "steady"])
    "no such bot; there are random and steady: 'x'"
    """
    names = list(known)
    near = nearest(name, names)
    hint = f"did you mean {_joined(near, 'or')}" if near else f"there are {_joined(names, 'and')}"
    return f"no such {what}; {hint}: {name[:MAX_SHOWN_LETTERS]!r}"


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """The known names that are most like a wrong one, at most three."""
    return get_close_matches(name.lower(), list(known), n=3, cutoff=0.5)


def _joined(words: list[str], last: str) -> str:
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
