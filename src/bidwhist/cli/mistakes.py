"""What is wrong with a command line, or with what it names, as a saying: it is told in the language of the reader."""

import re
from typing import Any

import click
from click.exceptions import UsageError

from bidwhist.i18n import ENGLISH, Language, Saying, of_commands, saying_of


class Mistake(Saying, frozen=True):
    """A saying among the words of the command line; as text it is English."""

    def __str__(self) -> str:
        return of_commands(ENGLISH).tell(self)


class Misused(UsageError):
    """A command that was used wrongly."""

    def __init__(self, name: str | Saying, /, **parts: Any) -> None:
        """Take what is wrong: a saying, or the name of its message among the command line's, with its parts."""
        self.said = name if isinstance(name, Saying) else Mistake.of(name, **parts)
        super().__init__(str(self.said))


class Mistaken(click.BadParameter):
    """A parameter with a value that does not do."""

    def __init__(self, name: str | Saying, /, **parts: Any) -> None:
        """Take why not: a saying, or the name of its message among the command line's, with its parts."""
        self.said = name if isinstance(name, Saying) else Mistake.of(name, **parts)
        super().__init__(str(self.said))


def told(error: Exception, language: Language) -> str:
    """What an error says, in a language where it says it by name and parts, else in its own words."""
    said = getattr(error, "said", None)
    if isinstance(error, click.ClickException) and language.code == ENGLISH.code:
        return error.format_message()
    if isinstance(error, click.BadParameter) and isinstance(said, Saying):
        hint = error.param.get_error_hint(error.ctx) if error.param is not None and error.ctx is not None else ""
        return language.say("cli-invalid-value", parameter=hint or "", words=language.tell(said))
    if isinstance(said, Saying):
        return language.tell(said)
    if isinstance(error, click.ClickException):
        return _by_click(error.format_message(), language)
    return language.tell(saying_of(error))


def _by_click(words: str, language: Language) -> str:
    """What the library of command lines says, in English alone, by the table of its sentences."""
    for form, name, parts in _SENTENCES:
        found = form.fullmatch(" ".join(words.split()))
        if found is not None:
            return language.say(name, **dict(zip(parts, found.groups(default=""), strict=True)))
    return words


_SENTENCES = tuple(
    (re.compile(form), name, parts)
    for form, name, parts in (
        (r"No such option:? ?'?(\S+?)'?\.?", "cli-no-option", ("option",)),
        (r"No such option:? ?'?(\S+?)'?\.? Did you mean '?(.+?)'?\?", "cli-near-option", ("option", "near")),
        (r"No such option:? ?'?(\S+?)'?\.? \(Possible options: (.+)\)", "cli-near-option", ("option", "near")),
        (r"No such command '(.+)'\.", "cli-no-command", ("command",)),
        (r"Missing argument '(.+?)'\.(?: .*)?", "cli-missing", ("parameter",)),
        (r"Missing option (.+?)\.(?: .*)?", "cli-missing", ("parameter",)),
        (r"Missing command\.", "cli-missing-command", ()),
        (r"Got unexpected extra arguments? \((.+)\)", "cli-too-much", ("words",)),
        (r"Option '(.+?)' requires an argument\.", "cli-needs-value", ("option",)),
        (r"Option '(.+?)' requires (\d+) arguments\.", "cli-needs-values", ("option", "count")),
        (r"Option '(.+?)' does not take a value\.", "cli-takes-no-value", ("option",)),
        (r"Invalid value for (.+?): (.+) is not one of (.+)\.", "cli-not-one-of", ("parameter", "value", "known")),
        (
            r"Invalid value for (.+?): (.+) is not in the range (.+)\.",
            "cli-not-in-range",
            ("parameter", "value", "range"),
        ),
        (
            r"Invalid value for (.+?): (.+) is not a valid integer(?: range)?\.",
            "cli-no-integer",
            ("parameter", "value"),
        ),
        (r"Invalid value for (.+?): (.+) is not a valid float(?: range)?\.", "cli-no-number", ("parameter", "value")),
        (r"Invalid value for (.+?): (.+)", "cli-invalid-value", ("parameter", "words")),
    )
)
"""The sentences of click, what a message says in its place, and the parts in order. An unknown one stays English."""
