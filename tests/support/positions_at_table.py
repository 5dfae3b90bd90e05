"""Sittings at a moment of a match, played there by steady hands."""

from collections.abc import Callable

from bidwhist.core.deal import Phase
from bidwhist.tui.session import Sitting, advice, bot_acts, decide, next_deal
from support.terminal import new_sitting

LONG = ("target=100", "floor=none")
"""Nobody wins before the position we look for is there."""


def until(sitting: Sitting, wanted: Callable[[Sitting], bool], most: int = 4000) -> Sitting:
    """A sitting played on by steady hands until something is so."""
    for _ in range(most):
        if wanted(sitting):
            return sitting
        if sitting.deal.is_over:
            sitting = next_deal(sitting)
        elif sitting.waits_for_person:
            sitting = decide(sitting, advice(sitting).action)
        else:
            sitting = bot_acts(sitting)
    raise AssertionError("it was never so")


def in_phase(phase: Phase, preset: str = "classic", seed: str = "table", *settings: str) -> Sitting:
    """A sitting in which the person is to act in a phase."""
    start = new_sitting(preset, seed, *LONG, *settings)
    return until(start, lambda sitting: sitting.waits_for_person and sitting.deal.phase is phase)
