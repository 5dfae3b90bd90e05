"""``bidwhist verify``: replays every decision of records and recomputes every score."""

import sys
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from bidwhist.cli.record_files import STANDARD, Found, read_records, shown
from bidwhist.errors import BadRecord
from bidwhist.record import check

STEP = 100_000
"""Bytes after which the bar moves."""
LONG = 2_000_000
"""Bytes from which a file is long enough to show how far the check has come."""


@click.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def command(files: tuple[str, ...]) -> None:
    """Check that records follow their rules.

    Every decision is made again, every winner, count, score and result recomputed; where a record has its seed, the
    first dealer, drawn partners and all cards too. FILE is JSON, JSON lines, the text form or Trickster's; - reads
    standard input. Of each file the first thing that is wrong is told, and the exit code is 1 if there was any.
    """
    wrong = [name for name in files if not _is_right(name)]
    if wrong:
        raise click.exceptions.Exit(1)


def _is_right(name: str) -> bool:
    try:
        matches, deals = _count(name)
    except BadRecord as error:
        click.echo(f"error: {error}", err=True)
        return False
    except OSError as error:
        click.echo(f"error: {shown(name)}: {error.strerror or error}", err=True)
        return False
    click.echo(f"{shown(name)}: {_several(matches, 'match', 'matches')}, {_several(deals, 'deal', 'deals')}, all right")
    return True


def _several(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def _count(name: str) -> tuple[int, int]:
    matches = deals = 0
    size = 0 if name == STANDARD else Path(name).stat().st_size
    with Progress(
        console=Console(file=sys.stderr), transient=True, disable=size < LONG or not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(shown(name), total=size)
        for found in read_records(name, progress=_in_steps(lambda count: bar.advance(task, count))):
            _check(name, found)
            matches, deals = matches + 1, deals + len(found.record.deals)
    return matches, deals


def _in_steps(tell: Callable[[int], None]) -> Callable[[int], None]:
    # The bar costs more than a line is worth, so it hears of many at once.
    waiting = 0

    def count(read: int) -> None:
        nonlocal waiting
        waiting += read
        if waiting >= STEP:
            tell(waiting)
            waiting = 0

    return count


def _check(name: str, found: Found) -> None:
    try:
        check(found.record)
    except BadRecord as error:
        raise BadRecord(f"{shown(name)}, line {found.line_of(error)}: {error}") from None
