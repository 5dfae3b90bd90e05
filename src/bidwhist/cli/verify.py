"""``bidwhist verify``: replays every decision of records and recomputes every score."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click
from msgspec import UNSET, Struct
from rich.progress import Progress

from bidwhist.cli.consoles import aside
from bidwhist.cli.items import Verified
from bidwhist.cli.mistakes import Mistake, told
from bidwhist.cli.output import say, say_json, tell
from bidwhist.cli.parameters import RECORDS, json_option, language_option
from bidwhist.errors import BadRecord
from bidwhist.i18n import ENGLISH, Language, of_commands
from bidwhist.records import Record, check
from bidwhist.records.fairness import FairBlock
from bidwhist.records.files import STANDARD, Found, read_records, shown
from bidwhist.records.proving import UNBOUND, fairness_in_words, is_withheld
from bidwhist.tools.printable import one_line, unmarked

PROGRESS_STEP_BYTES = 100_000
"""The bar moves after so many bytes."""
LONG_FILE_BYTES = 2_000_000
"""A file of so many bytes or more has a progress bar."""


@click.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=RECORDS)
@json_option("a file")
@language_option()
def command(*, files: tuple[str, ...], as_json: bool, language: Language) -> None:
    """Check that records follow their rules.

    Every decision is made again, every winner, count, score and result recomputed; where a record has its seed, the
    first dealer, drawn partners and all cards too. FILE is JSON, JSON lines, the text form or Trickster's; - reads
    standard input. Of each file the first thing that is wrong is told, and the exit code is 1 if there was any.
    """
    found = [_looked_at(name, language, as_json=as_json) for name in files]
    if not all(one.right for one in found):
        raise click.exceptions.Exit(1)


class Checked(Struct):
    """The counts of what was verified in a file."""

    deals: int = 0
    unfinished: int = 0
    matches: int = 0
    blocks: tuple[FairBlock, ...] = ()
    """The fairness blocks of the matches that have one."""

    def add(self, record: Record) -> None:
        """Count one more record, which was checked."""
        self.matches += 1
        self.deals += len(record.deals)
        self.unfinished += record.result.reason == "unfinished"
        if record.fairness is not UNSET:
            self.blocks += (record.fairness,)


def _looked_at(name: str, language: Language, *, as_json: bool) -> Verified:
    checked, wrong = Checked(), None
    reader = of_commands(ENGLISH) if as_json else language
    try:
        _check_all(name, checked)
    except BadRecord as error:
        wrong = told(error, reader)
    except OSError as error:
        wrong = f"{shown(name)}: {error.strerror or error}"
    found = Verified(
        file=shown(name),
        right=wrong is None,
        matches=checked.matches,
        unfinished=checked.unfinished,
        deals=checked.deals,
        fairness=tuple(_fairness(checked, reader)),
        error=wrong,
    )
    if as_json:
        say_json(found)
    elif wrong is not None:
        tell(language.say("cli-error", words=wrong))
    else:
        say(_found(found, language))
        for words in found.fairness:
            say(one_line(unmarked(language.say("cli-fair-deals", words=words))))
    return found


def _found(found: Verified, language: Language) -> str:
    ended = "all" if not found.unfinished else "none" if found.matches == 1 else "some"
    return language.say(
        "cli-all-right",
        file=found.file,
        matches=language.say("cli-matches", count=found.matches),
        deals=language.say("cli-deals", count=found.deals),
        ended=ended,
        unfinished=found.unfinished,
    )


def _fairness(checked: Checked, language: Language) -> Iterator[str]:
    if checked.matches == 1:
        for block in checked.blocks:
            yield from fairness_in_words(block)
    elif checked.blocks:
        yield language.say("cli-fair-seeds", count=len(checked.blocks))
        withheld = sum(any(map(is_withheld, block.seats)) for block in checked.blocks)
        if withheld:
            yield language.say("cli-fair-withheld", count=withheld)
        weak = sum(block.version == 1 for block in checked.blocks)
        if weak:
            yield language.say("cli-fair-weak", count=weak, unbound=UNBOUND)


def _check_all(name: str, checked: Checked) -> None:
    size = 0 if name == STANDARD else Path(name).stat().st_size
    with Progress(console=aside(), transient=True, disable=size < LONG_FILE_BYTES or not sys.stderr.isatty()) as bar:
        task = bar.add_task(shown(name), total=size)
        for found in read_records(name, progress=_in_steps(lambda count: bar.advance(task, count))):
            _check(name, found)
            checked.add(found.record)


def _in_steps(tell: Callable[[int], None]) -> Callable[[int], None]:
    # Moving the bar costs more than reading a line, so it is updated for many at once.
    waiting = 0

    def count(read: int) -> None:
        nonlocal waiting
        waiting += read
        if waiting >= PROGRESS_STEP_BYTES:
            tell(waiting)
            waiting = 0

    return count


def _check(name: str, found: Found) -> None:
    try:
        check(found.record)
    except BadRecord as error:
        raise BadRecord(
            Mistake.of("cli-in-line", file=shown(name), line=found.line_of(error), fault=str(error))
        ) from None
