"""The steady bot: sound play of every phase from its View alone, in well under five milliseconds."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from bidwhist.actions import Action
from bidwhist.bots.auction import choose_call
from bidwhist.bots.bot import Advice
from bidwhist.bots.cardplay import choose_play
from bidwhist.bots.conventions import ConventionCard, named
from bidwhist.bots.exchange import choose_declaration, choose_discard
from bidwhist.bots.judgement import STEADY, Judgement
from bidwhist.bots.prospects import outcomes_of
from bidwhist.bots.ranks import ranks
from bidwhist.bots.reading import read
from bidwhist.bots.reasons import call_words, declare_words, discard_words, play_words
from bidwhist.cards import Strain
from bidwhist.deal import AUCTION, DECLARE, DISCARD, PLAY
from bidwhist.rules.order import order_for
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import View


class SteadyBot:
    """Counts, values and weighs; no chance in it, so a view has one answer."""

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
        """The action it judges best."""
        return _CHOOSE[view.phase](view, self.judgement)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action with its reason."""
        action = self.choose(view, random)
        return Advice(action, _WORDS[view.phase](view, action, self.judgement))


def steady_bot(card: ConventionCard | None = None) -> SteadyBot:
    """Steady, with the conventions of its table."""
    return SteadyBot(named("steady", card), replace(STEADY, card=card, foes_card=card))


_CHOOSE: dict[int, Callable[[View, Judgement], Action]] = {
    AUCTION: choose_call,
    DECLARE: choose_declaration,
    DISCARD: choose_discard,
    PLAY: lambda view, judgement: choose_play(read(view), judgement),
}

# A phase has its own kind of action; one table cannot say so for four of them.
_WORDS: dict[int, Callable[[View, Any, Judgement], str]] = {
    AUCTION: call_words,
    DECLARE: declare_words,
    DISCARD: lambda view, action, judgement: discard_words(view, action),
    PLAY: lambda view, action, judgement: play_words(read(view), action),
}
