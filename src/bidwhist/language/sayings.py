"""A sentence before its language: who decides what is said need not know who will read it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, Union

from msgspec import Struct

from bidwhist.language.compiled import en

Argument: TypeAlias = Union[str, int, "Saying"]
Parts: TypeAlias = dict[str, str | int]
Messages: TypeAlias = Mapping[str, Callable[[Parts], str]]


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
    parts = {part: told(value, messages) if isinstance(value, Saying) else value for part, value in saying.parts}
    return messages[saying.name](parts)


def saying_of(error: Exception) -> Saying:
    """What an error says; one that has only words keeps them in every language."""
    said = error.args[0] if error.args else None
    return said if isinstance(said, Saying) else Saying.of("in-words", words=str(error))
