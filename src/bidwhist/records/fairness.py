"""Fair deals: who committed to and revealed which bytes, and how these bytes make the seed of a match.

Before a match everybody commits to 32 bytes by their SHA-256. The server commits last, before any bytes are shown. All
bytes together make the seed. The server's bytes are shown when the match is over. docs/fair-deals.md says what this
proves.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Literal

from msgspec import Meta, Struct

FairVersion = Literal[1, 2, 3]
VERSION: FairVersion = 2
"""The version of new seeds; version 1 is that of older servers, and is only read."""
GIVEN: FairVersion = 3
"""The version for a deal that is the same at many tables: the seed comes from the server's bytes alone."""
NONE = b"\0" * 32
"""Version 1: used for the bytes of a chair that gave none."""

# Without the last part, a line feed at the end would be accepted.
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", description="32 bytes in lower-case hexadecimal")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{4,24}$(?!\n)", description="a table's id, as in its address")]


class FairSeat(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A chair's part in the seed exchange. Chairs are numbered as they were before partners were drawn."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    name: str
    commitment: Hex32 | None
    entropy: Hex32 | None


class FairBlock(Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True, omit_defaults=True):
    """The fairness data of one match. The server's bytes and the seed are shown when it is over."""

    version: FairVersion = 1
    """How the seed is made. Version 1 is not written, since it had no number."""
    table: TableId
    match: Annotated[int, Meta(ge=1, le=2**53)]
    server_commitment: Hex32
    server_bytes: Hex32 | None
    seed: Hex32 | None
    seats: Annotated[tuple[FairSeat, ...], Meta(min_length=3, max_length=5)]


def commitment_to(secret: bytes) -> str:
    """The hash that commits a person to 32 bytes without showing them."""
    return sha256(secret).hexdigest()


def match_seed(version: FairVersion, table: str, match: int, server: bytes, seats: tuple[FairSeat, ...]) -> bytes:
    """The seed of a match, from the server's 32 bytes and what each chair promised and gave."""
    return sha256(_MIXED[version](table, match, server, seats)).digest()


def seed_of(block: FairBlock) -> bytes | None:
    """The seed that a block's bytes make; None while the server's bytes are held back."""
    if block.server_bytes is None:
        return None
    return match_seed(block.version, block.table, block.match, bytes.fromhex(block.server_bytes), block.seats)


def _mixed_1(table: str, match: int, server: bytes, seats: tuple[FairSeat, ...]) -> bytes:
    given = b"".join(NONE if seat.entropy is None else bytes.fromhex(seat.entropy) for seat in seats)
    return b"bidwhist/fair/1\0" + table.encode() + b"\0" + _number(match) + server + given


def _mixed_2(table: str, match: int, server: bytes, seats: tuple[FairSeat, ...]) -> bytes:
    """Everything that a block says. Each part has a fixed length, or one that is written before it."""
    chairs = b"".join(map(_chair, seats))
    return b"bidwhist/fair/2\0" + table.encode() + b"\0" + _number(match) + server + _number(len(seats)) + chairs


def _chair(seat: FairSeat) -> bytes:
    name = seat.name.encode()
    return _number(len(name)) + name + _part(seat)


def _part(seat: FairSeat) -> bytes:
    """What a chair promised and gave: nothing, a promise that was not kept, or bytes."""
    if seat.entropy is not None:
        return b"\2" + bytes.fromhex(seat.entropy)
    return b"\0" if seat.commitment is None else b"\1" + bytes.fromhex(seat.commitment)


def _mixed_3(_: str, __: int, server: bytes, ___: tuple[FairSeat, ...]) -> bytes:
    """The bytes of a deal that is the same wherever it is played; nobody else adds to them."""
    return b"bidwhist/fair/3\0" + server


def _number(value: int) -> bytes:
    return value.to_bytes(8, "big")


_MIXED: dict[FairVersion, Callable[[str, int, bytes, tuple[FairSeat, ...]], bytes]] = {
    1: _mixed_1,
    2: _mixed_2,
    3: _mixed_3,
}
