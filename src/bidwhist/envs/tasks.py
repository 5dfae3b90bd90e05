"""Tasks that an agent can be trained for, and what they are rewarded with: a table of each."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.errors import Unknown


class Task(Struct, frozen=True):
    """What a seat decides itself; in all other phases a bot decides for it."""

    name: str
    phases: tuple[Phase, ...]
    """The phases in which the seat decides."""
    is_match: bool
    """Whether an episode is a whole match, not one deal."""
    reward: str
    """The name of its usual reward, of ``REWARDS``."""
    words: str


class Reward(Struct, frozen=True):
    """What a seat is paid when a deal ends."""

    name: str
    of_points: Callable[[Sequence[int], int], float] | None
    """From points by side and the seat's side; None where the result of the match alone is paid."""
    words: str


def _points(points: Sequence[int], side: int) -> float:
    return float(points[side])


def _margin(points: Sequence[int], side: int) -> float:
    return float(points[side] - max(other for at, other in enumerate(points) if at != side))


_EVERY = (AUCTION, DECLARE, DISCARD, PLAY)

TASKS: Mapping[str, Task] = MappingProxyType(
    {
        task.name: task
        for task in (
            Task("match", _EVERY, True, "result", "a whole match: every decision of the seat, deal after deal"),
            Task("deal", _EVERY, False, "margin", "one deal: every decision of the seat"),
            Task("bidding", (AUCTION, DECLARE), False, "margin", "one deal: the seat's calls, and what it names"),
            Task("play", (PLAY,), False, "margin", "one deal: the seat's cards, in a contract that bots reached"),
        )
    }
)
"""Every task by its name."""

REWARDS: Mapping[str, Reward] = MappingProxyType(
    {
        reward.name: reward
        for reward in (
            Reward("points", _points, "when a deal ends, the points of the seat's side"),
            Reward("margin", _margin, "when a deal ends, the points of the seat's side less those of the best other"),
            Reward("result", None, "when a match ends, 1 if the seat's side won, -1 if it lost, 0 for a draw"),
        )
    }
)
"""Every reward by its name."""


def task_named(name: str) -> Task:
    """The task of a name.

    :raises Unknown: if there is none; the message lists them.
    """
    if name not in TASKS:
        raise Unknown(f"no such task; tasks are {', '.join(TASKS)}: {name!r}")
    return TASKS[name]


def reward_for(task: Task, name: str | None) -> Reward:
    """The reward of a name, or the usual one of a task.

    :raises Unknown: if there is none, or one deal is to be paid by the result of a match.
    """
    chosen = task.reward if name is None else name
    if chosen not in REWARDS:
        raise Unknown(f"no such reward; rewards are {', '.join(REWARDS)}: {chosen!r}")
    reward = REWARDS[chosen]
    if reward.of_points is None and not task.is_match:
        raise Unknown(f"the task {task.name} is one deal and has no result of a match; take points or margin")
    return reward
