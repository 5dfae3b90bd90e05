"""Every legal discard from a hand, lazily: supports membership, length, indexing and iteration."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Final, overload

from bidwhist.core.actions import Discard
from bidwhist.core.cards import BIT, Hand, cards_of

# A hand and its kitty have 22 cards at most: three players, sixteen each, a kitty of six.
_CHOICES = tuple(tuple(comb(cards, chosen) for chosen in range(7)) for cards in range(23))


class DiscardChoices(Sequence[Discard]):
    """The discards of ``size`` cards from ``hand`` that leave out none of ``required``: all masks."""

    def __init__(self, hand: Hand, size: int, required: Hand) -> None:
        self.hand: Final = hand
        self.size: Final = size
        self.required: Final = required
        self._free = hand ^ hand & required
        self._choose = size - required.bit_count()
        self._count = comb(self._free.bit_count(), self._choose)

    def __len__(self) -> int:
        return self._count

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Discard) or type(action.cards) is not int or action.cards < 0:
            return False
        cards = action.cards
        return not cards & ~self.hand and cards.bit_count() == self.size and not self.required & ~cards

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DiscardChoices):
            return NotImplemented
        return (self.hand, self.size, self.required) == (other.hand, other.size, other.required)

    def __hash__(self) -> int:
        return hash((self.hand, self.size, self.required))

    @overload
    def __getitem__(self, index: int) -> Discard: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Discard]: ...
    def __getitem__(self, index: int | slice) -> Discard | Sequence[Discard]:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return Discard(self.required | self._combination(index % self._count))

    def __iter__(self) -> Iterator[Discard]:
        for chosen in combinations(cards_of(self._free), self._choose):
            yield Discard(self.required | sum(BIT[card] for card in chosen))

    def _combination(self, index: int) -> Hand:
        # The index-th combination in the order of itertools.combinations.
        free, left, choose, chosen = self._free, self._free.bit_count(), self._choose, 0
        while choose:
            left -= 1
            with_card = _CHOICES[left][choose - 1]
            lowest = free & -free
            free ^= lowest
            if index < with_card:
                chosen |= lowest
                choose -= 1
            else:
                index -= with_card
        return chosen
