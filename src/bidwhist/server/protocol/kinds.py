"""The types of message fields: codes of cards and calls, bounded numbers, and strict structs."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

CommandId: TypeAlias = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$(?!\n)", description="chosen by the client, unique per person and table")
]
Sequence: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
CardCode: TypeAlias = Annotated[str, Meta(pattern=r"^([2-9TJQKA][CDHS]|LJ|BJ)$(?!\n)")]
CallCode: TypeAlias = Annotated[
    str, Meta(pattern=r"^([1-9][0-9]?[UDN]?)$(?!\n)", description="4U, 4D, 4N, or a number alone")
]
Secret: TypeAlias = Annotated[str, Meta(max_length=64, description="a password or the word of an invite link")]


class Wire(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A wire struct: frozen, not tracked by the garbage collector; unknown fields are refused."""


class Message(Wire, frozen=True, tag_field="type"):
    """A message; its ``type`` is its tag."""
