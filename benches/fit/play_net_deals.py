"""Cards that the play network learns from: deals of seats that play as steady does, and what every card would come to.

Steady calls, names and discards, and the kernel's skilled seats play, which do on every turn what steady does. Wherever
a seat has a choice, each card is tried, and they play the deal to its end. What the network is shown is what the seat
knows; what it learns to tell is the mean over the hands that it cannot see.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from bidwhist.arena.tables import fresh_deal, until_play
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.bots.heuristics.reading import Reading, read
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.play_net.facts import (
    CELLS,
    Cells,
    Sights,
    cell_of_card,
    joined,
    order_number,
    sights_of,
)
from bidwhist.bots.play_net.net import PARTNERS
from bidwhist.bots.skill import steady_skill
from bidwhist.core.act import act
from bidwhist.core.actions import PLAYS, Play, RefusedClaim
from bidwhist.core.cards import Card
from bidwhist.core.deal import Deal
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import view
from bidwhist.records.replaying import decisions
from bidwhist.records.writing import record_of_deal
from bidwhist.simulator import State, restored_state, skilled_action, skilled_end
from bidwhist.simulator.numbering import number_of, numbers_of
from bidwhist.simulator.skill import Skill

CHUNK = 50
"""Deals that are played at once."""
STRAY = 0.1
"""The share of cards played by chance, so that what follows mistakes is learned too."""
PLAYED = tuple(
    name for name, rules in PRESETS.items() if (rules.players, rules.sides) == PARTNERS and not rules.turns_trump
)
"""The presets that every second chunk is of, in turn; the others are of palace. The kernel has no skilled seats for
Classic Whist."""

Whole = NDArray[np.int8]


class Samples(Struct, frozen=True, eq=False):
    """What the network learns from: one row a decision."""

    sights: Sights
    values: Whole
    """int8[n, CELLS]: tricks of the seat's side from there on with each card that may be played; 0 elsewhere."""
    makes: Whole
    """int8[n, CELLS]: 1 where the contract is made, -1 for a defender; 0 where it is set, and elsewhere."""

    def __len__(self) -> int:
        return len(self.values)

    def take(self, rows: Cells) -> "Samples":
        """Some of the rows."""
        return Samples(self.sights.take(rows), self.values[rows], self.makes[rows])


def together(parts: Sequence[Samples]) -> Samples:
    """All rows of some samples."""
    arrays = ([getattr(one, name) for one in parts] for name in ("values", "makes"))
    return Samples(joined([one.sights for one in parts]), *map(np.concatenate, arrays))


def rules_of(chunk: int) -> Ruleset:
    """The rules of a chunk; two in four have single no-trump."""
    name = "palace" if chunk % 2 == 0 else PLAYED[chunk // 2 % len(PLAYED)]
    return replace(PRESETS[name], no_trump_factor=1) if chunk % 4 < 2 else PRESETS[name]


def samples_of(seed: int, chunk: int) -> Samples:
    """The decisions of a chunk of deals."""
    random, skill = Random(f"{seed} {chunk}"), steady_skill(rules_of(chunk))
    deals, found = deals_of(seed, chunk), list[Samples]()
    states = {row: state_of(deal) for row, deal in enumerate(deals) if not deal.is_over}
    while going := [row for row, deal in enumerate(deals) if not deal.is_over]:
        readings = {row: read(view(deals[row], deals[row].to_act)) for row in going}
        plays = {row: honest_plays(one.view) for row, one in readings.items()}
        if choices := [row for row in going if len(plays[row]) > 1]:
            ends = np.array([ends_of(states[row], readings[row], skill) for row in choices])
            found.append(Samples(sights_of([readings[row] for row in choices]), ends[:, 0], ends[:, 1]))
        for row in going:
            play = _played(states[row], plays[row], skill, random)
            deals[row] = act(deals[row], play)
            states[row].apply_action(number_of(play))
    return together(found)


def _played(state: State, plays: Sequence[Play], skill: Skill, random: Random) -> Play:
    """The card of a skilled seat, or one by chance now and then."""
    if len(plays) > 1 and random.random() < STRAY:
        return random.choice(plays)
    wanted = PLAYS[skilled_action(state, skill)]
    return wanted if wanted in plays else plays[0]


def deals_of(seed: int, chunk: int) -> list[Deal]:
    """The deals of a chunk, called by steady, where the first card is to be played."""
    rules, bidder, text = rules_of(chunk), steady_bot(), seed_from_text(f"play net {seed}")
    numbers = range(chunk * CHUNK, (chunk + 1) * CHUNK)
    return [until_play(fresh_deal(rules, text, number), bidder, text, number) for number in numbers]


def cell_of(reading: Reading, card: Card) -> int:
    """The place of a card."""
    return cell_of_card()[order_number(reading.order.strain, reading.order.direction)][card]


def state_of(deal: Deal) -> State:
    """The simulator's state of a deal where the first card is to be played."""
    actions = [one.action for one in decisions(deal.rules, record_of_deal(deal, ()))]
    # Before the first card nobody can have claimed.
    history = [number for one in actions if not isinstance(one, RefusedClaim) for number in numbers_of(one)]
    return restored_state(deal.rules, deal.dealer, deal.dealt, deal.kitty, history)


def ends_of(state: State, reading: Reading, skill: Skill) -> Whole:
    """int8[2, CELLS]: what each card comes to if skilled seats play on, as ``Samples`` has it: tricks, the contract."""
    side, won, needed = reading.view.aiming_side, state.tricks_won, reading.view.needed
    found = np.zeros((2, CELLS), dtype=np.int8)
    sign = 1 if reading.declares else -1
    for play in honest_plays(reading.view):
        tried = state.clone()
        tried.apply_action(number_of(play))
        taken = skilled_end(tried, skill).tricks_won[side]
        found[:, cell_of(reading, play.card)] = sign * (taken - won[side]), sign * (taken >= needed)
    return found
