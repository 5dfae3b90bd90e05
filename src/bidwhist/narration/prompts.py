"""Prompts for a person: whose turn it is, and what is advised."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from bidwhist.core.actions import PASS, Action, Bid, Declare, Discard, Pass, Play
from bidwhist.core.cards import cards_of, draw_card
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.view import View
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration.narrator import Narrator
from bidwhist.narration.nouns import call_name, contract_name, fate_of_discards, suit_name, the_card


def _prompt_auction(deal: Deal | View, legal: Sequence[Action], _: int, language: Language) -> str:
    must, bid = PASS not in legal, deal.bid
    if bid is None:
        return language.say("turn-bid-first-must" if must else "turn-bid-first")
    return language.say("turn-bid-must" if must else "turn-bid", bid=call_name(bid, language))


def _prompt_declare(deal: Deal | View, _legal: Sequence[Action], _held: int, language: Language) -> str:
    rules, bid = deal.rules, deal.bid
    assert bid is not None
    has_kitty = rules.names_with_kitty_seen and rules.names_before_discard
    return language.say("turn-name-kitty" if has_kitty else "turn-name", bid=call_name(bid, language))


def _prompt_discard(deal: Deal | View, _legal: Sequence[Action], _held: int, language: Language) -> str:
    return language.say("turn-discard", count=deal.rules.kitty, fate=fate_of_discards(deal, language))


def _prompt_play(deal: Deal | View, legal: Sequence[Action], held: int, language: Language) -> str:
    if not deal.table:
        return language.say("turn-lead")
    count, rules = len(legal), deal.rules
    if rules.reneges_are_called:
        return _asked("turn-players-check", deal.led, 0, language)
    if rules.reneges_are_found:
        return _asked("turn-table-checks", deal.led, 0, language)
    return (
        _asked("turn-any", deal.led, 0, language) if count == held else _asked("turn-some", deal.led, count, language)
    )


@lru_cache(maxsize=1024)
def _asked(message: str, led: int, count: int, language: Language) -> str:
    asked = suit_name(led, language) if led < 4 else language.say("jokers-led")
    return language.say(message, led=asked, count=count)


_PROMPTS: dict[Phase, Callable[[Deal | View, Sequence[Action], int, Language], str]] = {
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
        return turn_prompt(view, view.legal, view.hand.bit_count(), narrator.language)
    return narrator.say(_WAITING[view.phase], name=narrator.who(view.to_act))


def turn_prompt(deal: Deal | View, legal: Sequence[Action], held: int, language: Language = ENGLISH) -> str:
    """What the seat to act is asked for, from its legal actions and how many cards it holds."""
    return _PROMPTS[deal.phase](deal, legal, held, language)


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
