"""Cards as small integers, hands as 54-bit masks, and the text people write for both.

A card is ``13 * suit + rank``: suits clubs 0, diamonds 1, hearts 2, spades 3; ranks two 0 … ace 12;
52 is the Little Joker, 53 the Big Joker. A hand is a mask with bit ``card`` set for each card held.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from operator import index
from typing import TypeAlias

from bidwhist.errors import BadNotation

Card: TypeAlias = int
Hand: TypeAlias = int


class Suit(IntEnum):
    """The four suits, lowest first for breaking ties in a draw (rule X14)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Strain(IntEnum):
    """What a contract is played in: a trump suit, or no-trump."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4


class Rank(IntEnum):
    """The thirteen ranks of a suit, in uptown order."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12


LITTLE_JOKER: Card = 52
"""The second best trump; worthless in no-trump."""
BIG_JOKER: Card = 53
"""The best trump; worthless in no-trump."""
CARDS = 54
JOKERS: Hand = 1 << LITTLE_JOKER | 1 << BIG_JOKER
SUIT_MASKS: tuple[Hand, ...] = tuple(0x1FFF << 13 * suit for suit in range(4))
ALL_CARDS: Hand = (1 << CARDS) - 1
BIT: tuple[Hand, ...] = tuple(1 << card for card in range(CARDS))

RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "CDHS"
STRAIN_LETTERS = "CDHSN"
SUIT_SYMBOLS = "♣♦♥♠"
RANK_WORDS = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
SUIT_WORDS = ("clubs", "diamonds", "hearts", "spades")
STRAIN_WORDS = (*SUIT_WORDS, "no-trump")

CODES: tuple[str, ...] = (*(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS), "LJ", "BJ")
_CARDS_BY_CODE = {code: card for card, code in enumerate(CODES)}
_SYMBOL_TO_LETTER = str.maketrans("♣♧♦♢♥♡♠♤", "CCDDHHSS")


def card(suit: int, rank: int) -> Card:
    """The card of a suit 0–3 and a rank 0–12."""
    return 13 * suit + rank


def deck(jokers: int) -> Hand:
    """The mask of a whole pack with 0, 1 (the Big Joker) or 2 jokers."""
    return ALL_CARDS & ~(JOKERS if jokers == 0 else BIT[LITTLE_JOKER] if jokers == 1 else 0)


def cards_of(hand: Hand) -> list[Card]:
    """The cards of a mask, lowest number first.

    :raises ValueError: for a negative number, such as ``~hand``, which has no end of cards.
    """
    if hand < 0:
        raise ValueError(
            f"a mask of cards is not negative; all others than those of a hand are deck(2) & ~hand: {hand:d}"
        )
    cards = []
    while hand:
        lowest = hand & -hand
        cards.append(lowest.bit_length() - 1)
        hand ^= lowest
    return cards


def mask_of(cards: Iterable[Card]) -> Hand:
    """The mask of some cards; a card named twice counts once."""
    hand = 0
    for one in cards:
        # A card of an array may be an int8 of NumPy, in which the bits of most cards have no room.
        hand |= 1 << index(one)
    return hand


def is_joker(one: Card) -> bool:
    """Whether a card is one of the jokers."""
    return one >= LITTLE_JOKER


def parse_card(text: str) -> Card:
    """The card written as ``AS``, ``10h``, ``T♥``, ``BJ`` … in any case.

    >>> parse_card("10♥") == parse_card("th")
    True

    :raises BadNotation: if the text is not a card.
    """
    code = text.strip().upper().translate(_SYMBOL_TO_LETTER).replace("10", "T")
    if code not in _CARDS_BY_CODE:
        raise BadNotation(
            f"no such card; write rank then suit as in AS, TD, 9C, or BJ and LJ for the jokers: {text[:20]!r}"
        )
    return _CARDS_BY_CODE[code]


def format_card(one: Card) -> str:
    """The two-letter code of a card: ``AS``, ``TD``, ``BJ``."""
    return CODES[one]


def parse_hand(text: str) -> Hand:
    """The mask of cards written with spaces or commas between them.

    >>> format_hand(parse_hand("as, BJ 10d"))
    'BJ AS TD'

    :raises BadNotation: if a word is not a card, or a card is written twice.
    """
    hand = 0
    for word in text.replace(",", " ").split():
        one = parse_card(word)
        if hand & BIT[one]:
            raise BadNotation(f"the same card twice: {CODES[one]}")
        hand |= BIT[one]
    return hand


def format_hand(hand: Hand) -> str:
    """The cards of a mask as text: jokers, spades, hearts, diamonds, clubs, high to low."""
    return " ".join(CODES[one] for one in reversed(cards_of(hand)))


def name_card(one: Card) -> str:
    """A card in words, as a screen reader should say it.

    >>> name_card(parse_card("QH")), name_card(53)
    ('queen of hearts', 'Big Joker')
    """
    if one == BIG_JOKER:
        return "Big Joker"
    if one == LITTLE_JOKER:
        return "Little Joker"
    return f"{RANK_WORDS[one % 13]} of {SUIT_WORDS[one // 13]}"


def draw_card(one: Card) -> str:
    """A card in two or three signs: ``Q♥``, ``10♣``, ``BJ``."""
    if is_joker(one):
        return CODES[one]
    rank = RANK_LETTERS[one % 13]
    return ("10" if rank == "T" else rank) + SUIT_SYMBOLS[one // 13]


def suits_of(hand: Hand) -> Iterator[tuple[Suit, Hand]]:
    """Each suit with the cards of it that a hand holds, jokers apart."""
    for suit in Suit:
        yield suit, hand & SUIT_MASKS[suit]
