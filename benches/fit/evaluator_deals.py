"""Deals that the evaluator learns from: ``python -m benches.fit.evaluator_deals FOLDER [minutes]`` adds to a folder.

Random hands declare contracts that look good to them, now and then any, under every kind of table; steady's cards
decide the tricks, and with partners the kernel says what they are double dummy. A row depends on its number alone, so
the same folder comes out on every machine, sooner or later.
"""

import sys
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np
from benches.fit.steady import SHAPES, TRUMPS, best_promise, contracted, promise, rules_with

from bidwhist.analysis.double_dummy import opening_position
from bidwhist.arena.tables import fresh_deal, play_out
from bidwhist.bots.steady.player import SteadyBot
from bidwhist.cards import Hand, Strain
from bidwhist.deal import Deal
from bidwhist.kernel.solver import solve_many
from bidwhist.rules.options import (
    DeclareWhen,
    Direction,
    NoTrumpJokers,
    OpeningLead,
)
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import seed_from_text

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


def main(folder: Path, minutes: float) -> None:
    """Adds chunks to a folder until the time is up."""
    folder.mkdir(parents=True, exist_ok=True)
    ends, made = monotonic() + 60 * minutes, dict.fromkeys(SHAPES, 0)
    turn = 0
    while monotonic() < ends:
        table = TURNS[turn % len(TURNS)]
        turn, number = turn + 1, made[table]
        made[table] += 1
        path = folder / f"{table.replace(' ', '-')}-{number:04}.npy"
        if not path.exists():
            rows = [row_of(table, number * CHUNK + place) for place in range(CHUNK)]
            np.save(path, np.array(rows, dtype=ROW))


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 25.0)
