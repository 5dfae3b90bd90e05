"""Endings set up by hand: the cards still held, the trick on the table, and what the steady bot lays."""

from functools import reduce
from random import Random

from msgspec.structs import replace

from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Declare, Play, parse_contract
from bidwhist.core.cards import Hand, deck, format_card, parse_card, parse_hand
from bidwhist.core.deal import PLAY, Deal, Trick
from bidwhist.core.rules.order import order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view


def ending(
    rules: Ruleset,
    contract: str,
    *hands: str,
    leader: int = 0,
    declarer: int = 0,
    won: tuple[int, ...] = (0, 0),
    hidden: str = "",
    tricks: tuple[Trick, ...] = (),
) -> Deal:
    """A deal in its last tricks: all cards but those in hand, and the hidden discards, have been played."""
    held = tuple(map(parse_hand, hands))
    named = parse_contract(contract)
    discards = parse_hand(hidden)
    left: Hand = reduce(int.__or__, held) | discards
    return Deal(
        rules=rules,
        dealer=3,
        dealt=held,
        kitty=discards,
        phase=PLAY,
        to_act=leader,
        leader=leader,
        declarer=declarer,
        declared=Declare(named.strain, named.direction),
        contract=named,
        order=order_for(rules, named.strain, named.direction),
        hands=held,
        discards=discards,
        played=deck(rules.jokers) & ~left,
        tricks=tricks,
        tricks_won=won,
    )


def laid(deal: Deal, text: str) -> Deal:
    """The deal after some more cards."""
    return reduce(lambda before, word: act(before, Play(parse_card(word))), text.split(), deal)


def steady_card(deal: Deal) -> str:
    """The card that the steady bot lays next."""
    action = make_bot("steady").choose(view(deal, deal.to_act), Random(0))
    assert isinstance(action, Play)
    return format_card(action.card)


def steady_words(deal: Deal, score: tuple[int, ...] | None = None) -> str:
    """What the steady bot says about its next action."""
    return make_bot("steady").advise(view(deal, deal.to_act, score), Random(0)).words


def trick(leader: int, cards: str, winner: int) -> Trick:
    """A finished trick from text."""
    return Trick(leader, tuple(map(parse_card, cards.split())), winner)


def with_rules(rules: Ruleset, **changes: object) -> Ruleset:
    """A rule set with some options changed."""
    return replace(rules, **changes)
