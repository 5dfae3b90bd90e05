"""Numbers and lists as people say them, and the name of a message from an option and its value."""

from enum import Enum

from bidwhist.i18n import Saying


def count(number: int) -> Saying:
    """A number as people say it.

    >>> str(count(0)), str(count(6)), str(count(54))
    ('no', 'six', '54')
    """
    return Saying.of("count", count=number)


def counted(number: int, noun: str) -> str:
    """A number of things, in figures.

    >>> counted(1, "point"), counted(13, "point")
    ('1 point', '13 points')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"


def hyphened(name: str) -> str:
    """A name of code as messages have it."""
    return name.replace("_", "-")


def words_on(option: str, attribute: str = "") -> str:
    """The name of the message on an option, or of one of its attributes: ``option-sport.ask``."""
    message = f"option-{hyphened(option)}"
    return f"{message}.{attribute}" if attribute else message


def word_of(value: object) -> str:
    """A value of an option as messages name it: ``before-kitty``, ``yes``, ``2``, ``none``."""
    if isinstance(value, Enum):
        return hyphened(str(value.value))
    return _PLAIN_WORDS[value] if value is None or isinstance(value, bool) else str(value)


_PLAIN_WORDS = {True: "yes", False: "no", None: "none"}
