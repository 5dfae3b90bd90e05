"""A player's public identity: id, name, and whether it is a guest, an account or a program."""

from typing import Literal

from msgspec import Struct

PROGRAM_LETTER = "p"
"""The first letter of the id of every bot account; guests, and the accounts they became, have ``g``."""
ID_LETTERS = 12
FACES = 10
"""Drawn figures that people can choose from, numbered from 0; ``web/src/ui/busts.ts`` draws them in this order."""


class Person(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A person: a guest or an account; or a bot account, for which a program of an account's holder plays."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    face: int | None = None
    """The figure they have chosen to be drawn as; None where they leave it to the page."""


class Registered(Struct, frozen=True):
    """A registered person, and since when (seconds since 1970)."""

    person: Person
    created: int


def is_program(person: str | None) -> bool:
    """Whether an id is that of a bot account."""
    return person is not None and len(person) == ID_LETTERS and person.startswith(PROGRAM_LETTER)
