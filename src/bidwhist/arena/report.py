"""The findings of a run of the arena: each measure with its interval, bids, times, and the verdict."""

from collections import Counter
from collections.abc import Iterable, Sequence
from decimal import Decimal as Exact

from msgspec import Struct

from bidwhist.arena.contest import Ahead, Stop
from bidwhist.arena.control import less_lucky
from bidwhist.arena.duplicate import Fixed, matches_share, points_swing
from bidwhist.arena.intervals import Interval, ratio, summarise
from bidwhist.arena.measures import Gap, Plan, Row
from bidwhist.arena.sequential import Running, always_valid, decision
from bidwhist.arena.simulation import Contracted
from bidwhist.arena.stopwatch import Spent
from bidwhist.i18n import Decimal, Saying
from bidwhist.tools.exact import mean


class Play(Struct, frozen=True):
    """Tricks a deal that A takes above B in the same contracts, and the share of these that were made."""

    declaring: Interval
    defending: Interval
    together: Interval
    made_by_a: float
    """The share that A made against B."""
    made_by_b: float
    """The share that B made against B."""
    made_against_a: float
    """The share that B made against A."""
    gap: Interval | None = None
    """Tricks a deal that the player who sees all cards takes above B, where it was asked for."""
    share_of_gap: Interval | None = None
    """The share of them that A takes."""


class Bids(Struct, frozen=True):
    """The contracts of a bot, in the deals of the points measure (or of the matches)."""

    contracts: int
    made: float
    no_trump: float
    levels: dict[str, float]
    """By number: its share of the contracts."""
    made_at: dict[str, float]
    """By number: the share of those that were made."""


class Time(Struct, frozen=True):
    """Processor time of a decision, in milliseconds."""

    decisions: int
    mean: float
    longest: float
    by_phase: dict[str, tuple[float, float]]
    """Mean and longest by phase."""


class Bot(Struct, frozen=True):
    """One of the two bots."""

    bids: Bids | None
    shortfall: Interval | None
    """Tricks a deal that its self-play takes below double dummy."""
    time: Time | None


class Report(Struct, frozen=True):
    """The findings for one rule set."""

    deals: int
    thrown_in: float
    """Share of the deals that were thrown in."""
    play: Play | None
    points: Interval | None
    points_less_lucky: Interval | None
    """The same with the luck of the cards taken out, where reference deals tell it."""
    matches: Interval | None
    matches_less_lucky: Interval | None
    deals_a_match: float | None
    bids: Interval | None
    """Chance in the match above level a deal, by what the contracts of both are worth."""
    a: Bot
    b: Bot
    always_valid: Interval | None
    """The plan's one measure, with an interval that is valid no matter how the run was stopped."""
    verdict: str | None
    """The verdict in words."""


def report(plan: Plan, stop: Stop, rows: Sequence[Row]) -> Report | None:
    """The report on some rows; None without any."""
    if not rows:
        return None
    tables = sum(len(row.points) or sum(row.lengths) for row in rows)
    sequential = _sequential(plan, rows) if stop.margin is not None or stop.half_width is not None else None
    return Report(
        deals=len(rows),
        thrown_in=sum(row.thrown_in for row in rows) / tables if tables else 0.0,
        play=_play(plan, rows) if "play" in plan.measures else None,
        points=_summary(plan, "points", (points_swing(row.points) for row in rows)),
        points_less_lucky=_less_lucky(plan, "points", ((points_swing(row.points), row.points_luck) for row in rows)),
        matches=_summary(plan, "matches", (matches_share(row.winners) for row in rows)),
        matches_less_lucky=_less_lucky(
            plan, "matches", ((matches_share(row.winners), row.matches_luck) for row in rows)
        ),
        deals_a_match=_mean(length for row in rows for length in row.lengths) if "matches" in plan.measures else None,
        bids=_summary(plan, "bids", (row.bids for row in rows)),
        a=_bot(rows, 0),
        b=_bot(rows, 1),
        always_valid=sequential,
        verdict=str(verdict(plan, stop, rows)) if sequential else None,
    )


def _mean(values: Iterable[float]) -> float:
    seen = list(values)
    return mean(seen) if seen else 0.0


def _summary(plan: Plan, measure: str, values: Iterable[float]) -> Interval | None:
    return summarise(values) if measure in plan.measures else None


def _less_lucky(plan: Plan, measure: str, values: Iterable[tuple[float, float]]) -> Interval | None:
    return summarise(less_lucky(values)) if plan.references and measure in plan.measures else None


_NO_PLAY = Fixed(needed=0, declaring=0, base=0, defended=0, bound=(0, 0))


def _play(plan: Plan, rows: Sequence[Row]) -> Play:
    # A deal where everybody passed brings nothing to either bot, and counts.
    deals = [row.play or _NO_PLAY for row in rows]
    # Where trump is turned up nobody promises anything, and so nobody makes it (rule R2).
    played = [row.play for row in rows if row.play and not plan.rules.turns_trump]
    ahead = [float(one.together) for one in deals]
    bound = [float(one.bound[0] - one.bound[1]) for one in deals if one.bound]
    return Play(
        declaring=summarise(one.declaring - one.base for one in deals),
        defending=summarise(one.base - one.defended for one in deals),
        together=summarise(ahead),
        made_by_a=_mean(one.declaring >= one.needed for one in played),
        made_by_b=_mean(one.base >= one.needed for one in played),
        made_against_a=_mean(one.defended >= one.needed for one in played),
        gap=summarise(bound) if plan.bound else None,
        share_of_gap=ratio(ahead, bound) if plan.bound else None,
    )


def _bot(rows: Sequence[Row], place: int) -> Bot:
    gaps = [gap for row in rows if (gap := row.shortfall[place])]
    contracts = [one for row in rows for one in row.contracts[place]]
    return Bot(
        bids=_bids(contracts) if contracts else None,
        shortfall=_shortfall(gaps) if gaps else None,
        time=_time([row.times[place] for row in rows]),
    )


def _shortfall(gaps: Sequence[Gap]) -> Interval:
    return summarise(gap.worth - gap.taken for gap in gaps)


def _bids(contracts: Sequence[Contracted]) -> Bids:
    levels = Counter(one.number for one in contracts)
    made = Counter(one.number for one in contracts if one.made)
    return Bids(
        contracts=len(contracts),
        made=made.total() / len(contracts),
        no_trump=_mean(one.suffix == "N" for one in contracts),
        levels={str(number): count / len(contracts) for number, count in sorted(levels.items())},
        made_at={str(number): made[number] / count for number, count in sorted(levels.items())},
    )


def _time(times: Sequence[dict[str, Spent]]) -> Time | None:
    by_phase = dict[str, Spent]()
    for one in times:
        for phase, spent in one.items():
            by_phase[phase] = by_phase.get(phase, Spent()) + spent
    whole = sum(by_phase.values(), start=Spent())
    if not whole.decisions:
        return None
    return Time(whole.decisions, *_milliseconds(whole), {phase: _milliseconds(one) for phase, one in by_phase.items()})


def _milliseconds(spent: Spent) -> tuple[float, float]:
    return spent.total / spent.decisions / 1e6, spent.longest / 1e6


def _sequential(plan: Plan, rows: Sequence[Row]) -> Interval:
    running = _running(plan, rows)
    return Interval(running.mean, always_valid(running), running.count)


def _running(plan: Plan, rows: Sequence[Row]) -> Running:
    ahead = Ahead(plan)
    for row in rows:
        ahead.add(row)
    return ahead.running


def verdict(plan: Plan, stop: Stop, rows: Sequence[Row]) -> Saying | None:
    """Which bot is better, or by how much it is not; None where a run is of a fixed length, or has no rows."""
    sure = _sequential(plan, rows) if rows and (stop.margin is not None or stop.half_width is not None) else None
    if sure is None:
        return None
    ours, theirs = plan.names
    measure = plan.measures[0]
    if sure.low > 0:
        return Saying.of("arena-better", first=ours, second=theirs)
    if sure.high < 0:
        return Saying.of("arena-better", first=theirs, second=ours)
    better = decision(_running(plan, rows), stop.margin) if stop.margin is not None else None
    if better:
        return Saying.of("arena-better", first=ours, second=theirs)
    if better is False and stop.margin is not None:
        return Saying.of("arena-not-better", first=ours, second=theirs, margin=in_units(measure, stop.margin))
    return Saying.of("arena-undecided", count=len(rows))


CHANCES = ("matches", "bids")
"""The measures that are told in parts of a hundred."""


def in_units(measure: str, value: float) -> Saying:
    """An advantage in words: ``0.1 tricks a deal``."""
    figure = 100 * value if measure in CHANCES else value
    places = len(format(Exact(f"{figure:g}"), "f").partition(".")[2])
    return Saying.of("arena-advantage", measure=measure, value=Decimal(figure, places))
