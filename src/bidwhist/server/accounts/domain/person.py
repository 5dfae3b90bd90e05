"""A person as everybody may know them."""

from typing import Literal

from msgspec import Struct


class Person(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Somebody who plays: a guest, an account, or nobody a client needs to know more of."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Registered(Struct, frozen=True):
    """A person whom the house knows; since when (seconds since 1970)."""

    person: Person
    created: int
