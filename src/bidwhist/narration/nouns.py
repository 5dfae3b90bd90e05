"""The things of the table in words: cards, bids, hands, books, contracts, tricks and what becomes of the discards."""

from functools import cache, lru_cache

from bidwhist.core.actions import DIRECTION_LETTERS, Bid, Call, Contract, Declare, Pass
from bidwhist.core.cards import (
    CODES,
    JOKERS,
    RANK_LETTERS,
    STRAIN_LETTERS,
    SUIT_LETTERS,
    SUIT_SYMBOLS,
    Card,
    Hand,
    Strain,
    draw_card,
    is_joker,
)
from bidwhist.core.deal import Deal
from bidwhist.core.rules.options import DiscardTrick
from bidwhist.core.rules.order import Order, sort_hand
from bidwhist.core.rules.presets import preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration.narrator import Narrator


@cache
def the_card(card: Card, language: Language = ENGLISH) -> str:
    """A card within a sentence: ``the queen of hearts``."""
    if is_joker(card):
        return language.say("the-joker", card=CODES[card])
    return language.say("the-card", rank=f"r{RANK_LETTERS[card % 13]}", suit=SUIT_LETTERS[card // 13])


@cache
def suit_name(suit: int, language: Language = ENGLISH) -> str:
    """A suit: ``hearts``."""
    return language.say("suit", suit=SUIT_LETTERS[suit])


@lru_cache(maxsize=1024)
def call_name(call: Call, language: Language = ENGLISH) -> str:
    """A call: ``pass``, ``4 uptown``."""
    if isinstance(call, Pass):
        return language.say("pass")
    return language.say("bid", number=call.number, suffix=call.suffix.value if call.suffix else "none")


@lru_cache(maxsize=1024)
def brief_call(call: Call, language: Language = ENGLISH) -> str:
    """A call where room is short: ``pass``, ``4 up``."""
    if isinstance(call, Pass):
        return language.say("pass")
    return language.say("bid-brief", number=call.number, suffix=call.suffix.value if call.suffix else "none")


@lru_cache(maxsize=1024)
def contract_name(contract: Contract | Declare, language: Language = ENGLISH) -> str:
    """What is played: ``4 uptown in spades``, or without its number ``spades uptown``."""
    suit, direction = STRAIN_LETTERS[contract.strain], DIRECTION_LETTERS[contract.direction]
    if isinstance(contract, Declare):
        return language.say("declaration", suit=suit, direction=direction)
    # A trump turned up promises no number (rule R2).
    name = "contract" if contract.number else "contract-turned"
    return language.say(name, number=contract.number, suit=suit, direction=direction)


def books(number: int, language: Language = ENGLISH) -> str:
    """A number of books in words: ``1 book``, ``4 books``."""
    return language.say("books", count=number)


def hand_in_words(hand: Hand, order: Order | None, language: Language = ENGLISH) -> str:
    """A hand by suit, strongest left: ``Big Joker; spades A K 4; hearts Q 10``.

    >>> from bidwhist.core.cards import parse_hand
    >>> hand_in_words(parse_hand("BJ AS 4S QH"), None)
    'Big Joker; spades A 4; hearts Q'
    """
    groups: dict[str, list[str]] = {}
    for card in sort_hand(hand, order):
        if (1 << card) & JOKERS:
            groups.setdefault("", []).append(language.say("joker", card=CODES[card]))
        else:
            groups.setdefault(suit_name(card // 13, language), []).append(draw_card(card)[:-1])
    parts = (" ".join((suit, *ranks)) if suit else language.say("comma").join(ranks) for suit, ranks in groups.items())
    return language.say("semicolon").join(parts)


def hand_in_signs(hand: Hand, order: Order | None) -> str:
    """A hand in signs, strongest left: ``BJ A♠ 4♠ Q♥``."""
    return " ".join(draw_card(card) for card in sort_hand(hand, order))


def contract_words(deal: Deal | View, language: Language = ENGLISH) -> str:
    """The contract with its suit's sign, or the highest bid, or nothing."""
    if deal.contract is None:
        return call_name(deal.bid, language) if deal.bid else ""
    strain = deal.contract.strain
    sign = "" if strain is Strain.NO_TRUMP else f" {SUIT_SYMBOLS[strain]}"
    return f"{contract_name(deal.contract, language)}{sign}"


def table_name(rules: Ruleset, language: Language = ENGLISH) -> str:
    """Whose rules a table plays by: a preset's name, or house rules."""
    name = preset_name(rules)
    return language.say("house-rules") if name == "custom" else name


def needed(view: Deal | View) -> int:
    """Books the declaring side has to take, the discard counted as the rules say."""
    assert view.contract is not None
    return view.rules.needed(view.contract.number)


def books_left(view: Deal | View) -> int:
    """Books that nobody has yet."""
    return view.rules.all_tricks - sum(view.tricks_won)


def standing(view: Deal | View, language: Language = ENGLISH) -> str:
    """How the contract is going: ``need 10 books, have 6, 5 to go``, or that it is decided."""
    if view.turned is not None:
        return language.say("standing-turned", left=books_left(view))
    return _standing(view.tricks_won[view.rules.side_of[view.declarer]], needed(view), books_left(view), language)


@lru_cache(maxsize=1024)
def _standing(have: int, need: int, left: int, language: Language) -> str:
    if have >= need:
        tail = language.say("tail-made")
    else:
        tail = language.say("tail-set") if have + left < need else language.say("tail-left", left=left)
    return language.say("need", count=need, have=have, tail=tail)


def trick_in_words(narrator: Narrator, leader: int, cards: tuple[Card, ...]) -> str:
    """The cards of a trick with who played them: ``Mae K♥, You 3♥``."""
    players = len(narrator.names)
    return ", ".join(
        f"{narrator.who((leader + place) % players)} {draw_card(card)}" for place, card in enumerate(cards)
    )


_DISCARDS_ARE = {
    DiscardTrick.DECLARER: "discards-declarer",
    DiscardTrick.FIRST_TRICK: "discards-first-trick",
    DiscardTrick.NOBODY: "discards-nobody",
}


def fate_of_discards(deal: Deal | View, language: Language = ENGLISH) -> str:
    """Which side gets the discards, in a sentence."""
    return language.say(_DISCARDS_ARE[deal.rules.discard_trick])


def names_in_line(names: list[str], language: Language = ENGLISH) -> str:
    """Names as people say them: ``Mae and Otis``."""
    *most, last = (language.name(one) for one in names)
    return language.say("and", first=language.say("comma").join(most), last=last) if most else last


def bid_of(deal: Deal | View, language: Language = ENGLISH) -> str:
    """The highest bid; there must be one."""
    assert isinstance(deal.bid, Bid)
    return call_name(deal.bid, language)
