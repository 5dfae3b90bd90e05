"""The player who sees all cards, and plays double dummy. It is a bound for the arena, not a bot for a table.

Steady bids and names for it. It discards what takes the most tricks with all cards open, and plays each card so. Where
the contract is named after the discard, it discards for the contract that steady would name.
"""

from random import Random
from typing import Final

from bidwhist.analysis.discarding import prospect
from bidwhist.analysis.double_dummy import position_of
from bidwhist.bots.bot import Advice
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.actions import PLAYS, Action, Contract, Declare, Discard
from bidwhist.core.apply import apply
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.view import View, view
from bidwhist.solver import Solver


class OpenBot:
    """Sees every card. Of equal cards it plays steady's, then the lowest."""

    name = "open"

    def __init__(self) -> None:
        self.steady: Final = SteadyBot()

    def choose(self, view: View, random: Random) -> Action:
        """Steady's choice, because a view shows it no more than other bots."""
        return self.steady.choose(view, random)

    def choose_open(self, deal: Deal, seen: View, random: Random) -> Action:
        """The best action with all cards open."""
        if deal.phase is PLAY:
            return self._card(deal, seen, random)
        favourite = self.steady.choose(seen, random)
        if not isinstance(favourite, Discard):
            return favourite
        return _discard(deal, seen, favourite, deal.declared or self._would_name(deal, favourite, random))

    def advise(self, view: View, random: Random) -> Advice:
        """Its choice from a view."""
        return Advice(self.choose(view, random), "This bot is given all cards where it is measured with.")

    def _would_name(self, deal: Deal, discard: Discard, random: Random) -> Declare:
        """The contract steady would name after its own discard, where the contract is named last."""
        after = apply(deal, discard)
        named = self.steady.choose(view(after, after.to_act), random)
        assert isinstance(named, Declare)
        return named

    def _card(self, deal: Deal, seen: View, random: Random) -> Action:
        position = position_of(deal)
        scored = Solver().cards(position, best_only=True)
        declares = position.sides >> seen.seat & 1
        best = max(one.low for one in scored) if declares else min(one.high for one in scored)
        cards = [one.card for one in scored if (one.low if declares else one.high) == best]
        favourite = self.steady.choose(seen, random)
        return next((PLAYS[card] for card in cards if PLAYS[card] == favourite), PLAYS[cards[0]])


def _discard(deal: Deal, seen: View, favourite: Discard, named: Declare) -> Discard:
    assert deal.bid is not None
    contract = Contract(deal.bid.number, named.direction, named.strain)
    best = prospect(deal.rules, deal.dealt, deal.kitty, contract, declarer=deal.declarer, dealer=deal.dealer)
    found = Discard(best.discards)
    return found if found in seen.legal else favourite
