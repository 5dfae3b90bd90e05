"""The outcomes that ratings are computed from: finished matches and gifts."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

SETTLEMENT = 2
"""The version by which new outcomes are settled; older outcomes keep theirs."""


class Chair(Struct, frozen=True, gc=False, omit_defaults=True):
    """One seat of a match, with the person who had it at the first deal."""

    person: str | None = None
    """None for a bot."""
    went: int = 0
    """The order of leaving early without return, from 1; 0 for a person who stayed."""
    was_held: bool = False
    """Whether a bot made at least a third of the decisions."""


class Played(Struct, frozen=True, gc=False, tag="match", omit_defaults=True, kw_only=True):
    """A match that is over, or was broken off."""

    table: str
    match: str
    finished: int
    """Milliseconds since 1970."""
    preset: str
    side_of: tuple[int, ...]
    """The side of each seat."""
    chairs: tuple[Chair, ...]
    bots: str
    """The level of the bots at the table."""
    winner: int | None = None
    """The side that won; nothing after a draw."""
    lost: tuple[int, ...] = ()
    """Sides that lost although no side won alone: the one that broke off a match of three or more sides."""
    deals: int = 0
    is_rated: bool = False
    is_void: bool = False
    """Whether it is unrated: an action was taken back, or it was broken off and nobody clearly left."""
    is_broken_off: bool = False
    finishers: tuple[str, ...] = ()
    """The people who were seated at the end and played most of it."""
    stake: int = 0
    """Chips that each person put in."""
    deposits: tuple[int, ...] | None = None
    """Chips held for each seat since the match began; None if none were held."""
    sets: tuple[tuple[int, int], ...] = ()
    """The seat and the number bid of each contract that was set."""
    settlement: int = 1
    """The version by which it is settled; outcomes older than version 2 do not record it."""
    programs: bool = False
    """Whether bot accounts could sit at the table: it counts in their pool, and for no league."""


class Gift(Struct, frozen=True, gc=False, tag="gift", omit_defaults=True):
    """The daily gift of chips to a person."""

    person: str
    finished: int
    """Milliseconds since 1970."""


Outcome: TypeAlias = Played | Gift

_DECODER: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)
_ENCODER = msgspec.json.Encoder()


def encode_outcome(outcome: Outcome) -> bytes:
    """An outcome as it is stored."""
    return _ENCODER.encode(outcome)


def decode_outcome(stored: bytes) -> Outcome:
    """An outcome as it was stored.

    :raises msgspec.MsgspecError: if it is malformed.
    """
    return _DECODER.decode(stored)


def name_of(outcome: Outcome) -> str:
    """The key of an outcome: the match, or a gift's person and day."""
    if isinstance(outcome, Gift):
        return f"gift-{day_of(outcome.finished)}-{outcome.person}"
    return outcome.match


def day_of(time: int) -> int:
    """The day of a time (ms) in UTC, counted from 1970."""
    return time // 86_400_000
