"""The twelve first tasks: short, with public names alone, and each of them runs."""

import re
from pathlib import Path

import pytest
from benches.speed.first_tasks import FILES, MAX_LINES, OURS_FIRST, TASKS, Task

import bidwhist


def test_there_are_twelve_of_three_lines_at_most() -> None:
    assert len(TASKS) == 12
    assert all(len(task.ours.splitlines()) <= MAX_LINES for task in TASKS)


def test_they_name_nothing_that_is_not_exported() -> None:
    named = {name for task in TASKS for name in re.findall(r"\bbidwhist\.(\w+)", task.ours)}
    assert {"Match", "read", "simulate", "compare", "double_dummy"} == named <= {*bidwhist.__all__}
    assert not any("import" in task.ours for task in TASKS)


@pytest.mark.parametrize(
    "task",
    [pytest.param(task, marks=[pytest.mark.frames] * ("to_frame" in task.ours), id=task.name) for task in TASKS],
)
def test_a_task_runs_and_leaves_what_it_says(task: Task, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    for lines in (OURS_FIRST, FILES["bidwhist"].replace("100", "2")):
        exec(lines, known)
    before = set(known)
    deal = known["match"]
    exec(task.ours, known)
    assert set(known) > before or known["match"] is not deal
