"""Bidding by roll-outs: each legal call is played out in worlds that fit the auction, and the best mean is taken."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from bidwhist.bots.auction.bidding_net import net_name
from bidwhist.bots.auction.dealing import deal_out
from bidwhist.bots.auction.equity_cache import stakes_of
from bidwhist.bots.auction.model import BIDDING_PARAMS, BiddingParams, Heard, legal_bids
from bidwhist.bots.auction.net_calls import net_values
from bidwhist.bots.auction.played import PlayedAuctions, blended, plays_on
from bidwhist.bots.auction.sizing import menu_of
from bidwhist.bots.auction.suit_bits import DIRECTIONS
from bidwhist.bots.auction.worlds import Places, Worlds
from bidwhist.bots.equity.ends import Values
from bidwhist.bots.equity.stakes import Stakes, standing_of
from bidwhist.bots.grids import grid_product, grid_sum
from bidwhist.bots.partner_safety.calls import decent_calls, fitting_calls
from bidwhist.core.actions import PASS, Bid, Call, Declare
from bidwhist.core.bidding import seat_at
from bidwhist.core.cards import Strain, deck
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View


class Effort(Struct, frozen=True):
    """How many worlds and calls a bidder looks at. Time is never a limit."""

    drawn: int = 160
    """Worlds dealt out where earlier calls tell which of them are likely."""
    kept: int = 48
    """Worlds that calls are rolled out in."""
    tried: int = 8
    """Calls that are rolled out: those with the best quick values."""
    clear: float = 0.25
    """How much better a call that a partner would resent must be than any decent one, as a chance in the match. Over
    the partner's own bid it must be twice as much."""
    net: float = 0.0
    """The share of the network's value in a call's, where one was trained; the rest is the roll-out's."""
    shortlist: int = 4
    """Calls that are rolled out where the network counts: the best by it."""
    played: float = 0.0
    """The share of deals played out by skilled seats in the value of a call, a name or a discard; the rest is the
    evaluator's. A network's share is taken first."""
    presets: tuple[str, ...] | None = None
    """The presets whose networks count, whatever no-trump counts for there; None for all that were trained."""

    def asks_net(self, rules: Ruleset) -> bool:
        """Whether the network's value has a share in a rule set."""
        return self.net > 0 and (self.presets is None or net_name(rules) in self.presets)

    def plays_on(self, rules: Ruleset) -> bool:
        """Whether deals of a rule set are played out."""
        return self.played > 0 and plays_on(rules)


QUICK = Effort()
THOROUGH = Effort(
    drawn=600,
    kept=200,
    tried=12,
    clear=0.01,
    net=0.25,
    shortlist=8,
    played=0.75,
    presets=("palace", "classic", "andrews"),
)


class Prospect(Struct, frozen=True):
    """The value of a call, over the worlds in which it was rolled out, with the network's share in it."""

    call: Call
    value: float
    """The chance in the match of the caller's side."""
    merit: float
    """The value less a penalty for bids that are more likely set than made. The choice goes by it."""
    tricks: float
    """Mean tricks of the declaring side, the discards counted in: of this bid where it stands, else of the contract
    that follows."""
    makes: float
    """The chance that this contract is made."""
    declares: float
    """How often the call wins the auction, so that the caller declares."""
    declared: float = 1.0
    """How often anybody declares."""
    towards: Declare | None = None
    """What the caller names most often if the call wins the auction."""


def prospects_of_calls(
    view: View, random: Random, effort: Effort = QUICK, params: BiddingParams = BIDDING_PARAMS
) -> list[Prospect]:
    """The calls worth trying, rolled out, best first."""
    return RollOut(view, random, effort, params).prospects()


class RollOut:
    """The values of one seat's calls."""

    def __init__(self, view: View, random: Random, effort: Effort, params: BiddingParams = BIDDING_PARAMS) -> None:
        self.view, self.effort = view, effort
        self.stakes: Stakes = stakes_of(standing_of(view))
        self.by_net = net_values(view) if effort.asks_net(view.rules) else {}
        self.worlds = heard_worlds(view, effort, random, params)
        self.played = PlayedAuctions(view, self.worlds) if effort.plays_on(view.rules) else None
        self.menu = self.worlds.menu
        self.heard = [*heard_so_far(view)][-1]
        self.decent_calls = decent_calls(view)
        self.decent = {self._place(call) for call in self.decent_calls}

    def candidates(self) -> list[int]:
        """The fitting calls that look best before any is rolled out, as places in the menu, -1 for a pass."""
        calls = legal_bids(self.view.rules, self.heard.place, self.heard.bid)
        looks = self._looks(calls)
        fitting = {self._place(call) for call in fitting_calls(self.view)}
        order = sorted((place for place, call in enumerate(calls) if call in fitting), key=lambda place: -looks[place])
        # The best decent call is always tried, because the others are compared with it.
        decent = [place for place in order if calls[place] in self.decent]
        chosen = {calls[place] for place in [*decent[:1], *order][: self._tried]}
        return [call for call in calls if call in chosen]

    @property
    def _tried(self) -> int:
        return self.effort.shortlist if self.by_net else self.effort.tried

    def _looks(self, calls: Sequence[int]) -> Sequence[float]:
        """How calls look at first sight: to the network where it counts, else by quick values."""
        if self.by_net:
            return [self.by_net[self._call(call)] for call in calls]
        _, values = self.worlds.call_values(self.stakes, self.view.seat).values(self.heard)
        found: list[float] = values[0].tolist()
        return found

    def tried_calls(self) -> list[Call]:
        """The candidates as calls."""
        return [self._call(place) for place in self.candidates()]

    def prospects(self) -> list[Prospect]:
        """Every candidate rolled out: the one to make first, then the best. Of two equal ones the lower comes first."""
        found = self._sorted(self.candidates())
        decent = [one for one in found if self._place(one.call) in self.decent]
        if decent and found[0].merit < decent[0].merit + self.effort.clear * (2 if self._partner_has_it() else 1):
            return [decent[0], *(one for one in found if one is not decent[0])]
        return found

    def _partner_has_it(self) -> bool:
        holder = self.heard.holder
        return holder != NOBODY and self.view.rules.side_of[holder] == self.view.side

    def all_prospects(self) -> list[Prospect]:
        """Every legal call rolled out. The first is the one that the bot would make."""
        best = self.prospects()
        tried = {prospect.call for prospect in best}
        calls = legal_bids(self.view.rules, self.heard.place, self.heard.bid)
        rest = self._sorted([call for call in calls if self._call(call) not in tried])
        return [best[0], *sorted(best[1:] + rest, key=_best_first)]

    def _sorted(self, calls: list[int]) -> list[Prospect]:
        return sorted((self._prospect(call) for call in calls), key=_best_first)

    def _call(self, call: int) -> Call:
        return self.menu.bids[call] if call >= 0 else PASS

    def _place(self, call: Call) -> int:
        return self.menu.bids.index(call) if isinstance(call, Bid) else -1

    def _prospect(self, call: int) -> Prospect:
        bids, holders = self.ends_of(call)
        tally = self.sums(bids, holders, self.stakes)
        stands = (holders == self.view.seat) & (bids == call)
        told = self.sums(bids, np.where(stands, holders, NOBODY), self.stakes) if stands.any() else tally
        value, declares = tally.value / len(self.worlds), int(np.count_nonzero(stands)) / len(self.worlds)
        value += self.effort.net * (min(max(self.by_net.get(self._call(call), value), 0.0), 1.0) - value)
        makes = told.made / max(1, told.count)
        return Prospect(
            call=self._call(call),
            value=value,
            merit=value - self.worlds.params.overbid_penalty * declares * max(0.0, 0.5 - makes),
            tricks=told.tricks / max(1, told.count),
            makes=makes,
            declares=declares,
            declared=tally.count / len(self.worlds),
            towards=told.named if stands.any() else None,
        )

    def sums(self, bids: Places, holders: Places, stakes: Stakes) -> "Sums":
        """What comes of ends of auctions, world by world: by the evaluator, and in part played out."""
        tally = Tally(self.worlds, stakes, bids, holders, whose=self.view.side)
        sums = Sums(tally.value, tally.tricks, tally.made, tally.count, tally.named)
        if self.played is None:
            return sums
        played, share = self.played.sums(stakes, bids, holders, self.view.side), self.effort.played
        return replace(
            sums,
            value=blended(share, sums.value, played.value),
            tricks=blended(share, sums.tricks, played.tricks),
            made=blended(share, sums.made, played.made),
        )

    def ends_of(self, call: int) -> tuple[Places, Places]:
        """Bids and holders at the end of the auction, world by world, after a call."""
        bid, holder = (call, self.view.seat) if call >= 0 else (self.heard.bid, self.heard.holder)
        bids = np.full(len(self.worlds), bid, dtype=np.intp)
        holders = np.full(len(self.worlds), holder, dtype=np.intp)
        return self.worlds.roll(self.stakes, self.heard.place + 1, bids, holders)


def _best_first(prospect: Prospect) -> float:
    return -round(prospect.merit, 6)


class Sums(Struct, frozen=True):
    """The ends of auctions, added up over worlds."""

    value: float
    """Chances in the match of one side; those of worlds thrown in too."""
    tricks: float
    """Tricks of the declaring sides, the discards' counted in."""
    made: float
    """Contracts made."""
    count: int
    """Worlds with a contract."""
    named: Declare
    """The contract named most often."""


class Tally:
    """Chances in the match, tricks and contracts made, added up over the ends of auctions."""

    def __init__(self, worlds: Worlds, stakes: Stakes, bids: Places, holders: Places, *, whose: int) -> None:
        self.worlds, self.stakes, self.whose = worlds, stakes, whose
        self.tricks, self.made, self.count = 0.0, 0.0, 0
        self.value = int(np.count_nonzero(holders == NOBODY)) * float(stakes.thrown_in[whose])
        self.names = np.zeros(len(worlds.menu.options), dtype=np.intp)
        worlds.each_end(stakes, bids, holders, self._add)

    def _add(self, rows: Places, bid: int, holder: int, way: int, chances: NDArray[np.float32]) -> None:
        worlds, sums = self.worlds, grid_sum(chances, axis=0)
        number = worlds.menu.bids[bid].number
        worth = self.stakes.of(worlds.rules.side_of[holder], number, worlds.menu.ways[way].no_trump, self.whose)
        self.value += float(grid_product(sums, worth))
        self.tricks += float(grid_product(sums, np.arange(len(sums))))
        self.made += float(grid_sum(sums[number + worlds.rules.free_tricks :], axis=0))
        self.count += len(rows)
        self.names += np.bincount(worlds.played(holder, way).option[rows], minlength=len(self.names))

    @property
    def named(self) -> Declare:
        """The contract named most often. Of two equally often, the first on the menu."""
        strain, direction = self.worlds.menu.options[int(self.names.argmax())]
        return Declare(Strain(strain), DIRECTIONS[direction])


def heard_so_far(view: View) -> Iterator[Heard]:
    """The state of the auction before each call, and now."""
    menu, bid, holder = menu_of(view.rules), -1, NOBODY
    for place, call in enumerate(view.calls):
        yield Heard(place, bid, holder)
        if isinstance(call, Bid):
            bid, holder = menu.bids.index(call), seat_at(view.players, view.dealer, place)
    yield Heard(len(view.calls), bid, holder)


def heard_worlds(view: View, effort: Effort, random: Random, params: BiddingParams = BIDDING_PARAMS) -> Worlds:
    """Worlds that fit what a seat sees and the calls it heard, each equally likely."""
    generator = np.random.Generator(np.random.PCG64(random.getrandbits(64)))
    others = [place for place in range(len(view.calls)) if seat_at(view.players, view.dealer, place) != view.seat]
    drawn = worlds_for(view, effort.drawn if others else effort.kept, generator, params)
    drawn.timid = _timid(view, len(drawn), params.timid)
    if not others:
        return drawn
    stakes, stood = stakes_of(standing_of(view)), [*heard_so_far(view)]
    likely = np.ones(len(drawn))
    for place in others:
        call = view.calls[place]
        bid = drawn.menu.bids.index(call) if isinstance(call, Bid) else -1
        likely *= drawn.likely(stakes, drawn.seat_at(place), stood[place], bid)
    return drawn.take(picked(likely, effort.kept))


def _timid(view: View, count: int, share: float) -> NDArray[np.bool_]:
    """Marks opponents as timid in some of the worlds. Partners are taken to think as this seat does."""
    turn = (np.arange(count) * share) % 1.0 >= 1.0 - share
    sides = np.array(view.rules.side_of)
    found: NDArray[np.bool_] = turn[:, None] & (sides != view.side)[None, :]
    return found


def worlds_for(view: View, count: int, random: np.random.Generator, params: BiddingParams = BIDDING_PARAMS) -> Worlds:
    """Worlds that fit what a seat sees until play begins, each equally likely. Its own hand is the one it was dealt."""
    rules, kitty, mine = view.rules, view.kitty or 0, view.dealt
    others = [seat for seat in range(rules.players) if seat != view.seat]
    sizes = [rules.hand_size] * len(others) + ([0] if kitty else [rules.kitty])
    dealt = deal_out(deck(rules.jokers) & ~mine & ~kitty, sizes, count, random)
    hands = np.empty((count, rules.players), dtype=np.uint64)
    hands[:, view.seat] = mine
    hands[:, others] = dealt[:, :-1]
    return Worlds(rules, view.dealer, hands, dealt[:, -1] | np.uint64(kitty), params)


def picked(likely: Values, count: int) -> Places:
    """Draws so many worlds in proportion to how likely they are, at even steps."""
    steps = (np.arange(count) + 0.5) / count
    upto = np.cumsum(likely)
    return np.searchsorted(upto / upto[-1], steps).clip(0, len(likely) - 1).astype(np.intp)
