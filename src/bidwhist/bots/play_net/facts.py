"""What a seat knows while cards are played, as arrays: the suits told alike, from the weakest card to the strongest."""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.grids import Floats, on_grid
from bidwhist.bots.heuristics.cards import weigher
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.reading import Reading
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.cards import CARDS, JOKERS, LITTLE_JOKER, Card, Strain, mask_of
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN, RANKING
from bidwhist.core.whereabouts import played_by_seat
from bidwhist.tools.exact import mean

SEATS, SUITS, PLACES = 4, 4, 15
"""Places of a suit: thirteen ranks from the weakest, then the two jokers where they are trumps."""
CELLS = SUITS * PLACES + 2
"""A place for every card: the suits one after the other, then the jokers of no-trump."""
MASKS = 3 + 3 * (SEATS - 1) + 1
"""Masks of cards: held, unseen, played; by other seat what it may hold, has played, and has on the table; what may be
played."""
SUIT_FACTS = (MASKS + 1) * PLACES + 4
"""Of each suit: the masks, steady's values, whether it is trump, whether it is led, whether there is a trump, and 1."""
MOST_CARDS = 13
TABLE_FACTS = 3 * SEATS + MOST_CARDS + 19
EIGHTH = 8.0
"""Counts are told in eighths, so that they are of the size of flags."""
FAR, VALUE_BITS = 4.0, 10
"""Steady's values are told to 1 / 2**10 of a trick, and this far from their mean at most."""
DIRECTIONS = tuple(Direction)
Masks = NDArray[np.uint64]
Cells = NDArray[np.intp]


class Sights(Struct, frozen=True, eq=False):
    """Many decisions as a seat sees them: one row each."""

    masks: Masks
    """uint64[n, MASKS]."""
    order: NDArray[np.int8]
    """int8[n]: strain and direction, as ``order_number`` counts them."""
    led: NDArray[np.int8]
    """int8[n]: the suit led, ``OPEN`` while there is none."""
    steady: NDArray[np.float32]
    """float32[n, CELLS]: steady's values of the cards that may be played, from their mean; 0 elsewhere."""
    table: NDArray[np.float32]
    """float32[n, TABLE_FACTS]."""

    def __len__(self) -> int:
        return len(self.order)

    def take(self, rows: Cells) -> "Sights":
        """Some of the rows."""
        return Sights(*(getattr(self, name)[rows] for name in self.__struct_fields__))


def joined(parts: Sequence[Sights]) -> Sights:
    """All rows of some sights."""
    return Sights(*(np.concatenate([getattr(one, name) for one in parts]) for name in Sights.__struct_fields__))


def order_number(strain: int, direction: Direction) -> int:
    """The number of a strain and a direction."""
    return strain * len(DIRECTIONS) + DIRECTIONS.index(direction)


@cache
def cards_by_cell() -> Cells:
    """intp[orders, CELLS]: the card at each place, by strain and direction; ``CARDS`` where there is none."""
    found = np.full((len(Strain) * len(DIRECTIONS), CELLS), CARDS, dtype=np.intp)
    for strain in Strain:
        for direction in DIRECTIONS:
            row = found[order_number(strain, direction)]
            for card in range(LITTLE_JOKER):
                row[card // 13 * PLACES + RANKING[direction][card % 13]] = card
            start = SUITS * PLACES if strain is Strain.NO_TRUMP else int(strain) * PLACES + 13
            row[start : start + 2] = LITTLE_JOKER, LITTLE_JOKER + 1
    return found


@cache
def cell_of_card() -> Mapping[int, tuple[int, ...]]:
    """By strain and direction: the place of each card."""
    return {
        number: tuple(int(np.flatnonzero(row == card)[0]) for card in range(CARDS))
        for number, row in enumerate(cards_by_cell())
    }


def sights_of(readings: Sequence[Reading]) -> Sights:
    """What seats see that are to play, at tables of four with partners."""
    return Sights(
        np.array([_masks(one) for one in readings], dtype=np.uint64),
        np.array([order_number(one.order.strain, one.order.direction) for one in readings], dtype=np.int8),
        np.array([one.view.led for one in readings], dtype=np.int8),
        _steady_values(readings),
        np.array([_table(one) for one in readings], dtype=np.float32),
    )


def _others(reading: Reading) -> list[int]:
    return [(reading.view.seat + step) % SEATS for step in range(1, SEATS)]


def _masks(reading: Reading) -> list[int]:
    view = reading.view
    laid, played = dict.fromkeys(range(SEATS), 0), played_by_seat(view)
    for place, card in enumerate(view.table):
        laid[(view.leader + place) % SEATS] = 1 << card
    others = _others(reading)
    return [
        view.hand,
        reading.unseen,
        played[view.seat],
        *(reading.may_hold[seat] for seat in others),
        *(played[seat] for seat in others),
        *(laid[seat] for seat in others),
        mask_of(play.card for play in honest_plays(view)),
    ]


def _steady_values(readings: Sequence[Reading]) -> NDArray[np.float32]:
    found = np.zeros((len(readings), CELLS), dtype=np.float32)
    for row, reading in enumerate(readings):
        cells = cell_of_card()[order_number(reading.order.strain, reading.order.direction)]
        weigh = weigher(reading, STEADY)
        values = {cells[play.card]: round(weigh(play.card), 6) for play in honest_plays(reading.view)}
        middle = mean([*values.values()])
        for cell, value in values.items():
            found[row, cell] = min(max(value - middle, -FAR), FAR)
    return on_grid(found, VALUE_BITS).astype(np.float32)


def _table(reading: Reading) -> list[float]:
    view, order, winning = reading.view, reading.order, reading.winning
    assert view.contract is not None
    left, needs = view.hand.bit_count(), reading.side_needs
    winner = 0 if winning is None else (winning[0] - view.seat) % SEATS
    loose = 0 if order.has_trump else JOKERS
    pile = reading.unseen.bit_count() - sum(view.counts) + left
    return [
        *_flags(SEATS, (view.declarer - view.seat) % SEATS),
        *_flags(SEATS, len(view.table)),
        *_flags(SEATS, winner),
        *_flags(MOST_CARDS, left - 1),
        needs / EIGHTH,
        (left - needs) / EIGHTH,
        left / EIGHTH,
        pile / EIGHTH,
        view.contract.number / EIGHTH,
        view.rules.trick_worth(len(view.tricks)) - 1,
        reading.declares,
        needs <= 0,
        needs > left,
        not order.has_trump,
        order.direction is not Direction.UPTOWN,
        order.direction is Direction.DOWNTOWN_ACES_LOW,
        bool(order.exempt),
        bool(order.forced),
        bool(order.unled),
        (view.hand & loose).bit_count(),
        (reading.unseen & loose).bit_count(),
        view.led == OPEN,
        1,
    ]


def _flags(size: int, place: int) -> list[bool]:
    return [one == place for one in range(size)]


class Inputs(Struct, frozen=True, eq=False):
    """The numbers that the network reads."""

    suits: Floats
    """float64[n, SUITS, SUIT_FACTS]."""
    marks: Floats
    """float64[n, SUITS, 2]: flags of the suit that is trump, and of the suit that is led."""
    table: Floats
    """float64[n, TABLE_FACTS]."""
    legal: NDArray[np.bool_]
    """bool[n, CELLS]: what may be played."""


def inputs_of(sights: Sights) -> Inputs:
    """The inputs of a network."""
    rows = len(sights)
    bits = np.unpackbits(sights.masks.view(np.uint8).reshape(rows, MASKS, 8), axis=2, bitorder="little")
    cells = cards_by_cell()[sights.order]
    told = np.take_along_axis(bits, cells[:, None, :], axis=2)
    suits: Floats = np.empty((rows, SUITS, SUIT_FACTS))
    own = suits[:, :, : MASKS * PLACES].reshape(rows, SUITS, MASKS, PLACES)
    own[:] = told[:, :, : SUITS * PLACES].reshape(rows, MASKS, SUITS, PLACES).swapaxes(1, 2)
    suits[:, :, : MASKS * PLACES] = own.reshape(rows, SUITS, MASKS * PLACES)
    values = sights.steady[:, : SUITS * PLACES].reshape(rows, SUITS, PLACES)
    suits[:, :, MASKS * PLACES : (MASKS + 1) * PLACES] = values
    strain, all_suits = sights.order // len(DIRECTIONS), np.arange(SUITS)
    marks = np.stack([strain[:, None] == all_suits, sights.led[:, None] == all_suits], axis=2).astype(np.float64)
    suits[:, :, -4:-2] = marks
    suits[:, :, -2] = (strain < SUITS)[:, None]
    suits[:, :, -1] = 1
    return Inputs(suits, marks, sights.table.astype(np.float64), told[:, -1].astype(np.bool_))


def card_at(sight: Sights, row: int, cell: int) -> Card:
    """The card at a place of a row."""
    return int(cards_by_cell()[sight.order[row], cell])
