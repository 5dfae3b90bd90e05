"""A bot as somebody else would write one."""

from random import Random

from bidwhist.core.actions import Action
from bidwhist.core.view import View


class Highest:
    """Takes one of what it may do, the last unless it is told."""

    def __init__(self, name: str | None = None, pick: int = -1) -> None:
        self.pick = pick
        if name:
            self.name = name

    def choose(self, view: View, random: Random) -> Action:
        """Always the same place in the list."""
        return view.legal[self.pick]
