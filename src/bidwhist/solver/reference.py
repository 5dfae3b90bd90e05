"""The double-dummy solver in plain Python: small enough to be read, slow enough to be replaced.

It states the rules of play once, without cleverness, and the compiled kernel is checked against it. Without a compiler
it is also the one that answers; five or six cards each are its limit.
"""

from collections.abc import Iterator

import msgspec

from bidwhist.solver.position import Position

CARDS_A_SUIT = 13
LITTLE_JOKER = 52
BIG_JOKER = 53
NO_TRUMP = 4
JOKER_SUIT = 4

STRENGTHS = (
    tuple(range(13)),
    (*(11 - rank for rank in range(12)), 12),
    tuple(12 - rank for rank in range(13)),
)
"""Strength of each rank (0 two … 12 ace), 12 best: uptown, downtown, downtown with aces low."""


def cards_in(hand: int) -> Iterator[int]:
    """The cards of a mask, lowest number first."""
    while hand:
        low = hand & -hand
        yield low.bit_length() - 1
        hand ^= low


def suit_of(card: int, strain: int) -> int:
    """The suit a card belongs to under a strain: jokers are trumps, and without a trump suit they have none (4)."""
    return strain if card >= LITTLE_JOKER else card // CARDS_A_SUIT


def strength_of(card: int, direction: int) -> int:
    """How high a card ranks in its suit, 0 to 14; jokers are the two highest."""
    return card - LITTLE_JOKER + 13 if card >= LITTLE_JOKER else STRENGTHS[direction][card % CARDS_A_SUIT]


def suit_led(position: Position) -> int | None:
    """The suit to follow: that of the first card on the table that has one."""
    suits = (suit_of(card, position.strain) for card in position.table)
    return next((suit for suit in suits if suit != JOKER_SUIT), None)


def legal_cards(position: Position) -> int:
    """The cards the seat to play may play, as a mask."""
    hand, led = position.hands[position.to_play], suit_led(position)
    jokers = hand & (3 << LITTLE_JOKER) if position.strain == NO_TRUMP else 0
    if led is None:
        is_barred = not position.table and not position.jokers_may_lead
        return hand & ~jokers or hand if is_barred else hand
    following = sum(1 << card for card in cards_in(hand) if suit_of(card, position.strain) == led)
    if not following:
        return jokers or hand if position.jokers_must_go else hand
    return following | jokers if position.jokers_any_time else following


def trick_winner(position: Position) -> int:
    """The seat that takes a trick whose cards all lie on the table: highest trump, else highest of the suit led."""
    led = suit_led(position)

    def height(place: int) -> tuple[bool, bool, int]:
        card = position.table[place]
        suit = suit_of(card, position.strain)
        is_trump = suit == position.strain != NO_TRUMP
        return is_trump, suit == led, strength_of(card, position.direction)

    place = max(range(len(position.table)), key=height)
    return (position.leader + place) % len(position.hands)


def play(position: Position, card: int) -> tuple[Position, int]:
    """The position after a card, and what the declaring side took by it (a finished trick, or nothing)."""
    seat, hands = position.to_play, list(position.hands)
    hands[seat] ^= 1 << card
    after = msgspec.structs.replace(position, hands=tuple(hands), table=(*position.table, card))
    if len(after.table) < len(hands):
        return after, 0
    winner = trick_winner(after)
    won = position.first_trick if position.sides >> winner & 1 else 0
    return msgspec.structs.replace(after, leader=winner, table=(), first_trick=1), won


def value(position: Position) -> int:
    """The tricks the declaring side takes from here with best play by both sides, the one in progress included."""
    return _search(position, 0, position.most, {})


def card_values(position: Position) -> dict[int, int]:
    """For every legal card, the tricks the declaring side takes once it is played, the one in progress included."""
    values, known = {}, dict[Position, int]()
    for card in cards_in(legal_cards(position)):
        after, won = play(position, card)
        values[card] = won + _search(after, 0, after.most, known)
    return values


def _search(position: Position, low: int, high: int, known: dict[Position, int]) -> int:
    """Alpha-beta with a memory of whole positions at the start of a trick."""
    if not any(position.hands) and not position.table:
        return 0
    remembers = not position.table and position.first_trick == 1
    if remembers and position in known:
        return known[position]
    best = _best(position, (0, position.most) if remembers else (low, high), known)
    if remembers:
        known[position] = best
    return best


def _best(position: Position, window: tuple[int, int], known: dict[Position, int]) -> int:
    """The best result among the legal cards for the side to play, exact within the window."""
    low, high = window
    declaring = bool(position.sides >> position.to_play & 1)
    best = -1 if declaring else position.most + 1
    for card in cards_in(legal_cards(position)):
        after, won = play(position, card)
        result = won + _search(after, low - won, high - won, known)
        if declaring:
            best = max(best, result)
            low = max(low, best)
        else:
            best = min(best, result)
            high = min(high, best)
        if low >= high:
            break
    return best
