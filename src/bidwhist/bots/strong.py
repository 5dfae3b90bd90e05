"""Bots put together from parts: who calls, who names and puts aside, who plays the cards."""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from bidwhist.actions import Action
from bidwhist.bots.agreed import AgreedCalls
from bidwhist.bots.bot import Advice, Part, Weighed
from bidwhist.bots.conventions import ConventionCard, named
from bidwhist.bots.foresight import shelf
from bidwhist.bots.foresight.parts import quick_bidder, quick_exchanger, thorough_bidder, thorough_exchanger
from bidwhist.bots.likely import evidence_weights
from bidwhist.bots.match_stakes import match_stakes
from bidwhist.bots.search import Effort
from bidwhist.bots.searcher import Searcher
from bidwhist.deal import AUCTION, DECLARE, DISCARD, PLAY, Phase
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import View

STRONG = Effort(worlds=12, pool=600, nodes=150_000)
CHAMPION = Effort(worlds=32, pool=2000, nodes=300_000)


class StrongBot:
    """Asks the part that a phase belongs to."""

    def __init__(self, name: str, calls: Part, exchange: Part, cards: Part) -> None:
        self.name: Final = name
        self.parts: Final[Mapping[Phase, Part]] = {AUCTION: calls, DECLARE: exchange, DISCARD: exchange, PLAY: cards}

    def prepare(self, rules: Ruleset) -> None:
        """Loads nets and evidence and makes the equity of a house mix, which takes up to half a second."""
        evidence_weights()
        shelf.prepare(rules)

    def choose(self, view: View, random: Random) -> Action:
        """The action that the part finds best."""
        return self.parts[view.phase].choose(view, random)

    def advise(self, view: View, random: Random) -> Advice:
        """The same action with its figures."""
        return self.parts[view.phase].advise(view, random)

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """The actions there are with what each is worth, the one it would take first."""
        return self.parts[view.phase].weigh(view, random)


def strong_bot(card: ConventionCard | None = None) -> StrongBot:
    """Searches a few worlds for each card; with a card, by the conventions of its table."""
    return _put_together("strong", quick_bidder(), quick_exchanger(), STRONG, card)


def champion_bot(card: ConventionCard | None = None) -> StrongBot:
    """Searches many."""
    return _put_together("champion", thorough_bidder(), thorough_exchanger(), CHAMPION, card)


def _put_together(level: str, calls: Part, exchange: Part, effort: Effort, card: ConventionCard | None) -> StrongBot:
    told = AgreedCalls(calls, card) if card else calls
    return StrongBot(named(level, card), told, exchange, Searcher(replace(effort, card=card), match_stakes))
