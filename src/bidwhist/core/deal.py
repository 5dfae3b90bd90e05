"""One deal as a frozen value, from the shuffle to the score; an action makes the next value.

A deal runs through its phases, auction, declaration, discard (the last two in the order the rules say), play, and ends
scored or thrown in. Where trump is turned up it begins with play, and the dealer takes the place of the declarer. Seats
are 0 … players-1 clockwise; hands are 54-bit masks.
"""

from collections.abc import Sequence
from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from bidwhist.core.actions import Bid, Call, Claim, Contract, Declare, RefusedClaim, format_call
from bidwhist.core.bidding import highest_bid
from bidwhist.core.cards import BIT, CODES, Card, Hand, Strain, cards_of, deck, format_hand
from bidwhist.core.rules.order import OPEN, Order, order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.rules.scoring import Outcome, trusted_outcome
from bidwhist.core.shuffle import deal_cards, turned_card
from bidwhist.errors import Misdeal
from bidwhist.tools.typed import require, require_each

NOBODY = -1
"""The seat to act when the deal is over."""


class Phase(IntEnum):
    """What a deal waits for."""

    AUCTION = 0
    DECLARE = 1
    DISCARD = 2
    PLAY = 3
    DONE = 4


AUCTION, DECLARE, DISCARD, PLAY, DONE = Phase


class Trick(Struct, frozen=True, gc=False):
    """A finished trick: who led, the cards in the order played, who won it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    """The seat that won it."""

    def seat_of(self, place: int) -> int:
        """The seat that played the card at a place of the trick."""
        return (self.leader + place) % len(self.cards)


class CalledRenege(Struct, frozen=True, gc=False):
    """A renege call: who called which trick, when, and with what result."""

    called_by: int
    """The seat that called, or NOBODY where the table found it itself (rule X15)."""
    trick: int
    seat: int | None
    """The seat that had reneged; None where the call was wrong, which costs nothing (rule X15)."""
    moved: int
    """Tricks that changed sides. Zero while this waits for the end of the deal (rule X16)."""
    after: int
    """Cards that had been played when the call was made."""


class Deal(Struct, frozen=True, gc=False, kw_only=True):
    """Everything about one deal, hidden cards included. A seat is shown a ``View`` of it, never the deal."""

    # What a play changes comes first: ``replace`` looks for the name of each field from the front.
    played: Hand = 0
    """Every card played so far."""
    leader: int = NOBODY
    table: tuple[Card, ...] = ()
    """The cards of the trick being played, from its leader."""
    led: int = OPEN
    """The suit led, ``OPEN`` while there is none."""
    tricks: tuple[Trick, ...] = ()
    tricks_won: tuple[int, ...] = ()
    """By side, the discard trick and moved tricks counted in."""
    phase: Phase = AUCTION
    to_act: int = NOBODY
    """The seat whose turn it is, -1 when the deal is over."""
    rules: Ruleset
    dealer: int
    dealt: tuple[Hand, ...]
    """Each seat's cards as dealt."""
    kitty: Hand
    """The kitty as dealt."""
    calls: tuple[Call, ...] = ()
    """The auction, from the dealer's left."""
    declarer: int = NOBODY
    declared: Declare | None = None
    contract: Contract | None = None
    order: Order | None = None
    """The contract's order of cards, from the declaration on."""
    hands: tuple[Hand, ...] = ()
    """Each seat's cards after the exchange. ``hand(seat)`` has those that are left of them."""
    discards: Hand = 0
    reneges: tuple[tuple[int, int], ...] = ()
    """True reneges as (seat, trick), which are hidden from everybody (rule X15)."""
    renege_calls: tuple[CalledRenege, ...] = ()
    refused_claims: tuple[RefusedClaim, ...] = ()
    claim: Claim | None = None
    """The claim that was granted and ended the deal."""
    forfeited: bool = False
    """A renege settled the deal: it gave every trick away, or cost the bid or the match (rules W7, X23)."""
    guilty: int = NOBODY
    """The side whose renege cost the bid or the match (rule X23)."""
    turned: Card | None = None
    """The card of the dealer that was turned up and fixed trump; None where trump is named (rule R2)."""

    def __repr__(self) -> str:
        # Fields in full would be some 2,000 characters, and masks that nobody reads.
        said = [self.phase.name.lower(), f"dealer {self.dealer}"]
        said += [" ".join(map(format_call, self.calls))] if self.calls else []
        said += [f"seat {self.declarer} plays {self.contract}"] if self.contract else []
        said += [f"tricks {' : '.join(map(str, self.tricks_won))}"] if self.contract else []
        said += [f"on the table {' '.join(CODES[one] for one in self.table)}"] if self.table else []
        said += [f"seat {self.to_act} to act"] if self.to_act != NOBODY else []
        hands = (f"{seat} {format_hand(self.hand(seat))}" for seat in range(self.players))
        return f"<Deal {', '.join(said)}; {' | '.join(hands)} | kitty {format_hand(self.kitty) or 'none'}>"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.dealt)

    @property
    def forehand(self) -> int:
        """The seat left of the dealer, who bids first."""
        return (self.dealer + 1) % len(self.dealt)

    @property
    def bid(self) -> Bid | None:
        """The highest bid so far."""
        return highest_bid(self.calls)

    @property
    def is_over(self) -> bool:
        """Whether the deal is played, claimed or thrown in."""
        return self.phase is DONE

    @property
    def is_thrown_in(self) -> bool:
        """Whether everybody passed (rule C13)."""
        return self.phase is DONE and self.contract is None

    @property
    def outcome(self) -> Outcome | None:
        """The result of the deal; None before it is over, or where everybody passed."""
        if self.phase is not DONE or self.contract is None:
            return None
        no_trump = self.contract.strain is Strain.NO_TRUMP
        side = self.rules.side_of[self.declarer]
        by_cards = not self.renege_calls or not self._was_moved
        ruled = None if self.guilty == NOBODY else self.guilty != side
        return trusted_outcome(
            self.rules, self.contract.number, no_trump, side, self.tricks_won, by_cards=by_cards, ruled=ruled
        )

    @property
    def _was_moved(self) -> bool:
        """Whether a renege gave any trick to the other side, even one not played yet (rules W7, X19)."""
        played = self.claim is not None or not self.tricks_left
        return (self.forfeited and not played) or any(call.moved for call in self.renege_calls)

    @property
    def points(self) -> tuple[int, ...]:
        """What the deal adds to each side's score; zeros before it is over."""
        out = self.outcome
        return out.points if out else (0,) * self.rules.sides

    def hand(self, seat: int) -> Hand:
        """The mask of cards that a seat holds now."""
        return self.hands[seat] & ~self.played

    def side(self, seat: int) -> int:
        """The side a seat plays for."""
        return self.rules.side_of[seat]

    @property
    def kitty_is_taken(self) -> bool:
        """Whether the declarer has had the kitty in hand."""
        waits = self.phase is DECLARE and self.rules.names_before_kitty
        return self.declarer != NOBODY and not waits

    @property
    def turns_taken(self) -> int:
        """How many actions were taken in turn; renege calls and claims interrupt and are left out."""
        return len(self.calls) + int(self.declared is not None) + int(self.discards != 0) + self.played.bit_count()

    @property
    def tricks_left(self) -> int:
        """Tricks not yet played out, the one on the table among them."""
        return self.rules.hand_size - len(self.tricks)


def start_deal(rules: Ruleset, dealer: int, hands: Sequence[Hand], kitty: Hand, turned: Card | None = None) -> Deal:
    """A new deal of given cards, waiting for the first call, or for the lead where a card is turned up (rule R3).

    :raises Misdeal: if a count is wrong, a card is missing, duplicated or not in the pack, or the card turned up is
        missing or not the dealer's (rules C9, R2).
    :raises WrongType: if an argument equals the right value but has the wrong type.
    """
    require(Ruleset, rules=rules)
    require(int, dealer=dealer, kitty=kitty)
    require_each(int, hands=hands)
    check_cards(rules, hands, kitty)
    if not 0 <= dealer < rules.players:
        raise Misdeal(f"no such dealer; seats are 0 to {rules.players - 1}: {dealer}")
    _check_turned(rules, hands[dealer], turned)
    return trust_deal(rules, dealer, tuple(hands), kitty, turned)


def trust_deal(rules: Ruleset, dealer: int, hands: tuple[Hand, ...], kitty: Hand, turned: Card | None = None) -> Deal:
    """A new deal of cards known to be complete, as our own shuffle makes them."""
    forehand = (dealer + 1) % len(hands)
    waits = Deal(
        rules=rules,
        dealer=dealer,
        dealt=hands,
        kitty=kitty,
        to_act=forehand,
        hands=hands,
        tricks_won=(0,) * rules.sides,
    )
    return waits if turned is None else _with_trump_turned(waits, turned)


def _with_trump_turned(deal: Deal, card: Card) -> Deal:
    """The deal ready for its first lead: the card's suit is trump, and nobody has promised a trick (rules R2, R3)."""
    strain, direction = Strain(card // 13), deal.rules.directions[0]
    return replace(
        deal,
        phase=PLAY,
        leader=deal.forehand,
        declarer=deal.dealer,
        contract=Contract(0, direction, strain),
        order=order_for(deal.rules, strain, direction),
        turned=card,
    )


def deal_from_seed(rules: Ruleset, seed: bytes, number: int, dealer: int) -> Deal:
    """Deal ``number`` (from 0) of the match of a seed."""
    hands, kitty = deal_cards(rules, seed, number, dealer)
    return trust_deal(rules, dealer, hands, kitty, turned_card(rules, seed, number))


def _check_turned(rules: Ruleset, hand: Hand, turned: Card | None) -> None:
    if turned is None:
        if rules.turns_trump:
            raise Misdeal("the last card dealt is turned up for trump, and is not named here")
        return
    require(int, turned=turned)
    if not rules.turns_trump:
        raise Misdeal("no card is turned up at a table where trump is named")
    if not 0 <= turned < len(BIT) or not hand & BIT[turned]:
        raise Misdeal(f"the card turned up is the dealer's: {CODES[turned] if 0 <= turned < len(CODES) else turned}")


def check_cards(rules: Ruleset, hands: Sequence[Hand], kitty: Hand) -> None:
    """Check that hands and kitty are one whole pack, correctly divided (rule C9).

    :raises Misdeal: naming the first hand or card that is wrong.
    """
    if len(hands) != rules.players:
        raise Misdeal(f"{rules.players} hands are needed: {len(hands)}")
    seen = 0
    places = [(f"seat {seat}", hand, rules.hand_size) for seat, hand in enumerate(hands)]
    for who, hand, size in [*places, ("the kitty", kitty, rules.kitty)]:
        if hand & ~deck(rules.jokers):
            raise Misdeal(f"{who} has cards that are not in this pack: {hand & ~deck(rules.jokers):#x}")
        if hand & seen:
            raise Misdeal(f"{who} has a card dealt twice: {CODES[cards_of(hand & seen)[0]]}")
        if hand.bit_count() != size:
            raise Misdeal(f"{who} must have {size} cards, the same dealer deals again: {hand.bit_count()}")
        seen |= hand
