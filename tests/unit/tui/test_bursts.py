"""Several keys in one read: none of them ends the game with an error, or does what its sheet did already."""

from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from textual.command import CommandPalette
from textual.screen import ModalScreen

from bidwhist import tui
from bidwhist.core.deal import Phase
from bidwhist.tui import coaching
from bidwhist.tui.answered import AnsweredScreen
from bidwhist.tui.setting import SAVED
from bidwhist.tui.sheet import Sheet
from support.bursts import burst, play_in_bursts
from support.positions_at_table import LONG, in_phase, until
from support.terminal import at_table, new_sitting, press, sitting_of, table_app


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steady judges in no time."""
    monkeypatch.setattr(coaching, "JUDGE", "steady")


@pytest.mark.parametrize("keys", [["enter", "enter"], ["space", "enter", "escape"]])
async def test_two_keys_in_one_read_answer_the_first_sheet_once(keys: list[str], tmp_path: Path) -> None:
    async with at_table(new_sitting("classic", "first"), tmp_path, read_draws=False) as pilot:
        assert isinstance(pilot.app.screen, Sheet)
        await burst(pilot, keys)
        assert not isinstance(pilot.app.screen, Sheet)


@pytest.mark.parametrize("key", ["s", "l", "t", "r", "question_mark", "g"])
async def test_two_keys_in_one_read_close_a_sheet_once(key: str, tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "sheets", "renege=called", *LONG),
        lambda one: one.waits_for_person and len(one.deal.tricks) > 2,
    )
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, key)
        assert isinstance(pilot.app.screen, Sheet)
        await burst(pilot, ["escape", "escape", "escape"])
        assert not isinstance(pilot.app.screen, Sheet)


async def test_a_key_after_the_answer_to_a_sheet_does_nothing_at_the_table(tmp_path: Path) -> None:
    sitting = in_phase(Phase.AUCTION)
    async with at_table(sitting, tmp_path) as pilot:
        await press(pilot, "s")
        await burst(pilot, ["escape", "p", "u", "q"])
        assert not isinstance(pilot.app.screen, Sheet)
        assert sitting_of(pilot).deal == sitting.deal
        await press(pilot, "p")
        assert sitting_of(pilot).deal != sitting.deal


async def test_keys_after_the_one_that_leaves_change_nothing(tmp_path: Path) -> None:
    sitting = until(
        new_sitting("classic", "sheets", "renege=called", *LONG),
        lambda one: one.waits_for_person and len(one.deal.tricks) > 2,
    )
    async with at_table(sitting, tmp_path) as pilot:
        course = table_app(pilot).table.flow
        await press(pilot, "g")
        await burst(pilot, ["1", "ctrl+c", "enter", "u", "ctrl+c"])
        assert table_app(pilot).return_value == SAVED
    assert course.seated == sitting


async def test_random_bursts_of_keys_never_end_the_game_with_an_error() -> None:
    random, moved = Random(23), 0
    # How many bursts move a match on depends on how fast the machine is; they come until enough of them have.
    for _ in range(10):
        moved += await play_in_bursts(60, random)
        if moved > 10:
            break
    assert moved > 10


def test_every_screen_over_another_takes_one_answer() -> None:
    """Screens over the table are left in one place, so that none can be left twice."""
    folder = Path(coaching.__file__).parent
    texts = {path.name: path.read_text("utf-8") for path in folder.glob("*.py")}
    leaving = ("pop_screen", "def dismiss")
    assert {name for name, text in texts.items() if any(word in text for word in leaving)} == {"answered.py"}
    modules = {
        name: import_module(f"{tui.__name__}.{name.removesuffix('.py')}") for name in texts if name != "__main__.py"
    }
    screens = {
        name: {one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__}
        for name, module in modules.items()
    }
    ours = {one for found in screens.values() for one in found if not issubclass(one, CommandPalette)}
    modal = {one for one in ours if issubclass(one, ModalScreen)}
    assert len(modal) > 3 and {one for one in modal if not issubclass(one, AnsweredScreen)} == set()
    closing = {name for name, text in texts.items() if "self.dismiss(" in text}
    assert {name for name in closing if not any(issubclass(one, AnsweredScreen) for one in screens[name])} == set()
