"""Cards that print as cards: a hand is still the mask that the core calculates with."""

from collections.abc import Iterator
from html import escape

from bidwhist.core.cards import SUIT_SYMBOLS, cards_of, draw_card, format_hand, is_joker, parse_card, parse_hand

_COLOURS = ("#1b6b2c", "#0b57b0", "#b3122a", "#17141a")
"""Of clubs, diamonds, hearts and spades; told apart by their signs too."""


class Hand(int):
    """Some cards: a mask of the 54 that prints as cards, high to low.

    >>> hand = Hand.of("9S AS BJ")
    >>> hand, len(hand), "9S" in hand
    (BJ AS 9S, 3, True)
    """

    @classmethod
    def of(cls, text: str) -> "Hand":
        """The cards of a text, with spaces or commas between them.

        :raises BadNotation: if a word is not a card, or a card is written twice.
        """
        return cls(parse_hand(text))

    def __repr__(self) -> str:
        return format_hand(self)

    __str__ = __repr__

    def __len__(self) -> int:
        return self.bit_count()

    def __iter__(self) -> Iterator[int]:
        """The numbers of the cards, lowest first."""
        return iter(cards_of(self))

    def __contains__(self, card: int | str) -> bool:
        return bool(self >> (parse_card(card) if isinstance(card, str) else card) & 1)

    def _repr_html_(self) -> str:
        return hand_html(self)


def hand_html(hand: int) -> str:
    """The cards of a mask for a notebook, each with the colour of its suit."""
    return " ".join(map(card_html, reversed(cards_of(hand)))) or "–"


def card_html(card: int) -> str:
    """One card for a notebook."""
    drawn, colour = draw_card(card), "#5b1f46" if is_joker(card) else _COLOURS[SUIT_SYMBOLS.index(draw_card(card)[-1])]
    style = f"color:{colour};background:#fffdf6;border:1px solid #a8926c;border-radius:3px;padding:0 3px"
    return f'<span style="{style};white-space:nowrap">{escape(drawn)}</span>'
