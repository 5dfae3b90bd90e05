"""Fair deals: who committed to which bytes, how they make the seed of a match, and the check of a record's block.

Before a match everybody commits to 32 bytes by their SHA-256; the server commits first to its own. All bytes together
make the seed; the server's are told when the match is over. docs/fair-deals.md says what this shows and what not.
"""

from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct

from bidwhist.errors import BadRecord

LABEL = b"bidwhist/fair/1\0"
"""What the hashed bytes begin with, so that no other hash of ours can be taken for one of these."""
MISSING = b"\0" * 32
"""Stands for the bytes of a seat that gave none."""

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in lower-case hexadecimal")]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{4,24}$", description="a table's id, as in its address")]


class FairSeat(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a seat gave to the mixing of the deals; seats as they were then, before partners were drawn."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    name: str
    commitment: Hex32 | None
    entropy: Hex32 | None


class FairBlock(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The fairness of one match; the server's bytes and the seed are told when it is over."""

    table: TableId
    match: Annotated[int, Meta(ge=1, le=2**53)]
    server_commitment: Hex32
    server_bytes: Hex32 | None
    seed: Hex32 | None
    seats: Annotated[tuple[FairSeat, ...], Meta(min_length=3, max_length=5)]


def commitment_to(secret: bytes) -> str:
    """The hash that binds somebody to 32 bytes without telling them."""
    return sha256(secret).hexdigest()


def match_seed(table: str, match: int, server: bytes, seats: tuple[bytes | None, ...]) -> bytes:
    """The seed of a match: SHA-256 over label, table, zero byte, match (8 bytes), the server's and the seats' bytes."""
    mixed = b"".join(MISSING if given is None else given for given in seats)
    return sha256(LABEL + table.encode() + b"\0" + match.to_bytes(8, "big") + server + mixed).digest()


def seed_of(block: FairBlock) -> bytes | None:
    """The seed that a block's bytes make; nothing while the server's bytes are kept back."""
    if block.server_bytes is None:
        return None
    given = tuple(None if seat.entropy is None else bytes.fromhex(seat.entropy) for seat in block.seats)
    return match_seed(block.table, block.match, bytes.fromhex(block.server_bytes), given)


def check_fairness(block: FairBlock, seed: str | None) -> tuple[str, ...]:
    """Check a fairness block against the seed of its record; the sentences tell what was found.

    :raises BadRecord: if a hash does not fit its bytes, or the bytes do not make the seed.
    """
    if block.server_bytes is None or block.seed is None:
        raise BadRecord("fairness: the server's bytes are not told; the match was not over")
    _check_commitment("the server", block.server_commitment, block.server_bytes)
    for seat in block.seats:
        if seat.entropy is not None:
            _check_commitment(f"seat {seat.seat} ({seat.name})", seat.commitment, seat.entropy)
    made = seed_of(block)
    if made is None or made.hex() != block.seed or block.seed != seed:
        raise BadRecord("fairness: the bytes of server and seats do not make the seed that the cards were dealt from")
    return (
        "the server kept to the bytes it committed itself to before the match",
        *(_words_for(seat.name, seat.commitment, seat.entropy) for seat in block.seats),
        "server and seats together made the seed of these deals",
    )


def _check_commitment(who: str, commitment: str | None, secret: str) -> None:
    if commitment != commitment_to(bytes.fromhex(secret)):
        raise BadRecord(f"fairness: {who} gave other bytes than it had committed itself to")


def _words_for(name: str, commitment: str | None, entropy: str | None) -> str:
    if entropy is not None:
        return f"{name} mixed the deals with bytes of their own"
    return f"{name} withheld the bytes it had promised" if commitment is not None else f"{name} took no part in mixing"
