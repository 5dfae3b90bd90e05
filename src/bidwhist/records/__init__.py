"""Match records: from a match, back to a match, checked, as JSON and as text."""

from bidwhist.records.checking import check
from bidwhist.records.fault import Fault
from bidwhist.records.form import ruleset_of, tidy
from bidwhist.records.json_form import decode_record, encode_record
from bidwhist.records.replaying import history, moments_in, replay
from bidwhist.records.shapes import (
    FORMAT,
    ClaimRecord,
    DealRecord,
    Record,
    RefusedClaimRecord,
    RenegeRecord,
    ResultRecord,
    TrickRecord,
)
from bidwhist.records.text_reading import TextRecord, parse_record, parse_records
from bidwhist.records.text_writing import format_record
from bidwhist.records.writing import record_of

__all__ = [
    "FORMAT",
    "ClaimRecord",
    "DealRecord",
    "Fault",
    "Record",
    "RefusedClaimRecord",
    "RenegeRecord",
    "ResultRecord",
    "TextRecord",
    "TrickRecord",
    "check",
    "decode_record",
    "encode_record",
    "format_record",
    "history",
    "moments_in",
    "parse_record",
    "parse_records",
    "record_of",
    "replay",
    "ruleset_of",
    "tidy",
]
