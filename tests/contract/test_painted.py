"""Pages of tests are laid out and not drawn: what looks at pixels or at what jumps says that it wants them drawn."""

import re
from collections.abc import Iterator
from pathlib import Path

BROWSER = Path(__file__).parents[1] / "browser"
READS_PIXELS = re.compile(r"layout-shift|JUMPS|\.screenshot\(|largest-contentful-paint|first-contentful-paint")
PAINTS = re.compile(r"is_painted=True|\bpaint\(")


def that_look() -> Iterator[tuple[str, str]]:
    """The name and the lines of each test that reads what is there only where a page is drawn."""
    for path in sorted(BROWSER.glob("test_*.py")):
        for test in re.split(r"^(?=def |@)", path.read_text(), flags=re.MULTILINE):
            if test.startswith("def test_") and READS_PIXELS.search(test):
                yield f"{path.name}: {test.partition('(')[0]}", test


def test_every_test_that_looks_at_a_drawn_page_has_it_drawn() -> None:
    found = dict(that_look())
    assert found, "no test looks at pixels or at what jumps"
    assert [name for name, test in found.items() if not PAINTS.search(test)] == []
