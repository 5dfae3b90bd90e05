"""The tester of engines says what a program does not do, and passes one that does all."""

import shlex
import sys
from pathlib import Path

import pytest

from bidwhist.engine.checking import check_engine
from support.command import run

ENGINE = Path(__file__).parents[3] / "examples" / "engines" / "lowest.py"
FAULTS = {
    "says ready": ('"type": "ready"', '"type": "here"'),
    "plays palace": ("        return 0  #", "        return 1  #"),
    "answers alike when asked again": (
        "        return 0  #",
        '        return COUNT() % min(2, len(question["legal"]))  #',
    ),
    "survives lines that mean nothing": (
        "except (ValueError, KeyError, TypeError) as error",
        "except ZeroDivisionError as error",
    ),
    "ends after quit": ("            break", "            __import__('time').sleep(60)"),
}
"""What is changed in the sample, by the trial that finds it."""


@pytest.mark.parametrize("trial", FAULTS)
def test_a_fault_is_found_and_named(trial: str, tmp_path: Path) -> None:
    text, count = (
        ENGINE.read_text(encoding="utf-8"),
        "COUNT = __import__('itertools').count().__next__\n",
    )
    changed = text.replace(*FAULTS[trial])
    assert changed != text
    (tmp_path / "engine.py").write_text(changed.replace("import sys\n", f"import sys\n{count}", 1), encoding="utf-8")
    trials = [*check_engine(shlex.join([sys.executable, str(tmp_path / "engine.py")]), ["palace"], 2)]
    assert trial in {one.name for one in trials if not one.passed}


def test_an_engine_of_fewer_rule_sets_is_asked_by_those_alone(tmp_path: Path) -> None:
    text = ENGINE.read_text(encoding="utf-8").replace('"version": "1"', '"version": "1", "presets": ["whist"]')
    (tmp_path / "engine.py").write_text(text, encoding="utf-8")
    trials = [*check_engine(f"{sys.executable} {tmp_path / 'engine.py'}", deals=1)]
    assert [one.name for one in trials if one.name.startswith("plays")] == ["plays whist"]
    assert all(one.passed for one in trials)


def test_the_command_ends_with_how_it_went(tmp_path: Path) -> None:
    passed = run("engine", "check", f"{sys.executable} {ENGINE}", "--per-rules", "1")
    assert passed.code == 0 and "passed  plays classic" in passed.out and "exec:" in passed.err
    failed = run("engine", "check", f"exec:{tmp_path / 'nothing'}")
    assert failed.code == 1 and not failed.out
    assert "is not an engine: it cannot be started" in failed.err
    forgetful = tmp_path / "forgetful.py"
    forgetful.write_text(ENGINE.read_text(encoding="utf-8").replace("break", "pass"), encoding="utf-8")
    failed = run("engine", "check", f"{sys.executable} {forgetful}", "--per-rules", "1")
    assert failed.code == 1 and "FAILED  ends after quit: it still runs" in failed.out
    assert failed.err.endswith("failed: ends after quit\n")
