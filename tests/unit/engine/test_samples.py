"""The samples of engines, in Python without this package, in JavaScript and in C++, pass the tester and play."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.engine.checking import check_engine
from support.command import run

ROOT = Path(__file__).parents[3]
SAMPLES = ROOT / "examples" / "engines"
MOST_LINES = {"lowest.py": 40, "lowest.mjs": 60, "lowest.cpp": 60}


def _built(folder: Path) -> str:
    compiler = os.environ.get("CXX", "c++")
    if shutil.which(compiler) is None:
        pytest.skip("there is no C++ compiler")
    warnings = ("-Wall", "-Wextra", "-Werror")
    source, made = str(SAMPLES / "lowest.cpp"), str(folder / "lowest")
    subprocess.run([compiler, "-std=c++17", *warnings, "-o", made, source], check=True)
    return str(folder / "lowest")


def _node(_: Path) -> str:
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    return f"node {SAMPLES / 'lowest.mjs'}"


COMMANDS: dict[str, Callable[[Path], str]] = {
    "Python": lambda _: f"{sys.executable} -I {SAMPLES / 'lowest.py'}",
    "JavaScript": _node,
    "C++": _built,
}


@pytest.mark.parametrize("language", COMMANDS)
def test_a_sample_does_all_that_an_engine_must(language: str, tmp_path: Path) -> None:
    trials = list(check_engine(COMMANDS[language](tmp_path), deals=1))
    assert [one for one in trials if not one.passed] == []
    assert {f"plays {name}" for name in PRESETS} < {one.name for one in trials}


@pytest.mark.parametrize("language", COMMANDS)
def test_a_sample_is_measured_against_steady_and_resumed(language: str, tmp_path: Path) -> None:
    bots = f"exec:{COMMANDS[language](tmp_path)},steady"
    words = (
        "arena",
        "--bots",
        bots,
        "--measure",
        "points",
        "--jobs",
        "1",
        "--json",
        "--seed",
        "x",
        "--rules",
        "palace",
    )
    resumed = (*words, "--resume", str(tmp_path / "kept.jsonl"))
    _report(*resumed, "--deals", "2")
    assert _report(*resumed, "--deals", "6") == _report(*words, "--deals", "6")


def test_samples_are_short() -> None:
    assert {path.name for path in SAMPLES.iterdir()} == set(MOST_LINES)
    for name, most in MOST_LINES.items():
        assert len((SAMPLES / name).read_text(encoding="utf-8").splitlines()) <= most


def _report(*words: str) -> Any:
    """The figures of a measurement, without those of time."""
    ran = run(*words)
    assert ran.code == 0, ran.err
    report = json.loads(ran.out)["report"]
    assert report["points"]["half_width"] > 0
    return {**report, "a": report["a"]["bids"], "b": report["b"]["bids"]}
