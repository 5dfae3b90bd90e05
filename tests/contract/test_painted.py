"""Pages of browser tests are not painted unless asked: a test of pixels or layout shifts has to ask."""

import re
from collections.abc import Iterator
from pathlib import Path

BROWSER = Path(__file__).parents[1] / "browser"
READS_PIXELS = re.compile(r"layout-shift|JUMPS|\.screenshot\(|largest-contentful-paint|first-contentful-paint")
PAINTS = re.compile(r"is_painted=True|\bpaint\(")


def pixel_readers() -> Iterator[tuple[str, str]]:
    """The name and the source of each test that reads what only a painted page has."""
    for path in sorted(BROWSER.glob("test_*.py")):
        for test in re.split(r"^(?=def |@)", path.read_text(), flags=re.MULTILINE):
            if test.startswith("def test_") and READS_PIXELS.search(test):
                yield f"{path.name}: {test.partition('(')[0]}", test


def test_every_test_of_pixels_or_layout_shifts_paints_its_page() -> None:
    found = dict(pixel_readers())
    assert found, "no test reads pixels or layout shifts"
    assert [name for name, test in found.items() if not PAINTS.search(test)] == []
