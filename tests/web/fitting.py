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


def faults(page: Page) -> list[str]:
    """What is wrong; a fault counts if it is still there when nothing moves, looked at three times."""
    found: list[str] = page.evaluate(FAULTS)
    for _ in range(LOOKS):
        if not found:
            break
        page.evaluate(DRAWN)
        wait_until(page, LANDED)
        found = page.evaluate(FAULTS)
    return found
