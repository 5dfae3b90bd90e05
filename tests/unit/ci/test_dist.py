"""A release for every Python: 3.11 has a wheel of its own, and one of the stable ABI serves 3.12 and all after it."""

import runpy
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
DIST: dict[str, Any] = runpy.run_path(str(ROOT / ".ci" / "dist.py"))
HOOK: dict[str, Any] = runpy.run_path(str(ROOT / "hatch_build.py"))


def _python(folder: Path, minor: int) -> str:
    """A program that says it is a Python of a minor version."""
    program = folder / f"python3.{minor}"
    program.write_text(f"#!/bin/sh\necho {minor}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def test_the_wheel_of_the_stable_abi_serves_later_pythons_and_no_earlier_one(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    out.mkdir()
    (out / "bidwhist-0.1.0-cp311-cp311-linux_x86_64.whl").touch()
    assert DIST["served_by"](_python(tmp_path, 12), out) is None
    stable = out / "bidwhist-0.1.0-cp312-abi3-linux_x86_64.whl"
    stable.touch()
    found = {minor: DIST["served_by"](_python(tmp_path, minor), out) for minor in (11, 12, 13, 14)}
    assert found == {11: None, 12: stable, 13: stable, 14: stable}


def test_the_oldest_python_is_built_for_first_so_that_its_wheel_serves_the_others() -> None:
    found = DIST["pythons"](False)
    assert sys.executable in found and DIST["pythons"](True) == [sys.executable]
    names = [f"python3.{sys.version_info.minor}" if one == sys.executable else Path(one).name for one in found]
    assert names == sorted(names)


@pytest.mark.parametrize(
    ("asked", "version", "is_free_threaded", "expected"),
    [
        ("1", (3, 11), 0, False),
        ("1", (3, 12), 0, True),
        ("1", (3, 14), None, True),
        ("1", (3, 14), 1, False),
        ("", (3, 12), 0, False),
    ],
)
def test_the_kernel_is_for_the_stable_abi_where_it_is_asked_for_and_there_is_one(
    asked: str,
    version: tuple[int, int],
    is_free_threaded: int | None,
    expected: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BIDWHIST_STABLE_ABI", asked)
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: is_free_threaded)
    assert HOOK["is_for_stable_abi"]() is expected
