"""Bots thinking beside their pause: the same decision, whatever happens meanwhile."""

from pathlib import Path
from threading import Event

import pytest

from bidwhist.tui import thinker
from bidwhist.tui.session import Sitting, bot_acts
from bidwhist.tui.thinker import Thinker
from support.terminal import at_table, new_sitting
from support.waiting import PATIENCE


def waiting_for_a_bot(seed: str) -> Sitting:
    """A sitting in which a bot is to act."""
    for number in range(20):
        sitting = new_sitting("palace", f"{seed}{number}")
        if sitting.waits_for_bot:
            return sitting
    raise AssertionError("no deal begins with a bot")


def test_what_is_thought_beside_is_what_the_bot_does() -> None:
    sitting, beside = waiting_for_a_bot("beside"), Thinker(claims=True)
    beside.begin(sitting)
    assert beside.result(sitting) == bot_acts(sitting)
    assert not beside.is_busy
    beside.close()


def test_a_thought_about_another_position_is_not_used() -> None:
    sitting, beside = waiting_for_a_bot("other"), Thinker(claims=True)
    beside.begin(new_sitting("classic", "elsewhere"))
    assert beside.result(sitting) == bot_acts(sitting)
    beside.close()


@pytest.mark.asyncio
async def test_a_slow_bot_leaves_the_table_alive_and_acts_at_the_end_of_a_whole_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, begun = Event(), Event()

    def slowly(sitting: Sitting, *, claims: bool) -> Sitting:
        begun.set()
        assert gate.wait(PATIENCE)
        return bot_acts(sitting, claims=claims)

    monkeypatch.setattr(thinker, "bot_acts", slowly)
    sitting = waiting_for_a_bot("slow")
    async with at_table(sitting, tmp_path, pace=0.05) as pilot:
        while not begun.is_set():
            await pilot.pause(0.02)
        await pilot.pause(0.3)
        # The bot still thinks; the table answers all the same.
        assert pilot.app.screen.seated.deal.calls == sitting.deal.calls  # type: ignore[attr-defined]
        gate.set()
        while pilot.app.screen.seated.deal == sitting.deal:  # type: ignore[attr-defined]
            await pilot.pause(0.02)
