"""Many worlds at once, in arrays: what every legal card of a seat is worth in each of them."""

import msgspec
import numpy as np
from numpy.typing import NDArray

from bidwhist.solver.position import Position
from bidwhist.solver.solve import (
    COMPILED,
    SHARED_MEMORY_MB,
    UNLIMITED,
    Budget,
    CardBounds,
    Solver,
    compiled,
    limits_of,
    question_of,
    target_within,
)


def score_worlds(
    worlds: NDArray[np.uint64],
    position: Position,
    *,
    target: int | None = None,
    budget: Budget = UNLIMITED,
    threads: int = 1,
    memory_mb: int = SHARED_MEMORY_MB,
) -> NDArray[np.int8]:
    """Every legal card of the seat to play, in many worlds at once.

    :param worlds: uint64[n, seats], the hands of each world; the seat to play holds the same cards in all of them.
    :param position: everything else: strain, direction, leader, sides, table. Its hands are those of one world.
    :param target: ask only "does the declaring side take at least so many?", which is cheaper.
    :param threads: how many threads of the kernel solve beside each other; the answers do not depend on it.
    :param memory_mb: the most that the table of each may take, in MB.
    :returns: int8[n, cards, 2], for each legal card (lowest number first) bounds on the declaring side's tricks, or on
        the answer (0 no, 1 yes) if there is a target.
    :raises ValueError: if a world makes no sense.
    """
    worlds = np.ascontiguousarray(worlds, dtype=np.uint64)
    if COMPILED:
        question = question_of(position)
        asked = None if target is None else target_within(target)
        limits = limits_of(budget)
        scored: NDArray[np.int8] = compiled().score_worlds(worlds, question, asked, *limits, threads, memory_mb)
        return scored
    solver = Solver()
    rows = []
    for world in worlds.tolist():
        cards = solver.cards(msgspec.structs.replace(position, hands=tuple(world)))
        rows.append([_asked(bounds, target) for bounds in cards])
    return np.array(rows, dtype=np.int8).reshape(len(rows), len(rows[0]) if rows else 0, 2)


def _asked(bounds: CardBounds, target: int | None) -> tuple[int, int]:
    """A card's bounds, or the answer to whether it reaches a target."""
    if target is None:
        return bounds.low, bounds.high
    return int(bounds.low >= target), int(bounds.high >= target)
