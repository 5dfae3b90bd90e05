"""Runs of all tests in a row: a line for each is written down, and the page says how many have passed."""

import importlib.util
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]
PASSES = "print('12 passed in 1s'); print('3 passed in 2s')"
FAILS = "print('FAILED tests/a.py::test_b - it did'); print('11 passed, 1 failed in 1s'); raise SystemExit(2)"


@pytest.fixture
def repeat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The program of the runs, with a page of its own."""
    spec = importlib.util.spec_from_file_location("repeat_of_ci", ROOT / ".ci" / "repeat.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PAGE", tmp_path / "test_runs.md")
    return module


def test_each_run_is_written_down_and_runs_in_a_row_are_counted(
    repeat: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(repeat, "TEST", (sys.executable, "-c", PASSES))
    assert repeat.main(["--runs", "2"]) == 0
    lines = repeat.PAGE.read_text().splitlines()
    assert [line.split(" | ")[3:] for line in lines[-2:]] == [["15", "0 min 00 s", "passed |"]] * 2
    assert capsys.readouterr().out.splitlines()[-1].startswith("The last 2 runs of make test passed")


def test_a_run_that_fails_ends_the_row_and_names_its_tests(
    repeat: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(repeat, "TEST", (sys.executable, "-c", FAILS))
    assert repeat.main(["--runs", "3"]) == 1
    assert [line for line in repeat.PAGE.read_text().splitlines() if "failed: tests/a.py::test_b" in line]
    assert repeat.PAGE.read_text().count("failed:") == 1
    assert repeat.main(["--last"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("The last 0 runs")


def test_a_failure_without_a_test_is_told_by_its_exit_code(repeat: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeat, "TEST", (sys.executable, "-c", "raise SystemExit(3)"))
    assert repeat.run_once().failed == ("exit code 3",)


def test_runs_on_a_busy_machine_are_counted_by_their_load(repeat: ModuleType) -> None:
    begun = datetime(2026, 11, 26, 22, 30, tzinfo=UTC)
    runs = [
        repeat.Run(begun, "abc12345", load, 11_000, 600.0, failed)
        for load, failed in ((9.0, ()), (9.0, ("tests/a.py::test_b",)), (7.3, ()), (6.0, ()), (5.9, ()))
    ]
    page = repeat.HEAD + "".join(map(repeat.row, runs))
    assert repeat.last(page) == "The last 3 runs of make test passed, 2 of them at a load of 6 or more."


def test_programs_beside_the_tests_run_as_long_as_these(repeat: ModuleType) -> None:
    with repeat._busy(2) as programs:
        assert [program.poll() for program in programs] == [None, None]
    assert all(program.poll() is not None for program in programs)
