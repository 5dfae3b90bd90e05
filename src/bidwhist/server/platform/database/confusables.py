"""Confusable names: those that share a look-alike key."""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data


def keys_of(name: str) -> frozenset[str]:
    """The look-alike keys of a name: names that differ in case, spaces, signs or similar letters share one."""
    shapes = (name, name.casefold(), name.upper())
    return frozenset(key for shape in shapes if (key := _skeleton(unicodedata.normalize("NFKC", shape))))


def _skeleton(name: str) -> str:
    # As in Unicode's report 39: decompose, and replace each letter by its prototype.
    apart = unicodedata.normalize("NFD", name)
    shape = unicodedata.normalize("NFD", "".join(_prototype(letter) for letter in apart))
    return "".join(letter for letter in shape.casefold() if letter.isalnum() or is_mark(letter))


@cache
def _prototype(letter: str) -> str:
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    (other,) = alike
    if len(_alike(other)) > 1:
        return other
    return max(letter, other, key=lambda one: (len(one), one))


def _alike(letters: str) -> list[str]:
    # A prototype lists all letters like it; each of these lists only the prototype.
    return [found["c"].strip("\u200e") for found in confusables_data.get(letters, ())]


def is_mark(letter: str) -> bool:
    """Whether a character is a combining mark."""
    return unicodedata.category(letter) in ("Mn", "Mc")
