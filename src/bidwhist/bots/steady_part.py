"""Steady's skills as parts of other bots, with what it thinks each action is worth."""

from random import Random

from msgspec import Struct

from bidwhist.actions import Action, Declare, Discard
from bidwhist.bots.auction import Bidder
from bidwhist.bots.bot import Advice, Weighed
from bidwhist.bots.estimate import Estimate, chances, estimate
from bidwhist.bots.exchange import Guesses, standing_of
from bidwhist.bots.prospects import expected, prospects
from bidwhist.bots.steady import SteadyBot
from bidwhist.cards import Strain
from bidwhist.deal import AUCTION, DECLARE
from bidwhist.view import View


class SteadyPart(Struct, frozen=True):
    """Calls, names and puts aside as steady does."""

    bot: SteadyBot = SteadyBot()

    def choose(self, view: View, random: Random) -> Action:
        """Steady's action."""
        return self.bot.choose(view, random)

    def advise(self, view: View, random: Random) -> Advice:
        """Steady's action with its reason."""
        return self.bot.advise(view, random)

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every call or name with its chance in the match, best first; of discards the one it would make."""
        chosen = self.bot.choose(view, random)
        if view.phase is AUCTION:
            bidder = Bidder(view, self.bot.judgement)
            weighed = [Weighed(call, bidder.value(call)) for call in view.legal]  # type: ignore[arg-type]  # calls all
        elif view.phase is DECLARE:
            guesses = Guesses(view, self.bot.judgement)
            weighed = [
                _named(view, action, guesses.of(action.strain, action.direction))
                for action in view.legal
                if isinstance(action, Declare)
            ]
        else:
            assert isinstance(chosen, Discard)
            weighed = [_put_aside(view, chosen)]
        return tuple(sorted(weighed, key=lambda one: (one.action != chosen, -one.value)))


def _named(view: View, action: Action, guess: Estimate, strain: Strain | None = None) -> Weighed:
    assert view.bid is not None
    strain = action.strain if isinstance(action, Declare) else strain
    likely = chances(view.rules, guess)
    values = prospects(standing_of(view), view.side, view.bid.number, strain is Strain.NO_TRUMP)
    makes = sum(likely[view.bid.number + view.rules.free_tricks :])
    return Weighed(action, expected(likely, values), guess.mean, makes)


def _put_aside(view: View, chosen: Discard) -> Weighed:
    if view.contract is None:
        return Weighed(chosen, 0.0)
    strain, direction = view.contract.strain, view.contract.direction
    guess = estimate(view.rules, view.hand & ~chosen.cards, strain, direction, exchanged=True)
    return _named(view, chosen, guess, strain)
