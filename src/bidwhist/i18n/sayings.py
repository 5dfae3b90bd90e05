"""A sentence before its language: who decides what is said need not know who will read it."""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias, Union

from msgspec import Struct

from bidwhist.i18n.compiled import en

Argument: TypeAlias = Union[str, int, "Saying", "Decimal", "Listed"]
Parts: TypeAlias = dict[str, str | int]
Messages: TypeAlias = Mapping[str, Callable[[Parts], str]]


class Decimal(Struct, frozen=True):
    """A number with so many decimals, written with the mark of the reader's language."""

    value: float
    places: int


class Listed(Struct, frozen=True):
    """Sayings one after another, with the comma of the reader's language between them."""

    sayings: tuple["Saying", ...]


class Saying(Struct, frozen=True):
    """The name of a message and its parts; as text it is English."""

    name: str
    parts: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, name: str, /, **parts: Argument) -> "Saying":
        """A saying with its parts by name."""
        return cls(name, tuple(parts.items()))

    def __str__(self) -> str:
        return told(self, en.MESSAGES)


def told(saying: Saying, messages: Messages) -> str:
    """A saying in the words of a language, the sayings within it too."""
    return messages[saying.name]({part: _told_part(value, messages) for part, value in saying.parts})


def _told_part(value: Argument, messages: Messages) -> str | int:
    if isinstance(value, Saying):
        return told(value, messages)
    if isinstance(value, Decimal):
        return f"{value.value:.{value.places}f}".replace(".", messages["decimal-mark"]({}))
    if isinstance(value, Listed):
        return messages["comma"]({}).join(told(one, messages) for one in value.sayings)
    return apart(value)


_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


def with_minus(number: int | str) -> str:
    """A number as people read it, with a minus sign instead of a hyphen.

    >>> with_minus(-7), with_minus("+4")
    ('−7', '+4')
    """
    return f"{number}".replace("-", "−")


def isolated(words: str) -> str:
    """Words that nothing beside them moves, and that move nothing."""
    return f"\u2068{words}\u2069"


def apart(value: str | int) -> str | int:
    """A part that runs from right to left, set apart: else digits and stops beside a name change places with it.

    >>> apart("Ann"), apart(7)
    ('Ann', 7)
    """
    return isolated(value) if isinstance(value, str) and _RIGHT_TO_LEFT.search(value) else value


def saying_of(error: Exception) -> Saying:
    """What an error says; one that has only words keeps them in every language."""
    said = error.args[0] if error.args else None
    return said if isinstance(said, Saying) else Saying.of("in-words", words=str(error))
