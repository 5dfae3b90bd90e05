"""What a bot is: a name, a choice, and the reason for the choice in one sentence."""

from hashlib import sha256
from random import Random
from typing import Protocol, runtime_checkable

from msgspec import Struct

from bidwhist.bots.explanations.reason import Reason
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.i18n import Language, Saying


class Advice(Struct, frozen=True):
    """An action and why, in words for a person."""

    action: Action
    words: str
    reasons: tuple[Reason, ...] = ()
    """What the words say, each with a proof. Empty for a bot that only has words."""
    said: Saying | None = None
    """The same, before translation; None for a bot that only has words."""

    def __str__(self) -> str:
        return self.words

    def words_in(self, language: Language) -> str:
        """Why, in a language; a bot that only has words keeps them."""
        return language.tell(self.said) if self.said else self.words


class Chooses(Protocol):
    """The least that a bot must have. ``bots.guests`` supplies what another package's bot leaves out."""

    def choose(self, view: View, random: Random) -> Action:
        """One of ``view.legal``. The same view and generator give the same action."""
        ...


class Bot(Protocol):
    """A player that knows only its View, and is given its random generator."""

    @property
    def name(self) -> str:
        """The name shown at tables, as in ``bot:steady``."""
        ...

    def choose(self, view: View, random: Random) -> Action:
        """One of ``view.legal``. The same view and generator give the same action."""
        ...

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice with its reason."""
        ...


@runtime_checkable
class Prepares(Protocol):
    """A bot that computes something for a rule set first. Its decisions do not depend on when that was done."""

    def prepare(self, rules: Ruleset) -> None:
        """Compute it now, so that no decision waits for it."""
        ...


@runtime_checkable
class Weighs(Protocol):
    """A bot that can tell the value of each action."""

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The actions worth considering, the one it would take first."""
        ...


def prepare(bot: object, rules: Ruleset) -> None:
    """Let a bot prepare for a table before the first deal, if it needs to."""
    if isinstance(bot, Prepares):
        bot.prepare(rules)


class Part(Protocol):
    """One skill of a bot that is put together from parts: calls, naming, discards or cards."""

    def choose(self, view: View, random: Random) -> Action:
        """One of ``view.legal``."""
        ...

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice with its reason."""
        ...

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every legal action with its value, best first. Of discards those worth considering."""
        ...


def random_for(seed: bytes, deal: int, seat: int, decision: int) -> Random:
    """The generator of one decision: a match resumed, replayed or played elsewhere gives the same one.

    ``deal`` counts from 0; ``decision`` is the number of actions taken in the deal so far.
    """
    return Random(int.from_bytes(dice_for(seed, deal, seat, decision), "big"))


def dice_for(seed: bytes, deal: int, seat: int, decision: int) -> bytes:
    """The seed of the generator of one decision; it reveals nothing about the match's seed or other decisions."""
    place = b"".join(number.to_bytes(8, "big") for number in (deal, seat, decision))
    return sha256(b"bidwhist/1\0bot\0" + seed + place).digest()
