"""The parameters that several commands share, with the values that a shell can complete."""

import math
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import click
from click.shell_completion import CompletionItem

from bidwhist.arena.peers import PEERS
from bidwhist.bots.conventions import AGREEMENTS, SIGN
from bidwhist.bots.levels import BOTS
from bidwhist.cli.languages import CODES, HELP, SWITCH, Wanted
from bidwhist.cli.mistakes import Misused
from bidwhist.core.rules.difference import topic
from bidwhist.core.rules.parse import OPTIONS
from bidwhist.core.rules.presets import PRESET_WORDS
from bidwhist.i18n import Language, language_of, of_commands
from bidwhist.records.files import STANDARD

MOST_JOBS = 256
Command = TypeVar("Command", bound=Callable[..., Any])


if TYPE_CHECKING:
    _Text: TypeAlias = click.ParamType[str]
else:
    _Text = click.ParamType  # older versions of click cannot tell more


class Words(_Text):
    """A text that a shell can complete: one name, or several with a sign between them."""

    def __init__(self, name: str, known: Callable[[], Iterable[tuple[str, object]]], sign: str = "") -> None:
        """Take its name, the choices with a line of help each, and the sign between names."""
        self.name, self.known, self.sign = name, known, sign

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Every value that begins with the text typed so far."""
        done, sign, begun = incomplete.rpartition(self.sign) if self.sign else ("", "", incomplete)
        return [
            CompletionItem(done + sign + one, help=str(words)) for one, words in self.known() if one.startswith(begun)
        ]


class Setting(_Text):
    """``option=value``: first the options are completed, then the values of one."""

    name = "setting"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Every option with its sign, or every value of the option that is typed."""
        option, equals, begun = incomplete.partition("=")
        if not equals:
            return [CompletionItem(f"{one}=", help=str(topic(one))) for one in OPTIONS if one.startswith(option)]
        known = OPTIONS.get(option)
        values = [known.write(value) for value in known.values] if known else []
        return [CompletionItem(f"{option}={value}") for value in values if value.startswith(begun)]


class Finite(click.FloatRange):
    """A number in a range; ``nan``, which is in none and compares with nothing, and ``inf`` are refused."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number of a text."""
        found = super().convert(value, param, ctx)
        if not math.isfinite(found):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return found


RULES = Words("rules", PRESET_WORDS.items)
SEVERAL_RULES = Words("rules", lambda: [*PRESET_WORDS.items(), ("all", "every preset")], ",")
ONE_BOT = Words("bot", BOTS.items)
BOT_NAMES = Words("bots", BOTS.items, ",")
ARENA_BOT = Words("bot", lambda: [*BOTS.items(), *PEERS.items()])
ARENA_BOTS = Words("bots", lambda: [*BOTS.items(), *PEERS.items()], ",")
CONVENTIONS = Words("conventions", lambda: ((name, one.said) for name, one in AGREEMENTS.items()), SIGN)
RECORDS = click.Path(allow_dash=True)
"""A file of records, or ``-`` for standard input; whether it can be read is seen when it is read."""


def check_not_read(out: str, files: Iterable[str]) -> None:
    """Checks that a command does not write over a file that it reads.

    :raises click.UsageError: naming the file.
    """
    for file in files:
        one, other = Path(out), Path(file)
        if STANDARD not in (out, file) and one.exists() and other.exists() and one.samefile(other):
            raise Misused("cli-same-file", file=out)


def rules_option(text: str = "A preset or a share code.", **more: Any) -> Callable[[Command], Command]:
    """``--rules``: one rule set."""
    return click.option("--rules", "preset", type=RULES, metavar="RULES", help=text, **more)


def language_option() -> Callable[[Command], Command]:
    """``--language``: what a person reads; the command gets a ``Language``. Without it the locale says."""
    return click.option(SWITCH, type=click.Choice(CODES), metavar="CODE", callback=_language, help=HELP)


def _language(context: click.Context, _parameter: click.Parameter, code: str | None) -> Language:
    """The language of a command: its own switch says it, else the program's, which was read at the start."""
    if code:
        return of_commands(language_of(code))
    wanted = context.find_object(Wanted)
    return (wanted or Wanted(())).language


def settings_option(text: str = "Change an option, as in kitty=4; may be given again.") -> Callable[[Command], Command]:
    """``--set``: any number of changes to a rule set."""
    return click.option("--set", "settings", multiple=True, type=Setting(), metavar="OPTION=VALUE", help=text)


def bots_option(text: str) -> Callable[[Command], Command]:
    """``--bots``: who plays."""
    text = f"{text}: {', '.join(BOTS)}."
    return click.option("--bots", type=BOT_NAMES, default="steady", show_default=True, metavar="A[,B,...]", help=text)


def json_option(item: str) -> Callable[[Command], Command]:
    """``--json``: lines for programs."""
    return click.option("--json", "as_json", is_flag=True, help=f"Print JSON, a line {item}.")


def match_option() -> Callable[[Command], Command]:
    """``--match``: one match of a file."""
    return click.option("--match", "match", type=click.IntRange(1), help="Of several matches, this one alone.")


def deal_option(text: str = "This deal alone, of each match.") -> Callable[[Command], Command]:
    """``--deal``: one deal of each match."""
    return click.option("--deal", type=click.IntRange(1), help=text)


def jobs_option() -> Callable[[Command], Command]:
    """``--jobs``: how many processes work."""
    text = "Processes at a time; as many as there are cores if not said."
    return click.option("--jobs", type=click.IntRange(1, MOST_JOBS), help=text)


def cluster_option() -> Callable[[Command], Command]:
    """``--cluster``: a Ray cluster that works in place of this machine's processes."""
    text = "Work on a Ray cluster instead: auto, local, HOST:PORT, ray://HOST:PORT."
    return click.option("--cluster", "address", metavar="ADDRESS", help=text)


def seed_option(what: str) -> Callable[[Command], Command]:
    """``--seed``: text that random numbers are derived from."""
    text = f"Any words; the same ones give the same {what}."
    return click.option("--seed", default="1", show_default=True, metavar="WORDS", help=text)
