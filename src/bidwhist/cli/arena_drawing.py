"""The arena's findings as tables: how far A is ahead, contracts, bids and times, then the verdict in words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bidwhist.arena.intervals import Interval
from bidwhist.arena.measures import Plan
from bidwhist.arena.report import Bot, Report, Time
from bidwhist.cli.consoles import print_table
from bidwhist.cli.output import decimal
from bidwhist.core.deal import Phase
from bidwhist.i18n import Language, Saying

PHASES = tuple(phase.name.lower() for phase in Phase if phase is not Phase.DONE)
HEADS = (
    "ahead",
    "deals",
    "declaring",
    "defending",
    "together",
    "points",
    "points-less",
    "matches",
    "matches-less",
    "equity",
)
CONTRACTS = ("contracts", "a-b", "b-b", "b-a", "gap", "share")
BIDS = ("bids", "count", "made", "no-trump", "at", "shortfall")
"""The columns of the tables, by the names that messages have for them."""


class Found(NamedTuple):
    """A rule set by name, its plan, its report and the verdict on it."""

    name: str
    plan: Plan
    report: Report
    verdict: Saying | None


def show_tables(found: Sequence[Found], console: Console, language: Language) -> None:
    """Write everything, or nothing if nothing was played."""
    for table in _tables(found, language):
        if table.row_count:
            print_table(console, table)
            console.print()
    for name, _, one, verdict in found:
        if verdict:
            interval = _plain(one.always_valid, language)
            words = language.say("cli-arena-verdict", name=name, verdict=language.tell(verdict), interval=interval)
            console.print(words, soft_wrap=True)
    if found:
        ours, theirs = found[0].plan.names
        console.print(language.say("cli-arena-legend", first=ours, second=theirs), soft_wrap=True)
        if any(one.points_less_lucky or one.matches_less_lucky for _, _, one, _ in found):
            console.print(language.say("cli-arena-less-luck", count=found[0].plan.references), soft_wrap=True)


def _tables(found: Sequence[Found], language: Language) -> Iterator[Table]:
    bots = [(f"{name} {who}", bot) for name, _, one, _ in found for who, bot in (("A", one.a), ("B", one.b))]
    yield _table(
        _heads(language, *HEADS),
        [(name, str(one.deals), *_ahead(one, language)) for name, _, one, _ in found],
    )
    yield _table(
        _heads(language, *CONTRACTS),
        [(name, *_contracts(plan, one, language)) for name, plan, one, _ in found if one.play and _is_worth(plan)],
    )
    yield _table(
        _heads(language, *BIDS),
        [(name, *_bids(bot, language)) for name, bot in bots if bot.bids or bot.shortfall],
    )
    yield _table(
        _heads(language, "ms", "mean", "longest", *PHASES),
        [(name, *_times(bot.time, language)) for name, bot in bots if bot.time],
    )


def _heads(language: Language, *columns: str) -> tuple[str, ...]:
    return tuple(language.say("cli-arena-head", column=column) for column in columns)


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    filled = [place for place in range(len(heads)) if place == 0 or any(row[place] for row in rows)]
    for place in filled:
        table.add_column(heads[place], justify="left" if place == 0 else "right", no_wrap=place == 0)
    for row in rows:
        table.add_row(*(row[place] for place in filled))
    return table


def _ahead(one: Report, language: Language) -> Iterator[str]:
    play = one.play
    measured = (play.declaring, play.defending, play.together) if play else (None, None, None)
    yield from (_plain(interval, language) for interval in (*measured, one.points, one.points_less_lucky))
    yield from (_percent(interval, language) for interval in (one.matches, one.matches_less_lucky, one.bids))


def _is_worth(plan: Plan) -> bool:
    """Whether there is anything to tell of the same contracts: where trump is turned up there is none to be made."""
    return plan.bound or not plan.rules.turns_trump


def _contracts(plan: Plan, one: Report, language: Language) -> Iterator[str]:
    play = one.play
    assert play is not None
    for made in (play.made_by_a, play.made_by_b, play.made_against_a):
        yield "" if plan.rules.turns_trump else _share(made, language)
    yield _plain(play.gap, language)
    yield _percent(play.share_of_gap, language)


def _share(part: float, language: Language) -> str:
    return language.say("cli-percent", number=f"{100 * part:.0f}")


def _bids(bot: Bot, language: Language) -> Iterator[str]:
    bids = bot.bids
    if bids:
        yield from (str(bids.contracts), _share(bids.made, language), _share(bids.no_trump, language))
        yield ", ".join(
            f"{number}: {_share(share, language)} ({_share(bids.made_at[number], language)})"
            for number, share in bids.levels.items()
        )
    else:
        yield from ("", "", "", "")
    yield _plain(bot.shortfall, language)


def _times(spent: Time, language: Language) -> Iterator[str]:
    yield from (decimal(spent.mean, 2, language), decimal(spent.longest, 1, language))
    for phase in PHASES:
        mean, longest = spent.by_phase.get(phase, (0.0, 0.0))
        yield f"{decimal(mean, 2, language)} ({decimal(longest, 1, language)})" if phase in spent.by_phase else ""


def _plain(interval: Interval | None, language: Language) -> str:
    if interval is None:
        return ""
    return f"{decimal(interval.mean, 3, language, '+')} ± {decimal(interval.half_width, 3, language)}"


def _percent(interval: Interval | None, language: Language) -> str:
    if interval is None:
        return ""
    mean, half = (decimal(100 * part, 1, language) for part in (interval.mean, interval.half_width))
    return language.say("cli-percent", number=f"{mean} ± {half}")
