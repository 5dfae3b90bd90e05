"""A bot put together from parts: each phase of the deal is decided by the part for that phase."""

from collections.abc import Mapping
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from bidwhist.bots.bot import Advice, Weighs, prepare
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action
from bidwhist.core.deal import Phase
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class Advises(Protocol):
    """The least that a part must be."""

    def choose(self, view: View, random: Random) -> Action:
        """One of ``view.legal``."""
        ...

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice with its reason."""
        ...


PartT = TypeVar("PartT", bound=Advises)


class Composed(Generic[PartT]):
    """Asks the part for the phase."""

    def __init__(self, name: str, parts: Mapping[Phase, PartT]) -> None:
        self.name: Final = name
        self.parts: Final = parts

    def prepare(self, rules: Ruleset) -> None:
        for part in self.parts.values():
            prepare(part, rules)

    def choose(self, view: View, random: Random) -> Action:
        """The action that the part finds best."""
        return self.parts[view.phase].choose(view, random)

    def advise(self, view: View, random: Random) -> Advice:
        return self.parts[view.phase].advise(view, random)

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The actions with their values, best first. Empty if the part gives no values."""
        part = self.parts[view.phase]
        return part.weigh(view, random) if isinstance(part, Weighs) else ()
