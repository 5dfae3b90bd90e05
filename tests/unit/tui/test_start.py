"""The start: what it offers, what becomes of each choice, the lesson, the palette and the themes, by keys alone."""

from pathlib import Path

import pytest
from textual.command import CommandList, CommandPalette
from textual.pilot import Pilot
from textual.widgets import OptionList

from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.i18n import language_of, of_commands
from bidwhist.lesson import exercises as script
from bidwhist.lesson.script import lesson
from bidwhist.tui.app import WhistApp
from bidwhist.tui.exercise_screen import ExerciseScreen
from bidwhist.tui.lesson_screen import LessonScreen
from bidwhist.tui.preferences import Preferences, keep_preferences, preferences_path, read_preferences
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting, bot_acts, sit_down
from bidwhist.tui.setting import LEFT_AT_START, Setting
from bidwhist.tui.sheet import Sheet
from bidwhist.tui.start import Start, StartScreen
from bidwhist.tui.table_screen import TableScreen
from bidwhist.tui.themes import CONTRAST, DARK, LIGHT, PLAIN, THEMES
from support.languages import english_in
from support.terminal import (
    EIGHTY,
    MARKS,
    follow_hint,
    new_sitting,
    press,
    screen_text,
    settle,
    sitting_of,
    until_shown,
)

OTHERS = ("es", "fr", "he")


def start_app(folder: Path, code: str = "en", waiting: Sitting | None = None, theme: str = DARK) -> WhistApp:
    """An app that begins with the start, for a person who reads a language."""
    save = Save(folder / "match.json")
    path = preferences_path(save.path)

    def setting(chosen: Preferences, item: str) -> Setting:
        language = of_commands(language_of(chosen.language or code))
        rules, seed = PRESETS[chosen.rules], seed_from_text("start")
        return Setting(
            begin=lambda: sit_down(rules, 0, chosen.name, (chosen.bots,), seed, language=language),
            save=save,
            waiting=waiting,
            answer="on" if item == "resume" else "new",
            pace=0,
            four_colours=chosen.four_colours,
            language=language,
        )

    def spoken(chosen: Preferences) -> object:
        return of_commands(language_of(chosen.language or code))

    start = Start(waiting, "", setting, spoken)  # type: ignore[arg-type]
    return WhistApp(start=start, preferences=Preferences(theme=theme), keep=lambda one: keep_preferences(path, one))


async def choose(pilot: Pilot[str], item: str) -> None:
    """Walk to an item of the list on top, and choose it."""
    listed = pilot.app.screen.query_one(OptionList)
    await press(pilot, "home", *["down"] * listed.get_option_index(item), "enter")


async def test_a_match_is_played_by_the_rules_bots_and_name_that_were_chosen(tmp_path: Path) -> None:
    app = start_app(tmp_path)
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await choose(pilot, "rules")
        await choose(pilot, "palace")
        await choose(pilot, "bots")
        await choose(pilot, "casual")
        await choose(pilot, "name")
        await press(pilot, "backspace", "backspace", "backspace", *"Zoe", "enter")
        assert all(words in screen_text(pilot) for words in ("Everybody Scores", "casual", "Zoe"))
        await choose(pilot, "new")
        await settle(pilot)
        match = sitting_of(pilot).match
        assert match.rules == PRESETS["palace"]
        assert sorted(match.players) == ["Zoe", "bot:casual", "bot:casual", "bot:casual"]
    kept = read_preferences(preferences_path(tmp_path / "match.json"))
    assert (kept.rules, kept.bots, kept.name) == ("palace", "casual", "Zoe")


async def test_a_match_that_waits_is_the_first_item_and_goes_on_at_enter(tmp_path: Path) -> None:
    waiting = bot_acts(new_sitting("classic", "wait"))
    app = start_app(tmp_path, waiting=waiting)
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        assert "Classic: We 0, They 0, deal 1" in screen_text(pilot)
        await press(pilot, "enter")
        await settle(pilot)
        assert isinstance(app.screen, TableScreen)
        assert sitting_of(pilot).match.seed == waiting.match.seed


async def test_a_new_match_puts_the_one_that_waits_away(tmp_path: Path) -> None:
    waiting = bot_acts(new_sitting("classic", "wait"))
    Save(tmp_path / "match.json").write(waiting)
    async with start_app(tmp_path, waiting=waiting).run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await choose(pilot, "new")
        await settle(pilot)
        assert sitting_of(pilot).match.seed != waiting.match.seed
    assert len((tmp_path / "match.matches.jsonl").read_bytes().splitlines()) == 1


async def test_another_language_is_spoken_at_once_and_the_next_time(tmp_path: Path) -> None:
    app = start_app(tmp_path)
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await choose(pilot, "settings")
        await choose(pilot, "language")
        await choose(pilot, "fr")
        assert "Nouvelle partie" in screen_text(pilot)
        assert "New match" not in screen_text(pilot)
    assert read_preferences(preferences_path(tmp_path / "match.json")).language == "fr"


async def test_who_leaves_at_the_start_has_begun_no_match(tmp_path: Path) -> None:
    app = start_app(tmp_path)
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await press(pilot, "q")
    assert app.return_value == LEFT_AT_START
    assert not (tmp_path / "match.json").exists()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b'{"pace": 3}', b"[" * 20_000])
def test_preferences_that_cannot_be_read_are_the_usual_ones(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.settings.json"
    path.write_bytes(content)
    assert read_preferences(path) == Preferences()
    keep_preferences(path, Preferences(name="Zoe"))
    assert read_preferences(path).name == "Zoe"


def test_a_choice_of_something_unknown_is_the_usual_one_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "match.settings.json"
    path.write_text(
        '{"rules": "nope", "bots": "zz", "language": "xx", "theme": "pink", "pace": "??", "four_colours": true}'
    )
    assert read_preferences(path) == Preferences(four_colours=True)
    path.write_text('{"rules": "palace", "theme": "light", "name": "\\u001b[31m Zoe"}')
    assert read_preferences(path) == Preferences(rules="palace", theme="light", name="[31m Zoe")
    path.write_text('{"name": "\\u0007"}')
    assert read_preferences(path) == Preferences()


async def open_lesson(pilot: Pilot[str]) -> LessonScreen:
    """From the start to the first step of the lesson."""
    await settle(pilot)
    await choose(pilot, "learn")
    await choose(pilot, "lesson")
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen)
    return screen


async def try_way(pilot: Pilot[str], screen: LessonScreen, number: int) -> None:
    """Try one way of a step by its keys."""
    way = screen.step.ways[number]
    if screen.step.on == "hand":
        assert way.card is not None
        await press(pilot, *["right"] * screen.step.hand.index(way.card), "enter")
    else:
        await press(pilot, "home", *["down"] * number, "enter")


@pytest.mark.parametrize("code", OTHERS)
async def test_the_lesson_is_gone_through_by_keys_and_shows_no_word_of_english(code: str, tmp_path: Path) -> None:
    seen: list[str] = []
    async with start_app(tmp_path, code).run_test(size=EIGHTY) as pilot:
        screen = await open_lesson(pilot)
        for number, step in enumerate(lesson().steps):
            assert screen.at == number
            seen.append(screen_text(pilot))
            if step.ways:
                wrong = next(place for place, way in enumerate(step.ways) if not way.right)
                await try_way(pilot, screen, wrong)
                assert screen.is_open
                seen.append(screen_text(pilot))
                await press(pilot, "n", "b")  # the same step, from its beginning
                await try_way(pilot, screen, next(place for place, way in enumerate(step.ways) if way.right))
                assert not screen.is_open
                seen.append(screen_text(pilot))
            await press(pilot, "enter")
        await settle(pilot)
        seen.append(screen_text(pilot))
        assert any(isinstance(screen, TableScreen) for screen in pilot.app.screen_stack)
    assert english_in("\n".join(seen), code) == set()
    assert not MARKS & set("".join(seen))


@pytest.mark.parametrize("code", OTHERS)
async def test_the_start_and_all_it_opens_show_no_word_of_english(code: str, tmp_path: Path) -> None:
    seen: list[str] = []
    async with start_app(tmp_path, code).run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        seen.append(screen_text(pilot))
        for item in ("rules", "bots", "name", "learn", "settings"):
            await choose(pilot, item)
            seen.append(screen_text(pilot))
            await press(pilot, "escape")
        await choose(pilot, "rules")
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, Sheet)
        seen.append(screen_text(pilot))
        await press(pilot, "escape", "escape")
    assert english_in("\n".join(seen), code) == set()
    assert not MARKS & set("".join(seen))


def best_found(pilot: Pilot[str]) -> str:
    """The first command that the palette has found."""
    listed = pilot.app.screen.query_one(CommandList)
    return str(listed.get_option_at_index(0).prompt) if listed.option_count else ""


async def test_the_palette_finds_a_command_by_a_few_letters_and_runs_it(tmp_path: Path) -> None:
    app = start_app(tmp_path, "es")
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await choose(pilot, "new")
        await settle(pilot)
        await press(pilot, "enter", "ctrl+p")
        assert isinstance(app.screen, CommandPalette)
        await press(pilot, *"tanteo")
        await until_shown(pilot, lambda: best_found(pilot).startswith("Tanteo: "), "the command")
        await until_shown(pilot, lambda: "la hoja del tanteo" in screen_text(pilot), "what the command does")
        await press(pilot, "enter")
        await until_shown(pilot, lambda: isinstance(app.screen, Sheet), "the sheet")
        await until_shown(pilot, lambda: "Hoja del tanteo" in screen_text(pilot), "its heading")


async def test_the_palette_says_in_the_persons_language_that_nothing_is_found(tmp_path: Path) -> None:
    app = start_app(tmp_path, "es")
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await press(pilot, "ctrl+p", *"zzqq")
        await until_shown(pilot, lambda: "No hay tal orden" in screen_text(pilot), "the sentence")


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST, PLAIN])
async def test_a_theme_colours_the_table_and_is_kept(theme: str, tmp_path: Path) -> None:
    app = start_app(tmp_path, theme=LIGHT if theme == DARK else DARK)
    async with app.run_test(size=EIGHTY) as pilot:
        await settle(pilot)
        await choose(pilot, "new")
        await settle(pilot)
        await press(pilot, "enter")
        before = colours(pilot)
        app.prefer_theme(theme)
        await settle(pilot)
        await follow_hint(pilot)
        after = colours(pilot)
        assert app.theme == theme
        assert before != after
        if theme == PLAIN:
            assert after <= {"#000000", "#ffffff"}
    assert read_preferences(preferences_path(tmp_path / "match.json")).theme == theme


def colours(pilot: Pilot[str]) -> set[str]:
    """Every colour of the parts that draw themselves."""
    found: set[str] = set()
    for line in pilot.app.screen._compositor.render_strips():
        for segment in line:
            style = segment.style
            for one in (style.color, style.bgcolor) if style else ():
                if one is not None and one.triplet is not None:
                    found.add(one.triplet.hex)
    return found


def test_every_theme_names_the_same_colours() -> None:
    assert {frozenset(theme.variables) for theme in THEMES.values()} == {frozenset(THEMES[DARK].variables)}


@pytest.mark.parametrize("width", [80, 81, 120])
async def test_the_suits_are_below_the_middle_of_the_title(width: int, tmp_path: Path) -> None:
    async with start_app(tmp_path).run_test(size=(width, 24)) as pilot:
        await settle(pilot)
        rows = screen_text(pilot).splitlines()
    title, suits = (next(row for row in rows if sign in row) for sign in ("B i d", "♠"))
    middles = [2 * row.index(row.strip()) + len(row.strip()) for row in (title, suits)]
    assert middles[0] == middles[1] and abs(middles[0] - width) <= 1


async def test_the_end_of_the_lesson_offers_what_the_terminal_has(tmp_path: Path) -> None:
    async with start_app(tmp_path).run_test(size=EIGHTY) as pilot:
        screen = await open_lesson(pilot)
        await press(pilot, *["n"] * (len(lesson().steps) - 1))
        assert screen.is_last
        said = screen_text(pilot)
        assert "Now a deal with three bots, or ten exercises?" in said
        await press(pilot, "x")
        assert isinstance(pilot.app.screen, ExerciseScreen)


async def test_what_the_package_was_built_without_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "FOLDER", tmp_path / "nothing")
    script.exercises.cache_clear()
    try:
        async with start_app(tmp_path).run_test(size=EIGHTY) as pilot:
            await settle(pilot)
            await choose(pilot, "learn")
            assert "Ten exercises" not in screen_text(pilot)
            await press(pilot, "escape")
            screen = await open_lesson(pilot)
            await press(pilot, *["n"] * (len(lesson().steps) - 1), "x")
            assert pilot.app.screen is screen
            said = screen_text(pilot)
            assert "a first deal with three bots?" in said and "xercise" not in said
    finally:
        script.exercises.cache_clear()


def test_the_start_is_what_an_app_without_a_setting_shows(tmp_path: Path) -> None:
    assert isinstance(start_app(tmp_path).get_default_screen(), StartScreen)
