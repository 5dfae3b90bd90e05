"""``bidwhist engine``: programs that speak the engine protocol, tested."""

import click

from bidwhist.cli.mistakes import Mistake
from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.core.rules.presets import PRESETS
from bidwhist.engine.checking import READY, check_engine
from bidwhist.errors import BotFault
from bidwhist.i18n import Language


@click.group(name="engine")
def command() -> None:
    """Test a program that plays as an engine.

    An engine is named exec:./program wherever a bot is named; docs/engines.md says what it hears and answers.
    """


@command.command()
@click.argument("program", type=click.Path())
@click.option("--per-rules", type=click.IntRange(1, 1000), default=2, show_default=True, help="Deals of each rule set.")
@language_option()
def check(*, program: str, per_rules: int, language: Language) -> None:
    """Try all that the PROGRAM must do, written with its arguments as one word.

    It plays deals of every rule set that it says it plays, in every seat.
    """
    failed = []
    for trial in check_engine(program.removeprefix("exec:"), PRESETS, per_rules):
        if trial.name == READY and not trial.passed:
            raise BotFault(Mistake.of("cli-engine-not", program=repr(program), fault=trial.words))
        came = language.say("cli-engine-came", came="passed" if trial.passed else "failed")
        say(f"{came}  {trial.name}: {trial.words}")
        failed += [] if trial.passed else [trial.name]
    if failed:
        raise BotFault(Mistake.of("cli-engine-failed", program=program, trials=", ".join(failed)))
    tell(language.say("cli-engine-name-it", command=f"bidwhist arena --bots 'exec:{program}',steady"))
