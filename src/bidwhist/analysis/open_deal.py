"""Deals with all hands open, as text: bridge's PBN with a fifth field for jokers."""

from msgspec import Struct

from bidwhist.core.cards import BIG_JOKER, LITTLE_JOKER, RANK_LETTERS, Hand
from bidwhist.errors import BadNotation

SEATS = "NESW"
"""The seats 0 to 3 as bridge writes them."""
_SUITS = (3, 2, 1, 0)
_JOKERS = {"B": BIG_JOKER, "L": LITTLE_JOKER}


class OpenDeal(Struct, frozen=True, gc=False):
    """Four hands, all open; cards in none of them (kitty, discards) are out of play."""

    hands: tuple[Hand, ...]
    """One mask a seat, north first, all of one size."""

    @property
    def out(self) -> Hand:
        """The cards in nobody's hand, as a mask of the 54."""
        held = 0
        for hand in self.hands:
            held |= hand
        return ((1 << 54) - 1) & ~held

    def __str__(self) -> str:
        return format_pbn(self)


def parse_pbn(text: str) -> OpenDeal:
    """The deal written as ``N:AQ84.QT98.J.KQ43 …``: first seat, then hands clockwise, suits S.H.D.C and jokers B, L.

    >>> deal = parse_pbn("E:A....B K...3 Q....L J...5")
    >>> str(deal)
    'N:J...5 A....B K...3 Q....L'

    :raises BadNotation: if a hand or a card cannot be read, is there twice, or the hands have different sizes.
    """
    first, colon, rest = text.strip().partition(":")
    words = rest.split()
    if not colon or len(first) != 1 or first.upper() not in SEATS or len(words) != 4:
        raise BadNotation(
            f"no such deal; write the first seat and four hands, as in N:AQ84.QT98.J.KQ43 …: {text[:60]!r}"
        )
    start = SEATS.index(first.upper())
    hands = [0] * 4
    for place, word in enumerate(words):
        hands[(start + place) % 4] = _parse_dots(word)
    return _checked(tuple(hands))


def format_pbn(deal: OpenDeal) -> str:
    """The deal as one line of text, from north; ``parse_pbn`` reads it back."""
    return "N:" + " ".join(_format_dots(hand) for hand in deal.hands)


def _parse_dots(word: str) -> Hand:
    suits = word.upper().replace("10", "T").split(".")
    if len(suits) not in (4, 5):
        raise BadNotation(f"a hand is S.H.D.C or S.H.D.C.jokers: {word[:30]!r}")
    hand = 0
    for suit, ranks in zip(_SUITS, suits, strict=False):
        for rank in ranks.replace("-", ""):
            hand = _with(hand, 13 * suit + RANK_LETTERS.find(rank) if rank in RANK_LETTERS else -1, word)
    for joker in suits[4].replace("-", "") if len(suits) == 5 else "":
        hand = _with(hand, _JOKERS.get(joker, -1), word)
    return hand


def _with(hand: Hand, card: int, word: str) -> Hand:
    if card < 0:
        raise BadNotation(f"no such card in a hand: {word[:30]!r}")
    if hand >> card & 1:
        raise BadNotation(f"the same card twice in a hand: {word[:30]!r}")
    return hand | 1 << card


def _format_dots(hand: Hand) -> str:
    suits = [
        "".join(RANK_LETTERS[rank] for rank in range(12, -1, -1) if hand >> 13 * suit + rank & 1) for suit in _SUITS
    ]
    jokers = "".join(letter for letter, card in _JOKERS.items() if hand >> card & 1)
    return ".".join([*suits, jokers] if jokers else suits)


def _checked(hands: tuple[Hand, ...]) -> OpenDeal:
    seen = 0
    for hand in hands:
        if seen & hand:
            raise BadNotation(f"two hands hold the same card: {_format_dots(seen & hand)}")
        seen |= hand
    if len({hand.bit_count() for hand in hands}) != 1:
        raise BadNotation(f"the hands have different sizes: {[hand.bit_count() for hand in hands]}")
    return OpenDeal(hands)
