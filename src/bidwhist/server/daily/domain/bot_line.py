"""A deal of an event played by bots in every seat, and its double-dummy result."""

from msgspec.structs import replace

from bidwhist.analysis import solve
from bidwhist.bots.bot import Bot, random_for
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.match import Match, match_view, play


def played_by(match: Match, bot: Bot) -> Match:
    """Play a match's current deal to its end with one bot in every seat, as at an online table."""
    assert match.seed is not None
    taken = 0
    while match.deal is not None and not match.deal.is_over:
        seat = match.deal.to_act
        generator = random_for(match.seed, len(match.deals) - 1, seat, taken)
        match = play(match, bot.choose(match_view(match, seat), generator))
        taken += 1
    return match


def double_dummy(deal: Deal) -> int | None:
    """The declaring side's double-dummy books in a finished deal, from the first lead on.

    The contract and the discard are those of the deal; None if no card was led.
    """
    if deal.order is None or not deal.tricks:
        return None
    opening = replace(deal, phase=Phase.PLAY, played=0, tricks=(), table=(), leader=deal.tricks[0].leader)
    return solve(opening).low
