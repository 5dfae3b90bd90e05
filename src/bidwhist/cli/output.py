"""Output: everything that the command line prints goes through here and is made printable."""

import json
from typing import TYPE_CHECKING, Any

import click
import msgspec

from bidwhist.i18n.sayings import with_minus
from bidwhist.tools.printable import printable, printable_json, unmarked

if TYPE_CHECKING:
    from bidwhist.i18n import Language


def say(text: str = "") -> None:
    """Prints a line of the answer on standard output."""
    click.echo(printable(unmarked(text)))


def tell(text: str) -> None:
    """Prints a line for the person on standard error."""
    click.echo(printable(unmarked(text)), err=True)


def say_json(item: Any) -> None:
    """Prints one item as a line of JSON on standard output, a ``Struct`` in the order of its fields."""
    click.echo(json_of(item))


def json_of(item: Any) -> bytes:
    r"""An item as JSON without its end of line, which cannot control a terminal.

    A file's name or a word of the command line need not be UTF-8: what is not is written as an escape, ``\udcff``.
    """
    try:
        text = msgspec.json.encode(item).decode()
    except UnicodeEncodeError:
        text = json.dumps(msgspec.to_builtins(item), separators=(",", ":"))
    return printable_json(text).encode()


def decimal(value: float, places: int, language: "Language", sign: str = "") -> str:
    """A number with so many decimals and the mark of a language, and a real minus.

    ``sign`` is ``+`` where a plus is written too.
    """
    return with_minus(f"{value:{sign}.{places}f}").replace(".", language.say("decimal-mark"))
