"""Types of the compiled solver."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

class Question:
    def __init__(
        self,
        hands: Sequence[int],
        strain: int,
        direction: int,
        leader: int,
        sides: int,
        table: Sequence[int],
        first_trick: int,
        jokers_any_time: bool,
        jokers_must_go: bool,
        jokers_may_lead: bool,
    ) -> None: ...

class Solver:
    def __init__(self, memory_mb: int, level: int) -> None: ...
    def value(
        self, question: Question, nodes: int | None = None, milliseconds: int | None = None, guess: int = -1
    ) -> tuple[int, int, int, int]: ...
    def reaches(
        self, question: Question, target: int, nodes: int | None = None, milliseconds: int | None = None
    ) -> bool | None: ...
    def cards(
        self, question: Question, nodes: int | None = None, milliseconds: int | None = None, every: bool = True
    ) -> tuple[list[tuple[int, int, int]], tuple[int, int, int, int]]: ...
    def cancel(self) -> None: ...
    def clear(self) -> None: ...
    @property
    def memory_bytes(self) -> int: ...

def solve_many(
    questions: Sequence[Question], nodes: int | None, milliseconds: int | None, threads: int, memory_mb: int
) -> list[tuple[int, int, int, int]]: ...
def solve_leaders(questions: Sequence[Question], threads: int, memory_mb: int) -> list[list[int]]: ...
def score_worlds(
    worlds: NDArray[np.uint64],
    question: Question,
    target: int | None,
    nodes: int | None,
    milliseconds: int | None,
    threads: int,
    memory_mb: int,
) -> NDArray[np.int8]: ...
