"""The words for people, suits, numbers and contracts in reasons."""

from bidwhist.actions import Declare
from bidwhist.cards import STRAIN_WORDS, SUIT_WORDS
from bidwhist.rules.order import OPEN
from bidwhist.rules.phrases import count
from bidwhist.view import View


def count_words(number: int) -> str:
    """A number as people say it.

    >>> count_words(3), count_words(14)
    ('three', '14')
    """
    return count(number, spelled=12)


def friend(view: View) -> str:
    """The one who plays with this seat: a partner, or in cutthroat another defender."""
    if view.rules.sides == 2:
        return "your partner"
    return "the other defender" if view.players == 3 else "another defender"


def cards_in(view: View, suit: int, number: int) -> str:
    """Cards of a suit in words, with trumps called trumps.

    >>> from bidwhist.cards import SUIT_WORDS
    >>> SUIT_WORDS[2].removesuffix("s")
    'heart'
    """
    is_trump = view.order is not None and view.order.has_trump and suit == view.order.strain
    word = "trumps" if is_trump else "jokers" if suit == OPEN else SUIT_WORDS[suit]
    return word.removesuffix("s") if number == 1 else word


def contract_in_words(declare: Declare | None) -> str:
    """A strain and direction: ``hearts uptown``."""
    return "" if declare is None else str(declare)


def strain_of(declare: Declare | None) -> str:
    """The strain alone."""
    return "" if declare is None else STRAIN_WORDS[declare.strain]


def listed(words: list[str]) -> str:
    """Words with commas and an ``and``.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
