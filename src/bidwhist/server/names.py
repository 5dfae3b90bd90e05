"""Names that people see: what may be in them, why one is refused, and which ones look like each other."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from bidwhist.bots.levels import BOTS
from bidwhist.errors import WhistError
from bidwhist.server.table import BOT_NAMES

LONGEST = 24
SIGNS = frozenset(" .'-_&")
"""What may stand between the letters and digits of a name."""
MOST_MARKS = 2
"""Marks over or under one letter; some languages have two."""
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "HANGUL"},
    {"LATIN", "HAN", "BOPOMOFO"},
)
"""Scripts that are written together; any other name is of one script."""
_NEUTRAL = {"COMMON", "INHERITED"}
_HOUSE = ("bot", "bots", "server", "bidwhist", "admin", "administrator", "moderator", "owner", "dealer", "host")
# RFC 8265: letters, digits and visible ASCII, in an order of writing that can be read.
_VISIBLE = get_profile("UsernameCasePreserved")


class BadName(WhistError):
    """A name that cannot be shown, with words that say why and what would do."""


def shown_name(name: str) -> str:
    """A name as it is kept and shown.

    :raises BadName: with the reason, if it may not be shown.
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).replace("’", "'").split())
    why = _why_not(plain)
    if why:
        raise BadName(why)
    return plain


def _why_not(name: str) -> str | None:
    if not any(letter.isalpha() for letter in name):
        return "a name needs letters that can be seen"
    if len(name) > LONGEST:
        return f"a name has at most {LONGEST} letters; perhaps a shorter form of it?"
    if not all(letter.isalnum() or letter in SIGNS or _is_mark(letter) for letter in name):
        return "a name has letters, digits and . ' - _ & and nothing else; perhaps the same without the other signs?"
    if not all(_is_visible(word) for word in name.split()) or _has_a_pile_of_marks(name):
        return "some signs of this name cannot be seen or read; perhaps it can be typed anew, letter by letter?"
    if not _is_of_one_script(name):
        return "this name mixes the letters of different alphabets; please keep to one"
    return None


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Mc")


def _is_visible(word: str) -> bool:
    try:
        return _VISIBLE.enforce(word) == unicodedata.normalize("NFC", word)
    except UnicodeEncodeError:
        return False


def _has_a_pile_of_marks(name: str) -> bool:
    pile = 0
    for letter in unicodedata.normalize("NFC", name):
        pile = pile + 1 if unicodedata.category(letter) == "Mn" else 0
        if pile > MOST_MARKS:
            return True
    return False


def _is_of_one_script(name: str) -> bool:
    scripts = unique_aliases(name) - _NEUTRAL
    return len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)


# Which names look like each other.


def keys_of(name: str) -> frozenset[str]:
    """What two names share if one can be taken for the other: by capitals, spaces, signs or letters that look alike."""
    shapes = (name, name.casefold(), name.upper())
    return frozenset(key for shape in shapes if (key := _skeleton(unicodedata.normalize("NFKC", shape))))


def is_reserved(name: str, more: Iterable[str] = ()) -> bool:
    """Whether a name is that of the house or of its bots; ``more`` are levels of bots from elsewhere."""
    reserved = _reserved() | {key for level in more for key in keys_of(level)}
    return any(key in reserved or key.removeprefix("bot") in reserved for key in keys_of(name))


@cache
def _reserved() -> frozenset[str]:
    return frozenset(key for name in (*_HOUSE, *BOTS, *BOT_NAMES) for key in keys_of(name))


def _skeleton(name: str) -> str:
    # As in Unicode's report 39: taken apart, each letter replaced by the one that stands for all that look like it.
    apart = unicodedata.normalize("NFD", name)
    shape = unicodedata.normalize("NFD", "".join(_prototype(letter) for letter in apart))
    return "".join(letter for letter in shape.casefold() if letter.isalnum() or _is_mark(letter))


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
