"""``bidwhist engine``: programs that speak the engine protocol, tested."""

import click

from bidwhist.cli.output import say, tell
from bidwhist.core.rules.presets import PRESETS
from bidwhist.engine.checking import READY, check_engine
from bidwhist.errors import BotFault


@click.group(name="engine")
def command() -> None:
    """Test a program that plays as an engine.

    An engine is named exec:./program wherever a bot is named; docs/engines.md says what it hears and answers.
    """


@command.command()
@click.argument("program", type=click.Path())
@click.option("--per-rules", type=click.IntRange(1, 1000), default=2, show_default=True, help="Deals of each rule set.")
def check(*, program: str, per_rules: int) -> None:
    """Try all that the PROGRAM must do, written with its arguments as one word.

    It plays deals of every rule set that it says it plays, in every seat.
    """
    failed = []
    for trial in check_engine(program.removeprefix("exec:"), PRESETS, per_rules):
        if trial.name == READY and not trial.passed:
            raise BotFault(f"{program!r} is not an engine: {trial.words}")
        say(f"{'passed' if trial.passed else 'FAILED'}  {trial.name}: {trial.words}")
        failed += [] if trial.passed else [trial.name]
    if failed:
        raise BotFault(f"{program} failed: {', '.join(failed)}")
    tell(f"name it where a bot is named: bidwhist arena --bots 'exec:{program}',steady")
