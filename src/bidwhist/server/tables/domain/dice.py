"""What the bots of a table draw their chances from."""

from hashlib import sha256


def dice_seed(seed: bytes, table: str) -> bytes:
    """What the bots' generators of a table are made from in place of the deal's seed.

    Bots at another table decide by other dice, so that a person who has seen a deal cannot foretell what they do.
    """
    return sha256(b"bidwhist/dice/1\0" + table.encode() + b"\0" + seed).digest()
