"""What one bidder's calls, names and discards gain over another's, judged in worlds that neither of them has imagined.

    python -m benches.strength.fresh_worlds PRESET[,OPTION=VALUE] ... [--deals N] [--bots A,B] [--first N]

All seats do as B does. Wherever A would do otherwise, both actions are played to their end by skilled seats in fresh
worlds: those that fit the view by the quick model of bidders. So a decision is judged by the mean of hundreds of deals
and not by one. The other seats call on by the quick rules and, where a network was trained, by that too. Shown by
preset: the chance in the match that A gains a deal if it sits in all seats; of the exchange, a deal with a contract. A
side has two of the four seats, and so half of it.

The worlds fit a model of the table, not the table: matches have the last word.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
from benches.fit.hands import hands_of
from msgspec import Struct

from bidwhist.arena.intervals import summarise
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal
from bidwhist.arena.workers import in_order
from bidwhist.bots.auction.bidding_net import NetWeights, highest_of, weights_of
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.net_calls import NetSeats, calls_heard
from bidwhist.bots.auction.played import PlayedAuctions, history_of, play_on
from bidwhist.bots.auction.rollout import Effort, RollOut, heard_worlds
from bidwhist.bots.auction.worlds import Places, Worlds
from bidwhist.bots.bot import Bot, random_for
from bidwhist.bots.equity.stakes import standing_of
from bidwhist.core.act import act
from bidwhist.core.actions import Action, Bid, Pass
from bidwhist.core.deal import AUCTION, NOBODY, PLAY
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view

SEED = seed_from_text("fresh worlds")
CALLED = Effort(drawn=900, kept=300, played=1.0)
EXCHANGED = Effort(drawn=2400, kept=800)
QUICK, BY_NET, EXCHANGE = "quick rules call on", "the network calls on", "names and discards"


class Task(Struct, frozen=True):
    """One deal for two bidders."""

    rules: Ruleset
    bots: tuple[str, str]
    number: int


def gains_of(task: Task) -> dict[str, float]:
    """What the first bidder gains in a deal, by kind of decision; the exchange is left out where nobody bids."""
    ours, theirs = map(parse_bot, task.bots)
    deal, found = fresh_deal(task.rules, SEED, task.number), dict[str, float]()
    while not deal.is_over and deal.phase is not PLAY:
        seen = view(deal, deal.to_act)
        ran = [_chosen(bot, seen, task.number, deal.turns_taken) for bot in (ours, theirs)]
        random = Random(f"{task.number} {deal.turns_taken}")
        gains = _of_calls(seen, ran, random) if deal.phase is AUCTION else _of_exchange(seen, ran, random)
        for kind, gain in gains.items():
            found[kind] = found.get(kind, 0.0) + gain
        deal = act(deal, ran[1])
    return found


def _chosen(bot: Bot, seen: View, number: int, turn: int) -> Action:
    return bot.choose(seen, random_for(SEED, number, seen.seat, turn))


def _of_calls(seen: View, calls: Sequence[Action], random: Random) -> dict[str, float]:
    weights = weights_of(seen.rules)
    kinds = (QUICK,) if weights is None else (QUICK, BY_NET)
    if calls[0] == calls[1]:
        return dict.fromkeys(kinds, 0.0)
    auction, found = RollOut(seen, random, CALLED), dict[str, float]()
    played = PlayedAuctions(seen, auction.worlds)
    for kind in kinds:
        ends = [_ends(auction, call, weights if kind == BY_NET else None) for call in calls]
        values = [played.sums(auction.stakes, *end, seen.side).value / len(auction.worlds) for end in ends]
        found[kind] = values[0] - values[1]
    return found


def _ends(auction: RollOut, call: Action, weights: NetWeights | None) -> tuple[Places, Places]:
    """Bids and holders at the end, world by world."""
    seen, worlds = auction.view, auction.worlds
    assert isinstance(call, Bid | Pass)
    if weights is None:
        return auction.ends_of(auction.menu.bids.index(call) if isinstance(call, Bid) else -1)
    called = np.repeat(calls_heard(seen.rules, [*seen.calls, call]), len(worlds), axis=0)
    seats = NetSeats(worlds, auction.stakes, weights)
    for place in range(len(seen.calls) + 1, seen.players):
        called[:, place] = seats.choices(place, called)
    bids, places = highest_of(called)
    by_place = np.array([worlds.seat_at(place) for place in range(seen.players)])
    return bids, np.where(bids < 0, NOBODY, by_place[places])


def _of_exchange(seen: View, actions: Sequence[Action], random: Random) -> dict[str, float]:
    if actions[0] == actions[1]:
        return {EXCHANGE: 0.0}
    assert seen.bid is not None
    worlds: Worlds = heard_worlds(seen, EXCHANGED, random)
    histories = [history_of(seen, [action]) for action in actions]
    played = play_on(worlds, np.arange(len(worlds)), histories, seen.side)
    values = played.values(stakes_of(standing_of(seen)), seen.side, seen.bid.number, seen.side)
    ours, theirs = values.reshape(2, -1).mean(axis=1)
    return {EXCHANGE: float(ours - theirs)}


def table(found: Sequence[dict[str, float]]) -> Iterator[str]:
    """A line for each kind of decision."""
    for kind in (QUICK, BY_NET, EXCHANGE):
        gains = [100.0 * one[kind] for one in found if kind in one]
        if gains:
            one = summarise(gains)
            yield f"  {kind:21} {one.mean:+6.2f} ± {one.half_width:.2f} % of a match, {len(gains)} deals"


def main(arguments: list[str]) -> None:
    """Measures presets one after another."""
    arguments, hired = hands_of(arguments)
    parser = ArgumentParser(prog="python -m benches.strength.fresh_worlds")
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", default="champion,champion-1")
    options = parser.parse_args(arguments)
    ours, theirs = options.bots.split(",")
    with hired as workers:
        for spec in options.rules:
            numbers = range(options.first, options.first + options.deals)
            tasks = [Task(parse_rules(spec), (ours, theirs), number) for number in numbers]
            found = [*in_order(workers, gains_of, tasks)]
            print("\n".join([f"{spec}: {ours} over {theirs}, all seats", *table(found)]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
