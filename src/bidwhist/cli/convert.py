"""``bidwhist convert``: records from one form to another."""

from collections.abc import Callable, Mapping
from pathlib import PurePath
from types import MappingProxyType

import click

from bidwhist.cli.items import Converted
from bidwhist.cli.mistakes import Misused
from bidwhist.cli.output import say_json, tell
from bidwhist.cli.parameters import RECORDS, json_option, language_option, settings_option
from bidwhist.core.rules.parse import read_settings
from bidwhist.i18n import Language
from bidwhist.records import Record, encode_record, format_record
from bidwhist.records.files import PACKED, STANDARD, Found, read_records, shown, written
from bidwhist.tools.printable import printable_json

FORMS: Mapping[str, Callable[[Record], bytes]] = MappingProxyType(
    {
        "json": lambda record: printable_json(encode_record(record).decode()).encode() + b"\n",
        "text": lambda record: format_record(record).encode() + b"\n",
    }
)
"""The forms that can be written, record by record. No name in a record can control a terminal that shows it."""

_FORM_OF_ENDING = MappingProxyType({".json": "json", ".jsonl": "json", ".txt": "text"})


@click.command("convert")
@click.argument("source", metavar="IN", type=RECORDS)
@click.argument("target", metavar="OUT", type=RECORDS)
@click.option("--to", "form", type=click.Choice([*FORMS]), help="What to write, where the ending of OUT does not tell.")
@settings_option("A rule that a record of another program leaves open, or that it names wrongly; may be given again.")
@json_option("a record that was written")
@language_option()
def command(
    *, source: str, target: str, form: str | None, settings: tuple[str, ...], as_json: bool, language: Language
) -> None:
    """Turn records into JSON, text, or from another program's form.

    IN is JSON, JSON lines, the text form, or what Trickster Cards writes (% PBN and % PTN); OUT ends in .json, .jsonl
    or .txt. Either may be - for standard input and output. A record that breaks its rules stays as it is; verify tells.
    """
    write = FORMS[form or _form_of(target)]
    if as_json and target == STANDARD:
        raise Misused("cli-two-on-stdout", file="OUT")
    read_settings(settings)  # what is asked wrongly is refused before a record is read
    converted = list[Converted]()
    with written(target) as stream:
        for number, found in enumerate(read_records(source, settings), 1):
            if number > 1 and _ending(target) == ".json":
                raise Misused("cli-one-record")
            stream.write(write(found.record))
            if as_json:
                converted.append(_in_json(source, number, found))
            else:
                _tell_notes(source, found, language)
    for one in converted:
        say_json(one)


def _ending(target: str) -> str:
    return PurePath(target.removesuffix(PACKED)).suffix.lower()


def _form_of(target: str) -> str:
    ending = _ending(target)
    if target == STANDARD or ending not in _FORM_OF_ENDING:
        raise Misused("cli-which-form")
    return _FORM_OF_ENDING[ending]


def _in_json(source: str, number: int, found: Found) -> Converted:
    deals = len(found.record.deals)
    return Converted(file=shown(source), line=found.line, match=number, deals=deals, notes=found.notes)


def _tell_notes(source: str, found: Found, language: Language) -> None:
    for note in found.notes:
        where = language.say("cli-in-line", file=shown(source), line=found.line, fault=note)
        tell(language.say("cli-note", words=where))
