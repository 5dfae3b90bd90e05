"""What a person's memory holds of a deal: low cards of past tricks and the other side's old voids slip away."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from msgspec import Struct

from bidwhist.bots.steady.reading import PERFECT, Forgotten, Reading, read
from bidwhist.cards import CARDS, Hand, cards_of
from bidwhist.view import View


class Memory(Struct, frozen=True, kw_only=True):
    """How well somebody remembers; chances run from 0 to 1."""

    cards: float = 0.0
    """The chance that a low card has slipped a few tricks after it fell."""
    voids: float = 0.0
    """The chance that a foe's failing to follow has slipped a few tricks later."""
    low: int = 9
    """Cards of a suit below this strength are low; 9 is the jack's uptown."""
    fresh: int = 2
    """Tricks back that everybody remembers."""


def deal_random(view: View, about: str) -> Random:
    """A generator that stays the same while a deal lasts, of what its seat may know; one for each matter.

    A slip of memory or of judgement belongs to the deal: it neither flickers from card to card nor tells of hidden
    cards.
    """
    known = f"{about} {view.dealer} {view.seat} {view.dealt:x}"
    return Random(int.from_bytes(sha256(known.encode()).digest()[:8], "big"))


def dim(view: View, memory: Memory) -> Reading:
    """What a seat makes of the play with a memory like that; trumps, honours and partner's voids always stay."""
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
    # What has slipped stays gone, since the chance only grows.
    return chance * min(1.0, age / 6)


def _slipped_voids(view: View, memory: Memory) -> Iterator[tuple[int, int]]:
    """(trick, seat) where a foe did not follow, and it is not remembered."""
    random = deal_random(view, "voids")
    side_of = view.rules.side_of
    for number in range(len(view.tricks)):
        for seat in range(view.players):
            draw = random.random()
            age = len(view.tricks) - number
            if age > memory.fresh and side_of[seat] != view.side and draw < _fading(memory.voids, age):
                yield number, seat
