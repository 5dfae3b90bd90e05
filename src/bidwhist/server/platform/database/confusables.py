"""Which names look like each other, by the keys that two of them share."""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data


def keys_of(name: str) -> frozenset[str]:
    """What two names share if one can be taken for the other: by capitals, spaces, signs or letters that look alike."""
    shapes = (name, name.casefold(), name.upper())
    return frozenset(key for shape in shapes if (key := _skeleton(unicodedata.normalize("NFKC", shape))))


def _skeleton(name: str) -> str:
    # As in Unicode's report 39: taken apart, each letter replaced by the one that stands for all that look like it.
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
    # The prototype has all others in its list, each of these has the prototype alone.
    return [found["c"].strip("\u200e") for found in confusables_data.get(letters, ())]


def is_mark(letter: str) -> bool:
    """Whether a sign stands over, under or behind a letter."""
    return unicodedata.category(letter) in ("Mn", "Mc")
