"""What standings are made from: finished matches and gifts, as far as they matter above the table."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

SETTLEMENT = 2
"""How outcomes are settled that come from now on; those from before keep the way that they were settled in."""


class Chair(Struct, frozen=True, gc=False, omit_defaults=True):
    """One seat of a match: who had it when the first deal was dealt."""

    person: str | None = None
    """Nothing for a bot."""
    went: int = 0
    """The place among those who got up before the end and did not come back, from 1; 0 for who stayed."""
    was_held: bool = False
    """A bot decided here at least a third of the time."""


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
    """Sides that lost though no other side won alone: the one that broke off a match of three or more."""
    deals: int = 0
    is_rated: bool = False
    is_void: bool = False
    """Nobody's grade moves: something was taken back, or it was broken off and nobody can be said to have left."""
    is_broken_off: bool = False
    finishers: tuple[str, ...] = ()
    """The people who sat there at the end and played most of it."""
    stake: int = 0
    """Chips that each person put in."""
    deposits: tuple[int, ...] | None = None
    """Chips that were held for each seat since the match began; nothing where none were held."""
    sets: tuple[tuple[int, int], ...] = ()
    """The seat and the number bid of each contract that was set."""
    settlement: int = 1
    """How it is settled; outcomes from before there was a second way do not say."""


class Gift(Struct, frozen=True, gc=False, tag="gift", omit_defaults=True):
    """Chips of the house for a person, once a day."""

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

    :raises msgspec.MsgspecError: if it is none.
    """
    return _DECODER.decode(stored)


def name_of(outcome: Outcome) -> str:
    """What an outcome is known by: the match; or the person and the day of a gift."""
    if isinstance(outcome, Gift):
        return f"gift-{day_of(outcome.finished)}-{outcome.person}"
    return outcome.match


def day_of(time: int) -> int:
    """The day of a time (ms) in UTC, counted from 1970."""
    return time // 86_400_000
