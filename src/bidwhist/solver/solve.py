"""One interface for both solvers: questions about a position, answers as bounds on the declaring side's tricks."""

import warnings
from collections.abc import Sequence
from typing import Any

import msgspec

from bidwhist.errors import SlowWarning, TooHard
from bidwhist.solver import reference
from bidwhist.solver.position import Position, check

try:
    from bidwhist.solver import _solver
except ImportError:
    COMPILED = False
else:
    COMPILED = True

REFERENCE_CARDS = 6
"""More cards a hand than this are too many for the reference."""

DEAL_MEMORY_MB = 256
"""The most that the table of one deal takes, asked by a person or a command."""
SHARED_MEMORY_MB = 32
"""The same where many are solved beside each other: by threads, or in a server."""

HINT = "hint: install a C++17 compiler (on Debian or Ubuntu: apt install g++), then install bidwhist again"
NO_KERNEL = (
    "bidwhist was installed without its compiled kernel: double-dummy answers come from plain Python, "
    f"and only up to {REFERENCE_CARDS} cards a hand; {HINT}"
)


class Budget(msgspec.Struct, frozen=True):
    """How much a question may cost. Nodes give the same answer on every machine, milliseconds do not."""

    nodes: int | None = None
    """Positions that may be looked at."""
    milliseconds: int | None = None


UNLIMITED = Budget()
MOST_NODES, MOST_MILLISECONDS = (1 << 64) - 1, (1 << 63) - 1
"""The most that the extension counts."""
MOST_TRICKS = 20
"""More than any position has."""


def limits_of(budget: Budget) -> tuple[int | None, int | None]:
    """Nodes and milliseconds as the extension takes them: less than nothing is nothing, and more than it counts all."""
    nodes, milliseconds = budget.nodes, budget.milliseconds
    return (
        None if nodes is None else min(max(nodes, 0), MOST_NODES),
        None if milliseconds is None else min(max(milliseconds, 0), MOST_MILLISECONDS),
    )


def target_within(target: int) -> int:
    """A number of tricks that is reached just where the target is, and not too large for the extension."""
    return min(max(target, 0), MOST_TRICKS)


class ValueBounds(msgspec.Struct, frozen=True):
    """What is known of a position's value: tricks of the declaring side, the trick in progress included."""

    low: int
    high: int
    nodes: int
    """Positions looked at; 0 from the reference."""
    card: int | None
    """The best card found for the side to play; None where every card is as good or none was found."""

    @property
    def exact(self) -> bool:
        """Is the value known?"""
        return self.low == self.high


class CardBounds(msgspec.Struct, frozen=True):
    """What is known of one legal card: the declaring side's tricks once it is played."""

    card: int
    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Is the value known?"""
        return self.low == self.high


class Solver:
    """Answers questions about positions; one a thread, since it remembers what it has seen of a deal.

    :param memory_mb: the most its table may take, in megabytes. It starts small, grows as a deal needs it, and forgets
        what is cheapest to find again when it may not grow.
    :param level: the index of the instructions to use (0 plain, 1 x86-64-v3, 2 the same with pext); -1 the best.
    """

    def __init__(self, memory_mb: int = DEAL_MEMORY_MB, level: int = -1) -> None:
        if not COMPILED:
            _say_once()
        self._solver = _solver.Solver(memory_mb, level) if COMPILED else None

    def value(self, position: Position, budget: Budget = UNLIMITED, guess: int = -1) -> ValueBounds:
        """The tricks the declaring side takes with best play by all, the trick in progress included.

        :param guess: tricks to begin with, -1 for none; it changes the time taken, never the answer.
        :raises ValueError: if the position makes no sense, or has too many cards for the reference.
        """
        if self._solver is None:
            _check_for_reference(position)
            tricks = reference.value(position)
            return ValueBounds(tricks, tricks, 0, _best_card(position, tricks))
        low, high, nodes, card = self._solver.value(question_of(position), *limits_of(budget), _guess_within(guess))
        return ValueBounds(low, high, nodes, card if card >= 0 else None)

    def reaches(self, position: Position, target: int, budget: Budget = UNLIMITED) -> bool | None:
        """Does the declaring side take at least `target` tricks? None if the budget was spent first.

        :raises ValueError: if the position makes no sense, or has too many cards for the reference.
        """
        if self._solver is None:
            _check_for_reference(position)
            return reference.value(position) >= target
        return self._solver.reaches(question_of(position), target_within(target), *limits_of(budget))

    def cards(self, position: Position, budget: Budget = UNLIMITED, *, best_only: bool = False) -> list[CardBounds]:
        """Bounds for every legal card, lowest card number first.

        :param best_only: only tell the best cards from the others (cheaper): the best ones have exact bounds.
        :raises ValueError: if the position makes no sense, or has too many cards for the reference.
        """
        if self._solver is None:
            _check_for_reference(position)
            return [CardBounds(card, value, value) for card, value in reference.card_values(position).items()]
        found, _ = self._solver.cards(question_of(position), *limits_of(budget), not best_only)
        return [CardBounds(*bounds) for bounds in sorted(found)]

    def cancel(self) -> None:
        """Ends the question in progress, from another thread; it returns the bounds it has."""
        if self._solver is not None:
            self._solver.cancel()

    def clear(self) -> None:
        """Forgets what it has seen; answers never change by it, only the time they take."""
        if self._solver is not None:
            self._solver.clear()

    @property
    def memory_bytes(self) -> int:
        """What the table takes after the last question, in bytes."""
        return 0 if self._solver is None else self._solver.memory_bytes


def solve_many(
    positions: Sequence[Position], budget: Budget = UNLIMITED, *, threads: int = 1, memory_mb: int = SHARED_MEMORY_MB
) -> list[ValueBounds]:
    """The value of each position, independent of each other.

    :param threads: how many threads of the kernel solve beside each other; the answers do not depend on it.
    :param memory_mb: the most that the table of each may take, in MB.
    :raises ValueError: if a position makes no sense.
    """
    if not COMPILED:
        solver = Solver()
        return [solver.value(position) for position in positions]
    questions = [question_of(position) for position in positions]
    found = _solver.solve_many(questions, *limits_of(budget), threads, memory_mb)
    return [ValueBounds(low, high, nodes, card if card >= 0 else None) for low, high, nodes, card in found]


def solve_leaders(
    positions: Sequence[Position], *, threads: int = 1, memory_mb: int = SHARED_MEMORY_MB
) -> list[list[int]]:
    """The value of each position for every seat as its leader, sharing what is found: cheaper than asking one by one.

    :returns: a list a position, of the declaring side's tricks by leading seat.
    :raises ValueError: if a position makes no sense or is in the middle of a trick.
    """
    if any(position.table for position in positions):
        raise ValueError("only the start of a trick can have another leader")
    if COMPILED:
        return _solver.solve_leaders([question_of(position) for position in positions], threads, memory_mb)
    solver = Solver()
    return [
        [solver.value(msgspec.structs.replace(position, leader=leader)).low for leader in range(len(position.hands))]
        for position in positions
    ]


def compiled() -> Any:
    """The extension itself, where there is one."""
    return _solver


def question_of(position: Position) -> Any:
    """A position in the form the extension takes."""
    try:
        return _solver.Question(
            position.hands,
            position.strain,
            position.direction,
            position.leader,
            position.sides,
            position.table,
            position.first_trick,
            position.jokers_any_time,
            position.jokers_must_go,
            position.jokers_may_lead,
        )
    except TypeError:
        check(position)
        raise


def _check_for_reference(position: Position) -> None:
    """Refuses what makes no sense, and what the reference would not finish."""
    check(position)
    if position.tricks_left > REFERENCE_CARDS:
        raise TooHard(f"without the compiled kernel only the last {REFERENCE_CARDS} cards a hand can be solved; {HINT}")


def _best_card(position: Position, tricks: int) -> int | None:
    """A card that keeps the value."""
    values = reference.card_values(position) if position.tricks_left else {}
    return next((card for card, value in values.items() if value == tricks), None)


def _guess_within(guess: int) -> int:
    return min(max(guess, -1), MOST_TRICKS)


def _say_once() -> None:
    """Says, once a process, that the kernel is missing."""
    warnings.warn(NO_KERNEL, SlowWarning, stacklevel=3)
