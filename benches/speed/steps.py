"""What telling one step of a table to its four seats costs, by kinds of steps: Python calls, and time of the thread.

Run: PYTHONPATH=tests python -m benches.speed.steps. Tables of palace, or of ``--preset``, are played by a seed; then
each step is told in protocol 4 to clients with words of their own, ``--times`` over, and the least of its times counts.
Calls of functions are counted apart, once, and are the same in each run. ``--digest`` tells one hash of the bytes of
all presets in three languages instead, by which two versions are compared.
"""

import argparse
import gc
import sys
import time
from collections import defaultdict
from hashlib import sha256
from random import Random
from statistics import median
from types import FrameType
from typing import Any

from bidwhist.core.deal import AUCTION, DONE, PLAY
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import WATCHER
from bidwhist.i18n import language_of
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.tables.domain.log import Acted, Started
from bidwhist.server.tables.domain.table import Shift
from bidwhist.server.tables.views.own_words import Reader
from bidwhist.server.tables.views.steps import Shown, steps_of
from support.tables import Play

SEATS = range(4)
MAX_STEPS = 400
"""Most steps of a table whose bytes are told."""
Runs = list[list[Shift]]
"""The steps of each table."""


def played(preset: str, seed: int, people: int, most: int = 1000) -> list[Shift]:
    """The steps of a match that people and bots play by a seed, or most of them."""
    play = Play(PRESETS[preset], people).start().play(Random(seed), lambda table: table.seq > most)
    return [Shift(*one) for one in zip(play.tables, play.rows[1:], play.tables[1:], strict=False)]


def kind_of(shift: Shift) -> str:
    """What a step is, as the table of figures calls it."""
    body, deal, old = shift.row.body, shift.after.deal, shift.before.deal
    if not isinstance(body, Acted) or deal is None or old is None:
        return "the first deal" if isinstance(body, Started) else type(body).__name__
    if deal.phase is DONE:
        return "the end of a deal"
    if old.phase is PLAY:
        return "a card"
    if old.phase is AUCTION:
        return "a bid" if deal.phase is AUCTION else "the end of the auction"
    return type(body.action).__name__


def tell(shift: Shift, reader: Reader, last: Shown | None) -> Shown:
    """Tell a step to four seats, each in a frame of its own where they see something of their own."""
    steps, now = steps_of(shift, SEATS, reader, last)
    for step in {id(one): one for one in steps.values()}.values():
        encode(step)
    return now


def times_of(runs: Runs, reader: Reader) -> dict[str, list[int]]:
    """Nanoseconds of the thread for each step, by kind."""
    taken = defaultdict(list)
    for shifts in runs:
        last = None
        for shift in shifts:
            began = time.thread_time_ns()
            last = tell(shift, reader, last)
            taken[kind_of(shift)].append(time.thread_time_ns() - began)
    return taken


def calls_of(runs: Runs, reader: Reader) -> dict[str, list[int]]:
    """Calls of Python functions and of built-in ones for each step, by kind."""
    counted = defaultdict(list)
    calls = 0

    def note(_: FrameType, event: str, __: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    for shifts in runs:
        last = None
        for shift in shifts:
            calls = 0
            sys.setprofile(note)
            last = tell(shift, reader, last)
            sys.setprofile(None)
            counted[kind_of(shift)].append(calls)
    return counted


def digest() -> str:
    """All bytes of all presets, with and without own words, told to seats and watchers."""
    told, steps = sha256(), 0
    for number, preset in enumerate(PRESETS):
        shifts = played(preset, number, 2 + number % 2, MAX_STEPS)
        for code, has_own_words in (("en", True), ("fr", True), ("he", False)):
            reader, last = Reader(language_of(code), has_own_words), None
            for shift in shifts:
                seats = (WATCHER, *range(len(shift.after.chairs)))
                by_seat, last = steps_of(shift, seats, reader, last)
                for seat in seats:
                    told.update(encode(by_seat[seat]))
                    steps += 1
    return f"{steps} steps, {told.hexdigest()}"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--preset", default="palace", choices=sorted(PRESETS))
    parser.add_argument("--digest", action="store_true", help="tell one hash of all bytes")
    asked = parser.parse_args()
    if asked.digest:
        print(digest())
        return
    reader = Reader(language_of("en"), has_own_words=True)
    runs = [played(asked.preset, seed, 4) for seed in range(asked.tables)]
    gc.collect()
    gc.disable()
    times_of(runs, reader)
    calls = calls_of(runs, reader)
    rounds = [times_of(runs, reader) for _ in range(asked.times)]
    # The least of each step's times: what else the machine does can only add to one.
    least = {kind: [min(same) for same in zip(*(one[kind] for one in rounds), strict=True)] for kind in calls}
    print("kind, steps, median calls, median µs")
    for kind, counts in sorted(calls.items(), key=lambda one: -sum(least[one[0]])):
        print(f"{kind}, {len(counts)}, {median(counts):.0f}, {median(least[kind]) / 1000:.1f}")
    steps = sum(map(len, calls.values()))
    all_calls, all_times = (sum(map(sum, found.values())) / steps for found in (calls, least))
    print(f"all, {steps}, {all_calls:.0f}, {all_times / 1000:.1f} on average")


if __name__ == "__main__":
    main()
