"""The documentation is complete and true: every option and command is in it, and every example runs."""

import doctest
import importlib
import re
import shlex
from functools import cache
from pathlib import Path

import click
import pytest
from msgspec.structs import fields

from bidwhist.cli.__main__ import COMMANDS
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from support.command import run
from support.modules import MODULES
from support.sources import ROOT, python_in, suspects, text_of

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])
EXAMPLE = re.compile(r"^\s*>>> ", re.MULTILINE)
"""How an example begins; to look for some in a module without any takes as long as to run them."""


def module_of(path: Path) -> str:
    """The name of a module of the package."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


WITH_EXAMPLES = [name for path in suspects(python_in("src"), EXAMPLE) if (name := module_of(path)) in MODULES]


@cache
def all_text() -> str:
    """Every page in one string."""
    return "\n".join(text_of(page) for page in PAGES)


def test_every_option_is_documented() -> None:
    page = text_of(ROOT / "docs/options.md")
    assert [field.name for field in fields(Ruleset) if f"`{field.name}`" not in page] == []


@cache
def named_switches() -> set[str]:
    """The long switches that pages name."""
    return set(re.findall(r"(?<![\w-])--[\w-]*\w", all_text()))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_documented(preset: str) -> None:
    assert preset in (ROOT / "docs/rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_its_switches_are_documented(name: str) -> None:
    assert f"bidwhist {name}" in all_text()
    command = importlib.import_module(f"bidwhist.cli.{name}").command
    assert [switch for switch in switches(command) if switch not in named_switches()] == []


def switches(command: click.Command) -> list[str]:
    """The long switches of a command and of those below it."""
    own = [name for one in command.params for name in one.opts if isinstance(one, click.Option) and "--" in name]
    below = command.commands.values() if isinstance(command, click.Group) else ()
    return own + [switch for one in below for switch in switches(one)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_example_on_a_page_gives_what_it_says(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert not failures


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_every_example_in_a_module_gives_what_it_says(name: str) -> None:
    failures, tried = doctest.testmod(importlib.import_module(name))
    assert tried and not failures


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_on_a_page_leads_nowhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert not [link for link in links if not (page.parent / link).exists()]


@cache
def anchors(page: Path) -> set[str]:
    """The addresses of a page's headings, as a code host and the site give them."""
    headings = re.findall(r"^#+ (.*)$", re.sub(r"```.*?```", "", text_of(page), flags=re.S), re.M)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower() for heading in headings]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_on_a_page_leads_to_a_heading_that_is_not_there(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", text_of(page), flags=re.S)
    links = re.findall(r"\]\((?!https?:)([^)#\s]*\.md)?#([^)\s]+)\)", prose)
    assert [link for link in links if link[1] not in anchors((page.parent / (link[0] or page.name)).resolve())] == []


def test_every_module_says_what_it_is_in_its_first_sentence() -> None:
    words = {name: importlib.import_module(name).__doc__ or "" for name in MODULES}
    assert [name for name in MODULES if len(words[name].strip().split("\n")[0]) <= 20] == []


def test_the_example_of_the_coach_is_what_the_coach_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs/coach.md").read_text(encoding="utf-8")
    example = re.search(r"```\n(bidwhist simulate .*?)\n(bidwhist coach .*?)\n```\n\n```coached\n(.*?)```", page, re.S)
    assert example is not None
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for line in example.group(1, 2):
        ran = run(*shlex.split(line)[1:])
        assert ran.code == 0, ran.err
    said = "\n".join(line.rstrip() for line in ran.out.splitlines())
    assert said.strip() == example[3].strip(), f"run the two commands of docs/coach.md; they say now:\n{said}"
