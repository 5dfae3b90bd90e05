"""A table of bots: one deal or match played from a seed, always the same for the same seed."""

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec.structs import replace

from bidwhist.bots.bot import Bot, random_for
from bidwhist.core.act import act
from bidwhist.core.actions import Action
from bidwhist.core.deal import AUCTION, PLAY, Deal, deal_from_seed
from bidwhist.core.match import AnyMatch, Match, deal_next
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View, view
from bidwhist.errors import BotFault, IllegalAction


@runtime_checkable
class SeesAll(Protocol):
    """A player that is shown the deal itself: a bound for the others, not for a real table."""

    def choose_open(self, deal: Deal, seen: View, random: Random) -> Action:
        """An action with all cards open. ``seen`` is what its seat would see."""
        ...


def decide(bot: Bot, deal: Deal, seen: View, random: Random) -> Action:
    """A bot's action: from its view, unless it is one that sees all cards."""
    return bot.choose_open(deal, seen, random) if isinstance(bot, SeesAll) else bot.choose(seen, random)


def fresh_deal(rules: Ruleset, seed: bytes, number: int) -> Deal:
    """Deal ``number`` of a seed, waiting for its first call. The dealer's seat moves with the number."""
    dealer = number % rules.players
    return deal_from_seed(rules, seed, number, dealer)


def play_out(
    deal: Deal,
    bots: tuple[Bot, ...],
    seed: bytes,
    number: int,
    *,
    score: tuple[int, ...] | None = None,
    deals_left: int | None = None,
    sets: tuple[int, ...] | None = None,
) -> Deal:
    """The deal played to its end by a bot a seat.

    :raises BotFault: if a bot fails or breaks the rules, naming it and the deal.
    """
    return _play(deal, bots, seed, number, goes_on=lambda _: True, before=(score, deals_left, sets))


def until_called(
    deal: Deal,
    bots: tuple[Bot, ...],
    seed: bytes,
    number: int,
    *,
    score: tuple[int, ...] | None = None,
    deals_left: int | None = None,
    sets: tuple[int, ...] | None = None,
) -> Deal:
    """The deal after its auction by a bot a seat. It is over if everybody passed.

    :raises BotFault: if a bot fails or breaks the rules, naming it and the deal.
    """
    before = score, deals_left, sets
    return _play(deal, bots, seed, number, goes_on=lambda one: one.phase is AUCTION, before=before)


def until_play(deal: Deal, bidder: Bot, seed: bytes, number: int) -> Deal:
    """The deal after its auction, naming and exchange by one bot. It is over if everybody passed.

    :raises BotFault: if the bot fails or breaks the rules.
    """
    bots, level = (bidder,) * deal.players, (None, None, None)
    return _play(deal, bots, seed, number, goes_on=lambda one: one.phase is not PLAY, before=level)


Before: TypeAlias = tuple[tuple[int, ...] | None, int | None, tuple[int, ...] | None]
"""The match before a deal, as a view has it: the score, the deals left and the sets."""


def _play(
    deal: Deal, bots: tuple[Bot, ...], seed: bytes, number: int, *, goes_on: Callable[[Deal], bool], before: Before
) -> Deal:
    decision = deal.turns_taken
    while not deal.is_over and goes_on(deal):
        seat = deal.to_act
        random = random_for(seed, number, seat, decision)
        deal = _step(deal, bots[seat], view(deal, seat, *before), random, number)
        decision += 1
    return deal


def _step(deal: Deal, bot: Bot, seen: View, random: Random, number: int) -> Deal:
    try:
        return act(deal, decide(bot, deal, seen, random))
    except BotFault as error:
        raise BotFault(f"deal {number + 1}: {error}") from error.__cause__
    except IllegalAction as error:
        raise BotFault(f"bot {bot.name} broke the rules in deal {number + 1}: {error}") from None


def play_match(match: AnyMatch, bots: tuple[Bot, ...], seed: bytes, deals_at_most: int) -> AnyMatch:
    """A match played on by a bot a seat, to its end or so many deals; a deal in play is played out first.

    :raises BotFault: if a bot fails or breaks the rules, naming it and the deal.
    """
    while match.result is None and (_is_in_play(match) or len(match.deals) < deals_at_most):
        if not _is_in_play(match):
            match = deal_next(match)
        number, tally = len(match.deals) - 1, match.tally
        deal = match.deals[-1]
        played = play_out(deal, bots, seed, number, score=tally.score, deals_left=match.deals_left, sets=tally.sets)
        match = replace(match, deals=(*match.deals[:-1], played))
    return match


def _is_in_play(match: Match) -> bool:
    return bool(match.deals) and not match.deals[-1].is_over
