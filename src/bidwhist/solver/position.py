"""The position a solver is asked about, with all hands open."""

from typing import TypedDict

import msgspec

from bidwhist.core.rules.order import Order


class JokerPlay(TypedDict):
    """What a position says of jokers in no-trump."""

    jokers_any_time: bool
    jokers_must_go: bool
    jokers_may_lead: bool


JOKERS_WHEN_VOID = JokerPlay(jokers_any_time=False, jokers_must_go=False, jokers_may_lead=True)
"""The rules W6 and P6."""


def joker_play(order: Order) -> JokerPlay:
    """What the rules of a contract say of jokers in no-trump, for a position."""
    return JokerPlay(
        jokers_any_time=bool(order.exempt), jokers_must_go=bool(order.forced), jokers_may_lead=not order.unled
    )


class Position(msgspec.Struct, frozen=True, gc=False):
    """A position with all hands open, at the start of a trick or in the middle of one.

    Cards are ints 0–53 (13 · suit + rank, 52 the Little and 53 the Big Joker), hands are masks of them. Seats run
    clockwise from 0; there are as many as there are hands, three to five.
    """

    hands: tuple[int, ...]
    """The cards each seat still holds, one mask a seat; cards on the table are in none of them."""
    strain: int
    """The suit of trump: 0 clubs, 1 diamonds, 2 hearts, 3 spades, 4 no-trump."""
    leader: int
    """The seat that leads, or led, the trick in progress."""
    sides: int = 0b0101
    """The seats of the declaring side, as a mask: bit 0 is seat 0. All others play against them."""
    direction: int = 0
    """How ranks run: 0 uptown, 1 downtown (ace, two, three … king), 2 downtown with aces low (two … king, ace)."""
    table: tuple[int, ...] = ()
    """The cards on the table, in the order played."""
    first_trick: int = 1
    """What the trick in progress counts, in tricks: 2 where the discard goes with the first trick."""
    jokers_any_time: bool = False
    """In no-trump, may a joker be played by a seat that could follow suit? (Else only when leading or void.)"""
    jokers_must_go: bool = False
    """In no-trump, must a seat that cannot follow suit play a joker, if it has one?"""
    jokers_may_lead: bool = True
    """In no-trump, may a joker be led while another card is in hand?"""

    @property
    def to_play(self) -> int:
        """The seat whose turn it is."""
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def tricks_left(self) -> int:
        """Tricks not yet finished, the one in progress among them."""
        return self.hands[self.to_play].bit_count()

    @property
    def most(self) -> int:
        """The most tricks that can still be taken, the first counted as it counts."""
        tricks = self.tricks_left
        return tricks + self.first_trick - 1 if tricks else 0


def check(position: Position) -> None:
    """Refuses a position that makes no sense.

    :raises ValueError: if hands overlap or differ in size, or a number is out of its range.
    """
    _check_numbers(position)
    players = len(position.hands)
    held = [hand.bit_count() for hand in position.hands]
    seen = 0
    for hand in position.hands:
        if hand < 0 or hand >> 54:
            raise ValueError(f"a hand has a card beyond 53: {hand:#x}")
        if hand & seen:
            raise ValueError("two hands hold the same card")
        seen |= hand
    for place, card in enumerate(position.table):
        if not 0 <= card <= 53:
            raise ValueError(f"a card on the table is not 0 to 53: {card}")
        if seen >> card & 1:
            raise ValueError(f"a card on the table is held as well: {card}")
        seen |= 1 << card
        held[(position.leader + place) % players] += 1
    if len(set(held)) != 1:
        raise ValueError(f"the hands have different sizes: {held}")


def _check_numbers(position: Position) -> None:
    """Refuses numbers out of their range."""
    players = len(position.hands)
    ranges = (
        ("number of hands", players, 3, 5),
        ("leader", position.leader, 0, players - 1),
        ("mask of the declaring side", position.sides, 0, (1 << players) - 1),
        ("strain", position.strain, 0, 4),
        ("direction", position.direction, 0, 2),
        ("worth of the first trick", position.first_trick, 1, 2),
        ("number of cards on the table", len(position.table), 0, players - 1),
    )
    for name, number, low, high in ranges:
        if not low <= number <= high:
            raise ValueError(f"the {name} is {low} to {high}: {number}")
