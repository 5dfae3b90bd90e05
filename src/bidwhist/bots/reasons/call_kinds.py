"""Reasons for calls, names and discards: the words of each kind, and its proof from the view and the figures."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.actions import Bid, Declare, Discard, Pass
from bidwhist.bidding import seat_at
from bidwhist.bots.reasons.reason import Case, Kind, Reason, Row, in_100
from bidwhist.bots.reasons.wording import bid_said, listed, plain, plan_said, spelled
from bidwhist.bots.steady.bidder import Bidder
from bidwhist.bots.steady.judgement import STEADY
from bidwhist.cards import JOKERS, SUIT_LETTERS, SUIT_MASKS, Hand, Strain, cards_of
from bidwhist.language import Saying
from bidwhist.rules.order import OPEN, Order, order_for
from bidwhist.view import View

OFTEN = 0.7
"""If a bid stands this often, the chance to make it is told without the words "if it stands"."""
SELDOM = 0.1
"""A bid that stands less often than this was made so that others bid over it."""


# Calls


def _must_bid(case: Case, _: Reason) -> bool:
    view = case.view
    return Pass() not in view.legal and all(isinstance(call, Pass) for call in view.calls)


def _partner_holds(case: Case, reason: Reason) -> bool:
    view = case.view
    bids = [(place, call) for place, call in enumerate(view.calls) if isinstance(call, Bid)]
    if not bids:
        return False
    place, bid = bids[-1]
    seat = seat_at(view.players, view.dealer, place)
    return bid == reason.call and seat == reason.seat != view.seat and view.rules.side_of[seat] == view.side


def _makes(case: Case, action: object) -> int | None:
    found = next((one.makes for one in case.weighed if one.action == action), None)
    return None if found is None else in_100(found)


def _value(case: Case, action: object) -> int | None:
    found = next((one.value for one in case.weighed if one.action == action), None)
    return None if found is None else in_100(found)


def _stands(case: Case, least: float, most: float) -> bool:
    found = case.worth(case.action)
    return found is not None and found.stands is not None and least <= found.stands < most


def _leads_to(case: Case, reason: Reason) -> bool:
    found = case.worth(case.action)
    return found is not None and found.towards is not None and found.towards == reason.contract


def _should_make(case: Case, reason: Reason) -> bool:
    found = case.worth(case.action)
    books = found is not None and found.tricks is not None and round(found.tricks) == reason.count
    return books and _leads_to(case, reason) and _makes(case, case.action) == reason.other


def _is_lowest(case: Case, bid: object) -> bool:
    numbers = [call.number for call in case.view.legal if isinstance(call, Bid)]
    return isinstance(bid, Bid) and bid in case.view.legal and bid.number == min(numbers)


def _too_short(case: Case, reason: Reason) -> bool:
    found, bid = case.worth(reason.call), reason.call
    if not isinstance(bid, Bid) or found is None or found.tricks is None or found.towards != reason.contract:
        return False
    needs = bid.number + case.view.rules.free_tricks
    return _is_lowest(case, bid) and round(found.tricks) == reason.count < reason.other == needs


def _on_hope(case: Case, reason: Reason) -> bool:
    if not isinstance(reason.call, Bid):
        return False
    if reason.flag:
        return in_100(Bidder(case.view, STEADY).chance_to_make(reason.call)) == reason.count
    return _makes(case, reason.call) == reason.count <= 50


def _on_hope_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-on-hope" if reason.flag else "why-seldom-made", bid=bid_said(reason.call), times=reason.count)


def _should_make_words(_: View, reason: Reason) -> Saying:
    plan, books = plan_said(reason.contract), spelled(reason.count)
    return Saying.of("why-should-make", plan=plan, books=books, times=reason.other)


def _too_short_words(_: View, reason: Reason) -> Saying:
    needs, books = spelled(reason.other), spelled(reason.count)
    return Saying.of(
        "why-too-short", bid=bid_said(reason.call), needs=needs, plan=plan_said(reason.contract), books=books
    )


def _other_call_words(_: View, reason: Reason) -> Saying:
    if isinstance(reason.call, Pass):
        return Saying.of("why-other-pass", times=reason.count)
    return Saying.of("why-other-call", bid=bid_said(reason.call), times=reason.count)


def _planned(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, plan=plan_said(reason.contract), times=reason.count)


CALL_KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.ONLY_CALL: Row(plain("why-only-call"), lambda case, _: case.view.legal == (Pass(),)),
        Kind.MUST_BID: Row(plain("why-must-bid"), _must_bid),
        Kind.PARTNER_HOLDS: Row(
            lambda view, reason: Saying.of("why-partner-holds", bid=bid_said(reason.call)),
            _partner_holds,
            after="join-semicolon",
        ),
        Kind.SHOULD_MAKE: Row(_should_make_words, _should_make),
        Kind.TOO_SHORT: Row(_too_short_words, _too_short, joint="join-semicolon"),
        Kind.SELDOM_MADE: Row(
            lambda view, reason: Saying.of("why-seldom-made", bid=bid_said(reason.call), times=reason.count),
            lambda case, reason: _is_lowest(case, reason.call) and _makes(case, reason.call) == reason.count,
        ),
        Kind.STANDS: Row(
            _planned("why-stands"),
            lambda case, reason: (
                _stands(case, OFTEN, 2.0) and _leads_to(case, reason) and _makes(case, case.action) == reason.count
            ),
        ),
        Kind.STANDS_PERHAPS: Row(
            _planned("why-stands-perhaps"),
            lambda case, reason: (
                _stands(case, SELDOM, OFTEN) and _leads_to(case, reason) and _makes(case, case.action) == reason.count
            ),
        ),
        Kind.GOES_OVER: Row(
            lambda view, reason: Saying.of("why-goes-over", plan=plan_said(reason.contract)),
            lambda case, reason: _stands(case, -1.0, SELDOM) and _leads_to(case, reason),
        ),
        Kind.WINS_MATCH: Row(
            lambda view, reason: Saying.of("why-pass-wins" if reason.flag else "why-wins-match", times=reason.count),
            lambda case, reason: (
                _value(case, case.action) == reason.count and reason.flag is isinstance(case.action, Pass)
            ),
        ),
        Kind.OTHER_CALL: Row(
            _other_call_words,
            lambda case, reason: reason.call != case.action and _value(case, reason.call) == reason.count,
            joint="join-comma",
        ),
        Kind.ON_HOPE: Row(_on_hope_words, _on_hope, joint="join-semicolon", after="join-semicolon"),
    }
)
"""Every kind of reason for a call."""


# Names and discards


def _is_best_name(case: Case, reason: Reason) -> bool:
    found = case.worth(case.action)
    if found is None or found.tricks is None or round(found.tricks) != reason.count:
        return False
    return all(one.rank <= found.rank for one in case.weighed)


def _plan(case: Case) -> Declare | None:
    """The contract that a discard is for: the one that is named, or the one that it was weighed for."""
    named, found = case.view.contract, case.worth(case.action)
    if named is not None:
        return Declare(named.strain, named.direction)
    return found.towards if found else None


def _order(case: Case) -> Order | None:
    plan = _plan(case)
    return order_for(case.view.rules, plan.strain, plan.direction) if plan else None


def _aside(case: Case) -> Hand:
    return case.action.cards if isinstance(case.action, Discard) else 0


def _keeps_all_trumps(case: Case, _: Reason) -> bool:
    order = _order(case)
    return order is not None and bool(case.view.hand & order.trumps) and not _aside(case) & order.trumps


def _keeps_only_trumps(case: Case, _: Reason) -> bool:
    order = _order(case)
    return order is not None and order.has_trump and not case.view.hand & ~_aside(case) & ~order.trumps


def _keeps_tops(case: Case, _: Reason) -> bool:
    order, aside = _order(case), _aside(case)
    if order is None:
        return False
    for suit in range(OPEN):
        if suit == order.strain:
            continue
        kept = [order.rank_of[card] for card in cards_of(case.view.hand & ~aside & SUIT_MASKS[suit])]
        gone = [order.rank_of[card] for card in cards_of(aside & SUIT_MASKS[suit])]
        if kept and gone and min(kept) < max(gone):
            return False
    return True


def _can_ruff(case: Case, reason: Reason) -> bool:
    order, kept = _order(case), case.view.hand & ~_aside(case)
    if order is None or not kept & order.trumps:
        return False
    empty = [suit for suit in range(OPEN) if suit != order.strain and not kept & SUIT_MASKS[suit]]
    return bool(empty) and sum(1 << suit for suit in empty) == reason.count


def _jokers_away(case: Case, reason: Reason) -> bool:
    plan = _plan(case)
    gone = (_aside(case) & JOKERS).bit_count()
    return plan is not None and plan.strain is Strain.NO_TRUMP and 0 < gone == reason.count


def _can_ruff_words(_: View, reason: Reason) -> Saying:
    suits = [Saying.of("suit", suit=SUIT_LETTERS[suit]) for suit in range(OPEN) if reason.count >> suit & 1]
    return Saying.of("why-can-ruff", suits=listed(suits))


def _next_makes(case: Case, reason: Reason) -> bool:
    others = [one for one in case.weighed if one.action != case.action]
    if not others or others[0].makes is None:
        return False
    named = reason.contract is None or others[0].action == reason.contract
    return named and in_100(others[0].makes) == reason.count and all(one.rank <= others[0].rank for one in others[:1])


def _number(case: Case) -> int:
    return case.view.bid.number if case.view.bid else 0


def _makes_words(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, number=reason.other, times=reason.count)


def _makes_so_often(case: Case, reason: Reason) -> bool:
    return _makes(case, case.action) == reason.count and reason.other == _number(case)


EXCHANGE_KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.BEST_NAME: Row(
            lambda view, reason: Saying.of("why-best-name", books=spelled(reason.count)), _is_best_name
        ),
        Kind.NAME_MAKES: Row(_makes_words("why-name-makes"), _makes_so_often, joint="join-comma"),
        Kind.NEXT_NAME: Row(_planned("why-next-name"), _next_makes, joint="join-comma"),
        Kind.TOWARDS: Row(
            lambda view, reason: Saying.of("why-towards", plan=plan_said(reason.contract)),
            lambda case, reason: reason.contract is not None and reason.contract == _plan(case),
        ),
        Kind.KEEPS_ALL_TRUMPS: Row(plain("why-keeps-all-trumps"), _keeps_all_trumps, joint="join-comma"),
        Kind.KEEPS_ONLY_TRUMPS: Row(plain("why-keeps-only-trumps"), _keeps_only_trumps, joint="join-comma"),
        Kind.KEEPS_TOPS: Row(plain("why-keeps-tops"), _keeps_tops, joint="join-comma"),
        Kind.KEEPS_OTHER_TOPS: Row(plain("why-keeps-other-tops"), _keeps_tops, joint="join-and"),
        Kind.CAN_RUFF: Row(_can_ruff_words, _can_ruff),
        Kind.JOKERS_AWAY: Row(plain("why-jokers-away"), _jokers_away, joint="join-comma"),
        Kind.DISCARD_MAKES: Row(_makes_words("why-discard-makes"), _makes_so_often, joint="join-semicolon"),
    }
)
"""Every kind of reason for a name or a discard."""
