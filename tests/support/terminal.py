"""The terminal app under its test pilot: what is on the screen, and a person who follows the hints."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual import events
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from bidwhist.core.deal import Phase
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.tui.app import WhistApp
from bidwhist.tui.message import Message
from bidwhist.tui.saves import Save
from bidwhist.tui.session import Sitting, sit_down
from bidwhist.tui.setting import Setting
from bidwhist.tui.sheet import Sheet
from support.waiting import PATIENCE

EIGHTY = (80, 24)
MARKS = frozenset("\u200e\u200f\u2066\u2067\u2068\u2069")
"""Marks of direction, which a terminal shows as a box or a code."""


def rules_of(preset: str, *settings: str) -> Ruleset:
    """A preset with some options changed."""
    return parse_rules(preset, settings)


def new_sitting(preset: str, seed: str, *settings: str, bot: str = "steady") -> Sitting:
    """A person in seat 0 against one kind of bot."""
    return sit_down(parse_rules(preset, settings), 0, "Ann", (bot,), seed_from_text(seed))


def app_for(sitting: Sitting, folder: Path, **setting: object) -> WhistApp:
    """An app that begins with a sitting, saves in a folder, and whose bots do not dawdle."""
    options = {"pace": 0.0, "save": Save(folder / "match.json"), **setting}
    return WhistApp(Setting(begin=lambda: sitting, **options))  # type: ignore[arg-type]


@asynccontextmanager
async def at_table(
    sitting: Sitting, folder: Path, size: tuple[int, int] = EIGHTY, *, read_draws: bool = True, **setting: object
) -> AsyncIterator[Pilot[str]]:
    """A pilot at the table, the draws of the match read."""
    app = app_for(sitting, folder, **setting)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if read_draws:
            await press(pilot, "enter")
        yield pilot


def table_app(pilot: Pilot[str]) -> WhistApp:
    """The app of a pilot."""
    app = pilot.app
    assert isinstance(app, WhistApp)
    return app


def sitting_of(pilot: Pilot[str]) -> Sitting:
    """The sitting as it stands."""
    return table_app(pilot).table.seated


def screen_text(pilot: Pilot[str]) -> str:
    """Every sign on the screen, row by row."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def sheet_text(pilot: Pilot[str]) -> str:
    """The whole text of the sheet on top, what must be scrolled to as well."""
    assert isinstance(pilot.app.screen, Sheet)
    return f"{pilot.app.screen.heading}\n{pilot.app.screen.body}"


def message_text(pilot: Pilot[str]) -> str:
    """What stands over the hand."""
    message = table_app(pilot).table.query_one(Message)
    return f"{message.prompt}\n{message.news}"


async def press(pilot: Pilot[str], *keys: str) -> None:
    """Press keys one after another, going on as soon as the app has nothing left to do.

    The pilot's own ``press`` sleeps 40 ms or more a key, which a whole match has no time for.
    """
    driver = pilot.app._driver
    assert driver is not None
    for key in keys:
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(pilot.app)
        driver.send_message(event)
        await settle(pilot)


async def settle(pilot: Pilot[str]) -> None:
    """Let every message be handled, as long as the app runs."""
    quiet = 0
    while quiet < 3 and not pilot.app._exit:
        await asyncio.sleep(0)
        quiet = 0 if any(not pump._message_queue.empty() for pump in _pumps(pilot)) else quiet + 1


async def until_shown(pilot: Pilot[str], comes: Callable[[], object], what: str) -> None:
    """Waits for what the app does in the background, such as the search of the palette.

    :raises AssertionError: saying what never came.
    """
    end = time.monotonic() + PATIENCE
    while not comes():
        assert time.monotonic() < end, f"never came: {what}"
        await asyncio.sleep(0.01)
    await settle(pilot)


def _pumps(pilot: Pilot[str]) -> Iterator[MessagePump]:
    yield pilot.app
    for screen in pilot.app.screen_stack:
        yield from screen.walk_children(with_self=True)


async def follow_hint(pilot: Pilot[str]) -> None:
    """Ask what a steady player would do, and do it."""
    discards = sitting_of(pilot).deal.phase is Phase.DISCARD
    await press(pilot, "h", "d" if discards else "enter")


async def play_match(pilot: Pilot[str], most: int = 600) -> int:
    """Play by the hints, from sheet to sheet, until the match is over; how many decisions it took."""
    decisions = 0
    for _ in range(most):
        if isinstance(pilot.app.screen, Sheet):
            if sitting_of(pilot).match.result is not None and "match" in pilot.app.screen.heading:
                return decisions
            await press(pilot, "enter")
        else:
            await follow_hint(pilot)
            decisions += 1
    raise AssertionError("the match never ended")
