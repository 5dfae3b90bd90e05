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


def _dealt(narrator: Narrator, deal: Deal, event: Dealt) -> str:
    if not event.hand:
        return narrator.says("deals", event.dealer)
    return narrator.says("dealt", event.dealer, hand=hand_in_words(event.hand, deal.order, narrator.language))


def turned_up(narrator: Narrator, seat: int, card: Card) -> str:
    """Who turned up which card, and what is trump by it."""
    return narrator.says("turns-trump", seat, card=the_card(card, narrator.language), suit=SUIT_LETTERS[card // 13])


def _trump_turned(narrator: Narrator, _deal: Deal, event: TrumpTurned) -> str:
    return turned_up(narrator, event.seat, event.card)


def _called(narrator: Narrator, _deal: Deal, event: Called) -> str:
    if isinstance(event.call, Pass):
        return narrator.says("passes", event.seat)
    return narrator.says("bids", event.seat, bid=call_name(event.call, narrator.language))


def _auction_won(narrator: Narrator, deal: Deal, event: AuctionWon) -> str:
    return narrator.says("wins-bid", event.seat, bid=bid_of(deal, narrator.language))


def _declared(narrator: Narrator, _deal: Deal, event: Declared) -> str:
    return narrator.says("declares", event.seat, contract=contract_name(event.contract, narrator.language))


def _kitty_sported(narrator: Narrator, deal: Deal, event: KittySported) -> str:
    return narrator.say("sported", kitty=hand_in_words(event.kitty, deal.order, narrator.language))


def _kitty_taken(narrator: Narrator, deal: Deal, event: KittyTaken) -> str:
    if not event.kitty:
        return narrator.says("takes-kitty", event.seat, count=event.count)
    kitty = hand_in_words(event.kitty, deal.order, narrator.language)
    return narrator.says("takes-kitty-shown", event.seat, count=event.count, kitty=kitty)


def _discarded(narrator: Narrator, deal: Deal, event: Discarded) -> str:
    fate = fate_of_discards(deal, narrator.language)
    if not event.cards:
        return f"{narrator.says('puts-aside', event.seat, count=event.count)} {fate}"
    hand = hand_in_words(event.cards, deal.order, narrator.language)
    return f"{narrator.says('puts-aside-shown', event.seat, count=event.count, hand=hand)} {fate}"


def _played(narrator: Narrator, _deal: Deal, event: Played) -> str:
    return narrator.says("plays", event.seat, card=the_card(event.card, narrator.language))


def _trick_taken(narrator: Narrator, _deal: Deal, event: TrickTaken) -> str:
    trick = event.trick
    card = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
    return narrator.says("takes-book", trick.winner, book=event.number + 1, card=the_card(card, narrator.language))


def _renege_called(narrator: Narrator, deal: Deal, event: RenegeCalled) -> str:
    call = event.call
    book = call.trick + 1
    if call.called_by == NOBODY and call.seat is not None:
        return narrator.says("reneged-found", call.seat, book=book, price=_price(narrator, deal, call))
    if call.seat is None:
        return narrator.says("calls-renege", call.called_by, book=book, found=narrator.say("none-reneged"))
    found = narrator.says("renege-found", call.seat, price=_price(narrator, deal, call))
    return narrator.says("calls-renege", call.called_by, book=book, found=found)


def _price(narrator: Narrator, deal: Deal, call: CalledRenege) -> str:
    """What a renege that was found costs, or will."""
    if deal.rules.renege_settled is RenegeSettled.DEAL_END and deal.phase is not Phase.DONE:
        return narrator.say("renege-later")
    if deal.rules.renege_penalty is not RenegePenalty.TRICKS:
        return narrator.say("renege-bid" if deal.rules.renege_penalty is RenegePenalty.BID else "renege-game")
    return narrator.say("renege-books", count=call.moved)


def _claimed(narrator: Narrator, _deal: Deal, event: Claimed) -> str:
    return narrator.says("claims", event.seat, count=event.tricks)


def _claim_refused(narrator: Narrator, _deal: Deal, event: ClaimRefused) -> str:
    if event.seat != narrator.me:
        return narrator.say("claim-refused", name=narrator.who(event.seat))
    return narrator.say("claim-refused-you", left=event.left)


def _scored(narrator: Narrator, deal: Deal, event: Scored) -> str:
    return f"{verdict(narrator, deal)}. {points_in_words(narrator, event.points)}."


_TELL: dict[type, Callable[[Narrator, Deal, Any], str]] = {
    Dealt: _dealt,
    TrumpTurned: _trump_turned,
    Called: _called,
    AuctionWon: _auction_won,
    ThrownIn: lambda narrator, _deal, _event: narrator.say("thrown-in"),
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


def tell(narrator: Narrator, deal: Deal, event: Event) -> str:
    """An event of a deal in one sentence or two; the deal is the one after it."""
    return _TELL[type(event)](narrator, deal, event)
