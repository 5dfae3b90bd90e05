"""What a person remembers of a deal: low cards of past tricks and old voids of the other side are forgotten."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from msgspec import Struct

from bidwhist.bots.heuristics.reading import PERFECT, Forgotten, Reading, read
from bidwhist.core.cards import CARDS, Hand, cards_of
from bidwhist.core.view import View


class Memory(Struct, frozen=True, kw_only=True):
    """How well a player remembers. Chances run from 0 to 1."""

    cards: float = 0.0
    """The chance that a low card is forgotten a few tricks after it fell."""
    voids: float = 0.0
    """The chance that an opponent's void is forgotten a few tricks after it showed."""
    low: int = 9
    """Cards of a suit below this strength are low. 9 is the jack's uptown."""
    fresh: int = 2
    """Everybody remembers so many tricks back."""


def deal_random(view: View, about: str) -> Random:
    """A generator that stays the same during a deal and depends only on what the seat may know; one for each purpose.

    What is forgotten or misjudged belongs to the deal. It does not change from card to card, and reveals nothing of
    hidden cards.
    """
    known = f"{about} {view.dealer} {view.seat} {view.dealt:x}"
    return Random(int.from_bytes(sha256(known.encode()).digest()[:8], "big"))


def read_with_memory(view: View, memory: Memory) -> Reading:
    """What a seat with that memory knows of the play. Trumps, honours and the partner's voids are always remembered."""
    return read(view, _forgotten(view, memory))


def _forgotten(view: View, memory: Memory) -> Forgotten:
    if memory.cards <= 0.0 and memory.voids <= 0.0:
        return PERFECT
    return Forgotten(cards=_slipped_cards(view, memory), voids=frozenset(_slipped_voids(view, memory)))


def _slipped_cards(view: View, memory: Memory) -> Hand:
    order = view.order
    assert order is not None
    chance, slipped = _by_card(view, "cards"), 0
    for age, cards in _old_tricks(view, memory):
        for card in cards_of(cards & ~view.dealt & ~order.trumps):
            if 0 <= order.rank_of[card] < memory.low and chance[card] < _fading(memory.cards, age):
                slipped |= 1 << card
    return slipped


def _by_card(view: View, about: str) -> list[float]:
    random = deal_random(view, about)
    return [random.random() for _ in range(CARDS)]


def _old_tricks(view: View, memory: Memory) -> Iterator[tuple[int, Hand]]:
    """(tricks ago, its cards) for each trick that is no longer fresh."""
    for number, trick in enumerate(view.tricks[: len(view.tricks) - memory.fresh or None]):
        age = len(view.tricks) - number
        if age > memory.fresh:
            yield age, sum(1 << card for card in trick.cards)


def _fading(chance: float, age: int) -> float:
    # What is forgotten stays forgotten, since the chance only grows.
    return chance * min(1.0, age / 6)


def _slipped_voids(view: View, memory: Memory) -> Iterator[tuple[int, int]]:
    """(trick, seat) where an opponent did not follow, and the seat has forgotten it."""
    random = deal_random(view, "voids")
    side_of = view.rules.side_of
    for number in range(len(view.tricks)):
        for seat in range(view.players):
            draw = random.random()
            age = len(view.tricks) - number
            if age > memory.fresh and side_of[seat] != view.side and draw < _fading(memory.voids, age):
                yield number, seat
