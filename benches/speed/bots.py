"""How long tables wait for their bots when many ask at once: ``python -m benches.speed.bots --as-if``.

Tables in memory, without sockets and store, each with a person who answers at once; after each turn it rests. Half of
the champions' tables are of one address. Told are, for each level, the waits, how many answers a table had at least and
at most, and how often a steady bot took over because the table's own came too late. With ``--as-if`` nobody computes:
work sleeps as long as each level was measured to take, on a clock of its own, so that a busy machine does not count.
"""

import argparse
import asyncio
from collections import defaultdict
from collections.abc import Callable
from random import Random
from secrets import token_bytes
from selectors import SelectorKey, SelectSelector
from statistics import quantiles
from typing import Any

from bidwhist.core.match import match_view
from bidwhist.core.rules.presets import PALACE
from bidwhist.records.fairness import commitment_to
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.domain.commands import Ask, BeReady, BotDecides, Decide, Give, TableCommand, TakeSeat
from bidwhist.server.tables.domain.decisions import decide
from bidwhist.server.tables.domain.log import Row, TableOpened
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.domain.transitions import open_table

PERSON, SECRET = "ann", bytes(32)
TAKES = {
    "champion": (0.0001, 0.003, 0.006, 0.007, 0.008, 0.012, 0.018, 0.03, 0.066, 0.15),
    "steady": (0.0001, 0.0001, 0.0002, 0.0005, 0.001),
}
"""Seconds of processor time that a turn was measured to take, each as likely."""


class _NoWait(SelectSelector):
    """Waits for nobody: the time goes on by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """What is ready."""
        self.now += timeout or 0.0
        return super().select(0)


class _OwnTime(asyncio.SelectorEventLoop):
    """A loop whose time passes as soon as there is nothing to do."""

    def __init__(self) -> None:
        self._waits = _NoWait()
        super().__init__(self._waits)

    def time(self) -> float:
        """Seconds since it began."""
        return self._waits.now


class Sleeping:
    """A place where work only takes its time."""

    def __init__(self, size: int) -> None:
        self.size, self._random = size, Random(1)
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Any) -> "asyncio.Future[Any]":
        """The first thing that is legal, after some time."""
        # Servers before this bench gave a partial function.
        level, view = (work.bot, work.view) if hasattr(work, "bot") else work.args[:2]
        task = asyncio.get_running_loop().create_task(
            asyncio.sleep(self._random.choice(TAKES[level]), result=view.legal[0])
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def begin_everywhere(self, work: Callable[[], Any]) -> None:
        """Nothing."""

    async def close(self) -> None:
        """Nothing."""


def _places(workers: int, *, as_if: bool) -> Executors:
    places = Executors.of(workers)
    if not as_if:
        return places
    stand_ins, bots = Sleeping(1), Sleeping(places.bots.size)
    return Executors(
        bots, stand_ins, places.hints, places.claims, places.archive, places.files, places.passwords, shares=False
    )


class Playing:
    """A table that plays on by itself, and how long it waited for its bots."""

    def __init__(self, number: int, level: str, address: str) -> None:
        self.level, self.who = level, Who(address, f"person {number}")
        self._opened = TableOpened(rules=PALACE, name="bench", preset="palace", bots=level)
        self._number = number
        self.table = self._anew()
        self.waits: list[float] = []

    def _anew(self) -> Table:
        self.table = open_table(Row(f"table{self._number}", 0, 0, PERSON, "", self._opened))
        self._say(Ask(PERSON, "sit", TakeSeat("Ann")))
        self._say(Ask(PERSON, "ready", BeReady(self.table.seq, commitment_to(SECRET))))
        self._say(Ask(PERSON, "give", Give(SECRET.hex())))
        return self.table

    def _say(self, command: TableCommand) -> None:
        came = decide(self.table, command, 0, token_bytes(32))
        assert came.refusal is None, came.refusal
        self.table = came.tables[-1] if came.tables else self.table

    async def play(self, bot_service: BotService, ends: float, rest: float) -> None:
        """Play until a time."""
        names = 0
        while asyncio.get_running_loop().time() < ends:
            names += 1
            if self.table.stage is not Stage.PLAYING:
                self._anew()
            elif self.table.is_between_deals:
                self._say(Ask(PERSON, f"k{names}", BeReady(self.table.seq)))
            else:
                await self._turn(bot_service, f"k{names}")
                await asyncio.sleep(rest)

    async def _turn(self, bot_service: BotService, name: str) -> None:
        seat, match = self.table.to_act, self.table.match
        assert seat is not None and match is not None
        if not self.table.chairs[seat].bot_acts:
            self._say(Ask(PERSON, name, Decide(self.table.seq, match_view(match, seat).legal[0])))
            return
        began = asyncio.get_running_loop().time()
        action = await bot_service.choose(self.table, seat, self.who)
        self.waits.append(asyncio.get_running_loop().time() - began)
        self._say(BotDecides(seat, self.table.turn_seq, action))


async def measured(options: argparse.Namespace) -> None:
    """Plays, and prints."""
    places = _places(options.workers, as_if=options.as_if)
    bot_service = BotService(places)
    levels = ["champion"] * options.champions + ["steady"] * options.steadies
    tables = [
        Playing(number, level, "the same" if level == "champion" and number % 2 else f"address {number}")
        for number, level in enumerate(levels)
    ]
    # Processes have started, and nets are loaded, before the clock runs.
    await asyncio.gather(*(bot_service.choose(one.table, _bot_seat(one.table), one.who) for one in tables[:8]))
    bot_service.missed = 0
    ends = asyncio.get_running_loop().time() + options.seconds
    await asyncio.gather(*(one.play(bot_service, ends, options.rest) for one in tables))
    await places.close()
    _tell(tables, bot_service.missed)


def _bot_seat(table: Table) -> int:
    return table.to_act or 0


def _tell(tables: list[Playing], missed: int) -> None:
    by_level = defaultdict[str, list[Playing]](list)
    for one in tables:
        by_level[one.level].append(one)
    for level, some in by_level.items():
        waits = [wait for one in some for wait in one.waits]
        cuts = quantiles(waits, n=100)
        counts = sorted(len(one.waits) for one in some)
        worst = max(quantiles(one.waits, n=100)[98] for one in some if len(one.waits) > 1)
        print(
            f"{level:9} {len(waits):6} answers; wait p50 {cuts[49]:.3f} s, p99 {cuts[98]:.3f} s, worst table's p99 "
            f"{worst:.3f} s; answers a table {counts[0]} to {counts[-1]}"
        )
    print(f"played by a steady bot instead: {missed}")


def main() -> None:
    """Reads the options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--champions", type=int, default=240)
    parser.add_argument("--steadies", type=int, default=240)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rest", type=float, default=1.0)
    parser.add_argument("--as-if", action="store_true")
    options = parser.parse_args()
    with asyncio.Runner(loop_factory=_OwnTime if options.as_if else None) as runner:
        runner.run(measured(options))


if __name__ == "__main__":
    main()
