"""A failed assertion on large values tells where they first differ, where a whole diff would take minutes."""

import difflib
from collections.abc import Iterator, Sequence
from typing import Any

MAX_CHARACTERS = 10_000
"""Of both sides together; the time of a whole diff grows with the cube of them."""
CONTEXT_LINES = 3
CONTEXT_CHARACTERS = 60
_whole_diff = difflib.ndiff


def shorten_diffs() -> None:
    """Changes the diff that pytest shows of lines."""
    difflib.ndiff = _diff  # type: ignore[assignment]


def _diff(one: Sequence[str], other: Sequence[str], *junk: Any, **junks: Any) -> Iterator[str]:
    if sum(map(len, one)) + sum(map(len, other)) <= MAX_CHARACTERS:
        return _whole_diff(one, other, *junk, **junks)
    return _first_difference(one, other)


def _first_difference(one: Sequence[str], other: Sequence[str]) -> Iterator[str]:
    at = _common(one, other)
    old, new = ("".join(lines[at : at + 1]) for lines in (one, other))
    shown = slice(max(0, _common(old, new) - CONTEXT_CHARACTERS), _common(old, new) + CONTEXT_CHARACTERS)
    yield from (f"  {line[: 2 * CONTEXT_CHARACTERS]}" for line in one[max(0, at - CONTEXT_LINES) : at])
    yield f"- {old[shown]}"
    yield f"+ {new[shown]}"
    whole = f"of {len(one)} and {len(other)}; from character {shown.start}"
    yield f"? line {at + 1} is the first that differs, {whole}"


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many items are the same at the beginning of both."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (mine, yours) in pairs if mine != yours), min(len(one), len(other)))
