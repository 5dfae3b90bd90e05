"""What a bot is: a name, a choice, and the reason for it in one sentence."""

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from msgspec import Struct

from bidwhist.actions import Action, Declare
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import View

if TYPE_CHECKING:
    from bidwhist.bots.reasons.reason import Reason


class Advice(Struct, frozen=True):
    """An action and why, in words for a person."""

    action: Action
    words: str
    reasons: tuple["Reason", ...] = ()
    """What the words say, each with a proof; none of a bot that only has words."""


class Weighed(Struct, frozen=True):
    """A legal action and what it is worth, as far as the bot looked."""

    action: Action
    value: float
    """The chance in the match, 0 to 1, of the side of the seat that acts: a mean over what it cannot see."""
    tricks: float | None = None
    """Tricks of the declaring side at the end of the deal, discards counted in; none where nothing was played out."""
    makes: float | None = None
    """The chance that the contract is made."""
    merit: float | None = None
    """What the choice goes by, where that is not the value."""
    stands: float | None = None
    """Of a bid: how often nobody goes over it."""
    towards: Declare | None = None
    """What a bid, a name or a discard leads to: the strain and direction to be played."""

    @property
    def rank(self) -> float:
        """What the choice goes by."""
        return self.value if self.merit is None else self.merit


class Chooses(Protocol):
    """The least that a bot must be: what somebody else's bot may leave out is made up for (``bots.guests``)."""

    def choose(self, view: View, random: Random) -> Action:
        """One of ``view.legal``; the same view and generator give the same action."""
        ...


class Bot(Protocol):
    """A player that knows what its View tells, and whose randomness is given to it."""

    @property
    def name(self) -> str:
        """What tables call it, as in ``bot:steady``."""
        ...

    def choose(self, view: View, random: Random) -> Action:
        """One of ``view.legal``; the same view and generator give the same action."""
        ...

    def advise(self, view: View, random: Random) -> Advice:
        """The same choice with its reason."""
        ...


@runtime_checkable
class Prepares(Protocol):
    """A bot that has things to make for a rule set; what it decides does not depend on when they were made."""

    def prepare(self, rules: Ruleset) -> None:
        """Makes them now, so that no decision waits for them."""
        ...


@runtime_checkable
class Weighs(Protocol):
    """A bot that can say what each action is worth to it."""

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The actions worth a thought, the one it would take first."""
        ...


def prepare(bot: object, rules: Ruleset) -> None:
    """Lets a bot get ready for a table before the first deal, if there is anything to get ready."""
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
        """Every legal action with what it is worth, best first; of discards those worth a thought."""
        ...


def random_for(seed: bytes, deal: int, seat: int, decision: int) -> Random:
    """The generator of one decision: a match resumed, replayed or played elsewhere gives the same one.

    ``deal`` counts from 0; ``decision`` is the number of actions taken in the deal so far.
    """
    place = b"".join(number.to_bytes(8, "big") for number in (deal, seat, decision))
    return Random(int.from_bytes(sha256(b"bidwhist/1\0bot\0" + seed + place).digest(), "big"))
