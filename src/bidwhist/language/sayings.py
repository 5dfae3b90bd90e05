"""A sentence before its language: who decides what is said need not know who will read it."""

from typing import TypeAlias, Union

from msgspec import Struct

Argument: TypeAlias = Union[str, int, "Saying"]


class Saying(Struct, frozen=True):
    """The name of a message and its parts; as text it is English."""

    name: str
    parts: tuple[tuple[str, Argument], ...] = ()

    @classmethod
    def of(cls, name: str, /, **parts: Argument) -> "Saying":
        """A saying with its parts by name."""
        return cls(name, tuple(parts.items()))

    def __str__(self) -> str:
        from bidwhist.language.languages import ENGLISH  # noqa: PLC0415  # a language needs sayings first

        return ENGLISH.tell(self)


def saying_of(error: Exception) -> Saying:
    """What an error says; one that has only words keeps them in every language."""
    said = error.args[0] if error.args else None
    return said if isinstance(said, Saying) else Saying.of("in-words", words=str(error))
