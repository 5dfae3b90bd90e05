"""The exercises at the terminal: gone through by keys in each language, counted, and whole on 80 by 24."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from bidwhist.i18n import CODES, language_of, learning, of_commands
from bidwhist.lesson.exercises import FOLDER, Choice, Exercise, exercises
from bidwhist.tui.exercise_screen import SOLVED, TRIED, ExerciseScreen
from bidwhist.tui.preferences import preferences_path, read_preferences
from bidwhist.tui.table_screen import TableScreen
from support.languages import english_in
from support.terminal import EIGHTY, MARKS, press, screen_text, settle

from .test_start import choose, start_app

OF_THE_PAGE = Path(__file__).parents[3] / "web" / "src" / "pages" / "learn" / "exercises"


async def open_exercises(pilot: Pilot[str]) -> ExerciseScreen:
    """From the start to the first exercise."""
    await settle(pilot)
    await choose(pilot, "learn")
    await choose(pilot, "exercises")
    screen = pilot.app.screen
    assert isinstance(screen, ExerciseScreen)
    return screen


async def pick(pilot: Pilot[str], one: Exercise, way: Choice) -> None:
    """Choose one way of an exercise by keys."""
    await press(pilot, "home", *["down"] * one.ways.index(way), "enter")


def best_of(one: Exercise) -> Choice:
    """What champion does."""
    return next(way for way in one.ways if way.champion)


def dearest_of(one: Exercise) -> Choice:
    """What gives away most."""
    return max((way for way in one.ways if not way.champion), key=one.given_away)


def part(pilot: Pilot[str], selector: str) -> str:
    """The words that a part of the screen shows, as one line."""
    region = pilot.app.screen.query_one(selector).content_region
    rows = screen_text(pilot).splitlines()[region.y : region.bottom]
    return on_a_line(" ".join(row[region.x : region.right] for row in rows))


def on_a_line(text: str) -> str:
    """Words with one plain space between each two."""
    return " ".join(text.split())


def test_the_page_and_the_terminal_have_the_same_exercises() -> None:
    assert len(exercises("en")) >= 5
    for code in CODES:
        assert (FOLDER / f"{code}.json").read_bytes() == (OF_THE_PAGE / f"{code}.json").read_bytes()
        assert [one.theme for one in exercises(code)] == [one.theme for one in exercises("en")]
        assert {len([way for way in one.ways if way.champion]) for one in exercises(code)} == {1}


@pytest.mark.parametrize("code", CODES)
async def test_every_exercise_is_whole_on_the_smallest_screen_before_and_after_the_choice(
    code: str, tmp_path: Path
) -> None:
    say, seen = learning(of_commands(language_of(code))).say, list[str]()
    async with start_app(tmp_path, code).run_test(size=EIGHTY) as pilot:
        screen = await open_exercises(pilot)
        for number, one in enumerate(exercises(code), 1):
            await pilot.pause()
            seen.append(screen_text(pilot))
            assert on_a_line(say("exercise-state", number=number, state="open")) in part(pilot, "#chapter")
            told = part(pilot, "#told")
            assert on_a_line(say(f"exercise-{one.theme}-ask")) in told
            assert told == on_a_line(screen._told().plain)
            await pick(pilot, one, dearest_of(one))
            await pilot.pause()
            seen.append(screen_text(pilot))
            assert on_a_line(say("champion-why", why=one.why)) in part(pilot, "#words")
            assert part(pilot, "#words") == on_a_line(screen._words())
            assert on_a_line(say("exercise-state", number=number, state=TRIED)) in part(pilot, "#chapter")
            await press(pilot, "enter")
        await settle(pilot)
        assert any(isinstance(one, TableScreen) for one in pilot.app.screen_stack), "then a first deal"
    assert not MARKS & set("".join(seen))
    assert code == "en" or english_in("\n".join(seen), code) == set()


async def test_each_choice_shows_what_it_comes_to_and_which_is_champions(tmp_path: Path) -> None:
    async with start_app(tmp_path).run_test(size=EIGHTY) as pilot:
        screen = await open_exercises(pilot)
        for one in exercises("en"):
            mine = dearest_of(one)
            await pick(pilot, one, mine)
            listed = screen.query_one("#ways", OptionList)
            rows = [str(listed.get_option_at_index(place).prompt) for place in range(len(one.ways))]
            for way, row in zip(one.ways, rows, strict=True):
                assert row.startswith("★") == way.champion and row.startswith("▸") == (way == mine)
                assert way.books is None or row.endswith(f" {way.books}")
            away = one.given_away(mine)
            assert ("gives away" in part(pilot, "#words")) == (away > 0)
            await press(pilot, "n")


async def test_what_was_solved_is_kept_and_stays_solved(tmp_path: Path) -> None:
    first, second, *_ = exercises("en")
    async with start_app(tmp_path).run_test(size=EIGHTY) as pilot:
        screen = await open_exercises(pilot)
        await pick(pilot, first, best_of(first))
        assert "Just as the champion does." in part(pilot, "#words")
        await press(pilot, "enter")
        assert "Solved so far: 1 of ten." in part(pilot, "#words")
        await pick(pilot, second, dearest_of(second))
        await press(pilot, "q")
        assert screen.tally == {first.theme: SOLVED, second.theme: TRIED}
        screen = await open_exercises(pilot)
        assert "Exercise 1: solved" in part(pilot, "#chapter")
        await pick(pilot, first, dearest_of(first))
        assert "Exercise 1: solved" in part(pilot, "#chapter")
    kept = read_preferences(preferences_path(tmp_path / "match.json"))
    assert kept.exercises == {first.theme: SOLVED, second.theme: TRIED}


def test_a_tally_that_somebody_wrote_by_hand_counts_what_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "match.settings.json"
    path.write_text('{"exercises": {"first-bid": "solved", "to-trump": "won"}}')
    assert read_preferences(path).exercises == {"first-bid": SOLVED}
