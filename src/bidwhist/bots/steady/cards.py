"""Card play: each card is weighed by the chance that it wins the trick for its side and by what it is worth if kept."""

from collections.abc import Callable

from bidwhist.actions import Play
from bidwhist.bots.chance import honest_plays
from bidwhist.bots.steady.costs import Costs, side_wins, trick_worth
from bidwhist.bots.steady.judgement import Judgement
from bidwhist.bots.steady.leads import Lead
from bidwhist.bots.steady.reading import Reading
from bidwhist.cards import Card
from bidwhist.rules.order import OPEN


def choose_play(reading: Reading, judgement: Judgement) -> Play:
    """The card that is worth most now, the least of those that are worth the same."""
    plays = honest_plays(reading.view)
    if len(plays) == 1:
        return plays[0]
    weigh, rank_of = weigher(reading, judgement), reading.order.rank_of
    return max(plays, key=lambda play: (round(weigh(play.card), 6), -rank_of[play.card]))


def weigher(reading: Reading, judgement: Judgement) -> Callable[[Card], float]:
    """What each card is worth now, in tricks; only differences matter."""
    if reading.view.led == OPEN:
        return Lead(reading, judgement).weigh
    costs, at_stake = Costs(reading, judgement), trick_worth(reading, judgement)
    return lambda card: at_stake * side_wins(reading, card) - costs.of(card)
