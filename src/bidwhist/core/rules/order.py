"""A contract compiled into tables: which cards follow suit, and which card beats which.

The rules for uptown, downtown, aces low, trump jokers and no-trump jokers are compiled here (rules C4, C5, F5, P6, P7).
Play looks cards up and never asks which rules are on.
"""

from functools import lru_cache

from msgspec import Struct

from bidwhist.core.cards import ALL_CARDS, BIG_JOKER, CARDS, JOKERS, LITTLE_JOKER, SUIT_MASKS, Card, Hand, Strain
from bidwhist.core.rules.options import Direction, NoTrumpJokers
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.tools.typed import require

OPEN = 4
"""The led suit of a trick that has none yet: no card on the table, or only jokers in no-trump (rule P6)."""

_ACE = 12
_UPTOWN = tuple(range(13))
_DOWNTOWN = (*(11 - rank for rank in range(12)), _ACE)
_DOWNTOWN_ACES_LOW = tuple(12 - rank for rank in range(13))

RANKING: dict[Direction, tuple[int, ...]] = {
    Direction.UPTOWN: _UPTOWN,
    Direction.DOWNTOWN: _DOWNTOWN,
    Direction.DOWNTOWN_ACES_LOW: _DOWNTOWN_ACES_LOW,
}
"""The strength 0–12 of each rank, two to ace, in each direction."""


class Order(Struct, frozen=True, gc=False):
    """How cards follow and beat one another under one contract."""

    strain: Strain
    direction: Direction
    suit_of: tuple[int, ...]
    """The suit 0–3 that each of the 54 cards belongs to; ``OPEN`` for a joker in no-trump."""
    follow: tuple[Hand, ...]
    """By led suit: the mask of cards that follow it; nothing for ``OPEN``."""
    exempt: Hand
    """Cards that may be played although the hand could follow, without a renege (rule P7)."""
    forced: Hand
    """Cards of which one must be played when the hand cannot follow (rule X20)."""
    unled: Hand
    """Cards that may not be led while another is in hand (rule X20)."""
    binding: Hand
    """Cards that are forced or unled: a hand without them that does not follow suit may play any card."""
    always: Hand
    """Cards that the program accepts although the hand could follow (rules P7, X15)."""
    lets_reneges_through: bool
    """Whether the program accepts any card, a renege too (rule X15)."""
    strength: tuple[tuple[int, ...], ...]
    """By led suit, by card: the highest takes the trick; 0 cannot take it."""
    rank_of: tuple[int, ...]
    """The strength 0–12 of each card within its suit; jokers 13 and 14 as trumps, -1 in no-trump."""

    @property
    def has_trump(self) -> bool:
        """Whether there is a trump suit."""
        return self.strain is not Strain.NO_TRUMP

    @property
    def trumps(self) -> Hand:
        """The mask of all trumps, jokers among them; empty in no-trump."""
        return self.follow[self.strain] if self.strain is not Strain.NO_TRUMP else 0

    def lawful(self, hand: Hand, led: int, leads: bool) -> Hand:
        """The cards of a hand that may be played or led without a renege (rules C16–C18, P6, P7, X20).

        :param led: the suit led 0–3, ``OPEN`` while there is none.
        :param leads: whether no card has been played to the trick.
        """
        following = hand & self.follow[led]
        if following:
            return following | hand & self.exempt
        if leads:
            return hand & ~self.unled or hand
        return (hand & self.forced or hand) if led != OPEN else hand


def order_for(rules: Ruleset, strain: Strain, direction: Direction) -> Order:
    """The order of a contract under a rule set.

    :raises WrongType: if a value equals a rule set, a strain or a direction but has another type.
    """
    require(Ruleset, rules=rules)
    require(Strain, strain=strain)
    require(Direction, direction=direction)
    return _compile(strain, direction, rules.no_trump_jokers, rules.no_trump_joker_leads, rules.lets_reneges_through)


@lru_cache(maxsize=None, typed=True)
def _compile(
    strain: Strain, direction: Direction, joker_rule: NoTrumpJokers, jokers_lead: bool, lets_reneges_through: bool
) -> Order:
    no_trump = strain is Strain.NO_TRUMP
    suit_of = (*(card // 13 for card in range(LITTLE_JOKER)), *((OPEN if no_trump else int(strain),) * 2))
    ranking = RANKING[direction]
    jokers = (-1, -1) if no_trump else (13, 14)
    rank_of = (*(ranking[card % 13] for card in range(LITTLE_JOKER)), *jokers)
    follow = tuple(mask | (JOKERS if suit == strain else 0) for suit, mask in enumerate(SUIT_MASKS))
    loose = JOKERS if no_trump else 0
    exempt = loose if joker_rule is NoTrumpJokers.ANY_TIME else 0
    forced = loose if joker_rule is NoTrumpJokers.FIRST_VOID else 0
    unled = 0 if jokers_lead else loose
    always = ALL_CARDS if lets_reneges_through else exempt
    return Order(
        strain=strain,
        direction=direction,
        suit_of=suit_of,
        follow=(*follow, 0),
        exempt=exempt,
        forced=forced,
        unled=unled,
        binding=forced | unled,
        always=always,
        lets_reneges_through=lets_reneges_through,
        strength=tuple(_strengths(led, int(strain), suit_of, rank_of) for led in range(OPEN + 1)),
        rank_of=rank_of,
    )


def _strengths(led: int, trump: int, suit_of: tuple[int, ...], rank_of: tuple[int, ...]) -> tuple[int, ...]:
    def strength(card: Card) -> int:
        suit = suit_of[card]
        if suit == trump and trump != Strain.NO_TRUMP:
            return 20 + rank_of[card]
        return 1 + rank_of[card] if suit == led and suit != OPEN else 0

    return tuple(strength(card) for card in range(CARDS))


def sort_hand(hand: Hand, order: Order | None) -> list[Card]:
    """Cards as a player holds them: jokers, then spades, hearts, clubs, diamonds, strongest left.

    With a contract trumps come first and ranks run its way; without one they run uptown.
    """
    pack = _PACK if order is None else _pack(order.strain, order.direction)
    return [card for card in pack if hand >> card & 1]


_SUIT_PLACE = (3, 4, 2, 1)


def _place(card: Card, order: Order | None) -> tuple[int, int]:
    if order is None:
        if card >= LITTLE_JOKER:
            return 0, BIG_JOKER - card
        return _SUIT_PLACE[card // 13], -(card % 13)
    suit = order.suit_of[card]
    if suit == OPEN:
        return 9, BIG_JOKER - card
    return (0 if suit == order.strain else _SUIT_PLACE[suit]), -order.rank_of[card]


@lru_cache(maxsize=None, typed=True)
def _pack(strain: Strain, direction: Direction) -> tuple[Card, ...]:
    # Rules about when jokers may be played, and who finds reneges, move no card in the hand.
    order = _compile(strain, direction, NoTrumpJokers.WHEN_VOID, True, False)
    return tuple(sorted(range(CARDS), key=lambda card: _place(card, order)))


_PACK = tuple(sorted(range(CARDS), key=lambda card: _place(card, None)))
