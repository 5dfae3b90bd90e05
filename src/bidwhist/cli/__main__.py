"""The ``bidwhist`` command line: finds the subcommand, and turns every failure into one clear line."""

import importlib
import os
import sys
from typing import NoReturn

import click

from bidwhist.errors import BadRuleset, WhistError

COMMANDS = {
    "play": "Play a match in the terminal.",
    "serve": "Open the online table, in the browser, here or for friends.",
    "rules": "List, show and compare rule sets.",
    "conventions": "What bids can promise by agreement, and which bots play it.",
    "simulate": "Let bots play many matches and keep the records.",
    "arena": "Measure two bots against each other on the same deals.",
    "verify": "Check that records follow their rules.",
    "solve": "What a deal, or every card of a record, is worth with all cards open.",
    "coach": "What each decision of a record cost, worst first, and how well each played.",
    "replay": "Step through a recorded match.",
    "convert": "Turn records into JSON, text, or from another program's form.",
}
"""Each subcommand with its one line of help; it lives in the module of its name."""


class _Commands(click.Group):
    """Subcommands that are imported only when they are asked for, so that the command starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"bidwhist.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="bidwhist", message="%(prog)s %(version)s")
def bidwhist() -> None:
    """Bid Whist: play it, keep it, check it."""


def main() -> NoReturn:
    """Run the command line; exits with 0, 1 for what went wrong, 2 for what was asked wrongly."""
    sys.exit(_run())


def _run() -> int:
    try:
        code = bidwhist.main(standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("stopped", err=True)
        return 1
    except BadRuleset as error:
        return _fail(str(error), 2)
    except WhistError as error:
        return _fail(str(error), 1)
    except BrokenPipeError:
        # The reader has gone; nothing more can be said, and the interpreter must not try at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return _fail(f"{error.strerror or error}: {error.filename or 'output'}", 1)
    except Exception as error:
        # A fault of ours: a person is told in a line, whoever wants to mend it asks for the rest.
        if os.environ.get("BIDWHIST_DEBUG"):
            raise
        return _fail(f"a fault in bidwhist itself, {type(error).__name__}: {error} (BIDWHIST_DEBUG=1 shows where)", 1)
    return code if isinstance(code, int) else 0


def _fail(words: str, code: int) -> int:
    click.echo(f"error: {words}", err=True)
    return code


if __name__ == "__main__":
    main()
