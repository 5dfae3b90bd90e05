"""Steady's judgement as the whole numbers of a skill, for the simulator: its weights are the only source."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from bidwhist.bots.auction_model import AuctionModel, Field, value_of_rest
from bidwhist.bots.heuristics.bidder import MOST_OPEN_SUITS, SPREADS_OF_HOPE
from bidwhist.bots.heuristics.estimate import Estimate, chances, discard_trick, shape, table_of
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.lead_weights import LEADS
from bidwhist.bots.heuristics.prospects import Standing, chance, expected, prospects
from bidwhist.bots.heuristics.weights import FIELD, FIELD_SPREAD, SPREADS, WEIGHTS
from bidwhist.core.cards import CARDS, Strain
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.options import AllPass
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset
from bidwhist.simulator.skill import (
    EDGE_OF_ZERO,
    EDGES,
    EDGES_PER_TRICK,
    MEAN_OF_ZERO,
    MEANS,
    MEANS_PER_TRICK,
    NOBODY_HOLDS,
    NUMBERS,
    SURE,
    THEY_HOLD,
    TRICK,
    WE_HOLD,
    Skill,
    Table,
)
from bidwhist.simulator.tables import MOST_TRICKS, check_known
from bidwhist.tools.exact import dot, total

MATCH = 1 << 24
"""A won match as a whole number."""
NOT_TO_BE_BID = -MATCH
MOST_PLAYERS = 5
FEATURES = 13
_TRUMP, _NO_TRUMP = Strain.SPADES, Strain.NO_TRUMP
_ROLES = "declarer", "partner", "defender"
_SCALES = {4: 12, 13: 4, 14: 8}
"""By sign of a lead, what steady divides it by: the card's rank, the cards of its suit in hand, and those out."""
_HOLDERS = NOBODY_HOLDS, WE_HOLD, THEY_HOLD


@lru_cache(maxsize=CACHED_RULE_SETS)
def steady_skill(rules: Ruleset) -> Skill:
    """Steady's skill under a rule set, in a deal at the start of a match.

    :raises BadRuleset: for rules that the simulator does not play.
    """
    check_known(rules)
    auction = _Auction(rules)
    judgement, expects = STEADY, STEADY.expects
    needed = [rules.needed(number) for number in range(NUMBERS)]
    return Skill(
        rules=rules,
        estimates=_estimates(rules),
        bids=_by_mean(rules, _bid_worth),
        contracts=_by_mean(rules, _contract_worth),
        stays=auction.stays(),
        overbid=auction.overbid(),
        passes=auction.passes(),
        least=np.array([_whole(one - SPREADS_OF_HOPE * auction.spread, TRICK) for one in needed]),
        needed=np.array(needed),
        foe_bid=_whole(expects.foe_bid, TRICK),
        field=_whole(auction.model.field.mean, TRICK),
        most_open=MOST_OPEN_SUITS,
        worth=_card_worths(),
        void_worth=_whole(judgement.void, SURE),
        patience=_whole(judgement.patience, SURE),
        deciding=int(judgement.deciding),
        lacks=_lacks(),
        leads=_leads(),
        never=_whole(judgement.never, SURE * SURE),
        partner_trumps=_whole(judgement.partner_trumps, SURE * SURE),
        draw=_whole(judgement.draw, SURE * SURE),
        decides=_whole(judgement.decides, SURE * SURE),
        partner_suit=_whole(judgement.partner_suit, SURE * SURE),
        dead_suit=_whole(judgement.dead_suit, SURE * SURE),
        bare_ace=_whole(judgement.bare_ace, SURE * SURE),
    )


def _whole(value: float, unit: int) -> int:
    return round(value * unit)


def _estimates(rules: Ruleset) -> Table:
    table = np.zeros((2, 2, FEATURES), dtype=np.int64)
    common = shape(rules)
    for exchanged in (False, True):
        for strain in (_TRUMP, _NO_TRUMP):
            weights = WEIGHTS[table_of(rules, strain, exchanged)]
            constant = dot(weights[: len(common)], common) + discard_trick(rules)
            numbers = [_whole(one, TRICK) for one in (constant, *weights[len(common) :])]
            table[int(exchanged), int(strain is _NO_TRUMP), : len(numbers)] = numbers
    return table


def _by_mean(rules: Ruleset, worth: Callable[[Ruleset, tuple[float, ...], int, bool], int]) -> Table:
    """Something by exchanged, no-trump, number and expected tricks."""
    table = np.zeros((2, 2, NUMBERS, MEANS), dtype=np.int64)
    for exchanged in (False, True):
        for strain in (_TRUMP, _NO_TRUMP):
            spread = SPREADS[table_of(rules, strain, exchanged)]
            for step in range(MEANS):
                likely = chances(rules, Estimate((step - MEAN_OF_ZERO) / MEANS_PER_TRICK, spread))
                for number in range(rules.min_bid, rules.max_bid + 1):
                    found = worth(rules, likely, number, strain is _NO_TRUMP)
                    table[int(exchanged), int(strain is _NO_TRUMP), number, step] = found
    return table


def _standing(rules: Ruleset) -> Standing:
    return Standing(rules, (0,) * rules.sides, None, 0, (0,) * rules.sides)


def _contract_worth(rules: Ruleset, likely: tuple[float, ...], number: int, no_trump: bool) -> int:
    return _whole(expected(likely, prospects(_standing(rules), 0, number, no_trump)), MATCH)


def _bid_worth(rules: Ruleset, likely: tuple[float, ...], number: int, no_trump: bool) -> int:
    makes = total(likely[rules.needed(number) :])
    if no_trump and makes < STEADY.no_trump_floor:
        return NOT_TO_BE_BID
    hope = STEADY.expects.hope * max(0.0, 0.5 - makes)
    return _contract_worth(rules, likely, number, no_trump) - _whole(hope, MATCH)


class _Auction:
    """The rest of an auction by steady's model of it. Places are calls made; the dealer is the last seat."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.standing = rules, _standing(rules)
        key = table_of(rules, _TRUMP, False)
        field = Field(dot(FIELD[key], shape(rules)) + discard_trick(rules), FIELD_SPREAD[key])
        self.model, self.spread = AuctionModel(rules, rules.players - 1, field, STEADY.expects), SPREADS[key]
        self._known: dict[tuple[bool, int, int, bool], float] = {}

    def stays(self) -> Table:
        """How likely a bid is to win the auction, by calls made and number."""
        table = np.zeros((MOST_PLAYERS, NUMBERS), dtype=np.int64)
        for made, number in self._bids():
            side = self.rules.side_of[made]
            likely = value_of_rest(self.model, made + 1, number, side, value=1.0, theirs=lambda _side, _number: 0.0)
            table[made, number] = _whole(likely, TRICK)
        return table

    def overbid(self) -> Table:
        """What the deal is worth for those cases in which a bid does not win the auction."""
        table = np.zeros((MOST_PLAYERS, NUMBERS, EDGES), dtype=np.int64)
        for made, number in self._bids():
            for edge in range(EDGES):
                side = self.rules.side_of[made]
                table[made, number, edge] = _whole(self._rest(made, number, side, 0.0, edge), MATCH)
        return table

    def passes(self) -> Table:
        """What a pass is worth, by the number of the highest bid and whose it is."""
        table = np.zeros((MOST_PLAYERS, NUMBERS, len(_HOLDERS), EDGES), dtype=np.int64)
        for made in range(self.rules.players):
            for edge in range(EDGES):
                table[made, 0, NOBODY_HOLDS, edge] = _whole(self._nobody_bids(made, edge), MATCH)
        for made, number in self._bids():
            mine = self.rules.side_of[made]
            other = next(side for side in range(self.rules.sides) if side != mine)
            for holder, side in ((WE_HOLD, mine), (THEY_HOLD, other)):
                for edge in range(EDGES):
                    value = self._theirs(side == mine, number, edge)
                    table[made, number, holder, edge] = _whole(self._rest(made, number, side, value, edge), MATCH)
        return table

    def _bids(self) -> list[tuple[int, int]]:
        numbers = range(self.rules.min_bid, self.rules.max_bid + 1)
        return [(made, number) for made in range(self.rules.players) for number in numbers]

    def _rest(self, made: int, number: int, side: int, value: float, edge: int) -> float:
        mine = self.rules.side_of[made]

        def theirs(other: int, raised: int) -> float:
            return self._theirs(other == mine, raised, edge)

        return value_of_rest(self.model, made + 1, number, side, value=value, theirs=theirs)

    def _nobody_bids(self, made: int, edge: int) -> float:
        rules = self.rules
        if rules.all_pass is AllPass.THROW_IN:
            value = chance(rules, self.standing.score, None, 0, self.standing.sets)
        else:
            ours = rules.side_of[rules.players - 1] == rules.side_of[made]
            value = self._theirs(ours, rules.min_bid, edge, heard=False)
        return self._rest(made, rules.min_bid - 1, NOBODY, value, edge)

    def _theirs(self, is_ours: bool, number: int, edge: int, heard: bool = True) -> float:
        """The value of another seat's contract: of partner's, or of an opponent's."""
        key = is_ours, number, edge, heard
        if key not in self._known:
            better = (edge - EDGE_OF_ZERO) / EDGES_PER_TRICK
            mean = self.model.tricks_behind(number, heard) + self.model.pull(is_ours) * better
            values = prospects(self.standing, 0 if is_ours else 1, number, False)
            self._known[key] = expected(chances(self.rules, Estimate(mean, self.spread)), values)
        return self._known[key]


def _card_worths() -> Table:
    table = np.zeros((3, 4, 6, 2, 2), dtype=np.int64)
    for kind, place, stronger, guarded, is_long in np.ndindex(3, 4, 6, 2, 2):
        value = _card_worth(kind, place, stronger, bool(guarded), bool(is_long))
        table[kind, place, stronger, guarded, is_long] = _whole(value, SURE)
    return table


def _card_worth(kind: int, place: int, stronger: int, guarded: bool, is_long: bool) -> float:
    judgement, is_trump, is_ruffed = STEADY, kind == 0, kind == 1
    value = judgement.behind[stronger] if stronger < len(judgement.behind) else 0.0
    value = value if guarded else value * judgement.unguarded
    if is_trump:
        return 1.0 if is_long else max(value, judgement.small_trump)
    value = max(value, judgement.long_card) if is_long else value
    return value * judgement.survives[place] if is_ruffed else value


@lru_cache(maxsize=1)
def _lacks() -> Table:
    table = np.full((MOST_TRICKS + 1, CARDS, 16), SURE, dtype=np.int64)
    for held in range(MOST_TRICKS + 1):
        for may in range(CARDS):
            miss, chance_of_none = 1.0 - min(1.0, held / max(1, may)), 1.0
            for count in range(16):
                table[held, may, count] = _whole(chance_of_none, SURE)
                chance_of_none *= miss
    return table


def _leads() -> Table:
    def whole(role: str, kind: str) -> list[int]:
        return [_whole(weight / _SCALES.get(sign, 1), SURE) for sign, weight in enumerate(LEADS[f"{role}, {kind}"])]

    return np.array([[whole(role, kind) for kind in ("suit", "no-trump")] for role in _ROLES])
