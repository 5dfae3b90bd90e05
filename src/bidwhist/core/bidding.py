"""The auction: which calls a seat may make, and which bid is the highest so far (rules C10–C13, F2–F4)."""

from functools import lru_cache

from bidwhist.core.actions import PASS, Bid, Call, Pass, Suffix, walk_bids
from bidwhist.core.rules.options import AllPass, BidNames, Direction, SuffixOrder
from bidwhist.core.rules.ruleset import CACHED_RULE_SETS, Ruleset

_DIRECTIONS_OF: dict[Suffix, tuple[Direction, ...]] = {
    Suffix.UPTOWN: (Direction.UPTOWN,),
    Suffix.DOWNTOWN: (Direction.DOWNTOWN, Direction.DOWNTOWN_ACES_LOW),
    Suffix.NO_TRUMP: tuple(Direction),
}

_LEVEL = {Suffix.UPTOWN: 0, Suffix.DOWNTOWN: 0, Suffix.NO_TRUMP: 2}
_HEIGHT: dict[SuffixOrder, dict[Suffix, int]] = {
    SuffixOrder.LEVEL: _LEVEL,
    SuffixOrder.DOWNTOWN_OVER_UPTOWN: {**_LEVEL, Suffix.DOWNTOWN: 1},
    SuffixOrder.NO_TRUMP_LEVEL: {**_LEVEL, Suffix.NO_TRUMP: 0},
}


def directions_of(rules: Ruleset, suffix: Suffix | None) -> tuple[Direction, ...]:
    """The directions that a bid leaves its declarer to choose from (rules X3, F5)."""
    if suffix is None:
        return rules.directions
    return tuple(direction for direction in _DIRECTIONS_OF[suffix] if direction in rules.directions)


def rank_of_bid(rules: Ruleset, bid: Bid) -> tuple[int, int]:
    """The key by which bids are compared: the number, then the suffix (rules C11, P10)."""
    return bid.number, _HEIGHT[rules.suffix_order][bid.suffix] if bid.suffix else 0


@lru_cache(maxsize=CACHED_RULE_SETS)
def all_bids(rules: Ruleset) -> tuple[Bid, ...]:
    """Every bid of a rule set, number by number."""
    if rules.bid_names is BidNames.NUMBER:
        return tuple(walk_bids(rules.min_bid, rules.max_bid, (None,)))
    suffixes = tuple(suffix for suffix in Suffix if directions_of(rules, suffix))
    return tuple(walk_bids(rules.min_bid, rules.max_bid, suffixes))


def highest_bid(calls: tuple[Call, ...]) -> Bid | None:
    """The highest bid so far, which is the last one, as each bid is higher than the one before."""
    for call in reversed(calls):
        if isinstance(call, Bid):
            return call
    return None


def legal_calls(rules: Ruleset, calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The calls of the next seat; the dealer speaks last."""
    return _calls(rules, highest_bid(calls), len(calls) == rules.players - 1)


@lru_cache(maxsize=16384, typed=True)
def _calls(rules: Ruleset, highest: Bid | None, is_dealer: bool) -> tuple[Call, ...]:
    if highest is None:
        return _forced_bids(rules) if is_dealer and dealer_must_bid(rules) else (PASS, *all_bids(rules))
    floor = rank_of_bid(rules, highest)
    # The answer is cached for everybody, so it holds the table's own bid and not the one asked about.
    matches = (bid for bid in all_bids(rules) if bid == highest and is_dealer and rules.dealer_matches)
    return (PASS, *matches, *(bid for bid in all_bids(rules) if rank_of_bid(rules, bid) > floor))


def dealer_must_bid(rules: Ruleset) -> bool:
    """Whether the dealer may not pass when all others have (rules C13, P2)."""
    return rules.all_pass is not AllPass.THROW_IN


def _forced_bids(rules: Ruleset) -> tuple[Bid, ...]:
    """The bids of a dealer who must bid: any, or those of the lowest number (rules C13, X12)."""
    if rules.all_pass is AllPass.DEALER_MUST:
        return all_bids(rules)
    return tuple(bid for bid in all_bids(rules) if bid.number == rules.min_bid)


def seat_at(players: int, dealer: int, place: int) -> int:
    """The seat of the call with this index (from 0) in the auction, which goes clockwise from the dealer's left."""
    return (dealer + 1 + place) % players


def winner_of_auction(dealer: int, calls: tuple[Call, ...]) -> int | None:
    """The seat that won a finished auction; None if all passed."""
    players = len(calls)
    for place in range(players - 1, -1, -1):
        if not isinstance(calls[place], Pass):
            return seat_at(players, dealer, place)
    return None
