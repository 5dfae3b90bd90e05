"""Search: the value of every legal card over likely worlds, as a chance in the match.

A card's value is double-dummy, or partly what comes of it where all seats play on by what they see: with open hands a
player would know more than anyone can.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from bidwhist.bots.conventions import ConventionCard
from bidwhist.bots.determinization.likely import Likely, likely_pool
from bidwhist.bots.determinization.sample import Worlds
from bidwhist.bots.grids import added
from bidwhist.bots.heuristics.exchange import standing_of
from bidwhist.bots.heuristics.prospects import prospects
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.bots.search.play_outs import plays_out, tricks_after
from bidwhist.core.cards import Card, Strain
from bidwhist.core.rules.options import Direction
from bidwhist.core.view import View
from bidwhist.solver import COMPILED, Budget, Position
from bidwhist.solver.position import joker_play
from bidwhist.solver.reference import card_values
from bidwhist.solver.worlds import score_worlds

Floats: TypeAlias = NDArray[np.float64]
Stakes: TypeAlias = Callable[[View], Floats]
"""By tricks of the declaring side at the end, from none to all: the chance in the match of the seat's side."""

PLAIN_CARDS = 3
"""Without the compiled kernel, hands with more cards than this are not searched."""


EQUAL = 1e-9
"""Values this close are equal; the difference is only rounding."""


class Effort(Struct, frozen=True, kw_only=True):
    """How much a search may do, counted in worlds and nodes, so that the same view has the same answer anywhere."""

    worlds: int
    """The most worlds looked at."""
    pool: int
    """Worlds sampled, from which those are drawn."""
    nodes: int
    """Positions that the solver may visit in one world."""
    batch: int = 8
    """Worlds solved before the search checks whether it may stop."""
    evidence_share: float = 0.65
    """How much the evidence counts: 1 fully, 0 not at all."""
    sure: float = 2.5
    """Standard errors by which the best card must lead for the search to end early."""
    blur: float = 0.5
    """How far, in tricks, real play differs from play with all cards open."""
    trick: float = 0.002
    """What a trick is worth where it makes no difference to the match, as a chance."""
    clear: float = 0.05
    """How much better than any other, as a chance in the match, a card must be to break etiquette."""
    played: float = 0.0
    """The share of a card's value that is of deals played out by what seats see; the rest is double-dummy."""
    played_worlds: int = 2000
    """The most worlds played out."""
    played_batch: int = 250
    """Worlds played out before it is checked whether that may stop."""
    card: ConventionCard | None = None
    """The conventions of the table, by which calls are read."""


class Searched(Struct, frozen=True, eq=False):
    """The results of every card that is not a renege, lowest card first: means over the worlds."""

    cards: tuple[Card, ...]
    values: Floats
    """The value in the match to the seat's side, blurred; the higher the better."""
    chances: Floats
    """The chance in the match of the seat's side."""
    tricks: Floats
    """Of the side that aims at them, at the end of the deal."""
    makes: Floats
    """The chance that the contract is made."""
    worlds: int
    left_out: int
    """Worlds that took more nodes than allowed."""


def can_search(view: View) -> bool:
    """Whether there is a choice, and the means to search."""
    return len(honest_plays(view)) > 1 and (COMPILED or view.hand.bit_count() <= PLAIN_CARDS)


def search(view: View, random: Random, effort: Effort, stakes: Stakes) -> Searched | None:
    """The value of every legal card. None if too many worlds took too many nodes."""
    pool = likely_pool(view, effort.pool, effort.evidence_share, random, card=effort.card)
    chances = stakes(view)
    found = _solved(view, pool.draw(effort.worlds), chances, effort)
    if not effort.played or not plays_out(view):
        return found
    played = _played_out(view, pool.draw(effort.played_worlds), chances, effort)
    return played if found is None else _blended(effort.played, found, played)


def _solved(view: View, likely: Likely, chances: Floats, effort: Effort) -> Searched | None:
    """The results with all hands open."""
    worths = _Worths(view, chances, effort)
    for begin in range(0, len(likely.worlds), effort.batch):
        some = slice(begin, begin + effort.batch)
        worths.add(_scores(view, likely.worlds[some], effort.nodes), likely.weights[some])
        if worths.is_decided(effort.sure):
            break
    return worths.found()


def _played_out(view: View, likely: Likely, chances: Floats, effort: Effort) -> Searched:
    """The results where seats play on by what they see. Nothing is blurred: they err as people do."""
    worths = _Worths(view, chances, replace(effort, blur=0.0))
    for begin in range(0, len(likely.worlds), effort.played_batch):
        some = slice(begin, begin + effort.played_batch)
        tricks = tricks_after(view, likely.worlds[some], worths.cards)
        worths.add(np.stack((tricks, tricks), axis=2), likely.weights[some])
        if worths.is_decided(effort.sure):
            break
    found = worths.found()
    assert found is not None
    return found


def _blended(share: float, solved: Searched, played: Searched) -> Searched:
    """Both results together; the share is that of the second."""

    def both(one: Floats, other: Floats) -> Floats:
        mixed: Floats = (1.0 - share) * one + share * other
        return mixed

    return replace(
        solved,
        values=both(solved.values, played.values),
        chances=both(solved.chances, played.chances),
        tricks=both(solved.tricks, played.tricks),
        makes=both(solved.makes, played.makes),
    )


class _Worths:
    """The results of each card in the worlds looked at so far."""

    def __init__(self, view: View, chances: Floats, effort: Effort) -> None:
        self.cards = tuple(play.card for play in honest_plays(view))
        assert view.contract is not None
        self.won = view.tricks_won[view.aiming_side]
        self.needs = view.needed
        self.chances = chances
        self.values = _blurred(chances, effort.blur * min(1.0, view.hand.bit_count() / 8))
        declares = view.side == view.aiming_side
        self.values = self.values + effort.trick * np.arange(len(chances)) * (1 if declares else -1)
        self.low: list[NDArray[np.int64]] = []
        self.high: list[NDArray[np.int64]] = []
        self.weights: list[Floats] = []
        self.left_out = 0

    def add(self, scores: NDArray[np.int8], weights: Floats) -> None:
        """Adds a batch. A world where one card stays open by more than a trick is left out for all cards alike."""
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
        """The means, if most worlds could be solved."""
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
    """Values by tricks, where real play differs by a trick up or down now and then."""
    wide = np.concatenate((values[:1], values, values[-1:]))
    mixed: Floats = (1 - blur / 2) * values + blur / 4 * (wide[:-2] + wide[2:])
    return mixed


def _scores(view: View, worlds: Worlds, nodes: int) -> NDArray[np.int8]:
    """int8[worlds, cards, 2]: bounds on the tricks from here on of the side that aims at them."""
    if COMPILED:
        return score_worlds(worlds, position_in(view, worlds[0]), budget=Budget(nodes=nodes))
    rows = [list(card_values(position_in(view, world)).items()) for world in worlds]
    return np.array([[[value, value] for _, value in sorted(row)] for row in rows], dtype=np.int8)


def position_in(view: View, world: NDArray[np.uint64]) -> Position:
    """What is left to play in a world."""
    rules, order = view.rules, view.order
    assert order is not None
    side = view.aiming_side
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
    side = view.aiming_side
    return np.array(prospects(standing_of(view), side, view.contract.number, no_trump))
