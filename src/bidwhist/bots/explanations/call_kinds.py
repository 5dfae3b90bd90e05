"""Reasons for calls, names and discards: the words of each kind, and its proof from the view and the figures."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.conventions import may_say, parse_conventions
from bidwhist.bots.explanations.reason import Case, Kind, Reason, Row, in_100
from bidwhist.bots.explanations.wording import bid_said, listed, plain, plan_said, spelled
from bidwhist.bots.heuristics.bidder import Bidder
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.partner_safety.calls import GREAT, OPEN_ENOUGH, OPEN_SUITS, decent_calls
from bidwhist.core.actions import Bid, Declare, Discard, Pass, Suffix
from bidwhist.core.bidding import directions_of, seat_at
from bidwhist.core.cards import JOKERS, SUIT_LETTERS, SUIT_MASKS, Hand, Strain, cards_of
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.order import OPEN, Order, order_for
from bidwhist.core.view import View
from bidwhist.i18n import Saying

OFTEN = 0.7
"""If a bid wins the auction this often, the chance to make it is given without the words "if it stands"."""
SELDOM = 0.1
"""A bid that wins the auction less often than this was made so that others bid over it."""


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


def _is_nearest(case: Case, bid: object) -> bool:
    """Whether a bid is the lowest that a player with this hand might make: no no-trump on a hand of open suits."""
    bids = [call for call in case.view.legal if isinstance(call, Bid)]
    might = [call for call in bids if not _is_out_of_the_question(case.view, call)] or bids
    return isinstance(bid, Bid) and bid in might and bid.number == min(call.number for call in might)


def _is_out_of_the_question(view: View, bid: Bid) -> bool:
    if bid.suffix is not Suffix.NO_TRUMP:
        return False
    return all(_open_suits(view, direction) > OPEN_SUITS for direction in directions_of(view.rules, bid.suffix))


def _open_suits(view: View, direction: Direction) -> int:
    """The suits of a hand with neither the best card, the second with one more, nor the third with two more."""
    order = order_for(view.rules, Strain.NO_TRUMP, direction)
    held = [[order.rank_of[card] for card in cards_of(view.hand & SUIT_MASKS[suit])] for suit in range(OPEN)]
    return sum(not any(len(ranks) > 12 - rank for rank in ranks if rank >= 10) for ranks in held)


def _pass_wins_no_more(case: Case, _: Reason) -> bool:
    mine, passed = case.worth(case.action), case.worth(Pass())
    return mine is not None and passed is not None and passed.value <= mine.value


def _is_too_strong(case: Case, reason: Reason) -> bool:
    """Whether by the hand alone a higher bid than the lowest is nearly certain, and partner does not have the bid."""
    view = case.view
    bids = [call for call in view.legal if isinstance(call, Bid)]
    higher = [bid for bid in bids if bid.number > min(one.number for one in bids)]
    bidder = Bidder(view, STEADY)
    low = reason.call == Pass() or (reason.call in bids and reason.call not in higher)
    return low and reason.call != case.action and any(bidder.chance_to_make(bid) >= GREAT for bid in higher)


def _is_not_agreed(case: Case, reason: Reason) -> bool:
    legal = isinstance(reason.call, Bid) and reason.call in case.view.legal
    return legal and reason.call is not None and not may_say(parse_conventions(reason.said), case.view, reason.call)


def _too_short(case: Case, reason: Reason) -> bool:
    found, bid = case.worth(reason.call), reason.call
    if not isinstance(bid, Bid) or found is None or found.tricks is None or found.towards != reason.contract:
        return False
    needs = bid.number + case.view.rules.free_tricks
    return _is_nearest(case, bid) and round(found.tricks) == reason.count < reason.other == needs


def _on_hope(case: Case, reason: Reason) -> bool:
    if not isinstance(reason.call, Bid):
        return False
    if reason.flag:
        by_hand = in_100(Bidder(case.view, STEADY).chance_to_make(reason.call))
        return by_hand == reason.count <= 100 * OPEN_ENOUGH
    return _makes(case, reason.call) == reason.count <= 50


def _on_hope_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-on-hope" if reason.flag else "why-seldom-made", bid=bid_said(reason.call), times=reason.count)


def _too_strong_words(_: View, reason: Reason) -> Saying:
    if isinstance(reason.call, Pass):
        return Saying("why-too-strong-to-pass")
    return Saying.of("why-too-strong", bid=bid_said(reason.call))


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
            lambda case, reason: _is_nearest(case, reason.call) and _makes(case, reason.call) == reason.count <= 50,
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
        Kind.PASS_WINS_NO_MORE: Row(plain("why-pass-no-more"), _pass_wins_no_more, joint="join-semicolon"),
        Kind.TOO_STRONG: Row(_too_strong_words, _is_too_strong, joint="join-semicolon", after="join-semicolon"),
        Kind.TOO_OPEN: Row(
            lambda view, reason: Saying.of("why-too-open", bid=bid_said(reason.call)),
            lambda case, reason: isinstance(reason.call, Bid) and _is_out_of_the_question(case.view, reason.call),
            joint="join-semicolon",
            after="join-semicolon",
        ),
        Kind.AT_A_GLANCE: Row(
            lambda view, reason: Saying.of("why-at-a-glance", bid=bid_said(reason.call)),
            lambda case, reason: reason.call in decent_calls(case.view) and reason.call != case.action,
            joint="join-semicolon",
            after="join-semicolon",
        ),
        Kind.NOT_AGREED: Row(
            lambda view, reason: Saying.of("why-not-agreed", bid=bid_said(reason.call)),
            _is_not_agreed,
            joint="join-semicolon",
            after="join-semicolon",
        ),
    }
)
"""Every kind of reason for a call."""


# Names and discards


def _is_best_name(case: Case, reason: Reason) -> bool:
    found = case.worth(case.action)
    if found is None or found.tricks is None or round(found.tricks) != reason.count:
        return False
    others = [(round(one.tricks or 0.0), in_100(one.makes or 0.0)) for one in case.weighed]
    is_most = all(books <= reason.count and makes <= in_100(found.makes or 0.0) for books, makes in others)
    return is_most is (reason.kind is Kind.BEST_NAME) and all(one.rank <= found.rank for one in case.weighed)


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
    return named and in_100(others[0].makes) == reason.count <= (_makes(case, case.action) or 0)


def _next_wins_no_more(case: Case, reason: Reason) -> bool:
    """Whether another name is made more often than the one chosen, and still does no more for the match."""
    mine, other = case.worth(case.action), case.worth(reason.contract)
    if mine is None or other is None or mine.makes is None or other.makes is None:
        return False
    more = in_100(mine.makes) < in_100(other.makes) == reason.count
    return more and round(other.value, 6) <= round(mine.value, 6)


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
        Kind.BEST_FOR_MATCH: Row(
            lambda view, reason: Saying.of("why-best-for-match", books=spelled(reason.count)), _is_best_name
        ),
        Kind.NEXT_NAME: Row(_planned("why-next-name"), _next_makes, joint="join-comma"),
        Kind.NEXT_NAME_WINS_NO_MORE: Row(_planned("why-next-name-no-more"), _next_wins_no_more, joint="join-comma"),
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
