"""``bidwhist store``: maintenance of the store of a stopped server."""

import time

import click

from bidwhist.cli.output import say, tell
from bidwhist.cli.stores import StoreName
from bidwhist.server.history.log_repair import Repaired, repair_logs
from bidwhist.server.history.store_transfer import transfer_store
from bidwhist.server.platform.database.paths import Place

PATIENCE = 1.0
"""Interval in seconds of progress reports."""


@click.group(name="store")
def command() -> None:
    """Look after where a server keeps everything."""


@command.command(name="move")
@click.argument("old", type=StoreName(), metavar="FROM")
@click.argument("new", type=StoreName(), metavar="TO")
def move_store(old: Place, new: Place) -> None:
    """Copy everything from one store to another that is empty, and compare.

    Each is a file, or postgresql://... The server has to be stopped; FROM stays as it is.
    """
    moved = transfer_store(old, new, Progress().tell)
    logs, tables = moved.sums["log"], moved.replayed + len(moved.damaged)
    tell(f"{moved.rows} rows moved, {logs.rows} of them of {tables} logs; counted and compared")
    tell(f"{moved.replayed} logs replayed by the rules; sha256 of all logs {logs.hash}")
    for table in moved.damaged:
        tell(f"note: the log of table {table} cannot be replayed; it was copied unchanged")
    tell(f"start the server with --store {new}; {old} is unchanged")


@command.command(name="mend")
@click.argument("place", type=StoreName(), metavar="STORE")
@click.option("--look", is_flag=True, help="Only say what would be cut; nothing is changed.")
def mend_store(place: Place, look: bool) -> None:  # click fills it in by name
    """Cut logs that cannot be replayed back to their last whole step.

    A log has a gap where a database went over to a copy that lacked some steps, or bytes are damaged. The server has
    to be stopped. What is cut is written to stdout, a line of JSON for each step: keep it.
    """
    found = repair_logs(place, only_look=look)
    for one in found:
        _tell_mended(one, look=look)
        for line in one.cut:
            say(line)
    if not found:
        tell("every log is whole")


def _tell_mended(one: Repaired, *, look: bool) -> None:
    stays = "1 step stays" if one.kept == 1 else f"{one.kept} steps stay"
    tell(f"table {one.table}: {stays}, {len(one.cut)} {'would be' if look else 'cut'}{' cut' if look else ''}")
    if one.is_closed:
        tell(f"table {one.table} {'would be' if look else 'is'} closed: a match that ended in them is kept as finished")


class Progress:
    """Reports the progress of a copy, once a second."""

    def __init__(self) -> None:
        self._next = time.monotonic() + PATIENCE

    def tell(self, doing: str, done: int, of: int) -> None:
        """Report it, if it is time."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + PATIENCE
            tell(f"{done} of {of} {doing}")
