"""How a table speaks to one viewer: the sentences of the game, with this table's names, for a seat or a watcher."""

from bidwhist.actions import Action, Bid, Declare
from bidwhist.deal import Deal
from bidwhist.events import (
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
)
from bidwhist.match import Match
from bidwhist.rules.options import Direction, SuffixOrder
from bidwhist.rules.ruleset import Ruleset
from bidwhist.rules.sentences import counted
from bidwhist.server.protocol import Happening
from bidwhist.server.table import Table
from bidwhist.server.wire import codes
from bidwhist.view import WATCHER
from bidwhist.words import Voice, advised, books, result_in_words, tell

__all__ = [
    "TableVoice",
    "action_label",
    "action_words",
    "books",
    "counted",
    "happening_of",
    "match_words",
    "order_of_bids",
    "voice_for",
]


class TableVoice(Voice, frozen=True):
    """The voice of a table; a watcher belongs to no side."""

    def side(self, side: int) -> str:
        if self.me != WATCHER:
            return super().side(side)
        return " and ".join(name for seat, name in enumerate(self.names) if self.sides[seat] == side)

    def sides_in_order(self) -> list[int]:
        return super().sides_in_order() if self.me != WATCHER else sorted(set(self.sides))


def voice_for(table: Table, seat: int) -> TableVoice:
    """The voice that speaks to a seat, or to ``WATCHER``."""
    names = tuple(table.name_of(one) for one in range(len(table.chairs)))
    return TableVoice(names, seat, table.opened.rules.side_of)


def match_words(voice: TableVoice, match: Match) -> str:
    """How a match ended, a whole sentence."""
    words = result_in_words(voice, match)
    return words.replace(" wins the match", " win the match") + "." if " and " in words else words + "."


# The kind on the wire of each event of the rules.
_KINDS: dict[type, str] = {
    Dealt: "dealt",
    Called: "called",
    AuctionWon: "auction_won",
    ThrownIn: "thrown_in",
    Declared: "declared",
    KittySported: "kitty_sported",
    KittyTaken: "kitty_taken",
    Discarded: "discarded",
    Played: "played",
    TrickTaken: "trick",
    RenegeCalled: "renege",
    Claimed: "claimed",
    ClaimRefused: "claim_refused",
    Scored: "scored",
}


def happening_of(voice: TableVoice, deal: Deal, event: Event) -> Happening:
    """An event of the rules as the wire tells it; the deal is the one after it."""
    words = _watched_deal(voice, event) if isinstance(event, Dealt) and not event.hand else tell(voice, deal, event)
    return Happening(_KINDS[type(event)], words, _seat_of(event), _cards_of(event))  # type: ignore[arg-type]


def _watched_deal(voice: TableVoice, event: Dealt) -> str:
    return f"{voice.does(event.dealer, 'deal')}."


def _seat_of(event: Event) -> int | None:
    if isinstance(event, Dealt):
        return event.dealer
    if isinstance(event, TrickTaken):
        return event.trick.winner
    if isinstance(event, RenegeCalled):
        return event.call.called_by
    return getattr(event, "seat", None)


def _cards_of(event: Event) -> tuple[str, ...]:
    if isinstance(event, Played):
        return codes(1 << event.card)
    if isinstance(event, Dealt):
        return codes(event.hand)
    if isinstance(event, Discarded):
        return codes(event.cards or 0)
    return codes(event.kitty or 0) if isinstance(event, KittySported | KittyTaken) else ()


def action_label(action: Action) -> str:
    """An action as a button reads it."""
    return advised(action) if not isinstance(action, Bid) else str(action).capitalize()


_RANKINGS = {
    Direction.UPTOWN: "ace high, then king down to two",
    Direction.DOWNTOWN: "ace high, then two up to king",
    Direction.DOWNTOWN_ACES_LOW: "two high, then three up to king, ace low",
}


def action_words(rules: Ruleset, action: Action) -> str:
    """An action in a sentence that says what it would mean."""
    if isinstance(action, Bid):
        return f"{str(action).capitalize()}: {books(action.number + rules.free_tricks)} of {rules.all_tricks}."
    if isinstance(action, Declare):
        return f"{str(action).capitalize()}: {_RANKINGS[action.direction]}."
    return f"{advised(action)}."


def order_of_bids(rules: Ruleset) -> str:
    """How bids of one number stand to one another, in a sentence."""
    if rules.dealer_matches:
        return "A bid must be higher than the last; the dealer may take it by matching."
    return _ORDERS_OF_BIDS[rules.suffix_order]


_ORDERS_OF_BIDS = {
    SuffixOrder.LEVEL: "A bid must beat the last: a higher number, or no-trump over the same number.",
    SuffixOrder.DOWNTOWN_OVER_UPTOWN: (
        "A bid must beat the last: a higher number, or downtown over uptown and no-trump over both."
    ),
    SuffixOrder.NO_TRUMP_LEVEL: "A bid must beat the last: a higher number.",
}
