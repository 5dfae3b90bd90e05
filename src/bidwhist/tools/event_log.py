"""Rows for a log in which one thing follows from another."""

from collections.abc import Callable, Iterable
from typing import TypeVar

State = TypeVar("State")
Body = TypeVar("Body")
Row = TypeVar("Row")


def derive_rows(
    state: State,
    bodies: Iterable[Body],
    row_of: Callable[[State, Body], Row],
    apply: Callable[[State, Row], State],
    follows: Callable[[State], Iterable[Body]],
) -> tuple[tuple[Row, ...], tuple[State, ...]]:
    """Rows for some bodies and for all that follows from them by itself, with the state after each row.

    >>> derive_rows(0, [5], lambda state, body: body, lambda state, row: state + row, lambda state: [1] * (state < 7))
    ((5, 1, 1), (5, 6, 7))
    """
    rows: list[Row] = []
    states: list[State] = []
    waiting = list(bodies)
    while waiting:
        row = row_of(state, waiting.pop(0))
        state = apply(state, row)
        rows.append(row)
        states.append(state)
        if not waiting:
            waiting += follows(state)
    return tuple(rows), tuple(states)
