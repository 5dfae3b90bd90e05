"""Duplicate comparison: two bots play the same deals from every side, so that luck cancels."""

from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from bidwhist.apply import apply
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.bots.bot import Bot, random_for
from bidwhist.deal import PLAY, Deal
from bidwhist.match import Match, deal_next, new_match
from bidwhist.match import play as play_in
from bidwhist.rules.ruleset import Ruleset
from bidwhist.view import match_view, view

DEALS_AT_MOST = 100
"""A match that goes on longer is taken as level; only bots that pass for ever get there."""


class Comparison(Struct, frozen=True):
    """A mean over duplicate deals with its 95 % half-width."""

    mean: float
    half_width: float
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half_width:.3f} ({self.deals} deals)"


def summarise(values: Iterable[float]) -> Comparison:
    """The mean of some values and how sure it is."""
    seen = list(values)
    spread = stdev(seen) if len(seen) > 1 else 0.0
    return Comparison(fmean(seen), 1.96 * spread / sqrt(len(seen)), len(seen))


def seatings(rules: Ruleset, ours: Bot, theirs: Bot) -> Iterator[tuple[int, tuple[Bot, ...]]]:
    """Each side that ``ours`` can sit on, with the whole table."""
    for side in range(rules.sides):
        yield side, tuple(ours if one == side else theirs for one in rules.side_of)


def compare_points(rules: Ruleset, ours: Bot, theirs: Bot, deals: Iterable[int], seed: bytes) -> Comparison:
    """Points a deal that ``ours`` scores above the other sides, from level scores."""
    return summarise(_points_swing(rules, ours, theirs, number, seed) for number in deals)


def _points_swing(rules: Ruleset, ours: Bot, theirs: Bot, number: int, seed: bytes) -> float:
    fresh = fresh_deal(rules, seed, number)
    return fmean(
        _lead(play_out(fresh, bots, seed, number).points, side) for side, bots in seatings(rules, ours, theirs)
    )


def _lead(points: tuple[int, ...], side: int) -> float:
    return points[side] - fmean(one for other, one in enumerate(points) if other != side)


def compare_play(
    rules: Ruleset, pair: tuple[Bot, Bot], bidder: Bot, deals: Iterable[int], seed: bytes
) -> tuple[Comparison, Comparison]:
    """Tricks that the first of a pair takes above the second as declarer and as defender, one bot bidding."""
    swings = [_play_swing(rules, pair, bidder, number, seed) for number in deals]
    return summarise(declaring for declaring, _ in swings), summarise(defending for _, defending in swings)


def _play_swing(rules: Ruleset, pair: tuple[Bot, Bot], bidder: Bot, number: int, seed: bytes) -> tuple[float, float]:
    start = until_play(fresh_deal(rules, seed, number), bidder, seed, number)
    if start.is_over:
        return 0.0, 0.0
    ours, theirs = pair
    base = _declarer_tricks(start, theirs, theirs, seed, number)
    declaring = _declarer_tricks(start, ours, theirs, seed, number) - base
    return declaring, base - _declarer_tricks(start, theirs, ours, seed, number)


def until_play(deal: Deal, bidder: Bot, seed: bytes, number: int) -> Deal:
    """The deal with its auction, naming and exchange by one bot behind it; over if it was thrown in."""
    decision = 0
    while not deal.is_over and deal.phase is not PLAY:
        seat = deal.to_act
        deal = apply(deal, bidder.choose(view(deal, seat), random_for(seed, number, seat, decision)))
        decision += 1
    return deal


def _declarer_tricks(start: Deal, declaring: Bot, defending: Bot, seed: bytes, number: int) -> float:
    side = start.side(start.declarer)
    bots = tuple(declaring if one == side else defending for one in start.rules.side_of)
    return float(play_out(start, bots, seed, number).tricks_won[side])


def compare_matches(rules: Ruleset, ours: Bot, theirs: Bot, seeds: Iterable[bytes]) -> Comparison:
    """The share of matches that ``ours`` wins, each seed played from every side; a draw is shared."""
    return summarise(
        fmean(_won(play_match(rules, bots, seed), side) for side, bots in seatings(rules, ours, theirs))
        for seed in seeds
    )


def _won(match: Match, side: int) -> float:
    result = match.result
    if result is None or result.winner is None:
        return 1.0 / match.rules.sides
    return float(result.winner == side)


def play_match(rules: Ruleset, bots: tuple[Bot, ...], seed: bytes) -> Match:
    """A match played to its end by a bot a seat."""
    match = new_match(rules, tuple(f"seat {seat}" for seat in range(rules.players)), seed)
    while match.result is None and len(match.deals) < DEALS_AT_MOST:
        match = _play_deal(deal_next(match), bots, seed)
    return match


def _play_deal(match: Match, bots: tuple[Bot, ...], seed: bytes) -> Match:
    decision = 0
    while match.deal is not None and not match.deal.is_over:
        seat = match.deal.to_act
        random = random_for(seed, len(match.deals) - 1, seat, decision)
        match = play_in(match, bots[seat].choose(match_view(match, seat), random))
        decision += 1
    return match
