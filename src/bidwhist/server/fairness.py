"""Fair deals: who committed to which bytes, how they make the seed of a match, and the check of a downloaded block."""

from hashlib import sha256
from typing import Any

import msgspec

from bidwhist.errors import BadRecord
from bidwhist.server.protocol import FairBlock

LABEL = b"bidwhist/fair/1\0"
"""What the hashed bytes begin with, so that no other hash of ours can be taken for one of these."""
MISSING = b"\0" * 32
"""Stands for the bytes of a seat that gave none."""


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


def check_fairness(fairness: Any, seed: str | None) -> tuple[str, ...]:
    """Check a fairness block, as decoded from JSON, against the seed of its record; the sentences tell what was found.

    :raises BadRecord: if a hash does not fit its bytes, or the bytes do not make the seed.
    """
    block = _read(fairness)
    if block.server_bytes is None or block.seed is None:
        raise BadRecord("the fairness block does not tell the server's bytes; the match was not over")
    _check_commitment("the server", block.server_commitment, block.server_bytes)
    for seat in block.seats:
        if seat.entropy is not None:
            _check_commitment(f"seat {seat.seat} ({seat.name})", seat.commitment, seat.entropy)
    made = seed_of(block)
    if made is None or made.hex() != block.seed or block.seed != seed:
        raise BadRecord("the bytes of server and seats do not make the seed that the cards were dealt from")
    return (
        "the server kept to the bytes it committed itself to before the match",
        *(_words_for(seat.name, seat.commitment, seat.entropy) for seat in block.seats),
        "server and seats together made the seed of these deals",
    )


def _read(fairness: Any) -> FairBlock:
    try:
        return msgspec.convert(fairness, FairBlock)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the fairness block cannot be read: {error}") from error


def _check_commitment(who: str, commitment: str | None, secret: str) -> None:
    if commitment != commitment_to(bytes.fromhex(secret)):
        raise BadRecord(f"{who} gave other bytes than it had committed itself to")


def _words_for(name: str, commitment: str | None, entropy: str | None) -> str:
    if entropy is not None:
        return f"{name} mixed the deals with bytes of their own"
    return f"{name} withheld the bytes it had promised" if commitment is not None else f"{name} took no part in mixing"
