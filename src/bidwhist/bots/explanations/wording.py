"""The words for people, suits, numbers, cards and contracts in reasons, as sayings."""

from collections.abc import Callable

from bidwhist.bots.explanations.reason import Reason
from bidwhist.core.actions import DIRECTION_LETTERS, Bid, Declare, Pass
from bidwhist.core.cards import CODES, RANK_LETTERS, STRAIN_LETTERS, SUIT_LETTERS, Card, is_joker
from bidwhist.core.rules.order import OPEN
from bidwhist.core.view import View
from bidwhist.i18n import Saying


def plain(message: str) -> Callable[[View, Reason], Saying]:
    """Words that are the same for every reason of a kind."""
    saying = Saying(message)
    return lambda view, reason: saying


def times(message: str) -> Callable[[View, Reason], Saying]:
    """Words with the count of a reason, so many times in 100."""
    return lambda view, reason: Saying.of(message, times=reason.count)


def spelled(number: int) -> Saying:
    """A number as people say it.

    >>> str(spelled(3)), str(spelled(14))
    ('three', '14')
    """
    return Saying.of("spelled", count=number)


def friend(view: View) -> str:
    """The one who plays with this seat, as messages choose: a partner, or in cutthroat another defender."""
    if view.rules.sides == 2:
        return "partner"
    return "second" if view.players == 3 else "another"


def of_friend(message: str) -> Callable[[View, Reason], Saying]:
    """Words about the one who plays with this seat."""
    return lambda view, reason: Saying.of(message, friend=friend(view))


def suit_of(view: View, suit: int) -> str:
    """A suit as messages of cards choose it, with T for trumps and J for jokers."""
    is_trump = view.order is not None and view.order.has_trump and suit == view.order.strain
    return "T" if is_trump else "J" if suit == OPEN else SUIT_LETTERS[suit]


def card_said(card: Card) -> Saying:
    """A card with its article.

    >>> str(card_said(12))
    'the ace of clubs'
    """
    if is_joker(card):
        return Saying.of("the-joker", card=CODES[card])
    return Saying.of("the-card", rank=f"r{RANK_LETTERS[card % 13]}", suit=SUIT_LETTERS[card // 13])


def bid_said(call: Bid | Pass | None) -> Saying:
    if not isinstance(call, Bid):
        return Saying("pass")
    return Saying.of("bid", number=call.number, suffix=call.suffix.value if call.suffix else "none")


def plan_said(declare: Declare | None) -> Saying:
    """A strain and direction: ``hearts uptown``."""
    assert declare is not None
    suit, direction = STRAIN_LETTERS[declare.strain], DIRECTION_LETTERS[declare.direction]
    return Saying.of("declaration", suit=suit, direction=direction)


def listed(sayings: list[Saying]) -> Saying:
    """Several with commas and an ``and``.

    >>> str(listed([Saying.of("in-words", words=letter) for letter in "abc"]))
    'a, b and c'
    """
    *most, last = sayings
    if not most:
        return last
    first, *others = most
    for one in others:
        first = Saying.of("join-comma", first=first, second=one)
    return Saying.of("join-and", first=first, second=last)
