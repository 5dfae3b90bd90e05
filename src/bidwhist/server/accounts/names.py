"""Display names: what they may contain, why one is refused, and which are reserved for the server."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.categories import unique_aliases
from precis_i18n import get_profile

from bidwhist.bots.levels import BOTS
from bidwhist.errors import WhistError
from bidwhist.i18n import Saying
from bidwhist.server.platform.database.confusables import is_mark, keys_of
from bidwhist.server.tables.domain.table import BOT_NAMES

MAX_NAME_LETTERS = 24
"""Letters of a person's name."""
SIGNS = frozenset(" .'-_&")
"""Signs allowed between the letters and digits of a name."""
MAX_TITLE_LETTERS = 40
"""Letters of the name of a table, a club or an event, and of a person's title."""
TITLE_SIGNS = SIGNS | frozenset(',:;!?()/+#*–—’"“”«»·׳״־')
"""Further signs allowed in the name of a table, a club or an event."""
MAX_MARKS = 2
"""Most combining marks on one letter; some languages use two."""
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "HANGUL"},
    {"LATIN", "HAN", "BOPOMOFO"},
)
"""Scripts that are written together; any other name is of one script."""
_NEUTRAL = {"COMMON", "INHERITED"}
_BEFORE = ("", "bot", "the", "thebot")
"""Signs ignored when a name is compared with the server's reserved ones."""
_HOST_NAMES = ("house", "bythehouse", "lamaison", "parlamaison", "lacasa", "delacasa", "הבית", "מטעםהבית")
"""The server's name as a host in lists of events; spaces are ignored."""
_RESERVED = ("bot", "bots", "server", "bidwhist", "admin", "administrator", "moderator", "owner", "dealer", "host")
# RFC 8265: letters, digits and visible ASCII, in one readable writing direction.
_VISIBLE = get_profile("UsernameCasePreserved")


class BadName(WhistError):
    """A name that is not allowed, with words that say why and what to use instead."""


def shown_name(name: str) -> str:
    """A name normalized for storage and display.

    :raises BadName: with the reason, if it is not allowed.
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).replace("’", "'").split())
    why = _why_not(plain, MAX_NAME_LETTERS, SIGNS)
    if why:
        raise BadName(why)
    return plain


def shown_title(title: str) -> str:
    """The name of a club or an event, normalized; as strict as people's names, but longer and with more signs.

    :raises BadName: with the reason, if it is not allowed or is reserved.
    """
    plain = " ".join(unicodedata.normalize("NFKC", title).split())
    why = _why_not(plain, MAX_TITLE_LETTERS, TITLE_SIGNS)
    if why is None and is_reserved(plain, _HOST_NAMES):
        why = Saying("name-of-house")
    if why:
        raise BadName(why)
    return plain


def _why_not(name: str, longest: int, signs: frozenset[str]) -> Saying | None:
    if not any(letter.isalpha() for letter in name):
        return Saying("bad-name-letters")
    if len(name) > longest:
        return Saying.of("bad-name-long", count=longest)
    if not all(letter.isalnum() or letter in signs or is_mark(letter) for letter in name):
        return Saying("bad-name-signs" if signs is SIGNS else "bad-title-signs")
    if not all(_is_visible(word) for word in _words(name)) or _has_a_pile_of_marks(name):
        return Saying("bad-name-unseen")
    # In a title each word has one script: a Hebrew club may have "Bid Whist" in its name.
    if not all(map(_is_of_one_script, [name] if signs is SIGNS else _words(name))):
        return Saying("bad-name-mixed")
    return None


def _words(name: str) -> list[str]:
    return "".join(" " if letter in TITLE_SIGNS - SIGNS else letter for letter in name).split()


def _is_visible(word: str) -> bool:
    try:
        return _VISIBLE.enforce(word) == unicodedata.normalize("NFC", word)
    except UnicodeEncodeError:
        return False


def _has_a_pile_of_marks(name: str) -> bool:
    pile = 0
    for letter in unicodedata.normalize("NFC", name):
        pile = pile + 1 if unicodedata.category(letter) == "Mn" else 0
        if pile > MAX_MARKS:
            return True
    return False


def _is_of_one_script(name: str) -> bool:
    scripts = unique_aliases(name) - _NEUTRAL
    return len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)


def is_reserved(name: str, more: Iterable[str] = ()) -> bool:
    """Whether a name is reserved for the server or its bots; ``more`` are levels of bots from other packages."""
    reserved = _reserved() | {key for level in more for key in keys_of(level)}
    return any(key.removeprefix(before) in reserved for key in keys_of(name) for before in _BEFORE)


@cache
def _reserved() -> frozenset[str]:
    return frozenset(key for name in (*_RESERVED, *BOTS, *BOT_NAMES) for key in keys_of(name))
