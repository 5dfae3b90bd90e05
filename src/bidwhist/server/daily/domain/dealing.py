"""Deals of an event, the same at every table, all from one secret: committed to before, published after.

The 32 bytes of deal ``n`` (from 1) are SHA-256 over ``bidwhist/given/1``, a zero byte, the event in UTF-8, a zero byte,
the secret, and n in eight bytes, big end first. One deal's bytes reveal nothing of another's. The seed of the deal is
that of a fairness block of version 3 (docs/daily.md).
"""

from hashlib import sha256

from bidwhist.core.match import Match, deal_next, new_match
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import WhistError
from bidwhist.records.fairness import GIVEN, match_seed
from bidwhist.tools.typed import require

_DOMAIN = b"bidwhist/given/1\0"
SECRET_BYTES = 32
"""Bytes of an event's secret."""


def board_bytes(event: str, secret: bytes, number: int) -> bytes:
    """The 32 bytes of a deal of an event, from 1.

    :raises WhistError: if the secret is not 32 bytes, or the number is below 1.
    """
    require(bytes, secret=secret)
    if len(secret) != SECRET_BYTES or number < 1:
        raise WhistError(
            f"an event has a secret of {SECRET_BYTES} bytes, and deals from 1: {len(secret)} bytes, {number}"
        )
    return sha256(_DOMAIN + event.encode() + b"\0" + secret + number.to_bytes(8, "big")).digest()


def board_seed(given: bytes) -> bytes:
    """The seed of a deal, from its bytes; it is the first deal of the match with this seed."""
    return match_seed(GIVEN, "", 1, given, ())


def board_match(rules: Ruleset, players: tuple[str, ...], given: bytes) -> Match:
    """A match with a deal of an event just dealt."""
    return deal_next(new_match(rules, players, board_seed(given)))
