"""The steps of the play: which card to lay, what comes of each, and books that are watched."""

from typing import Any

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import Action, Play
from bidwhist.core.cards import cards_of
from bidwhist.core.deal import Deal
from bidwhist.core.legality import legal
from bidwhist.core.rules.order import sort_hand
from bidwhist.lesson.laid import LEFT, NAMES, PARTNER, RIGHT, YOU, cards_in
from bidwhist.lesson.steps import Step, Words, acted, card_part, code_of, lying, say, step, suit_part


def rest_of_book(deal: Deal, book: str) -> tuple[Action, ...]:
    """What the other seats lay after the learner's card: what is written, or what wins as cheaply as can be."""
    plan = cards_in(book)
    is_planned = not deal.table or deal.table[0] == plan[0]
    actions: list[Action] = []
    while deal.table:
        wanted = plan[len(deal.table)]
        choices = [one.card for one in legal(deal) if isinstance(one, Play)]
        actions.append(Play(wanted if is_planned and wanted in choices else _cheapest(deal, choices)))
        deal = act(deal, actions[-1])
    return tuple(actions)


def _cheapest(deal: Deal, choices: list[int]) -> int:
    """The lowest card that beats the book so far, for the other side; else the lowest."""
    order = deal.order
    assert order is not None
    strength = order.strength[deal.led]
    best = max(deal.table, key=lambda card: strength[card])
    winning = [card for card in choices if strength[card] > strength[best]]
    is_against = deal.side(deal.to_act) != deal.side(YOU)
    return min(winning if is_against and winning else choices, key=lambda card: (strength[card], order.rank_of[card]))


def ask_card(deal: Deal, chapter: str, words: Words, book: str, right: str) -> Step:
    ways = [_card_way(deal, card, book, right) for card in sort_hand(deal.hand(YOU), deal.order)]
    return step(deal, chapter, words, ways=ways, on="hand")


def _card_way(deal: Deal, card: int, book: str, right: str) -> dict[str, Any]:
    if why_not(deal, Play(card)) is not None:
        return {"card": code_of(card), "right": False, "why": say("lesson-must-follow", suit=suit_part(deal.led))}
    after = act(deal, Play(card))
    done = acted(after, *rest_of_book(after, book))
    trick = done.tricks[-1]
    shown = {"trick": lying(deal, trick.cards, trick.leader), "winner": trick.winner}
    is_right = code_of(card) == right or (not deal.table and is_sure(deal, card))
    return {"card": code_of(card), "right": is_right, "why": _why_card(deal, card, trick, right), **shown}


def beats(deal: Deal, card: int) -> int | None:
    """The best card in other hands that beats a lead of the learner's; none where it is sure of its book."""
    assert deal.order is not None
    strength = deal.order.strength[deal.order.suit_of[card]]
    others = [one for seat in (LEFT, PARTNER, RIGHT) for one in cards_of(deal.hand(seat))]
    best = max(others, key=lambda one: strength[one])
    return best if strength[best] > strength[card] else None


def is_sure(deal: Deal, card: int) -> bool:
    """Whether a lead is a trump that nothing outside the learner's hand beats."""
    assert deal.order is not None
    return deal.order.suit_of[card] == int(deal.order.strain) and beats(deal, card) is None


def trumps_against(deal: Deal) -> int:
    """How many trumps the other side holds."""
    assert deal.order is not None
    return sum((deal.hand(seat) & deal.order.trumps).bit_count() for seat in (LEFT, RIGHT))


def _why_card(deal: Deal, card: int, trick: Any, right: str) -> Words:
    order = deal.order
    assert order is not None
    is_trump = order.suit_of[card] == int(order.strain)
    if not deal.table:
        if not is_trump:
            return say(
                "lesson-lead-plain", card=card_part(card), count=trumps_against(deal), suit=suit_part(int(order.strain))
            )
        over = beats(deal, card)
        if over is not None:
            return say("lesson-lead-low", card=card_part(card), other=card_part(over))
        drawn = sum(order.suit_of[one] == int(order.strain) for one in trick.cards) - 1
        return say(
            "lesson-lead-sure" if code_of(card) == right else "lesson-lead-too", card=card_part(card), count=drawn
        )
    name = NAMES[trick.winner]
    if code_of(card) == right:
        won = trick.winner == YOU
        return (
            say("lesson-ruffed", card=card_part(card))
            if won
            else say("lesson-left", name=name, card=card_part(trick.cards[(trick.winner - trick.leader) % 4]))
        )
    if trick.winner == YOU:
        return (
            say("lesson-ruffed-dear", card=card_part(card), other=f"card:{right}")
            if is_trump
            else say("lesson-took", card=card_part(card), name=NAMES[PARTNER])
        )
    return say(
        "lesson-thrown",
        card=card_part(card),
        name=name,
        other=card_part(trick.cards[(trick.winner - trick.leader) % 4]),
    )


def finished(deal: Deal, chapter: str, name: str) -> Step:
    """The book just played, with what came of it."""
    trick = deal.tricks[-1]
    card = trick.cards[(trick.winner - trick.leader) % 4]
    trumps = deal.order.trumps.bit_count() - (deal.played & deal.order.trumps).bit_count()  # type: ignore[union-attr]
    mine = (deal.hand(YOU) & deal.order.trumps).bit_count()  # type: ignore[union-attr]
    words = say(
        name, name=NAMES[trick.winner], card=card_part(card), lead=card_part(trick.cards[0]), left=trumps - mine
    )
    words["parts"] = {part: words["parts"][part] for part in PARTS[name]}
    return step(deal, chapter, words, trick=lying(deal, trick.cards, trick.leader), winner=trick.winner)


PARTS = {"lesson-second": ("card", "left"), "lesson-third": ("card", "left"), "lesson-lost": ("lead", "name", "card")}
"""What is told of a book that is only watched."""
