"""The discards from a hand are a sequence: counted, compared and picked without a list of them."""

from itertools import combinations

import pytest

from bidwhist.core.actions import Discard, Pass
from bidwhist.core.cards import BIT, cards_of, mask_of, parse_card
from bidwhist.core.discards import DiscardChoices

HAND = mask_of(map(parse_card, ("AS", "KS", "QH", "2D", "BJ")))
JOKER = BIT[parse_card("BJ")]


def test_every_discard_is_there_once_whichever_way_it_is_asked_for() -> None:
    choices = DiscardChoices(HAND, 3, JOKER)
    free = cards_of(HAND & ~JOKER)
    expected = {Discard(JOKER | BIT[one] | BIT[other]) for one, other in combinations(free, 2)}
    assert len(choices) == len(expected) == 6 and set(choices) == expected
    assert [choices[place] for place in range(6)] == list(choices)
    assert [choices[place] for place in range(-6, 0)] == list(choices)
    assert choices[1:3] == list(choices)[1:3]
    assert all(one in choices for one in expected)


@pytest.mark.parametrize("place", [6, -7])
def test_a_place_past_either_end_has_no_discard(place: int) -> None:
    with pytest.raises(IndexError):
        DiscardChoices(HAND, 3, JOKER)[place]


@pytest.mark.parametrize(
    "other",
    [
        Pass(),
        Discard(HAND),
        Discard(HAND & ~JOKER & ~BIT[parse_card("AS")]),
        Discard(JOKER | BIT[parse_card("AS")] | BIT[parse_card("3S")]),
        Discard(-1),
    ],
    ids=["no discard", "too many", "without what is required", "of another hand", "no mask"],
)
def test_what_may_not_be_discarded_is_not_among_them(other: object) -> None:
    assert other not in DiscardChoices(HAND, 3, JOKER)


def test_they_are_equal_where_hand_count_and_required_cards_are() -> None:
    choices = DiscardChoices(HAND, 3, JOKER)
    assert choices == DiscardChoices(HAND, 3, JOKER) and hash(choices) == hash(DiscardChoices(HAND, 3, JOKER))
    assert choices != DiscardChoices(HAND, 2, JOKER)
    assert choices != DiscardChoices(HAND, 3, 0)
    assert choices != DiscardChoices(HAND & ~BIT[parse_card("AS")], 3, JOKER)
    assert choices != list(choices)


def test_the_largest_hand_with_its_kitty_has_them_too() -> None:
    choices = DiscardChoices(mask_of(range(22)), 6, 0)
    assert len(choices) == 74_613 and choices[74_612] in choices
