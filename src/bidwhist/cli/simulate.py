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
from bidwhist.cli.mistakes import Mistake, Misused
from bidwhist.cli.output import decimal, say_json, tell
from bidwhist.cli.parameters import (
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    language_option,
    rules_option,
    seed_option,
    settings_option,
)
from bidwhist.cli.resumable import can_be_kept, resumable
from bidwhist.core.actions import Bid, Suffix
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.errors import BadRecord
from bidwhist.i18n import Language
from bidwhist.narration import call_name
from bidwhist.records.files import STANDARD, beside
from bidwhist.records.shapes import MOST_DEALS
from bidwhist.solver import COMPILED

Hire = Callable[[int], AbstractContextManager[Workers]]
"""Workers for so many matches."""

MOST_MATCHES = 10_000_000


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
@language_option()
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
    language: Language,
) -> None:
    """Let bots play many matches and keep the records.

    The file is written beside its name, as NAME.part, and renamed when it is whole. A run that is stopped leaves what
    it has there; the same command with --resume goes on from it, to the same file byte for byte.
    """
    rules = parse_rules(preset, settings)
    plan = Plan(rules, _bots(rules, bots), seed_from_text(seed), deals_at_most)
    if out == STANDARD and as_json:
        raise Misused("cli-two-on-stdout", file="--out")
    if resume and not can_be_kept(out):
        raise Misused("cli-resume-no-file", file=repr(out))
    run = _Run(plan, matches, out, language)
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

    def __init__(self, plan: Plan, matches: int, out: str, language: Language) -> None:
        self.plan, self.matches, self.out, self.language = plan, matches, out, language
        self.tally = Tally()
        self._is_writing = False

    def play(self, hire: Hire, stopping: Stopping, *, resume: bool) -> None:
        """Plays all of it, or the matches that an earlier run left."""
        with resumable(self.out, self._take if resume else None) as stream, progress(aside()) as bar:
            self._is_writing = True
            first = len(self.tally.lengths)
            task = bar.add_task(self.language.say("cli-doing", what="playing"), total=self.matches, completed=first)
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
            raise BadRecord(
                Mistake.of("cli-other-settings", file=self.out, match=number + 1, fault=str(error))
            ) from None
        if number >= self.matches:
            raise BadRecord(Mistake.of("cli-more-matches", file=self.out, count=self.matches))

    def tell_kept(self) -> None:
        """Prints where the lines of an unfinished file are."""
        count = len(self.tally.lengths)
        if self._is_writing and count and can_be_kept(self.out):
            file = str(beside(Path(self.out)))
            tell(self.language.say("cli-kept-matches", done=count, count=self.matches, file=file))


def _show(run: _Run, *, as_json: bool) -> None:
    if as_json:
        say_json(run.tally.in_json(run.plan))
    else:
        run.tally.show(aside(), run.plan.rules, run.language)
    if not COMPILED:
        tell(run.language.say("cli-no-kernel"))


def _bots(rules: Ruleset, text: str) -> tuple[str, ...]:
    names = [make_separate(name.strip()).name for name in text.split(",")]
    shared_conventions(names)
    seated = {
        1: lambda: names * rules.players,
        rules.sides: lambda: [names[side] for side in rules.side_of],
        rules.players: lambda: names,
    }
    if len(names) not in seated:
        raise Misused("cli-bots-needed", sides=rules.sides, players=rules.players, given=len(names))
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

    def show(self, console: Console, rules: Ruleset, language: Language) -> None:
        """Write the summary."""
        if self._kinds:  # where trump is turned up nobody makes a contract
            print_table(console, self._contracts(language))
        for line in self._words(rules, language):
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

    def _contracts(self, language: Language) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        first, *others = (language.say("cli-contracts-head", column=name) for name in CONTRACTS)
        table.add_column(first)
        for name in others:
            table.add_column(name, justify="right")
        for kind in self._kinds:
            cells = _cells(self.made[kind], self.set[kind], self.points[kind], language)
            table.add_row(_name(kind, language), *cells)
        table.add_section()
        totals = _cells(self.made.total(), self.set.total(), self.points.total(), language)
        table.add_row(language.say("cli-contracts-head", column="all"), *totals)
        return table

    def _words(self, rules: Ruleset, language: Language) -> Iterator[str]:
        say = language.say
        yield say(
            "cli-played",
            matches=say("cli-matches", count=len(self.lengths)),
            deals=say("cli-deals", count=sum(self.lengths)),
            thrown=self.thrown_in,
            mean=decimal(fmean(self.lengths), 1, language),
            least=min(self.lengths),
            most=max(self.lengths),
        )
        comma, won = say("comma"), range(rules.sides)
        sides = comma.join(say("cli-side-won", side=str(side), count=self.winners[side]) for side in won)
        yield say("cli-won-by", sides=sides, drawn=self._drawn)
        reasons = sorted(self.endings.items())
        yield say(
            "cli-ended-by", reasons=comma.join(say("cli-ended", reason=one, count=count) for one, count in reasons)
        )


CONTRACTS = ("contract", "deals", "made", "set", "share", "points")
"""The columns of the summary."""


def _name(kind: tuple[int, str], language: Language) -> str:
    return call_name(Bid(kind[0], Suffix(kind[1])), language)


def _cells(made: int, fell: int, points: int, language: Language) -> tuple[str, ...]:
    deals = made + fell
    if not deals:
        return ("0", "0", "0", "", "")
    share, mean = decimal(100 * made / deals, 1, language), decimal(points / deals, 2, language, "+")
    return str(deals), str(made), str(fell), share, mean
