"""The steady bot: sound play of every phase from its View alone, in well under five milliseconds."""

from collections.abc import Callable
from random import Random
from typing import Final

from bidwhist.actions import Action
from bidwhist.bots.auction import choose_call
from bidwhist.bots.bot import Advice
from bidwhist.bots.cardplay import choose_play
from bidwhist.bots.exchange import choose_declaration, choose_discard
from bidwhist.bots.judgement import STEADY, Judgement
from bidwhist.bots.reading import read
from bidwhist.deal import AUCTION, DECLARE, DISCARD, PLAY
from bidwhist.view import View


class SteadyBot:
    """Counts, values and weighs; no chance in it, so a view has one answer."""

    def __init__(self, name: str = "steady", judgement: Judgement = STEADY) -> None:
        self.name: Final = name
        self.judgement: Final = judgement

    def choose(self, view: View, random: Random) -> Action:
        """The action it judges best."""
        return _CHOOSE[view.phase](view, self.judgement)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action with its reason."""
        action = self.choose(view, random)
        return Advice(action, str(action))


_CHOOSE: dict[int, Callable[[View, Judgement], Action]] = {
    AUCTION: choose_call,
    DECLARE: lambda view, judgement: choose_declaration(view),
    DISCARD: choose_discard,
    PLAY: lambda view, judgement: choose_play(read(view), judgement),
}
