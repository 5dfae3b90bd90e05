"""The bench of lowest openings: the kind of a hand, and what a bid brings above a pass in its place."""

import pytest
from benches.strength.habits import MOST_TOLD, Kind, kind_of, opening

from bidwhist.bots.weighed import Weighed
from bidwhist.core.actions import Bid, Declare, Suffix
from bidwhist.core.cards import Strain, parse_hand
from bidwhist.core.rules.options import Direction
from bidwhist.core.rules.presets import PRESETS
from support.nightly import amount

HAND = parse_hand("BJ KH 9H 7H 4H QS JS 8C 5C 3C 2C 6D")


@pytest.mark.parametrize(
    ("strain", "kind"),
    [
        (Strain.HEARTS, Kind(5, has_ace=False)),
        (Strain.DIAMONDS, Kind(2, has_ace=False)),
        (Strain.NO_TRUMP, Kind(None, has_ace=False)),
    ],
)
def test_a_hand_is_told_by_what_its_bid_leads_to(strain: Strain, kind: Kind) -> None:
    bid = Weighed(Bid(3, Suffix.UPTOWN), 0.5, towards=Declare(strain, Direction.UPTOWN))
    assert kind_of(HAND, bid) == kind


def test_long_suits_stand_in_one_row() -> None:
    bid = Weighed(Bid(3, Suffix.UPTOWN), 0.5, towards=Declare(Strain.SPADES, Direction.UPTOWN))
    assert kind_of(parse_hand("BJ LJ AS KS QS JS TS 9S"), bid) == Kind(MOST_TOLD, has_ace=True)


def test_an_opening_is_compared_with_a_pass_in_its_place_the_same_each_time() -> None:
    rules = PRESETS["palace"]
    deals = range(amount(5, 9))
    found = [opening(rules, "strong", number) for number in deals]
    assert any(found) and found == [opening(rules, "strong", number) for number in deals]
    assert all(abs(one.expected) < 1 and abs(one.equity) < 1 for one in found if one)
