"""What the steady bot bids, makes and takes in time: ``python -m benches.strength.steady [deals]``.

By preset: the contracts of self-play with the share made, the time of a decision, and points a deal above chance.
"""

import sys
from collections import Counter
from time import thread_time

from bidwhist.arena.duplicate import compare_matches, compare_points
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import random_for
from bidwhist.bots.levels import make_bot
from bidwhist.core.apply import apply
from bidwhist.core.cards import Strain
from bidwhist.core.deal import Deal
from bidwhist.core.rules.presets import PALACE, PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

SEED = seed_from_text("bench steady")
STEADY = make_bot("steady")


def timed_deal(rules: Ruleset, number: int, times: list[float]) -> Deal:
    """A deal of self-play from level scores; the processor seconds of each decision are added to ``times``."""
    deal, decision = fresh_deal(rules, SEED, number), 0
    while not deal.is_over:
        seen = view(deal, deal.to_act)
        random = random_for(SEED, number, deal.to_act, decision)
        start = thread_time()
        action = STEADY.choose(seen, random)
        times.append(thread_time() - start)
        deal, decision = apply(deal, action), decision + 1
    return deal


def contracts(deals: list[Deal]) -> str:
    """By number bid: how often, and the share made."""
    bid: Counter[int] = Counter()
    made: Counter[int] = Counter()
    for deal in deals:
        if deal.contract and deal.outcome:
            bid[deal.contract.number] += 1
            made[deal.contract.number] += deal.outcome.made
    return ", ".join(
        f"{number}: {100 * bid[number] / len(deals):.0f} % ({100 * made[number] / bid[number]:.0f} %)"
        for number in sorted(bid)
    )


def report(name: str, deals: int) -> str:
    """One row of the table."""
    rules, times = PRESETS[name], list[float]()
    played = [timed_deal(rules, number, times) for number in range(deals)]
    with_contract = [deal for deal in played if deal.contract]
    made = sum(deal.outcome.made for deal in with_contract if deal.outcome)
    no_trump = sum(deal.contract.strain is Strain.NO_TRUMP for deal in with_contract if deal.contract)
    tricks = sum(deal.tricks_won[deal.side(deal.declarer)] for deal in with_contract)
    times.sort()
    ahead = compare_points(rules, STEADY, make_bot("random"), range(deals // 5), SEED)
    marks = (times[len(times) // 2], times[int(0.99 * len(times))], times[-1])
    figures = [
        name,
        contracts(played),
        f"{100 * made / len(with_contract):.0f} %",
        f"{100 * no_trump / len(with_contract):.0f} %",
        f"{100 * (len(played) - len(with_contract)) / len(played):.0f} %",
        f"{tricks / len(with_contract):.2f}",
        f"{ahead.mean:+.1f} ± {ahead.half_width:.1f}",
        " / ".join(f"{1000 * mark:.2f}" for mark in marks),
    ]
    return f"| {' | '.join(figures)} |"


def main(deals: int) -> None:
    """The whole table, and matches against chance."""
    print("| preset | bid (made) | made | no-trump | thrown in | tricks | points over random | ms p50 / p99 / max |")
    print("|---|---|---|---|---|---|---|---|")
    for name in PRESETS:
        print(report(name, deals), flush=True)
    seeds = [seed_from_text(f"match {number}") for number in range(deals // 5)]
    print("matches won against random in palace:", compare_matches(PALACE, STEADY, make_bot("random"), seeds))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
