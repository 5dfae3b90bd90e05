"""Each attack that the page tells of has its tests, and they are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
HEAD = "| attack"
ROWS = [
    line
    for line in (ROOT / "docs" / "attacks.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith(HEAD)
]
TESTS = {
    name
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
}


def test_the_page_has_rows() -> None:
    assert len(ROWS) > 25


@pytest.mark.parametrize("row", ROWS)
def test_each_attack_names_tests_that_exist(row: str) -> None:
    named = re.findall(r"`(test_\w+)`", row)
    assert named and set(named) <= TESTS
