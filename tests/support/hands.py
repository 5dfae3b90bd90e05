"""Hands that tests of several rules begin with."""

from bidwhist.core.deal import Deal
from bidwhist.core.rules.presets import CLASSIC
from support.table import deal_with, suit, to_play

UPTOWN_RANKS = "AKQJT98765432"
DOWNTOWN_RANKS = "A23456789TJQK"
ONE_SUIT_EACH = deal_with(
    CLASSIC,
    suit("S", UPTOWN_RANKS[:12]),
    suit("C", UPTOWN_RANKS[:12]),
    suit("H", UPTOWN_RANKS[:12]),
    suit("D", UPTOWN_RANKS[:12]),
    kitty="2S 2C 2H 2D BJ LJ",
)
"""Seat 0 deals and holds spades, seat 1 clubs, seat 2 hearts, seat 3 diamonds; the twos and jokers are the kitty."""
TOP_SPADES = "BJ LJ " + suit("S", "AKQJT98765")
ROCK = deal_with(CLASSIC, "", TOP_SPADES)
"""Seat 1 holds twelve trumps that nobody can beat if spades are trumps."""


def four_in_clubs() -> Deal:
    """Seat 1 plays four uptown in clubs."""
    return to_play(ONE_SUIT_EACH, "4UC")
