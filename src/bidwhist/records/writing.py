"""A record from a match, with each deal as far as it has come."""

from functools import lru_cache
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from bidwhist.core.actions import format_call, format_contract
from bidwhist.core.cards import CODES, Card, Hand, cards_of
from bidwhist.core.deal import NOBODY, CalledRenege, Deal, Trick
from bidwhist.core.match import Match, Result
from bidwhist.core.rules.presets import CLASSIC, preset_name
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.records.shapes import (
    FIRST_OPTIONS,
    FORMAT,
    Cards,
    ClaimRecord,
    DealRecord,
    FullRules,
    Record,
    RefusedClaimRecord,
    RenegeRecord,
    ResultRecord,
    TrickRecord,
)


def record_of(match: Match) -> Record:
    """The record of a match, over or not; ``replay`` gives the match back."""
    return Record(
        format=FORMAT,
        rules=full_rules(match.rules),
        players=match.players,
        seed=match.seed.hex() if match.seed is not None else None,
        first_dealer=UNSET if match.deals or match.seed is not None else match.first_dealer,
        deals=tuple(record_of_deal(deal, score) for deal, score in zip(match.deals, match.scores, strict=True)),
        result=record_of_result(match.result),
    )


@lru_cache(maxsize=64)
def full_rules(rules: Ruleset) -> Any:
    """A rule set with every option in full and the name of its preset, a ``FullRules``."""
    by_default = asdict(CLASSIC)
    said = {
        name: UNSET if name not in FIRST_OPTIONS and value == by_default[name] else value
        for name, value in asdict(rules).items()
    }
    return FullRules(preset=preset_name(rules), **said)


def record_of_result(result: Result | None) -> ResultRecord:
    """The ending of a match, ``unfinished`` where there is none."""
    return ResultRecord(result.winner, result.reason.value) if result else ResultRecord(None, "unfinished")


def record_of_deal(deal: Deal, score: tuple[int, ...]) -> DealRecord:
    """The record of one deal; the score is the match's, with this deal in it."""
    return DealRecord(
        dealer=deal.dealer,
        hands=tuple(map(codes_of, deal.dealt)),
        kitty=codes_of(deal.kitty),
        turned=UNSET if deal.turned is None else CODES[deal.turned],
        auction=tuple(map(format_call, deal.calls)),
        declarer=None if deal.declarer == NOBODY else deal.declarer,
        contract=format_contract(deal.contract) if deal.contract else None,
        discards=codes_of(deal.discards),
        tricks=_tricks(deal),
        refused_claims=tuple(RefusedClaimRecord(one.by, one.after) for one in deal.refused_claims) or UNSET,
        claim=ClaimRecord(deal.claim.by) if deal.claim else UNSET,
        reneges=tuple(_renege(call) for call in deal.renege_calls if call.called_by != NOBODY),
        tricks_won=deal.tricks_won,
        points=deal.points if deal.is_over else UNSET,
        score=score if deal.is_over else UNSET,
    )


def codes_of(hand: Hand) -> Cards:
    """The codes of a mask: jokers, spades, hearts, diamonds, clubs, high to low."""
    return tuple(CODES[card] for card in reversed(cards_of(hand)))


def _tricks(deal: Deal) -> tuple[TrickRecord, ...]:
    finished = tuple(map(_trick, deal.tricks))
    return (*finished, TrickRecord(deal.leader, _codes(deal.table))) if deal.table else finished


def _trick(trick: Trick) -> TrickRecord:
    return TrickRecord(trick.leader, _codes(trick.cards), trick.winner)


def _codes(cards: tuple[Card, ...]) -> Cards:
    return tuple(map(CODES.__getitem__, cards))


def _renege(call: CalledRenege) -> RenegeRecord:
    return RenegeRecord(call.seat, call.trick, call.called_by, call.moved, call.after)
