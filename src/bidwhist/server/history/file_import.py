"""An uploaded file as a replay: our record as JSON or text, or a deal of Trickster Cards."""

import logging
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UNSET
from msgspec.structs import replace

from bidwhist.core.view import WATCHER
from bidwhist.errors import BadRecord, WhistError
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.records import DealRecord, Record, check, decode_record, encode_record, parse_records
from bidwhist.records.trickster import is_trickster, parse_trickster
from bidwhist.server.history.replays import replay_as_json
from bidwhist.server.tables.domain.finished import Finished

NAME = "file"
"""The id in the replay of a file, which has no match id."""
MAX_DEALS, MOST_MOMENTS = 40, 2_400
"""Most deals and decisions in a file; a long match has some 15 deals of 60 decisions."""
LIMIT_S = 5.0
"""CPU seconds that a file may take."""
AGAIN_S = 0.5
"""CPU seconds until the signal is raised again."""
LOG = logging.getLogger("bidwhist.server")


class _OutOfTime(BaseException):
    """The time is over; a ``BaseException``, so that readers do not take it for a fault of the file."""


class FileTooLong(BadRecord):
    """The file takes too long to process."""


def file_as_json(data: bytes, language: Language = ENGLISH, *, rests: bool) -> bytes:
    """The first match of a file, moment by moment as JSON, after checking the whole file.

    :raises BadRecord: if it is not a record, or something in it is wrong.
    """
    with _limited():
        record = _checked(data)
        found = Finished(NAME, NAME, 1, 0, "", True, encode_record(replace(record, fairness=UNSET)), ())
        return replay_as_json(found, WATCHER, language, rests=rests)


def _checked(data: bytes) -> Record:
    try:
        record = record_in(data)
        _check_length(record)
        check(record)
    except WhistError:
        raise
    except Exception as error:
        # One of our readers crashed on it: refuse the file and log our bug.
        LOG.exception("a file of %s bytes could not be read", len(data))
        raise BadRecord(Saying("file-no-record")) from error
    return record


def _check_length(record: Record) -> None:
    if len(record.deals) > MAX_DEALS:
        raise BadRecord(Saying.of("file-long", most=MAX_DEALS, count=len(record.deals)))
    moments = sum(map(_moments, record.deals))
    if moments > MOST_MOMENTS:
        raise BadRecord(Saying.of("file-moments", most=MOST_MOMENTS, count=moments))


def _moments(deal: DealRecord) -> int:
    refused = () if deal.refused_claims is UNSET else deal.refused_claims
    return 4 + len(deal.auction) + sum(len(trick.cards) for trick in deal.tricks) + len(deal.reneges) + len(refused)


@contextmanager
def _limited() -> Iterator[None]:
    """Limit CPU time to ``LIMIT_S``; only works in a process of its own, on systems with timers.

    :raises FileTooLong: if it takes longer.
    """
    is_possible = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not is_possible:
        yield
        return

    def give_up(*_: object) -> None:
        raise _OutOfTime

    before = signal.signal(signal.SIGPROF, give_up)
    # The timer repeats, because an exception raised in a destructor is swallowed.
    signal.setitimer(signal.ITIMER_PROF, LIMIT_S, AGAIN_S)
    try:
        yield
    except _OutOfTime:
        raise FileTooLong(Saying("file-slow")) from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def record_in(data: bytes) -> Record:
    """The first record of a file, in any known format.

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
