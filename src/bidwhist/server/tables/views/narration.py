"""The narrator of a table for one viewer: the game's sentences with this table's names."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from bidwhist.core.actions import Action, Bid, Declare
from bidwhist.core.cards import Card, Hand
from bidwhist.core.deal import Deal
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
from bidwhist.core.rules.options import Direction, SuffixOrder
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import WATCHER
from bidwhist.i18n import ENGLISH, Language
from bidwhist.narration import (
    Narrator,
    Subject,
    advised,
    call_name,
    capital,
    contract_name,
    names_in_line,
    tell,
)
from bidwhist.server.protocol.server_messages import Happening
from bidwhist.server.protocol.translation import codes
from bidwhist.server.tables.domain.table import Table

__all__ = [
    "TableNarrator",
    "action_label",
    "action_words",
    "bid_words",
    "happening_of",
    "narrator_for",
    "order_of_bids",
]


class TableNarrator(Narrator, frozen=True):
    """Narrates a table to one viewer; a watcher belongs to neither side."""

    def side_as_subject(self, side: int) -> Subject:
        if self.me != WATCHER:
            return super().side_as_subject(side)
        names = [name for seat, name in enumerate(self.names) if self.sides[seat] == side]
        return Subject("name" if len(names) == 1 else "names", names_in_line(names, self.language))

    def sides_in_order(self) -> list[int]:
        return super().sides_in_order() if self.me != WATCHER else sorted(set(self.sides))


def narrator_for(table: Table, seat: int, language: Language = ENGLISH) -> TableNarrator:
    """The narrator for a seat (0-3) or ``WATCHER``."""
    names = map(table.name_of, range(len(table.chairs)))
    return TableNarrator(tuple(names), seat, table.opened.rules.side_of, language)


_SeatOf = Callable[[Any], int | None]
_CardsOf = Callable[[Any], Hand | None]


def _nobody(_: Event) -> None:
    return None


def _no_cards(_: Event) -> Hand:
    return 0


def _card(event: Any) -> Hand:
    card: Card = event.card
    return 1 << card


_seat: _SeatOf = attrgetter("seat")
_kitty: _CardsOf = attrgetter("kitty")
_ON_THE_WIRE: dict[type, tuple[str, _SeatOf, _CardsOf]] = {
    Dealt: ("dealt", attrgetter("dealer"), attrgetter("hand")),
    TrumpTurned: ("trump_turned", _seat, _card),
    Called: ("called", _seat, _no_cards),
    AuctionWon: ("auction_won", _seat, _no_cards),
    ThrownIn: ("thrown_in", _nobody, _no_cards),
    Declared: ("declared", _seat, _no_cards),
    KittySported: ("kitty_sported", _nobody, _kitty),
    KittyTaken: ("kitty_taken", _seat, _kitty),
    Discarded: ("discarded", _seat, attrgetter("cards")),
    Played: ("played", _seat, _card),
    TrickTaken: ("trick", attrgetter("trick.winner"), _no_cards),
    RenegeCalled: ("renege", attrgetter("call.called_by"), _no_cards),
    Claimed: ("claimed", _seat, _no_cards),
    ClaimRefused: ("claim_refused", _seat, _no_cards),
    Scored: ("scored", _nobody, _no_cards),
}
"""Of each event of the rules its kind on the wire, its seat, and its cards as far as the viewer may see them."""


def happening_of(narrator: TableNarrator, deal: Deal, event: Event, spared: frozenset[str] = frozenset()) -> Happening:
    """A game event in its wire form, without words where its kind is spared; ``deal`` is the deal after it."""
    kind, seat_of, cards_of = _ON_THE_WIRE[type(event)]
    words = "" if kind in spared else tell(narrator, deal, event)
    return Happening(kind, words, seat_of(event), codes(cards_of(event) or 0))  # type: ignore[arg-type]


def action_label(action: Action, language: Language = ENGLISH) -> str:
    """An action as a button reads it."""
    return capital(call_name(action, language)) if isinstance(action, Bid) else advised(action, language)


_RANKINGS = {
    Direction.UPTOWN: "ranks-uptown",
    Direction.DOWNTOWN: "ranks-downtown",
    Direction.DOWNTOWN_ACES_LOW: "ranks-downtown-aces-low",
}


def action_words(rules: Ruleset, action: Action, language: Language = ENGLISH) -> str:
    """An action in a sentence that says what it means."""
    if isinstance(action, Bid):
        return bid_words(action, rules.free_tricks, rules.all_tricks, language)
    if isinstance(action, Declare):
        contract = capital(contract_name(action, language))
        return language.say("name-means", contract=contract, ranks=language.say(_RANKINGS[action.direction]))
    return f"{advised(action, language)}."


def bid_words(bid: Bid, free_tricks: int, all_tricks: int, language: Language = ENGLISH) -> str:
    """A bid in a sentence that says how many tricks it promises, where so many need no bid and so many there are."""
    name, count = capital(call_name(bid, language)), bid.number + free_tricks
    return language.say("bid-means", bid=name, count=count, all=all_tricks)


def order_of_bids(rules: Ruleset, language: Language = ENGLISH) -> str:
    """How bids of the same number rank, in a sentence."""
    return language.say("order-matching" if rules.dealer_matches else _ORDERS_OF_BIDS[rules.suffix_order])


_ORDERS_OF_BIDS = {
    SuffixOrder.LEVEL: "order-level",
    SuffixOrder.DOWNTOWN_OVER_UPTOWN: "order-downtown-over-uptown",
    SuffixOrder.NO_TRUMP_LEVEL: "order-no-trump-level",
}
