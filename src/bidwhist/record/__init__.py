"""Match records: from a match, back to a match, checked, as JSON and as text."""

from bidwhist.record.checking import check
from bidwhist.record.fault import Fault
from bidwhist.record.form import ruleset_of, tidy
from bidwhist.record.json_form import decode_record, encode_record
from bidwhist.record.replaying import history, replay
from bidwhist.record.shapes import (
    FORMAT,
    ClaimRecord,
    DealRecord,
    Record,
    RefusedClaimRecord,
    RenegeRecord,
    ResultRecord,
    TrickRecord,
)
from bidwhist.record.text_reading import TextRecord, parse_record, parse_records
from bidwhist.record.text_writing import format_record
from bidwhist.record.writing import record_of

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
    "parse_record",
    "parse_records",
    "record_of",
    "replay",
    "ruleset_of",
    "tidy",
]
