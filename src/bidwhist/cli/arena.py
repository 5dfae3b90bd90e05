"""``bidwhist arena``: which of two bots is better, by how much, and how sure that is."""

import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import Progress

from bidwhist.arena.contest import MARGINS, Stop, contest
from bidwhist.arena.ledger import Ledger
from bidwhist.arena.measures import MEASURES, Plan, Row
from bidwhist.arena.peers import PEERS
from bidwhist.arena.report import report, verdict
from bidwhist.arena.specs import parse_bot
from bidwhist.arena.workers import Workers, cluster, processes
from bidwhist.bots.levels import BOTS, shared_conventions
from bidwhist.cli.arena_drawing import Found, show_tables
from bidwhist.cli.arena_items import Measured
from bidwhist.cli.bulk import cores, progress, stopping_cleanly
from bidwhist.cli.consoles import aside, screen
from bidwhist.cli.mistakes import Misused
from bidwhist.cli.output import say_json, tell
from bidwhist.cli.parameters import (
    ARENA_BOT,
    ARENA_BOTS,
    SEVERAL_RULES,
    Finite,
    Words,
    cluster_option,
    jobs_option,
    json_option,
    language_option,
    seed_option,
    settings_option,
)
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.parse import parse_rules
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.shuffle import seed_from_text
from bidwhist.i18n import Language

MOST_DEALS = 1_000_000
DEALS = 200
"""How many deals are played if nothing else ends the run."""
DEALS_AT_MOST = 20_000
"""How many deals are played at most where something else ends it."""
MOST_REFERENCES = 64
ALL = "all"


@click.command("arena")
@click.option(
    "--bots",
    "specs",
    required=True,
    type=ARENA_BOTS,
    metavar="A,B",
    help="The two bots: names, or bid=steady+play=pimc32.",
)
@click.option(
    "--rules",
    "presets",
    type=SEVERAL_RULES,
    default="classic",
    show_default=True,
    metavar="R[,R,...]",
    help="Presets or share codes, or all.",
)
@settings_option("Change an option in all of them; may be given again.")
@click.option(
    "--measure",
    "measures",
    type=Words("measures", lambda: ((name, "") for name in (*MEASURES, ALL)), ","),
    default=ALL,
    show_default=True,
    metavar="M[,M,...]",
    help=f"What is measured: {', '.join(MEASURES)}.",
)
@click.option("--deals", type=click.IntRange(2, MOST_DEALS), help=f"How many deals (and matches); {DEALS} if not said.")
@click.option("--until-ci", type=Finite(0, min_open=True), help="Stop when the interval is ± this.")
@click.option("--sprt", is_flag=True, help="Stop when a sequential test can tell which is better.")
@click.option("--margin", type=Finite(0, min_open=True), help="What counts as better for --sprt.")
@seed_option("results")
@click.option(
    "--bidder",
    type=ARENA_BOT,
    default="steady",
    show_default=True,
    help="Who bids and discards where contracts are fixed.",
)
@click.option("--bound", is_flag=True, help="Measure the player who sees all as well, and the share of that gap.")
@click.option(
    "--references",
    type=click.IntRange(0, MOST_REFERENCES),
    default=0,
    show_default=True,
    help="Reference deals that tell the luck of each deal; 0 leaves it in.",
)
@json_option("a rule set")
@jobs_option()
@cluster_option()
@click.option("--resume", "kept", type=click.Path(path_type=Path), help="Keep each deal here, and go on from it.")
@language_option()
def command(
    *,
    specs: str,
    presets: str,
    settings: tuple[str, ...],
    measures: str,
    deals: int | None,
    until_ci: float | None,
    sprt: bool,
    margin: float | None,
    seed: str,
    bidder: str,
    bound: bool,
    references: int,
    as_json: bool,
    jobs: int | None,
    address: str | None,
    kept: Path | None,
    language: Language,
) -> None:
    """Measure two bots against each other on the same deals, sides changed over.

    Tricks in the same contract, points a deal and matches won are kept apart, each with its 95 % interval.
    """
    chosen = _measures(measures)
    _check_measured(chosen)
    stop = _stop(chosen, deals, until_ci, sprt, margin)
    names = [name.strip() for name in presets.split(",")] if presets != ALL else [*PRESETS]
    pair = _pair(specs, bidder)
    plans = tuple(
        Plan(pair, parse_rules(name, settings), seed_from_text(seed), chosen, bidder, bound, references)
        for name in names
    )
    console = aside()
    run = Run(names, plans, stop, language)
    ledger: AbstractContextManager[Ledger | None] = Ledger(kept, plans) if kept else nullcontext()
    workers = cluster(address) if address else processes(jobs or cores())
    try:
        with stopping_cleanly(), ledger as book, workers as hands:
            run.play(hands, book, console)
    except KeyboardInterrupt:
        _show(run, as_json)
        deals_played = language.say("cli-deals", count=sum(map(len, run.rows)))
        tell(language.say("cli-arena-stopped", kept="yes" if kept else "no", deals=deals_played, file=str(kept or "")))
        raise click.exceptions.Exit(1) from None
    _show(run, as_json)


def _measures(text: str) -> tuple[str, ...]:
    if text == ALL:
        return MEASURES
    chosen = tuple(word.strip() for word in text.split(","))
    wrong = [word for word in chosen if word not in MEASURES]
    if wrong or len(set(chosen)) < len(chosen):
        raise Misused("cli-arena-measures", measures=", ".join(MEASURES), all=ALL, given=text)
    return chosen


_MEASURED_BY: dict[str, tuple[str, ...]] = {
    "bidder": ("play",),
    "bound": ("play",),
    "references": ("points", "matches"),
}
"""The measures without which an option has no meaning."""


def _check_measured(chosen: Sequence[str]) -> None:
    """Checks that no option was given that changes nothing of what is measured.

    :raises click.UsageError: naming one that was.
    """
    context = click.get_current_context()
    for param in context.command.params:
        needed = _MEASURED_BY.get(str(param.name), chosen)
        given = context.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
        if given and not {*needed} & {*chosen}:
            raise Misused("cli-goes-with", switch=param.opts[0], other=f"--measure {','.join(needed)}")


def _stop(
    chosen: tuple[str, ...], deals: int | None, half_width: float | None, is_tested: bool, margin: float | None
) -> Stop:
    if margin is not None and not is_tested:
        raise Misused("cli-goes-with", switch="--margin", other="--sprt")
    if half_width is None and not is_tested:
        return Stop(deals or DEALS)
    if half_width is not None and is_tested:
        raise Misused("cli-arena-one-end")
    if len(chosen) != 1 or chosen[0] not in MARGINS:
        raise Misused("cli-arena-one-measure", measures=", ".join(MARGINS))
    return Stop(deals or DEALS_AT_MOST, half_width, (margin or MARGINS[chosen[0]]) if is_tested else None)


def _pair(text: str, bidder: str) -> tuple[str, str]:
    words = [word.strip() for word in text.split(",")]
    if len(words) != 2:
        raise Misused("cli-arena-two-bots", given=text, names=", ".join((*BOTS, *PEERS)))
    for word in (*words, bidder):
        parse_bot(word)
    shared_conventions(word for word in words if "=" not in word)
    return words[0], words[1]


class Run:
    """The plans for each rule set, and the rows played so far."""

    def __init__(self, names: Sequence[str], plans: Sequence[Plan], stop: Stop, language: Language) -> None:
        self.names, self.plans, self.stop, self.language = names, plans, stop, language
        self.rows: list[list[Row]] = [[] for _ in plans]

    def play(self, workers: Workers, ledger: Ledger | None, console: Console) -> None:
        """Plays all plans, one rule set after the other."""
        with _progress(console, self.language) as told:
            for place, (name, plan) in enumerate(zip(self.names, self.plans, strict=True)):
                told.begin(name, self.stop.deals)
                with closing(contest(plan, self.stop, workers, ledger, place)) as rows:
                    for row in rows:
                        self.rows[place].append(row)
                        told.step(len(self.rows[place]))

    def reports(self) -> Iterator[Found]:
        """The findings for each rule set so far."""
        for name, plan, rows in zip(self.names, self.plans, self.rows, strict=True):
            found = report(plan, self.stop, rows)
            if found:
                yield Found(name, plan, found, verdict(plan, self.stop, rows))


class _Told:
    """Progress: a bar on a terminal after a second, else a line a minute."""

    SHOWN_AFTER_S = 1.0
    BETWEEN = 60.0

    def __init__(self, console: Console, bar: Progress, language: Language) -> None:
        self._console, self._bar, self._language = console, bar, language
        self._start = self._last = time.monotonic()
        self._name, self._total, self._task = "", 0, bar.add_task("", visible=False)

    def begin(self, name: str, total: int) -> None:
        """Begins a rule set."""
        self._name, self._total = name, total
        self._bar.reset(self._task, total=total, description=name, visible=False)

    def step(self, done: int) -> None:
        """Counts so many deals as played."""
        now = time.monotonic()
        self._bar.update(self._task, completed=done, visible=now - self._start > self.SHOWN_AFTER_S)
        if self._bar.disable and now - self._last > self.BETWEEN:
            self._last = now
            deals = self._language.say("cli-deals", count=self._total)
            self._console.print(
                self._language.say("cli-arena-done", name=self._name, done=done, deals=deals), highlight=False
            )


@contextmanager
def _progress(console: Console, language: Language) -> Iterator[_Told]:
    with progress(console) as bar:
        yield _Told(console, bar, language)


def _show(run: Run, as_json: bool) -> None:
    found = [*run.reports()]
    if as_json:
        for name, plan, one, _ in found:
            say_json(
                Measured(
                    rules=name,
                    code=format_code(plan.rules),
                    bots=plan.names,
                    measures=plan.measures,
                    bidder=plan.bidder_name,
                    seed=plan.seed.hex(),
                    report=one,
                )
            )
        return
    console = screen()
    show_tables(found, console if console.is_terminal else screen(width=160), run.language)
