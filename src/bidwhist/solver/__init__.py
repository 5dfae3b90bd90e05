"""The double-dummy solver: the compiled one where it was built, else the small reference in plain Python.

Both have the same interface. `COMPILED` says which it is.
"""

from bidwhist.solver.position import Position, check
from bidwhist.solver.solve import (
    COMPILED,
    DEAL_MEMORY_MB,
    SHARED_MEMORY_MB,
    Budget,
    CardBounds,
    Solver,
    ValueBounds,
    solve_leaders,
    solve_many,
)

__all__ = [
    "COMPILED",
    "DEAL_MEMORY_MB",
    "SHARED_MEMORY_MB",
    "Budget",
    "CardBounds",
    "Position",
    "Solver",
    "ValueBounds",
    "check",
    "solve_leaders",
    "solve_many",
]
