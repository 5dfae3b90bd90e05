"""Discards compared over the same worlds, each played double dummy in the best contract it leads to."""

from collections.abc import Sequence
from math import ceil, floor
from random import Random

from bidwhist.analysis.coach.judges import contract_of, namings
from bidwhist.analysis.double_dummy import opening_position
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.determinization.sample import Worlds, sample_worlds
from bidwhist.bots.equity.stakes import standing_of
from bidwhist.bots.heuristics.estimate import estimate
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Declare, Discard
from bidwhist.core.cards import Strain
from bidwhist.core.view import View
from bidwhist.solver import Budget, solve_many
from bidwhist.tools.exact import mean

WORLDS = 12
"""Worlds that a pair of discards is tried in."""
NAMINGS = 2
"""Contracts tried for a discard, where trump is named after it."""
BUDGET = Budget(nodes=60_000)


def weigh_discards(view: View, discards: Sequence[Discard], random: Random) -> list[Weighed]:
    """The value of each discard over the same worlds, in the order given."""
    worlds = sample_worlds(view, WORLDS, random)
    return [
        max((_weigh(view, one, declare, worlds) for declare in _likeliest(view, one)), key=lambda found: found.value)
        for one in discards
    ]


def _likeliest(view: View, discard: Discard) -> list[Declare]:
    """The namings with the best prospects for the cards kept."""
    kept = view.hand & ~discard.cards
    return sorted(
        namings(view),
        key=lambda declare: -estimate(view.rules, kept, declare.strain, declare.direction, exchanged=True).mean,
    )[:NAMINGS]


def _weigh(view: View, discard: Discard, declare: Declare, worlds: Worlds) -> Weighed:
    assert view.bid is not None
    tricks = _tricks(view, discard, declare, worlds)
    no_trump = declare.strain is Strain.NO_TRUMP
    by_tricks = stakes_of(standing_of(view)).of(view.side, view.bid.number, no_trump, view.side).tolist()
    values = [(by_tricks[floor(one)] + by_tricks[ceil(one)]) / 2 for one in tricks]
    makes = mean([float(one >= view.bid.number + view.rules.free_tricks) for one in tricks])
    return Weighed(discard, mean(values), mean(tricks), makes, towards=declare)


def _tricks(view: View, discard: Discard, declare: Declare, worlds: Worlds) -> list[float]:
    """By world: tricks of the declaring side, those of the discards counted in. The mean of the bounds where they
    differ."""
    rules, kept, seat = view.rules, view.hand & ~discard.cards, view.seat
    positions = [
        opening_position(
            rules,
            tuple(kept if one == seat else int(hand) for one, hand in enumerate(world)),
            contract_of(view, declare),
            declarer=seat,
            dealer=view.dealer,
        )
        for world in worlds
    ]
    extra = int(rules.counts_discards and positions[0].first_trick == 1)
    return [(bounds.low + bounds.high) / 2 + extra for bounds in solve_many(positions, BUDGET)]
