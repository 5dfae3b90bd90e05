"""Players below steady, who make a person's mistakes: they forget, misjudge and are shy. They still never break
etiquette."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.bot import Advice
from bidwhist.bots.conventions import ConventionCard, named
from bidwhist.bots.explanations.table import advice
from bidwhist.bots.heuristic_bot import why
from bidwhist.bots.heuristics.bidder import choose_call
from bidwhist.bots.heuristics.cards import weigher
from bidwhist.bots.heuristics.estimate import table_of
from bidwhist.bots.heuristics.exchange import choose_declaration, choose_discard
from bidwhist.bots.heuristics.judgement import DIRECTIONS, STEADY, Bias, Judgement
from bidwhist.bots.heuristics.leads import Lead
from bidwhist.bots.heuristics.reading import read
from bidwhist.bots.heuristics.weights import SPREADS
from bidwhist.bots.heuristics.worth import weigh
from bidwhist.bots.human_like.memory import Memory, deal_random, read_with_memory
from bidwhist.bots.partner_safety.calls import decent_calls
from bidwhist.bots.partner_safety.cards import well_mannered
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Play
from bidwhist.core.cards import Strain
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD, PLAY
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.tools.exact import near_normal


class Nature(Struct, frozen=True, kw_only=True):
    """The kinds of mistakes and their sizes. None depends on a card that the seat cannot see.

    Errors about a hand are in spreads: one is the standard deviation of the tricks that such hands take at the table.
    So they weigh alike with three, four and five players.
    """

    memory: Memory = Memory()
    misjudges: float = 0.0
    """How wrong it is about a hand as a whole: the standard deviation."""
    mixes_up: float = 0.0
    """How wrong it is about each strain and direction on its own: the standard deviation."""
    shy: float = 0.0
    """How much worse it takes its hand to be."""
    shuns_no_trump: float = 0.0
    """The same for no-trump, in addition."""
    slips: float = 0.0
    """The chance that a card is played carelessly; the others are played as well as it can."""
    careless: float = 0.0
    """In a careless play a card that costs so many tricks more than the best one still counts as good."""
    judgement: Judgement = STEADY


CASUAL = Nature(
    memory=Memory(cards=0.5, voids=0.5),
    misjudges=0.1,
    mixes_up=0.1,
    shy=0.05,
    shuns_no_trump=0.1,
    slips=0.27,
    careless=0.3,
)
BEGINNER = Nature(
    memory=Memory(cards=0.8, voids=0.8, low=11, fresh=1),
    misjudges=0.23,
    mixes_up=0.2,
    shy=0.15,
    shuns_no_trump=0.15,
    slips=0.45,
    careless=0.4,
)
MOST = 2.0
"""No error is larger than so many standard deviations, so that a hand without a trick is never bid on."""


class PersonBot:
    """Plays as steady does, with a person's mistakes. Errors of judgement last for a deal, careless plays
    for one card."""

    def __init__(self, name: str, nature: Nature) -> None:
        self.name: Final = name
        self.nature: Final = nature

    def choose(self, view: View, random: Random) -> Action:
        """The action that looks best to it."""
        if view.phase is PLAY:
            return self._play(view, random)
        shown = replace(view, legal=tuple(decent_calls(view))) if view.phase is AUCTION else view
        return _CHOOSE[view.phase](shown, self._judgement(view))

    def advise(self, view: View, random: Random) -> Advice:
        """The same action with its reason. Facts are true, figures are its own estimate."""
        action = self.choose(view, random)
        return advice(view, action, why(view, action, self._judgement(view)))

    def weigh(self, view: View, random: Random) -> tuple[Weighed, ...]:
        """Every call or name with the chance in the match by its own estimate, the one it would take first."""
        return weigh(view, self._judgement(view), self.choose(view, random))

    def _judgement(self, view: View) -> Judgement:
        return replace(self.nature.judgement, bias=bias_of(view, self.nature))

    def _play(self, view: View, random: Random) -> Play:
        reading, plays = read_with_memory(view, self.nature.memory), well_mannered(read(view))
        if len(plays) == 1:
            return plays[0]
        weigh, rank_of = weigher(reading, self.nature.judgement), reading.order.rank_of
        # Of cards with the same value the lowest is played, as with steady. A careless player takes a worse card for
        # equal.
        lowest: dict[float, Play] = {}
        for play in sorted(plays, key=lambda play: (-rank_of[play.card], -play.card)):
            lowest[round(weigh(play.card), 6)] = play
        best = lowest[max(lowest)]
        slack = self.nature.careless if random.random() < self.nature.slips else 0.0
        alike = [play for worth, play in lowest.items() if worth >= max(lowest) - slack]
        if len(alike) > 1 and reading.view.led == OPEN:
            # Carelessness does not change what a partner's lead asks for.
            manners = Lead(reading, self.nature.judgement).manners
            alike = [play for play in alike if manners(play.card) >= manners(best.card)]
        return random.choice(alike) if len(alike) > 1 else best


def casual_bot(card: ConventionCard | None = None) -> PersonBot:
    """A player who plays for company."""
    return _person("casual", CASUAL, card)


def beginner_bot(card: ConventionCard | None = None) -> PersonBot:
    """A player who is new to the game."""
    return _person("beginner", BEGINNER, card)


def _person(name: str, nature: Nature, card: ConventionCard | None) -> PersonBot:
    judgement = replace(nature.judgement, card=card, foes_card=card)
    return PersonBot(named(name, card), replace(nature, judgement=judgement))


def bias_of(view: View, nature: Nature) -> Bias:
    """How wrong a player of that nature is about the hand that was dealt, in tricks."""
    random = deal_random(view, "hand")
    whole = nature.misjudges * _error(random) - nature.shy
    spreads = [SPREADS[table_of(view.rules, strain, exchanged=False)] for strain in Strain]
    return Bias(
        tuple(tuple(spreads[strain] * (whole + _off(random, nature, strain)) for strain in Strain) for _ in DIRECTIONS)
    )


def _off(random: Random, nature: Nature, strain: Strain) -> float:
    return nature.mixes_up * _error(random) - (nature.shuns_no_trump if strain is Strain.NO_TRUMP else 0.0)


def _error(random: Random) -> float:
    return max(-MOST, min(MOST, near_normal(random)))


_CHOOSE: dict[int, Callable[[View, Judgement], Action]] = {
    AUCTION: choose_call,
    DECLARE: choose_declaration,
    DISCARD: choose_discard,
}
