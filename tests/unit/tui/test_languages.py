"""The terminal speaks the language of the person: no word of English is on any screen of another language."""

import io
import os
import subprocess
from itertools import product
from pathlib import Path

import pytest

from bidwhist.core.shuffle import seed_from_text
from bidwhist.i18n import Language, language_of, language_of_locale
from bidwhist.lesson.shapes import Told
from bidwhist.tui.dialogue import Dialogue
from bidwhist.tui.lesson_screen import told
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting, sit_down
from bidwhist.tui.setting import Setting
from support.languages import english_in, words_of
from support.nightly import by_day
from support.play import options
from support.terminal import at_table, follow_hint, press, rules_of, screen_text, sheet_text, sitting_of
from support.waiting import PATIENCE

OTHERS = ("es", "fr", "he")


def sitting_in(code: str, preset: str, *settings: str) -> Sitting:
    """A person who reads a language, against steady bots."""
    rules = rules_of(preset, *settings)
    return sit_down(rules, 0, "Ann", ("steady",), seed_from_text("tongue"), language=language_of(code))


@pytest.mark.parametrize(
    ("preset", "code"),
    by_day(
        product(["classic", "andrews", "cutthroat-5", "whist"], OTHERS),
        ("classic", "he"),
        ("andrews", "es"),
        ("cutthroat-5", "fr"),
        ("whist", "he"),
    ),
)
async def test_a_deal_in_another_language_shows_no_word_of_english(code: str, preset: str, tmp_path: Path) -> None:
    sitting = sitting_in(code, preset, "max_deals=1")
    seen: list[str] = []
    async with at_table(sitting, tmp_path, read_draws=False, language=language_of(code)) as pilot:
        seen += [screen_text(pilot), sheet_text(pilot)]
        await press(pilot, "enter")
        for key in ("l", "t", "s", "r", "question_mark"):
            await press(pilot, key)
            seen += [screen_text(pilot), sheet_text(pilot)]
            await press(pilot, "escape")
        while not sitting_of(pilot).deal.is_over:
            await press(pilot, "h")
            seen.append(screen_text(pilot))
            await follow_hint(pilot)
            seen.append(screen_text(pilot))
        seen += [screen_text(pilot), sheet_text(pilot)]
        await press(pilot, "enter")
        seen += [screen_text(pilot), sheet_text(pilot)]
    assert english_in("\n".join(seen), code) == set()


@pytest.mark.parametrize("code", OTHERS)
def test_the_plain_dialogue_in_another_language_has_english_only_in_what_is_typed(code: str, tmp_path: Path) -> None:
    language = language_of(code)
    setting = Setting(
        begin=lambda: sitting_in(code, "classic", "max_deals=1"), save=Save(tmp_path / "m.json"), language=language
    )
    lines: list[str] = []
    asked = "hand\ntrick\nlast\nbooks\nscore\nrules\nhint\nundo\nclaim\nrematch\ncoach\nrenege\nhelp\npass\nquit\n"
    Dialogue(setting, io.StringIO(asked), lines.append).run()
    told = "\n".join(lines)
    # What may be typed is in brackets of its own: after the last colon of a question.
    assert english_in(told, code) <= {"any", "time", "clubs", "diamonds"}
    assert language.say("tui-nothing-to-take-back").capitalize() in told


@pytest.mark.parametrize("code", OTHERS)
async def test_the_palette_help_and_leaving_have_room_in_every_language(code: str, tmp_path: Path) -> None:
    language = language_of(code)
    async with at_table(sitting_in(code, "classic", "renege=called"), tmp_path, language=language) as pilot:
        while not sitting_of(pilot).deal.tricks:
            await follow_hint(pilot)
        last = screen_text(pilot).splitlines()[-1]
        for key in ("^p", "?", "q"):
            does = {"^p": "commands", "?": "help", "q": "quit"}[key]
            assert f"{key} {language.say('tui-key', key=does)}" in last


def test_words_of_english_on_a_screen_are_found() -> None:
    assert english_in("Te toca: play any card", "es") == {"card"}
    assert "baza" in words_of("es")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "he_IL.UTF-8", "LC_MESSAGES": "fr_CA", "LANG": "es"}, "he"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_says_which_language_it_is(environment: dict[str, str], code: str) -> None:
    assert language_of_locale(environment) is language_of(code)


def played(folder: Path, *more: str, **environment: str) -> str:
    """What the line dialogue prints before the first decision."""
    ran = subprocess.run(
        options(folder, "--plain", "--new", *more),
        input="quit\n",
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=PATIENCE,
        check=True,
    )
    return ran.stdout + ran.stderr


def test_an_option_is_stronger_than_the_locale(tmp_path: Path) -> None:
    assert "Una partida nueva." in played(tmp_path, LC_ALL="es_ES.UTF-8")
    assert "Une nouvelle partie." in played(tmp_path, "--language", "fr", LC_ALL="es_ES.UTF-8")
    assert "A new match." in played(tmp_path, "--language", "en", LC_ALL="es_ES.UTF-8")


def test_a_language_without_catalogue_is_english() -> None:
    found: Language = language_of_locale({"LANG": "xx"})
    assert found.code == "en"


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "Keep the king of clubs:"), ("es", "Guarda el rey de tréboles:"), ("fr", "Gardez le roi de trèfle\u00a0:")],
)
def test_the_lesson_names_a_card_with_its_article_once(code: str, words: str) -> None:
    assert told(Told("aside-king", {"card": "card:KC"}), language_of(code)).startswith(words)
