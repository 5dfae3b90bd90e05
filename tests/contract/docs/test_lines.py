"""Pages are read in a terminal and in a diff: no line of prose is longer than 120 letters."""

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benches" / "results").glob("*.md")])
LONGEST = 120


def long_lines(text: str) -> Iterator[int]:
    """The numbers of lines that are too long; tables, pictures and what is printed as it is do not count."""
    is_code = False
    for number, line in enumerate(text.splitlines(), start=1):
        is_code ^= line.startswith("```")
        if len(line) > LONGEST and not is_code and not line.lstrip().startswith(("|", "!")):
            yield number


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_line_of_prose_is_too_long(page: Path) -> None:
    assert [*long_lines(page.read_text(encoding="utf-8"))] == []


def test_a_long_line_is_found_in_prose_and_not_in_code_or_tables() -> None:
    long = "x " * 80
    assert [*long_lines(f"{long}\n```\n{long}\n```\n| {long} |\n![{long}](y)\n{long}")] == [1, 7]
