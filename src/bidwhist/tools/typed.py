"""Checks of types where values come in: a value that only equals the right one, as 4 equals no-trump, is refused."""

from collections.abc import Iterable
from enum import Enum

from bidwhist.errors import WrongType


def require(kind: type, /, **values: object) -> None:
    """Checks that every value is of exactly one type: a ``bool`` is no ``int``, and an ``int`` is no
    ``Strain``.

    :raises WrongType: naming the first value that is not.
    """
    for name, value in values.items():
        if type(value) is not kind:
            raise WrongType(type_fault(name, value, (kind,)))


def require_each(kind: type, /, **several: Iterable[object]) -> None:
    """Checks the same of every member of some collections.

    :raises WrongType: naming the first collection with one that is not.
    """
    for name, values in several.items():
        if not isinstance(values, tuple | list):
            raise WrongType(f"{name} must be a tuple, not {an(type(values).__name__)}")
        for value in values:
            if type(value) is not kind:
                raise WrongType(type_fault(f"each of {name}", value, (kind,)))


def type_fault(name: str, value: object, kinds: tuple[type, ...]) -> str:
    """What is wrong with a value whose type is none of the right ones, in words.

    >>> type_fault("number", 3.0, (int,))
    'number must be a whole number (int), not a float'
    """
    return f"{name} must be {' or '.join(map(_kind_words, kinds))}, not {_found(value)}"


def _found(value: object) -> str:
    return "None" if value is None else an(type(value).__name__)


def an(name: str) -> str:
    """A name with its article.

    >>> an("int"), an("str")
    ('an int', 'a str')
    """
    return f"an {name}" if name[:1] in "aeiouAEIOU" else f"a {name}"


_WORDS: dict[type, str] = {
    int: "a whole number (int)",
    bool: "True or False",
    str: "text (str)",
    bytes: "bytes",
    type(None): "None",
}


def _kind_words(kind: type) -> str:
    if issubclass(kind, Enum):
        return f"{an(kind.__name__)} such as {kind.__name__}.{next(iter(kind)).name}"
    return _WORDS.get(kind) or an(kind.__name__)
