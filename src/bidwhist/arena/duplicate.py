"""Duplicate comparison: two bots play the same deals from every side, so that luck cancels out.

A bot against itself comes out exactly level, whatever the rules.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from bidwhist.arena.intervals import Interval, summarise
from bidwhist.arena.tables import fresh_deal, play_match, play_out, until_play
from bidwhist.bots.bot import Bot
from bidwhist.core.deal import Deal
from bidwhist.core.match import Match, new_match
from bidwhist.core.rules.ruleset import Ruleset

DEALS_AT_MOST = 100
"""A longer match counts as drawn. Only bots that always pass reach this."""

Pair: TypeAlias = tuple[Bot, Bot]
"""Ours and theirs."""


class Fixed(Struct, frozen=True, gc=False):
    """One contract played by different bots: tricks of the declaring side, the discard trick counted in."""

    needed: int
    declaring: int
    """The tricks where ours declares against theirs."""
    base: int
    """The tricks where theirs declares against theirs."""
    defended: int
    """The tricks where theirs declares against ours."""
    bound: tuple[int, int] | None = None
    """The tricks where the player who sees all cards declares against theirs, and theirs against it."""

    @property
    def together(self) -> int:
        """How many tricks ours takes more than theirs, as declarer and as defender together."""
        return self.declaring - self.defended


def seatings(rules: Ruleset, pair: Pair) -> Iterator[tuple[int, tuple[Bot, ...]]]:
    """Each side that ours can take, with the bots of the whole table."""
    ours, theirs = pair
    for side in range(rules.sides):
        yield side, tuple(ours if one == side else theirs for one in rules.side_of)


def fixed_contract(start: Deal, pair: Pair, seed: bytes, number: int, bound: Bot | None = None) -> Fixed:
    """A deal whose play is about to begin, played by both bots on both sides, and by a bound against theirs."""
    ours, theirs = pair

    def tricks(declaring: Bot, defending: Bot) -> int:
        side = start.side(start.declarer)
        bots = tuple(declaring if one == side else defending for one in start.rules.side_of)
        return play_out(start, bots, seed, number).tricks_won[side]

    assert start.contract is not None
    return Fixed(
        needed=start.contract.number + start.rules.free_tricks,
        declaring=tricks(ours, theirs),
        base=tricks(theirs, theirs),
        defended=tricks(theirs, ours),
        bound=(tricks(bound, theirs), tricks(theirs, bound)) if bound else None,
    )


def deals_of(rules: Ruleset, pair: Pair, seed: bytes, number: int) -> list[Deal]:
    """A deal from level scores, played out with ours on each side in turn."""
    fresh = fresh_deal(rules, seed, number)
    return [play_out(fresh, bots, seed, number, deals_left=rules.max_deals) for _, bots in seatings(rules, pair)]


def matches_of(rules: Ruleset, pair: Pair, seed: bytes) -> list[Match]:
    """The match of a seed, played with ours on each side in turn."""
    return [match_of(rules, bots, seed) for _, bots in seatings(rules, pair)]


def match_of(rules: Ruleset, bots: tuple[Bot, ...], seed: bytes) -> Match:
    """The match of a seed, a bot a seat."""
    match = new_match(rules, tuple(f"seat {seat}" for seat in range(rules.players)), seed)
    return play_match(match, bots, seed, DEALS_AT_MOST)


def points_swing(points: Sequence[tuple[int, ...]]) -> float:
    """Points a deal that ours scores above the mean of the other sides.

    :param points: by the side that ours sits on: points by side.
    """
    sides = len(points)
    lead = sum(sides * table[side] - sum(table) for side, table in enumerate(points))
    return float(Fraction(lead, (sides - 1) * sides))


def matches_share(winners: Sequence[int | None]) -> float:
    """The share of matches that ours won, a draw shared out; 1 / sides is level.

    :param winners: by the side that ours sits on.
    """
    sides = len(winners)
    won = sum(Fraction(1, sides) if winner is None else int(winner == side) for side, winner in enumerate(winners))
    return float(Fraction(won, sides))


def compare_points(rules: Ruleset, ours: Bot, theirs: Bot, deals: Iterable[int], seed: bytes) -> Interval:
    """Points a deal that ``ours`` scores above the other sides, from level scores.

    :param deals: the numbers of the deals of the seed.
    :raises BotFault: if a bot fails or breaks the rules.
    :raises WhistError: if the seed has no such deals.
    """
    return summarise(
        points_swing([deal.points for deal in deals_of(rules, (ours, theirs), seed, number)]) for number in deals
    )


def compare_play(
    rules: Ruleset, pair: Pair, bidder: Bot, deals: Iterable[int], seed: bytes
) -> tuple[Interval, Interval]:
    """Tricks that the first of a pair takes above the second as declarer and as defender, one bot bidding."""
    played = [_fixed(rules, pair, bidder, number, seed) for number in deals]
    return (
        summarise(one.declaring - one.base if one else 0 for one in played),
        summarise(one.base - one.defended if one else 0 for one in played),
    )


def _fixed(rules: Ruleset, pair: Pair, bidder: Bot, number: int, seed: bytes) -> Fixed | None:
    start = until_play(fresh_deal(rules, seed, number), bidder, seed, number)
    return None if start.is_over else fixed_contract(start, pair, seed, number)


def compare_matches(rules: Ruleset, ours: Bot, theirs: Bot, seeds: Iterable[bytes]) -> Interval:
    """The share of matches that ``ours`` wins, each seed played from every side; a draw is shared."""
    return summarise(matches_share(winners(matches_of(rules, (ours, theirs), seed))) for seed in seeds)


def winners(matches: Iterable[Match]) -> tuple[int | None, ...]:
    """The winner of each match; None if it was drawn or went on for too long."""
    return tuple(match.result.winner if match.result else None for match in matches)
