"""What a word begins with when it is spoken in Spanish, where *y* before an i is *e*, and *o* before an o is *u*."""

import re

_SOUNDS = (("i", re.compile("h?[ií](?![aeo])", re.IGNORECASE)), ("o", re.compile("h?[oó]|8|11$", re.IGNORECASE)))


def sound_of(value: str | int) -> str:
    """``i`` or ``o``, also of a number in figures; ``other`` for every other sound.

    >>> sound_of("Inés"), sound_of("Hilda"), sound_of("hielo"), sound_of(8), sound_of("Ann")
    ('i', 'i', 'other', 'o', 'other')
    """
    return next((sound for sound, begins in _SOUNDS if begins.match(str(value))), "other")
