"""Draws the pictures of the terminal in this folder anew: ``python docs/images/draw.py``."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bidwhist.core.deal import Phase
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.tui.app import WhistApp
from bidwhist.tui.saves import Save
from bidwhist.tui.session import PERSON, Sitting, advice, bot_acts, decide, next_deal, sit_down
from bidwhist.tui.setting import Setting

HERE = Path(__file__).parent


def mid_trick(sitting: Sitting) -> bool:
    """The person is last to a trick and has cards that do not follow."""
    follows = sitting.waits_for_person and sitting.deal.phase is Phase.PLAY and len(sitting.deal.table) == 3
    return follows and len(sitting.deal.tricks) == 2 and 2 < len(sitting.view.legal) < 6 and sitting.view.score[0] > 0


def auction(sitting: Sitting) -> bool:
    """The person is to bid over somebody."""
    return sitting.waits_for_person and sitting.deal.phase is Phase.AUCTION and sitting.deal.bid is not None


def exchange(sitting: Sitting) -> bool:
    """The person has the kitty."""
    return sitting.waits_for_person and sitting.deal.phase is Phase.DISCARD


def until(wanted: Callable[[Sitting], bool], preset: str) -> Sitting:
    """Matches played by steady hands, one after another, until there is something to show."""
    return next(found for number in count() if (found := within_match(wanted, preset, f"picture {number}")))


def within_match(wanted: Callable[[Sitting], bool], preset: str, seed: str) -> Sitting | None:
    """The first moment of a match that is wanted, if there is one."""
    sitting = sit_down(PRESETS[preset], 0, PERSON, ("steady",), seed_from_text(seed))
    while not wanted(sitting):
        if sitting.match.result:
            return None
        if sitting.deal.is_over:
            sitting = next_deal(sitting)
        elif sitting.waits_for_person:
            sitting = decide(sitting, advice(sitting).action)
        else:
            sitting = bot_acts(sitting)
    return sitting


async def draw(name: str, sitting: Sitting, size: tuple[int, int], *keys: str) -> None:
    """One picture, after some keys."""
    with TemporaryDirectory() as folder:
        save = Save(Path(folder) / "match.json")
        app = WhistApp(Setting(begin=lambda: sitting, save=save, waiting=sitting, pace=0))
        async with app.run_test(size=size) as pilot:
            await pilot.press("enter", *keys)
            await pilot.pause()
            (HERE / name).write_text(app.export_screenshot(title="bidwhist play"), encoding="utf-8")


async def main() -> None:
    """All pictures."""
    await draw("table-80x24.svg", until(mid_trick, "classic"), (80, 24), "h")
    await draw("table-120x40.svg", until(mid_trick, "classic"), (120, 40), "h", "f")
    await draw("auction-80x24.svg", until(auction, "classic"), (80, 24), "h")
    await draw("kitty-80x24.svg", until(exchange, "andrews"), (80, 24), "h")


if __name__ == "__main__":
    asyncio.run(main())
