"""The director's next step: the one thing that an event waits for them to do."""

from typing import Literal, TypeAlias

from bidwhist.server.tournaments.domain.deadlines import gathered
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.pairings import is_played_out, is_without_people

Step: TypeAlias = Literal["draw", "resume", "close"]


def next_step(event: Event) -> Step | None:
    """What the director does next; None while tables play, before enough have entered, and after the end.

    In a room the one draw opens it.
    """
    if event.stage == "closed":
        return None
    if event.paused_at is not None:
        return "resume"
    if event.stage == "playing":
        return None
    if not is_played_out(event) and _has_enough(event):
        return "draw"
    return "close" if event.rounds else None


def _has_enough(event: Event) -> bool:
    coming = len(gathered(event))
    return len(event.active) + coming >= 2 and (coming > 0 or not is_without_people(event))
