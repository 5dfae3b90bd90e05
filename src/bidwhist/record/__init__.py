"""Match records: from a match, back to a match, checked, as JSON and as text."""

from bidwhist.record.checking import check
from bidwhist.record.form import ruleset_of, tidy
from bidwhist.record.json_form import decode_record, encode_record
from bidwhist.record.replaying import history, replay
from bidwhist.record.shapes import (
    FORMAT,
    ClaimRecord,
    DealRecord,
    Record,
    RenegeRecord,
    ResultRecord,
    TrickRecord,
)
from bidwhist.record.writing import record_of

__all__ = [
    "FORMAT",
    "ClaimRecord",
    "DealRecord",
    "Record",
    "RenegeRecord",
    "ResultRecord",
    "TrickRecord",
    "check",
    "decode_record",
    "encode_record",
    "history",
    "record_of",
    "replay",
    "ruleset_of",
    "tidy",
]
