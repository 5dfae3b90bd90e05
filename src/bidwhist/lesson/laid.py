"""The cards of the first lesson as they are laid by hand, the calls, and the books that are played."""

from bidwhist.core.actions import PASS, parse_call
from bidwhist.core.cards import Strain, mask_of, parse_card
from bidwhist.core.deal import Deal, start_deal
from bidwhist.core.rules.presets import CLASSIC

RULES = CLASSIC
YOU, LEFT, PARTNER, RIGHT = range(4)
NAMES = ("", "Nell", "Ben", "Omar")
"""The others at the table; the first is the learner."""

HANDS = (
    "BJ AS QS 9S 6S 4S AH 8H 4H AD KC 5C",
    "JS TS 5S JH 6H 3H KD JD AC 9C 7C 2C",
    "KS 7S KH QH 9H QD TD 6D 2D TC 6C 4C",
    "8S 3S TH 7H 5H 9D 8D 5D 4D QC JC 8C",
)
KITTY = "LJ 2S 2H 7D 3D 3C"
CALLS = (PASS, PASS, parse_call("3D"))
BID = parse_call("4U")
ASIDE = ("7D", "3D", "5C", "3C", "2H")
"""What the lesson has put aside; the sixth is asked for."""
SIXTH = "4H"
TRUMP = Strain.SPADES
BOOKS = ("BJ 5S 7S 3S", "LJ TS KS 8S", "AS JS 2D 4D", "KC AC 4C 8C", "3H KH 5H 8H", "TC JC 2S 2C")
"""The books that are played, each from its leader; the rest is claimed."""


def cards_in(text: str) -> list[int]:
    return [parse_card(code) for code in text.split()]


def new_deal() -> Deal:
    """The deal as it lies before the first call; the learner deals, and so speaks last."""
    return start_deal(RULES, YOU, [mask_of(cards_in(hand)) for hand in HANDS], mask_of(cards_in(KITTY)))
