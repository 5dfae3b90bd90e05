"""Output: everything that the command line prints goes through here and is made printable."""

from typing import Any

import click
import msgspec

from bidwhist.tools.printable import printable, printable_json


def say(text: str = "") -> None:
    """Prints a line of the answer on standard output."""
    click.echo(printable(text))


def tell(text: str) -> None:
    """Prints a line for the person on standard error."""
    click.echo(printable(text), err=True)


def say_json(item: Any) -> None:
    """Prints one item as a line of JSON on standard output, a ``Struct`` in the order of its fields."""
    click.echo(printable_json(msgspec.json.encode(item).decode()).encode())


def several(count: int, one: str, more: str) -> str:
    """A number of things whose plural has a word of its own.

    >>> several(1, "match", "matches"), several(2, "match", "matches")
    ('1 match', '2 matches')
    """
    return f"{count} {one if count == 1 else more}"
