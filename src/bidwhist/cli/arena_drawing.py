"""The arena's findings as tables: how far A is ahead, contracts, bids and times, then the verdict in words."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rich.console import Console
from rich.table import Table

from bidwhist.arena.intervals import Interval
from bidwhist.arena.measures import Plan
from bidwhist.arena.report import Bot, Report, Time
from bidwhist.cli.consoles import print_table
from bidwhist.core.deal import Phase

PHASES = tuple(phase.name.lower() for phase in Phase if phase is not Phase.DONE)
Found: TypeAlias = tuple[str, Plan, Report]
"""A rule set by name, its plan, and its report."""


def show_tables(found: Sequence[Found], console: Console) -> None:
    """Write everything, or nothing if nothing was played."""
    for table in _tables(found):
        if table.row_count:
            print_table(console, table)
            console.print()
    for name, _, one in found:
        if one.verdict:
            console.print(
                f"{name}: {one.verdict} ({_plain(one.always_valid)}, an interval that holds whenever one stops)",
                soft_wrap=True,
            )
    if found:
        ours, theirs = found[0][1].names
        console.print(f"A is {ours}, B is {theirs}. Intervals are 95 % (Student's t over deals).", soft_wrap=True)


def _tables(found: Sequence[Found]) -> Iterator[Table]:
    bots = [(f"{name} {who}", bot) for name, _, one in found for who, bot in (("A", one.a), ("B", one.b))]
    yield _table(
        ("A above B", "deals", "tricks: declaring", "defending", "together", "points a deal", "matches won"),
        [(name, str(one.deals), *_ahead(one)) for name, _, one in found],
    )
    yield _table(
        ("same contracts", "made: A v B", "B v B", "B v A", "sees all above B", "A's share of it"),
        [(name, *_contracts(one)) for name, _, one in found if one.play],
    )
    yield _table(
        ("bids", "contracts", "made", "no-trump", "at (made)", "tricks below double dummy"),
        [(name, *_bids(bot)) for name, bot in bots if bot.bids or bot.shortfall],
    )
    yield _table(
        ("ms a decision", "mean", "longest", *PHASES),
        [(name, *_times(bot.time)) for name, bot in bots if bot.time],
    )


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    filled = [place for place in range(len(heads)) if place == 0 or any(row[place] for row in rows)]
    for place in filled:
        table.add_column(heads[place], justify="left" if place == 0 else "right", no_wrap=place == 0)
    for row in rows:
        table.add_row(*(row[place] for place in filled))
    return table


def _ahead(one: Report) -> Iterator[str]:
    play = one.play
    yield from (map(_plain, (play.declaring, play.defending, play.together)) if play else ("", "", ""))
    yield _plain(one.points)
    yield _percent(one.matches)


def _contracts(one: Report) -> Iterator[str]:
    play = one.play
    assert play is not None
    yield from (f"{100 * made:.0f} %" for made in (play.made_by_a, play.made_by_b, play.made_against_a))
    yield _plain(play.gap)
    yield _percent(play.share_of_gap)


def _bids(bot: Bot) -> Iterator[str]:
    bids = bot.bids
    if bids:
        yield from (str(bids.contracts), f"{100 * bids.made:.0f} %", f"{100 * bids.no_trump:.0f} %")
        yield ", ".join(
            f"{number}: {100 * share:.0f} % ({100 * bids.made_at[number]:.0f} %)"
            for number, share in bids.levels.items()
        )
    else:
        yield from ("", "", "", "")
    yield _plain(bot.shortfall)


def _times(spent: Time) -> Iterator[str]:
    yield from (f"{spent.mean:.2f}", f"{spent.longest:.1f}")
    for phase in PHASES:
        mean, longest = spent.by_phase.get(phase, (0.0, 0.0))
        yield f"{mean:.2f} ({longest:.1f})" if phase in spent.by_phase else ""


def _plain(interval: Interval | None) -> str:
    return f"{interval.mean:+.3f} ± {interval.half_width:.3f}" if interval else ""


def _percent(interval: Interval | None) -> str:
    return f"{100 * interval.mean:.1f} ± {100 * interval.half_width:.1f} %" if interval else ""
