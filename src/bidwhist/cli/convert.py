"""``bidwhist convert``: records from one form to another."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import PurePath
from types import MappingProxyType

import click

from bidwhist.cli.record_files import STANDARD, read_records, shown, written
from bidwhist.errors import BadRecord
from bidwhist.record import Record, encode_record, format_record

FORMS: Mapping[str, Callable[[Record], bytes]] = MappingProxyType(
    {
        "json": lambda record: encode_record(record) + b"\n",
        "text": lambda record: format_record(record).encode() + b"\n",
    }
)
"""What can be written, record by record."""

_FORM_OF_ENDING = MappingProxyType({".json": "json", ".jsonl": "json", ".txt": "text"})


@click.command("convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--to", "form", type=click.Choice([*FORMS]), help="What to write, where the ending of OUT does not tell.")
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="OPTION=VALUE",
    help="A rule that a record of another program leaves open, or that it names wrongly; may be given again.",
)
def command(source: str, target: str, form: str | None, settings: tuple[str, ...]) -> None:
    """Turn records into JSON, text, or from another program's form.

    IN is JSON, JSON lines, the text form, or what Trickster Cards writes (% PBN and % PTN); OUT ends in .json, .jsonl
    or .txt. Either may be - for standard input and output. A record that breaks its rules stays as it is; verify tells.
    """
    write = FORMS[form or _form_of(target)]
    with written(target) as stream:
        for number, record in enumerate(_records(source, settings)):
            if number and PurePath(target).suffix.lower() == ".json":
                raise BadRecord("a .json file holds one record; end OUT in .jsonl for several")
            stream.write(write(record))


def _form_of(target: str) -> str:
    ending = PurePath(target).suffix.lower()
    if target == STANDARD or ending not in _FORM_OF_ENDING:
        raise click.UsageError(f"say what to write with --to {' or '.join(FORMS)}, or end OUT in .json, .jsonl or .txt")
    return _FORM_OF_ENDING[ending]


def _records(source: str, settings: Iterable[str]) -> Iterator[Record]:

    for found in read_records(source, tuple(settings)):
        for note in found.notes:
            click.echo(f"note: {shown(source)}, line {found.line}: {note}", err=True)
        yield found.record
