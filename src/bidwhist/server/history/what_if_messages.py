"""HTTP bodies of other choices in a finished match, and their results."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bidwhist.server.protocol.actions import BidAction, DeclareAction, PassAction, PlayAction
from bidwhist.server.protocol.kinds import CardCode


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request or an answer."""


class Way(_Body, frozen=True):
    """One of the choices at a moment."""

    action: PassAction | BidAction | DeclareAction | PlayAction
    label: str
    taken: bool
    """Whether it is the choice that was made."""
    tricks: int | None
    """For a card: the declaring side's double-dummy tricks at the end of the deal."""


class OpenPosition(_Body, frozen=True):
    """A position with all hands open, for a page that solves it itself; fields as in ``bidwhist.solver.Position``."""

    hands: tuple[tuple[CardCode, ...], ...]
    table: tuple[CardCode, ...]
    leader: int
    sides: tuple[int, ...]
    """The seats of the declaring side."""
    strain: Literal["C", "D", "H", "S", "N"]
    direction: Literal["uptown", "downtown", "downtown_aces_low"]
    first_trick: int
    jokers_any_time: bool
    jokers_must_go: bool
    jokers_may_lead: bool


class Crossroads(_Body, frozen=True):
    """A moment of a finished match with a choice."""

    match: str
    step: int
    """The moment of the replay, from 0."""
    seat: int
    kind: Literal["bid", "naming", "card"]
    needed: int | None
    """Tricks that the contract needs; None before there is a contract."""
    ways: tuple[Way, ...]
    position: OpenPosition | None
    """While cards are played: what a solver is to be asked about."""
    won: int
    """Tricks that the declaring side has already; a solver tells those still to come."""
    nodes: int
    """The most that a solver is to look at for all cards."""


class OtherWay(_Body, frozen=True):
    """A choice to try at a moment of a finished match."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    action: PassAction | BidAction | DeclareAction | PlayAction


class TrickPlayed(_Body, frozen=True):
    """A trick of a line."""

    leader: int
    winner: int
    cards: tuple[CardCode, ...]


class Line(_Body, frozen=True):
    """A deal played to its end."""

    label: str
    """The choice tried at the moment."""
    headline: str
    words: str
    points: tuple[int, ...]
    """By side."""
    tricks: tuple[TrickPlayed, ...]


class WhatIfSoFar(_Body, frozen=True):
    """How far a choice that is being tried has been played out."""

    match: str
    step: int
    done: int
    """Moves made so far, in both lines."""
    moves: int
    """About how many there will be; 0 until that is known."""
    bot: str = ""
    """The bot that plays the deal out."""
    really: Line | None = None
    taken: Line | None = None


class WhatIf(_Body, frozen=True):
    """Another choice and the one that was made, both played out by the same bot in every seat, and the real result."""

    match: str
    step: int
    seat: int
    bot: str
    """The bot that played the deal out."""
    really: Line
    taken: Line
    tried: Line
