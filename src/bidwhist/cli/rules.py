"""``bidwhist rules``: list the rule sets, show one as a rules sheet, compare two, and write its share code."""

from collections.abc import Iterable
from textwrap import wrap

import click
from rich.console import Console

from bidwhist.cli.consoles import PROSE_COLUMNS, screen
from bidwhist.cli.items import DifferenceItem, OptionItem, Preset, RuleSet, ShareCode
from bidwhist.cli.output import say, say_json
from bidwhist.cli.parameters import RULES, json_option, language_option, settings_option
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.describe import describe, sheet_lines
from bidwhist.core.rules.difference import difference, topic
from bidwhist.core.rules.parse import OPTIONS, format_option_value, parse_rules
from bidwhist.core.rules.presets import PRESET_WORDS, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.i18n import ENGLISH, Language
from bidwhist.records.writing import full_rules


@click.group(name="rules")
def command() -> None:
    """List, show and compare rule sets.

    A rule set is named by its preset (see `bidwhist rules list`) or by a share code.
    """


@command.command(name="list")
@json_option("a preset")
@language_option()
def list_rules(*, as_json: bool, language: Language) -> None:
    """List the presets with a line about each."""
    if as_json:
        for name, words in PRESET_WORDS.items():
            say_json(Preset(preset=name, words=str(words)))
    else:
        _draw_rows((name, language.tell(words)) for name, words in PRESET_WORDS.items())


@command.command(name="options")
@json_option("an option")
@language_option()
def list_options(*, as_json: bool, language: Language) -> None:
    """List every option with the values it can have."""
    if as_json:
        for name, option in OPTIONS.items():
            say_json(OptionItem(option=name, words=str(topic(name)), values=option.legal))
    else:
        _draw_rows((name, _row_of(name, option.legal, language)) for name, option in OPTIONS.items())


def _row_of(name: str, legal: str, language: Language) -> str:
    return language.say("cli-option", topic=language.tell(topic(name)), values=legal)


@command.command()
@click.argument("preset", type=RULES)
@settings_option()
@language_option()
@json_option("a rule set")
def show(*, preset: str, settings: tuple[str, ...], language: Language, as_json: bool) -> None:
    """Write the rules sheet of PRESET, or of a share code, in plain words."""
    rules = parse_rules(preset, settings)
    if as_json:
        say_json(_in_json(rules))
    else:
        console = _console()
        _draw(console, sheet_lines(describe(rules, language), console.width, language))


def _in_json(rules: Ruleset) -> RuleSet:
    sheet = describe(rules)
    return RuleSet(
        preset=preset_name(rules),
        code=sheet.code,
        title=sheet.title,
        summary=sheet.summary,
        sections=sheet.sections,
        rules=full_rules(rules),
    )


@command.command()
@click.argument("yours", type=RULES)
@click.argument("theirs", type=RULES)
@settings_option()
@language_option()
@json_option("a difference")
def diff(*, yours: str, theirs: str, settings: tuple[str, ...], language: Language, as_json: bool) -> None:
    """Tell what a player of YOURS must know to sit down at THEIRS, with its settings if any."""
    mine, other = parse_rules(yours), parse_rules(theirs, settings)
    found = difference(mine, other, language=ENGLISH if as_json else language)
    if as_json:
        for one in found:
            says = [format_option_value(one.option, getattr(rules, one.option)) for rules in (mine, other)]
            say_json(DifferenceItem(option=one.option, yours=says[0], theirs=says[1], words=one.words))
    elif found:
        title = language.say("cli-rules-from-to", mine=format_code(mine), other=format_code(other))
        _draw_sentences(title, [one.words for one in found])
    else:
        say(language.say("cli-rules-alike", mine=format_code(mine), other=format_code(other)))


@command.command()
@click.argument("preset", type=RULES)
@settings_option()
@json_option("a rule set")
def code(*, preset: str, settings: tuple[str, ...], as_json: bool) -> None:
    """Write the share code of PRESET with its settings; it reads back to the same rules anywhere."""
    made = format_code(parse_rules(preset, settings))
    if as_json:
        say_json(ShareCode(code=made))
    else:
        say(made)


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
    console = screen(soft_wrap=True)
    console.width = max(40, min(console.width, PROSE_COLUMNS))
    return console
