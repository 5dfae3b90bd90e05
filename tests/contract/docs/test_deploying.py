"""Recipes and workflows fit the program: options exist, scripts are there, versions are one."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from bidwhist.cli.serve import command as serve

ROOT = Path(__file__).parents[3]
UNIT = (ROOT / "deploy" / "bidwhist.service").read_text(encoding="utf-8")
ENVIRONMENT = (ROOT / "deploy" / "bidwhist.env").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def _understood(words: list[str]) -> None:
    serve.make_context("serve", words)


def test_systemd_starts_a_server_with_options_that_exist() -> None:
    started = re.search(r"^ExecStart=\S+/bidwhist serve (.*) \$ARGS$", UNIT, re.M)
    arguments = re.search(r"^ARGS=(.*)$", ENVIRONMENT, re.M)
    assert started and arguments
    _understood([*shlex.split(started[1]), *shlex.split(arguments[1])])
    assert "StateDirectory=bidwhist" in UNIT and "/var/lib/bidwhist/" in started[1]


def test_the_container_starts_a_server_with_options_that_exist() -> None:
    words = re.search(r'^CMD \["serve", (.*)\]$', CONTAINER, re.M)
    assert words is not None
    _understood(re.findall(r'"([^"]+)"', words[1]))
    assert "VOLUME /data" in CONTAINER and "/data/tables.sqlite" in words[1]
    extras = re.search(r"\.\[([\w,]+)\]", CONTAINER)
    assert extras and {*extras[1].split(",")} <= PROJECT["optional-dependencies"].keys()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_scripts_of_ours_that_are_there(path: Path) -> None:
    steps = re.findall(r"^ +- run: (.*)$", path.read_text(encoding="utf-8"), re.M)
    scripts = [script for step in steps for script in re.findall(r"\.ci/[\w./]+", step)]
    assert scripts and all((ROOT / script).exists() for script in scripts)


def test_the_version_to_cite_is_the_version() -> None:
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.M)
    assert cited is not None and cited[1] == PROJECT["version"]


def test_every_python_that_a_wheel_is_made_for_is_declared() -> None:
    wheels = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]["build"]
    declared = {name.rpartition(" ")[2] for name in PROJECT["classifiers"] if "Python :: 3." in name}
    assert {f"3.{minor}" for minor in re.findall(r"cp3(\d+)", wheels)} == declared
