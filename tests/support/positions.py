"""Open positions for the solver's tests: drawn over every rule of play, or written as text."""

import random

from bidwhist.solver import Position, reference
from bidwhist.solver.position import JokerPlay

RANKS = "23456789TJQKA"
SUITS = "CDHS"
JOKERS = {"LJ": 52, "BJ": 53}


def text_hand(text: str) -> int:
    """The mask of cards such as ``AS 2H BJ``."""
    return sum(1 << JOKERS.get(name, 13 * SUITS.find(name[1]) + RANKS.find(name[0])) for name in text.split())


def draw_position(drawn: random.Random, cards: int, *, players: int | None = None, table: bool = True) -> Position:
    """A random position with so many cards a hand before play: any strain, direction, sides and joker rule.

    :param players: three to five, or by chance; always four for many cards.
    :param table: may some cards have been played already?
    """
    seats = players or (4 if cards > 8 else drawn.choice([3, 4, 4, 4, 5]))
    deck = _deck(drawn, seats * cards)
    hands = tuple(sum(1 << card for card in deck[seat * cards : (seat + 1) * cards]) for seat in range(seats))
    position = Position(
        hands,
        strain=drawn.randrange(5),
        leader=drawn.randrange(seats),
        sides=_sides(drawn, seats),
        direction=drawn.randrange(3),
        first_trick=drawn.choice([1, 1, 2]),
        **_jokers(drawn),
    )
    return _played_on(drawn, position) if table else position


def _jokers(drawn: random.Random) -> JokerPlay:
    """What may be done with jokers in no-trump: as rule sets have it, or any mix of it."""
    return JokerPlay(
        jokers_any_time=drawn.random() < 0.4,
        jokers_must_go=drawn.random() < 0.3,
        jokers_may_lead=drawn.random() < 0.6,
    )


def _deck(drawn: random.Random, needed: int) -> list[int]:
    """Enough cards, often of few suits and ranks so that they meet, often with the jokers among them."""
    jokers = [53, 52][: drawn.choice([0, 1, 2, 2])]
    suits, ranks = drawn.choice([(2, 13), (3, 13), (4, 13), (4, 6), (3, 8)])
    plain = [13 * suit + rank for suit in range(suits) for rank in range(ranks)]
    if len(plain) < needed:
        plain = list(range(52))
    drawn.shuffle(plain)
    deck = jokers + plain[: needed - len(jokers)]
    drawn.shuffle(deck)
    return deck


def _sides(drawn: random.Random, seats: int) -> int:
    """Partners, one against all, or any seats together."""
    if seats == 4 and drawn.random() < 0.7:
        return drawn.choice([0b0101, 0b1010])
    if drawn.random() < 0.7:
        return 1 << drawn.randrange(seats)
    return drawn.randrange(1 << seats)


def _played_on(drawn: random.Random, position: Position) -> Position:
    """The position after up to five random cards."""
    for _ in range(drawn.choice([0, 0, 0, 1, 2, 3, 4, 5])):
        legal = list(reference.cards_in(reference.legal_cards(position)))
        if not legal or (position.tricks_left == 1 and len(position.table) == len(position.hands) - 1):
            break
        position, _ = reference.play(position, drawn.choice(legal))
    return position
