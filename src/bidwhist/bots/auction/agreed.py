"""A bidder that keeps to its convention card: if its own call would be untrue by the card, steady's call is made."""

from random import Random

from msgspec import Struct

from bidwhist.bots.bot import Advice, Part, prepare
from bidwhist.bots.conventions import ConventionCard, may_say
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Bid, Pass
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class AgreedCalls(Struct, frozen=True):
    """The calls of another part while they are true by the card. Otherwise those of steady, which knows the card."""

    calls: Part
    card: ConventionCard

    def prepare(self, rules: Ruleset) -> None:
        """Prepare the other part."""
        prepare(self.calls, rules)

    def choose(self, view: View, random: Random) -> Action:
        """A call that the hand justifies under the card."""
        call = self.calls.choose(view, random)
        return call if self._is_true(view, call) else steady_bot(self.card).choose(view, random)

    def advise(self, view: View, random: Random) -> Advice:
        """The same call with its reason."""
        advice = self.calls.advise(view, random)
        return advice if self._is_true(view, advice.action) else steady_bot(self.card).advise(view, random)

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The calls that are true by the card, with their values, the chosen one first."""
        weighed = self.calls.weigh(view, random)
        if not self._is_true(view, weighed[0].action):
            weighed = steady_bot(self.card).weigh(view, random)
        return tuple(one for one in weighed if self._is_true(view, one.action))

    def _is_true(self, view: View, action: Action) -> bool:
        return not isinstance(action, Pass | Bid) or may_say(self.card, view, action)
