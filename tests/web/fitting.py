"""What does not fit on the page now, looked at until nothing moves."""

from pathlib import Path

from playwright.sync_api import Page

from .player import wait_until

FAULTS = (Path(__file__).parent / "fits.js").read_text()
LOOKS = 3
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
    for _ in range(LOOKS):
        if not found:
            break
        settle(page)
        found = page.evaluate(finder)
    return found
