"""Freak deals on which a double-dummy search is slow: voids everywhere, long suits, high cards where they are short."""

from benches.common.solver_deals import RANKS, SplitMix, mask

from bidwhist.solver import Position

SEATS = 4
SUITS = 4
SUIT_LENGTH = 13
LONG_SUIT_CARDS = 7
STRAINS = (3, 2, 1, 0, 4)
SEED = 20261126

TWO_VOIDS = ((7, 6), (7, 6), (8, 5), (9, 4), (10, 3))
"""Lengths of the two suits of a hand with two voids; 7-6-0-0 is the commonest and comes twice."""
ROUNDS = ((0, 4, 5, 4), (0, 5, 4, 4), (0, 4, 4, 5), (0, 3, 4, 6), (0, 5, 5, 3), (0, 2, 4, 7), (0, 7, 6, 0))
"""Lengths that each hand has in turn, one suit further than the hand before, so that each is void somewhere else."""
KINDS = ("partner", "opponent", "both", "alone", "round")
"""Who else is freak: a long suit where the hand with two voids has none, with its partner or an opponent; two voids
with both partners; nobody; or every hand, each void in another suit."""


def freak_positions(count: int, seed: int = SEED) -> list[Position]:
    """Full bridge deals with a freak in each, mixed strain and leader; north and south the side that counts."""
    draw = SplitMix(seed)
    found = []
    for number in range(count):
        lengths = freak_lengths(draw, KINDS[number % len(KINDS)])
        hands = _dealt(draw, lengths, woven=number // len(KINDS) % 2 == 1)
        strain, leader = STRAINS[draw.below(len(STRAINS))], draw.below(SEATS)
        found.append(Position(hands, strain, leader, sides=0b0101))
    return found


def freak_lengths(draw: SplitMix, kind: str) -> list[list[int]]:
    """Suit lengths by seat of a deal of this kind, each row and each column thirteen."""
    suits = draw.shuffled(SUITS)
    if kind == "round":
        row = ROUNDS[draw.below(len(ROUNDS))]
        return [[row[(suit - seat) % SUITS] for suit in suits] for seat in range(SEATS)]
    lengths = [[0] * SUITS for _ in range(SEATS)]
    freak = draw.below(SEATS)
    long, short = TWO_VOIDS[draw.below(len(TWO_VOIDS))]
    lengths[freak][suits[0]], lengths[freak][suits[1]] = long, short
    partner, opponent = (freak + 2) % SEATS, (freak + 1 + 2 * draw.below(2)) % SEATS
    if kind == "both":
        long, short = TWO_VOIDS[draw.below(len(TWO_VOIDS))]
        lengths[partner][suits[2]], lengths[partner][suits[3]] = long, short
    elif kind != "alone":
        lengths[partner if kind == "partner" else opponent][suits[2]] = LONG_SUIT_CARDS + draw.below(3)
    _fill(draw, lengths)
    return lengths


def _fill(draw: SplitMix, lengths: list[list[int]]) -> None:
    """Deals out the lengths that are left, card by card; a hand that is full stays as it is."""
    left = [suit for suit in range(SUITS) for _ in range(SUIT_LENGTH - sum(row[suit] for row in lengths))]
    places = [seat for seat in range(SEATS) for _ in range(SUIT_LENGTH - sum(lengths[seat]))]
    for seat, card in zip(places, draw.shuffled(len(left)), strict=True):
        lengths[seat][left[card]] += 1


def _dealt(draw: SplitMix, lengths: list[list[int]], *, woven: bool) -> tuple[int, ...]:
    """Who has which rank: each hand with room as likely, so short suits get the high cards.

    Woven, no hand gets two ranks in a row while another has room: there are few equal cards then, and much to search.
    """
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    for suit in range(SUITS):
        room = [row[suit] for row in lengths]
        last = -1
        for place in range(len(RANKS)):
            seats = [seat for seat in range(SEATS) if room[seat]]
            others = [seat for seat in seats if seat != last]
            if woven and others:
                most = max(room[seat] for seat in others)
                seats = [seat for seat in others if room[seat] == most]
            last = seats[draw.below(len(seats))]
            room[last] -= 1
            hands[last].append(SUIT_LENGTH * suit + place)
    return tuple(mask(hand) for hand in hands)
