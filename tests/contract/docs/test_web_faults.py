"""Each fault of the page that was found names tests that exist, or says that it is open."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "web-faults.md").read_text()
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ")][1:]
TESTS = {
    name for path in (ROOT / "tests").rglob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text())
}


def test_the_page_has_rows() -> None:
    assert len(ROWS) > 25


@pytest.mark.parametrize("row", ROWS)
def test_each_fault_names_tests_that_exist_or_is_open(row: str) -> None:
    named = re.findall(r"`(test_\w+)`", row)
    assert set(named) <= TESTS
    assert named or "open*" in row.lower()


def test_what_was_found_since_names_tests_too() -> None:
    assert set(re.findall(r"`(test_\w+)`", PAGE)) <= TESTS
