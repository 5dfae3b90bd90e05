"""Fits the weights of evidence.

    python -m benches.fit.evidence collect BOT DEALS OUT.pickle [SEED]
    python -m benches.fit.evidence fit FILE...

At some decisions of self-play the true world is put among sampled ones, and the signs of all of them are written
down. Fitting finds the weights under which the true world stands out most, by stochastic gradient, and says how much
it does on deals kept apart: the mean logarithm of its share over an even share. A file named twice counts twice.

``--jobs N`` or ``--cluster ADDRESS`` collect presets side by side: one generator goes through the deals of each.
"""

import pickle
import sys
from functools import cache, partial
from pathlib import Path
from random import Random

import numpy as np
from benches.fit.hands import hands_of
from numpy.typing import NDArray

from bidwhist.arena.tables import fresh_deal
from bidwhist.arena.workers import Workers, in_order
from bidwhist.bots.bot import random_for
from bidwhist.bots.determinization import likely
from bidwhist.bots.determinization.evidence import SIGNS, signs
from bidwhist.bots.determinization.likely import pile_odds
from bidwhist.bots.determinization.sample import sample_worlds
from bidwhist.bots.levels import make_bot
from bidwhist.core.apply import apply
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view

SEED = "fit evidence"
WORLDS = 40
"""Sampled worlds beside a true one."""
A_DEAL = 8
"""About so many decisions of a deal are used."""
SHARES = {"palace": 0.4, "classic": 0.1, "andrews": 0.1, "fifty-two": 0.1, "bid-wiz": 0.1}
"""The share of deals by preset. The rest is cutthroat."""
APART = 7
"""One deal in so many is kept apart for judging."""
ROUNDS, BATCH, STEP, DECAY = 12, 64, 0.05, 0.00001

Group = NDArray[np.int16]
"""int16[signs, 1 + worlds]: the signs of the true world and of the sampled ones."""
Weights = NDArray[np.float64]


def collect(workers: Workers, bot: str, deals: int, text: str = SEED) -> list[tuple[bool, Group]]:
    """Groups from self-play, each with whether it is kept apart."""
    rest = [name for name in PRESETS if name not in SHARES]
    left = (1.0 - sum(SHARES.values())) / len(rest)
    tasks = [(name, round(deals * SHARES.get(name, left))) for name in PRESETS]
    return [group for groups in in_order(workers, partial(_of_preset, bot, text), tasks) for group in groups]


def _of_preset(bot: str, text: str, task: tuple[str, int]) -> list[tuple[bool, Group]]:
    preset, deals = task
    random = Random(f"{text} {preset}")
    return [
        (number % APART == 0, group) for number in range(deals) for group in _of_deal(preset, number, bot, random, text)
    ]


def _of_deal(preset: str, number: int, level: str, random: Random, text: str) -> list[Group]:
    rules, seed, bot = PRESETS[preset], seed_from_text(text), _bot(level)
    deal, decision, groups = fresh_deal(rules, seed, number), 0, list[Group]()
    while not deal.is_over:
        if deal.phase is PLAY and random.random() < A_DEAL / (rules.hand_size * rules.players):
            groups.append(_group(deal, random))
        deal = apply(deal, bot.choose(view(deal, deal.to_act), random_for(seed, number, deal.to_act, decision)))
        decision += 1
    return groups


_bot = cache(make_bot)


def _group(deal: Deal, random: Random) -> Group:
    shown = view(deal, deal.to_act)
    truth = np.array([[deal.hand(seat) for seat in range(deal.players)]], dtype=np.uint64)
    worlds = np.concatenate((truth, sample_worlds(shown, WORLDS, random, pile_odds(shown))))
    return signs(shown, worlds).astype(np.int16)


def fit(groups: list[Group]) -> Weights:
    """The weights that make true worlds stand out most."""
    weights: Weights = np.zeros(SIGNS)
    drift, size = np.zeros(SIGNS), np.zeros(SIGNS)
    generator, steps = np.random.default_rng(0), 0
    for turn in range(ROUNDS):
        order = generator.permutation(len(groups))
        for begin in range(0, len(order), BATCH):
            some = [groups[at] for at in order[begin : begin + BATCH]]
            pull = sum(_pull(group, weights) for group in some) / len(some) - DECAY * weights
            steps += 1
            drift, size = 0.9 * drift + 0.1 * pull, 0.99 * size + 0.01 * pull**2
            pace = STEP * (0.5 if turn > ROUNDS // 2 else 1.0)
            weights = weights + pace * drift / (1 - 0.9**steps) / (np.sqrt(size / (1 - 0.99**steps)) + 1e-4)
        print(f"round {turn + 1}: {standing_out(groups, weights):.3f}", flush=True)
    return weights


def _shares(group: Group, weights: Weights) -> Weights:
    support = weights[group].sum(axis=0)
    shares: Weights = np.exp(support - support.max())
    shares /= shares.sum()
    return shares


def _pull(group: Group, weights: Weights) -> Weights:
    pull = -_shares(group, weights)
    pull[0] += 1.0
    pulls: Weights = np.bincount(group.ravel(), np.broadcast_to(pull, group.shape).ravel(), minlength=SIGNS).astype(
        float
    )
    return pulls


def standing_out(groups: list[Group], weights: Weights) -> float:
    """The mean logarithm of the true world's share over an even share."""
    return float(np.mean([np.log(_shares(group, weights)[0] * group.shape[1]) for group in groups]))


def main(arguments: list[str], workers: Workers) -> None:
    """Collects or fits."""
    if arguments[0] == "collect":
        bot, deals, out, *seed = arguments[1:]
        Path(out).write_bytes(pickle.dumps(collect(workers, bot, int(deals), *seed)))
        return
    rows = [row for name in arguments[1:] for row in pickle.loads(Path(name).read_bytes())]
    weights = fit([group for apart, group in rows if not apart])
    print(f"on deals kept apart: {standing_out([group for apart, group in rows if apart], weights):.3f}")
    np.save(Path(likely.__file__).parent / "data" / "evidence.npy", np.round(weights, 3).astype(np.float32))


if __name__ == "__main__":
    words, hired = hands_of(sys.argv[1:])
    with hired as hands:
        main(words, hands)
