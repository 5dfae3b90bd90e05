"""The help of commands in other languages than English, whose words are where each command is declared."""

import copy
import re
from collections.abc import Iterable

import click

from bidwhist.i18n import ENGLISH, Language, of_help

HEADINGS = {"Options": "help-options", "Commands": "help-commands", "Positional arguments": "help-arguments"}
OWN_WORDS = {"Show this message and exit.": "help-help", "Show the version and exit.": "help-version"}
"""What click writes itself, and the messages in its place."""
_EXTRA = re.compile(r"\[([^\[\]]*)\]$")
"""What click adds to the help of an option: ``[default: steady]``, ``[required]``."""


def translated(name: str, command: click.Command, language: Language) -> click.Command:
    """A command with its help in a language; what has no translation stays English."""
    words = of_help(language)
    made = copy.copy(command)
    made.help = _paragraphs(name, command.help or "", words)
    made.params = [_option(name, one, words) if isinstance(one, click.Option) else one for one in command.params]
    if isinstance(made, click.Group) and isinstance(command, click.Group) and name != "bidwhist":
        below = command.commands.items()
        made.commands = {one: translated(f"{name}-{one}", each, language) for one, each in below}
    return made


def short(name: str, english: str, language: Language) -> str:
    """What a command does, in a line for the list of commands."""
    return _said(f"short-{name}", english, of_help(language))


def _paragraphs(name: str, english: str, words: Language) -> str:
    parts = enumerate(english.split("\n\n"))
    return "\n\n".join(_said(f"help-{name}-{place}", " ".join(part.split()), words) for place, part in parts)


def _option(command: str, option: click.Option, words: Language) -> click.Option:
    made, name = copy.copy(option), (option.name or "").replace("_", "-")
    if option.help is not None:
        own = f"opt-{name}-of-{command}"
        made.help = _said(own if own in words.messages else f"opt-{name}", option.help, words)
    return made


def _said(message: str, english: str, words: Language) -> str:
    """A message; English where there is none, or where it is about something else. A list of names is a part."""
    if message not in words.messages:
        return english
    names = english.rpartition(": ")[2].removesuffix(".")
    is_the_same = of_help(ENGLISH).say(message, names=names) == english
    return words.say(message, names=names) if is_the_same else english


class Formatter(click.HelpFormatter):
    """Help with its headings in a language."""

    def __init__(self, language: Language, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self._words = of_help(language)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How a command is used."""
        super().write_usage(prog, args, prefix or f"{self._words.say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """The heading of a list."""
        super().write_heading(self._words.say(HEADINGS[heading]) if heading in HEADINGS else heading)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """A list of options or commands."""
        super().write_dl([(first, self._row(text)) for first, text in rows], col_max, col_spacing)

    def _row(self, text: str) -> str:
        say = self._words.say
        if text in OWN_WORDS:
            return say(OWN_WORDS[text])
        return _EXTRA.sub(lambda found: f"[{self._extra(found[1])}]", text)

    def _extra(self, text: str) -> str:
        for english, message in (("default: ", "help-default"), ("env var: ", "help-variable")):
            text = text.replace(english, f"{self._words.say(message)} ")
        return text.replace("required", self._words.say("help-required"))
