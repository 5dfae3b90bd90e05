"""Counts of legal action sequences from fixed deals, so that no rule changes by accident, here or in the kernel."""

import pytest

from bidwhist.core.apply import apply
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.legality import legal
from bidwhist.core.rules.presets import PRESETS
from support.random_play import fresh_deal


def perft(deal: Deal, depth: int) -> int:
    """Legal sequences of so many actions; a deal that ends early counts once."""
    if depth == 0 or deal.is_over:
        return 1
    actions = legal(deal)
    return len(actions) if depth == 1 else sum(perft(apply(deal, action), depth - 1) for action in actions)


def at_play(preset: str) -> Deal:
    """The first deal of a preset, bid, named and discarded by the first action each time (a bid where one is legal)."""
    deal = fresh_deal(PRESETS[preset], 0)
    while deal.phase is not Phase.PLAY:
        choices = legal(deal)
        deal = apply(deal, choices[1] if deal.phase is Phase.AUCTION and not deal.bid else choices[0])
    return deal


# Sixteen first calls in classic are a pass and 3 to 7 with three suffixes; after a pass 16 again, after 3 uptown 14 …
AUCTION_COUNTS: dict[str, list[int]] = {
    "classic": [16, 131, 736],
    "cutthroat": [31, 486, 5146],
    "cutthroat-4": [22, 246, 1870],
    "cutthroat-5": [19, 184, 1216],
    "andrews": [16, 131, 736],
    "palace": [16, 131, 736],
    "fifty-two": [8, 36, 120],
    "bid-wiz": [16, 131, 736],
    "columbus": [16, 131, 736],
}
PLAY_COUNTS: dict[str, list[int]] = {
    "classic": [12, 32, 118, 1046],
    "cutthroat": [17, 76, 270, 4320],
    "cutthroat-4": [12, 32, 118, 1046],
    "cutthroat-5": [10, 40, 119, 1122],
    "andrews": [12, 32, 118, 1046],
    "palace": [12, 32, 118, 1046],
    "fifty-two": [12, 39, 111, 264],
    "bid-wiz": [12, 34, 118, 266],
    "columbus": [13, 41, 134, 342],
    "whist": [13, 31, 67, 212],
}


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if not rules.turns_trump])
def test_the_auction_has_as_many_courses_as_the_ledger_allows(preset: str) -> None:
    assert [perft(fresh_deal(PRESETS[preset], 0), depth) for depth in (1, 2, 3)] == AUCTION_COUNTS[preset]


@pytest.mark.parametrize("preset", PRESETS)
def test_play_has_as_many_courses_as_the_cards_allow(preset: str) -> None:
    assert [perft(at_play(preset), depth) for depth in (1, 2, 3, 4)] == PLAY_COUNTS[preset]
