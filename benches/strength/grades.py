"""A club of known strength, played out: what our grades find of it, beside TrueSkill Through Time.

``python -m benches.strength.grades`` plays 200,000 matches of 2,000 people over six seasons, by a model of who wins;
with ``--cards`` the simulator plays every deal. The referee is ``trueskillthroughtime``, a development dependency;
``--referee none`` leaves it out. ``--save`` keeps what ``python -m benches.strength.club_plots`` draws.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Any

from msgspec import Struct

from bidwhist.server.ratings.domain.skill import LUCK, MEAN, Grade, chances, rated

SPREAD = 6.0
"""Standard deviation of people's strength: champion is 14 above casual."""
LEARNING = 0.5
"""What a month changes of somebody's strength."""
TOGETHER = 5.0
"""What a standing pair adds to the sum of its two, one standard deviation."""
SEASONS = 6
PREDICTED = 5000
"""Matches after the first ones whose winners are predicted."""

Teams = tuple[int, int, int, int]


class Won(Struct, frozen=True):
    """A match: seats 0 and 1 against 2 and 3, and whether the first two won."""

    seats: Teams
    won: bool


class Club(Struct, frozen=True):
    """People, their strength by season, and their matches."""

    strength: tuple[tuple[float, ...], ...]
    """By season and person."""
    bond: dict[tuple[int, int], float]
    """What standing pairs add."""
    matches: tuple[Won, ...]


Decide = Callable[[Random, Sequence[float], dict[tuple[int, int], float], list[Teams]], list[bool]]
"""Whether the first two win, at each table of an evening, from everybody's strength and what pairs add."""


def played_out(people: int, count: int, seed: int, decide: Decide | None = None) -> Club:
    """A club over six seasons: half of its evenings with standing partners, half with others by chance."""
    random = Random(seed)
    strength = [random.gauss(MEAN, SPREAD) for _ in range(people)]
    order = random.sample(range(people), people)
    bond = {(min(pair), max(pair)): random.gauss(0.0, TOGETHER) for pair in zip(order[::2], order[1::2], strict=True)}
    by_season, matches = [], list[Won]()
    for season in range(SEASONS):
        by_season.append(tuple(strength))
        while len(matches) < count * (season + 1) // SEASONS:
            tables = _evening(random, len(strength), bond)
            came = (decide or by_model)(random, strength, bond, tables)
            matches += [Won(seats, won) for seats, won in zip(tables, came, strict=True)]
        strength = [one + random.gauss(0.0, LEARNING) for one in strength]
    return Club(tuple(by_season), bond, tuple(matches[:count]))


def _evening(random: Random, people: int, bond: dict[tuple[int, int], float]) -> list[Teams]:
    """Who plays whom: one match for everybody."""
    if random.random() < 0.5:
        pairs = random.sample(sorted(bond), len(bond))
        return [(*one, *other) for one, other in zip(pairs[::2], pairs[1::2], strict=False)]
    order = random.sample(range(people), people)
    return list(zip(order[::4], order[1::4], order[2::4], order[3::4], strict=False))


def by_model(
    random: Random, strength: Sequence[float], bond: dict[tuple[int, int], float], tables: list[Teams]
) -> list[bool]:
    """Winners by the model alone."""
    return [random.random() < true_chance(strength, bond, seats) for seats in tables]


def true_chance(strength: Sequence[float], bond: dict[tuple[int, int], float], seats: Teams) -> float:
    """The chance of the first two, by the model that the arena's bots were placed with."""
    one, other = (_side(strength, bond, *pair) for pair in (seats[:2], seats[2:]))
    return 1.0 / (1.0 + math.exp((other - one) / (math.sqrt(2.0) * LUCK)))


def _side(strength: Sequence[float], bond: dict[tuple[int, int], float], one: int, other: int) -> float:
    return strength[one] + strength[other] + bond.get((min(one, other), max(one, other)), 0.0)


# Ours.


def our_grades(people: int, matches: Sequence[Won]) -> list[Grade]:
    """The grades after some matches."""
    grades = [Grade()] * people
    for match in matches:
        a, b, c, d = match.seats
        (one, two), (three, four) = rated([[grades[a], grades[b]], [grades[c], grades[d]]], 0 if match.won else 1)
        grades[a], grades[b], grades[c], grades[d] = one, two, three, four
    return grades


def our_chance(grades: Sequence[Grade], seats: Teams) -> float:
    """The chance that our grades give the first two."""
    a, b, c, d = seats
    return chances([[grades[a], grades[b]], [grades[c], grades[d]]])[0]


def pair_grades(matches: Sequence[Won]) -> dict[tuple[int, int], tuple[Grade, int]]:
    """The grades of pairs as single players, and their matches."""
    found: dict[tuple[int, int], tuple[Grade, int]] = {}
    for match in matches:
        pairs = [(min(pair), max(pair)) for pair in (match.seats[:2], match.seats[2:])]
        olds = [found.get(pair, (Grade(), 0)) for pair in pairs]
        for pair, (_, played), (new,) in zip(
            pairs, olds, rated([[one] for one, _ in olds], 0 if match.won else 1), strict=True
        ):
            found[pair] = new, played + 1
    return found


# The referee.


def referee_of(people: int, matches: Sequence[Won], iterations: int) -> tuple[list[float], Callable[[Teams], float]]:
    """What TrueSkill Through Time makes of some matches: everybody's last mean, and the chances that it gives."""
    history_of = import_module("trueskillthroughtime").History

    noise = math.sqrt(2.0) * LUCK * 1.702 / 2.0
    composition = [[[str(one) for one in match.seats[:2]], [str(one) for one in match.seats[2:]]] for match in matches]
    results = [[1, 0] if match.won else [0, 1] for match in matches]
    times = [number // (people // 4) for number in range(len(matches))]
    history = history_of(composition, results, times, mu=MEAN, sigma=SPREAD, beta=noise, gamma=0.05)
    history.convergence(epsilon=0.01, iterations=iterations, verbose=False)
    last = {name: curve[-1][1] for name, curve in history.learning_curves().items()}

    def chance(seats: Teams) -> float:
        a, b, c, d = (last[str(one)] for one in seats)
        doubt = sum(one.sigma**2 for one in (a, b, c, d))
        return float(NormalDist().cdf((a.mu + b.mu - c.mu - d.mu) / math.sqrt(doubt + 4.0 * noise**2)))

    return [last[str(one)].mu for one in range(people)], chance


# Measures.


def rank_correlation(found: Sequence[float], true: Sequence[float]) -> float:
    """Spearman's."""
    ranks = [_ranks(found), _ranks(true)]
    count = len(found)
    gaps = sum((one - other) ** 2 for one, other in zip(*ranks, strict=True))
    return 1.0 - 6.0 * float(gaps) / (count * (count**2 - 1))


def _ranks(values: Sequence[float]) -> list[int]:
    ranks = [0] * len(values)
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        ranks[place] = rank
    return ranks


def log_loss(chance: Callable[[Teams], float], matches: Sequence[Won]) -> float:
    """What the prediction of winners costs a match."""
    return -math.fsum(
        math.log(part if match.won else 1.0 - part) for match in matches for part in [chance(match.seats)]
    ) / len(matches)


class Found(Struct, frozen=True):
    """How well some grades know the club."""

    correlation: float
    loss: float


def ours(club: Club, people: int, until: int) -> Found:
    """Our grades after so many matches, and their prediction of the next."""
    grades = our_grades(people, club.matches[:until])
    true = club.strength[min(SEASONS - 1, until * SEASONS // len(club.matches))]
    following = club.matches[until : until + PREDICTED]
    loss = log_loss(lambda seats: our_chance(grades, seats), following)
    return Found(rank_correlation([one.mean for one in grades], true), loss)


def referee(club: Club, people: int, until: int, iterations: int) -> Found:
    """The same of the referee."""
    means, chance = referee_of(people, club.matches[:until], iterations)
    true = club.strength[min(SEASONS - 1, until * SEASONS // len(club.matches))]
    return Found(rank_correlation(means, true), log_loss(chance, club.matches[until : until + PREDICTED]))


def pairs_found(club: Club) -> tuple[float, float, int]:
    """Among standing pairs of below-average people: correlation of the true strength of the pair with the pair's
    grade, the same with the sum of its people's grades, and how many such pairs there are."""
    last = club.strength[-1]
    grades, pairs = our_grades(len(last), club.matches), pair_grades(club.matches)
    weak = [pair for pair in club.bond if last[pair[0]] + last[pair[1]] < 2.0 * MEAN]
    true = [_side(last, club.bond, *pair) for pair in weak]
    by_pair = rank_correlation([pairs[pair][0].mean for pair in weak], true)
    return by_pair, rank_correlation([grades[a].mean + grades[b].mean for a, b in weak], true), len(weak)


def worth_of_a_point(club: Club) -> float:
    """How much a point of strength moves the logarithm of the odds, fitted to who won what."""
    count, worth = len(club.matches), 0.05
    ahead = [
        _side(strength, club.bond, *match.seats[:2]) - _side(strength, club.bond, *match.seats[2:])
        for number, match in enumerate(club.matches)
        for strength in [club.strength[number * SEASONS // count]]
    ]
    for _ in range(20):
        chance = [1.0 / (1.0 + math.exp(-worth * by)) for by in ahead]
        rise = math.fsum(by * (match.won - p) for by, match, p in zip(ahead, club.matches, chance, strict=True))
        worth += rise / math.fsum(by * by * p * (1.0 - p) for by, p in zip(ahead, chance, strict=True))
    return worth


def measured(club: Club, people: int, iterations: int | None) -> dict[str, Any]:
    """All figures of a club, printed as they come."""
    after_fifty, every = people * 50 // 4, max(1, len(club.matches) // 8)
    curve = []
    for until in range(after_fifty, len(club.matches) - PREDICTED, every):
        found = ours(club, people, until)
        curve.append((until * 4 // people, found.correlation))
        print(f"ours after {curve[-1][0]} each: {found.correlation:.4f}, log-loss {found.loss:.5f}", flush=True)
    by_pair, by_people, count = pairs_found(club)
    print(f"{count} standing pairs of weak people: {by_pair:.3f} by pair grade, {by_people:.3f} by their people")
    grades = our_grades(people, club.matches)
    figures: dict[str, Any] = {
        "curve": curve,
        "people": [(true, grade.mean) for true, grade in zip(club.strength[-1], grades, strict=True)],
        "pairs": pairs_of(club),
    }
    if iterations is not None:
        began = time.perf_counter()
        found = referee(club, people, after_fifty, iterations)
        took = time.perf_counter() - began
        print(f"referee after 50 each: {found.correlation:.4f}, log-loss {found.loss:.5f}, {took:.0f} s")
        figures["referee"] = found.correlation
    return figures


def pairs_of(club: Club) -> list[tuple[float, float]]:
    """What each standing pair can do at the end, and its grade."""
    grades, last = pair_grades(club.matches), club.strength[-1]
    return [(_side(last, club.bond, *pair), grades[pair][0].mean) for pair in sorted(club.bond) if pair in grades]


def main() -> None:
    """Plays a club out and prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", action="store_true", help="the simulator plays every deal")
    parser.add_argument("--referee", choices=["ttt", "none"], default="ttt")
    parser.add_argument("--iterations", type=int, default=4)
    parser.add_argument("--save", type=Path, help="a file for what is drawn")
    wanted = parser.parse_args()
    decide = import_module("benches.strength.card_club").Cards(wanted.seed) if wanted.cards else None
    began = time.perf_counter()
    club = played_out(wanted.people, wanted.matches, wanted.seed, decide)
    took, model = time.perf_counter() - began, 1.0 / (math.sqrt(2.0) * LUCK)
    print(
        f"played in {took:.0f} s; a point of strength is worth {worth_of_a_point(club):.4f}, by the model {model:.4f}"
    )
    figures = measured(club, wanted.people, wanted.iterations if wanted.referee == "ttt" else None)
    if wanted.save:
        wanted.save.write_text(json.dumps(figures))


if __name__ == "__main__":
    main()
