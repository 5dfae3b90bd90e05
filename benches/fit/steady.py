"""Fit the steady bot's hand valuation to its own play: ``python -m benches.fit.steady [deals]`` rewrites weights.py.

Deals are played by ``--jobs N`` processes, or a Ray cluster (``--cluster ADDRESS``), with the same weights.
Random hands declare fixed contracts, all seats are played by the bot, and the tricks taken are regressed on what
the hand showed before and after the kitty. Two rounds settle, since better naming makes better hands.
"""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from benches.fit.hands import hands_of

from bidwhist import bots
from bidwhist.arena.fitting import fit, in_rows
from bidwhist.arena.tables import fresh_deal, play_out, until_play
from bidwhist.arena.workers import Workers, in_ranges
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.estimate import estimate, shape
from bidwhist.bots.heuristics.exchange import Keeper
from bidwhist.bots.heuristics.features import features
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.actions import PASS, Bid, Declare, Suffix
from bidwhist.core.apply import apply
from bidwhist.core.cards import Hand, Strain
from bidwhist.core.deal import AUCTION, Deal
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import legal
from bidwhist.core.rules.options import BidCounts, DeclareWhen, Direction, DiscardTrick, OpeningLead, Partners
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text

SHAPES: dict[str, list[tuple[int, int, int]]] = {
    "partners": [(4, 2, 6), (4, 2, 6), (4, 0, 4), (4, 1, 5), (4, 2, 2), (4, 0, 0)],
    "alone 3": [(3, 2, 3), (3, 2, 6), (3, 1, 5), (3, 0, 4), (3, 1, 2)],
    "alone 4": [(4, 2, 6), (4, 0, 4), (4, 1, 5), (4, 2, 2), (4, 0, 0)],
    "alone 5": [(5, 2, 4), (5, 1, 3), (5, 0, 2)],
}
TRUMPS = tuple(Strain)[:4]
SHAPE = len(shape(Ruleset()))
CHUNK = 100
"""Deals that a worker is given at a time."""

Sample: TypeAlias = tuple[tuple[float, ...], tuple[float, ...], float]
"""The features of a hand before and after the kitty, and the tricks it took."""


def rules_of(table: str, random: Random) -> Ruleset:
    """A rule set of a table's kind; what a hand is worth depends on no other option."""
    return rules_with(
        table,
        random.choice(SHAPES[table]),
        declare=random.choice(list(DeclareWhen)),
        opening_lead=random.choice(list(OpeningLead)),
    )


def rules_with(table: str, shape: tuple[int, int, int], **options: Any) -> Ruleset:
    """The rule set of a table's kind with so many players, jokers and cards in the kitty, and some options."""
    players, jokers, kitty = shape
    alone = table != "partners"
    return Ruleset(
        players=players,
        jokers=jokers,
        kitty=kitty,
        partners=Partners.NONE if alone else Partners.FIXED,
        bid_counts=BidCounts.TRICKS if alone else BidCounts.ODD_TRICKS,
        min_bid=1,
        max_bid=(52 + jokers - kitty) // players - (0 if alone else 6),
        floor=None,
        directions=tuple(Direction),
        discard_trick=DiscardTrick.NOBODY,
        **options,
    )


def choice(rules: Ruleset, hand: Hand, no_trump: bool, random: Random) -> tuple[Strain, Direction]:
    """The contract to name: mostly the best, now and then any."""
    strains = (Strain.NO_TRUMP,) if no_trump else TRUMPS
    options = [(strain, direction) for strain in strains for direction in rules.directions]
    if random.random() < 0.05:
        return random.choice(options)
    return max(options, key=lambda option: promise(rules, hand, option))


def promise(rules: Ruleset, hand: Hand, option: tuple[Strain, Direction]) -> float:
    """The expected tricks of a hand before the kitty."""
    return estimate(rules, hand, option[0], option[1], exchanged=False).mean


def best_promise(rules: Ruleset, hand: Hand) -> float:
    """The expected tricks of a hand in its better no-trump."""
    return max(promise(rules, hand, (Strain.NO_TRUMP, direction)) for direction in rules.directions)


def contracted(deal: Deal, declarer: int, strain: Strain, direction: Direction, number: int) -> Deal:
    """The deal with its auction and exchange behind it."""
    rules = deal.rules
    suffix = (
        Suffix.NO_TRUMP
        if strain is Strain.NO_TRUMP
        else Suffix.UPTOWN
        if direction is Direction.UPTOWN
        else Suffix.DOWNTOWN
    )
    while deal.phase is AUCTION:
        deal = apply(deal, Bid(number, suffix) if deal.to_act == declarer else PASS)
    if rules.declare is DeclareWhen.AFTER_DISCARD:
        return until_play(deal, SteadyBot(), bytes(32), 0)
    choices = legal(deal := apply(deal, Declare(strain, direction)))
    if isinstance(choices, DiscardChoices):
        deal = apply(deal, Keeper(rules, choices, STEADY).discard(strain, direction))
    return deal


def samples(workers: Workers, table: str, no_trump: bool, deals: int) -> list[Sample]:
    """So many deals of a table."""
    return [*in_ranges(workers, partial(_samples, table, no_trump), range(deals), CHUNK)]


def _samples(table: str, no_trump: bool, numbers: range) -> list[Sample]:
    return [sample(table, no_trump, number) for number in numbers]


def sample(table: str, no_trump: bool, number: int) -> Sample:
    """One deal, which depends on its number alone."""
    random = Random(number)
    rules = rules_of(table, random)
    seed = seed_from_text(f"fit {table}")
    fresh = fresh_deal(rules, seed, number)
    seats = list(range(rules.players))
    random.shuffle(seats)
    if no_trump and random.random() < 0.7:
        seats.sort(key=lambda seat: -best_promise(rules, fresh.dealt[seat]))
    declarer = seats[0]
    hand = fresh.dealt[declarer]
    strain, direction = choice(rules, hand, no_trump, random)
    wish = promise(rules, hand, (strain, direction)) - rules.free_tricks + random.uniform(-1, 1.5)
    deal = contracted(fresh, declarer, strain, direction, max(1, min(rules.max_bid, round(wish))))
    kept, named = deal.hands[declarer], deal.declared
    assert named is not None
    done = play_out(deal, (SteadyBot(),) * rules.players, seed, number)
    numbers = shape(rules)
    return (
        (*numbers, *features(hand, strain, direction, rules.jokers)),
        (*numbers, *features(kept, named.strain, named.direction, rules.jokers)),
        float(done.tricks_won[done.side(declarer)]),
    )


def main(deals: int, workers: Workers) -> None:
    """Fit every table and write the weights."""
    weights, spreads, field, field_spread = {}, {}, {}, {}
    for table in SHAPES:
        for kind in ("suit", "no-trump"):
            rows = samples(workers, table, kind == "no-trump", deals)
            before, after, tricks = map(list, zip(*rows, strict=True))
            for moment, inputs in (("before", before), ("after", after)):
                key = f"{table}, {kind}, {moment}"
                found = fit(inputs, tricks)
                weights[key], spreads[key] = found.weights, found.spread
            if kind == "suit":
                key = f"{table}, suit, before"
                means = [sum(map(float.__mul__, weights[key], row)) for row in before]
                found = fit([row[:SHAPE] for row in before], means)
                field[key], field_spread[key] = found.weights, found.spread
            print(
                table,
                kind,
                "mean",
                round(sum(tricks) / len(tricks), 2),
                "spread",
                spreads[f"{table}, {kind}, before"],
                spreads[f"{table}, {kind}, after"],
            )
    write(weights, spreads, field, field_spread)


def write(*tables: Mapping[str, object]) -> None:
    """The module of weights, rows as the formatter would break them."""
    names = (
        "WEIGHTS: dict[str, tuple[float, ...]]",
        "SPREADS: dict[str, float]",
        "FIELD: dict[str, tuple[float, ...]]",
        "FIELD_SPREAD: dict[str, float]",
    )
    words = (
        "By table, contract and moment: the weight of each number of ``shape`` and ``features``, in tricks.",
        "The tricks that a real deal strays from the estimate.",
        "What the best suit of most hands is worth, by the numbers of ``shape``.",
        "How far hands differ in that.",
    )
    text = '"""Measured weights of the steady bot\'s estimates; ``benches/fit/steady.py`` writes this file."""\n'
    for name, word, table in zip(names, words, tables, strict=True):
        rows = "".join(f'    "{key}": {in_rows(value)},\n' for key, value in table.items())
        text += f'\n{name} = {{\n{rows}}}\n"""{word}"""\n'
    Path(bots.__path__[0], "weights.py").write_text(text)


if __name__ == "__main__":
    words, hired = hands_of(sys.argv[1:])
    with hired as hands:
        main(int(words[0]) if words else 3000, hands)
