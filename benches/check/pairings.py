"""Random events played through by the engine: no rematch and no second bye that could be avoided, nothing stalled.

    python -m benches.check.pairings --rounds 1000000
    python -m benches.check.pairings --speed

Every event has a form, entrants, clubs and rounds drawn by chance; people come late, leave, pause, undo rounds and
enter scores, or nobody does anything and the clock has to end the round. Each draw is looked at from the log alone:
where two meet again, or one rests again, every other way to pair them is tried; and where a small Swiss is left fewer
rounds without a rematch than another draw would have left it. ``--speed`` times a large event.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from functools import cache
from random import Random

from bidwhist.server.tournaments.domain.commands import (
    Command,
    Draw,
    Enter,
    Pause,
    Report,
    Resume,
    Sit,
    Tick,
    Undo,
    Withdraw,
)
from bidwhist.server.tournaments.domain.deadlines import next_wait
from bidwhist.server.tournaments.domain.decisions import decide, open_event
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.fold import opened
from bidwhist.server.tournaments.domain.log import Card, EventOpened, Form, Paired, RoundOver, RoundUndone, Row
from bidwhist.server.tournaments.domain.log_check import other_pairings
from bidwhist.server.tournaments.domain.pairings import next_draw

FORMS: tuple[Form, ...] = ("swiss", "swiss", "moving", "moving", "round_robin", "knockout")
SECRET = "what the lots come from"
SMALL = 6
"""Pairs of a field whose whole schedule is searched."""
MOST_TICKS = 200
"""Turns of the clock in which a round without people has to end."""


class Stalled(Exception):
    """A round or an event waits for ever."""


class Run:
    """One event with its log."""

    def __init__(self, settings: EventOpened) -> None:
        begun = open_event(settings, 0, SECRET)
        self.event, self.rows = begun.event, list(begun.rows)
        self.now = 0

    def do(self, command: Command) -> bool:
        """Whether a command was not refused."""
        done = decide(self.event, command, self.now, SECRET)
        self.event = done.event
        self.rows += done.rows
        return done.refusal is None

    def wait(self) -> None:
        """Let the clock come to what is due next."""
        wait = next_wait(self.event)
        if wait is None:
            raise Stalled("nothing is due in an event that is open")
        self.now = max(self.now, wait.until)
        if not decide(self.event, Tick(), self.now, SECRET).rows:
            raise Stalled("what was due has not happened")
        self.do(Tick())


def random_event(random: Random) -> Run:
    """An event of random settings and entrants, played to its end."""
    form, count = random.choice(FORMS), random.randint(2, 10)
    rounds = random.randint(1, 9) if form != "round_robin" else 0
    run = Run(
        EventOpened(
            name="x",
            form=form,
            rounds=rounds,
            apart=random.randrange(4),
            moves="losers" if random.random() < 0.5 else "winners",
            seed=str(random.random()),
        )
    )
    for number in range(count):
        run.do(_entry(random, number))
    run.do(Draw())
    while run.event.stage != "closed":
        _play_round(run, random)
    return run


def _entry(random: Random, number: int) -> Enter:
    return Enter((f"a{number}", f"b{number}"), random.choice(("", "", "North", "South")), random.choice(("", "Town")))


def _play_round(run: Run, random: Random) -> None:
    ticks = 0
    if random.random() < 0.1:
        _disturb(run, random)
    for meeting in run.event.open_meetings:
        if random.random() < 0.75:
            run.do(Report(meeting.id, None, _card(random, run.event)))
        elif random.random() < 0.5:
            run.do(Sit(meeting.id, random.randrange(2)))
        elif random.random() < 0.5:
            run.do(Report(meeting.id, random.randrange(2), _card(random, run.event)))
    while run.event.stage == "playing":
        run.wait()
        ticks += 1
        if ticks > MOST_TICKS:
            raise Stalled("a round does not end")
    if random.random() < 0.9 and run.do(Draw()):
        return
    run.wait()


def _disturb(run: Run, random: Random) -> None:
    """Somebody leaves or comes late, a round is undone, the clocks are stopped."""
    active = [one.id for one in run.event.active]
    kind = random.randrange(5)
    if kind == 0 and len(active) > 2:
        run.do(Withdraw(random.choice(active), "ill"))
    elif kind == 1:
        run.do(_entry(random, 100 + len(run.event.entrants)))
    elif kind == 2 and len(run.rows) < 200:
        run.do(Undo("wrong draw"))
    elif kind == 3 and run.do(Pause("supper")) and random.random() < 0.5:
        run.do(Resume())


def _card(random: Random, event: Event) -> Card:
    knocked = event.opened.form == "knockout"
    winner = random.choice((0, 1, 0, 1, 0, 1, None) if not knocked else (0, 1))
    return Card(winner, (random.randint(-9, 40), random.randint(-9, 40)), (random.randint(0, 9), random.randint(0, 9)))


class Draws:
    """What was drawn in one event, told from its log alone."""

    def __init__(self) -> None:
        self.rounds: list[Paired] = []

    def met(self) -> set[frozenset[int]]:
        """Everybody who has met."""
        return {frozenset(side[0] for side in one.sides) for drawn in self.rounds for one in drawn.pairings}

    def rested(self) -> set[int]:
        """Everybody who has had a bye."""
        return {bye.entrant for drawn in self.rounds for bye in drawn.byes}


def faults(rows: list[Row]) -> Iterator[str]:
    """What is wrong with the draws of a log."""
    draws, form = Draws(), opened(rows[0]).opened.form
    has_left = any(type(row.body).__name__ == "Withdrawn" for row in rows)
    for row in rows:
        if isinstance(row.body, RoundUndone):
            draws.rounds.pop()
        if not isinstance(row.body, Paired):
            continue
        pairs = [frozenset(side[0] for side in one.sides) for one in row.body.pairings]
        byes = [bye.entrant for bye in row.body.byes]
        here = sorted({number for pair in pairs for number in pair} | set(byes))
        if len(here) != 2 * len(pairs) + len(byes):
            yield f"row {row.seq}: somebody stands twice"
        may_rest = set(here) - draws.rested()
        again = [one for one in byes if one not in may_rest]
        if again and (may_rest - set(byes)) and not (form == "round_robin" and has_left):
            yield f"row {row.seq}: a second bye that could be avoided"
        rematches = [pair for pair in pairs if pair in draws.met()]
        if rematches and (form in ("round_robin", "knockout") or _could_avoid(here, draws.met(), may_rest)):
            yield f"row {row.seq}: a rematch that could be avoided"
        if (
            form == "swiss"
            and len(here) <= SMALL
            and _leaves_fewer(opened(rows[0]).opened.rounds, draws, here, row.body)
        ):
            yield f"row {row.seq}: a rematch in a round to come that could be avoided"
        draws.rounds.append(row.body)


def _leaves_fewer(asked: int, draws: Draws, here: list[int], drawn: Paired) -> bool:
    """Whether another draw would have left more of the announced rounds without a rematch and without a second bye."""
    first = draws.rounds[0] if draws.rounds else drawn
    count = 2 * len(first.pairings) + len(first.byes)
    left = (asked or max(1, (count - 1).bit_length() + 1)) - len(draws.rounds)
    could, rested = frozenset(draws.met()), frozenset(draws.rested() & set(here))
    pairs = frozenset(frozenset(side[0] for side in one.sides) for one in drawn.pairings)
    byes = frozenset(bye.entrant for bye in drawn.byes)
    is_fresh = not pairs & could and (not byes & rested or rested == set(here))
    leaves = 1 + _rounds_left(tuple(here), could | pairs, rested | byes, left - 1) if is_fresh else 0
    return leaves < _rounds_left(tuple(here), could, rested, left)


def _rounds_left(here: tuple[int, ...], met: frozenset[frozenset[int]], rested: frozenset[int], most: int) -> int:
    """How many rounds in a row can be drawn without a rematch, and without a second bye but where all had one."""
    return next((rounds for rounds in range(most, 0, -1) if _can_draw(here, met, rested, rounds)), 0)


@cache
def _can_draw(here: tuple[int, ...], met: frozenset[frozenset[int]], rested: frozenset[int], rounds: int) -> bool:
    if not rounds:
        return True
    again = frozenset() if rested >= set(here) else rested
    rests = [one for one in here if one not in again] if len(here) % 2 else [0]
    return any(
        _can_draw(here, met | pairs, again | ({rest} if rest else set()), rounds - 1)
        for rest in rests
        for pairs in _all_fresh([one for one in here if one != rest], met)
    )


def _all_fresh(here: list[int], met: frozenset[frozenset[int]]) -> Iterator[frozenset[frozenset[int]]]:
    if not here:
        yield frozenset()
        return
    for other in here[1:]:
        pair = frozenset((here[0], other))
        if pair not in met:
            for rest in _all_fresh([one for one in here[1:] if one != other], met):
                yield rest | {pair}


def _could_avoid(here: list[int], met: set[frozenset[int]], may_rest: set[int]) -> bool:
    """Whether some way to pair them has no rematch, and no second bye but where all had one."""
    if len(here) % 2 == 0:
        return _pairs_fresh(here, met)
    return any(_pairs_fresh([one for one in here if one != rests], met) for rests in may_rest or here)


def _pairs_fresh(here: list[int], met: set[frozenset[int]]) -> bool:
    if not here:
        return True
    first, rest = here[0], here[1:]
    return any(
        frozenset((first, other)) not in met and _pairs_fresh([one for one in rest if one != other], met)
        for other in rest
    )


def check(rounds: int, seed: str) -> tuple[dict[str, object], list[str]]:
    """Plays events until so many rounds are drawn: figures, and what was found wrong."""
    random, found = Random(seed), list[str]()
    figures = {"rounds": 0, "over": 0, "events": 0, "rematches": 0, "second_byes": 0, "stalled": 0}
    while figures["rounds"] < rounds:
        try:
            run = random_event(random)
        except Stalled as error:
            figures["stalled"] += 1
            found.append(str(error))
            continue
        drawn = [row.body for row in run.rows if isinstance(row.body, Paired)]
        figures["events"] += 1
        figures["rounds"] += len(drawn)
        figures["over"] += sum(isinstance(row.body, RoundOver) for row in run.rows)
        wrong = [*faults(run.rows)]
        if figures["events"] % 50 == 0 and other_pairings(run.rows):
            wrong.append("a draw that is not made again")
        found += wrong
        figures["rematches"] += sum("rematch" in one for one in wrong)
        figures["second_byes"] += sum("bye" in one for one in wrong)
    return {**figures}, found


def speed(pairs: int, rounds: int, seed: str) -> dict[str, object]:
    """Seconds of each draw of a Swiss with so many pairs, processor time."""
    random = Random(seed)
    run = Run(EventOpened(name="large", rounds=rounds, seed=seed))
    for number in range(pairs):
        run.do(_entry(random, number))
    took = list[float]()
    while next_draw(run.event) is not None:
        began = time.process_time()
        next_draw(run.event)
        took.append(time.process_time() - began)
        run.do(Draw())
        for meeting in run.event.open_meetings:
            run.do(Report(meeting.id, None, _card(random, run.event)))
    return {
        "pairs": pairs,
        "rounds": len(took),
        "median": round(statistics.median(took), 3),
        "most": round(max(took), 3),
        "faults": [*faults(run.rows)] if pairs < 20 else [],
    }


def main() -> None:
    """Print what is wrong, and one JSON line of figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--pairs", type=int, default=256)
    parser.add_argument("--seed", default="pairings")
    parser.add_argument("--speed", action="store_true")
    options = parser.parse_args()
    if options.speed:
        print(json.dumps(speed(options.pairs, 10, options.seed)))
        return
    began = time.process_time()
    figures, found = check(options.rounds, options.seed)
    for wrong in found[:10]:
        print(wrong)
    print(json.dumps({**figures, "seconds": round(time.process_time() - began)}))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
