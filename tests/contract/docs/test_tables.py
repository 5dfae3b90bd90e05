"""Tables of the pages: each row has as many cells as its head."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from benches.common.checkout import ROOT

PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benches" / "results").glob("*.md")],
    key=str,
)
CODE = re.compile(r"`[^`]*`")
RULE = re.compile(r"\|(?: *:?-+:? *\|)+")


def cells(row: str) -> int:
    """How many cells a row has; a bar within code, or behind a backslash, parts none."""
    return CODE.sub("", row).replace(r"\|", "").strip().strip("|").count("|") + 1


def faults(text: str) -> Iterator[str]:
    """Rows whose cells are more or fewer than those of the rule below the head of their table."""
    wanted = 0
    lines = re.sub(r"```.*?```", "", text, flags=re.S).split("\n")
    for line, after in pairwise([*lines, ""]):
        if not line.startswith("|"):
            wanted = 0
        elif not wanted:
            wanted = cells(after) if RULE.fullmatch(after) else 0
            if wanted != cells(line):
                yield line
        elif cells(line) != wanted:
            yield line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_row_of_a_table_has_the_cells_of_its_head(page: Path) -> None:
    assert list(faults(page.read_text(encoding="utf-8"))) == []


def test_a_row_within_a_head_is_found() -> None:
    good = "| a | b |\n|---|---|\n| `x|y` | 2 |\n"
    assert list(faults(good)) == []
    assert list(faults("| a | b | c | 1 |\n|---|---|\n| 1 | 2 |\n")) == ["| a | b | c | 1 |"]
    assert list(faults("| a | b |\n| c |\n|---|---|\n")) != []
