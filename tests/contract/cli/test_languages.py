"""Commands speak the language that is asked for, in every sentence; what programs read is the same in each."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path

import click
import pytest
from benches.common.catalogues import COMMANDS, read
from benches.common.catalogues import HELP as HELP_BOOK
from benches.common.checkout import ROOT
from rich.cells import cell_len

from bidwhist.cli.__main__ import COMMANDS as COMMAND_LINES
from bidwhist.cli.__main__ import bidwhist
from bidwhist.cli.help import HEADINGS, OWN_WORDS
from bidwhist.cli.languages import CODES, Wanted
from bidwhist.i18n import CODES as LANGUAGES
from bidwhist.i18n import ENGLISH, language_of, of_commands, of_help
from support.command import Ran, run
from support.command_cases import OPEN_DEAL, example_store, good, records
from support.nightly import by_day

CLI = ROOT / "src" / "bidwhist" / "cli"
SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-zA-Z]{2,}")
"""Two words in a row."""
FOR_CLICK = {"help", "metavar", "show_default"}
"""Arguments of an option that its help is made of."""
HELPERS = {"rules_option", "settings_option", "deal_option", "json_option", "seed_option", "bots_option", "Words"}
"""Functions of ``parameters`` whose first argument is a part of an option's help."""
NOT_SAID = {
    "bold magenta": "a style",
    "bidwhist play": "a command",
    "bidwhist coach ": "the same",
    "bidwhist play --bots steady": "the same",
    "bidwhist daily --day ": "the same",
    "bidwhist/daily at home\0": "what a seed is made from",
    "a line of bidwhist ": "the title of a schema, for programs",
    "a share code, or the name of a preset": "the same",
    "what a contract is played in: direction U D B, then strain C D H S N, as US": "the same",
    "--out FILE": "a switch",
    "BIDWHIST_BUS_KEY=$(openssl rand -hex 32)": "a command",
    ") bidwhist worker --bus ": "the same",
    "bidwhist serve --offline ": "the same",
    "bidwhist arena --bots 'exec:": "the same",
    "Bid Whist": "the name of the game",
}
"""What looks like a sentence in the code of a command, and why nobody is told it."""
OTHERS = [code for code in CODES if code != "en"]
HELP = {"__main__.py", "help.py", "languages.py", "parameters.py", "mistakes.py"}
"""Files with help alone, and the one that knows the English sentences of click by heart."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file of two matches."""
    return str(records(tmp_path_factory.mktemp("languages")))


def _literals(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    aside = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in FOR_CLICK:
            aside |= {id(one) for one in ast.walk(node.value)}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HELPERS:
            aside |= {id(one) for argument in node.args for one in ast.walk(argument)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
            yield node.value


def _sentences(path: Path) -> list[str]:
    return [text for text in _literals(path) if SENTENCE.search(text)]


@pytest.mark.parametrize(
    "path", [one for one in sorted(CLI.glob("*.py")) if one.name not in HELP], ids=lambda one: one.name
)
def test_a_command_prints_no_sentence_that_is_not_in_the_catalogue(path: Path) -> None:
    assert [text for text in _sentences(path) if text not in NOT_SAID] == []


def test_a_sentence_in_the_code_of_a_command_is_found(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(
        '"""A module."""\ntell(f"{count} cards are left")\nclick.option(help="How many.")\n'
    )
    assert _sentences(tmp_path / "some.py") == [" cards are left"]


def test_nothing_is_excused_that_is_not_there() -> None:
    found = {text for path in CLI.glob("*.py") for text in _sentences(path)}
    assert NOT_SAID.keys() - found == set()


def test_the_switch_knows_the_languages_there_are() -> None:
    assert CODES == LANGUAGES


@pytest.mark.parametrize(
    ("words", "environment", "code"),
    [
        (["--language", "es", "replay"], {}, "es"),
        (["replay", "--language=fr"], {"LANG": "es_ES.UTF-8"}, "fr"),
        (["replay"], {"LANG": "he_IL.UTF-8"}, "he"),
        (["replay"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["replay", "--language"], {"LC_MESSAGES": "es_MX"}, "es"),
        (["--language", "klingon"], {"LC_ALL": "fr_FR"}, "fr"),
        (["--language", "es", "replay", "--language", "fr"], {}, "fr"),
    ],
)
def test_a_switch_is_stronger_than_the_locale(words: list[str], environment: dict[str, str], code: str) -> None:
    assert Wanted(words, environment).language.code == code


SPOKEN = (
    ("replay",),
    ("replay", "--seat", "1", "--deal", "1"),
    ("verify",),
    ("solve", "--deal", "1"),
    ("coach", "--bot", "steady", "--no-hindsight", "--in-order"),
)


def _said(words: tuple[str, ...], file: str, code: str, *more: str) -> Ran:
    ran = run("--language", code, words[0], file, *words[1:], *more)
    assert ran.code == 0, ran.err
    return ran


@pytest.mark.parametrize("words", SPOKEN, ids="_".join)
def test_a_command_speaks_every_language_and_shows_no_marks(words: tuple[str, ...], file: str) -> None:
    said = {code: _said(words, file, code).out for code in CODES}
    assert len(set(said.values())) == len(CODES)
    for text in said.values():
        assert "\\u20" not in text and not re.search("[\u200e\u200f\u2066-\u2069]", text)
    own = _said(words, file, "en", "--language", "he")
    assert own.out == said["he"]


@pytest.mark.parametrize(
    ("words", "code"),
    by_day(product(SPOKEN, OTHERS), *((words, OTHERS[place % len(OTHERS)]) for place, words in enumerate(SPOKEN))),
)
def test_what_programs_read_is_the_same_in_every_language(words: tuple[str, ...], code: str, file: str) -> None:
    assert _said(words, file, code, "--json").out == _said(words, file, "en", "--json").out


LOOKING = ("standings", "event list", "event show", "owner reports", "owner fair-play", "store mend", "director")


@pytest.mark.parametrize("name", LOOKING)
def test_what_looks_after_a_server_speaks_too(name: str, tmp_path: Path) -> None:
    example_store(tmp_path)
    words = good(tmp_path)[name]
    asked = [*words[:-1], "check"] if name == "director" else words
    said = {code: run("--language", code, *asked) for code in CODES}
    assert {ran.code for ran in said.values()} == {0}
    assert len({ran.out + ran.err for ran in said.values()}) == (1 if name == "owner reports" else len(CODES))


def test_the_locale_does_not_change_what_programs_read(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (("rules", "show", "palace"), ("rules", "diff", "classic", "palace"), ("rules", "list"), ("conventions",))
    before = [run(*words, "--json").out for words in asked]
    monkeypatch.setenv("LC_ALL", "he_IL.UTF-8")
    assert [run(*words, "--json").out for words in asked] == before
    assert run("verify", file).out != run("--language", "en", "verify", file).out


@pytest.mark.parametrize("code", CODES)
def test_columns_stand_below_one_another_in_every_language(code: str, file: str) -> None:
    rows = run("--language", code, "solve", OPEN_DEAL, "--rules", "palace").out.splitlines()
    table = [row for row in rows if re.fullmatch(r"  [NESW]  .*\d", row)]
    assert len({cell_len(row) for row in table}) == 1
    coached = run("--language", code, "coach", file, "--bot", "steady", "--no-hindsight").out.splitlines()
    assert all(cell_len(row) <= 80 for row in coached)
    heads = [row for row in coached if row.startswith(" " * 15)]
    assert len(heads) == 2 and len({cell_len(row) for row in heads}) == 1


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "words",
    [
        ("replay", "FILE", "--match", "9"),
        ("replay", "FILE", "--deal", "99"),
        ("replay", "FILE", "--seat", "x"),
        ("replay", "FILE", "--nonsense"),
        ("replay",),
        ("replay", "FILE", "--match"),
        ("replay", "FILE", "more", "words"),
        ("coach", "FILE", "--resume"),
        ("coach", "FILE", "--worst", "-1"),
        ("solve", "FILE", "--lead", "me"),
        ("convert", "FILE", "nowhere"),
    ],
    ids="_".join,
)
def test_what_is_wrong_is_said_in_every_language(words: tuple[str, ...], code: str, file: str) -> None:
    asked = [file if word == "FILE" else word for word in words]
    ran = run("--language", code, *asked)
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert ran.err.startswith(of_commands(language_of(code)).say("cli-error", words="").rstrip())
    if code != "en":
        english = run("--language", "en", *asked).err.removeprefix("error: ").partition(" (")[0].partition(":")[0]
        assert english not in ran.err


def test_the_words_of_commands_are_loaded_with_a_language_and_carried_to_no_other_process() -> None:
    spoken = of_commands(ENGLISH)
    assert of_commands(spoken) is spoken and spoken.say("cli-match-is", match=3) == "Match 3."
    assert "cli-match-is" in read("en", COMMANDS).messages and "cli-match-is" not in ENGLISH.messages


def test_what_every_test_runs_in_is_english() -> None:
    assert Wanted(()).language.code == "en"


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("name", ["", "replay", "rules show", "conventions", "coach"])
def test_the_help_of_what_players_use_is_in_their_language(name: str, code: str) -> None:
    ran = run("--language", code, *name.split(), "--help")
    english = run(*name.split(), "--help").out
    assert ran.code == 0 and of_help(language_of(code)).say("help-usage") in ran.out
    told = [line.strip() for line in english.splitlines() if SENTENCE.search(line) and "JSON, a line" not in line]
    left = [line for line in told if line in ran.out and not line.startswith(("Usage", "bidwhist", "--bots"))]
    assert left == []


def test_english_help_is_what_the_commands_say_themselves() -> None:
    declared = {text.replace("\n", " ") for name, command in _commands() for text in _help_of(command)}
    declared |= {"Usage:", *COMMAND_LINES.values(), *HEADINGS, *OWN_WORDS}
    parts = {"default:", "env var:", "required"}
    said = of_help(ENGLISH)
    for message in read("en", HELP_BOOK).messages:
        words = said.say(message, names="\0")
        start, mark, end = words.partition("\0")
        found = words in declared | parts or (
            mark and any(one.startswith(start) and one.endswith(end) for one in declared)
        )
        assert found, message


def _commands() -> Iterator[tuple[str, click.Command]]:
    yield "bidwhist", bidwhist
    for name in COMMAND_LINES:
        command: click.Command = import_module(f"bidwhist.cli.{name}").command
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name} {below}", one) for below, one in command.commands.items())


def _help_of(command: click.Command) -> Iterator[str]:
    yield from (" ".join(part.split()) for part in (command.help or "").split("\n\n"))
    yield from (one.help for one in command.params if isinstance(one, click.Option) and one.help)
