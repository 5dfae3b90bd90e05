"""Cards from a seed: our own documented construction, the same bytes on every machine.

A stream of bytes for a ``label`` and a ``number`` is SHA-256 over ``bidwhist/1``, a zero byte, the label, a zero
byte, the seed, the number and a block counter from 0 (both eight bytes, big end first), block after block.
A draw below n takes one byte; a byte of 256 - 256 mod n or more is thrown away, so that no value is likelier
than another; what is left is taken mod n. A shuffle runs Fisher and Yates from the last place to the second,
swapping each with the place drawn. Test vectors are in docs/deals.md.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from operator import itemgetter

from bidwhist.core.cards import BIG_JOKER, BIT, Card, Hand
from bidwhist.core.rules.options import Dealing
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import WhistError
from bidwhist.tools.typed import require

_DOMAIN = b"bidwhist/1\0"
KITTY = -1
"""The place of a card that goes to no seat."""
BATCH_SIZES: dict[int, tuple[int, ...]] = {
    10: (3, 4, 3),
    12: (3, 4, 3, 2),
    13: (3, 4, 3, 3),
}
"""How many cards a seat is given at each turn of the table, by hand size (rule C8); else three at a time."""


def seed_from_text(text: str) -> bytes:
    """Thirty-two bytes for a seed that a person typed: hex of that length as it is, any other text hashed.

    >>> seed_from_text("42") == seed_from_text("42"), len(seed_from_text("grandma"))
    (True, 32)
    """
    word = text.strip()
    if len(word) == 64 and all(letter in "0123456789abcdefABCDEF" for letter in word):
        return bytes.fromhex(word)
    # The command line hands on bytes that are not UTF-8 as halves of characters.
    return sha256(_DOMAIN + b"seed\0" + word.encode(errors="surrogatepass")).digest()


DEALS_OF_A_SEED = 1 << 64
"""How many deals a seed has: their numbers take eight bytes."""


def check_numbers(first: int, count: int = 1) -> None:
    """Check that a seed has so many deals from a first one on.

    :raises WhistError: if it has not.
    """
    if not 0 <= first <= DEALS_OF_A_SEED - count:
        last = f"{first}" if count == 1 else f"{first} to {first + count - 1}"
        raise WhistError(f"the deals of a seed are numbered 0 to 2^64 - 1: {last}")


class Stream:
    """The bytes that a seed yields for one purpose."""

    def __init__(self, seed: bytes, label: str, number: int) -> None:
        self._bytes = _stream(_DOMAIN + label.encode() + b"\0" + seed + number.to_bytes(8, "big"))

    def below(self, limit: int) -> int:
        """A number 0 … limit-1, each equally likely. The limit is at most 256."""
        fair = 256 - 256 % limit
        byte = next(self._bytes)
        while byte >= fair:
            byte = next(self._bytes)
        return byte % limit

    def shuffled(self, cards: list[Card]) -> list[Card]:
        """The cards in a random order, every order equally likely."""
        return self._mixed(cards, len(cards) - 1)

    def some(self, cards: list[Card], count: int) -> list[Card]:
        """So many of the cards, every choice equally likely. It is the end of a shuffle, without the rest of it."""
        return self._mixed(cards, count)[len(cards) - count :]

    def _mixed(self, cards: list[Card], places: int) -> list[Card]:
        cards = list(cards)
        last = len(cards) - 1
        stop = last - places
        if not places:
            return cards
        for byte in self._bytes:
            other = _PLACES[last][byte]
            if other <= last:
                cards[last], cards[other] = cards[other], cards[last]
                last -= 1
                if last == stop:
                    break
        return cards


# By last place, by byte drawn: the place to swap with; 255, beyond the last, for a byte that is thrown away.
_PLACES = tuple((bytes(range(places)) * (256 // places)).ljust(256, b"\xff") for places in range(1, 257))


def _stream(prefix: bytes) -> Iterator[int]:
    return chain.from_iterable(sha256(prefix + counter.to_bytes(8, "big")).digest() for counter in count())


def pack(jokers: int) -> list[Card]:
    """The cards of a pack with so many jokers, lowest number first."""
    return [*range(52), *((), (BIG_JOKER,), (BIG_JOKER - 1, BIG_JOKER))[jokers]]


_PACKS = tuple(pack(jokers) for jokers in (0, 1, 2))
_PACKS_OF_MASKS = tuple([BIT[card] for card in cards] for cards in _PACKS)


def shuffled_pack(rules: Ruleset, seed: bytes, number: int) -> list[Card]:
    """The pack of deal ``number`` (from 0) of a match, top card first."""
    return Stream(seed, "deal", number).shuffled(_PACKS[rules.jokers])


def destinations(rules: Ruleset, seed: bytes, number: int, dealer: int) -> tuple[int, ...]:
    """Where each card of the pack goes, top card first: a seat, or ``KITTY``."""
    if rules.deal is Dealing.SINGLY:
        return _singly(rules, seed, number, dealer)
    return _in_batches(rules.players, rules.hand_size, rules.kitty, dealer)


@lru_cache(maxsize=None, typed=True)
def _in_batches(players: int, hand_size: int, kitty: int, dealer: int) -> tuple[int, ...]:
    # C8 deals counter-clockwise. The pack is shuffled, so this changes only what one sees.
    seats = [(dealer - turn) % players for turn in range(1, players + 1)]
    sizes = BATCH_SIZES.get(hand_size) or (*((3,) * (hand_size // 3)), *((hand_size % 3,) if hand_size % 3 else ()))
    return (*(seat for size in sizes for seat in seats for _ in range(size)), *(KITTY,) * kitty)


def _singly(rules: Ruleset, seed: bytes, number: int, dealer: int) -> tuple[int, ...]:
    # W2: the kitty may be given a card at any time, but not among the first four or the last four of the deal.
    count = 52 + rules.jokers
    for_kitty = Stream(seed, "kitty", number).some(list(range(4, count - 4)), rules.kitty)
    order = list(_one_at_a_time(rules.players, count - rules.kitty, dealer))
    for place in sorted(for_kitty):
        order.insert(place, KITTY)
    return tuple(order)


@lru_cache(maxsize=None, typed=True)
def _one_at_a_time(players: int, count: int, dealer: int) -> tuple[int, ...]:
    return tuple((dealer + 1 + turn) % players for turn in range(count))


def turned_card(rules: Ruleset, seed: bytes, number: int) -> Card | None:
    """The last card of deal ``number``, which the dealer turns up and keeps; None where trump is named (rule R2)."""
    return shuffled_pack(rules, seed, number)[-1] if rules.turns_trump else None


def deal_cards(rules: Ruleset, seed: bytes, number: int, dealer: int) -> tuple[tuple[Hand, ...], Hand]:
    """The hands by seat and the kitty of deal ``number`` (from 0) of a match, as masks.

    :raises WhistError: if there is no such deal or dealer.
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    require(Ruleset, rules=rules)
    require(bytes, seed=seed)
    require(int, number=number, dealer=dealer)
    check_numbers(number)
    if not 0 <= dealer < rules.players:
        raise WhistError(f"no such dealer; seats are 0 to {rules.players - 1}: {dealer}")
    masks = Stream(seed, "deal", number).shuffled(_PACKS_OF_MASKS[rules.jokers])
    if rules.deal is Dealing.SINGLY:
        return _handed_out(masks, _singly(rules, seed, number, dealer), rules.players)
    kitty, size = rules.kitty, rules.hand_size
    by_place = _batch_sorter(rules.players, size, kitty, dealer)(masks)
    # No two masks share a bit, so their sum is the hand. To sort and sum takes a third of handing out one by one.
    hands = tuple([sum(by_place[first : first + size]) for first in range(kitty, len(by_place), size)])
    return hands, sum(by_place[:kitty])


def _handed_out(masks: list[Hand], order: tuple[int, ...], players: int) -> tuple[tuple[Hand, ...], Hand]:
    hands = [0] * (players + 1)
    for mask, place in zip(masks, order, strict=True):
        hands[place] |= mask
    return tuple(hands[:-1]), hands[-1]


@lru_cache(maxsize=None, typed=True)
def _batch_sorter(
    players: int, hand_size: int, kitty: int, dealer: int
) -> Callable[[Sequence[Hand]], tuple[Hand, ...]]:
    """Sorts a pack by where its cards go: those of the kitty first, as ``KITTY`` is below every seat."""
    order = _in_batches(players, hand_size, kitty, dealer)
    return itemgetter(*sorted(range(len(order)), key=order.__getitem__))
