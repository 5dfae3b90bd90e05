"""The contract of the command line: 0 done, 1 something went wrong, 2 asked wrongly, for every mistake there is."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import click
import pytest

from bidwhist.cli.__main__ import COMMANDS
from support.command import Ran, run
from support.command_cases import (
    ALWAYS_RIGHT,
    ARGUMENTS,
    NEEDS,
    OPTIONS,
    PLAYS_OR_SERVES,
    example_store,
    good,
    leaves,
    records,
)
from support.nightly import by_day

LEAVES = leaves()
PRINTS_FACTS = [name for name in LEAVES if name not in PLAYS_OR_SERVES]
ON_A_FULL_DISK = by_day(
    product(PRINTS_FACTS, (False, True)),
    *(("event list", True), ("rules show", False), ("simulate", True), ("verify", False), ("convert", True)),
)
READ_NO_LONGER = by_day(PRINTS_FACTS, "rules show", "simulate")
"""What all commands do alike is tried of few by day: each time a program has to be started."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with records that are good, damaged, and false, and an empty file."""
    folder = tmp_path_factory.mktemp("contract")
    example_store(folder)
    text = records(folder).read_text(encoding="utf-8")
    (folder / "damaged").write_text(text[:200], encoding="utf-8")
    trick = text.index('"cards":["') + len('"cards":["')
    one, other = text[trick : trick + 2], text[trick + 5 : trick + 7]
    false = text[:trick] + other + text[trick + 2 : trick + 5] + one + text[trick + 7 :]
    (folder / "false").write_text(false, encoding="utf-8")
    (folder / "empty").touch()
    return folder


def asked(folder: Path, words: list[str]) -> Ran:
    """How a command ends; it must say what is wrong in a line of its own."""
    ran = run(*(word.format(folder=folder) for word in words), stdin=b"quit\n")
    assert "Traceback" not in ran.err and "a fault in bidwhist" not in ran.err
    return ran


@pytest.mark.parametrize("name", LEAVES)
def test_a_command_that_is_asked_rightly_ends_with_0(name: str, folder: Path, tmp_path: Path) -> None:
    words = [word.replace(str(folder / "out.jsonl"), str(tmp_path / "out.jsonl")) for word in good(folder)[name]]
    ran = asked(folder, words)
    assert ran.code == 0, ran.err


MISTAKES = [
    (name, parameter.name, words, code)
    for name, command in LEAVES.items()
    for parameter in command.params
    if isinstance(parameter, click.Option)
    for words, code in OPTIONS.get(parameter.name or "", ())
]


@pytest.mark.parametrize(("name", "parameter", "words", "code"), MISTAKES, ids=lambda one: str(one).replace(" ", "_"))
def test_a_wrong_value_has_the_same_code_in_every_command(
    name: str, parameter: str, words: list[str], code: int, folder: Path
) -> None:
    said = [name, *NEEDS[name, parameter]] if (name, parameter) in NEEDS else good(folder)[name]
    ran = asked(folder, [*said, *words])
    assert ran.code == code, ran.err
    assert ran.err.startswith("error: ") and ran.err.count("\n") == 1, ran.err
    assert not ran.out


ARGUED = [
    (name, [one.name for one in command.params if isinstance(one, click.Argument)].index(parameter.name), text, code)
    for name, command in LEAVES.items()
    for parameter in command.params
    if isinstance(parameter, click.Argument)
    for text, code in ARGUMENTS[parameter.name or ""]
]


@pytest.mark.parametrize(("name", "place", "text", "code"), ARGUED)
def test_a_wrong_argument_has_the_same_code_in_every_command(
    name: str, place: int, text: str, code: int, folder: Path
) -> None:
    words = [*name.split(), *([] if name == "conventions" else good(folder)[name][len(name.split()) :])]
    at = len(name.split()) + place
    ran = asked(folder, [*words[:at], text, *words[at + 1 :]])
    assert ran.code == code, ran.err
    assert ran.err.startswith("error: ") and ran.err.count("\n") == 1, ran.err
    assert not ran.out


@pytest.mark.parametrize("name", LEAVES)
def test_every_parameter_has_a_wrong_value_or_can_have_none(name: str) -> None:
    known = {*OPTIONS, *ARGUMENTS, *ALWAYS_RIGHT}
    assert not [one.name for one in LEAVES[name].params if one.name not in known]


@pytest.mark.parametrize("name", LEAVES)
@pytest.mark.parametrize("wrong", [["--nonsense"], ["one", "word", "too", "many"]], ids=["option", "words"])
def test_what_a_command_does_not_know_is_asked_wrongly(name: str, wrong: list[str], folder: Path) -> None:
    ran = asked(folder, [*name.split(), *wrong] if name == "verify" else [*good(folder)[name], *wrong])
    takes_any_files = name in ("verify", "export")
    assert ran.code == (1 if takes_any_files and wrong[0] == "one" else 2)
    assert ran.err.startswith("error: ")


@pytest.mark.parametrize("name", [name for name in LEAVES if any(one.required for one in LEAVES[name].params)])
def test_a_command_without_what_it_needs_is_asked_wrongly(name: str, folder: Path) -> None:
    ran = asked(folder, name.split())
    assert ran.code == 2 and "Missing" in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize("wrong", ["ply", "verfy", "rules shw", "nonsense"])
def test_an_unknown_command_is_asked_wrongly(wrong: str, folder: Path) -> None:
    ran = asked(folder, wrong.split())
    assert ran.code == 2 and ran.err.startswith("error: ")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["verfy"], "verify"),
        (["rules", "shw"], "show"),
        (["rules", "show", "palce"], "palace"),
        (["rules", "show", "classic", "--set", "kity=4"], "kitty"),
        (["simulate", "--out", "-", "--bots", "stedy"], "steady"),
        (["arena", "--bots", "steady,gredy"], "greedy"),
        (["simulate", "--mathces", "3"], "--matches"),
        (["conventions", "four-jokers"], "four-joker"),
        (["coach", "-", "--bot", "champ"], "champion"),
        (["rules", "code", "palce.1Y0CNN"], "palace"),
    ],
)
def test_a_name_that_is_nearly_right_is_answered_with_the_right_one(words: list[str], meant: str) -> None:
    ran = run(*words)
    assert ran.code == 2 and "id you mean" in ran.err and meant in ran.err.split("id you mean")[1]


def streamed(words: list[str], stdout: int) -> subprocess.CompletedProcess[bytes]:
    """A command whose output goes elsewhere."""
    asked = [sys.executable, "-m", "bidwhist", *words]
    return subprocess.run(asked, stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE, check=False)


needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full on this machine")


@needs_full
@pytest.mark.parametrize(("name", "as_json"), ON_A_FULL_DISK)
def test_a_full_disk_is_something_that_went_wrong(name: str, as_json: bool, folder: Path, tmp_path: Path) -> None:
    words = [word.replace(str(folder / "out.jsonl"), str(tmp_path / "out.jsonl")) for word in good(folder)[name]]
    if not as_json and name in ("simulate", "convert"):
        return  # these print nothing but with --json
    with Path("/dev/full").open("wb") as full:
        done = streamed([*words, *(["--json"] if as_json else [])], stdout=full.fileno())
    assert done.returncode == 1
    assert done.stderr.decode().splitlines()[-1] == "error: No space left on device: output"


@pytest.mark.parametrize("name", READ_NO_LONGER)
def test_a_reader_that_has_gone_is_something_that_went_wrong_and_nothing_is_said(
    name: str, folder: Path, tmp_path: Path
) -> None:
    words = [word.replace(str(folder / "out.jsonl"), str(tmp_path / "out.jsonl")) for word in good(folder)[name]]
    read, write = os.pipe()
    os.close(read)
    try:
        done = streamed([*words, "--json"], stdout=write)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(os.name != "posix", reason="there is no shell")
@pytest.mark.parametrize("stream", ["1", "2"])
def test_a_stream_that_is_closed_does_not_bring_anything_down(stream: str) -> None:
    line = f'exec "{sys.executable}" -m bidwhist rules code palace {stream}>&-'
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=False)
    assert b"Traceback" not in done.stderr and b"a fault" not in done.stderr
    assert done.returncode == (1 if stream == "1" else 0)


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_mistake_keeps_its_code_where_it_cannot_be_told(unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        asked = [sys.executable, "-m", "bidwhist", "rules", "show", "palce"]
        settings = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
        assert subprocess.run(asked, stderr=full.fileno(), check=False, env=settings).returncode == 2


def test_every_command_has_words_that_do() -> None:
    assert set(good(Path())) == set(LEAVES)
    assert {name.split()[0] for name in LEAVES} == set(COMMANDS)
