"""The lesson as values: its steps, what may be tried at each, and messages with their parts."""

from typing import Literal

from msgspec import Struct


class Told(Struct, frozen=True):
    """A message of the lesson, without ``lesson-``; parts that are cards, suits and bids are marked: ``card:3H``."""

    name: str
    parts: dict[str, str | int]


class Lying(Struct, frozen=True):
    """A card before a seat."""

    seat: int
    card: str


class Way(Struct, frozen=True):
    """Something that may be tried at a step, with what comes of it: a card, a bid or a suit."""

    right: bool
    why: Told
    card: str | None = None
    bid: str | None = None
    suit: str | None = None
    trick: tuple[Lying, ...] | None = None
    """The whole book that comes of a card; None where the rules forbid the card."""
    winner: int | None = None


class Sum(Struct, frozen=True):
    """The score at the end: books of the person's team, those needed, and the points."""

    books: int
    kitty: int
    all: int
    free: int
    need: int
    points: int


class Called(Struct, frozen=True):
    """A call of a seat; an empty bid is a pass."""

    seat: int
    bid: str


class Step(Struct, frozen=True):
    """One step: what is said, what is seen, and what may be tried."""

    chapter: str
    say: Told
    hand: tuple[str, ...]
    trick: tuple[Lying, ...]
    winner: int | None
    books: tuple[int, int]
    """Books by side, the kitty's counted."""
    kitty: int
    ways: tuple[Way, ...]
    on: Literal["trick", "hand", "bids", "suits"] | None = None
    """What is to be chosen from."""
    calls: tuple[Called, ...] = ()
    shown: tuple[str, ...] = ()
    """The kitty as it was taken."""
    aside: tuple[str, ...] = ()
    sum: Sum | None = None


class Lesson(Struct, frozen=True):
    """The names of the seats, the person's empty, and the steps."""

    names: tuple[str, ...]
    steps: tuple[Step, ...]
