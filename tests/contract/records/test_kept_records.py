"""Records written once and kept for ever: every later version must read them as the same record."""

from pathlib import Path

import pytest

from bidwhist.records import check, decode_record, encode_record, format_record, parse_record, record_of

LINES = (Path(__file__).parents[2] / "golden" / "records.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))
def test_a_kept_record_is_read_replayed_and_written_byte_for_byte(line: bytes) -> None:
    record = decode_record(line)
    assert encode_record(record_of(check(record))) == line
    assert parse_record(format_record(record)) == record


def test_among_them_are_claims_renege_calls_given_cards_and_deals_in_play() -> None:
    records = [decode_record(line) for line in LINES]
    deals = [deal for record in records for deal in record.deals]
    assert any(deal.claim for deal in deals)
    assert {call.seat is None for deal in deals for call in deal.reneges} == {True, False}
    assert {record.seed is None for record in records} == {True, False}
    assert any(not deal.score for deal in deals)
    assert {record.result.reason for record in records} == {"floor", "unfinished"}
