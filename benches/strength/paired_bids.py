"""What a bot's calls, naming and discards bring above steady's: over many deals.

    python -m benches.strength.paired_bids BOT SECONDS PRESET ...

Each deal is played by steady alone and once for each side with the bot's calls and exchange on it, steady playing all
cards; from level scores. What the side gains over steady in its place is nearly free of luck, since most of the deal
stays as it was. Prints by preset: deals, match equity and points a deal, what was declared and made.
"""

import sys
from statistics import fmean
from time import process_time

import numpy as np
from msgspec import Struct

from bidwhist.arena.intervals import Interval, summarise
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.equity.stakes import Standing
from bidwhist.core.cards import Strain
from bidwhist.core.deal import Deal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text

SEED = seed_from_text("paired bids")


class Gain(Struct, frozen=True):
    """What one deal brought, a mean over the sides, and the contracts the bot declared."""

    equity: float
    points: float
    contracts: tuple[Deal, ...]


def gain(rules: Ruleset, name: str, number: int) -> Gain:
    """One deal, the bot on each side in turn."""
    steady, bot = parse_bot("steady"), parse_bot(f"bid={name}+play=steady")
    start, level = fresh_deal(rules, SEED, number), (0,) * rules.sides

    def played(side: int) -> Deal:
        bots = tuple(bot if one == side else steady for one in rules.side_of)
        return play_out(start, bots, SEED, number, score=level, deals_left=rules.max_deals)

    base, deals = played(-1), [played(side) for side in range(rules.sides)]
    return Gain(
        equity=fmean(equity(deal, side) - equity(base, side) for side, deal in enumerate(deals)),
        points=fmean(lead(deal, side) - lead(base, side) for side, deal in enumerate(deals)),
        contracts=tuple(deal for side, deal in enumerate(deals) if deal.contract and deal.side(deal.declarer) == side),
    )


def equity(deal: Deal, side: int) -> float:
    """The chance in the match of a side after a deal from level scores."""
    rules = deal.rules
    stakes = stakes_of(Standing(rules, (0,) * rules.sides, rules.max_deals, rules.side_of[deal.dealer]))
    if deal.contract is None:
        return float(stakes.thrown_in[side])
    declaring = deal.side(deal.declarer)
    no_trump = deal.contract.strain is Strain.NO_TRUMP
    return float(stakes.of(declaring, deal.contract.number, no_trump, side)[deal.tricks_won[declaring]])


def lead(deal: Deal, side: int) -> float:
    """Points of a side above the mean of the others."""
    points = deal.points
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def told(rules: Ruleset, gains: list[Gain]) -> str:
    """The cells of a row."""
    contracts = [deal for one in gains for deal in one.contracts]
    share = len(contracts) / (len(gains) * rules.sides)
    made = np.mean([deal.outcome.made for deal in contracts if deal.outcome])
    no_trump = np.mean([deal.contract.strain is Strain.NO_TRUMP for deal in contracts if deal.contract])
    found = [_plain(summarise(values)) for values in ([one.equity for one in gains], [one.points for one in gains])]
    shares = (f"{100 * one:.0f} %" for one in (share, made, no_trump))
    return " | ".join((str(len(gains)), *found, *shares))


def _plain(interval: Interval) -> str:
    return f"{interval.mean:+.4f} ± {interval.half_width:.4f}"


def main(name: str, seconds: float, presets: list[str]) -> None:
    """A row a preset: deals, equity and points a deal, how often it declares, makes it, and goes for no-trump."""
    for preset in presets:
        start, gains = process_time(), list[Gain]()
        while process_time() - start < seconds:
            gains.append(gain(PRESETS[preset], name, len(gains)))
        print(f"| {name}, {preset} | {told(PRESETS[preset], gains)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3:])
