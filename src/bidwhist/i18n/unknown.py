"""What is said of an unknown name: what it is none of, and the known names nearest to it."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Literal, TypeAlias

from bidwhist.i18n.sayings import Saying
from bidwhist.tools.nearest import MAX_SHOWN_LETTERS, nearest

Kind: TypeAlias = Literal[
    "agreement", "bot", "command", "format", "judge", "language", "option", "rules", "table", "word-list"
]
"""What a name may be of, as the message ``no-such`` has it."""


def unknown(kind: Kind, name: str, known: Iterable[str]) -> Saying:
    """A sentence about a name that nothing of a kind has.

    >>> str(unknown("bot", "stedy", ["random", "steady"]))
    "no such bot; did you mean steady: 'stedy'"
    >>> str(unknown("bot", "x", ["random", "steady"]))
    "no such bot; there are random and steady: 'x'"
    """
    return _none_of(Saying.of("no-such", kind=kind), name, known)


def unknown_in(place: str, name: str, known: Iterable[str]) -> Saying:
    """The same about a bot of a module that somebody wrote."""
    return _none_of(Saying.of("no-such-bot-in", place=place), name, known)


def _none_of(said: Saying, name: str, known: Iterable[str]) -> Saying:
    names = list(known)
    near = nearest(name, names)
    shown = repr(name[:MAX_SHOWN_LETTERS])
    if near:
        return Saying.of("unknown-near", said=said, near=in_line(near, "values-or"), name=shown)
    return Saying.of("unknown-known", said=said, known=in_line(names or [""], "and"), name=shown)


def in_line(words: Sequence[str | Saying], last: str) -> str | Saying:
    """Words one after another; ``last`` is the message that joins the last one: ``values-or`` or ``and``."""
    *most, end = words
    if not most:
        return end
    first = reduce(lambda one, other: Saying.of("values-in-line", first=one, last=other), most)
    return Saying.of(last, first=first, last=end)
