"""Cards in sentences of the lesson have one article in each language, and the sentences begin with a capital."""

import re

import pytest

from bidwhist.i18n import CODES, Language, language_of
from bidwhist.lesson.script import lesson
from bidwhist.lesson.shapes import Told
from bidwhist.tui.lesson_screen import told


def sentences(language: Language) -> list[str]:
    """All that the lesson says, right ways and wrong ones."""
    steps = lesson().steps
    return [told(words, language) for step in steps for words in (step.say, *(way.why for way in step.ways))]


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("en", r"\bthe the\b"),
        ("es", r"\b(a|de) el \w+|\b(Guarda|con|que) (dos|tres|dama|jota|rey|as|comodín)\b"),
        ("fr", r"\b(à|de) le \w+|\b(Gardez|avec|entamez) (deux|trois|dame|valet|roi|as|Grand)\b"),
    ],
)
def test_a_card_in_a_sentence_of_the_lesson_has_one_article(code: str, wrong: str) -> None:
    assert [one for one in sentences(language_of(code)) if re.search(wrong, one)] == []


@pytest.mark.parametrize("code", CODES)
def test_a_sentence_of_the_lesson_begins_with_a_capital(code: str) -> None:
    said = sentences(language_of(code))
    assert [one for one in said if re.search(r"(^|[.!?] )[a-zà-ÿ]", one)] == []


def test_a_joker_and_a_card_of_a_suit_are_named_in_a_sentence() -> None:
    spanish = language_of("es")
    assert told(Told("lead-sure", {"card": "card:BJ", "count": 2}), spanish).startswith("El comodín grande gana a todo")
    assert "la dama de picas vale más que el tres de picas" in told(
        Told("aside-higher", {"card": "card:QS", "other": "card:3S"}), spanish
    )
    assert told(Told("lead-sure", {"card": "card:BJ", "count": 2}), language_of("en")).startswith("The Big Joker beats")
