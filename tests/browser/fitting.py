"""What does not fit on the page now, looked at until nothing moves."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from .player import wait_until

FAULTS = (Path(__file__).parent / "fits.js").read_text()
Sizes = Sequence[tuple[int, int]]
NINE: Sizes = (
    (1366, 625),
    (1280, 720),
    (1920, 1080),
    (844, 390),
    (667, 375),
    (360, 640),
    (390, 844),
    (320, 568),
    (768, 1024),
)
"""Laptops, a television, phones lying and upright, a tablet."""
SIZES: Sizes = (
    *NINE,
    (1024, 768),
    # Text of 200 % on the screens of a laptop and of a large one.
    (683, 384),
    (960, 540),
)
TELLING: Sizes = ((1366, 625), (1024, 768), (667, 375), (360, 640), (320, 568))
"""A laptop, a tablet, a phone on its side, one that many have, and the narrowest: these tell of the others."""
MAX_MEASUREMENTS = 3
LANDED = """document.getAnimations().every((one) =>
  one.playState === 'finished' || one.effect.getComputedTiming().iterations === Infinity)"""
"""Whether everything that flies has landed."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settle(page: Page) -> None:
    """Waits until what was asked for is drawn, nothing moves and no colour fades."""
    page.evaluate(DRAWN)
    wait_until(page, LANDED)


def faults(page: Page, finder: str = FAULTS) -> list[str]:
    """What is wrong; a fault counts if it is still there when nothing moves, looked at three times."""
    found: list[str] = page.evaluate(finder)
    for _ in range(MAX_MEASUREMENTS):
        if not found:
            break
        settle(page)
        found = page.evaluate(finder)
    return found
