"""The events between a deal before and after an action, as far as one seat may know them."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from bidwhist.core.actions import Call, Contract
from bidwhist.core.cards import Card, Hand
from bidwhist.core.deal import DONE, NOBODY, CalledRenege, Deal, Trick
from bidwhist.core.legality import claims_left
from bidwhist.core.view import kitty_is_sported


class Dealt(Struct, frozen=True, tag="dealt"):
    """Cards were dealt. The hand is the seat's own; a watcher gets none."""

    dealer: int
    hand: Hand


class TrumpTurned(Struct, frozen=True, tag="trump_turned"):
    """The dealer turned up the last card, which everybody sees; its suit is trump (rule R2)."""

    seat: int
    card: Card


class Called(Struct, frozen=True, tag="called"):
    """A seat bid or passed."""

    seat: int
    call: Call


class AuctionWon(Struct, frozen=True, tag="auction_won"):
    """The auction is over and a seat declares."""

    seat: int


class ThrownIn(Struct, frozen=True, tag="thrown_in"):
    """Everybody passed (rule C13)."""


class Declared(Struct, frozen=True, tag="declared"):
    """The contract is named."""

    seat: int
    contract: Contract


class KittySported(Struct, frozen=True, tag="kitty_sported"):
    """The kitty is shown to everybody (rules C25, P14)."""

    kitty: Hand


class KittyTaken(Struct, frozen=True, tag="kitty_taken"):
    """The declarer has taken the kitty; only the declarer sees its cards."""

    seat: int
    count: int
    kitty: Hand | None


class Discarded(Struct, frozen=True, tag="discarded"):
    """The declarer has discarded; only the declarer sees the cards (rule X11)."""

    seat: int
    count: int
    cards: Hand | None


class Played(Struct, frozen=True, tag="played"):
    """A card was played."""

    seat: int
    card: Card


class TrickTaken(Struct, frozen=True, tag="trick_taken"):
    """A trick is complete."""

    number: int
    """From 0."""
    trick: Trick


class RenegeCalled(Struct, frozen=True, tag="renege_called"):
    """A seat called a renege, rightly or not, or the table found one (rule X15)."""

    call: CalledRenege


class Claimed(Struct, frozen=True, tag="claimed"):
    """A seat claimed the rest, and the claim is certain."""

    seat: int
    tricks: int


class ClaimRefused(Struct, frozen=True, tag="claim_refused"):
    """A seat claimed the rest, and the claim is not certain from its view. That reveals no cards (rule X11)."""

    seat: int
    left: int
    """How many more claims of the seat may be refused before it has none in this deal."""


class Scored(Struct, frozen=True, tag="scored"):
    """The deal is over and worth these points, by side."""

    made: bool
    boston: bool
    tricks_won: tuple[int, ...]
    points: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | TrumpTurned
    | Called
    | AuctionWon
    | ThrownIn
    | Declared
    | KittySported
    | KittyTaken
    | Discarded
    | Played
    | TrickTaken
    | RenegeCalled
    | Claimed
    | ClaimRefused
    | Scored
)
"""Something that happened, as far as a seat may know it."""


def events(before: Deal | None, after: Deal, seat: int) -> tuple[Event, ...]:
    """What happened between two deals one action apart, as far as a seat (or ``WATCHER``) may know it.

    With nothing before, the deal was just dealt.
    """
    if before is None:
        return tuple(_dealing(after, seat))
    return (
        *_calling(before, after),
        *_exchange(before, after, seat),
        *_playing(before, after),
        *_ending(before, after),
    )


def _dealing(deal: Deal, seat: int) -> Iterator[Event]:
    yield Dealt(deal.dealer, deal.dealt[seat] if seat >= 0 else 0)
    if deal.kitty and kitty_is_sported(deal):
        yield KittySported(deal.kitty)
    if deal.turned is not None:
        yield TrumpTurned(deal.dealer, deal.turned)


def _calling(before: Deal, after: Deal) -> Iterator[Event]:
    if len(after.calls) > len(before.calls):
        yield Called(before.to_act, after.calls[-1])
        if after.declarer != NOBODY:
            yield AuctionWon(after.declarer)
        elif after.is_over:
            yield ThrownIn()


def _exchange(before: Deal, after: Deal, seat: int) -> Iterator[Event]:
    if after.contract and not before.contract:
        yield Declared(after.declarer, after.contract)
    if after.kitty and after.kitty_is_taken and not before.kitty_is_taken:
        if kitty_is_sported(after) and not kitty_is_sported(before):
            yield KittySported(after.kitty)
        count = after.kitty.bit_count()
        yield KittyTaken(after.declarer, count, after.kitty if seat == after.declarer else None)
    if after.discards and not before.discards:
        count = after.discards.bit_count()
        yield Discarded(after.declarer, count, after.discards if seat == after.declarer else None)


def _playing(before: Deal, after: Deal) -> Iterator[Event]:
    card = after.played & ~before.played
    if card:
        yield Played(before.to_act, card.bit_length() - 1)
    if len(after.tricks) > len(before.tricks):
        yield TrickTaken(len(after.tricks) - 1, after.tricks[-1])


def _ending(before: Deal, after: Deal) -> Iterator[Event]:
    found = after.renege_calls[len(before.renege_calls) :]
    for call in found:
        yield RenegeCalled(call)
    if len(after.refused_claims) > len(before.refused_claims):
        seat = after.refused_claims[-1].by
        yield ClaimRefused(seat, claims_left(after, seat))
    if after.claim and not before.claim:
        yield Claimed(after.claim.by, after.tricks_left)
    out = after.outcome
    if out and (before.phase is not DONE or found):
        yield Scored(out.made, out.boston, after.tricks_won, out.points)
