"""``bidwhist export``: records as tables for people who analyse."""

from functools import partial

import click

from bidwhist.arena.workers import in_processes
from bidwhist.cli.bulk import cores
from bidwhist.cli.mistakes import Misused
from bidwhist.cli.parameters import ONE_BOT, RECORDS, check_not_read, jobs_option
from bidwhist.data import FORMATS, TABLES, export_records
from bidwhist.records.files import STANDARD


@click.command("export")
@click.argument("records", nargs=-1, required=True, metavar="FILE...", type=RECORDS)
@click.option("--to", "table", required=True, type=click.Choice([*TABLES]), help="The table to make.")
@click.option(
    "--format", "file_format", default="csv", show_default=True, type=click.Choice([*FORMATS]), help="The format."
)
@click.option("--out", default=STANDARD, type=RECORDS, metavar="FILE", help="Where to; - is standard output.")
@click.option("--values", type=ONE_BOT, metavar="BOT", help="For decisions: the value of each action to this bot.")
@jobs_option()
def command(
    *, records: tuple[str, ...], table: str, file_format: str, out: str, values: str | None, jobs: int | None
) -> None:
    """Turn records into tables: a row for each call, card, deal, match or decision.

    FILE is in any form of records; docs/data.md has the columns. Records are told as they are; verify checks them.
    Parquet needs pyarrow, which the extra "data" brings.
    """
    if values is not None and table != "decisions":
        raise Misused("cli-values-of-decisions", table=table)
    check_not_read(out, records)
    # To read the other tables is all the work, which is done here.
    in_turn = partial(in_processes, jobs or cores()) if TABLES[table].has_lists else None
    export_records(records, table, out, file_format, values=values, in_turn=in_turn)
