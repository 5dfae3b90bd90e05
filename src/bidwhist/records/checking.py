"""The checker: replays a record and compares all that it says with what follows from the rules."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from msgspec import UNSET

from bidwhist.core.match import Match
from bidwhist.errors import BadRecord
from bidwhist.records.fault import Fault
from bidwhist.records.form import tidy
from bidwhist.records.proving import check_fairness
from bidwhist.records.replaying import Replaying
from bidwhist.records.shapes import DealRecord, Record, RenegeRecord, TrickRecord
from bidwhist.records.writing import record_of, record_of_deal


def check(record: Record) -> Match:
    """The match of a record in which everything is right: decisions, winners, tricks won, points, score,
    result.

    :raises BadRecord: at the first thing that is wrong, in the order of play, naming deal and trick (both from 1),
        what is recorded and what it should be.
    """
    record = tidy(record)
    replaying = Replaying(record)
    for number, entry in enumerate(record.deals, 1):
        deal, refusal = replaying.take(entry)
        truth = record_of_deal(deal, replaying.tally.score)
        if refusal:
            _raise_first(number, _differences_so_far(entry, truth))
            raise refusal
        if entry != truth:
            _raise_first(number, _differences(entry, truth))
    _check_frame(record, record_of(replaying.match))
    if record.fairness is not UNSET:
        check_fairness(record.fairness, replaying.rules, record.players, record.seed)
    return replaying.match


def _check_frame(record: Record, truth: Record) -> None:
    for name in ("first_dealer", "result"):
        recorded, right = getattr(record, name), getattr(truth, name)
        if recorded != right:
            raise BadRecord(f"{name}: {_recorded(recorded, right)}")


Difference = tuple[int | None, str, Any, Any]
"""In which trick (from 1), what differs, the recorded value, and the right one."""


def _raise_first(number: int, differences: Iterator[Difference]) -> None:
    for trick, name, recorded, right in differences:
        if recorded != right:
            raise Fault(f"{name} {_recorded(recorded, right)}", number, trick)


def _recorded(recorded: object, right: object) -> str:
    return f"recorded as {_words(recorded)}, should be {_words(right)}"


def _words(value: Any) -> str:
    if value is UNSET or value is None:
        return "nothing"
    if isinstance(value, tuple):
        return " ".join(map(_words, value)) or "nothing"
    if hasattr(value, "reason"):
        return value.reason if value.winner is None else f"{value.reason}, won by side {value.winner}"
    return str(value)


def _differences_so_far(entry: DealRecord, truth: DealRecord) -> Iterator[Difference]:
    # The deal stopped at a decision that is refused. Only what was decided before it can be compared.
    if truth.declarer is not None:
        yield None, "declarer", entry.declarer, truth.declarer
    if truth.contract is not None:
        yield None, "contract", entry.contract, truth.contract
    finished = [trick for trick in truth.tricks if trick.winner is not UNSET]
    yield from _trick_differences(entry.tricks[: len(finished)], tuple(finished))
    yield from _renege_differences(entry.reneges[: len(truth.reneges)], truth.reneges)


def _differences(entry: DealRecord, truth: DealRecord) -> Iterator[Difference]:
    yield None, "declarer", entry.declarer, truth.declarer
    yield None, "contract", entry.contract, truth.contract
    yield from _trick_differences(entry.tricks, truth.tricks)
    yield from _renege_differences(entry.reneges, truth.reneges)
    for name in ("tricks_won", "points", "score"):
        yield None, name, getattr(entry, name), getattr(truth, name)


def _trick_differences(recorded: tuple[TrickRecord, ...], right: tuple[TrickRecord, ...]) -> Iterator[Difference]:
    for number, (one, other) in enumerate(zip_longest(recorded, right), 1):
        for name in ("leader", "cards", "winner"):
            yield number, name, getattr(one, name, UNSET), getattr(other, name, UNSET)


def _renege_differences(recorded: tuple[RenegeRecord, ...], right: tuple[RenegeRecord, ...]) -> Iterator[Difference]:
    for number, (one, other) in enumerate(zip_longest(recorded, right), 1):
        for name in ("called_by", "trick", "seat", "moved", "after"):
            yield None, f"{name} of renege call {number}", getattr(one, name, UNSET), getattr(other, name, UNSET)
