"""What a seat may know as small numbers: named slices of one row, the same length under every rule set.

Seats are told as steps clockwise from the seat that looks: 0 itself, 1 the next one, and so on, with zeros for seats
that the table does not have. A flag is 0 or 1. The whole public history is there, and with it all that a seat has
ever seen, so that an observation is an information state as well: nothing is forgotten but in which order a declarer
put cards aside, and when within a trick a renege was called.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from bidwhist.core.actions import Bid
from bidwhist.core.bidding import seat_at
from bidwhist.core.cards import CARDS, Hand
from bidwhist.core.deal import AUCTION, NOBODY, PLAY, Trick
from bidwhist.core.view import View
from bidwhist.simulator.numbering import DIRECTIONS, SUFFIXES

VERSION = 1
SEATS = 5
TRICKS = 18

SIZES: tuple[tuple[str, int, str], ...] = (
    ("phase", 5, "flags: auction, declaration, discard, play, over"),
    ("to_act", 5, "flag of the seat whose turn it is, by steps; none when the deal is over"),
    ("dealer", 5, "flag of the dealer, by steps"),
    ("has_called", 5, "flags by steps: the seat has spoken in the auction"),
    ("bid_number", 5, "by steps: the number the seat bid, 0 for a pass or no call yet"),
    ("bid_suffix", 20, "by steps, four flags each: uptown, downtown, no-trump, a number alone"),
    ("standing_number", 1, "the number of the bid that stands, 0 without one"),
    ("standing_suffix", 4, "its suffix, flags as in bid_suffix"),
    ("declarer", 5, "flag of the declarer, by steps, once the auction is over"),
    ("strain", 5, "flags: clubs, diamonds, hearts, spades, no-trump, once named"),
    ("direction", 3, "flags: uptown, downtown, downtown with aces low, once named"),
    ("hand", 54, "flags by card: what the seat holds, the kitty among it while the declarer discards"),
    ("dealt", 54, "flags by card: what the seat was dealt"),
    ("kitty_known", 1, "flag: the seat knows the kitty"),
    ("kitty", 54, "flags by card: the kitty, where it is known"),
    ("discards", 54, "flags by card: the discards, for the declarer, and for all when the deal is over"),
    ("played_by", 270, "by steps, flags by card: what each seat has played"),
    ("trick_of", 54, "by card: the trick it was played in, from 1; 0 while it was not"),
    ("table", 54, "flags by card: the trick on the table"),
    ("leader", 5, "flag of the seat that leads or led the trick, by steps, while cards are played"),
    ("led", 5, "flags while cards are played: the suit led, clubs … spades, or none yet"),
    ("winner_of", 18, "by trick: 1 + the winner's steps, 0 while it is not finished"),
    ("tricks_won", 5, "by steps: tricks of the seat's side, the discard trick and moved tricks counted in"),
    ("cards_held", 5, "by steps: cards the seat holds"),
    ("renege_called", 90, "by steps, flags by trick: the seat has called a renege in it"),
    ("renege_found", 90, "by steps, flags by trick: the seat was found to have reneged in it"),
)
"""Name, length and meaning of every slice, in order. Version 1, frozen: what changes will be a version 2."""

_ENDS = tuple(accumulate(size for _, size, _ in SIZES))
OBSERVATION_SIZE = _ENDS[-1]
"""How many numbers an observation has, each an int8."""
SLICES: dict[str, slice] = {name: slice(end - size, end) for (name, size, _), end in zip(SIZES, _ENDS, strict=True)}
"""Where each slice lies: ``observation[SLICES["hand"]]``."""


def observe(view: View, pending: Hand, asked: Iterable[tuple[int, int]], into: NDArray[np.int8]) -> None:
    """Writes what a view shows; this is the readable form that the compiled one is checked against.

    :param pending: cards that the declarer has put aside so far, one by one, while it discards.
    :param asked: (seat, trick) of every renege call so far.
    :param into: int8[OBSERVATION_SIZE], overwritten.
    """
    into[:] = tuple(_numbers(view, pending, asked))


def _numbers(view: View, pending: Hand, asked: Iterable[tuple[int, int]]) -> Iterator[int]:
    mine = pending if view.seat == view.declarer else 0
    yield from _flags(5, view.phase)
    yield from _flags(SEATS, _steps(view, view.to_act))
    yield from _flags(SEATS, _steps(view, view.dealer))
    yield from _auction(view)
    yield from _flags(SEATS, NOBODY if view.phase is AUCTION else _steps(view, view.declarer))
    yield from _flags(5, view.contract.strain if view.contract else NOBODY)
    yield from _flags(3, DIRECTIONS.index(view.contract.direction) if view.contract else NOBODY)
    yield from _cards(view.hand & ~mine)
    yield from _cards(view.dealt)
    yield int(view.kitty is not None)
    yield from _cards(view.kitty or 0)
    yield from _cards((view.discards or 0) | mine)
    yield from _play(view)
    yield from _by_seat(view, view.tricks_won, view.rules.side_of)
    held = [count - (pending.bit_count() if seat == view.declarer else 0) for seat, count in enumerate(view.counts)]
    yield from _by_seat(view, held, range(view.players))
    yield from _by_trick(view, asked)
    yield from _by_trick(view, ((call.seat, call.trick) for call in view.renege_calls if call.seat is not None))


def _flags(size: int, place: int) -> list[int]:
    return [int(one == place) for one in range(size)]


def _cards(hand: Hand) -> list[int]:
    return [hand >> card & 1 for card in range(CARDS)]


def _steps(view: View, seat: int) -> int:
    return NOBODY if seat == NOBODY else (seat - view.seat) % view.players


def _seats(view: View) -> list[int | None]:
    """The seat at each number of steps, or none where the table has no more."""
    return [(view.seat + steps) % view.players if steps < view.players else None for steps in range(SEATS)]


def _auction(view: View) -> Iterator[int]:
    called = {seat_at(view.players, view.dealer, place): call for place, call in enumerate(view.calls)}
    bids = [called.get(seat) if seat is not None else None for seat in _seats(view)]
    yield from (int(call is not None) for call in bids)
    yield from (call.number if isinstance(call, Bid) else 0 for call in bids)
    for call in bids:
        yield from _suffix(call if isinstance(call, Bid) else None)
    yield view.bid.number if view.bid else 0
    yield from _suffix(view.bid)


def _suffix(bid: Bid | None) -> list[int]:
    return _flags(len(SUFFIXES), SUFFIXES.index(bid.suffix) if bid else NOBODY)


def _play(view: View) -> Iterator[int]:
    tricks = (*view.tricks, Trick(view.leader, view.table, NOBODY))
    played_by = [0] * view.players
    trick_of = [0] * CARDS
    for number, trick in enumerate(tricks, 1):
        for place, card in enumerate(trick.cards):
            played_by[(trick.leader + place) % view.players] |= 1 << card
            trick_of[card] = number
    for seat in _seats(view):
        yield from _cards(0 if seat is None else played_by[seat])
    yield from trick_of
    yield from _cards(sum(1 << card for card in view.table))
    playing = view.phase is PLAY
    yield from _flags(SEATS, _steps(view, view.leader) if playing else NOBODY)
    yield from _flags(5, view.led if playing else NOBODY)
    winners = [1 + _steps(view, trick.winner) for trick in view.tricks]
    yield from (*winners, *(0,) * (TRICKS - len(winners)))


def _by_seat(view: View, values: Iterable[int], place_of: Iterable[int]) -> list[int]:
    numbers, places = list(values), list(place_of)
    return [0 if seat is None else numbers[places[seat]] for seat in _seats(view)]


def _by_trick(view: View, marked: Iterable[tuple[int, int]]) -> Iterator[int]:
    marks = set(marked)
    for seat in _seats(view):
        yield from (int((seat, trick) in marks) for trick in range(TRICKS))
