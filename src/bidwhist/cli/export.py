"""``bidwhist export``: records as tables for people who analyse."""

import click

from bidwhist.cli.parameters import ONE_BOT, RECORDS
from bidwhist.data import FORMATS, TABLES, export, rows
from bidwhist.records.files import STANDARD


@click.command("export")
@click.argument("records", nargs=-1, required=True, metavar="FILE...", type=RECORDS)
@click.option("--to", "table", required=True, type=click.Choice([*TABLES]), help="The table to make.")
@click.option(
    "--format", "file_format", default="csv", show_default=True, type=click.Choice([*FORMATS]), help="The format."
)
@click.option("--out", default=STANDARD, type=RECORDS, metavar="FILE", help="Where to; - is standard output.")
@click.option("--values", type=ONE_BOT, metavar="BOT", help="For decisions: the value of each action to this bot.")
def command(*, records: tuple[str, ...], table: str, file_format: str, out: str, values: str | None) -> None:
    """Turn records into tables: a row for each call, card, deal, match or decision.

    FILE is in any form of records; docs/data.md has the columns. Records are told as they are; verify checks them.
    Parquet needs pyarrow, which the extra "data" brings.
    """
    if values is not None and table != "decisions":
        raise click.UsageError(f"values are a column of decisions, not of {table}")
    export(rows(records, table, values=values, as_arrays=True), table, out, file_format)
