"""Every message keeps to the term list, the plurals, the spaces and the register of its language."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from benches.common.checkout import ROOT

from bidwhist.i18n import CODES, DRAFTS

from .wording import (
    bare_counts,
    lost_parts,
    said,
    terms,
    untranslated,
    wrong_plurals,
    wrong_register,
    wrong_spaces,
    wrong_terms,
)

Check: TypeAlias = Callable[[Path], list[str]]
ENGLISH_MESSAGE = "one = { $by ->\n    [you] You pass.\n   *[name] { $name } passes.\n }"
LANGUAGE_LIST = ROOT / "web" / "src" / "i18n" / "language.svelte.ts"
OTHERS = [code for code in CODES if code != "en"]
LEFT = {
    "Bid Whist, {$name}": "the name of the game",
    "{$title} · Bid Whist": "the same",
    "Rise and fly": "the game's own words; the glossary explains them",
    "rise and fly": "the same",
}
"""What is the same in another language, and why."""


@pytest.mark.parametrize("code", CODES)
def test_every_message_keeps_to_the_term_list(code: str) -> None:
    assert wrong_terms(said(code), terms(code)) == []


@pytest.mark.parametrize("code", CODES)
def test_every_word_of_a_term_list_is_in_the_catalogues(code: str) -> None:
    texts = "\n".join(one.words for one in said(code)).lower()
    assert [one.word for one in terms(code) if one.word.lower() not in texts] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_term_list_has_the_forty_words_of_the_game_with_their_sources(code: str) -> None:
    listed = terms(code)
    assert len(listed) >= 40
    assert len({one.term for one in listed}) == len(listed)


@pytest.mark.parametrize("code", CODES)
def test_every_choice_by_number_has_the_forms_of_its_language_and_they_differ(code: str) -> None:
    assert wrong_plurals(code) == []


def test_no_number_in_hebrew_stands_bare_before_a_word_for_many() -> None:
    assert bare_counts() == []


@pytest.mark.parametrize("code", CODES)
def test_spaces_quotation_marks_and_signs_are_those_of_the_language(code: str) -> None:
    assert wrong_spaces(said(code)) == []


@pytest.mark.parametrize("code", CODES)
def test_people_are_spoken_to_in_one_form(code: str) -> None:
    assert wrong_register(said(code)) == []


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    assert untranslated(said(code), said("en"), LEFT) == []


@pytest.mark.parametrize("code", OTHERS)
def test_no_form_of_a_message_loses_a_part(code: str) -> None:
    assert lost_parts(code) == []


@pytest.mark.parametrize(
    ("code", "message", "check"),
    [
        ("es", "one = El robot piensa.", lambda path: wrong_terms(said("es", path), terms("es"))),
        ("fr", "one = Il reste une annonce.", lambda path: wrong_terms(said("fr", path), terms("fr"))),
        ("he", "one = { $count ->\n    [one] לקיחה\n   *[other] לקיחות\n }", lambda path: wrong_plurals("he", path)),
        ("fr", "one = { $count ->\n    [one] pli\n   *[other] pli\n }", lambda path: wrong_plurals("fr", path)),
        ("fr", "one = Qui joue ?", lambda path: wrong_spaces(said("fr", path))),
        ("he", "one = הנקודות: -{ $most }", lambda path: wrong_spaces(said("he", path))),
        ("he", "one = { $first } ו{ $second }", lambda path: wrong_spaces(said("he", path))),
        ("he", "one = לחצו על ״לשחק״", lambda path: wrong_spaces(said("he", path))),
        ("he", "one = { $share } % מהמשחקים", lambda path: wrong_spaces(said("he", path))),
        ("he", "one = רק ל{ friend } יש", lambda path: wrong_spaces(said("he", path))),
        ("he", "one = הצלחה { $times } פעמים", bare_counts),
        ("he", "one = { $n ->\n    [1] פעם\n   *[other] { $n } פעמים\n }", lambda path: wrong_plurals("he", path)),
        ("es", "one = Diga quién ganó.", lambda path: wrong_register(said("es", path))),
        ("he", "one = אתם משחקים.", lambda path: wrong_register(said("he", path))),
        ("es", "one = Champion: champion juega.", lambda path: untranslated(said("es", path), [], LEFT)),
        ("es", "one = { $by ->\n    [you] Pasas.\n   *[name] Pasa.\n }", lambda path: lost_parts("es", path)),
    ],
)
def test_each_kind_of_fault_is_found(
    code: str, message: str, check: Callable[[Path], list[str]], tmp_path: Path
) -> None:
    for folder, text in (
        (code, message),
        ("en", "one = { $by ->\n    [you] You pass.\n   *[name] { $name } passes.\n }"),
    ):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "some.ftl").write_text(f"{text}\n")
    assert check(tmp_path) != []


def test_a_language_that_is_a_draft_is_called_so_in_the_list_of_languages() -> None:
    names = dict(re.findall(r'^  (\w\w): \{ name: "([^"]*)"', LANGUAGE_LIST.read_text(), re.MULTILINE))
    assert set(names) == set(CODES)
    assert {code for code, name in names.items() if re.search(r"\((brouillon|borrador|טיוטה)\)", name)} == DRAFTS
