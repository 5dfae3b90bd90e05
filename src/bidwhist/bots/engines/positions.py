"""A view as plain text and small numbers, which any language reads; and back, for an engine that is one of our bots."""

from collections.abc import Sequence

from msgspec import Struct

from bidwhist.core.actions import (
    DIRECTION_LETTERS,
    Action,
    Claim,
    Declare,
    Discard,
    Play,
    RefusedClaim,
    format_action,
    format_call,
    format_contract,
    parse_call,
    parse_contract,
)
from bidwhist.core.cards import CODES, STRAIN_LETTERS, SUIT_LETTERS, Card, Hand, Strain, cards_of, mask_of, parse_card
from bidwhist.core.deal import CalledRenege, Phase, Trick
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.rules.order import OPEN, order_for
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import View
from bidwhist.errors import BadNotation

PHASES = {Phase(number): name for number, name in enumerate(("auction", "declare", "discard", "play", "done"))}
_PHASE_OF = {name: phase for phase, name in PHASES.items()}
_DECLARES = {
    f"{letter}{STRAIN_LETTERS[strain]}": Declare(strain, direction)
    for direction, letter in DIRECTION_LETTERS.items()
    for strain in Strain
}


class TrickLine(Struct, frozen=True):
    """A finished trick."""

    leader: int
    cards: tuple[str, ...]
    winner: int


class RenegeLine(Struct, frozen=True):
    """A call of a renege, as ``CalledRenege`` has it."""

    called_by: int
    trick: int
    seat: int | None
    moved: int
    after: int


class RefusedClaimLine(Struct, frozen=True):
    """A claim that was not certain."""

    by: int
    after: int


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat knows, as ``View`` has it. Cards are codes (``AS``, ``TD``, ``BJ``), seats 0 … players-1."""

    players: int
    seat: int
    phase: str
    """``auction``, ``declare``, ``discard``, ``play`` or ``done``."""
    dealer: int
    to_act: int
    calls: tuple[str, ...]
    """The auction from the dealer's left: ``-`` for a pass, ``4U``, ``5N``, ``4``."""
    declarer: int
    contract: str | None = None
    """Number, direction (U, D, or B for aces low) and strain: ``4US``, ``5DH``, ``4UN``."""
    turned: str | None = None
    hand: tuple[str, ...]
    dealt: tuple[str, ...]
    kitty: tuple[str, ...] | None = None
    discards: tuple[str, ...] | None = None
    leader: int
    table: tuple[str, ...]
    """The trick being played, from its leader."""
    led: str | None = None
    """The suit led, a letter; None while there is none."""
    played: tuple[str, ...]
    tricks: tuple[TrickLine, ...] = ()
    tricks_won: tuple[int, ...]
    """By side; the sides of four players are seats 0 and 2, 1 and 3."""
    counts: tuple[int, ...]
    """Cards left by seat."""
    reneges: tuple[RenegeLine, ...] = ()
    refused_claims: tuple[RefusedClaimLine, ...] = ()
    claims_left: int = 0
    claimed_by: int | None = None
    points: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] | None = None
    """Every hand as dealt, when the deal is over."""
    score: tuple[int, ...]
    sets: tuple[int, ...]
    deals_left: int | None = None


def position_of(view: View) -> Position:
    """A view as text."""
    return Position(
        players=view.players,
        seat=view.seat,
        phase=PHASES[view.phase],
        dealer=view.dealer,
        to_act=view.to_act,
        calls=tuple(format_call(call) for call in view.calls),
        declarer=view.declarer,
        contract=format_contract(view.contract) if view.contract else None,
        turned=CODES[view.turned] if view.turned is not None else None,
        hand=_codes(view.hand),
        dealt=_codes(view.dealt),
        kitty=_codes(view.kitty) if view.kitty is not None else None,
        discards=_codes(view.discards) if view.discards is not None else None,
        leader=view.leader,
        table=_named(view.table),
        led=SUIT_LETTERS[view.led] if view.led != OPEN else None,
        played=_codes(view.played),
        tricks=tuple(TrickLine(one.leader, _named(one.cards), one.winner) for one in view.tricks),
        tricks_won=view.tricks_won,
        counts=view.counts,
        reneges=tuple(
            RenegeLine(one.called_by, one.trick, one.seat, one.moved, one.after) for one in view.renege_calls
        ),
        refused_claims=tuple(RefusedClaimLine(one.by, one.after) for one in view.refused_claims),
        claims_left=view.claims_left,
        claimed_by=view.claim.by if view.claim else None,
        points=view.points,
        hands=tuple(_codes(hand) for hand in view.hands) if view.hands is not None else None,
        score=view.score,
        sets=view.sets,
        deals_left=view.deals_left,
    )


def view_of(position: Position, rules: Ruleset, legal: Sequence[Action]) -> View:
    """The view that a position was made of.

    :raises BadNotation: if a card, call or contract is none.
    """
    contract = parse_contract(position.contract) if position.contract is not None else None
    return View(
        rules=rules,
        seat=position.seat,
        phase=_phase(position.phase),
        dealer=position.dealer,
        to_act=position.to_act,
        calls=tuple(parse_call(text) for text in position.calls),
        declarer=position.declarer,
        turned=parse_card(position.turned) if position.turned is not None else None,
        contract=contract,
        order=order_for(rules, contract.strain, contract.direction) if contract else None,
        hand=_mask(position.hand),
        dealt=_mask(position.dealt),
        kitty=_mask(position.kitty) if position.kitty is not None else None,
        discards=_mask(position.discards) if position.discards is not None else None,
        leader=position.leader,
        table=_cards(position.table),
        led=SUIT_LETTERS.index(position.led) if position.led is not None else OPEN,
        played=_mask(position.played),
        tricks=tuple(Trick(one.leader, _cards(one.cards), one.winner) for one in position.tricks),
        tricks_won=position.tricks_won,
        counts=position.counts,
        renege_calls=tuple(
            CalledRenege(one.called_by, one.trick, one.seat, one.moved, one.after) for one in position.reneges
        ),
        refused_claims=tuple(RefusedClaim(one.by, one.after) for one in position.refused_claims),
        claims_left=position.claims_left,
        claim=Claim(position.claimed_by) if position.claimed_by is not None else None,
        points=position.points,
        hands=tuple(_mask(hand) for hand in position.hands) if position.hands is not None else None,
        legal=legal,
        score=position.score,
        sets=position.sets,
        deals_left=position.deals_left,
    )


def numbered(legal: Sequence[Action]) -> tuple[str, ...]:
    """The legal actions as texts, in their order; none for discards, of which there are thousands."""
    return () if isinstance(legal, DiscardChoices) else tuple(format_action(action) for action in legal)


def action_of(text: str, phase: Phase) -> Action:
    """The action that a text of ``numbered`` means in a phase, or the cards of a discard with spaces between.

    :raises BadNotation: if it means none.
    """
    if phase is Phase.AUCTION:
        return parse_call(text)
    if phase is Phase.DECLARE and text in _DECLARES:
        return _DECLARES[text]
    if phase is Phase.DISCARD:
        return Discard(_mask(text.split()))
    if phase is Phase.PLAY:
        return Play(parse_card(text))
    raise BadNotation(f"no action of this phase: {text[:40]!r}")


def _phase(name: str) -> Phase:
    if name not in _PHASE_OF:
        raise BadNotation(f"no such phase: {name[:20]!r}; there are {', '.join(_PHASE_OF)}")
    return _PHASE_OF[name]


def _codes(hand: Hand) -> tuple[str, ...]:
    return _named(cards_of(hand))


def _named(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(CODES[card] for card in cards)


def _cards(codes: Sequence[str]) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes)


def _mask(codes: Sequence[str]) -> Hand:
    return mask_of(_cards(codes))
