"""The random numbers of a table's bots."""

from hashlib import sha256


def dice_seed(seed: bytes, table: str) -> bytes:
    """The seed of the bots' generators at a table, used in place of the deal's seed.

    Bots at another table get other numbers, so a person who has seen the deal cannot predict what they do.
    """
    return sha256(b"bidwhist/dice/1\0" + table.encode() + b"\0" + seed).digest()
