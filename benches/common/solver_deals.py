"""The fixed sets of deals on which the solver is measured, from a small generator that anybody can rebuild."""

from functools import partial

from bidwhist.solver import Position, reference

RANKS = "AKQJT98765432"
SUITS = "SHDC"
WORD = (1 << 64) - 1


class SplitMix:
    """splitmix64, and numbers below a bound without bias."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def word(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely as the others."""
        limit = (1 << 64) - (1 << 64) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def shuffled(self, size: int) -> list[int]:
        """The numbers 0 to size - 1 in random order."""
        cards = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def core_card(number: int) -> int:
    """Our card from the sets' numbering: 13 · suit (S H D C) + place in AKQJT98765432, 52 Big, 53 Little Joker."""
    if number >= 52:
        return 105 - number
    return 13 * (3 - number // 13) + 12 - number % 13


def mask(numbers: list[int]) -> int:
    """The hand of cards in the sets' numbering."""
    return sum(1 << core_card(number) for number in numbers)


def bridge_hands(count: int, seed: int = 20261121) -> list[tuple[int, ...]]:
    """Hands of thirteen, N E S W, for so many deals."""
    draw = SplitMix(seed)
    deals = []
    for _ in range(count):
        cards = draw.shuffled(52)
        deals.append(tuple(mask(cards[13 * seat : 13 * seat + 13]) for seat in range(4)))
    return deals


def single_positions(count: int, seed: int = 20261121) -> list[Position]:
    """Full deals with mixed strain and leader, north and south the side that counts."""
    strains = (3, 2, 1, 0, 4)
    return [
        Position(hands, strains[number % 5], number // 5 % 4, sides=0b0101)
        for number, hands in enumerate(bridge_hands(count, seed))
    ]


def middle_positions(count: int, cards: int) -> list[Position]:
    """The same deals after random legal play, until the leader has so many cards."""
    draw = SplitMix(2026112100 + cards)
    found = []
    for full in single_positions(count):
        position = full
        while position.table or position.hands[position.leader].bit_count() > cards:
            legal = sorted(reference.cards_in(reference.legal_cards(position)), key=core_number)
            position, _ = reference.play(position, legal[draw.below(len(legal))])
        found.append(position)
    return found


def core_number(card: int) -> int:
    """The sets' number of our card."""
    return 105 - card if card >= 52 else 13 * (3 - card // 13) + 12 - card % 13


def bid_whist_positions(count: int) -> list[Position]:
    """Hands of twelve from 54 cards, six out, a trump suit with both jokers; the declaring side leads or defends."""
    draw = SplitMix(54202611)
    found = []
    for number in range(count):
        cards = draw.shuffled(54)
        hands = tuple(mask(cards[12 * seat : 12 * seat + 12]) for seat in range(4))
        found.append(Position(hands, 3 - number % 4, number // 4 % 4, sides=0b0101))
    return found


def worth(strain: int, direction: int, card: int) -> tuple[bool, int]:
    """How much a declarer wants to keep a card: trumps and jokers first (last in no-trump), then by strength."""
    if card >= 52:
        return (True, 20) if strain != 4 else (False, -1)
    return card // 13 == strain, reference.strength_of(card, direction)


def contract_positions(count: int, seed: int, jokers_any_time: bool = False) -> list[Position]:
    """Bid Whist as it is played: declarer takes the kitty, keeps his best twelve and names his strain.

    The strain is his longest suit, or in one deal of four no-trump; he discards his lowest cards outside it. One deal
    in four is downtown.
    """
    draw = SplitMix(seed)
    found = []
    for number in range(count):
        cards = [core_card(card) for card in draw.shuffled(54)]
        declarer, direction = number % 4, 1 if number % 4 == 3 else 0
        no_trump = draw.below(4) == 0
        held = cards[12 * declarer : 12 * declarer + 12] + cards[48:]
        suits = [[card for card in held if card < 52 and card // 13 == suit] for suit in range(4)]
        strain = 4 if no_trump else max(range(4), key=lambda suit: len(suits[suit]))

        kept = sorted(held, key=partial(worth, strain, direction), reverse=True)[:12]
        hands = [sum(1 << card for card in cards[12 * seat : 12 * seat + 12]) for seat in range(4)]
        hands[declarer] = sum(1 << card for card in kept)
        sides = 0b0101 if declarer % 2 == 0 else 0b1010
        found.append(Position(tuple(hands), strain, declarer, sides, direction, jokers_any_time=jokers_any_time))
    return found


def dots(hand: int) -> str:
    """A hand as S.H.D.C, as bridge programs write it."""
    return ".".join(
        "".join(rank for place, rank in enumerate(RANKS) if hand >> core_card(13 * suit + place) & 1)
        for suit in range(len(SUITS))
    )


def pbn(hands: tuple[int, ...]) -> str:
    """A deal as bridge programs write it, from north."""
    return "N:" + " ".join(dots(hand) for hand in hands)
