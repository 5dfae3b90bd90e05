"""A player's public identity: id, name, and whether it is a guest, an account or a program."""

from typing import Literal

from msgspec import Struct

PROGRAM_LETTER = "p"
"""The first letter of the id of every bot account; guests, and the accounts they became, have ``g``."""
ID_LETTERS = 12


class Person(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A person: a guest or an account; or a bot account, for which a program of an account's holder plays."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]


class Registered(Struct, frozen=True):
    """A registered person, and since when (seconds since 1970)."""

    person: Person
    created: int


def is_program(person: str | None) -> bool:
    """Whether an id is that of a bot account."""
    return person is not None and len(person) == ID_LETTERS and person.startswith(PROGRAM_LETTER)
