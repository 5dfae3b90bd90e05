"""Least squares in plain Python, for the few weights that bots are fitted with."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from bidwhist.tools.exact import dot, total


class Fit(Struct, frozen=True):
    """Weights, and the standard deviation of the targets around them."""

    weights: tuple[float, ...]
    spread: float


def fit(inputs: Sequence[Sequence[float]], targets: Sequence[float], ridge: float = 3.0) -> Fit:
    """The weights that fit the targets best, pulled a little towards zero by ``ridge``."""
    columns = range(len(inputs[0]))
    matrix = [[total(row[i] * row[j] for row in inputs) + (ridge if i == j else 0.0) for j in columns] for i in columns]
    right = [total(row[i] * target for row, target in zip(inputs, targets, strict=True)) for i in columns]
    weights = solve(matrix, right)
    left = [target - dot(weights, row) for row, target in zip(inputs, targets, strict=True)]
    return Fit(tuple(round(weight, 3) for weight in weights), round(sqrt(dot(left, left) / len(left)), 3))


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a square system, by elimination.

    >>> solve([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


def in_rows(value: object) -> str:
    """A number, or a tuple broken to a number a line where it is long, as the formatter would."""
    if isinstance(value, tuple) and len(value) > 8:
        return "(\n" + "".join(f"        {one},\n" for one in value) + "    )"
    return str(value)
