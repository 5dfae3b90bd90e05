"""``bidwhist rules``: list the rule sets, show one as a rules sheet, compare two, and write its share code."""

from collections.abc import Iterable
from textwrap import wrap

import click
from rich.console import Console

from bidwhist.rules.code import format_code
from bidwhist.rules.describe import describe, sheet_lines
from bidwhist.rules.difference import PHRASES, difference
from bidwhist.rules.parse import OPTIONS, parse_rules
from bidwhist.rules.presets import PRESET_WORDS

WIDTH = 80

_settings = click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="OPTION=VALUE",
    help="Change an option, as in --set kitty=4; may be given several times.",
)


@click.group(name="rules")
def command() -> None:
    """List, show and compare rule sets.

    A rule set is named by its preset (see `bidwhist rules list`) or by a share code.
    """


@command.command(name="list")
def list_rules() -> None:
    """List the presets with a line about each."""
    _draw_rows(PRESET_WORDS.items())


@command.command(name="options")
def list_options() -> None:
    """List every option with the values it can have."""
    _draw_rows((name, f"{PHRASES[name][0]}: {option.legal}") for name, option in OPTIONS.items())


@command.command()
@click.argument("preset")
@_settings
def show(preset: str, settings: tuple[str, ...]) -> None:
    """Write the rules sheet of PRESET, or of a share code, in plain English."""
    console = _console()
    _draw(console, sheet_lines(describe(parse_rules(preset, settings)), console.width))


@command.command()
@click.argument("yours")
@click.argument("theirs")
@_settings
def diff(yours: str, theirs: str, settings: tuple[str, ...]) -> None:
    """Tell what a player of YOURS must know to sit down at THEIRS, with its settings if any."""
    mine, other = parse_rules(yours), parse_rules(theirs, settings)
    words = [one.words for one in difference(mine, other)]
    if not words:
        click.echo(f"{format_code(mine)} and {format_code(other)} play the same.")
        return
    _draw_sentences(f"From {format_code(mine)} to {format_code(other)}", words)


@command.command()
@click.argument("preset")
@_settings
def code(preset: str, settings: tuple[str, ...]) -> None:
    """Write the share code of PRESET with its settings; it reads back to the same rules anywhere."""
    click.echo(format_code(parse_rules(preset, settings)))


def _draw_rows(rows: Iterable[tuple[str, str]]) -> None:
    console, rows = _console(), list(rows)
    indent = 2 + max(len(name) for name, _ in rows)
    for name, words in rows:
        first, *more = wrap(words, console.width - indent)
        console.print(name.ljust(indent), style="bold", end="")
        _draw(console, [(first, False), *((" " * indent + line, False) for line in more)])


def _draw_sentences(title: str, sentences: list[str]) -> None:
    console = _console()
    lines = (line for words in sentences for line in wrap(f"- {words}", console.width, subsequent_indent="  "))
    _draw(console, [(title, True), *((line, False) for line in lines)])


def _draw(console: Console, lines: Iterable[tuple[str, bool]]) -> None:
    for line, is_heading in lines:
        console.print(line, style="bold" if is_heading else None)


def _console() -> Console:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.width = max(40, min(console.width, WIDTH))
    return console
