"""Every block of a page that looks like code is held to it: Python runs, commands are understood, JSON is read."""

import io
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import click
import pytest
from benches.common.pages import Block, fences_of
from click.testing import CliRunner

from bidwhist.cli.__main__ import COMMANDS as COMMAND_NAMES
from bidwhist.cli.__main__ import bidwhist
from support.command import run

ROOT = Path(__file__).parents[3]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md"), *(ROOT / "benches/results").glob("*.md")])
LANGUAGES = {"", "caddy", "coached", "json", "mybots", "nginx", "python", "sh", "text", "toml", "whist"}
"""What may stand behind the sign of a fence, so that no block is taken for prose by a slip."""
OPTIONAL = ("gymnasium", "pettingzoo", "pyspiel", "ray")
"""Packages that not every machine with the tests has."""
READS_FILES = {"fair-deals.md", "events.md", "train_a_bidder.md"}
"""Pages whose programs read files, or what is piped to them, or want torch; they have tests of their own."""
PLACEHOLDERS = re.compile(r"…|\b(COMMAND|HOST|PORT)\b|<[a-z]")
"""What a reader has to put something else for."""


BLOCKS = [block for page in PAGES for block in fences_of(page)[0]]


COMMAND = re.compile(r"\s*(?:\$ |sudo |[A-Z_]+=\S+ )*(?:\.venv/bin/)?bidwhist ((?:'[^']*'|\"[^\"]*\"|\S| (?! ))*)")
"""A command, up to the two blanks before what is said beside it."""


def commands_of(block: Block) -> Iterator[str]:
    """The commands of bidwhist in a block, without what is said beside them."""
    joined = re.sub(r"\\\n\s*", " ", block.text)
    for line in joined.split("\n"):
        found = COMMAND.match(line)
        if found and not PLACEHOLDERS.search(found[1]) and found[1][0] not in "|<>":
            yield re.split(r"(?:^|\s)(?:[|<>&;]|2>|#)", f"{found[1]} ")[0].strip()


COMMANDS = [(block, words) for block in BLOCKS if block.language in ("", "sh") for words in commands_of(block)]
PYTHON = {
    page: [block for block in BLOCKS if block.page == page and block.language == "python" and ">>>" not in block.text]
    for page in PAGES
}
RUN = [page for page in PAGES if PYTHON[page] and page.name not in READS_FILES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_fence_of_a_page_is_torn(page: Path) -> None:
    assert not fences_of(page)[1]


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_a_fence_names_a_language_that_a_test_knows(block: Block) -> None:
    assert block.language in LANGUAGES


@pytest.mark.parametrize(
    "page", [page for page in PAGES if PYTHON[page] and page.name not in READS_FILES], ids=lambda page: str(page.name)
)
def test_python_on_a_page_runs_from_its_first_block_to_its_last(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in OPTIONAL:
        if any(re.search(rf"\bimport {name}\b|bidwhist\.envs\b.*{name}", block.text) for block in PYTHON[page]):
            pytest.importorskip(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    known: dict[str, object] = {"__name__": "page"}
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        for block in PYTHON[page]:
            exec(compile("\n" * block.line + block.text, str(page), "exec"), known)


def understood(words: str) -> None:
    """Let a command read its words, and do nothing.

    :raises click.ClickException: if there is no such command, option or value.
    """
    command: click.Command = bidwhist
    args = shlex.split(words)
    context = click.Context(bidwhist, info_name="bidwhist")
    while isinstance(command, click.Group) and args and not args[0].startswith("-"):
        name = args.pop(0)
        below = command.get_command(context, name)
        if below is None:
            raise click.UsageError(f"no such command: {name}")
        context, command = click.Context(below, info_name=name, parent=context), below
    if not isinstance(command, click.Group) and not {"--help", "-h", "--version"} & {*args}:
        command.make_context(context.info_name, args)


@pytest.mark.parametrize(("block", "words"), COMMANDS, ids=lambda one: str(one).replace("[", "("))
def test_a_command_on_a_page_is_understood(block: Block, words: str) -> None:
    with CliRunner().isolation():
        understood(words)


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "json"], ids=str)
def test_json_on_a_page_is_json(block: Block) -> None:
    json.loads(block.text)


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "toml"], ids=str)
def test_toml_on_a_page_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


MESSAGE = re.compile(r"^(?:[→←] )?(\{.*?\})(?= … |$)", re.M | re.S)


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.page.name == "protocol.md"], ids=str)
def test_messages_on_the_page_of_the_protocol_are_json(block: Block) -> None:
    for message in re.split(r"^(?=[→←] )", block.text, flags=re.M):
        text = message.lstrip("→← ").strip()
        if text and "…" not in text:
            json.loads(text)


def test_what_is_looked_at_is_there() -> None:
    assert len(COMMANDS) > 60 and sum(map(len, PYTHON.values())) > 5
    assert run("play", "--help").code == 0


@pytest.mark.parametrize("words", ["play --rule classic", "nothing", "simulate --matches many", "rules shows palace"])
def test_a_command_that_is_wrong_is_found(words: str) -> None:
    with pytest.raises(click.ClickException):
        understood(words)


@pytest.mark.parametrize("name", COMMAND_NAMES)
def test_every_command_is_on_the_first_page(name: str) -> None:
    assert re.search(rf"^bidwhist {name}\b", (ROOT / "README.md").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_every_page_is_linked_from_the_first_one(page: Path) -> None:
    assert f"](docs/{page.name})" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [one for one in PAGES if one.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_nothing_is_installed_from_an_index_before_there_is_a_release(page: Path) -> None:
    assert not re.search(r"pip install ['\"]?bidwhist", page.read_text(encoding="utf-8"))
