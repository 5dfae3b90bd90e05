"""A step of the lesson as data: the hand, what lies on the table, what may be tried, and messages with their parts."""

from typing import Any, TypeAlias

from bidwhist.core.act import act
from bidwhist.core.actions import Action, Bid
from bidwhist.core.cards import CODES, SUIT_LETTERS
from bidwhist.core.deal import Deal
from bidwhist.core.rules.order import sort_hand
from bidwhist.lesson.laid import YOU

Words: TypeAlias = dict[str, Any]
Step: TypeAlias = dict[str, Any]


def say(message: str, /, **parts: str | int) -> Words:
    """A message of the page by its name, with its parts."""
    return {"name": message.removeprefix("lesson-"), "parts": parts}


def code_of(card: int) -> str:
    return CODES[card]


def card_part(card: int) -> str:
    return f"card:{code_of(card)}"


def suit_part(suit: int) -> str:
    return f"suit:{SUIT_LETTERS[suit]}"


def bid_part(bid: Bid) -> str:
    return f"bid:{bid.number}{bid.suffix.value if bid.suffix else ''}"


def acted(deal: Deal, *actions: Action) -> Deal:
    for action in actions:
        deal = act(deal, action)
    return deal


def _hand(deal: Deal) -> list[str]:
    held = deal.hand(YOU) if deal.hands else deal.dealt[YOU]
    return [code_of(card) for card in sort_hand(held, deal.order)]


def lying(deal: Deal, cards: tuple[int, ...], leader: int) -> list[dict[str, Any]]:
    return [{"seat": (leader + place) % deal.players, "card": code_of(card)} for place, card in enumerate(cards)]


def step(deal: Deal, chapter: str, words: Words, **more: Any) -> Step:
    books = list(deal.tricks_won) or [0, 0]
    return {
        "chapter": chapter,
        "say": words,
        "hand": _hand(deal),
        "trick": lying(deal, deal.table, deal.leader),
        "winner": None,
        "books": books,
        "kitty": 1 if deal.discards else 0,
        "ways": [],
        **more,
    }
