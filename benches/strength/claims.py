"""How often, and how early, bots claim: deals of steady's self-play that end in a certain claim, by preset."""

import sys
from random import Random
from statistics import fmean

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.claims import sure_claim
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.act import act
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view


def books_left(rules: Ruleset, number: int) -> int | None:
    """Books that were left at the first claim of a deal, which the core grants; nothing where nobody claims."""
    deal, steady = fresh_deal(rules, seed_from_text("claims"), number), SteadyBot()
    while not deal.is_over:
        seen = view(deal, deal.to_act)
        claim = sure_claim(seen)
        if claim:
            assert act(deal, claim).is_over
            return deal.tricks_left
        deal = act(deal, steady.choose(seen, Random(0)))
    return None


def main(deals: int) -> None:
    """A line for each preset."""
    for name, rules in PRESETS.items():
        found = [left for number in range(deals) if (left := books_left(rules, number)) is not None]
        print(f"{name}: {len(found)} of {deals} deals claimed, {fmean(found):.1f} books left on average")


if __name__ == "__main__":
    main(int(sys.argv[1]))
