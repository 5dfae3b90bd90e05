"""Observations and masks as bits in words of 64: which bit is which number, and the way there and back.

A flag is one bit. A number is several, lowest first: together, or, where a field has a ``digit`` of its own, that
binary digit of many numbers in a row.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.cards import CARDS
from bidwhist.simulator.numbering import ACTIONS
from bidwhist.simulator.observation import OBSERVATION_SIZE, SEATS, SLICES, TRICKS

WORD_BITS = 64
PACKED_SIZE = 24
"""How many words an observation has, each a uint64."""
PACKED_MASK_SIZE = 4
"""How many words a mask has, each a uint64: action a is bit ``a % 64`` of word ``a // 64``."""


class Field(NamedTuple):
    """Where some numbers of a slice are."""

    name: str
    """The slice, as ``observation.SLICES`` names it."""
    word: int
    bit: int
    """The lowest bit of the first number."""
    size: int
    """Numbers in the field."""
    bits: int = 1
    """Bits a number."""
    first: int = 0
    """The field's first number in the slice."""
    digit: int = 0
    """Which binary digit of the numbers the lowest bit is."""


FIELDS: Final[tuple[Field, ...]] = (
    Field("hand", 0, 0, CARDS),
    Field("dealt", 1, 0, CARDS),
    Field("kitty", 2, 0, CARDS),
    Field("discards", 3, 0, CARDS),
    *(Field("played_by", 4 + steps, 0, CARDS, first=CARDS * steps) for steps in range(SEATS)),
    *(Field("trick_of", 9 + digit, 0, CARDS, digit=digit) for digit in range(5)),
    Field("table", 14, 0, CARDS),
    Field("phase", 15, 0, 5),
    Field("to_act", 15, 5, SEATS),
    Field("dealer", 15, 10, SEATS),
    Field("declarer", 15, 15, SEATS),
    Field("strain", 15, 20, 5),
    Field("direction", 15, 25, 3),
    Field("leader", 15, 28, SEATS),
    Field("led", 15, 33, 5),
    Field("kitty_known", 15, 38, 1),
    Field("standing_suffix", 15, 39, 4),
    Field("standing_number", 15, 43, 1, bits=5),
    Field("has_called", 15, 48, SEATS),
    Field("bid_number", 16, 0, SEATS, bits=5),
    Field("bid_suffix", 16, 25, 4 * SEATS),
    Field("tricks_won", 17, 0, SEATS, bits=5),
    Field("cards_held", 17, 25, SEATS, bits=5),
    *(Field("winner_of", 18, TRICKS * digit, TRICKS, digit=digit) for digit in range(3)),
    *(Field("renege_called", 19 + steps, 0, TRICKS, first=TRICKS * steps) for steps in range(SEATS)),
    *(Field("renege_found", 19 + steps, TRICKS, TRICKS, first=TRICKS * steps) for steps in range(SEATS)),
)
"""Every number of an observation. Version 1, frozen; all other bits are 0."""

Digits: TypeAlias = tuple[NDArray[np.intp], NDArray[np.intp]]


def _digits_of(field: Field) -> Iterator[tuple[int, int, int]]:
    """Which binary digit of which number of an observation is in which bit of its words."""
    start = SLICES[field.name].start + field.first
    for number in range(field.size):
        for bit in range(field.bits):
            yield field.digit + bit, start + number, WORD_BITS * field.word + field.bit + field.bits * number + bit


def _by_digit() -> tuple[Digits, ...]:
    """By binary digit, the numbers that have it, and their bits."""
    found = [one for field in FIELDS for one in _digits_of(field)]
    highest = max(digit for digit, _, _ in found)
    rows = ([(number, bit) for digit, number, bit in found if digit == wanted] for wanted in range(highest + 1))
    return tuple((np.array([row[0] for row in one]), np.array([row[1] for row in one])) for one in rows)


_BY_DIGIT: Final = _by_digit()


def unpack(words: NDArray[np.uint64]) -> NDArray[np.int8]:
    """Observations from bits: uint64[…, PACKED_SIZE] to int8[…, OBSERVATION_SIZE]."""
    bits = _bits_of(words)
    numbers = np.zeros((*words.shape[:-1], OBSERVATION_SIZE), dtype=np.int8)
    for digit, (places, where) in enumerate(_BY_DIGIT):
        numbers[..., places] |= (bits[..., where] << digit).astype(np.int8)
    return numbers


def pack(numbers: NDArray[np.int8]) -> NDArray[np.uint64]:
    """Observations as bits: int8[…, OBSERVATION_SIZE] to uint64[…, PACKED_SIZE]."""
    bits = np.zeros((*numbers.shape[:-1], WORD_BITS * PACKED_SIZE), dtype=np.uint8)
    for digit, (places, where) in enumerate(_BY_DIGIT):
        bits[..., where] = numbers[..., places] >> digit & 1
    return _words_of(bits)


def unpack_mask(words: NDArray[np.uint64]) -> NDArray[np.int8]:
    """Masks from bits: uint64[…, PACKED_MASK_SIZE] to int8[…, ACTIONS]."""
    return _bits_of(words)[..., :ACTIONS].astype(np.int8)


def pack_mask(flags: NDArray[np.int8]) -> NDArray[np.uint64]:
    """Masks as bits: int8[…, ACTIONS] to uint64[…, PACKED_MASK_SIZE]."""
    bits = np.zeros((*flags.shape[:-1], WORD_BITS * PACKED_MASK_SIZE), dtype=np.uint8)
    bits[..., :ACTIONS] = flags
    return _words_of(bits)


def _bits_of(words: NDArray[np.uint64]) -> NDArray[np.uint8]:
    octets = np.ascontiguousarray(words, dtype="<u8").view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little")


def _words_of(bits: NDArray[np.uint8]) -> NDArray[np.uint64]:
    return np.packbits(bits, axis=-1, bitorder="little").view("<u8").astype(np.uint64, copy=False)
