"""All that one seat may know of a deal and its match, and nothing more. People and bots are given this."""

from collections.abc import Sequence

from msgspec import Struct

from bidwhist.core.actions import Action, Bid, Call, Claim, Contract, RefusedClaim, says_no_trump
from bidwhist.core.bidding import highest_bid
from bidwhist.core.cards import Card, Hand
from bidwhist.core.deal import AUCTION, DONE, CalledRenege, Deal, Phase, Trick
from bidwhist.core.legality import claims_left, legal
from bidwhist.core.rules.options import Sport, SportLasts
from bidwhist.core.rules.order import Order
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.errors import Unknown

WATCHER = -2
"""In place of a seat: a view of what everybody may see."""


class View(Struct, frozen=True, kw_only=True):
    """What one seat knows. Cards are masks, seats 0 … players-1 clockwise."""

    rules: Ruleset
    seat: int
    phase: Phase
    dealer: int
    to_act: int
    """The seat whose turn it is, -1 when the deal is over."""
    calls: tuple[Call, ...]
    """The auction, from the dealer's left."""
    declarer: int
    """Who won the auction, or the dealer where trump is turned up; -1 while there is none."""
    turned: Card | None
    """The dealer's card that was turned up and fixed trump, known to all (rule R2)."""
    contract: Contract | None
    order: Order | None
    hand: Hand
    """The seat's own cards, with the kitty while the declarer exchanges; empty for a watcher."""
    dealt: Hand
    """The seat's own cards as dealt."""
    kitty: Hand | None
    """The kitty, where it is sported, or was taken by this seat, or the deal is over (rules C25, P14, X25)."""
    discards: Hand | None
    """The discards, for the declarer, and for all when the deal is over (rule X11)."""
    leader: int
    table: tuple[Card, ...]
    """The trick being played, from its leader."""
    led: int
    """The suit led 0–3, or 4 while there is none."""
    played: Hand
    """Every card played so far."""
    tricks: tuple[Trick, ...]
    tricks_won: tuple[int, ...]
    """By side, the discard trick and moved tricks counted in."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    renege_calls: tuple[CalledRenege, ...]
    refused_claims: tuple[RefusedClaim, ...]
    claims_left: int
    """How many more claims of this seat may be refused before it has none in this deal."""
    claim: Claim | None
    """The claim that was granted and ended the deal."""
    points: tuple[int, ...]
    """What the deal added by side; zeros until it is over."""
    hands: tuple[Hand, ...] | None
    """Every hand as dealt, when the deal is over."""
    legal: Sequence[Action]
    """What this seat may do, when it is its turn."""
    score: tuple[int, ...]
    """The match's score by side, before this deal while it is played."""
    sets: tuple[int, ...]
    """How often each side was set in the match where sets lose it, before this deal while it is played (rule X22)."""
    deals_left: int | None
    """Deals until the match ends by number, this one among them; none without a limit (rule P15)."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def bid(self) -> Bid | None:
        """The highest bid so far."""
        return highest_bid(self.calls)

    @property
    def needed(self) -> int:
        """Tricks that make the contract on the table; where trump is turned up, those that bring a side its first
        point (rule R4)."""
        assert self.contract is not None
        return self.rules.needed(self.contract.number)

    @property
    def aiming_side(self) -> int:
        """The side whose tricks decide: the declarer's; where trump is turned up nobody declares, and each side aims
        for itself, so it is this seat's own (rule R4)."""
        return self.rules.side_of[self.declarer if self.turned is None or self.seat < 0 else self.seat]

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat == self.to_act

    @property
    def side(self) -> int:
        """The side of this seat."""
        return self.rules.side_of[self.seat]


def view(
    deal: Deal,
    seat: int,
    score: tuple[int, ...] | None = None,
    deals_left: int | None = None,
    sets: tuple[int, ...] | None = None,
) -> View:
    """What a seat, or ``WATCHER``, may know of a deal.

    :param score: the points of each side in the match, where there is one.
    :param deals_left: the deals after which the match ends, where there is a limit.
    :param sets: how often each side was set in the match.
    :raises Unknown: if there is no such seat.
    """
    # Python counts from the end below zero: a seat -1 would be shown another's cards.
    if seat != WATCHER and not 0 <= seat < deal.players:
        raise Unknown(f"no such seat; seats are 0 to {deal.players - 1}, {WATCHER} watches: {seat}")
    over = deal.phase is DONE
    mine = seat == deal.declarer and deal.kitty_is_taken
    sits = seat != WATCHER
    return View(
        rules=deal.rules,
        seat=seat,
        phase=deal.phase,
        dealer=deal.dealer,
        to_act=deal.to_act,
        calls=deal.calls,
        declarer=deal.declarer,
        turned=deal.turned,
        contract=deal.contract,
        order=deal.order,
        hand=deal.hand(seat) if sits else 0,
        dealt=deal.dealt[seat] if sits else 0,
        kitty=deal.kitty if over or mine or kitty_is_sported(deal) else None,
        discards=deal.discards if over or mine else None,
        leader=deal.leader,
        table=deal.table,
        led=deal.led,
        played=deal.played,
        tricks=deal.tricks,
        tricks_won=deal.tricks_won,
        counts=tuple([(hand & ~deal.played).bit_count() for hand in deal.hands]),
        renege_calls=deal.renege_calls,
        refused_claims=deal.refused_claims,
        claims_left=claims_left(deal, seat) if sits else 0,
        claim=deal.claim,
        points=deal.points,
        hands=deal.dealt if over else None,
        legal=legal(deal) if seat == deal.to_act else (),
        score=score if score is not None else (0,) * deal.rules.sides,
        sets=sets if sets is not None else (0,) * deal.rules.sides,
        deals_left=deals_left,
    )


def kitty_is_sported(deal: Deal) -> bool:
    """Whether everybody may look at the kitty now (rules C25, P14, X25)."""
    sport = deal.rules.sport
    if deal.discards and deal.rules.sport_lasts is SportLasts.UNTIL_DISCARD:
        return False
    if sport is Sport.BEFORE_AUCTION:
        return True
    if sport is Sport.NEVER or deal.phase is AUCTION or not deal.kitty_is_taken:
        return False
    return sport is Sport.BEFORE_PICKUP or not says_no_trump(deal.bid, deal.contract)
