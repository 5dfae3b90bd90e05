"""Prompts for a person: whose turn it is, and what is advised."""

from collections.abc import Callable
from typing import Any

from bidwhist.core.actions import Action, Bid, Declare, Discard, Pass, Play
from bidwhist.core.cards import cards_of, draw_card
from bidwhist.core.deal import Phase
from bidwhist.core.view import View
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration.narrator import Narrator
from bidwhist.narration.nouns import call_name, contract_name, fate_of_discards, suit_name, the_card


def _prompt_auction(view: View, language: Language) -> str:
    must = Pass() not in view.legal
    if view.bid is None:
        return language.say("turn-bid-first-must" if must else "turn-bid-first")
    return language.say("turn-bid-must" if must else "turn-bid", bid=call_name(view.bid, language))


def _prompt_declare(view: View, language: Language) -> str:
    rules, bid = view.rules, view.bid
    assert bid is not None
    has_kitty = rules.names_with_kitty_seen and rules.names_before_discard
    return language.say("turn-name-kitty" if has_kitty else "turn-name", bid=call_name(bid, language))


def _prompt_discard(view: View, language: Language) -> str:
    return language.say("turn-discard", count=view.rules.kitty, fate=fate_of_discards(view, language))


def _prompt_play(view: View, language: Language) -> str:
    count = len(view.legal)
    if not view.table:
        return language.say("turn-lead")
    asked = suit_name(view.led, language) if view.led < 4 else language.say("jokers-led")
    if view.rules.reneges_are_called:
        return language.say("turn-players-check", led=asked)
    if view.rules.reneges_are_found:
        return language.say("turn-table-checks", led=asked)
    if count == view.hand.bit_count():
        return language.say("turn-any", led=asked)
    return language.say("turn-some", led=asked, count=count)


_PROMPTS: dict[Phase, Callable[[View, Language], str]] = {
    Phase.AUCTION: _prompt_auction,
    Phase.DECLARE: _prompt_declare,
    Phase.DISCARD: _prompt_discard,
    Phase.PLAY: _prompt_play,
}
_WAITING = {
    Phase.AUCTION: "waits-auction",
    Phase.DECLARE: "waits-declare",
    Phase.DISCARD: "waits-discard",
    Phase.PLAY: "waits-play",
}


def prompt(narrator: Narrator, view: View) -> str:
    """Whose turn it is and what for, in a sentence."""
    if view.phase is Phase.DONE:
        return narrator.say("deal-over")
    if view.is_my_turn:
        return _PROMPTS[view.phase](view, narrator.language)
    return narrator.say(_WAITING[view.phase], name=narrator.who(view.to_act))


def advised(action: Action, language: Language = ENGLISH) -> str:
    """An advised action as an order: ``Bid 4 uptown``, ``Play the ace of spades``."""
    return _ADVISED[type(action)](action, language)


def _advised_discard(discard: Discard, language: Language) -> str:
    cards = " ".join(draw_card(card) for card in reversed(cards_of(discard.cards)))
    return language.say("do-discard", cards=cards)


_ADVISED: dict[type, Callable[[Any, Language], str]] = {
    Pass: lambda _, language: language.say("do-pass"),
    Bid: lambda bid, language: language.say("do-bid", bid=call_name(bid, language)),
    Declare: lambda declare, language: language.say("do-name", contract=contract_name(declare, language)),
    Discard: _advised_discard,
    Play: lambda play, language: language.say("do-play", card=the_card(play.card, language)),
}
