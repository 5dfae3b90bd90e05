"""Random bursts of keys at the terminal table, several in one read: a held key, a paste or a slow link sends them."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from textual import events
from textual.pilot import Pilot

from bidwhist.core.rules.presets import PRESETS
from support.terminal import EIGHTY, app_for, new_sitting, settle

LONGEST_BURST = 8
"""Keys in one read, at most."""
OFTEN = ("enter", "enter", "enter", "space", "escape", "h", "h", "d", "p", "left", "right", "up", "down", "b", "n")
"""Keys by which a match goes on."""
SELDOM = (*"uclstrgfq?123456789abcdefxyz", "f1", "question_mark", "pagedown", "end", "home", "ctrl+c")
"""Keys of sheets, of what is called, and of nothing."""
SIZES = (EIGHTY, EIGHTY, (60, 20), (120, 40), (150, 48))
RESIZED = 0.03
"""How often the window changes after a burst."""
SETTINGS = (
    ("max_deals=2",),
    ("renege=called", "max_deals=2"),
    ("partners=drawn", "first_dealer=low_card", "max_deals=1"),
    ("target=100", "floor=none"),
)


async def play_in_bursts(bursts: int, random: Random) -> int:
    """Send so many bursts to table after table; how many of them moved a match on.

    An error anywhere in a table comes out of its pilot. Set ``coaching.JUDGE`` to a quick bot before.
    """
    sent = moved = 0
    with TemporaryDirectory() as folder:
        while sent < bursts:
            used, count = await _one_table(Path(folder), bursts - sent, random)
            sent, moved = sent + used, moved + count
    return moved


async def _one_table(folder: Path, most: int, random: Random) -> tuple[int, int]:
    """Bursts at one table until somebody leaves it: how many, and how many moved its match on."""
    preset = random.choice(tuple(PRESETS))
    settings = random.choice(SETTINGS if PRESETS[preset].has_fixed_pairs else SETTINGS[:1])
    sitting = new_sitting(preset, str(random.random()), *settings)
    waiting = sitting if random.random() < 0.3 else None
    app = app_for(sitting, folder, waiting=waiting, pace=random.choice((0.0, 0.001)))
    used = moved = 0
    async with app.run_test(size=random.choice(SIZES)) as pilot:
        await pilot.pause()
        course = app.table.flow
        while used < most and not app._exit:
            used += 1
            before = course.sitting
            await burst(pilot, _keys(random))
            moved += course.sitting is not before
            if random.random() < RESIZED:
                await pilot.resize_terminal(*random.choice(SIZES))
    return used, moved


def _keys(random: Random) -> list[str]:
    count = random.randint(1, LONGEST_BURST)
    if random.random() < 0.3:
        return [random.choice(OFTEN + SELDOM)] * count  # a key that is held down
    return [random.choice(OFTEN if random.random() < 0.8 else SELDOM) for _ in range(count)]


async def burst(pilot: Pilot[str], keys: list[str]) -> None:
    """Send all keys before the app may handle any of them, as those of one read are."""
    driver = pilot.app._driver
    assert driver is not None
    for key in keys:
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(pilot.app)
        driver.send_message(event)
    await settle(pilot)
