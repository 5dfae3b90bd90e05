"""``bidwhist simulate``: many matches of bots, a record for each, and a summary."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from statistics import fmean

import click
from msgspec import Struct, field
from rich.console import Console
from rich.table import Table

from bidwhist.arena.simulation import CHUNK, Plan, Played, kept_number, simulate
from bidwhist.arena.workers import Workers, cluster, processes
from bidwhist.bots.levels import make_separate, shared_conventions
from bidwhist.cli.bulk import Stopping, cores, progress, stopping_cleanly
from bidwhist.cli.consoles import aside, print_table
from bidwhist.cli.items import ContractCount, Simulated
from bidwhist.cli.output import say_json, several, tell
from bidwhist.cli.parameters import (
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    rules_option,
    seed_option,
    settings_option,
)
from bidwhist.cli.resumable import can_be_kept, resumable
from bidwhist.core.actions import SUFFIX_WORDS, Suffix
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.phrases import counted
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BadRecord
from bidwhist.records.files import STANDARD, beside
from bidwhist.records.shapes import MOST_DEALS
from bidwhist.solver import COMPILED

Hire = Callable[[int], AbstractContextManager[Workers]]
"""Workers for so many matches."""

MOST_MATCHES = 10_000_000
NO_KERNEL = "played without the compiled kernel, without which strong bots search less; every record says so"


@click.command("simulate")
@rules_option(default="classic", show_default=True)
@settings_option()
@click.option("--matches", type=click.IntRange(1, MOST_MATCHES), default=100, show_default=True, help="How many.")
@seed_option("file in one version of the program")
@bots_option("One bot for all seats, one a side, or one a seat")
@click.option(
    "--out",
    required=True,
    type=click.Path(allow_dash=True),
    help="The file to write, a record a line; - for standard output.",
)
@click.option("--resume", is_flag=True, help="Go on from a run that was stopped, or from a file of fewer matches.")
@jobs_option()
@cluster_option()
@click.option(
    "--deals-at-most",
    type=click.IntRange(1, MOST_DEALS),
    default=500,
    show_default=True,
    help="Leave a match unfinished after so many deals.",
)
@json_option("with the summary")
def command(
    *,
    preset: str,
    settings: tuple[str, ...],
    matches: int,
    seed: str,
    bots: str,
    out: str,
    resume: bool,
    jobs: int | None,
    address: str | None,
    deals_at_most: int,
    as_json: bool,
) -> None:
    """Let bots play many matches and keep the records.

    The file is written beside its name, as NAME.part, and renamed when it is whole. A run that is stopped leaves what
    it has there; the same command with --resume goes on from it, to the same file byte for byte.
    """
    rules = parse_rules(preset, settings)
    plan = Plan(rules, _bots(rules, bots), seed_from_text(seed), deals_at_most)
    if out == STANDARD and as_json:
        raise click.UsageError("the records and --json cannot both go to standard output; name a file for --out")
    if resume and not can_be_kept(out):
        raise click.UsageError(f"--resume continues a file, and this is not a file: {out!r}")
    run = _Run(plan, matches, out)
    try:
        with stopping_cleanly() as stopping:
            run.play(_hire(jobs or cores(), address), stopping, resume=resume)
    except BaseException:
        run.tell_kept()
        if run.tally.lengths:
            _show(run, as_json=as_json)
        raise
    _show(run, as_json=as_json)


def _hire(jobs: int, address: str | None) -> Hire:
    if address:
        return lambda matches: cluster(address)
    # Do not start more processes than there is work for.
    return lambda matches: processes(max(1, min(jobs, -(-matches // CHUNK))))


class _Run:
    """The plan of a run, and the matches so far."""

    def __init__(self, plan: Plan, matches: int, out: str) -> None:
        self.plan, self.matches, self.out = plan, matches, out
        self.tally = Tally()
        self._is_writing = False

    def play(self, hire: Hire, stopping: Stopping, *, resume: bool) -> None:
        """Plays all of it, or the matches that an earlier run left."""
        with resumable(self.out, self._take if resume else None) as stream, progress(aside()) as bar:
            self._is_writing = True
            first = len(self.tally.lengths)
            task = bar.add_task("playing", total=self.matches, completed=first)
            with (
                hire(self.matches - first) as workers,
                closing(simulate(self.plan, self.matches, workers, first)) as all_played,
            ):
                for played in all_played:
                    stopping.check()
                    stream.write(played.line)
                    self.tally.count(played)
                    bar.advance(task)
        self._is_writing = False

    def _take(self, number: int, line: bytes) -> None:
        """Count a match that an earlier run has written.

        :raises BadRecord: if this plan would have written another one.
        """
        try:
            self.tally.count(kept_number(self.plan, number, line))
        except BadRecord as error:
            raise BadRecord(f"{self.out} was started with other settings: in match {number + 1}, {error}") from None
        if number >= self.matches:
            raise BadRecord(f"{self.out} has more matches than the {self.matches} that are wanted")

    def tell_kept(self) -> None:
        """Prints where the lines of an unfinished file are."""
        count = len(self.tally.lengths)
        if self._is_writing and count and can_be_kept(self.out):
            kept = f"{count} of {self.matches} matches are kept in {beside(Path(self.out))}"
            tell(f"{kept}; the same command with --resume goes on from there")


def _show(run: _Run, *, as_json: bool) -> None:
    if as_json:
        say_json(run.tally.in_json(run.plan))
    else:
        run.tally.show(aside(), run.plan.rules)
    if not COMPILED:
        tell(NO_KERNEL)


def _bots(rules: Ruleset, text: str) -> tuple[str, ...]:
    names = [make_separate(name.strip()).name for name in text.split(",")]
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
    """The counts kept while matches are played."""

    lengths: list[int] = field(default_factory=list)
    thrown_in: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[int | None] = field(default_factory=Counter)
    made: Counter[tuple[int, str]] = field(default_factory=Counter)
    set: Counter[tuple[int, str]] = field(default_factory=Counter)
    points: Counter[tuple[int, str]] = field(default_factory=Counter)

    def count(self, played: Played) -> None:
        """Count one match."""
        self.lengths.append(played.deals)
        self.thrown_in += played.thrown_in
        self.endings[played.reason] += 1
        self.winners[played.winner] += 1
        for contract in played.contracts:
            kind = contract.number, contract.suffix
            (self.made if contract.made else self.set)[kind] += 1
            self.points[kind] += contract.points

    def show(self, console: Console, rules: Ruleset) -> None:
        """Write the summary."""
        if self._kinds:  # where trump is turned up nobody makes a contract
            print_table(console, self._contracts())
        for line in self._words(rules):
            console.print(line, highlight=False, soft_wrap=True)

    def in_json(self, plan: Plan) -> Simulated:
        """The summary for programs."""
        return Simulated(
            rules=format_code(plan.rules),
            bots=plan.names,
            seed=plan.seed.hex(),
            matches=len(self.lengths),
            deals=sum(self.lengths),
            thrown_in=self.thrown_in,
            shortest=min(self.lengths),
            longest=max(self.lengths),
            won=tuple(self.winners[side] for side in range(plan.rules.sides)),
            drawn=self._drawn,
            ended=dict(sorted(self.endings.items())),
            contracts=tuple(
                ContractCount(
                    f"{kind[0]}{kind[1]}", self.made[kind] + self.set[kind], self.made[kind], self.points[kind]
                )
                for kind in self._kinds
            ),
        )

    @property
    def _kinds(self) -> list[tuple[int, str]]:
        return sorted({*self.made, *self.set}, key=lambda kind: (kind[0], "UDN".index(kind[1])))

    @property
    def _drawn(self) -> int:
        return self.winners[None] - self.endings["unfinished"]

    def _contracts(self) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column("contract")
        for name in ("deals", "made", "set", "made %", "points a deal"):
            table.add_column(name, justify="right")
        for kind in self._kinds:
            table.add_row(_name(kind), *_cells(self.made[kind], self.set[kind], self.points[kind]))
        table.add_section()
        table.add_row("all", *_cells(self.made.total(), self.set.total(), self.points.total()))
        return table

    def _words(self, rules: Ruleset) -> Iterator[str]:
        deals, matches = sum(self.lengths), several(len(self.lengths), "match", "matches")
        yield (
            f"{matches}, {counted(deals, 'deal')} ({self.thrown_in} thrown in), "
            f"{fmean(self.lengths):.1f} deals a match, {min(self.lengths)} to {max(self.lengths)}"
        )
        won = ", ".join(f"side {side} {self.winners[side]}" for side in range(rules.sides))
        yield f"won by {won}" + (f"; drawn {self._drawn}" if self._drawn else "")
        yield "ended by " + ", ".join(f"{reason} {count}" for reason, count in sorted(self.endings.items()))


def _name(kind: tuple[int, str]) -> str:
    return f"{kind[0]} {SUFFIX_WORDS[Suffix(kind[1])]}"


def _cells(made: int, fell: int, points: int) -> tuple[str, ...]:
    deals = made + fell
    if not deals:
        return ("0", "0", "0", "", "")
    return str(deals), str(made), str(fell), f"{100 * made / deals:.1f}", f"{points / deals:+.2f}"
