"""The page on environments tells the slices and numbers as they are."""

import re
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.envs.courses import MOST_DEALS
from bidwhist.envs.dealing import PLAYED
from bidwhist.envs.scaling import MATCH_SIZE, MOST
from bidwhist.envs.tasks import REWARDS, TASKS
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE, SIZES
from bidwhist.simulator.packing import FIELDS, PACKED_SIZE

PAGE = (Path(__file__).parents[3] / "docs/environments.md").read_text(encoding="utf-8")


def test_every_slice_is_on_the_page_as_it_is() -> None:
    for name, size, words in SIZES:
        assert f"| `{name}` | {size} | {words} |" in PAGE


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_every_example_on_the_page_runs(example: str) -> None:
    exec(example, {})


def test_the_page_says_in_which_word_and_bits_every_slice_is() -> None:
    words = re.findall(r"^\| (\d+)(?: – (\d+))? \| (.*) \|$", PAGE[PAGE.index("| word | bits |") :], re.MULTILINE)
    rows = {range(int(first), int(last or first) + 1): text for first, last, text in words}
    assert sorted(word for row in rows for word in row) == [*range(PACKED_SIZE)]
    for field in FIELDS:
        text = next(text for row, text in rows.items() if field.word in row)
        assert f"`{field.name}`" in text
        if field.word >= 15 and field.name != "winner_of":
            last = field.bit + field.size * field.bits - 1
            bits = f"{field.bit} – {last}" if last > field.bit else f"{last}"
            assert f"`{field.name}` {bits}" in text


def test_the_page_names_both_lengths() -> None:
    assert f"{ACTIONS} in all" in PAGE
    assert f"int8 row of {OBSERVATION_SIZE}" in PAGE


def test_every_task_and_reward_is_on_the_page_as_it_is() -> None:
    for task in TASKS.values():
        assert f"| `{task.name}` | {task.words} | `{task.reward}` |" in PAGE
    for reward in REWARDS.values():
        assert f"| `{reward.name}` | {reward.words} |" in PAGE


def test_the_page_tells_what_is_divided_and_what_is_refused() -> None:
    words = re.sub(r"\s+", " ", PAGE)
    assert ", ".join(f"`{name}` by {most}" for name, most in MOST.items()) in words
    assert f"In a match {MATCH_SIZE} numbers" in words
    assert f"after {MOST_DEALS} deals" in words
    assert {*PRESETS} - {*PLAYED} == {"whist"} and "all presets but `whist`" in words
