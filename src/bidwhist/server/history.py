"""What was played: replays moment by moment, a person's statistics, and all deals counted in the open."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from msgspec.structs import replace

from bidwhist.actions import Bid, format_call
from bidwhist.bots.levels import PREFIX
from bidwhist.cards import cards_of
from bidwhist.deal import NOBODY, Deal
from bidwhist.match import Match
from bidwhist.record import Record, decode_record, history, ruleset_of
from bidwhist.record import replay as replayed
from bidwhist.rules.presets import preset_name
from bidwhist.server.api import (
    BidStatistics,
    DealCount,
    FairStatistics,
    MatchLine,
    Replay,
    ReplayStep,
    Statistics,
)
from bidwhist.server.log import Opened
from bidwhist.server.protocol import OpenHand
from bidwhist.server.room import facts_of
from bidwhist.server.showing import table_view
from bidwhist.server.store import Finished
from bidwhist.server.table import Chair, Stage, Table
from bidwhist.server.telling import told_of_deal
from bidwhist.server.voices import voice_for
from bidwhist.server.wire import codes


def replay_of(found: Finished, seat: int) -> Replay:
    """A match moment by moment, as a seat or ``WATCHER`` saw it, with all hands beside it."""
    record = decode_record(found.record)
    match = replayed(record)
    table = _table_of(found, record, match)
    return Replay(
        match=found.id,
        room=facts_of(table),
        players=record.players,
        fairness=record.fairness or None,
        steps=tuple(_steps(table, match, seat)),
    )


def _table_of(found: Finished, record: Record, match: Match) -> Table:
    rules = ruleset_of(record.rules)
    opened = Opened(rules=rules, name=found.id, preset=preset_name(rules), hints=False)
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


def _steps(table: Table, match: Match, seat: int) -> Iterator[ReplayStep]:
    voice = voice_for(table, seat)
    for number, deal in enumerate(match.deals):
        before = None
        for state in history(deal):
            shown = replace(table, match=replace(match, deals=(*match.deals[:number], state)), seq=table.seq + 1)
            yield ReplayStep(number + 1, told_of_deal(voice, before, state), table_view(shown, seat), _hands(state))
            before, table = state, shown


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


def statistics_of(matches: list[tuple[Finished, int]]) -> Statistics:
    """What a person has done in these matches, with the seat that was theirs."""
    lines = [match_line(found, seat) for found, seat in matches]
    deals = [(deal, seat) for found, seat in matches for deal in replayed(decode_record(found.record)).deals]
    declared = [deal for deal, seat in deals if deal.declarer == seat and deal.outcome is not None]
    bids: Counter[str] = Counter(_call(deal) for deal in declared)
    made: Counter[str] = Counter(_call(deal) for deal in declared if deal.outcome and deal.outcome.made)
    return Statistics(
        matches=len(lines),
        won=sum(bool(line.won) for line in lines),
        deals=len(deals),
        declared=len(declared),
        made=made.total(),
        bostons=sum(bool(deal.outcome and deal.outcome.boston) for deal in declared),
        by_bid=tuple(BidStatistics(call, count, made[call]) for call, count in sorted(bids.items())),
    )


def _call(deal: Deal) -> str:
    return format_call(deal.bid) if isinstance(deal.bid, Bid) else "-"


# Everybody's deals.


def fair_statistics(records: list[tuple[bytes, bool]]) -> FairStatistics:
    """Counts over the deals of all finished matches, beside what chance would give."""
    read = [(decode_record(record), abandoned) for record, abandoned in records]
    deals = [deal for record, _ in read for deal in replayed(record).deals]
    places, chances = _places(deals)
    chi_square, freedom = _chi_square(places, chances)
    return FairStatistics(
        matches=len(read),
        abandoned=sum(abandoned for _, abandoned in read),
        deals=len(deals),
        chi_square=round(chi_square, 2),
        freedom=freedom,
        counts=_counts(deals),
    )


_Places = dict[tuple[int, int], float]


def _places(deals: list[Deal]) -> tuple[_Places, _Places]:
    # Seat 0 … or NOBODY for the kitty: where each card fell, and how often it should have.
    seen: _Places = defaultdict(float)
    expected: _Places = defaultdict(float)
    for deal in deals:
        hands = [*enumerate(deal.dealt), (NOBODY, deal.kitty)]
        pack = [card for _, hand in hands for card in cards_of(hand)]
        for place, hand in hands:
            for card in cards_of(hand):
                seen[card, place] += 1
            for card in pack:
                expected[card, place] += hand.bit_count() / len(pack)
    return seen, expected


def _chi_square(seen: _Places, expected: _Places) -> tuple[float, int]:
    cards = {card for card, _ in expected}
    places = {place for _, place in expected}
    # The hands of a deal are of fixed size, which makes the plain figure too large by cards / (cards - 1).
    square = sum((seen[key] - count) ** 2 / count for key, count in expected.items() if count)
    square *= (len(cards) - 1) / len(cards) if cards else 1
    return square, max(0, (len(cards) - 1) * (len(places) - 1))


def _counts(deals: list[Deal]) -> tuple[DealCount, ...]:
    both = [deal for deal in deals if deal.rules.jokers == 2]
    in_kitty = sum((deal.kitty >> 52).bit_count() for deal in both)
    together = sum(any(hand >> 52 == 3 for hand in deal.dealt) for deal in both)
    chance = sum(deal.players * deal.rules.hand_size * (deal.rules.hand_size - 1) / (54 * 53) for deal in both)
    return (
        DealCount("both jokers in one hand", together, round(chance, 1)),
        DealCount("jokers in the kitty", in_kitty, round(sum(2 * deal.rules.kitty / 54 for deal in both), 1)),
    )
