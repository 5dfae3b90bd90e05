"""What cards cost in hindsight, by settings of the search: ``python -m benches.strength.hindsight SECONDS SETTING …``.

``strong-1`` plays whole deals; at every decision where the cards differ each setting is asked as well, and what its
card costs double-dummy in the deal as it lies is added up. Nobody could know how it lies, so the sums mean nothing
alone; but the same decisions put to all make small differences between settings show. A setting is a bot that searches,
``champion`` or ``strong-1``, with what is changed: ``champion:worlds=64,pool=4000``; or one that does not, ``steady``
or ``strong``.
The first is what the others are compared with. Prints by setting: deals, tricks a deal lost declaring and defending,
the difference from the first in tricks and in matches of a hundred, processor time of a decision (mean, longest,
milliseconds). Then by cards in hand, for the first setting: tricks and matches of a hundred lost a deal, which is the
most that any other play with so many cards could gain.
"""

import sys
from collections.abc import Callable, Mapping
from time import process_time, time

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from bidwhist.arena.intervals import summarise
from bidwhist.arena.peers.levels_before import BEFORE
from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import Bot, random_for
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.search.player import Searcher
from bidwhist.bots.search.search import can_search, position_in
from bidwhist.bots.search.stakes import match_stakes
from bidwhist.bots.searching import CHAMPION, STRONG, strong_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Play
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.solver.worlds import score_worlds

SEED = seed_from_text("hindsight")
EFFORTS = {"strong-1": STRONG, "champion": CHAMPION}
QUICK: Mapping[str, Callable[[], Bot]] = {"steady": steady_bot, "strong": strong_bot}
"""Those that do not search."""
Sums = NDArray[np.float64]
"""float64[settings, cards, 3], by cards in hand: tricks lost declaring, tricks lost defending, matches of a hundred."""


def player(setting: str) -> Bot | Searcher:
    """Who plays the cards of a setting."""
    name, _, changes = setting.partition(":")
    if name in QUICK:
        return QUICK[name]()
    pairs = [change.split("=") for change in changes.split(",") if change]
    kinds = {"worlds": int, "pool": int, "nodes": int, "batch": int}
    changed = {key: kinds.get(key, float)(value) for key, value in pairs}
    return Searcher(replace(EFFORTS[name], **changed), match_stakes)


def costs(deal: Deal, seen: View) -> Mapping[int, tuple[float, float, float]]:
    """By card: tricks lost declaring, tricks lost defending, matches of a hundred lost, the deal as it lies."""
    hands = np.array([[deal.hand(seat) for seat in range(deal.players)]], dtype=np.uint64)
    scored = score_worlds(hands, position_in(seen, hands[0]))[0, :, 0].astype(int)
    declaring = seen.rules.side_of[seen.declarer]
    worth = match_stakes(seen)[seen.tricks_won[declaring] + scored]
    ours = scored if seen.side == declaring else -scored
    lost, hurt = ours.max() - ours, 100 * (worth.max() - worth)
    cards = [play.card for play in honest_plays(seen)]
    return {
        card: (less * (seen.side == declaring), less * (seen.side != declaring), pain)
        for card, less, pain in zip(cards, lost.tolist(), hurt.tolist(), strict=True)
    }


def of_deal(rules: Ruleset, number: int, players: list[Bot | Searcher], times: list[list[float]]) -> Sums:
    """What the settings lose in one deal."""
    bot, deal, decision = BEFORE["strong-1"](), fresh_deal(rules, SEED, number), 0
    sums: Sums = np.zeros((len(players), rules.hand_size + 1, 3))
    while not deal.is_over:
        seen = view(deal, deal.to_act)
        if deal.phase is PLAY and can_search(seen):
            by_card = costs(deal, seen)
            if len(set(by_card.values())) > 1:
                for place, one in enumerate(players):
                    begin = process_time()
                    play = one.choose(seen, random_for(SEED, number, deal.to_act, decision))
                    times[place].append(1000 * (process_time() - begin))
                    assert isinstance(play, Play)
                    sums[place, seen.hand.bit_count()] += by_card[play.card]
        deal = act(deal, bot.choose(seen, random_for(SEED, number, deal.to_act, decision)))
        decision += 1
    return sums


def main() -> None:
    """Plays until the time is up, palace with single no-trump."""
    seconds, settings = float(sys.argv[1]), sys.argv[2:]
    rules, players = parse_rules("palace", ("no_trump_factor=1",)), [player(setting) for setting in settings]
    times: list[list[float]] = [[] for _ in settings]
    begin, found = time(), list[Sums]()
    while time() - begin < seconds:
        found.append(of_deal(rules, len(found), players, times))
    by_cards = np.array(found)
    table = by_cards.sum(axis=2)
    for place, setting in enumerate(settings):
        declaring, defending, _ = table[:, place].mean(axis=0)
        more = table[:, place] - table[:, 0]
        tricks, matches = summarise((more[:, 0] + more[:, 1]).tolist()), summarise(more[:, 2].tolist())
        beside = f"{tricks.mean:+.2f} ± {tricks.half_width:.2f} tricks"
        beside += f", {matches.mean:+.1f} ± {matches.half_width:.1f} in 100"
        time_taken = f"{np.mean(times[place]):.1f} / {np.max(times[place]):.0f} ms"
        print(f"{setting}: {len(found)} deals, -{declaring:.2f} -{defending:.2f}; {beside}; {time_taken}")
    lost = by_cards[:, 0].mean(axis=0)
    for cards in range(rules.hand_size, 1, -1):
        declaring, defending, matches = lost[cards]
        print(f"{cards} cards: -{declaring:.3f} -{defending:.3f} tricks, -{matches:.2f} in 100")


if __name__ == "__main__":
    main()
