"""The ``bidwhist`` command line: finds the subcommand, and turns every failure into one clear line."""

import importlib
import io
import os
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn

import click
from click.exceptions import NoArgsIsHelpError

from bidwhist.cli import completion
from bidwhist.cli.languages import CODES, HELP, SWITCH, Wanted
from bidwhist.cli.output import say, tell
from bidwhist.errors import BadNotation, BadRuleset, BotFault, SlowWarning, Unknown, WhistError

COMMANDS = {
    "play": "Play a match in the terminal.",
    "daily": "Play eight deals of a day, and compare your results with others'.",
    "serve": "Open the online table, in the browser, here or for friends.",
    "director": "Direct an event in a hall: draws, score cards on phones, rulings, a big screen; no internet.",
    "cluster": "Run a cluster of several servers on this machine, over PostgreSQL.",
    "offline": "Pack what browsers need to play against bots without a connection; serve --offline offers it.",
    "worker": "Let bots and the coach think here for servers on other hosts.",
    "owner": "Look after a server of yours: its owner's page, reports and bans.",
    "standings": "Standings of a server of yours: players, pairs, the league, experience.",
    "event": "Announce and direct events at a server's own tables, and look at them.",
    "store": "Look after where a server keeps everything: move it to PostgreSQL, or back.",
    "rules": "List, show and compare rule sets.",
    "conventions": "What bids can promise by agreement, and which bots play it.",
    "simulate": "Let bots play many matches and keep the records.",
    "arena": "Measure two bots against each other on the same deals.",
    "engine": "Test a program that plays as an engine.",
    "bot": "Let an engine play at tables of a server.",
    "verify": "Check that records follow their rules.",
    "solve": "What a deal, or every card of a record, is worth with all cards open.",
    "coach": "What each decision of a record cost, worst first, and how well each played.",
    "replay": "Step through recorded matches.",
    "export": "Turn records into tables of calls, cards, deals, matches or decisions.",
    "convert": "Turn records into JSON, text, or from another program's form.",
}
"""Each subcommand with its one line of help. It is in the module of its name."""

DONE, WENT_WRONG, ASKED_WRONGLY = 0, 1, 2
"""The exit codes of the command line. docs/commands.md says which mistake has which."""
_ASKED_WRONGLY = (BadRuleset, BadNotation, Unknown)
"""Errors about the words of the command line; those about a file are all a ``BadRecord`` or an ``OSError``."""


class _Spoken(click.Context):
    """A context whose help has its headings in the language of the program."""

    def make_formatter(self) -> click.HelpFormatter:
        """What writes the help."""
        wanted = self.find_object(Wanted)
        if wanted is None or wanted.is_english:
            return super().make_formatter()
        made: click.HelpFormatter = _help().Formatter(wanted.language, self.terminal_width, self.max_content_width)
        return made


def _help() -> Any:
    return importlib.import_module("bidwhist.cli.help")


class _Commands(click.Group):
    """Subcommands that are imported only when asked for, so that the command starts fast."""

    context_class = _Spoken

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Without arguments, a person at a terminal gets the start of the game; everybody else gets the help."""
        is_terminal = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
        return super().parse_args(ctx, args or (["play"] if is_terminal and not ctx.resilient_parsing else []))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"bidwhist.cli.{cmd_name}").command
        wanted = ctx.find_object(Wanted)
        if wanted is None or wanted.is_english:
            return command
        spoken: click.Command = _help().translated(cmd_name, command, wanted.language)
        return _with_headings(spoken)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if not args[0].startswith("-") and args[0] not in COMMANDS and not ctx.resilient_parsing:
            raise _no_such_command(args[0], ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            wanted = ctx.find_object(Wanted)
            rows = COMMANDS.items()
            if wanted is not None and not wanted.is_english:
                rows = {name: _help().short(name, words, wanted.language) for name, words in rows}.items()
            formatter.write_dl(list(rows))


def _no_such_command(name: str, ctx: click.Context) -> click.UsageError:
    """Loaded when it is needed: a command that is there needs none of the words for it."""
    said = importlib.import_module("bidwhist.i18n.unknown").unknown("command", name, COMMANDS)
    error: click.UsageError = importlib.import_module("bidwhist.cli.mistakes").Misused(said)
    error.ctx = ctx
    return error


def _with_headings(command: click.Command) -> click.Command:
    command.context_class = _Spoken
    if isinstance(command, click.Group):
        for below in command.commands.values():
            _with_headings(below)
    return command


def _tell_version(ctx: click.Context, _: click.Parameter, is_asked: bool) -> None:
    """Asks for the version when somebody wants to know it, not at every start."""
    if is_asked and not ctx.resilient_parsing:
        say(f"{ctx.find_root().info_name} {importlib.import_module('bidwhist.tools.version').program_version()}")
        ctx.exit()


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_tell_version,
    help="Show the version and exit.",
)
@click.option(SWITCH, type=click.Choice(CODES), metavar="CODE", expose_value=False, help=HELP)
def bidwhist() -> None:
    """Bid Whist: play it, keep it, check it.

    A command ends with 0 when it is done, 1 when something went wrong, 2 when it was used wrongly.
    """


def main() -> NoReturn:
    """Runs the command line. Exits with 0, 1 for what went wrong, 2 for what was asked wrongly."""
    _prepare_streams()
    _keep_to_one_thread()
    completion.install()
    wanted = Wanted(sys.argv[1:])
    with warnings.catch_warnings():
        warnings.showwarning = _note(warnings.showwarning, wanted)
        code = _run(wanted)
    if code:
        # Output that failed must not be tried again at the interpreter's exit, which would change the code.
        _drop_output()
    sys.exit(code)


def _keep_to_one_thread() -> None:
    """Limit OpenBLAS to one thread, here and in child processes, unless the environment sets a number.

    It must come before NumPy is loaded. The bots' networks multiply small matrices, which more threads slow down.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _run(wanted: Wanted) -> int:
    try:
        program = bidwhist if wanted.is_english else _help().translated("bidwhist", bidwhist, wanted.language)
        code = program.main(prog_name="bidwhist", standalone_mode=False, obj=wanted)
        sys.stdout.flush()
    except click.exceptions.Exit as asked:
        return asked.exit_code
    except NoArgsIsHelpError as error:
        error.show()
        return ASKED_WRONGLY
    except click.ClickException as error:
        return _fail(_in_one_line(error, wanted), error.exit_code, wanted)
    except (click.Abort, KeyboardInterrupt):
        with suppress(OSError):
            tell(wanted.language.say("cli-stopped"))
        return WENT_WRONG
    except _ASKED_WRONGLY as error:
        return _fail(_told(error, wanted), ASKED_WRONGLY, wanted)
    except WhistError as error:
        if isinstance(error, BotFault) and os.environ.get("BIDWHIST_DEBUG"):
            raise  # the author of a bot wants to see where it failed
        return _fail(_told(error, wanted), WENT_WRONG, wanted)
    except BrokenPipeError:
        return WENT_WRONG  # the reader has closed the pipe, and nothing more can be said
    except OSError as error:
        file = error.filename or wanted.language.say("cli-output")
        return _fail(f"{error.strerror or error}: {file}", WENT_WRONG, wanted)
    except Exception as error:
        # A fault of ours: a person is told in one line, and BIDWHIST_DEBUG=1 shows the rest.
        if os.environ.get("BIDWHIST_DEBUG"):
            raise
        fault = f"{type(error).__name__}: {error}"
        return _fail(wanted.language.say("cli-own-fault", fault=fault), WENT_WRONG, wanted)
    return code if isinstance(code, int) else DONE


def _in_one_line(error: click.ClickException, wanted: Wanted) -> str:
    """What was used wrongly on one line, and where to find more."""
    language = wanted.language
    # Spaces that do not break stay as they are.
    words = " ".join(filter(None, (line.strip() for line in _told(error, wanted).splitlines())))
    context = error.ctx if isinstance(error, click.UsageError) else None
    return language.say("cli-more", words=words, command=context.command_path) if context else words


def _told(error: Exception, wanted: Wanted) -> str:
    """What an error says. Its words are loaded here, for most runs need none of them."""
    words: str = importlib.import_module("bidwhist.cli.mistakes").told(error, wanted.language)
    return words


def _fail(words: str, code: int, wanted: Wanted) -> int:
    with suppress(OSError):
        tell(wanted.language.say("cli-error", words=words))
    return code


def _note(otherwise: Callable[..., None], wanted: Wanted) -> Callable[..., None]:
    """Shows a warning meant for people in one line, once. Any other is shown as Python does."""
    said = set[str]()

    def show(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
        if not issubclass(category, SlowWarning):
            otherwise(message, category, *place, **more)
        elif str(message) not in said:
            said.add(str(message))
            with suppress(OSError):
                tell(wanted.language.say("cli-note", words=str(message)))

    return show


def _prepare_streams() -> None:
    """Makes every text printable in some way, and a closed stream fail like any other."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            # Opened for reading, so that writing to it fails.
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    # What cannot be written any more would make Python end with a code of its own.
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    main()
