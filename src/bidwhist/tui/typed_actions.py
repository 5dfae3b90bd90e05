"""Actions as a person types them in the line dialogue, and the list of those that may be typed now."""

from collections.abc import Callable
from typing import Any

from bidwhist.core.actions import Action, Bid, Declare, Discard, Pass, Play, format_call
from bidwhist.core.cards import CODES
from bidwhist.core.deal import Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.view import View
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration import names_in_line


def choices(view: View, language: Language = ENGLISH) -> str:
    """What a person may type now; the words to type are the same in every language."""
    return _LIST[view.phase](view, language)


def _list_typed(view: View, _: Language) -> str:
    return ", ".join(map(typed, view.legal))


def _list_discards(view: View, language: Language) -> str:
    assert isinstance(view.legal, DiscardChoices)
    words = language.say("tui-discard-these", count=view.legal.size, hand=" ".join(_codes(view.hand)))
    if not view.legal.required:
        return words
    required = names_in_line(_codes(view.legal.required), language)
    return language.say("comma").join((words, language.say("tui-among-them", cards=required)))


def _codes(hand: int) -> list[str]:
    return [code.lower() for card, code in enumerate(CODES) if hand >> card & 1]


_LIST: dict[Phase, Callable[[View, Language], str]] = {
    Phase.AUCTION: _list_typed,
    Phase.DECLARE: _list_typed,
    Phase.DISCARD: _list_discards,
    Phase.PLAY: _list_typed,
}


def typed(action: Action) -> str:
    """An action as a person may type it: ``4u``, ``spades downtown``, ``discard 2c 3c``, ``ah``."""
    return _TYPED[type(action)](action)


_TYPED: dict[type, Callable[[Any], str]] = {
    Pass: lambda _: "pass",
    Bid: lambda bid: format_call(bid).lower(),
    Declare: lambda declare: str(declare).replace(",", ""),
    Discard: lambda discard: f"discard {' '.join(_codes(discard.cards))}",
    Play: lambda play: CODES[play.card].lower(),
}
