"""What was played: replays moment by moment, and a person's statistics."""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bidwhist.bots.levels import PREFIX
from bidwhist.core.actions import Bid, format_call
from bidwhist.core.deal import Deal
from bidwhist.core.match import Match
from bidwhist.core.rules.presets import preset_name
from bidwhist.core.view import WATCHER
from bidwhist.errors import WhistError
from bidwhist.i18n import ENGLISH, Language, Saying
from bidwhist.records import Record, decode_record, history, ruleset_of
from bidwhist.records import replay as replayed
from bidwhist.server.history.messages import BidStatistics, MatchLine, Replay, ReplayStep, Statistics
from bidwhist.server.protocol.table_view import DealResult, OpenHand
from bidwhist.server.protocol.translation import codes
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import TableOpened
from bidwhist.server.tables.domain.table import Chair, Stage, Table
from bidwhist.server.tables.views.deal import deal_result
from bidwhist.server.tables.views.events import told_of_deal
from bidwhist.server.tables.views.facts import facts_of
from bidwhist.server.tables.views.narration import TableNarrator, narrator_for
from bidwhist.server.tables.views.table import table_view

LOG = logging.getLogger("bidwhist.server")
REST_S = 0.002
"""Seconds that a thread sleeps between two moments of a replay; computing one takes a third of that."""


def replay_of(
    found: Finished, seat: int, language: Language = ENGLISH, rest: Callable[[], None] = lambda: None
) -> Replay:
    """A match moment by moment, as a seat or ``WATCHER`` saw it, with all hands; the thread sleeps after each."""
    record = decode_record(found.record)
    match = replayed(record)
    table = _table_of(found, record, match)
    return Replay(
        match=found.id,
        room=facts_of(table, language),
        players=record.players,
        fairness=record.fairness or None,
        steps=tuple(_steps(table, match, narrator_for(table, seat, language), rest)),
    )


def deal_told(found: Finished, match: Match, deal: Deal, language: Language = ENGLISH) -> DealResult:
    """The result of a deal of a match, also one that was not really played."""
    return deal_result(deal, narrator_for(_table_of(found, decode_record(found.record), match), WATCHER, language))


def _table_of(found: Finished, record: Record, match: Match) -> Table:
    rules = ruleset_of(record.rules)
    opened = TableOpened(rules=rules, name=found.id, preset=preset_name(rules), hints=False)
    chairs = tuple(Chair() if name.startswith(PREFIX) else Chair("", name) for name in record.players)
    return Table(
        id=found.table,
        opened=opened,
        chairs=chairs,
        seq=0,
        time=found.finished,
        stage=Stage.PLAYING,
        match_number=found.number,
        match=match,
        banks=(0,) * len(chairs),
    )


def _steps(table: Table, match: Match, narrator: TableNarrator, rest: Callable[[], None]) -> Iterator[ReplayStep]:
    for number, deal in enumerate(match.deals):
        before = None
        for state in history(deal):
            shown = replace(table, match=replace(match, deals=(*match.deals[:number], state)), seq=table.seq + 1)
            yield ReplayStep(
                number + 1,
                told_of_deal(narrator, before, state),
                table_view(shown, narrator.me, narrator.language),
                _hands(state),
            )
            before, table = state, shown
            rest()


class NoMoment(WhistError):
    """The match has no such moment."""


def moment_of(found: Finished, step: int, language: Language = ENGLISH) -> ReplayStep:
    """One moment of a match as everybody sees it, numbered as in its replay.

    :raises NoMoment: if there is none.
    """
    record = decode_record(found.record)
    match = replayed(record)
    table = _table_of(found, record, match)
    narrator = narrator_for(table, WATCHER, language)
    left = step
    for number, deal in enumerate(match.deals):
        states = tuple(history(deal))
        if left < len(states):
            shown = replace(
                table, match=replace(match, deals=(*match.deals[:number], states[left])), seq=table.seq + 1 + step
            )
            before = states[left - 1] if left else None
            told = told_of_deal(narrator, before, states[left])
            return ReplayStep(number + 1, told, table_view(shown, WATCHER, language), _hands(states[left]))
        left -= len(states)
    raise NoMoment(Saying("fault-bad-step"))


def _hands(deal: Deal) -> tuple[OpenHand, ...]:
    return tuple(OpenHand(seat, codes(deal.hand(seat))) for seat in range(deal.players))


# A person.


def match_line(found: Finished, seat: int) -> MatchLine:
    """A match as a person's history lists it."""
    record = decode_record(found.record)
    rules = ruleset_of(record.rules)
    winner = record.result.winner
    over = record.result.reason != "unfinished" and winner is not None
    score = record.deals[-1].score if record.deals else ()
    return MatchLine(
        match=found.id,
        finished=found.finished,
        preset=found.preset,
        players=record.players,
        seat=seat,
        won=winner == rules.side_of[seat] if over else None,
        score=tuple(score) if isinstance(score, tuple) else (),
    )


class MatchFigures(Struct, frozen=True):
    """What a match adds to a person's statistics; stored, so that no match is processed twice."""

    line: MatchLine
    deals: int
    bids: tuple[BidStatistics, ...]
    """The bids that the person declared by."""
    bostons: int


def figures_of(found: Finished, seat: int) -> MatchFigures:
    """What a match adds to the statistics of the person in a seat."""
    deals = replayed(decode_record(found.record)).deals
    declared = [deal for deal in deals if deal.declarer == seat and deal.outcome is not None and deal.turned is None]
    bids: Counter[str] = Counter(_call(deal) for deal in declared)
    made: Counter[str] = Counter(_call(deal) for deal in declared if deal.outcome and deal.outcome.made)
    return MatchFigures(
        line=match_line(found, seat),
        deals=len(deals),
        bids=tuple(BidStatistics(call, count, made[call]) for call, count in sorted(bids.items())),
        bostons=sum(bool(deal.outcome and deal.outcome.boston) for deal in declared),
    )


def statistics_of(matches: Sequence[MatchFigures]) -> Statistics:
    """A person's statistics over these matches."""
    bids: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for match in matches:
        for one in match.bids:
            bids[one.call] += one.bid
            made[one.call] += one.made
    return Statistics(
        matches=len(matches),
        won=sum(bool(match.line.won) for match in matches),
        deals=sum(match.deals for match in matches),
        declared=bids.total(),
        made=made.total(),
        bostons=sum(match.bostons for match in matches),
        by_bid=tuple(BidStatistics(call, count, made[call]) for call, count in sorted(bids.items())),
    )


def _call(deal: Deal) -> str:
    return format_call(deal.bid) if isinstance(deal.bid, Bid) else "-"


# Off the event loop: in a worker process, or in a thread that sleeps in between.


def replay_as_json(found: Finished, viewer: int, language: Language = ENGLISH, *, rests: bool) -> bytes:
    """A match moment by moment as JSON, as a seat or ``WATCHER`` saw it."""
    return msgspec.json.encode(replay_of(found, viewer, language, _rest if rests else _go_on))


def figures_by_match(matches: list[tuple[Finished, int]], *, rests: bool) -> dict[str, MatchFigures]:
    """What each match adds to the statistics of the person in a seat; a damaged one adds nothing."""
    figures = {found.id: _figures(found, seat, _rest if rests else _go_on) for found, seat in matches}
    return {match: one for match, one in figures.items() if one is not None}


def _figures(found: Finished, seat: int, rest: Callable[[], None]) -> MatchFigures | None:
    rest()
    try:
        return figures_of(found, seat)
    except WhistError:
        LOG.exception("a kept match cannot be read, and no profile has it: %s", found.id)
        return None


def _rest() -> None:
    # Threads share one interpreter lock: this one leaves most of the time to the tables.
    time.sleep(REST_S)


def _go_on() -> None:
    return
