"""The nightly run: a page tells how it went, CI reads the page, and no part is left out of a whole run."""

import importlib.util
import sys
from datetime import date, timedelta
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]
NIGHT = date(2026, 11, 25)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program of the nightly run."""
    spec = importlib.util.spec_from_file_location("nightly_of_ci", ROOT / ".ci" / "nightly.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def nightly(program: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The same with two parts, of which the second fails, and a page of its own."""
    two = program.Part("good", ("this",)), program.Part("bad", ("timeit", "-n", "not a number"))
    monkeypatch.setattr(program, "parts", lambda night: two)
    monkeypatch.setattr(program, "PAGE", tmp_path / "nightly.md")
    return program


def test_a_whole_run_is_written_down_and_read_again(nightly: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert nightly.main([]) == 1
    text = nightly.PAGE.read_text()
    assert "| good | `python -m this` | passed |" in text and '`python -m timeit -n "not a number"` | failed |' in text
    assert nightly.main(["--last"]) == 0
    said = capfd.readouterr().out.splitlines()[-1]
    assert said.startswith("The last whole nightly run: 20") and ": failed: bad, 0 minutes" in said


def test_a_part_alone_is_not_written_down(nightly: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert nightly.main(["good"]) == 0
    assert not nightly.PAGE.exists()
    assert nightly.main(["--last"]) == 0
    assert "no whole nightly run yet" in capfd.readouterr().out
    with pytest.raises(SystemExit):
        nightly.main(["better"])


def test_what_is_drawn_by_chance_differs_from_night_to_night(program: ModuleType) -> None:
    one, other = ({part.name: part.module for part in program.parts(NIGHT + timedelta(days))} for days in (0, 1))
    assert one.keys() == other.keys() and "browsers" in one
    assert {name for name in one if one[name] != other[name]} == {"simulation", "simulator", "pairings", "mutants"}


def test_a_run_in_which_all_has_passed_says_so(program: ModuleType) -> None:
    outcomes = [program.Outcome(part, has_passed=True, seconds=60.0) for part in program.parts(NIGHT)]
    assert program.last(program.page(outcomes, NIGHT, "abc1234")).endswith("2026-11-25, abc1234: passed, 7 minutes")
