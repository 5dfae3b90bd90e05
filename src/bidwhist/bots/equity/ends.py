"""Every way a deal can end, as the core scores it. Ends that score alike are made only once."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from bidwhist.bots.grids import on_grid
from bidwhist.bots.heuristics.estimate import FIRST_TRICK_WON
from bidwhist.core.actions import Contract
from bidwhist.core.cards import Strain
from bidwhist.core.deal import DONE, Deal
from bidwhist.core.match import Tally, result_after, sets_with
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset

Values = NDArray[np.float64]
Score = tuple[int, ...]


def ends_shape(rules: Ruleset) -> tuple[int, int, int, int]:
    """How many ends there are: by declaring side, number bid above the least, suit or no-trump, tricks."""
    return rules.sides, len(rules.contract_numbers), 2, rules.all_tricks + 1


@lru_cache(maxsize=CACHED_RULE_SETS)
def distinct_ends(rules: Ruleset) -> tuple[tuple[Deal, ...], NDArray[np.intp]]:
    """One of each kind of end that scores alike, and the kind of each end: intp of ``ends_shape``."""
    seen: dict[tuple[object, ...], int] = {}
    kept, like = list[Deal](), list[int]()
    for side in range(rules.sides):
        for number in rules.contract_numbers:
            for strain in (Strain.CLUBS, Strain.NO_TRUMP):
                for tricks in range(rules.all_tricks + 1):
                    deal = ended_deal(rules, side, number, strain, tricks)
                    out = deal.outcome
                    assert out is not None
                    key = out.points, out.made, out.wins_match, side
                    if key not in seen:
                        seen[key] = len(kept)
                        kept.append(deal)
                    like.append(seen[key])
    return tuple(kept), np.array(like, dtype=np.intp).reshape(ends_shape(rules))


def ended_deal(rules: Ruleset, side: int, number: int, strain: Strain, tricks: int) -> Deal:
    """A finished deal with a side's contract and its tricks."""
    # It does not matter which defender wins the defenders' tricks: where there are several, they score nothing.
    won = [0] * rules.sides
    won[side - 1] = rules.all_tricks - tricks
    won[side] = tricks
    return Deal(
        rules=rules,
        dealer=0,
        dealt=(0,) * rules.players,
        kitty=0,
        phase=DONE,
        declarer=side,
        contract=Contract(number, rules.directions[0], strain),
        tricks_won=tuple(won),
    )


def settled(rules: Ruleset, deal: Deal, score: Score, left: int | None, sets: Score | None = None) -> Values | None:
    """Chances by side if a match ends with a deal, counted into the score and the sets. None if the match goes on.

    ``left`` is how many deals are still to come.
    """
    counted = 0 if left is None or rules.max_deals is None else rules.max_deals - left
    result = result_after(rules, deal, Tally(score, sets or (0,) * rules.sides, counted))
    if result is None:
        return None
    if result.winner is None:
        return np.full(rules.sides, 1.0 / rules.sides)
    found: Values = np.eye(rules.sides)[result.winner]
    return found


def sets_after(deal: Deal, sets: Score) -> Score:
    """The sets by side once a deal that is over is counted."""
    return sets_with(deal.rules, sets, None if deal.outcome is None or deal.outcome.made else deal.side(deal.declarer))


def with_discard_trick(rules: Ruleset, chances: NDArray[np.float32]) -> NDArray[np.float32]:
    """Chances by tricks with that of the discards counted in (rules C6, F6, P12).

    :returns: float32[…, all tricks + 1], on the grid of chances.
    """
    if not rules.counts_discards:
        return chances
    nothing = np.zeros_like(chances[..., :1])
    without, one_more = np.concatenate([chances, nothing], axis=-1), np.concatenate([nothing, chances], axis=-1)
    if rules.declarer_has_discards:
        return one_more
    return on_grid((1.0 - FIRST_TRICK_WON) * without + FIRST_TRICK_WON * one_more).astype(np.float32)
