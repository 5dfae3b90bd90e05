"""Deals with two hidden cards exchanged. What a seat cannot see must not change its decision."""

from collections.abc import Iterator
from random import Random

from bidwhist.arena.tables import fresh_deal
from bidwhist.bots.bot import Bot
from bidwhist.core.act import act
from bidwhist.core.actions import Action, Discard
from bidwhist.core.cards import BIT, Card, Hand, cards_of, deck
from bidwhist.core.deal import Deal, start_deal
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View, view


def history(rules: Ruleset, seed: bytes, number: int, bot: Bot) -> Iterator[tuple[Deal, Action]]:
    """Each state of a deal played by one bot in all seats, with what the seat to act did."""
    deal = fresh_deal(rules, seed, number)
    random = Random(number)
    while not deal.is_over:
        action = bot.choose(view(deal, deal.to_act), random)
        yield deal, action
        deal = act(deal, action)


def twins(played: list[tuple[Deal, Action]], random: Random) -> Iterator[tuple[View, View, int]]:
    """For states of a deal, where possible: what its seat sees, the same with two hidden cards exchanged, and the
    state's place."""
    for place, (deal, _) in enumerate(played):
        seen = view(deal, deal.to_act)
        pair = swappable(deal, seen, random)
        if pair:
            again = redealt(deal, [action for _, action in played[:place]], *pair)
            yield seen, view(again, deal.to_act), place


def hidden(seen: View) -> Hand:
    """The cards that a seat has no way to see."""
    turned = 0 if seen.turned is None else BIT[seen.turned]
    shown = seen.played | turned | (seen.kitty or 0) | (seen.discards or 0)
    return deck(seen.rules.jokers) & ~(seen.hand | seen.dealt | shown)


def swap(cards: Hand, one: Card, other: Card) -> Hand:
    """A mask with two cards exchanged."""
    if bool(cards & BIT[one]) is bool(cards & BIT[other]):
        return cards
    return cards ^ BIT[one] ^ BIT[other]


def redealt(deal: Deal, actions: list[Action], one: Card, other: Card) -> Deal:
    """The deal as it would have come with two cards exchanged, every action taken again."""
    hands = [swap(hand, one, other) for hand in deal.dealt]
    again = start_deal(deal.rules, deal.dealer, hands, swap(deal.kitty, one, other), deal.turned)
    for action in actions:
        again = act(again, Discard(swap(action.cards, one, other)) if isinstance(action, Discard) else action)
    return again


def swappable(deal: Deal, seen: View, random: Random) -> tuple[Card, Card] | None:
    """Two hidden cards that can change places without making a play wrong: of one suit once there is an order."""
    cards = cards_of(hidden(seen))
    random.shuffle(cards)
    order = deal.order
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            if order is None or order.suit_of[one] == order.suit_of[other]:
                return one, other
    return None
