"""A match from a record: every decision is made again through the rules, and nothing else is trusted."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from bidwhist.core.act import act, why_not
from bidwhist.core.actions import (
    PLAYS,
    CallRenege,
    Claim,
    Declare,
    Discard,
    RefusedClaim,
    Settled,
    parse_call,
    parse_contract,
)
from bidwhist.core.apply import apply
from bidwhist.core.cards import CODES, Card, Hand, mask_of, parse_card
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import NOBODY, Deal, deal_from_seed, start_deal, trust_deal
from bidwhist.core.draws import draw_partners
from bidwhist.core.match import Match, Tally, blank_tally, given_match, new_match, result_after, tally_after
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.view import view
from bidwhist.errors import BadNotation, BadRecord, IllegalAction, WhistError
from bidwhist.records.fault import Fault
from bidwhist.records.form import ruleset_of
from bidwhist.records.open_claims import holds_openly
from bidwhist.records.shapes import Cards, DealRecord, Record, RefusedClaimRecord, RenegeRecord
from bidwhist.records.writing import record_of_deal

_CARD = {code: card for card, code in enumerate(CODES)}


class Decision(Struct, frozen=True, gc=False):
    """One decision of a record: the action, its trick, and who took it where the record says so."""

    action: Settled
    trick: int | None = None
    """From 0; None before the first lead."""
    seat: int | None = None


Replayed: TypeAlias = tuple[Deal, BadRecord | None]
"""A deal as far as its decisions follow the rules, and the error of the first one that does not."""


def replay(record: Record) -> Match:
    """The match that a record's decisions lead to; ``replay(record_of(match)) == match``.

    Winners, points and the result in the record are not looked at; ``check`` does that.

    :raises BadRecord: at the first decision that the rules refuse, naming deal and trick, both from 1.
    """
    replaying = Replaying(record)
    for entry in record.deals:
        _, refusal = replaying.take(entry)
        if refusal:
            raise refusal
    return replaying.match


class Replaying:
    """A match being rebuilt deal by deal. The score is kept on the way, so that long records are fast."""

    def __init__(self, record: Record) -> None:
        self.rules: Final = ruleset_of(record.rules)
        self.opening: Final = _opening(self.rules, record)
        self.deals: list[Deal] = []
        self.tally: Tally = blank_tally(self.rules)

    @property
    def match(self) -> Match:
        """The match so far."""
        return replace(self.opening, deals=tuple(self.deals))

    def take(self, entry: DealRecord) -> Replayed:
        """The next deal, as far as it follows the rules.

        :raises BadRecord: if it cannot be dealt.
        """
        self._check_may_deal()
        deal, refusal = play_out(self._dealt(entry), entry, self._number)
        self.deals.append(deal)
        self.tally = tally_after(self.rules, self.tally, deal)
        return deal, refusal

    @property
    def _number(self) -> int:
        return len(self.deals) + 1

    def _check_may_deal(self) -> None:
        if not self.deals:
            return
        if not self.deals[-1].is_over:
            raise Fault("the deal before it is not played to its end", self._number)
        if result_after(self.rules, self.deals[-1], self.tally):
            raise Fault(f"the match was over after deal {len(self.deals)}", self._number)

    def _dealt(self, entry: DealRecord) -> Deal:
        number = len(self.deals)
        dealer = (self.opening.first_dealer + number) % self.rules.players
        if entry.dealer != dealer:
            raise Fault(f"dealer recorded as {entry.dealer}, should be {dealer}", self._number)
        try:
            hands, kitty = tuple(map(_mask, entry.hands)), _mask(entry.kitty)
            turned = None if entry.turned is UNSET else _card(entry.turned)
            if self.opening.seed is None:
                return start_deal(self.rules, dealer, hands, kitty, turned)
        except WhistError as error:
            raise Fault(str(error), self._number) from None
        deal = deal_from_seed(self.rules, self.opening.seed, number, dealer)
        if (hands, kitty) != (deal.dealt, deal.kitty):
            raise Fault("hands and kitty are not those that the seed deals", self._number)
        if turned != deal.turned:
            raise Fault("the card turned up is not the one that the seed deals", self._number)
        return deal


def _opening(rules: Ruleset, record: Record) -> Match:
    try:
        if record.seed is not None:
            return new_match(rules, _unseated(rules, record), bytes.fromhex(record.seed))
        return given_match(rules, record.players, _first_dealer(record))
    except (WhistError, ValueError) as error:
        raise BadRecord(str(error)) from None


def _unseated(rules: Ruleset, record: Record) -> tuple[str, ...]:
    # A record names players by seat. Where partners were drawn, the match needs them in their order before the draw.
    seats = draw_partners(rules, bytes.fromhex(record.seed or "")).result
    order = sorted(range(len(seats)), key=seats.__getitem__)
    return tuple(record.players[seat] for seat in order) if len(record.players) == len(seats) else record.players


def _first_dealer(record: Record) -> int:
    if record.deals:
        return record.deals[0].dealer
    if record.first_dealer is UNSET:
        raise BadRecord("first_dealer is needed where there is neither a seed nor a deal")
    return record.first_dealer


def play_out(deal: Deal, entry: DealRecord, number: int) -> Replayed:
    """A fresh deal, number ``number`` from 1 of the match, played through its decisions up to the first
    that is refused."""
    trick = None
    try:
        for decision in decisions(deal.rules, entry):
            trick = decision.trick
            if decision.seat is not None and decision.seat != deal.to_act != NOBODY:
                raise BadRecord(f"seat {decision.seat} plays, but it is the turn of seat {deal.to_act}")
            deal = _after(deal, decision.action)
    except WhistError as error:
        return deal, Fault(str(error), number, None if trick is None else trick + 1)
    return deal, None


def _after(deal: Deal, action: Settled) -> Deal:
    if not isinstance(action, Claim | RefusedClaim):
        return act(deal, action)
    reason = why_not(deal, Claim(action.by))
    if reason is None and isinstance(action, Claim) and not is_certain(view(deal, action.by)):
        reason = _why_not_openly(deal, action)
    if reason:
        raise IllegalAction(reason)
    # A refusal is taken from the record: the depth of a search is not a rule.
    return apply(deal, action)


def _why_not_openly(deal: Deal, claim: Claim) -> str | None:
    # Up to version 0.1 claims were granted by searching all hands. Such records stay valid.
    if holds_openly(deal, claim.by):
        return None
    return f"seat {claim.by} may not claim: the rest is not certain from that seat (X11)"


def decisions(rules: Ruleset, entry: DealRecord) -> Iterator[Decision]:
    """Every decision of a recorded deal, in the order they were made.

    :raises BadNotation: if a code is malformed.
    """
    for call in entry.auction:
        yield Decision(parse_call(call))
    yield from _exchange(rules, entry)
    yield from _play(entry)


def _exchange(rules: Ruleset, entry: DealRecord) -> Iterator[Decision]:
    discard = [Decision(Discard(_mask(entry.discards)))] if entry.discards else []
    contract = parse_contract(entry.contract) if entry.contract is not None else None
    # A trump turned up is not a decision.
    is_named = contract is not None and not rules.turns_trump
    declare = [Decision(Declare(contract.strain, contract.direction))] if contract and is_named else []
    yield from declare + discard if rules.names_before_discard else discard + declare


def _play(entry: DealRecord) -> Iterator[Decision]:
    played, waiting = 0, list(reversed(entry.reneges))
    refused = [] if entry.refused_claims is UNSET else list(reversed(entry.refused_claims))
    for number, trick in enumerate(entry.tricks):
        for place, code in enumerate(trick.cards):
            yield from _refused_claims(refused, played, number)
            yield from _renege_calls(waiting, played, number)
            yield Decision(PLAYS[_card(code)], number, (trick.leader + place) % len(entry.hands))
            played += 1
    last = len(entry.tricks)
    yield from _refused_claims(refused, played, last)
    if refused:
        raise BadNotation(f"a claim was refused when {refused[-1].after} cards had been played: there was none to make")
    yield from _renege_calls(waiting, played, last)
    if entry.claim is not UNSET:
        yield Decision(Claim(entry.claim.by), last)
    for call in reversed(waiting):
        yield _renege_call(call, last)


def _refused_claims(waiting: list[RefusedClaimRecord], played: int, trick: int) -> Iterator[Decision]:
    while waiting and waiting[-1].after == played:
        yield Decision(RefusedClaim(waiting[-1].by, waiting.pop().after), trick)


def _renege_calls(waiting: list[RenegeRecord], played: int, trick: int) -> Iterator[Decision]:
    while waiting and waiting[-1].after == played:
        yield _renege_call(waiting.pop(), trick)


def _renege_call(call: RenegeRecord, trick: int) -> Decision:
    return Decision(CallRenege(call.called_by, call.trick), trick)


def moments_in(deal: Deal) -> int:
    """How many states ``history`` gives for a deal, without playing it."""
    return 1 + sum(1 for _ in decisions(deal.rules, record_of_deal(deal, ())))


def history(deal: Deal) -> Iterator[Deal]:
    """Every state of a deal, from the cards just dealt to the present."""
    state = trust_deal(deal.rules, deal.dealer, deal.dealt, deal.kitty, deal.turned)
    yield state
    for decision in decisions(deal.rules, record_of_deal(deal, ())):
        state = apply(state, decision.action)
        yield state


def _card(code: str) -> Card:
    return _CARD[code] if code in _CARD else parse_card(code)


def _mask(codes: Cards) -> Hand:
    hand = mask_of(map(_card, codes))
    if hand.bit_count() != len(codes):
        raise BadNotation("the same card appears twice in one place")
    return hand
