"""What a promise is worth: tricks beyond steady's estimate in contracts of four, by what partner and foes hold.

``python -m benches.fit.conventions DEALS PRESET…``; deals are played by ``--jobs N`` or ``--cluster ADDRESS``.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias

from benches.fit.hands import hands_of
from msgspec import Struct

from bidwhist.arena.intervals import summarise
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.arena.workers import Workers, in_ranges
from bidwhist.bots.conventions import ACES, HIGH, LOW
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.bots.heuristics.exchange import Guesses
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.core.act import act
from bidwhist.core.actions import PASS, Bid, Declare, Suffix
from bidwhist.core.cards import JOKERS, Hand, Strain
from bidwhist.core.deal import DECLARE, PLAY
from bidwhist.core.rules.options import BidNames, Direction
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

BOT, SEED = SteadyBot(), seed_from_text("conventions")
FOUR = 4
CHUNK = 40
"""Deals that a worker is given at a time."""


class Row(Struct, frozen=True):
    """A deal in which forehand's four was played."""

    no_trump: bool
    beyond: float
    """Tricks beyond the estimate."""
    partner: Hand
    foes: Hand
    uptown: bool


def rows_of(workers: Workers, rules: Ruleset, deals: int) -> list[Row]:
    """So many deals under some rules."""
    return [*in_ranges(workers, partial(_rows, rules), range(deals), CHUNK)]


def _rows(rules: Ruleset, numbers: range) -> list[Row]:
    return [played(rules, number) for number in numbers]


def played(rules: Ruleset, number: int) -> Row:
    """Forehand bids four on its best suit, in every fourth deal on its best no-trump; all play on as steady does."""
    deal = fresh_deal(rules, SEED, number)
    seat, no_trump = deal.to_act, number % 4 == 3
    guesses = Guesses(view(deal, seat), STEADY)
    strains = (Strain.NO_TRUMP,) if no_trump else tuple(Strain)[:4]
    options = [Declare(strain, way) for strain in strains for way in rules.directions[:2]]
    best = max(options, key=lambda one: guesses.of(one.strain, one.direction).mean)
    deal = act(deal, Bid(FOUR, _suffix(rules, best)))
    for _ in range(3):
        deal = act(deal, PASS)
    while deal.phase is not PLAY:
        is_named = deal.phase is DECLARE
        deal = act(deal, best if is_named else BOT.choose(view(deal, seat), Random(0)))
    end = play_out(deal, (BOT,) * 4, SEED, number)
    return Row(
        no_trump=no_trump,
        beyond=end.tricks_won[end.side(seat)] - guesses.of(best.strain, best.direction).mean,
        partner=deal.dealt[(seat + 2) % 4],
        foes=deal.dealt[(seat + 1) % 4] | deal.dealt[(seat + 3) % 4],
        uptown=best.direction is Direction.UPTOWN,
    )


def _suffix(rules: Ruleset, best: Declare) -> Suffix | None:
    if rules.bid_names is BidNames.NUMBER:
        return None
    if best.strain is Strain.NO_TRUMP:
        return Suffix.NO_TRUMP
    return Suffix.UPTOWN if best.direction is Direction.UPTOWN else Suffix.DOWNTOWN


def _lean(row: Row) -> int:
    """How many cards that are good in the declarer's direction partner has, less those that are good in the other."""
    lean = (row.partner & HIGH).bit_count() - (row.partner & LOW).bit_count()
    return lean if row.uptown else -lean


Kind: TypeAlias = Callable[[Row], bool]
KINDS: dict[str, Kind] = {
    "all": lambda row: True,
    "partner has a joker": lambda row: bool(row.partner & JOKERS),
    "foes have a joker": lambda row: bool(row.foes & JOKERS),
    "partner has two aces": lambda row: (row.partner & ACES).bit_count() >= 2,
    "foes have three aces": lambda row: (row.foes & ACES).bit_count() >= 3,
    "partner's hand runs my way": lambda row: _lean(row) >= 2,
    "partner's hand is mixed": lambda row: abs(_lean(row)) < 2,
    "partner's hand runs the other way": lambda row: _lean(row) <= -2,
}


def lines(rows: list[Row]) -> Iterator[str]:
    """A line for each kind of deal that occurred at least twice."""
    for name, holds in KINDS.items():
        found = [row.beyond for row in rows if holds(row)]
        if len(found) > 1:
            worth = summarise(found)
            yield f"  {name}: {worth.mean:+.2f} ± {worth.half_width:.2f} ({len(found)} deals)"


def main(workers: Workers, deals: int, *names: str) -> None:
    """Both kinds of contract under each rule set named."""
    for name in names:
        rows = rows_of(workers, PRESETS[name], deals)
        for no_trump in (False, True):
            print(f"{name}, {'no-trump' if no_trump else 'suit'}")
            print("\n".join(lines([row for row in rows if row.no_trump is no_trump])), flush=True)


if __name__ == "__main__":
    (count, *presets), hired = hands_of(sys.argv[1:])
    with hired as hands:
        main(hands, int(count), *presets)
