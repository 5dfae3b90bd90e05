"""Cards that the play network learns from: deals as the network plays them, with the solver's value of every card.

Steady calls, names and discards. In some deals it plays the cards of one side too. Wherever a seat has a choice, each
card is valued with all hands open; what the network is shown is what the seat knows.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from bidwhist.arena.tables import fresh_deal, until_play
from bidwhist.bots.grids import Floats
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.bots.heuristics.cards import choose_play
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.reading import Reading, read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.play_net.facts import (
    CELLS,
    Cells,
    Sights,
    card_at,
    cell_of_card,
    inputs_of,
    joined,
    order_number,
    sights_of,
)
from bidwhist.bots.play_net.net import PlayWeights, layers_of
from bidwhist.bots.search.search import position_in
from bidwhist.core.act import act
from bidwhist.core.actions import Play
from bidwhist.core.cards import Card
from bidwhist.core.deal import Deal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.solver import Budget, Solver

NODES = 100_000
"""The most that the solver looks at for one decision; if it is not done by then, the middle of its bounds counts."""
CHUNK = 50
"""Deals that are played at once."""
GUEST = 0.5
"""The share of deals where steady plays the cards of one side."""
STRAY = 0.06
"""The share of cards played by chance, so that what follows mistakes is learned too."""
PLAYED = tuple(name for name, rules in PRESETS.items() if (rules.players, rules.sides) == (4, 2))
"""The presets that every second chunk is of, in turn; the others are of palace."""

Singles = NDArray[np.float32]


class Samples(Struct, frozen=True, eq=False):
    """What the network learns from: one row a decision."""

    sights: Sights
    values: Singles
    """float32[n, CELLS]: tricks of the seat's side with each card that may be played; 0 elsewhere."""
    chosen: Cells
    """intp[n]: the place of the card that was played."""
    rest: Singles
    """float32[n]: what the side took from there on beyond that card's value."""

    def __len__(self) -> int:
        return len(self.values)

    def take(self, rows: Cells) -> "Samples":
        """Some of the rows."""
        return Samples(self.sights.take(rows), self.values[rows], self.chosen[rows], self.rest[rows])


class Before(Struct, frozen=True):
    """The tricks at a decision, from which those that followed are counted."""

    row: int
    """Which of the deals it is."""
    side: int
    won: int
    sign: int
    """1 where the seat is of that side, else -1."""

    def taken(self, over: Deal) -> int:
        """What the seat's side took from there on, as the solver counts."""
        return self.sign * (over.tricks_won[self.side] - self.won)


def together(parts: Sequence[Samples]) -> Samples:
    """All rows of some samples."""
    arrays = ([getattr(one, name) for one in parts] for name in ("values", "chosen", "rest"))
    return Samples(joined([one.sights for one in parts]), *map(np.concatenate, arrays))


def rules_of(chunk: int) -> Ruleset:
    """The rules of a chunk; two in four have single no-trump."""
    name = "palace" if chunk % 2 == 0 else PLAYED[chunk // 2 % len(PLAYED)]
    return replace(PRESETS[name], no_trump_factor=1) if chunk % 4 < 2 else PRESETS[name]


def samples_of(weights: PlayWeights, seed: int, chunk: int) -> Samples:
    """The decisions of a chunk of deals; without weights steady plays all cards."""
    rules, random, text = rules_of(chunk), Random(f"{seed} {chunk}"), seed_from_text(f"play net {seed}")
    bidder, solvers = steady_bot(), [Solver() for _ in range(CHUNK)]
    numbers = range(chunk * CHUNK, (chunk + 1) * CHUNK)
    deals = [until_play(fresh_deal(rules, text, number), bidder, text, number) for number in numbers]
    guests = {row: random.randrange(2) for row in range(CHUNK) if random.random() < GUEST}
    found, before = list[Samples](), list[list[Before]]()
    while going := [row for row, deal in enumerate(deals) if not deal.is_over]:
        readings = {row: read(view(deals[row], deals[row].to_act)) for row in going}
        plays = {row: honest_plays(one.view) for row, one in readings.items()}
        chosen = {row: play[0] for row, play in plays.items()}
        open_rows = [row for row in going if len(plays[row]) > 1]
        if open_rows:
            sights = sights_of([readings[row] for row in open_rows])
            values = [values_of(solvers[row], deals[row], readings[row]) for row in open_rows]
            cells = best_cells(weights, sights) if weights else np.zeros(len(open_rows), dtype=np.intp)
            for at, row in enumerate(open_rows):
                if random.random() < STRAY:
                    chosen[row] = random.choice(plays[row])
                elif not weights or guests.get(row) == readings[row].view.side:
                    chosen[row] = choose_play(readings[row], STEADY)
                else:
                    chosen[row] = Play(card_at(sights, at, int(cells[at])))
            played = np.array([cell_of(readings[row], chosen[row].card) for row in open_rows], dtype=np.intp)
            before.append([_before(row, readings[row]) for row in open_rows])
            wanted = np.array(values, dtype=np.float32)
            found.append(Samples(sights, wanted, played, wanted[np.arange(len(played)), played]))
        for row in going:
            deals[row] = act(deals[row], chosen[row])
    taken = [np.array([one.taken(deals[one.row]) for one in some]) for some in before]
    rests = [(now - one.rest).astype(np.float32) for one, now in zip(found, taken, strict=True)]
    return together([replace(one, rest=rest) for one, rest in zip(found, rests, strict=True)])


def _before(row: int, reading: Reading) -> Before:
    side = reading.view.aiming_side
    return Before(row, side, reading.view.tricks_won[side], 1 if reading.declares else -1)


def cell_of(reading: Reading, card: Card) -> int:
    """The place of a card."""
    return cell_of_card()[order_number(reading.order.strain, reading.order.direction)][card]


def best_cells(weights: PlayWeights, sights: Sights) -> Cells:
    """intp[n]: the place of the card that the network values highest."""
    inputs = inputs_of(sights)
    best: Cells = np.where(inputs.legal, layers_of(weights, inputs).worth, -np.inf).argmax(axis=1)
    return best


def values_of(solver: Solver, deal: Deal, reading: Reading) -> Floats:
    """float64[CELLS]: the tricks from here on of the seat's side with each card, all hands open."""
    seen = reading.view
    hands = np.array([deal.hand(seat) for seat in range(deal.players)], dtype=np.uint64)
    found = np.zeros(CELLS)
    sign = 1 if reading.declares else -1
    may = {play.card for play in honest_plays(seen)}
    for one in solver.cards(position_in(seen, hands), Budget(nodes=NODES)):
        if one.card in may:
            found[cell_of(reading, one.card)] = sign * (one.low + one.high) / 2
    return found
