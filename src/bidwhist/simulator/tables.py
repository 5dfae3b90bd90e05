"""A rule set compiled to plain numbers for the simulator; the tables come from the core."""

from itertools import chain
from typing import TypeAlias

from bidwhist.core.actions import PASS
from bidwhist.core.bidding import all_bids, legal_calls, rank_of_bid
from bidwhist.core.cards import CARDS
from bidwhist.core.legality import declarations
from bidwhist.core.rules.options import Dealing, RenegePenalty, RenegeSettled, RenegeShort, Sport, SportLasts
from bidwhist.core.rules.order import Order, order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import outcome
from bidwhist.core.shuffle import destinations
from bidwhist.errors import BadRuleset
from bidwhist.simulator.numbering import DECLARATIONS, SUFFIXES, bid_slot, number_of

MOST_TRICKS = 18
Ruling: TypeAlias = tuple[bool, bool | None]
RULINGS: tuple[Ruling, ...] = (
    (True, None),
    (False, None),
    (True, False),
    (True, True),
    (False, False),
    (False, True),
)
"""What settles a deal, by the simulator's number: tricks won by cards; tricks of which some were moved; a renege that
sets or makes the bid once all is played; and one that does before."""


TableValues: TypeAlias = tuple[
    dict[str, int],
    list[int],
    list[int],
    list[tuple[int, int]],
    list[list[int]],
    list[int],
    list[dict[str, object]],
    list[int],
]


def check_known(rules: Ruleset) -> None:
    """Checks that the simulator plays by a rule set.

    :raises BadRuleset: where trump is turned up: its deals begin with an auction (rule R2).
    """
    if rules.turns_trump:
        raise BadRuleset("the simulator plays deals that begin with an auction: trump must be named, not turned")


def table_values(rules: Ruleset) -> TableValues:
    """Numbers, sides, destinations, bids, openings, declarations, orders and pays, for the compiled simulator.

    :raises BadRuleset: for rules that it does not play.
    """
    check_known(rules)
    return (
        _numbers(rules),
        list(rules.side_of),
        _destinations(rules),
        _bids(rules),
        [_openings(rules, passes) for passes in (0, rules.players - 1)],
        _declarations(rules),
        [_order(order_for(rules, one.strain, one.direction)) for one in DECLARATIONS],
        _pays(rules),
    )


def _numbers(rules: Ruleset) -> dict[str, int]:
    return {
        "players": rules.players,
        "jokers": rules.jokers,
        "kitty": rules.kitty,
        "hand_size": rules.hand_size,
        "sides": rules.sides,
        "all_tricks": rules.all_tricks,
        "deals_singly": rules.deal is Dealing.SINGLY,
        "dealer_matches": rules.dealer_matches,
        "declares_before_kitty": rules.names_before_kitty,
        "declares_after_discard": rules.names_after_discard,
        "discards_jokers": rules.declarer_discards_jokers,
        "declarer_has_discards": rules.declarer_has_discards,
        "first_trick_has_discards": rules.first_trick_has_discards,
        "forehand_leads": not rules.declarer_leads,
        "reneges_are_called": rules.reneges_are_called,
        "reneges_are_found": rules.reneges_are_found,
        "renege_costs_tricks": rules.renege_penalty is RenegePenalty.TRICKS,
        "renege_paid_at_end": rules.renege_settled is RenegeSettled.DEAL_END,
        "short_pays_all": rules.renege_short is RenegeShort.ALL,
        "sported_before_auction": rules.sports_before_auction,
        "sported_before_pickup": rules.sport is Sport.BEFORE_PICKUP,
        "sported_for_trump_bids": rules.sport is Sport.TRUMP_BIDS,
        "sported_until_discard": rules.sport_lasts is SportLasts.UNTIL_DISCARD,
    }


def _destinations(rules: Ruleset) -> list[int]:
    """By dealer, where each card of the pack goes; singly that is worked out from the seed instead."""
    if rules.deal is Dealing.SINGLY:
        return [0] * rules.players * CARDS
    rows = (destinations(rules, b"", 0, dealer) for dealer in range(rules.players))
    return [place for row in rows for place in (*row, *(0,) * (CARDS - len(row)))]


def _bids(rules: Ruleset) -> list[tuple[int, int]]:
    """Every bid as its slot and a number to compare it by."""
    ranked = [(bid_slot(bid), *rank_of_bid(rules, bid)) for bid in all_bids(rules)]
    return [(slot, 8 * number + height) for slot, number, height in ranked]


def _openings(rules: Ruleset, passes: int) -> list[int]:
    """The numbers of the calls that may be made after nothing but passes."""
    return [number_of(call) for call in legal_calls(rules, (PASS,) * passes)]


def _declarations(rules: Ruleset) -> list[int]:
    """By suffix, and by whether jokers in hand forbid no-trump, a mask of what may be named."""
    return [
        sum(1 << DECLARATIONS.index(one) for one in declarations(rules, suffix, forbidden))
        for suffix in SUFFIXES
        for forbidden in (False, True)
    ]


def _order(order: Order) -> dict[str, object]:
    return {
        "follow": list(order.follow),
        "exempt": order.exempt,
        "forced": order.forced,
        "unled": order.unled,
        "always": order.always,
        "suit_of": list(order.suit_of),
        "strength": list(chain.from_iterable(order.strength)),
    }


def points_range(rules: Ruleset) -> tuple[int, int]:
    """The least and the most points that a deal can bring a side."""
    found = {0}
    for number in range(rules.min_bid, rules.max_bid + 1):
        for no_trump in (False, True):
            for tricks in range(rules.all_tricks + 1):
                for ruling in RULINGS:
                    found.update(_points(rules, number, no_trump, tricks, ruling))
    return min(found), max(found)


def _points(rules: Ruleset, number: int, no_trump: bool, tricks: int, ruling: Ruling = RULINGS[0]) -> tuple[int, ...]:
    """Points when side 0 declares and takes so many tricks, side 1 all others."""
    others = (max(0, rules.all_tricks - tricks), *(0,) * (rules.sides - 2))
    by_cards, ruled = ruling
    return outcome(rules, number, no_trump, 0, (tricks, *others), by_cards=by_cards, ruled=ruled).points


def _pays(rules: Ruleset) -> list[int]:
    """By ruling, number, no-trump and tricks of the declaring side: its points, and those of every other side."""
    table: list[int] = []
    for ruling in RULINGS:
        for number in range(MOST_TRICKS + 1):
            for no_trump in (False, True):
                for tricks in range(MOST_TRICKS + 2):
                    can_be = rules.min_bid <= number <= rules.max_bid and tricks <= rules.all_tricks
                    table += _points(rules, number, no_trump, tricks, ruling)[:2] if can_be else (0, 0)
    return table
