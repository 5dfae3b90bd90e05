"""Card play: each card is valued by its chance to win the trick for its side and by its worth if kept."""

from collections.abc import Callable

from bidwhist.bots.heuristics.costs import Costs, side_wins, trick_worth
from bidwhist.bots.heuristics.judgement import Judgement
from bidwhist.bots.heuristics.leads import Lead
from bidwhist.bots.heuristics.reading import Reading
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import Play
from bidwhist.core.cards import Card
from bidwhist.core.rules.order import OPEN


def choose_play(reading: Reading, judgement: Judgement) -> Play:
    """The card with the highest value now; of several equal ones the lowest."""
    plays = honest_plays(reading.view)
    if len(plays) == 1:
        return plays[0]
    weigh, rank_of = weigher(reading, judgement), reading.order.rank_of
    return max(plays, key=lambda play: (round(weigh(play.card), 6), -rank_of[play.card]))


def weigher(reading: Reading, judgement: Judgement) -> Callable[[Card], float]:
    """The value of each card now, in tricks. Only differences matter."""
    if reading.view.led == OPEN:
        return Lead(reading, judgement).weigh
    costs, at_stake = Costs(reading, judgement), trick_worth(reading, judgement)
    return lambda card: at_stake * side_wins(reading, card) - costs.of(card)
