"""Claims in records: refusals are kept and replayed, and claims granted by older versions still read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.core.act import act
from bidwhist.core.actions import Claim
from bidwhist.core.apply import apply
from bidwhist.core.claims import is_certain
from bidwhist.core.deal import PLAY, Deal
from bidwhist.core.legality import interruptions
from bidwhist.core.match import Match, play
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.core.view import view
from bidwhist.errors import BadRecord
from bidwhist.records import (
    check,
    decode_record,
    encode_record,
    format_record,
    history,
    parse_record,
    record_of,
    replay,
)
from bidwhist.records.open_claims import holds_openly
from bidwhist.records.shapes import ClaimRecord, Record
from support.nightly import amount
from support.random_matches import lively_match
from support.random_play import states
from support.random_rules import rulesets
from support.table import match_after

LONG = replace(CLASSIC, target=100, floor=None)


def with_refused_claims(match: Match) -> Match:
    """The match with every claim in its last deal that can still be refused."""
    deal = match.deal
    for claim in interruptions(deal) if deal else ():
        assert match.deal is not None
        if isinstance(claim, Claim) and not is_certain(view(match.deal, claim.by)):
            match = play(match, claim)
    return match


@settings(max_examples=amount(14, 40), deadline=None)
@given(rulesets(), st.integers(0, 10_000), st.integers(20, 120))
def test_a_match_with_refused_claims_comes_back_from_its_record(rules: object, number: int, actions: int) -> None:
    match = with_refused_claims(with_refused_claims(lively_match(rules, number, most_actions=actions)))  # type: ignore[arg-type]
    record = record_of(match)
    assert replay(record) == match == check(record)
    assert decode_record(encode_record(record)) == record
    assert parse_record(format_record(record)) == record
    for deal in match.deals:
        assert [*history(deal)][-1] == deal


def last_refused(match: Match) -> int:
    deal = match.deal
    return len(deal.refused_claims) if deal else 0


def test_some_of_these_matches_do_have_refused_claims() -> None:
    made = [with_refused_claims(lively_match(LONG, number, most_actions=70)) for number in range(12)]
    assert sum(map(last_refused, made)) >= 4
    text = format_record(record_of(max(made, key=last_refused)))
    assert "Refused " in text and " after " in text


def claimed_openly() -> Record:
    """A record of a time when claims were searched with all hands open: certain there, and not from the seat."""
    for number in range(400):
        for deal in states(CLASSIC, number):
            if deal.phase is not PLAY or deal.table or deal.tricks_left > 2:
                continue
            for seat in range(4):
                if not is_certain(view(deal, seat)) and holds_openly(deal, seat):
                    return _granted(deal, seat)
    raise AssertionError("no such deal found")


def _granted(deal: Deal, seat: int) -> Record:
    match = match_after(deal.rules, apply(deal, Claim(seat)))
    return record_of(replace(match, first_dealer=deal.dealer))


def test_a_claim_granted_with_all_hands_open_still_reads_and_checks() -> None:
    record = claimed_openly()
    match = check(record)
    assert match.deal is not None and match.deal.claim is not None
    assert encode_record(record_of(match)) == encode_record(record)
    *_, before, after = history(match.deal)
    assert after == match.deal
    assert act(before, match.deal.claim).refused_claims, "today it is refused"


def test_a_claim_that_does_not_even_hold_with_all_hands_open_is_found() -> None:
    record = claimed_openly()
    deal = record.deals[0]
    assert deal.claim is not UNSET
    for seat in range(4):
        if seat % 2 != deal.claim.by % 2:
            wrong = replace(record, deals=(replace(deal, claim=ClaimRecord(seat)),))
            with pytest.raises(BadRecord, match="may not claim: the rest is not certain from that seat"):
                check(wrong)
