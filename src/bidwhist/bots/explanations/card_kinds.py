"""Reasons for a card: the words of each kind, and its proof from what the seat sees."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.explanations.reason import Case, Kind, Reason, Row
from bidwhist.bots.explanations.wording import card_said, friend, of_friend, plain, suit_of
from bidwhist.core.actions import Play
from bidwhist.core.cards import JOKERS, SUIT_LETTERS, Card, Hand, Strain
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.i18n import Saying

FEW = 3
"""Up to so many better cards still out are called "only" so many."""


def _card(case: Case) -> Card:
    assert isinstance(case.action, Play)
    return case.action.card


def _suit(case: Case) -> int:
    return case.seen.order.suit_of[_card(case)]


def _is_trump(case: Case) -> bool:
    return case.seen.order.has_trump and _suit(case) == case.seen.order.strain


def _leads(case: Case) -> bool:
    return not case.view.table


def _is_joker_in_no_trump(case: Case) -> bool:
    return case.seen.order.strain is Strain.NO_TRUMP and bool(JOKERS >> _card(case) & 1)


def _makes_it(case: Case, _: Reason) -> bool:
    seen = case.seen
    return seen.declares and 0 < seen.needs <= seen.worth and seen.is_sure(_card(case))


def _sets_it(case: Case, _: Reason) -> bool:
    seen = case.seen
    hangs = seen.left - seen.worth < seen.needs <= seen.left
    return not seen.declares and hangs and seen.is_sure(_card(case))


def _draws(case: Case, reason: Reason) -> bool:
    seen = case.seen
    against = seen.held_by(seen.foes, seen.order.trumps).bit_count()
    return seen.declares and _leads(case) and _is_trump(case) and 0 < against == reason.count


def _nobody_has_trumps(case: Case, _: Reason) -> bool:
    seen = case.seen
    return _leads(case) and _is_trump(case) and not seen.held_by(seen.others, seen.order.trumps)


def _only_friends_have_trumps(case: Case, _: Reason) -> bool:
    seen = case.seen
    theirs, ours = seen.held_by(seen.foes, seen.order.trumps), seen.held_by(seen.friends, seen.order.trumps)
    return _leads(case) and _is_trump(case) and not theirs and bool(ours)


def _trumps_fall(case: Case, _: Reason) -> bool:
    seen = case.seen
    of_declarer = seen.held_by([case.view.declarer], seen.order.trumps)
    return not seen.declares and _leads(case) and _is_trump(case) and bool(of_declarer)


def _returns(case: Case, reason: Reason) -> bool:
    seen = case.seen
    led = {seen.order.suit_of[trick.cards[0]] for trick in case.view.tricks if trick.leader == reason.seat}
    may_have_more = seen.may_hold[reason.seat] & seen.order.follow[reason.suit]
    return _leads(case) and reason.seat in seen.friends and reason.suit == _suit(case) in led and bool(may_have_more)


def _unbeatable(case: Case, _: Reason) -> bool:
    seen, card = case.seen, _card(case)
    led, seat, best = seen.trick_with(card)
    return seat == case.view.seat and led != OPEN and not seen.beaters(seen.later, led, best)


def _foes_cannot_beat(case: Case, _: Reason) -> bool:
    seen, card = case.seen, _card(case)
    led, seat, best = seen.trick_with(card)
    foes = [one for one in seen.later if one in seen.foes]
    return seat == case.view.seat and led != OPEN and not seen.beaters(foes, led, best)


def _friend_ruffs(case: Case, reason: Reason) -> bool:
    seen = case.seen
    held = seen.may_hold[reason.seat]
    return (
        _leads(case)
        and reason.seat in seen.friends
        and reason.suit == _suit(case) != seen.order.strain
        and not held & seen.order.follow[reason.suit]
        and bool(held & seen.order.trumps)
    )


def _will_ruff(case: Case, reason: Reason) -> bool:
    seen, hand = case.seen, case.view.hand
    alone = hand & seen.order.follow[reason.suit] == 1 << _card(case)
    again = any((seen.may_hold[seat] & seen.order.follow[reason.suit]).bit_count() > 1 for seat in seen.others)
    return _leads(case) and alone and not _is_trump(case) and bool(hand & seen.order.trumps) and again


def _beaten_by(case: Case, reason: Reason) -> bool:
    """A card that takes the trick so far, and how many better ones of its suit may still be played."""
    seen, card = case.seen, _card(case)
    led, _, best = seen.trick_with(card)
    beaters = seen.beaters(seen.later, led, best)
    better = seen.better_in(beaters, card)
    counted = better.bit_count() == reason.count and bool(beaters & ~better) is reason.flag
    return seen.takes(card) and reason.suit == _suit(case) != OPEN and bool(beaters) and counted


def _friend_may_beat(case: Case, reason: Reason) -> bool:
    """A friend who is still to play may have a card that beats the best one on the table."""
    seen = case.seen
    led, _, best = seen.trick_with(_card(case))
    return reason.seat in seen.friends and reason.seat in seen.later and bool(seen.beaters([reason.seat], led, best))


def _is_foes_so_far(case: Case, reason: Reason) -> bool:
    _, seat, best = case.seen.trick_with(_card(case))
    return seat in case.seen.foes and best == reason.card


def _keeps_better(case: Case, reason: Reason) -> bool:
    seen, card = case.seen, _card(case)
    better = seen.better_in(case.view.hand, card)
    return reason.suit == _suit(case) != OPEN and 0 < better.bit_count() == reason.count


def _in_suit(case: Case) -> Hand:
    suit = _suit(case)
    return case.view.hand & case.seen.order.follow[suit] if suit != OPEN else case.view.hand & JOKERS


def _lone(case: Case, reason: Reason) -> bool:
    return reason.suit == _suit(case) and _in_suit(case).bit_count() == 1


def _best_of_suit(case: Case, reason: Reason) -> bool:
    return reason.suit == _suit(case) != OPEN and not case.seen.better_in(case.view.hand, _card(case))


def _friend_has_it(case: Case, reason: Reason) -> bool:
    seen = case.seen
    _, seat, _ = seen.trick_with(_card(case))
    return seat == reason.seat in seen.friends and seen.is_sure(_card(case))


def _friend_leads_it(case: Case, reason: Reason) -> bool:
    seen = case.seen
    return reason.seat in seen.friends and seen.trick_with(_card(case))[1] == reason.seat


def _ruffs(case: Case, reason: Reason) -> bool:
    seen, led = case.seen, case.seen.trick_led
    is_out = led != OPEN and not case.view.hand & seen.order.follow[led]
    return reason.suit == led != _suit(case) and is_out and _is_trump(case) and seen.takes(_card(case))


def _plays_last(case: Case, _: Reason) -> bool:
    return not case.seen.later and case.seen.takes(_card(case))


def _cannot_beat(case: Case, reason: Reason) -> bool:
    seen = case.seen
    cards = [card for card in range(54) if seen.honest() >> card & 1]
    return _is_foes_so_far(case, reason) and not any(seen.takes(card) for card in cards)


def _keeps_trumps(case: Case, _: Reason) -> bool:
    seen, led = case.seen, case.seen.trick_led
    hand, follow = case.view.hand, seen.order.follow
    return led not in (OPEN, seen.order.strain) and not hand & follow[led] and bool(hand & seen.order.trumps)


def _beaten_by_words(view: View, reason: Reason) -> Saying:
    if not reason.count:
        return Saying("why-beaten-trump")
    message = "why-beaten-many" if reason.count > FEW else "why-beaten-few"
    trump = "trump" if reason.flag else "none"
    return Saying.of(message, count=reason.count, suit=suit_of(view, reason.suit), trump=trump)


def _draws_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-draws", count=reason.count)


def _makes_it_words(view: View, _: Reason) -> Saying:
    return Saying("why-makes-it" if view.turned is None else "why-first-point")


def _unbeatable_words(view: View, _: Reason) -> Saying:
    return Saying("why-takes-unbeatable" if view.table else "why-unbeatable")


def _keeps_better_words(view: View, reason: Reason) -> Saying:
    message = "why-keeps-better" if view.table else "why-better-behind"
    return Saying.of(message, count=reason.count, suit=suit_of(view, reason.suit))


def _of_its_suit(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, suit=suit_of(view, reason.suit))


def _of_suit(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, suit=SUIT_LETTERS[reason.suit])


def _of_friends_suit(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, friend=friend(view), suit=SUIT_LETTERS[reason.suit])


CARD_KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.ONLY_CARD: Row(plain("why-only-card"), lambda case, _: len(case.view.legal) == 1),
        Kind.MAKES_IT: Row(_makes_it_words, _makes_it, hidden=True),
        Kind.SETS_IT: Row(plain("why-sets-it"), _sets_it, hidden=True),
        Kind.JOKERS_LEFT: Row(
            plain("why-jokers-left"),
            lambda case, _: _is_joker_in_no_trump(case) and not case.view.hand & ~JOKERS,
        ),
        Kind.JOKER_GOES: Row(
            plain("why-joker-goes"),
            lambda case, _: _is_joker_in_no_trump(case),
        ),
        Kind.DRAWS: Row(_draws_words, _draws),
        Kind.TRUMPS_ARE_MINE: Row(plain("why-trumps-mine"), _nobody_has_trumps, hidden=True),
        Kind.TRUMPS_ARE_OURS: Row(
            of_friend("why-trumps-ours"),
            _only_friends_have_trumps,
            hidden=True,
        ),
        Kind.TRUMPS_FALL: Row(plain("why-trumps-fall"), _trumps_fall),
        Kind.RETURNS: Row(_of_friends_suit("why-returns"), _returns),
        Kind.UNBEATABLE: Row(_unbeatable_words, _unbeatable, hidden=True),
        Kind.FOES_CANNOT_BEAT: Row(plain("why-foes-cannot"), _foes_cannot_beat, hidden=True),
        Kind.FRIEND_RUFFS: Row(
            _of_friends_suit("why-friend-ruffs"),
            _friend_ruffs,
            hidden=True,
        ),
        Kind.WILL_RUFF: Row(
            _of_suit("why-will-ruff"),
            _will_ruff,
        ),
        Kind.BEATEN_BY: Row(_beaten_by_words, _beaten_by, hidden=True),
        Kind.FRIEND_MAY_TAKE: Row(of_friend("why-friend-may-take"), _friend_may_beat),
        Kind.KEEPS_BETTER: Row(_keeps_better_words, _keeps_better),
        Kind.LONE: Row(_of_its_suit("why-lone"), _lone),
        Kind.BEST_OF_SUIT: Row(_of_its_suit("why-best-of-suit"), _best_of_suit),
        Kind.FRIEND_HAS_IT: Row(of_friend("why-friend-has-it"), _friend_has_it, hidden=True),
        Kind.RUFFS: Row(_of_suit("why-ruffs"), _ruffs),
        Kind.PLAYS_LAST: Row(plain("why-plays-last"), _plays_last),
        Kind.FRIEND_LEADS_IT: Row(of_friend("why-friend-leads"), _friend_leads_it),
        Kind.FRIEND_MAY_BEAT: Row(
            lambda view, reason: Saying.of("why-friend-may-beat", friend=friend(view), card=card_said(reason.card)),
            lambda case, reason: _friend_may_beat(case, reason) and _is_foes_so_far(case, reason),
        ),
        Kind.CANNOT_BEAT: Row(
            lambda view, reason: Saying.of("why-cannot-beat", card=card_said(reason.card)), _cannot_beat
        ),
        Kind.KEEPS_TRUMPS: Row(
            plain("why-keeps-trumps"),
            lambda case, reason: _keeps_trumps(case, reason) and not _is_trump(case),
        ),
    }
)
"""Every kind of reason for a card."""
