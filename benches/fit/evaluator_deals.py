"""Deals that the evaluator learns from: ``python -m benches.fit.evaluator_deals FOLDER [minutes]`` adds to a folder.

Random hands declare contracts that look good to them, now and then any, under every kind of table; steady's cards
decide the tricks, and with partners the kernel says what they are double dummy. A row depends on its number alone, so
the same folder comes out on every machine, sooner or later; ``--jobs N`` processes, or a Ray cluster (``--cluster
ADDRESS``), take a file each.
"""

import sys
from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeAlias

import numpy as np
from benches.fit.hands import hands_of
from benches.fit.steady import SHAPES, TRUMPS, best_promise, contracted, promise, rules_with
from numpy.typing import NDArray

from bidwhist.analysis.double_dummy import opening_position
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.arena.workers import Workers, in_order
from bidwhist.bots.heuristic_bot import SteadyBot
from bidwhist.core.cards import Hand, Strain
from bidwhist.core.deal import Deal
from bidwhist.core.rules.options import DeclareWhen, Direction, NoTrumpJokers, OpeningLead
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.solver import solve_many

CHUNK = 500
"""Rows a file."""
TURNS = ("partners", "partners", "alone 3", "partners", "alone 4", "partners", "partners", "alone 5")
"""The order in which kinds of table get a chunk."""
JOKER_RULES = tuple(NoTrumpJokers)

ROW = np.dtype(
    [
        ("players", np.int8),
        ("jokers", np.int8),
        ("kitty", np.int8),
        ("named_late", np.bool_),
        ("joker_rule", np.int8),
        ("leader", np.int8),  # from the declarer's seat, clockwise
        ("wish", np.int8, (2,)),  # strain and direction that the hand was bid for before the kitty
        ("named", np.int8, (2,)),  # and those that were named
        ("number", np.int8),
        ("dealt", np.uint64),  # the declarer's cards before the kitty
        ("hands", np.uint64, (5,)),  # from the declarer's seat clockwise, once the discards are out
        ("discards", np.uint64),
        ("tricks", np.int8),  # by steady's cards, the discard trick not counted
        ("double_dummy", np.int8),  # -1 where it was not asked
    ]
)


def rules_of(table: str, random: Random) -> Ruleset:
    """A rule set of a table's kind; what a hand is worth depends on no other option."""
    shape = random.choice(SHAPES[table][:1] * 4 + SHAPES[table])
    _, jokers, kitty = shape
    joker_rules = [rule for rule in JOKER_RULES if rule is not NoTrumpJokers.DECLARER_DISCARDS or kitty >= jokers]
    return rules_with(
        table,
        shape,
        declare=random.choice(list(DeclareWhen)),
        no_trump_jokers=random.choice(joker_rules),
        opening_lead=random.choice(list(OpeningLead)),
    )


def wish_of(rules: Ruleset, hand: Hand, no_trump: bool, random: Random) -> tuple[Strain, Direction]:
    """The contract to bid for: mostly the best by the estimate, now and then the next best or any."""
    strains = (Strain.NO_TRUMP,) if no_trump else TRUMPS
    options = [(strain, direction) for strain in strains for direction in rules.directions]
    options.sort(key=lambda option: -promise(rules, hand, option))
    chance = random.random()
    return options[0] if chance < 0.65 else random.choice(options[:4]) if chance < 0.85 else random.choice(options)


def row_of(table: str, number: int) -> tuple[object, ...]:
    """One deal with its tricks."""
    random = Random(f"{table} {number}")
    rules = rules_of(table, random)
    seed = seed_from_text(f"evaluator {table}")
    fresh = fresh_deal(rules, seed, number)
    no_trump = random.random() < 0.3
    seats = random.sample(range(rules.players), rules.players)
    if no_trump and random.random() < 0.6:
        seats.sort(key=lambda seat: -best_promise(rules, fresh.dealt[seat]))
    declarer = seats[0]
    strain, direction = wish_of(rules, fresh.dealt[declarer], no_trump, random)
    hope = promise(rules, fresh.dealt[declarer], (strain, direction)) - rules.free_tricks + random.uniform(-1, 1.5)
    deal = contracted(fresh, declarer, strain, direction, max(1, min(rules.max_bid, round(hope))))
    done = play_out(deal, (SteadyBot(),) * rules.players, seed, number)
    assert deal.contract is not None
    around = [deal.hands[(declarer + step) % rules.players] for step in range(rules.players)]
    return (
        rules.players,
        rules.jokers,
        rules.kitty,
        rules.names_with_kitty_seen,
        JOKER_RULES.index(rules.no_trump_jokers),
        (deal.leader - declarer) % rules.players,
        (strain, _place(direction)),
        (deal.contract.strain, _place(deal.contract.direction)),
        deal.contract.number,
        fresh.dealt[declarer],
        tuple(around + [0] * (5 - rules.players)),
        deal.discards,
        done.tricks_won[done.side(declarer)],
        _double_dummy(deal) if table == "partners" else -1,
    )


def _place(direction: Direction) -> int:
    return tuple(Direction).index(direction)


def _double_dummy(deal: Deal) -> int:
    assert deal.contract is not None
    position = opening_position(deal.rules, deal.hands, deal.contract, declarer=deal.declarer, dealer=deal.dealer)
    return solve_many([position])[0].low


File: TypeAlias = tuple[str, int]
"""A kind of table, and which of its files."""


def files() -> Iterator[File]:
    """All files, in the order in which they are made."""
    made = dict.fromkeys(SHAPES, 0)
    for turn in count():
        table = TURNS[turn % len(TURNS)]
        yield table, made[table]
        made[table] += 1


def rows_of(file: File, rows: int = CHUNK) -> tuple[File, NDArray[np.void]]:
    """The first rows of a file, or all of them."""
    table, number = file
    return file, np.array([row_of(table, number * CHUNK + place) for place in range(rows)], dtype=ROW)


def main(folder: Path, minutes: float, workers: Workers) -> None:
    """Adds files to a folder until the time is up; those that are begun by then are still made."""
    folder.mkdir(parents=True, exist_ok=True)
    ends = monotonic() + 60 * minutes
    in_time = takewhile(lambda _: monotonic() < ends, files())
    wanted = (file for file in in_time if not path_of(folder, file).exists())
    for file, rows in in_order(workers, rows_of, wanted):
        np.save(path_of(folder, file), rows)


def path_of(folder: Path, file: File) -> Path:
    """Where a file is."""
    table, number = file
    return folder / f"{table.replace(' ', '-')}-{number:04}.npy"


if __name__ == "__main__":
    words, hired = hands_of(sys.argv[1:])
    with hired as hands:
        main(Path(words[0]), float(words[1]) if len(words) > 1 else 25.0, hands)
