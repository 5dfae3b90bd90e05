"""Deals played to their end by skilled seats, in many imagined worlds: what comes of a call, a name or a discard."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bidwhist.bots.auction.model import groups
from bidwhist.bots.auction.suit_bits import NO_TRUMP
from bidwhist.bots.auction.worlds import Places, Worlds
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.stakes import Stakes
from bidwhist.bots.grids import grid_sum
from bidwhist.bots.skill import steady_skill
from bidwhist.core.actions import PASS, Action, Bid, Declare, Discard
from bidwhist.core.bidding import all_bids, legal_calls, seat_at
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.simulator import COMPILED, Deals, histories_of, skilled_ends
from bidwhist.simulator.numbering import number_of, numbers_of


class Played(Struct, frozen=True, eq=False):
    """How worlds came out, a row each."""

    tricks: NDArray[np.intp]
    """intp[n]: of the declaring side, the discards' counted in."""
    no_trump: NDArray[np.bool_]
    """bool[n]: whether no-trump was named."""

    def values(self, stakes: Stakes, side: int, number: int, whose: int) -> Values:
        """float64[n]: one side's chance in the match after each contract of another's."""
        in_suit, without = (stakes.of(side, number, flag, whose) for flag in (False, True))
        found: Values = np.where(self.no_trump, without[self.tricks], in_suit[self.tricks])
        return found


def plays_on(rules: Ruleset) -> bool:
    """Whether deals of a rule set can be played on by skilled seats fast enough: with the kernel, after an auction."""
    return COMPILED and not rules.turns_trump


class PlayedSums(Struct, frozen=True):
    """Worlds played to their end, added up."""

    value: float
    """Chances in the match of one side; those of worlds thrown in too."""
    tricks: float
    """Tricks of the declaring sides, the discards' counted in."""
    made: float
    """Contracts made."""


class PlayedAuctions:
    """The ends of auctions that went on after the calls of a view. The same end is played once in each world."""

    def __init__(self, view: View, worlds: Worlds) -> None:
        self.view, self.worlds, self.rules = view, worlds, view.rules
        self._known: dict[tuple[int, int], Played] = {}

    def sums(self, stakes: Stakes, bids: Places, holders: Places, whose: int) -> PlayedSums:
        """What comes of auctions that end with these bids and holders, world by world."""
        value = int(np.count_nonzero(holders == NOBODY)) * float(stakes.thrown_in[whose])
        tricks, made = 0, 0
        for bid, holder, rows in groups(bids, holders):
            if holder == NOBODY:
                continue
            number, played = self.worlds.menu.bids[bid].number, self._played(bid, holder, rows)
            value += float(grid_sum(played.values(stakes, self.rules.side_of[holder], number, whose), axis=0))
            tricks += int(grid_sum(played.tricks, axis=0))
            made += int(np.count_nonzero(played.tricks >= number + self.rules.free_tricks))
        return PlayedSums(value, tricks, made)

    def _played(self, bid: int, holder: int, rows: Places) -> Played:
        """Some worlds with a bid of a holder's."""
        unknown = Played(np.full(len(self.worlds), NOBODY), np.zeros(len(self.worlds), dtype=np.bool_))
        known = self._known.setdefault((bid, holder), unknown)
        new = rows[known.tricks[rows] == NOBODY]
        if len(new):
            history = self.calls(self.worlds.menu.bids[bid], holder)
            found = play_on(self.worlds, new, [history], self.rules.side_of[holder])
            known.tricks[new], known.no_trump[new] = found.tricks, found.no_trump
        return Played(known.tricks[rows], known.no_trump[rows])

    def calls(self, bid: Bid, holder: int) -> list[int]:
        """Calls by number that end so: those heard, and then passes but for the bid of a holder who is yet to call."""
        view, calls = self.view, [*self.view.calls]
        seats = [seat_at(view.players, view.dealer, place) for place in range(len(calls), view.players)]
        calls += [bid if seat == holder else PASS for seat in seats]
        if calls[-1] == bid and bid not in legal_calls(view.rules, tuple(calls[:-1])):
            # A dealer who may bid only the least after passes has heard a bid.
            calls[-2] = all_bids(view.rules)[0]
        return [number_of(call) for call in calls]


def play_on(worlds: Worlds, rows: Places, histories: Sequence[Sequence[int]], side: int) -> Played:
    """How some worlds come out for a side after each history, history by history."""
    every, done = np.tile(rows, len(histories)), np.repeat(histories_of(histories), len(rows), axis=0)
    deals = Deals(worlds.dealer, worlds.hands[every], worlds.kitty[every], done)
    ends = skilled_ends(deals, steady_skill(worlds.rules))
    return Played(ends.tricks[:, side].astype(np.intp), ends.contracts[:, 2] == NO_TRUMP)


def blended(share: float, judged: float, played: float) -> float:
    """A figure of the evaluator's and one of worlds played on together; the share is that of the worlds."""
    return judged + share * (played - judged)


def history_of(view: View, more: Sequence[Action] = ()) -> list[int]:
    """What was done before cards are played, as a view shows it, and some actions after it, by number.

    A view may be imagined, as if a contract were named before its time; then the discards still come first.
    """
    named = [] if view.contract is None else [Declare(view.contract.strain, view.contract.direction)]
    laid = [Discard(view.discards)] if view.discards else []
    last = Declare if view.rules.names_after_discard else Discard
    done = sorted([*named, *laid, *more], key=lambda action: isinstance(action, last))
    return [number for action in (*view.calls, *done) for number in numbers_of(action)]
