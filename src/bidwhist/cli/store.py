"""``bidwhist store``: maintenance of the store of a stopped server."""

import time

import click

from bidwhist.cli.output import say, tell
from bidwhist.cli.parameters import language_option
from bidwhist.cli.stores import StoreName
from bidwhist.i18n import Language
from bidwhist.server.history.log_repair import Repaired, repair_logs
from bidwhist.server.history.store_transfer import transfer_store
from bidwhist.server.platform.database.paths import Place

PROGRESS_INTERVAL_S = 1.0
"""Interval in seconds of progress reports."""


@click.group(name="store")
def command() -> None:
    """Look after where a server keeps everything."""


@command.command(name="move")
@click.argument("old", type=StoreName(), metavar="FROM")
@click.argument("new", type=StoreName(), metavar="TO")
@language_option()
def move_store(old: Place, new: Place, language: Language) -> None:
    """Copy everything from one store to another that is empty, and compare.

    Each is a file, or postgresql://... The server has to be stopped; FROM stays as it is.
    """
    say_in = language.say
    moved = transfer_store(old, new, Progress(language).tell)
    logs, tables = moved.sums["log"], moved.replayed + len(moved.damaged)
    tell(say_in("cli-store-moved", rows=moved.rows, own=logs.rows, logs=tables))
    tell(say_in("cli-store-replayed", logs=moved.replayed, hash=logs.hash))
    for table in moved.damaged:
        tell(say_in("cli-note", words=say_in("cli-store-damaged", table=table)))
    tell(say_in("cli-store-start", new=str(new), old=str(old)))


@command.command(name="mend")
@click.argument("place", type=StoreName(), metavar="STORE")
@click.option("--look", is_flag=True, help="Only say what would be cut; nothing is changed.")
@language_option()
def mend_store(place: Place, look: bool, language: Language) -> None:  # click fills it in by name
    """Cut logs that cannot be replayed back to their last whole step.

    A log has a gap where a database went over to a copy that lacked some steps, or bytes are damaged. The server has
    to be stopped. What is cut is written to stdout, a line of JSON for each step: keep it.
    """
    found = repair_logs(place, only_look=look)
    for one in found:
        _tell_mended(one, language, look=look)
        for line in one.cut:
            say(line)
    if not found:
        tell(language.say("cli-store-whole"))


def _tell_mended(one: Repaired, language: Language, *, look: bool) -> None:
    stays, done = language.say("cli-store-stays", count=one.kept), "would" if look else "is"
    tell(language.say("cli-store-cut", done=done, table=one.table, stays=stays, cut=len(one.cut)))
    if one.is_closed:
        tell(language.say("cli-store-closed", done=done, table=one.table))


class Progress:
    """Reports the progress of a copy, once a second."""

    def __init__(self, language: Language) -> None:
        self._say = language.say
        self._next = time.monotonic() + PROGRESS_INTERVAL_S

    def tell(self, doing: str, done: int, of: int) -> None:
        """Report it, if it is time."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + PROGRESS_INTERVAL_S
            tell(self._say("cli-store-progress", done=done, count=of, what=doing.replace(" ", "-")))
