"""What honest players and cheats give away with all hands open, and how often the fair play figures point at them.

``python -m benches.strength.fair_play champion.jsonl strong.jsonl`` reads matches of bots of one level each, as
``bidwhist simulate --bots champion --rules palace --matches 75 --deals-at-most 2`` writes them. ``--cheats N`` plays N
deals besides in which seat 0, with the calls of a steady bot, plays the best card with all hands open, always and half
of the time. ``--curve N`` does so for shares from none to all, the same deals each time, and tells for each how many of
1,000 such players would be pointed at; ``--save`` keeps that for ``benches.strength.club_plots``.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from bidwhist.analysis.double_dummy import score_cards
from bidwhist.bots.levels import make_bot
from bidwhist.core.actions import Action, Play
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.match import Match, deal_next, match_view, new_match, play
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text
from bidwhist.records import decode_record, replay
from bidwhist.server.moderation.domain.fair_play import (
    ENOUGH,
    PARTS,
    STRICT,
    Part,
    Tally,
    figures,
    given_away,
    is_remarkable,
)

DRAWS = 1000
"""Players of ``ENOUGH`` deals each that are drawn from those that were played."""
SHARES = (0.0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Shares of the cards for which somebody looks at all hands."""
Deals = Sequence[dict[Part, Tally]]


def open_card(deal: Deal) -> Action:
    """The best card for the seat to play with all hands open."""
    declares = deal.rules.side_of[deal.to_act] == deal.rules.side_of[deal.declarer]
    scored = score_cards(deal)
    best = max(scored, key=lambda one: one.low) if declares else min(scored, key=lambda one: one.low)
    return Play(best.card)


def cheated_deal(number: int, share: float, level: str = "steady") -> Deal:
    """A deal of bots of a level in which seat 0 looks at all hands for a share of its cards."""
    bot, random = make_bot(level), Random(number)
    match: Match = deal_next(new_match(PALACE, ("Eve", "Ann", "Bo", "Cy"), seed_from_text(f"fair play {number}")))
    while match.deal is not None and not match.deal.is_over:
        looks = match.deal.to_act == 0 and match.deal.phase is PLAY and random.random() < share
        action = open_card(match.deal) if looks else bot.choose(match_view(match, match.deal.to_act), random)
        match = play(match, action)
    assert match.deal is not None
    return match.deal


def deals_of(path: Path) -> Iterator[dict[Part, Tally]]:
    """What each seat gave away in each deal of a file."""
    for line in path.read_bytes().splitlines():
        for deal in replay(decode_record(line)).deals:
            if deal.is_over:
                yield from (given_away(deal, seat) for seat in range(deal.players))


def pointed_at(deals: Deals) -> float:
    """The share of players, each with ``ENOUGH`` deals drawn from those played, who are pointed at."""
    random = Random(1)
    drawn = (random.choices(deals, k=ENOUGH * 2) for _ in range(DRAWS))
    return sum(is_remarkable(figures(_with_choices(one))["all"]) for one in drawn) / DRAWS


def _with_choices(deals: Deals) -> Deals:
    return [one for one in deals if any(part.choices for part in one.values())][:ENOUGH]


def _tell(name: str, deals: Deals) -> None:
    found = figures(deals)
    parts = " | ".join(f"{found[part].mean:.3f} ± {found[part].error:.3f}" for part in (*PARTS, "all"))
    print(f"| {name} | {found['all'].deals} | {found['all'].choices} | {parts} | {pointed_at(deals):.3f} |", flush=True)


def curve(count: int) -> list[tuple[float, float, float]]:
    """By the share of cards with a look at all hands: what is given away a choice, and the share pointed at."""
    found = []
    for share in SHARES:
        deals = [given_away(cheated_deal(one, share), 0) for one in range(count)]
        mean = figures(deals)["all"].mean
        found.append((share, mean, pointed_at(deals)))
        print(f"| {share:.0%} | {mean:.3f} | {1000 * found[-1][2]:.0f} |", flush=True)
    return found


def main() -> None:
    """Prints a row for each file, and for each kind of cheat."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--cheats", type=int, default=0)
    parser.add_argument("--curve", type=int, default=0)
    parser.add_argument("--save", type=Path)
    asked = parser.parse_args()
    if asked.curve:
        print("| cards with a look | given away a choice | pointed at, of 1,000 |\n|---|---|---|")
        points = curve(asked.curve)
        if asked.save:
            asked.save.write_text(json.dumps({"cheats": points}))
        return
    print(f"| who | deals | choices | {' | '.join(PARTS)} | all | pointed at in {ENOUGH} deals, {STRICT} errors |")
    print("|---|---|---|---|---|---|---|---|")
    for path in asked.files:
        _tell(path.name.partition(".")[0], list(deals_of(path)))
    for share in (1.0, 0.5) if asked.cheats else ():
        _tell(f"looks at {share:.0%}", [given_away(cheated_deal(one, share), 0) for one in range(asked.cheats)])


if __name__ == "__main__":
    main()
