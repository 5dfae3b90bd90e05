"""Rows of small whole numbers as text, a block at a time: NumPy adds up the digits, so that no number is a string."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

SmallNumbers: TypeAlias = NDArray[np.int8] | list[int]
"""A cell: numbers from -99 to 127, as many in each cell of a column."""
LEAST = -99
"""The least number whose text has room beside the sign after it."""
DIGIT, WIDE = np.dtype("<u2"), np.dtype("<u4")
"""A digit and the sign after it; a number of up to three signs and the sign after it, filled with zero bytes."""


def as_block(cells: Sequence[SmallNumbers]) -> NDArray[np.int8]:
    """The cells of a column as int8[cells, numbers]."""
    return np.array(cells, dtype=np.int8)


def texts_of(cells: Sequence[SmallNumbers], between: bytes) -> list[bytes]:
    """The numbers of each cell in decimal, with one sign between them.

    >>> texts_of([[1, 0, -3], [12, 0, 127]], b" ")
    [b'1 0 -3', b'12 0 127']

    :raises OverflowError: if a number is less than -99; no column has such.
    """
    block = as_block(cells)
    if block.min(initial=0) < LEAST:
        raise OverflowError(f"numbers of a list are at least {LEAST}: {block.min()}")
    text = np.concatenate([*_signs(block, ord(between))], axis=1)
    # After the last number of a cell comes its end instead.
    last = text[:, -2 if _is_digit(block[:, -1]) else -4 :]
    last[last == ord(between)] = ord("\n")
    return text.tobytes().translate(None, b"\0").split(b"\n")[:-1]


def _signs(block: NDArray[np.int8], between: int) -> Iterator[NDArray[np.uint8]]:
    """Parts of the text from left to right, uint8[cells, signs]: columns that are all digits, or are not, in turn."""
    digits = _is_digit(block)
    ends = [*np.flatnonzero(np.diff(digits)) + 1, block.shape[1]]
    for start, end in zip([0, *ends], ends, strict=False):
        part = block[:, start:end]
        if digits[start]:
            yield np.add(part, between << 8 | ord("0"), dtype=DIGIT, casting="unsafe").view(np.uint8)
        else:
            yield _texts(between)[part.view(np.uint8)].view(np.uint8)


def _is_digit(numbers: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Whether each column has only numbers from 0 to 9."""
    digits: NDArray[np.bool_] = (numbers.min(axis=0) >= 0) & (numbers.max(axis=0) <= 9)
    return digits


@cache
def _texts(after: int) -> NDArray[np.uint32]:
    """The text of every number from -99 to 127, by the value of its byte."""
    numbers = (value if value < 128 else value - 256 for value in range(256))
    texts = (b"%d%c" % (max(LEAST, number), after) for number in numbers)
    return np.frombuffer(b"".join(text.ljust(WIDE.itemsize, b"\0") for text in texts), dtype=WIDE)
