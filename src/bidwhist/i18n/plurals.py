"""Which form of a word a number takes, by language: the categories of Unicode for whole numbers; text takes none."""

from collections.abc import Callable, Mapping


def _one_is_one(number: str | int) -> str:
    return "one" if number == 1 else "other"


def _french(number: str | int) -> str:
    return "one" if number in (0, 1) else "other"


def _hebrew(number: str | int) -> str:
    return "one" if number == 1 else "two" if number == 2 else "other"


PLURALS: Mapping[str, Callable[[str | int], str]] = {
    "en": _one_is_one,
    "es": _one_is_one,
    "fr": _french,
    "he": _hebrew,
}
