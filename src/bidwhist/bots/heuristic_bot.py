"""The steady bot: sound play of every phase from its View alone, in well under five milliseconds."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from bidwhist.bots.bot import Advice
from bidwhist.bots.conventions import ConventionCard, named
from bidwhist.bots.explanations.calls import why_call, why_name
from bidwhist.bots.explanations.cards import why_card
from bidwhist.bots.explanations.discards import why_discard
from bidwhist.bots.explanations.reason import Reason
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristics.bidder import choose_call
from bidwhist.bots.heuristics.cards import choose_play
from bidwhist.bots.heuristics.exchange import choose_declaration, choose_discard
from bidwhist.bots.heuristics.judgement import STEADY, Judgement
from bidwhist.bots.heuristics.prospects import outcomes_of
from bidwhist.bots.heuristics.ranks import ranks
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.heuristics.worth import put_aside, weigh
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Discard
from bidwhist.core.cards import Strain
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class SteadyBot:
    """Counts, estimates and compares. It uses no random numbers, so a view always gets the same answer."""

    def __init__(self, name: str = "steady", judgement: Judgement = STEADY) -> None:
        self.name: Final = name
        self.judgement: Final = judgement

    def prepare(self, rules: Ruleset) -> None:
        """Works out how cards rank in each contract, and what each can score."""
        for strain in Strain:
            for direction in rules.directions:
                order_for(rules, strain, direction)
                ranks(strain, direction)
        for number in range(rules.min_bid, rules.max_bid + 1):
            for side in range(rules.sides):
                for no_trump in {False, rules.no_trump_factor > 1}:
                    outcomes_of(rules, side, number, no_trump)

    def choose(self, view: View, random: Random) -> Action:
        """The action with the best value."""
        return _CHOOSE[view.phase](view, self.judgement)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action with its reason."""
        action = self.choose(view, random)
        return advice(view, action, why(view, action, self.judgement))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every call or name with its chance in the match, best first. Discards by the contracts they are for."""
        return weigh(view, self.judgement, self.choose(view, random))


def why(view: View, action: Action, judgement: Judgement) -> tuple[Reason, ...]:
    """The reasons for an action by a judgement."""
    return _WHY[view.phase](view, action, judgement)


def steady_bot(card: ConventionCard | None = None) -> SteadyBot:
    """Steady, with the conventions of its table."""
    return SteadyBot(named("steady", card), replace(STEADY, card=card, foes_card=card))


def _why_aside(view: View, discard: Discard, judgement: Judgement) -> tuple[Reason, ...]:
    towards = next(one.towards for one in put_aside(view, judgement) if one.action == discard)
    assert towards is not None
    return why_discard(view, discard, towards)


_CHOOSE: dict[int, Callable[[View, Judgement], Action]] = {
    AUCTION: choose_call,
    DECLARE: choose_declaration,
    DISCARD: choose_discard,
    PLAY: lambda view, judgement: choose_play(read(view), judgement),
}

# Each phase has its own kind of action, which the type of one table cannot express.
_WHY: dict[int, Callable[[View, Any, Judgement], tuple[Reason, ...]]] = {
    AUCTION: why_call,
    DECLARE: why_name,
    DISCARD: _why_aside,
    PLAY: lambda view, action, judgement: (why_card(view, action),),
}
