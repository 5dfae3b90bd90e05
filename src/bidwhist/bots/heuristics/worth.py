"""The value of each call, name or discard by a judgement, for steady and the levels below it."""

from collections.abc import Iterator

from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.estimate import Estimate, chances, estimate
from bidwhist.bots.heuristics.exchange import Guesses, Keeper, bias_for, standing_of, with_error
from bidwhist.bots.heuristics.judgement import Judgement
from bidwhist.bots.heuristics.prospects import expected, prospects
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Action, Bid, Declare, Pass
from bidwhist.core.cards import Hand, Strain
from bidwhist.core.deal import AUCTION, DECLARE, DISCARD
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import declarations
from bidwhist.core.view import View
from bidwhist.tools.exact import total


def weigh(view: View, judgement: Judgement, chosen: Action) -> tuple[Weighed, ...]:
    """The actions worth considering, the chosen one first and then the best. Cards have no figures."""
    if view.phase is AUCTION:
        weighed = list(_calls(view, judgement))
    elif view.phase is DECLARE:
        weighed = list(_names(view, judgement))
    elif view.phase is DISCARD:
        weighed = put_aside(view, judgement)
    else:
        weighed = [Weighed(action, 0.0) for action in view.legal]
    return tuple(sorted(weighed, key=lambda one: (one.action != chosen, -one.value)))


def _calls(view: View, judgement: Judgement) -> Iterator[Weighed]:
    bidder = Bidder(view, judgement)
    for call in view.legal:
        assert isinstance(call, Pass | Bid)
        if isinstance(call, Pass):
            yield Weighed(call, bidder.value(call))
            continue
        declare = bidder.contract(call)[1]
        guess = bidder.guess(declare.strain, declare.direction)
        makes = total(chances(view.rules, guess)[call.number + view.rules.free_tricks :])
        yield Weighed(call, bidder.value(call), guess.mean, makes, towards=declare)


def _names(view: View, judgement: Judgement) -> Iterator[Weighed]:
    guesses = Guesses(view, judgement)
    for action in view.legal:
        assert isinstance(action, Declare)
        yield by_estimate(view, action, action, guesses.of(action.strain, action.direction))


def put_aside(view: View, judgement: Judgement) -> list[Weighed]:
    """The discards for each contract that is named or could still be, the one to make first."""
    assert isinstance(view.legal, DiscardChoices)
    assert view.bid is not None
    keeper = Keeper(view.rules, view.legal, judgement)
    named = view.contract
    declares = (Declare(named.strain, named.direction),) if named else declarations(view.rules, view.bid.suffix)
    found: dict[Hand, Weighed] = {}
    bias = bias_for(view, judgement)
    for declare in declares:
        strain, direction = declare.strain, declare.direction
        discard = keeper.discard(strain, direction)
        guess = estimate(view.rules, keeper.hand & ~discard.cards, strain, direction, exchanged=True)
        one = by_estimate(view, discard, declare, with_error(bias, guess, strain, direction))
        known = found.get(discard.cards)
        found[discard.cards] = one if known is None or one.value > known.value else known
    return sorted(found.values(), key=lambda one: -one.value)


def by_estimate(view: View, action: Action, declare: Declare, guess: Estimate) -> Weighed:
    """The value of an action of the declarer that leads to a contract with an estimate of its tricks."""
    assert view.bid is not None
    likely = chances(view.rules, guess)
    values = prospects(standing_of(view), view.side, view.bid.number, declare.strain is Strain.NO_TRUMP)
    makes = total(likely[view.bid.number + view.rules.free_tricks :])
    return Weighed(action, expected(likely, values), guess.mean, makes, towards=declare)
