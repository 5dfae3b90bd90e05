"""The coach after a deal: one key, how far it is, and what it says in sentences."""

import io
import time
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot

from bidwhist.analysis.coach.bot_judge import make_judge
from bidwhist.core.deal import Phase
from bidwhist.tui import coaching
from bidwhist.tui.coach_sheet import CoachSheet
from bidwhist.tui.coaching import Progress, look_at_deal
from bidwhist.tui.dialogue import Dialogue
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting, advice, bot_acts, decide
from bidwhist.tui.setting import Setting
from support.terminal import at_table, new_sitting, press, sheet_text
from support.waiting import PATIENCE


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steady judges in no time."""
    monkeypatch.setattr(coaching, "JUDGE", "steady")


def played_out() -> Sitting:
    """A finished deal in which the person played the first legal card each time, and some of them badly."""
    sitting = new_sitting("classic", "a")
    while not sitting.deal.is_over:
        if not sitting.waits_for_person:
            sitting = bot_acts(sitting)
        elif sitting.deal.phase is Phase.PLAY:
            sitting = decide(sitting, next(iter(sitting.view.legal)))
        else:
            sitting = decide(sitting, advice(sitting).action)
    return sitting


async def said(pilot: Pilot[str]) -> str:
    """What the coach says in the end."""
    sheet, end = pilot.app.screen, time.monotonic() + PATIENCE
    assert isinstance(sheet, CoachSheet)
    while not sheet.is_done and time.monotonic() < end:
        await pilot.pause(0.02)
    return sheet_text(pilot)


def test_the_coach_tells_how_far_it_is_and_then_what_cost_something() -> None:
    *steps, words = look_at_deal(played_out())
    assert all(isinstance(one, Progress) for one in steps)
    assert [one.done for one in steps if isinstance(one, Progress)] == list(range(len(steps)))
    assert isinstance(words, str)
    assert "Book " in words and "would have won the match" in words
    assert "Decisions with a choice: " in words and "what you could see" in words


async def test_one_key_on_the_result_asks_the_coach_and_escape_leads_back(tmp_path: Path) -> None:
    async with at_table(played_out(), tmp_path) as pilot:
        assert "Score:" in sheet_text(pilot)
        await press(pilot, "c")
        assert "would have won the match" in await said(pilot)
        await press(pilot, "escape")
        await pilot.pause()
        assert "Score:" in sheet_text(pilot)


async def test_the_table_stays_alive_while_the_coach_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, judge = Event(), make_judge

    def slowly(name: str) -> object:
        assert gate.wait(PATIENCE)
        return judge(name)

    monkeypatch.setattr(coaching, "make_judge", slowly)
    async with at_table(played_out(), tmp_path) as pilot:
        await press(pilot, "c")
        end = time.monotonic() + PATIENCE
        while "looked at 0 of your" not in sheet_text(pilot) and time.monotonic() < end:
            await pilot.pause(0.02)
        await press(pilot, "escape")
        await pilot.pause()
        assert "Score:" in sheet_text(pilot)
        gate.set()


@pytest.mark.parametrize(
    ("is_over", "wanted"), [(True, "would have won the match"), (False, "when it is over")], ids=["over", "in play"]
)
def test_the_dialogue_has_the_coach_after_a_deal_and_not_before(is_over: bool, wanted: str, tmp_path: Path) -> None:
    sitting = played_out() if is_over else new_sitting("classic", "x")
    heard: list[str] = []
    setting = Setting(begin=lambda: sitting, save=Save(tmp_path / "match.json"), waiting=sitting)
    Dialogue(setting, io.StringIO("yes\ncoach\n"), heard.append).run()
    assert wanted in "\n".join(heard)
