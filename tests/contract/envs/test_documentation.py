"""The page on environments tells the slices and numbers as they are."""

import re
from pathlib import Path

import pytest

from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE, SIZES

PAGE = (Path(__file__).parents[3] / "docs/environments.md").read_text(encoding="utf-8")


def test_every_slice_is_on_the_page_as_it_is() -> None:
    for name, size, words in SIZES:
        assert f"| `{name}` | {size} | {words} |" in PAGE


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_every_example_on_the_page_runs(example: str) -> None:
    exec(example, {})


def test_the_page_names_both_lengths() -> None:
    assert f"{ACTIONS} in all" in PAGE
    assert f"int8 row of {OBSERVATION_SIZE}" in PAGE
