"""Translates actions to their wire form and back."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from bidwhist.core.actions import (
    PASS,
    Action,
    Bid,
    CallRenege,
    Claim,
    Declare,
    Discard,
    Pass,
    Play,
    format_call,
    parse_call,
)
from bidwhist.core.cards import CODES, STRAIN_LETTERS, Hand, Strain, cards_of, mask_of, parse_card
from bidwhist.core.deal import NOBODY
from bidwhist.core.rules.options import Direction
from bidwhist.server.protocol.actions import (
    BidAction,
    ClaimAction,
    DeclareAction,
    DiscardAction,
    PassAction,
    PlayAction,
    RenegeAction,
    WireAction,
)


@lru_cache(maxsize=4096)
def codes(hand: Hand) -> tuple[str, ...]:
    """The codes of a mask of cards, lowest card first."""
    return tuple(CODES[card] for card in cards_of(hand))


# One signature for actions of seven types; each row handles its own.
_TO_CORE: dict[type, Callable[[Any, int], Action]] = {
    PassAction: lambda wire, seat: PASS,
    BidAction: lambda wire, seat: parse_call(wire.bid),
    DeclareAction: lambda wire, seat: Declare(Strain(STRAIN_LETTERS.index(wire.strain)), Direction(wire.direction)),
    DiscardAction: lambda wire, seat: Discard(mask_of(parse_card(code) for code in wire.cards)),
    PlayAction: lambda wire, seat: Play(parse_card(wire.card)),
    ClaimAction: lambda wire, seat: Claim(seat),
    RenegeAction: lambda wire, seat: CallRenege(seat, wire.trick),
}

_TO_WIRE: dict[type, Callable[[Any], WireAction]] = {
    Pass: lambda action: PassAction(),
    Bid: lambda action: BidAction(format_call(action)),
    Declare: lambda action: DeclareAction(STRAIN_LETTERS[action.strain], action.direction.value),  # type: ignore[arg-type]
    Discard: lambda action: DiscardAction(codes(action.cards)),
    Play: lambda action: PlayAction(CODES[action.card]),
    Claim: lambda action: ClaimAction(),
    CallRenege: lambda action: RenegeAction(action.trick),
}


def action_of(wire: WireAction, seat: int = NOBODY) -> Action:
    """The game action for what a seat sent; without a seat, the table fills in its owner."""
    return _TO_CORE[type(wire)](wire, seat)


def wire_of(action: Action) -> WireAction:
    """An action in its wire form."""
    return _TO_WIRE[type(action)](action)
