"""Every deal that looks the same from one seat, made by taking all its decisions again. Claims are checked with it."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from msgspec.structs import replace

from bidwhist.core.cards import CODES, Card, Hand, cards_of, deck
from bidwhist.core.deal import Deal, start_deal
from bidwhist.core.view import View, view
from bidwhist.records.replaying import play_out
from bidwhist.records.writing import record_of_deal

Layout = tuple[Hand, ...]
"""What each seat holds now, and last the cards that no hand holds."""


def layout_of(deal: Deal) -> Layout:
    """The cards of a deal that is being played, by place."""
    held = tuple(deal.hand(seat) for seat in range(deal.players))
    return (*held, deal.discards)


def hidden(seen: View) -> Hand:
    """The cards that a seat has not seen and that may be anywhere, as far as its own cards tell."""
    return deck(seen.rules.jokers) & ~(seen.hand | seen.dealt | seen.played | (seen.discards or 0))


def laid(deal: Deal, layout: Layout) -> Deal | None:
    """The deal as it would be with other hidden cards; None if the rules do not allow it."""
    rules = deal.rules
    entry = replace(record_of_deal(deal, ()), discards=tuple(CODES[card] for card in cards_of(layout[-1])))
    dealt = [held | _played_by(deal, seat) for seat, held in enumerate(layout[:-1])]
    kitty = _kitty(deal, dealt[deal.declarer] | layout[-1])
    dealt[deal.declarer] = (dealt[deal.declarer] | layout[-1]) & ~kitty
    if deal.turned is not None and not dealt[deal.dealer] >> deal.turned & 1:
        return None
    made, refusal = play_out(start_deal(rules, deal.dealer, dealt, kitty, deal.turned), entry, 1)
    return None if refusal else made


def _played_by(deal: Deal, seat: int) -> Hand:
    return deal.hands[seat] & deal.played


def _kitty(deal: Deal, taken: Hand) -> Hand:
    # Where the real kitty cannot have been the kitty, the declarer's lowest cards are taken for it.
    if not deal.kitty & ~taken:
        return deal.kitty
    return sum(1 << card for card in cards_of(taken)[: deal.rules.kitty])


def layouts(deal: Deal, seat: int) -> Iterator[Deal]:
    """Every deal whose view from a seat is the view of this one."""
    seen = view(deal, seat)
    free, real = hidden(seen), layout_of(deal)
    places = [place for place, held in enumerate(real) if held & free]
    sizes = [(real[place] & free).bit_count() for place in places]
    for shares in _shares(cards_of(free), sizes):
        other = [held & ~free for held in real]
        for place, share in zip(places, shares, strict=True):
            other[place] |= sum(1 << card for card in share)
        made = laid(deal, tuple(other))
        if made is not None and view(made, seat) == seen:
            yield made


def _shares(cards: list[Card], sizes: list[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    for share in combinations(cards, sizes[0]):
        for others in _shares([card for card in cards if card not in share], sizes[1:]):
            yield (share, *others)


def dealt_again(deal: Deal, seat: int, random: Random, swaps: int) -> Deal:
    """A deal with the same view from a seat. Hidden cards are exchanged two by two as often as the view allows."""
    seen = view(deal, seat)
    cards = cards_of(hidden(seen))
    for _ in range(swaps if len(cards) > 1 else 0):
        one, other = random.sample(cards, 2)
        made = laid(deal, tuple(_swapped(held, one, other) for held in layout_of(deal)))
        if made is not None and view(made, seat) == seen:
            deal = made
    return deal


def _swapped(held: Hand, one: Card, other: Card) -> Hand:
    both = 1 << one | 1 << other
    return held ^ both if (held & both).bit_count() == 1 else held
