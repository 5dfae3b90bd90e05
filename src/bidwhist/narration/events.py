"""Events of a deal, in a sentence or two each."""

from collections.abc import Callable
from typing import Any

from bidwhist.core.actions import Pass
from bidwhist.core.cards import SUIT_LETTERS, Card
from bidwhist.core.deal import NOBODY, CalledRenege, Deal, Phase
from bidwhist.core.events import (
    AuctionWon,
    Called,
    Claimed,
    ClaimRefused,
    Dealt,
    Declared,
    Discarded,
    Event,
    KittySported,
    KittyTaken,
    Played,
    RenegeCalled,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
)
from bidwhist.core.rules.options import RenegePenalty, RenegeSettled
from bidwhist.narration.narrator import Narrator
from bidwhist.narration.nouns import bid_of, call_name, contract_name, fate_of_discards, hand_in_words, the_card
from bidwhist.narration.results import points_in_words, verdict


def _dealt(voice: Narrator, deal: Deal, event: Dealt) -> str:
    if not event.hand:
        return voice.says("deals", event.dealer)
    return voice.says("dealt", event.dealer, hand=hand_in_words(event.hand, deal.order, voice.language))


def turned_up(voice: Narrator, seat: int, card: Card) -> str:
    """Who turned up which card, and what is trump by it."""
    return voice.says("turns-trump", seat, card=the_card(card, voice.language), suit=SUIT_LETTERS[card // 13])


def _trump_turned(voice: Narrator, _deal: Deal, event: TrumpTurned) -> str:
    return turned_up(voice, event.seat, event.card)


def _called(voice: Narrator, _deal: Deal, event: Called) -> str:
    if isinstance(event.call, Pass):
        return voice.says("passes", event.seat)
    return voice.says("bids", event.seat, bid=call_name(event.call, voice.language))


def _auction_won(voice: Narrator, deal: Deal, event: AuctionWon) -> str:
    return voice.says("wins-bid", event.seat, bid=bid_of(deal, voice.language))


def _declared(voice: Narrator, _deal: Deal, event: Declared) -> str:
    return voice.says("declares", event.seat, contract=contract_name(event.contract, voice.language))


def _kitty_sported(voice: Narrator, deal: Deal, event: KittySported) -> str:
    return voice.say("sported", kitty=hand_in_words(event.kitty, deal.order, voice.language))


def _kitty_taken(voice: Narrator, deal: Deal, event: KittyTaken) -> str:
    if not event.kitty:
        return voice.says("takes-kitty", event.seat, count=event.count)
    kitty = hand_in_words(event.kitty, deal.order, voice.language)
    return voice.says("takes-kitty-shown", event.seat, count=event.count, kitty=kitty)


def _discarded(voice: Narrator, deal: Deal, event: Discarded) -> str:
    fate = fate_of_discards(deal, voice.language)
    if not event.cards:
        return f"{voice.says('puts-aside', event.seat, count=event.count)} {fate}"
    hand = hand_in_words(event.cards, deal.order, voice.language)
    return f"{voice.says('puts-aside-shown', event.seat, count=event.count, hand=hand)} {fate}"


def _played(voice: Narrator, _deal: Deal, event: Played) -> str:
    return voice.says("plays", event.seat, card=the_card(event.card, voice.language))


def _trick_taken(voice: Narrator, _deal: Deal, event: TrickTaken) -> str:
    trick = event.trick
    card = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    return voice.says("takes-book", trick.winner, book=event.number + 1, card=the_card(card, voice.language))


def _renege_called(voice: Narrator, deal: Deal, event: RenegeCalled) -> str:
    call = event.call
    book = call.trick + 1
    if call.called_by == NOBODY and call.seat is not None:
        return voice.says("reneged-found", call.seat, book=book, price=_price(voice, deal, call))
    if call.seat is None:
        return voice.says("calls-renege", call.called_by, book=book, found=voice.say("none-reneged"))
    found = voice.says("renege-found", call.seat, price=_price(voice, deal, call))
    return voice.says("calls-renege", call.called_by, book=book, found=found)


def _price(voice: Narrator, deal: Deal, call: CalledRenege) -> str:
    """What a renege that was found costs, or will."""
    if deal.rules.renege_settled is RenegeSettled.DEAL_END and deal.phase is not Phase.DONE:
        return voice.say("renege-later")
    if deal.rules.renege_penalty is not RenegePenalty.TRICKS:
        return voice.say("renege-bid" if deal.rules.renege_penalty is RenegePenalty.BID else "renege-game")
    return voice.say("renege-books", count=call.moved)


def _claimed(voice: Narrator, _deal: Deal, event: Claimed) -> str:
    return voice.says("claims", event.seat, count=event.tricks)


def _claim_refused(voice: Narrator, _deal: Deal, event: ClaimRefused) -> str:
    if event.seat != voice.me:
        return voice.say("claim-refused", name=voice.who(event.seat))
    return voice.say("claim-refused-you", left=event.left)


def _scored(voice: Narrator, deal: Deal, event: Scored) -> str:
    return f"{verdict(voice, deal)}. {points_in_words(voice, event.points)}."


_TELL: dict[type, Callable[[Narrator, Deal, Any], str]] = {
    Dealt: _dealt,
    TrumpTurned: _trump_turned,
    Called: _called,
    AuctionWon: _auction_won,
    ThrownIn: lambda voice, _deal, _event: voice.say("thrown-in"),
    Declared: _declared,
    KittySported: _kitty_sported,
    KittyTaken: _kitty_taken,
    Discarded: _discarded,
    Played: _played,
    TrickTaken: _trick_taken,
    RenegeCalled: _renege_called,
    Claimed: _claimed,
    ClaimRefused: _claim_refused,
    Scored: _scored,
}


def tell(voice: Narrator, deal: Deal, event: Event) -> str:
    """An event of a deal in one sentence or two; the deal is the one after it."""
    return _TELL[type(event)](voice, deal, event)
