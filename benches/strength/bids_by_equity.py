"""What one bidder's calls bring above another's, without a card played: a quick gate for bidders.

    python -m benches.strength.bids_by_equity BOT OTHER DEALS PRESET ...

Each deal is bid once with BOT on each side and OTHER on the rest. The end of each auction is worth what the evaluator
over all hands and match equity say of it. Half of the deals are at level scores, half at any. Prints by preset: deals,
what BOT's side gains a deal in matches of a hundred, how often it declares, the mean number it bids then, and processor
time. A preset may have options, as in ``palace,no_trump_factor=1``.
"""

import sys
from statistics import fmean
from time import process_time

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.arena.intervals import Interval, summarise
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.tables import fresh_deal, until_called
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.sizing import menu_of
from bidwhist.bots.auction.worlds import Worlds
from bidwhist.bots.bot import Bot, prepare
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.equity import axes_of
from bidwhist.bots.equity.stakes import Standing
from bidwhist.core.actions import Bid
from bidwhist.core.bidding import seat_at
from bidwhist.core.deal import NOBODY, Deal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text

SEED = seed_from_text("bids by equity")


class Found(Struct, frozen=True):
    """What a bidder's calls brought."""

    gains: tuple[float, ...]
    """By deal, a mean over the sides: the chance in the match above an even one."""
    ends: tuple[tuple[int, int, bool], ...]
    """By auction: the bid at its end as a place in the menu, -1 for none, its number, and whether the bidder's side
    has it."""

    @property
    def gain(self) -> Interval:
        """Matches of a hundred that a deal gains."""
        return summarise([100 * one for one in self.gains])


def standing_of_deal(rules: Ruleset, number: int) -> Standing:
    """The score that a deal is bid at."""
    dealer, sets = rules.side_of[number % rules.players], (0,) * rules.sides
    random = np.random.Generator(np.random.PCG64([5, number]))
    if number // rules.players % 2 == 0:
        return Standing(rules, (0,) * rules.sides, rules.max_deals, dealer, sets)
    low = max(axes_of(rules).scores[0], -rules.target)
    score = tuple(int(one) for one in random.integers(low, rules.target, rules.sides))
    return Standing(rules, score, rules.max_deals, dealer, sets)


def end_of(deal: Deal) -> tuple[int, int]:
    """The highest bid, as a place in the menu, and who made it."""
    found = -1, NOBODY
    for place, call in enumerate(deal.calls):
        if isinstance(call, Bid):
            found = menu_of(deal.rules).bids.index(call), seat_at(deal.players, deal.dealer, place)
    return found


def found_of(rules: Ruleset, bot: Bot, other: Bot, numbers: range) -> Found:
    """The bidder on each side of each deal in turn."""
    ends, deals = dict[tuple[int, int], tuple[int, int]](), dict[int, Deal]()
    for number in numbers:
        deals[number] = start = fresh_deal(rules, SEED, number)
        at = standing_of_deal(rules, number)
        for side in range(rules.sides):
            bots = tuple(bot if one == side else other for one in rules.side_of)
            called = until_called(start, bots, SEED, number, score=at.score, deals_left=at.deals_left, sets=at.sets)
            ends[number, side] = end_of(called)
    worth = {side: _worth(rules, deals, {one: ends[one, side] for one in deals}, side) for side in range(rules.sides)}
    gains = [fmean(worth[side][number] for side in range(rules.sides)) - 1 / rules.sides for number in numbers]
    bids = menu_of(rules).bids
    return Found(
        tuple(gains),
        tuple(
            (bid, bids[bid].number if bid >= 0 else 0, holder != NOBODY and rules.side_of[holder] == side)
            for (_, side), (bid, holder) in ends.items()
        ),
    )


def _worth(rules: Ruleset, deals: dict[int, Deal], ends: dict[int, tuple[int, int]], whose: int) -> dict[int, float]:
    found = dict[int, float]()
    for dealer in range(rules.players):
        numbers = [number for number, deal in deals.items() if deal.dealer == dealer]
        if not numbers:
            continue
        hands = np.array([deals[number].dealt for number in numbers], dtype=np.uint64)
        kitties = np.array([deals[number].kitty for number in numbers], dtype=np.uint64)
        worlds = Worlds(rules, dealer, hands, kitties)
        bids = np.array([ends[number][0] for number in numbers], dtype=np.intp)
        holders = np.array([ends[number][1] for number in numbers], dtype=np.intp)
        at = [standing_of_deal(rules, number) for number in numbers]
        for standing in dict.fromkeys(at):
            some = np.array([one == standing for one in at])
            values: Values = worlds.worth(stakes_of(standing), bids, np.where(some, holders, NOBODY), whose)
            found.update({number: float(values[place]) for place, number in enumerate(numbers) if some[place]})
    return found


def rules_named(text: str) -> Ruleset:
    """A preset, or one with options: ``palace,no_trump_factor=1``."""
    name, *options = text.split(",")
    given = dict(option.split("=") for option in options)
    return replace(PRESETS[name], **{key: msgspec.json.decode(value.encode()) for key, value in given.items()})


def told(found: Found) -> str:
    """The cells of a row: deals, the gain, how often the bidder's side declares, its mean number, and no-trump."""
    mine = [(bid, number) for bid, number, is_mine in found.ends if is_mine]
    return " | ".join(
        (
            str(len(found.gains)),
            f"{found.gain.mean:+.2f} ± {found.gain.half_width:.2f}",
            f"{100 * len(mine) / len(found.ends):.0f} %",
            f"{fmean(number for _, number in mine):.2f}" if mine else "",
        )
    )


def main(name: str, other: str, deals: int, presets: list[str]) -> None:
    """A row a preset."""
    for preset in presets:
        rules, bots = rules_named(preset), (parse_bot(name), parse_bot(other))
        for bot in bots:
            prepare(bot, rules)
        start = process_time()
        found = found_of(rules, *bots, range(deals))
        print(f"| {name} against {other}, {preset} | {told(found)} | {process_time() - start:.0f} s |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:])
