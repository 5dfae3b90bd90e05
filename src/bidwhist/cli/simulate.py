"""``bidwhist simulate``: many matches of bots, a record a line, and what came of them."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from statistics import fmean

import click
from msgspec import Struct, field
from rich.console import Console
from rich.table import Table

from bidwhist.actions import SUFFIX_WORDS, Suffix
from bidwhist.arena.simulation import Plan, Played, simulate
from bidwhist.bots.levels import BOTS, make_bot, shared_conventions
from bidwhist.cli.bulk import cores, progress, stopping_cleanly
from bidwhist.cli.record_files import written
from bidwhist.record.shapes import MOST_DEALS
from bidwhist.rules.parse import parse_rules
from bidwhist.rules.ruleset import Ruleset
from bidwhist.shuffle import seed_from_text

MOST_MATCHES = 10_000_000


@click.command("simulate")
@click.option("--rules", "preset", default="classic", show_default=True, help="A preset or a share code.")
@click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Change an option; may be given again.")
@click.option("--matches", type=click.IntRange(1, MOST_MATCHES), default=100, show_default=True, help="How many.")
@click.option(
    "--seed", default="1", show_default=True, help="Any words; the same ones give the same file, byte for byte."
)
@click.option(
    "--bots",
    default="steady",
    show_default=True,
    metavar="A[,B,...]",
    help=f"One bot for all seats, one a side, or one a seat: {', '.join(BOTS)}.",
)
@click.option("--out", required=True, help="The file to write, a record a line; - for standard output.")
@click.option(
    "--jobs", type=click.IntRange(1, 256), help="Processes at a time; as many as there are cores if not said."
)
@click.option(
    "--deals-at-most",
    type=click.IntRange(1, MOST_DEALS),
    default=500,
    show_default=True,
    help="Leave a match unfinished after so many deals.",
)
def command(
    *,
    preset: str,
    settings: tuple[str, ...],
    matches: int,
    seed: str,
    bots: str,
    out: str,
    jobs: int | None,
    deals_at_most: int,
) -> None:
    """Let bots play many matches and keep the records.

    The file is written beside its name and renamed when it is whole: a run that is stopped leaves no half a record.
    """
    rules = parse_rules(preset, settings)
    plan = Plan(rules, _bots(rules, bots), seed_from_text(seed), deals_at_most)
    console = Console(file=sys.stderr)
    tally = Tally()
    playing = closing(simulate(plan, matches, jobs or cores()))
    with stopping_cleanly(), written(out) as stream, progress(console) as bar, playing as all_played:
        task = bar.add_task("playing", total=matches)
        for played in all_played:
            stream.write(played.line)
            tally.count(played)
            bar.advance(task)
    tally.show(console, rules)


def _bots(rules: Ruleset, text: str) -> tuple[str, ...]:
    names = [make_bot(name.strip()).name for name in text.split(",")]
    shared_conventions(names)
    seated = {
        1: lambda: names * rules.players,
        rules.sides: lambda: [names[side] for side in rules.side_of],
        rules.players: lambda: names,
    }
    if len(names) not in seated:
        raise click.UsageError(f"--bots needs 1, {rules.sides} or {rules.players} names at this table: {len(names)}")
    return tuple(seated[len(names)]())


class Tally(Struct):
    """What is counted while matches are played."""

    lengths: list[int] = field(default_factory=list)
    thrown_in: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[int | None] = field(default_factory=Counter)
    made: Counter[tuple[int, str]] = field(default_factory=Counter)
    set: Counter[tuple[int, str]] = field(default_factory=Counter)
    points: Counter[tuple[int, str]] = field(default_factory=Counter)

    def count(self, played: Played) -> None:
        """Count one match."""
        self.lengths.append(len(played.contracts) + played.thrown_in)
        self.thrown_in += played.thrown_in
        self.endings[played.reason] += 1
        self.winners[played.winner] += 1
        for contract in played.contracts:
            kind = contract.number, contract.suffix
            (self.made if contract.made else self.set)[kind] += 1
            self.points[kind] += contract.points

    def show(self, console: Console, rules: Ruleset) -> None:
        """Write the summary."""
        console.print(self._contracts())
        for line in self._words(rules):
            console.print(line, highlight=False)

    def _contracts(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column("contract")
        for name in ("deals", "made", "set", "made %", "points a deal"):
            table.add_column(name, justify="right")
        for kind in sorted({*self.made, *self.set}, key=lambda kind: (kind[0], "UDN".index(kind[1]))):
            table.add_row(_name(kind), *_cells(self.made[kind], self.set[kind], self.points[kind]))
        table.add_section()
        table.add_row("all", *_cells(self.made.total(), self.set.total(), self.points.total()))
        return table

    def _words(self, rules: Ruleset) -> Iterator[str]:
        deals = sum(self.lengths)
        yield (
            f"{len(self.lengths)} matches, {deals} deals ({self.thrown_in} thrown in), "
            f"{fmean(self.lengths):.1f} deals a match, {min(self.lengths)} to {max(self.lengths)}"
        )
        won = ", ".join(f"side {side} {self.winners[side]}" for side in range(rules.sides))
        drawn = self.winners[None] - self.endings["unfinished"]
        yield f"won by {won}" + (f"; drawn {drawn}" if drawn else "")
        yield "ended by " + ", ".join(f"{reason} {count}" for reason, count in sorted(self.endings.items()))


def _name(kind: tuple[int, str]) -> str:
    return f"{kind[0]} {SUFFIX_WORDS[Suffix(kind[1])]}"


def _cells(made: int, fell: int, points: int) -> tuple[str, ...]:
    deals = made + fell
    if not deals:
        return ("0", "0", "0", "", "")
    return str(deals), str(made), str(fell), f"{100 * made / deals:.1f}", f"{points / deals:+.2f}"
