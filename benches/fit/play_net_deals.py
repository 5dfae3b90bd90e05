"""Cards that the play network learns from: deals as the network plays them, with the solver's value of every card.

Steady calls, names and discards. In some deals it plays the cards of one side too. Wherever a seat has a choice, each
card is valued with all hands open; what the network is shown is what the seat knows.
"""

from collections.abc import Mapping, Sequence
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
    random = Random(f"{seed} {chunk}")
    deals, solvers = deals_of(seed, chunk), [Solver() for _ in range(CHUNK)]
    table = Players(weights, random, guests_of(random))
    found, before = list[Samples](), list[list[Before]]()
    while going := [row for row, deal in enumerate(deals) if not deal.is_over]:
        readings = {row: read(view(deals[row], deals[row].to_act)) for row in going}
        plays = {row: honest_plays(one.view) for row, one in readings.items()}
        chosen = {row: play[0] for row, play in plays.items()}
        if choices := [Choice(row, readings[row], plays[row]) for row in going if len(plays[row]) > 1]:
            sights = sights_of([one.reading for one in choices])
            chosen |= table.plays(sights, choices)
            values = [values_of(solvers[one.row], deals[one.row], one.reading) for one in choices]
            found.append(_learned(sights, values, [cell_of(one.reading, chosen[one.row].card) for one in choices]))
            before.append([_before(one.row, one.reading) for one in choices])
        for row in going:
            deals[row] = act(deals[row], chosen[row])
    return together([_with_rest(one, some, deals) for one, some in zip(found, before, strict=True)])


def deals_of(seed: int, chunk: int) -> list[Deal]:
    """The deals of a chunk, called by steady, where the first card is to be played."""
    rules, bidder, text = rules_of(chunk), steady_bot(), seed_from_text(f"play net {seed}")
    numbers = range(chunk * CHUNK, (chunk + 1) * CHUNK)
    return [until_play(fresh_deal(rules, text, number), bidder, text, number) for number in numbers]


def guests_of(random: Random) -> Mapping[int, int]:
    """The side that steady plays, by the row of a deal; in the others the network plays both."""
    return {row: random.randrange(2) for row in range(CHUNK) if random.random() < GUEST}


class Choice(Struct, frozen=True):
    """A seat that may play several cards."""

    row: int
    """Which of the deals it is."""
    reading: Reading
    plays: Sequence[Play]


class Players(Struct, frozen=True):
    """Who plays the cards: the network, steady as a guest, and chance now and then."""

    weights: PlayWeights
    """Steady plays all cards without them."""
    random: Random
    guests: Mapping[int, int]
    """The side that steady plays, by row."""

    def plays(self, sights: Sights, choices: Sequence[Choice]) -> Mapping[int, Play]:
        """What each seat plays, by row; the network values the cards of all of them at once."""
        best = best_cells(self.weights, sights) if self.weights else np.zeros(len(choices), dtype=np.intp)
        return {one.row: self._play(one, card_at(sights, at, int(best[at]))) for at, one in enumerate(choices)}

    def _play(self, choice: Choice, best: Card) -> Play:
        if self.random.random() < STRAY:
            return self.random.choice(choice.plays)
        if not self.weights or self.guests.get(choice.row) == choice.reading.view.side:
            return choose_play(choice.reading, STEADY)
        return Play(best)


def _learned(sights: Sights, values: Sequence[Floats], played: Sequence[int]) -> Samples:
    """Samples whose rest is still the value of the card that was played."""
    wanted, chosen = np.array(values, dtype=np.float32), np.array(played, dtype=np.intp)
    return Samples(sights, wanted, chosen, wanted[np.arange(len(chosen)), chosen])


def _with_rest(rows: Samples, before: Sequence[Before], over: Sequence[Deal]) -> Samples:
    """Samples with what was taken beyond the value of the card, now that the deals are over."""
    taken = np.array([one.taken(over[one.row]) for one in before])
    return replace(rows, rest=(taken - rows.rest).astype(np.float32))


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
