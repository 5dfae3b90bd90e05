"""Reasons of a search: what was found of a card over the layouts tried, and what etiquette forbids."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bidwhist.bots.explanations.reason import Case, Kind, Reason, Row, in_100
from bidwhist.bots.explanations.wording import card_said, plain, times
from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Play
from bidwhist.core.cards import JOKERS, Card, Hand, cards_of
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.i18n import Decimal, Saying

CLOSE = 1e-9
"""Figures this close are the same."""


def _ours(case: Case) -> float:
    """The chance that the contract ends well for this seat's side."""
    found = case.worth(case.action)
    makes = found.makes if found and found.makes is not None else -1.0
    return makes if case.seen.declares else 1.0 - makes


def _outlook(declares: bool, least: float, most: float) -> Callable[[Case, Reason], bool]:
    def holds(case: Case, reason: Reason) -> bool:
        ours = _ours(case)
        figure = not reason.count or in_100(ours) == reason.count
        return case.seen.declares is declares and least <= ours <= most and figure

    return holds


def _behind(case: Case, card: Card) -> tuple[float, float, float] | None:
    """(merit, chances to make or set, tricks): how much less another card has than the one played."""
    mine, other = case.worth(case.action), case.worth(Play(card))
    if mine is None or other is None or mine.makes is None or other.makes is None:
        return None
    assert mine.tricks is not None
    assert other.tricks is not None
    sign = 1 if case.seen.declares else -1
    return mine.rank - other.rank, sign * (mine.makes - other.makes), sign * (mine.tricks - other.tricks)


def _is_next(case: Case, card: Card) -> bool:
    """Whether no other card comes closer to the one played."""
    gaps = [_behind(case, one.action.card) for one in case.weighed if isinstance(one.action, Play)]
    found = _behind(case, card)
    worse = [gap[0] for gap in gaps if gap and gap[0] > CLOSE]
    return found is not None and bool(worse) and found[0] <= min(worse) + CLOSE


def _has_no_chances(case: Case) -> bool:
    """Whether the contract is settled, or there is none because trump was turned up: then books are given."""
    return case.view.turned is not None or not 0 < case.seen.needs <= case.seen.left


def _costs_chances(case: Case, reason: Reason) -> bool:
    found = _behind(case, reason.card)
    fits = found is not None and _is_next(case, reason.card) and not _has_no_chances(case)
    return fits and found is not None and 0 < round(100 * found[1]) == reason.count


def _wins_less(case: Case, reason: Reason) -> bool:
    mine, other = case.worth(case.action), case.worth(Play(reason.card))
    less = mine is not None and other is not None and 0 < round(100 * (mine.value - other.value)) == reason.count
    return less and _is_next(case, reason.card)


def _is_ahead(case: Case, reason: Reason) -> bool:
    """Whether another card is clearly ahead by the figure that is given, and no card has more."""
    return reason.flag is _has_no_chances(case) and 0 < reason.count == _ahead(case, reason.card) == _most_ahead(case)


def _ahead(case: Case, card: Card) -> int:
    mine, other, found = case.worth(case.action), case.worth(Play(card)), _behind(case, card)
    if mine is None or other is None or found is None or mine.makes is None or other.makes is None:
        return 0
    if _has_no_chances(case):
        return round(-10 * found[2])
    ours = mine.makes if case.seen.declares else 1.0 - mine.makes
    theirs = other.makes if case.seen.declares else 1.0 - other.makes
    return in_100(theirs) - in_100(ours)


def _most_ahead(case: Case) -> int:
    cards = (one.action.card for one in case.weighed if isinstance(one.action, Play) and _is_behind(case, one))
    return max((_ahead(case, card) for card in cards), default=0)


def _is_behind(case: Case, one: Weighed) -> bool:
    mine = case.worth(case.action)
    return mine is not None and one.rank < mine.rank - CLOSE


def _rival_wins_less(case: Case, reason: Reason) -> bool:
    mine, other = case.worth(case.action), case.worth(Play(reason.card))
    return mine is not None and other is not None and other.value < mine.value and _is_ahead(case, reason)


def _rival_is_less_safe(case: Case, reason: Reason) -> bool:
    """Whether the rival wins the match as often if all goes as tried, and less often if a book goes astray."""
    mine, other = case.worth(case.action), case.worth(Play(reason.card))
    safe = mine is not None and other is not None and mine.value <= other.value and other.rank < mine.rank
    return safe and _is_ahead(case, reason)


def _costs_books(case: Case, reason: Reason) -> bool:
    found = _behind(case, reason.card)
    return found is not None and _is_next(case, reason.card) and 0 < round(10 * found[2]) == reason.count


def _as_well(case: Case, reason: Reason) -> bool:
    found = _behind(case, reason.card)
    mine, other = case.worth(case.action), case.worth(Play(reason.card))
    near = found is not None and round(100 * found[1]) <= 0 and found[2] < 0.05 + CLOSE
    if case.view.turned is not None:
        near = found is not None and found[2] < 0.05 + CLOSE
    no_less = mine is not None and other is not None and mine.value - other.value < 0.005 + CLOSE
    return near and no_less and _is_next(case, reason.card)


def _all_as_good(case: Case, _: Reason) -> bool:
    mine = case.worth(case.action)
    return mine is not None and all(abs(one.rank - mine.rank) <= 2 * CLOSE for one in case.weighed)


def _gains_too_little(case: Case, reason: Reason) -> bool:
    found = _behind(case, reason.card)
    gains = found is not None and found[0] < 0
    return gains and (not reason.said or _IS_DONE[reason.said](case, reason.card))


# What is never done, each proved from the view alone.


def _hangs(case: Case) -> bool:
    seen = case.seen
    return 0 < seen.needs <= seen.worth or seen.left - seen.worth < seen.needs <= seen.left


def _lets_the_book_go(case: Case, card: Card) -> bool:
    seen = case.seen
    sure = any(seen.is_sure(one) for one in cards_of(seen.honest()))
    return bool(case.view.table) and _hangs(case) and sure and not seen.is_sure(card)


def _robs_a_friend(case: Case, card: Card) -> bool:
    seen = case.seen
    led, seat, best = seen.trick_with()
    foes = [one for one in seen.later if one in seen.foes]
    return seat in seen.friends and seen.takes(card) and not seen.beaters(foes, led, best)


def _is_useless_joker(case: Case, card: Card) -> bool:
    return not case.seen.order.has_trump and bool(JOKERS >> card & 1)


def _wastes_a_card(case: Case, card: Card) -> bool:
    joker = case.seen.honest() & JOKERS
    useless = not case.seen.order.has_trump and bool(joker) and not JOKERS >> card & 1
    return bool(case.view.table) and useless and not case.seen.takes(card)


def _draws_from_a_friend(case: Case, card: Card) -> bool:
    seen = case.seen
    trumps = seen.order.trumps
    theirs, ours = seen.held_by(seen.foes, trumps), seen.held_by(seen.friends, trumps)
    return not case.view.table and bool(trumps >> card & 1) and not theirs and bool(ours)


def _leaves_a_trump(case: Case, card: Card) -> bool:
    seen = case.seen
    out: Hand = seen.unseen & seen.order.trumps
    theirs, ours = seen.held_by(seen.foes, out), seen.held_by(seen.friends, out)
    draws = bool(seen.order.trumps >> card & 1) and not seen.better_in(out, card)
    return not case.view.table and out.bit_count() == 1 and bool(theirs) and not ours and not draws


def _leads_a_dead_suit(case: Case, card: Card) -> bool:
    seen = case.seen
    suit = seen.order.suit_of[card]
    if suit in (OPEN, seen.order.strain) or case.view.table or not seen.friends:
        return False
    helps = seen.held_by(seen.friends, seen.order.follow[suit] | seen.order.trumps)
    return not helps and bool(seen.better_in(seen.unseen, card))


_IS_DONE: Mapping[str, Callable[[Case, Card], bool]] = MappingProxyType(
    {
        "never-give-book": _lets_the_book_go,
        "never-rob-partner": _robs_a_friend,
        "never-lead-joker": lambda case, card: not case.view.table and _is_useless_joker(case, card),
        "never-waste-card": _wastes_a_card,
        "never-draw-partner": _draws_from_a_friend,
        "never-leave-trump": _leaves_a_trump,
        "never-lead-dead": _leads_a_dead_suit,
    }
)
"""By the messages of ``partner_safety``: whether a card certainly does it."""


def _of_card(message: str) -> Callable[[View, Reason], Saying]:
    return lambda view, reason: Saying.of(message, card=card_said(reason.card))


def _next_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-next-chances", card=card_said(reason.card), count=reason.count)


def _wins_less_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-next-wins-less", card=card_said(reason.card), count=reason.count)


def _rival_words(message: str, of_books: str) -> Callable[[View, Reason], Saying]:
    def words(_: View, reason: Reason) -> Saying:
        if reason.flag:
            return Saying.of(of_books, card=card_said(reason.card), books=Decimal(reason.count / 10, 1))
        return Saying.of(message, card=card_said(reason.card), count=reason.count)

    return words


def _costs_words(_: View, reason: Reason) -> Saying:
    return Saying.of("why-next-books", card=card_said(reason.card), books=Decimal(reason.count / 10, 1))


def _gains_words(_: View, reason: Reason) -> Saying:
    if not reason.said:
        return Saying.of("why-gains-little", card=card_said(reason.card))
    return Saying.of("why-gains-little-to", card=card_said(reason.card), never=Saying(reason.said))


SEARCH_KINDS: Mapping[Kind, Row] = MappingProxyType(
    {
        Kind.IS_MADE: Row(plain("why-is-made"), lambda case, _: case.seen.needs <= 0),
        Kind.IS_SET: Row(plain("why-is-set"), lambda case, _: case.seen.needs > case.seen.left),
        Kind.ALWAYS_MADE: Row(plain("why-always-made"), _outlook(True, 1.0 - CLOSE, 2.0)),
        Kind.ALWAYS_SET: Row(plain("why-always-set"), _outlook(False, 1.0 - CLOSE, 2.0)),
        Kind.NEVER_MADE: Row(plain("why-never-made"), _outlook(True, -CLOSE, CLOSE)),
        Kind.NEVER_SET: Row(plain("why-never-set"), _outlook(False, -CLOSE, CLOSE)),
        Kind.OFTEN_MADE: Row(times("why-often-made"), _outlook(True, 0.0, 1.0)),
        Kind.OFTEN_SET: Row(times("why-often-set"), _outlook(False, 0.0, 1.0)),
        Kind.NEXT_COSTS_CHANCES: Row(_next_words, _costs_chances),
        Kind.NEXT_COSTS_BOOKS: Row(_costs_words, _costs_books),
        Kind.NEXT_WINS_LESS: Row(_wins_less_words, _wins_less),
        Kind.RIVAL_WINS_LESS: Row(_rival_words("why-rival-wins-less", "why-rival-books-less"), _rival_wins_less),
        Kind.RIVAL_IS_LESS_SAFE: Row(
            _rival_words("why-rival-less-safe", "why-rival-books-less-safe"), _rival_is_less_safe
        ),
        Kind.NEXT_AS_WELL: Row(_of_card("why-next-as-well"), _as_well),
        Kind.ALL_AS_GOOD: Row(plain("why-all-as-good"), _all_as_good),
        Kind.GAINS_TOO_LITTLE: Row(_gains_words, _gains_too_little),
    }
)
"""Every kind of reason of a search."""
