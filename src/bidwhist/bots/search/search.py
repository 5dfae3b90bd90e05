"""Search: every legal card valued double-dummy over likely worlds, by what the end of the deal does for the match."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.chance import honest_plays
from bidwhist.bots.conventions import ConventionCard
from bidwhist.bots.grids import added
from bidwhist.bots.steady.exchange import standing_of
from bidwhist.bots.steady.prospects import prospects
from bidwhist.bots.worlds.likely import likely_worlds
from bidwhist.bots.worlds.sample import Worlds
from bidwhist.cards import Card, Strain
from bidwhist.kernel import COMPILED, Budget, Position
from bidwhist.kernel.position import joker_play
from bidwhist.kernel.reference import card_values
from bidwhist.kernel.worlds import score_worlds
from bidwhist.rules.options import Direction
from bidwhist.view import View

Floats: TypeAlias = NDArray[np.float64]
Stakes: TypeAlias = Callable[[View], Floats]
"""By tricks of the declaring side at the end, none to all: the chance in the match of the seat's side."""

PLAIN_CARDS = 3
"""Without the compiled kernel, more cards a hand than this are not searched."""


EQUAL = 1e-9
"""Values this close are truly equal: only what rounding leaves."""


class Effort(Struct, frozen=True, kw_only=True):
    """How much a search may do; counted in worlds and nodes, so that the same view has the same answer anywhere."""

    worlds: int
    """Worlds looked at, at most."""
    pool: int
    """Worlds sampled, from which those are drawn."""
    nodes: int
    """Positions that the solver may visit in one world."""
    batch: int = 8
    """Worlds solved before the search asks whether it has seen enough."""
    temper: float = 0.65
    """How far evidence is trusted: 1 at its word, 0 not at all."""
    sure: float = 2.5
    """Standard errors by which the best card must lead for the search to end early."""
    blur: float = 0.5
    """How far, in tricks, play strays from what all cards open would bring."""
    trick: float = 0.002
    """What a trick is worth where it does nothing for the match: a chance."""
    clear: float = 0.05
    """By how much, as a chance in the match, a card must be better than any other to do what is never done."""
    card: ConventionCard | None = None
    """The conventions of the table, by which calls are read."""


class Searched(Struct, frozen=True, eq=False):
    """What was found of every card that is no renege, lowest first: means over the worlds."""

    cards: tuple[Card, ...]
    values: Floats
    """What the match is worth to the seat's side, blurred; the higher the better."""
    chances: Floats
    """The chance in the match of the seat's side."""
    tricks: Floats
    """Of the declaring side, at the end of the deal."""
    makes: Floats
    """The chance that the contract is made."""
    worlds: int
    left_out: int
    """Worlds too hard for the budget."""


def can_search(view: View) -> bool:
    """Whether there is anything to decide, and the means to do it."""
    return len(honest_plays(view)) > 1 and (COMPILED or view.hand.bit_count() <= PLAIN_CARDS)


def search(view: View, random: Random, effort: Effort, stakes: Stakes) -> Searched | None:
    """The value of every legal card; nothing if too many worlds were too hard to tell."""
    likely = likely_worlds(view, effort.worlds, effort.pool, effort.temper, random, card=effort.card)
    worths = _Worths(view, stakes(view), effort)
    for begin in range(0, len(likely.worlds), effort.batch):
        some = slice(begin, begin + effort.batch)
        worths.add(_scores(view, likely.worlds[some], effort.nodes), likely.weights[some])
        if worths.is_decided(effort.sure):
            break
    return worths.found()


class _Worths:
    """What each card came to in the worlds looked at so far."""

    def __init__(self, view: View, chances: Floats, effort: Effort) -> None:
        self.cards = tuple(play.card for play in honest_plays(view))
        assert view.contract is not None
        self.won = view.tricks_won[view.rules.side_of[view.declarer]]
        self.needs = view.contract.number + view.rules.free_tricks
        self.chances = chances
        self.values = _blurred(chances, effort.blur * min(1.0, view.hand.bit_count() / 8))
        declares = view.side == view.rules.side_of[view.declarer]
        self.values = self.values + effort.trick * np.arange(len(chances)) * (1 if declares else -1)
        self.low: list[NDArray[np.int64]] = []
        self.high: list[NDArray[np.int64]] = []
        self.weights: list[Floats] = []
        self.left_out = 0

    def add(self, scores: NDArray[np.int8], weights: Floats) -> None:
        """Takes in a batch; a world where a card stays open by more than a trick is left out for all cards alike."""
        bounds = np.minimum(self.won + scores.astype(np.int64), len(self.chances) - 1)
        told = (bounds[:, :, 1] - bounds[:, :, 0] <= 1).all(axis=1)
        self.low.append(bounds[told, :, 0])
        self.high.append(bounds[told, :, 1])
        self.weights.append(weights[told])
        self.left_out += int(np.count_nonzero(~told))

    def _means(self, by_tricks: Floats) -> tuple[Floats, Floats, Floats]:
        """float[worlds, cards] of a value by tricks, the worlds' shares, and the mean by card."""
        low, high = np.concatenate(self.low), np.concatenate(self.high)
        weights = np.concatenate(self.weights)
        shares = weights / added(weights, axis=0)
        table = (by_tricks[low] + by_tricks[high]) / 2
        return table, shares, added(shares[:, None] * table, axis=0)

    def is_decided(self, sure: float) -> bool:
        """Whether one card leads all others by so many standard errors, or equals them in every world."""
        if not sum(map(len, self.weights)):
            return False
        table, shares, means = self._means(self.values)
        behind = table[:, [int(np.argmax(means))]] - table
        lead = added(shares[:, None] * behind, axis=0)
        strays = shares[:, None] * (behind - lead)
        error = np.sqrt(added(strays * strays, axis=0))
        return bool(((lead > sure * error + EQUAL) | (error + lead < EQUAL)).all())

    def found(self) -> Searched | None:
        """The means, if most worlds could be told."""
        worlds = sum(map(len, self.weights))
        if worlds <= self.left_out:
            return None
        tricks = np.arange(len(self.chances), dtype=np.float64)
        return Searched(
            cards=self.cards,
            values=self._means(self.values)[2],
            chances=self._means(self.chances)[2],
            tricks=self._means(tricks)[2],
            makes=self._means((tricks >= self.needs).astype(np.float64))[2],
            worlds=worlds,
            left_out=self.left_out,
        )


def _blurred(values: Floats, blur: float) -> Floats:
    """Values by tricks where play strays by a trick either way now and then."""
    wide = np.concatenate((values[:1], values, values[-1:]))
    mixed: Floats = (1 - blur / 2) * values + blur / 4 * (wide[:-2] + wide[2:])
    return mixed


def _scores(view: View, worlds: Worlds, nodes: int) -> NDArray[np.int8]:
    """int8[worlds, cards, 2]: bounds on the declaring side's tricks from here on."""
    if COMPILED:
        return score_worlds(worlds, position_in(view, worlds[0]), budget=Budget(nodes=nodes))
    rows = [list(card_values(position_in(view, world)).items()) for world in worlds]
    return np.array([[[value, value] for _, value in sorted(row)] for row in rows], dtype=np.int8)


def position_in(view: View, world: NDArray[np.uint64]) -> Position:
    """What is left to play in a world."""
    rules, order = view.rules, view.order
    assert order is not None
    side = rules.side_of[view.declarer]
    return Position(
        hands=tuple(map(int, world)),
        strain=int(order.strain),
        leader=view.leader,
        sides=sum(1 << seat for seat in range(view.players) if rules.side_of[seat] == side),
        direction=_DIRECTIONS.index(order.direction),
        table=view.table,
        first_trick=rules.trick_worth(len(view.tricks)),
        **joker_play(order),
    )


_DIRECTIONS = tuple(Direction)


def rough_stakes(view: View) -> Floats:
    """The stakes by formula, as steady sees them."""
    assert view.contract is not None
    no_trump = view.contract.strain is Strain.NO_TRUMP
    side = view.rules.side_of[view.declarer]
    return np.array(prospects(standing_of(view), side, view.contract.number, no_trump))
