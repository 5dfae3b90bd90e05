"""Masks of cards: what a careless caller gives is refused in words, or taken for what it means."""

import numpy as np
import pytest
from numpy.typing import DTypeLike

from bidwhist import Hand
from bidwhist.core.cards import BIG_JOKER, BIT, LITTLE_JOKER, cards_of, deck, format_hand, mask_of


@pytest.mark.parametrize("ask", [cards_of, format_hand, lambda mask: repr(Hand(mask)), lambda mask: list(Hand(mask))])
def test_all_cards_but_those_of_a_hand_are_refused_instead_of_counted_without_end(ask: object) -> None:
    with pytest.raises(ValueError, match="a mask of cards is not negative"):
        ask(~0b111)  # type: ignore[operator]  # each is a function of a mask
    assert cards_of(deck(2) & ~0b111) == [*range(3, 54)]


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.int64])
def test_cards_of_an_array_make_the_same_mask_whatever_their_type(kind: DTypeLike) -> None:
    cards = [0, 12, 31, LITTLE_JOKER, BIG_JOKER]
    found = mask_of(np.array(cards, dtype=kind))
    assert type(found) is int
    assert found == sum(BIT[card] for card in cards)
