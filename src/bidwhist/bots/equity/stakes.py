"""Stakes: every end of a deal as a chance in the match."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.equity.ends import Values, distinct_ends, sets_after, settled
from bidwhist.bots.equity.equity import Equity
from bidwhist.bots.grids import on_grid
from bidwhist.core.deal import Deal
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class Standing(Struct, frozen=True):
    """The state of the match before a deal."""

    rules: Ruleset
    score: tuple[int, ...]
    deals_left: int | None
    dealer: int
    """The side that deals."""
    sets: tuple[int, ...] = ()
    """By side, how often it was set; empty while nobody was."""


def standing_of(view: View) -> Standing:
    """The state of the match for a view."""
    return Standing(view.rules, view.score, view.deals_left, view.rules.side_of[view.dealer], view.sets)


class Stakes(Struct, frozen=True, eq=False):
    """The chances in the match after each end of a deal, on the grid of chances."""

    rules: Ruleset
    by_tricks: Values
    """float64[*ends_shape, sides]: by declaring side, number above the least, no-trump and tricks, the chance of each
    side."""
    thrown_in: Values
    """float64[sides]: the chances if nobody bids and the next dealer deals."""

    def of(self, side: int, number: int, no_trump: bool, whose: int) -> Values:
        """By tricks: the chance of one side in the match after another side's contract."""
        found: Values = self.by_tricks[side, number - self.rules.contract_numbers[0], int(no_trump), :, whose]
        return found


def stakes_by(standing: Standing, equity: Equity) -> Stakes:
    """The stakes of a deal, by an equity."""
    kept, like = distinct_ends(standing.rules)
    after = (standing.dealer + 1) % standing.rules.sides
    worth = on_grid(np.array([_after(standing, equity, deal, after) for deal in kept]))
    thrown_in = on_grid(equity.chances(standing.score, standing.deals_left, after, standing.sets))
    return Stakes(standing.rules, worth[like], thrown_in)


def _after(standing: Standing, equity: Equity, deal: Deal, dealer: int) -> NDArray[np.float64]:
    score = tuple(map(sum, zip(standing.score, deal.points, strict=True)))
    left = None if standing.deals_left is None else standing.deals_left - 1
    sets = sets_after(deal, standing.sets or (0,) * standing.rules.sides)
    found = settled(standing.rules, deal, score, left, sets)
    return equity.chances(score, left, dealer, sets) if found is None else found
