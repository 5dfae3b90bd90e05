"""A file from elsewhere as a replay: our record as JSON or text, or a deal of Trickster Cards."""

import re

from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.errors import BadRecord
from bidwhist.language import ENGLISH, Language, Saying
from bidwhist.record import Record, check, decode_record, encode_record, parse_records
from bidwhist.record.trickster import is_trickster, parse_trickster
from bidwhist.server.history.replays import replay_as_json
from bidwhist.server.store.match_rows import Finished
from bidwhist.view import WATCHER

NAME = "file"
"""What a replay of a file is called where a match has its id."""
MOST_DEALS = 60
"""Deals of a file that is shown; more would keep others waiting."""


def file_as_json(data: bytes, language: Language = ENGLISH, *, rests: bool) -> bytes:
    """The first match of a file moment by moment, as JSON, once all of it has been checked.

    :raises BadRecord: if it is none, or something in it is wrong.
    """
    record = record_in(data)
    if len(record.deals) > MOST_DEALS:
        raise BadRecord(Saying.of("file-long", most=MOST_DEALS, count=len(record.deals)))
    check(record)
    found = Finished(NAME, NAME, 1, 0, "", True, encode_record(replace(record, fairness=UNSET)), ())
    return replay_as_json(found, WATCHER, language, rests=rests)


def record_in(data: bytes) -> Record:
    """The first record of a file, in any form that is known.

    :raises BadRecord: if there is none.
    """
    if re.match(rb'\s*\{\s*["}]', data):
        return decode_record(data.strip().splitlines()[0] if _is_lines(data) else data)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise BadRecord(Saying("file-no-text")) from None
    records = (one.record for one in (parse_trickster(text) if is_trickster(text) else parse_records(text)))
    first = next(iter(records), None)
    if first is None:
        raise BadRecord(Saying("file-no-record"))
    return first


def _is_lines(data: bytes) -> bool:
    """Whether there is a record on each line."""
    return data.lstrip().split(b"\n", 1)[0].rstrip().endswith(b"}")
