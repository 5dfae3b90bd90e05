"""What a word begins with in Spanish: *Ana e Inés*, *siete u ocho*, and *y* before *hielo* all the same."""

import pytest

from bidwhist.i18n import language_of
from bidwhist.i18n.sounds import sound_of


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ("Inés", "Ana e Inés"),
        ("Íñigo", "Ana e Íñigo"),
        ("hilda", "Ana e hilda"),
        ("Hierro", "Ana y Hierro"),
        ("Yolanda", "Ana y Yolanda"),
        ("Otis", "Ana y Otis"),
        ("", "Ana y "),
    ],
)
def test_a_name_that_begins_with_an_i_is_joined_by_e(second: str, said: str) -> None:
    assert language_of("es").say("and", first="Ana", last=second) == said


@pytest.mark.parametrize(
    ("last", "said"),
    [("8", "7 u 8"), (8, "7 u 8"), ("11", "7 u 11"), ("13", "7 o 13"), ("118", "7 o 118"), ("9", "7 o 9")],
)
def test_eight_and_eleven_are_joined_by_u(last: str | int, said: str) -> None:
    assert language_of("es").say("values-or", first="7", last=last) == said


def test_other_languages_join_all_names_alike() -> None:
    assert sound_of("Inés") == "i"
    assert language_of("en").say("and", first="Ana", last="Inés") == "Ana and Inés"
    assert language_of("fr").say("and", first="Ana", last="Inés") == "Ana et Inés"
