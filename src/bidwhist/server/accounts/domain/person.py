"""A person's public identity: id and name."""

from typing import Literal

from msgspec import Struct


class Person(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A person: a guest or an account."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Registered(Struct, frozen=True):
    """A registered person, and since when (seconds since 1970)."""

    person: Person
    created: int
