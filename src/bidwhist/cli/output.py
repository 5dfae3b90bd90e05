"""The edge where words leave the program: everything that the command line prints goes through here, made printable."""

from typing import Any

import click
import msgspec

from bidwhist.printable import printable, printable_json


def say(text: str = "") -> None:
    """A line of what was asked for, on standard output."""
    click.echo(printable(text))


def tell(text: str) -> None:
    """A line beside it, for the person alone, on standard error."""
    click.echo(printable(text), err=True)


def say_json(item: Any) -> None:
    """One item as a line of JSON, on standard output; a ``Struct`` in the order of its fields."""
    click.echo(printable_json(msgspec.json.encode(item).decode()).encode())
