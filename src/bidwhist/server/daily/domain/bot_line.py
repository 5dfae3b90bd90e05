"""A deal of an event with bots in every chair, and what its play was worth with all hands open."""

from msgspec.structs import replace

from bidwhist.analysis import solve
from bidwhist.bots.bot import Bot, random_for
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.match import Match, match_view, play


def played_by(match: Match, bot: Bot) -> Match:
    """A match whose deal on the table is played to its end by one bot in every chair, as at an online table."""
    assert match.seed is not None
    taken = 0
    while match.deal is not None and not match.deal.is_over:
        seat = match.deal.to_act
        generator = random_for(match.seed, len(match.deals) - 1, seat, taken)
        match = play(match, bot.choose(match_view(match, seat), generator))
        taken += 1
    return match


def double_dummy(deal: Deal) -> int | None:
    """The books that the declaring side takes of a finished deal with all hands open, from the first lead on.

    The contract and the discard are those that were made; nothing where no card was led.
    """
    if deal.order is None or not deal.tricks:
        return None
    opening = replace(deal, phase=Phase.PLAY, played=0, tricks=(), table=(), leader=deal.tricks[0].leader)
    return solve(opening).low
