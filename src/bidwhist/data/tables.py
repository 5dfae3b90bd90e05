"""The tables and their columns: names, types and meanings, which the documentation and every format follow."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE

MOST_SIDES = 5
"""Sides, or seats, for which a table has columns of its own; those that a table does not have are empty."""


class Kind(StrEnum):
    """The type of a column."""

    NUMBER = "whole number"
    FLAG = "true or false"
    TEXT = "text"
    SMALL_NUMBERS = "list of int8"
    FRACTIONS = "list of numbers"


LISTS = frozenset({Kind.SMALL_NUMBERS, Kind.FRACTIONS})
"""The types whose cells are lists."""


class Column(Struct, frozen=True):
    """A column: its name, type and meaning."""

    name: str
    kind: Kind
    meaning: str


class Table(Struct, frozen=True):
    """A table: what a row of it is, and its columns in order."""

    row: str
    columns: tuple[Column, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(one.name for one in self.columns)

    @property
    def has_lists(self) -> bool:
        """Whether a cell may be a list."""
        return any(one.kind in LISTS for one in self.columns)


def _number(name: str, meaning: str) -> Column:
    return Column(name, Kind.NUMBER, meaning)


def _text(name: str, meaning: str) -> Column:
    return Column(name, Kind.TEXT, meaning)


def _each(name: str, meaning: str) -> tuple[Column, ...]:
    return tuple(_number(f"{name}_{side}", f"{meaning} {side}") for side in range(MOST_SIDES))


_MATCH = _number("match", "the match, from 1, through all files")
_DEAL = _number("deal", "the deal of the match, from 1")
_SEAT = _number("seat", "the seat that acts, from 0, clockwise")

TABLES: Mapping[str, Table] = MappingProxyType(
    {
        "calls": Table(
            "a call of an auction",
            (
                *(_MATCH, _DEAL, _number("place", "the call of the auction, from 1")),
                *(_SEAT, _text("call", "as records write it: `4U`, `-` for a pass")),
                _number("number", "the number of a bid; empty for a pass"),
                _text("suffix", "`uptown`, `downtown`, `no-trump`; empty for a pass and for a number alone"),
                Column("stands", Kind.FLAG, "whether the call won the auction"),
            ),
        ),
        "plays": Table(
            "a card played",
            (
                *(_MATCH, _DEAL, _number("trick", "the trick of the deal, from 1")),
                *(_number("place", "the card of the trick, from 1"), _SEAT, _text("card", "as in `AS`, `TD`, `BJ`")),
                _text("lead", "the card that was led to the trick"),
                _number("winner", "the seat that won the trick; empty where it was not finished"),
            ),
        ),
        "deals": Table(
            "a deal",
            (
                *(_MATCH, _DEAL, _number("dealer", "the seat that dealt")),
                _number("declarer", "the declarer's seat; empty in a deal that was thrown in, or without an auction"),
                _text("bid", "the bid that won the auction"),
                _text("contract", "number, direction and strain, as in `4US`; empty until it is named"),
                _number("needed", "tricks that the contract needs"),
                _number("tricks", "tricks of the declarer's side, the discard trick and moved tricks counted in"),
                _number("claimed_by", "the seat whose claim ended the deal; empty without one"),
                _text("kitty", "its cards, separated by blanks"),
                _text("discards", "the cards discarded, separated by blanks"),
                *(_text(f"hand_{seat}", f"the cards dealt to seat {seat}") for seat in range(MOST_SIDES)),
                *_each("tricks", "tricks of side"),
                *_each("points", "points that the deal added for side"),
                *_each("score", "score after the deal of side"),
            ),
        ),
        "matches": Table(
            "a match",
            (
                *(_MATCH, _text("preset", "the rule set's name, `custom` for a mix")),
                *(_text(f"player_{seat}", f"who sits at seat {seat}") for seat in range(MOST_SIDES)),
                _text("seed", "where the deals come from, in hex; empty where cards were given"),
                _number("deals", "how many deals it had"),
                _number("winner", "the side that won; empty for a draw or an unfinished match"),
                _text("reason", "how it ended: `target`, `floor` and so on, or `unfinished`"),
                *_each("score", "last score of side"),
                _text("version", "the bidwhist that wrote the record; empty where it is not said"),
            ),
        ),
        "decisions": Table(
            "a decision, as the environments count them: a discard is one for each card; claims have no number",
            (
                *(_MATCH, _DEAL, _number("decision", "of the deal, from 1"), _SEAT),
                Column("observation", Kind.SMALL_NUMBERS, f"what the seat knew: {OBSERVATION_SIZE} numbers"),
                Column("legal_mask", Kind.SMALL_NUMBERS, f"1 for each legal action: {ACTIONS} numbers"),
                _number("action", "the number of what the seat did"),
                _number("points", "what the deal brought its side; empty where it was not played to its end"),
                Column(
                    "values",
                    Kind.FRACTIONS,
                    f"{ACTIONS} values of actions, as the bot that was asked weighs them; empty for what it did not "
                    "consider, for discards, and where no bot was asked",
                ),
            ),
        ),
    }
)
"""Every table by its name."""
