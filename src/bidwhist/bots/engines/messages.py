"""The engine protocol, version 1: one JSON object a line, cards as text, no number beyond 2^53 (docs/engines.md)."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bidwhist.bots.engines.positions import Position

PROTOCOL = 1
"""The version of the protocol; an engine that answers with another is not played with."""
MAX_ANSWER_BYTES = 1 << 20
"""The longest line that an engine may write."""


class Hello(Struct, frozen=True, tag="hello"):
    """The first line to an engine, which answers with ``ready``."""

    protocol: int
    program: str
    """Who speaks, as in ``bidwhist 0.9``."""


class RulesLine(Struct, frozen=True, tag="rules"):
    """A rule set in full, before the first question about it. It is not answered."""

    rules: str
    """What later questions call it."""
    preset: str
    """The nearest preset's name, or ``custom``."""
    code: str
    """Its share code."""
    options: dict[str, Any]
    """Every option by its name (docs/options.md)."""


class Limit(Struct, frozen=True, omit_defaults=True):
    """How long an engine may think about one decision; without either, as long as it likes within reason."""

    ms: int | None = None
    """Milliseconds, from the question to the answer."""
    nodes: int | None = None
    """Positions to search; the same number gives the same answer on every machine."""


class DiscardFrom(Struct, frozen=True):
    """The discards that are legal, which are too many to list."""

    size: int
    """How many cards are to be discarded."""
    cards: tuple[str, ...]
    """From which cards."""
    required: tuple[str, ...]
    """Cards that must be among them."""


class Choose(Struct, frozen=True, omit_defaults=True, tag="choose"):
    """A question, which is answered with ``action`` and the same ``id``. It holds all that the seat may know."""

    id: int
    rules: str
    seed: str
    """Hexadecimal digits to take all chance from, so that the same question has the same answer."""
    view: Position
    legal: tuple[str, ...]
    """The legal actions, numbered from 0; empty for a discard."""
    limit: Limit = Limit()
    discard: DiscardFrom | None = None
    dice: bytes = b""
    """The state of the generator that ``seed`` came from, which only our own host is told: a guest then draws the same
    numbers in a process of its own as in ours."""


class Weigh(Choose, frozen=True, omit_defaults=True, tag="weigh"):
    """A question that only our own host is asked: what each action is worth. It is answered with ``values``."""


class Quit(Struct, frozen=True, tag="quit"):
    """The last line to an engine, which ends."""


class Ready(Struct, frozen=True, omit_defaults=True, tag="ready"):
    """An engine's first line: what it is."""

    protocol: int
    name: str
    version: str = ""
    author: str = ""
    presets: tuple[str, ...] | None = None
    """The presets that it plays; None if it plays every rule set."""
    weighs: bool = False
    """Whether it answers ``weigh``, as our own host does for bots that tell values."""


class Info(Struct, frozen=True, omit_defaults=True, tag="info"):
    """Why an engine will choose what it chooses, before it answers."""

    text: str = ""
    values: dict[str, float] = {}
    """What each action is worth to it, in a unit of its own; higher is better."""


class Chosen(Struct, frozen=True, tag="action"):
    """The answer to a question."""

    id: int
    action: int | str
    """The number of a legal action, or its text."""


class Option(Struct, frozen=True, omit_defaults=True):
    """An action and its value, as :class:`bidwhist.bots.weighed.Weighed` has them."""

    action: int | str
    value: float
    tricks: float | None = None
    makes: float | None = None
    merit: float | None = None
    stands: float | None = None
    towards: str | None = None


class Values(Struct, frozen=True, tag="values"):
    """What our own host answers to ``weigh``, best first; empty if the bot gives no values."""

    id: int
    options: tuple[Option, ...]


class Error(Struct, frozen=True, omit_defaults=True, tag="error"):
    """An engine says that it cannot answer, and why."""

    text: str
    id: int | None = None
    """The question that it is about, 0 for none; an engine need not say it."""
    kind: str = ""
    """The name of our error, where our own host cannot make its bot."""


ToEngine: TypeAlias = Hello | RulesLine | Choose | Weigh | Quit
FromEngine: TypeAlias = Ready | Info | Chosen | Values | Error

_to_engine: msgspec.json.Decoder[ToEngine] = msgspec.json.Decoder(ToEngine)
_from_engine: msgspec.json.Decoder[FromEngine] = msgspec.json.Decoder(FromEngine)


def encode(message: ToEngine | FromEngine) -> bytes:
    """A message as a line, with its newline."""
    return msgspec.json.encode(message) + b"\n"


def decode_for_engine(line: bytes) -> ToEngine:
    """What an engine is told.

    :raises msgspec.MsgspecError: if it is no message to an engine.
    """
    return _to_engine.decode(line)


def decode_from_engine(line: bytes) -> FromEngine:
    """What an engine says.

    :raises msgspec.MsgspecError: if it is no message of an engine.
    """
    return _from_engine.decode(line)
