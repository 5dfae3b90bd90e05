"""The cards that no bot plays, at any level, worked out from a reading of the play."""

from collections.abc import Callable

from msgspec import Struct

from bidwhist.bots.heuristics.costs import Costs, side_wins, trick_worth
from bidwhist.bots.heuristics.judgement import STEADY
from bidwhist.bots.heuristics.leads import is_dead
from bidwhist.bots.heuristics.reading import Reading
from bidwhist.bots.honest_plays import honest_plays
from bidwhist.core.actions import Play
from bidwhist.core.cards import JOKERS, Card, Hand, cards_of, mask_of
from bidwhist.core.rules.order import OPEN

SURE = 0.999
"""A chance that counts as certain."""
RISKY = 0.9
"""With a smaller chance to win, a card gives the book away."""
DEAR = 0.1
"""How many later tricks the discarded card may cost. If it costs more, a joker is thrown instead."""


class Never(Struct, frozen=True):
    """One thing that no bot does."""

    words: str
    """Its words, as they follow "never …"."""
    forbids: Callable[[Reading, Hand], Hand]
    """Of the cards that may be played, those that would do it."""


def well_mannered(reading: Reading) -> list[Play]:
    """The plays that do nothing forbidden; all of them where no other card is left.

    :param reading: with a perfect memory: forgetting is not an excuse here.
    """
    plays = honest_plays(reading.view)
    left = mask_of([play.card for play in plays])
    for never in NEVER:
        left = left & ~never.forbids(reading, left) or left
    return [play for play in plays if left >> play.card & 1]


def broken_rules(reading: Reading, card: Card) -> list[Never]:
    """The forbidden thing that a card does although another card would not do it."""
    cards = mask_of([play.card for play in honest_plays(reading.view)])
    return [never for never in NEVER if _spares(cards, found := never.forbids(reading, cards)) and found >> card & 1]


def _spares(cards: Hand, forbidden: Hand) -> bool:
    return bool(cards & ~forbidden)


def _leads(reading: Reading) -> bool:
    return not reading.view.table


def _taking(reading: Reading, cards: Hand) -> Hand:
    """Those of some cards that beat all that lie on the table."""
    winning, strength = reading.winning, reading.order.strength[reading.view.led]
    if winning is None:
        return cards
    return mask_of([card for card in cards_of(cards) if strength[card] > strength[winning[1]]])


def _robs_partner(reading: Reading, cards: Hand) -> Hand:
    winning = reading.winning
    if winning is None or winning[0] not in reading.friends:
        return 0
    danger = max((reading.beats(seat, winning[1], reading.view.led) for seat in _foes_later(reading)), default=0.0)
    return _taking(reading, cards) if danger < 1.0 - SURE else 0


def _foes_later(reading: Reading) -> list[int]:
    return [seat for seat in reading.later if seat in reading.foes]


def decides(reading: Reading) -> bool:
    """Whether the trick on the table can make or set the contract."""
    view = reading.view
    return trick_worth(reading, STEADY) > view.rules.trick_worth(len(view.tricks))


def _gives_the_book_away(reading: Reading, cards: Hand) -> Hand:
    if _leads(reading) or not decides(reading):
        return 0
    chances = {card: side_wins(reading, card) for card in cards_of(cards)}
    return mask_of([card for card in chances if chances[card] < RISKY]) if max(chances.values()) > SURE else 0


def _wastes_with_a_joker(reading: Reading, cards: Hand) -> Hand:
    if reading.order.has_trump or _leads(reading) or not cards & JOKERS:
        return 0
    costs = Costs(reading, STEADY)
    losing = cards & ~JOKERS & ~_taking(reading, cards)
    return mask_of([card for card in cards_of(losing) if costs.of(card) > DEAR])


def _leads_a_joker(reading: Reading, cards: Hand) -> Hand:
    return cards & JOKERS if _leads(reading) and not reading.order.has_trump else 0


def _draws_from_partner(reading: Reading, cards: Hand) -> Hand:
    trumps = reading.order.trumps
    if not _leads(reading) or reading.held_by(reading.foes, trumps) or not reading.held_by(reading.friends, trumps):
        return 0
    return cards & trumps


def _leads_a_dead_suit(reading: Reading, cards: Hand) -> Hand:
    if not _leads(reading):
        return 0
    suit_of = reading.order.suit_of
    return mask_of(
        [
            card
            for card in cards_of(cards & ~reading.order.trumps)
            if suit_of[card] != OPEN and is_dead(reading, suit_of[card]) and reading.above[card] & reading.unseen
        ]
    )


def _leaves_the_last_trump(reading: Reading, cards: Hand) -> Hand:
    view, trumps = reading.view, reading.order.trumps
    out = reading.unseen & trumps
    if not _leads(reading) or view.seat != view.declarer or out.bit_count() != 1:
        return 0
    above = mask_of([card for card in cards_of(cards & trumps) if not reading.above[card] & out])
    is_foes = reading.held_by(reading.foes, out) and not reading.held_by(reading.friends, out)
    return cards & ~above if above and is_foes and (cards & trumps).bit_count() > 1 else 0


GIVES_BOOK_AWAY = Never("never-give-book", _gives_the_book_away)
ROBS_PARTNER = Never("never-rob-partner", _robs_partner)
NEVER: tuple[Never, ...] = (
    GIVES_BOOK_AWAY,
    ROBS_PARTNER,
    Never("never-lead-joker", _leads_a_joker),
    Never("never-waste-card", _wastes_with_a_joker),
    Never("never-draw-partner", _draws_from_partner),
    Never("never-leave-trump", _leaves_the_last_trump),
    Never("never-lead-dead", _leads_a_dead_suit),
)
"""In order of importance: a later one may be done to keep an earlier one."""
