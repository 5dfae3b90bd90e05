"""How long standings take: matches settled one by one, and all of them made again from the outcomes.

``python -m benches.speed.standings 1000000 --one-by-one 100000 --every 10000`` says what one costs, in processor time,
with so many settled before it and the others waiting behind it; ``--people`` is the number of players.
"""

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count as count_from
from itertools import islice, repeat
from pathlib import Path
from random import Random
from statistics import median

from bidwhist.server.platform.database.database import Database
from bidwhist.server.platform.database.opening import database_at
from bidwhist.server.ratings.domain.outcomes import Chair, Outcome, Played, encode_outcome, name_of
from bidwhist.server.ratings.service import SETTLE_BATCH
from bidwhist.server.ratings.settlement_repository import rebuild, settle_some

PEOPLE = 20_000
MINUTES = 1
BEGINNING = 1_767_225_600_000


def matches(count: int, population: int = PEOPLE, seed: int = 1) -> Iterator[Outcome]:
    """Rated matches of four random people, among so many players."""
    random = Random(seed)
    for number in range(count):
        people = [f"p{one:06}" for one in random.sample(range(population), 4)]
        yield Played(
            table=f"t{number}",
            match=f"t{number:08}-1",
            finished=BEGINNING + number * MINUTES * 60_000,
            preset="palace",
            side_of=(0, 1, 0, 1),
            chairs=tuple(map(Chair, people)),
            bots="steady",
            winner=random.randrange(2),
            deals=8,
            is_rated=True,
            finishers=tuple(people),
        )


def keep_all(database: Database, outcomes: Iterator[Outcome], first_place: int | None) -> None:
    """Keep outcomes that wait, or with a first place those that are taken as settled."""
    places = repeat(None) if first_place is None else count_from(first_place)
    rows = ((name_of(one), one.finished, place, encode_outcome(one)) for place, one in zip(places, outcomes))  # noqa: B905
    database.begin().executemany("INSERT INTO outcomes VALUES (?, ?, ?, ?)", rows)
    database.commit()


def settle_each(database: Database, every: int) -> Iterator[tuple[int, list[float]]]:
    """Settle what waits, twenty in a transaction; the seconds of processor that each took, so many at a time."""
    taken: list[float] = []
    settled, is_left = 0, True
    while is_left:
        connection = database.begin()
        for _ in range(SETTLE_BATCH):
            began = time.thread_time()
            is_left = bool(settle_some(1)(connection))
            taken += [time.thread_time() - began] * is_left
        database.commit()
        if len(taken) >= every or (taken and not is_left):
            yield settled, taken
            settled, taken = settled + len(taken), []


def timed(database: Database, count: int, one_by_one: int, population: int, every: int) -> None:
    """Settles some one by one, takes the rest as settled, makes all again, and says how long each took."""
    keep_all(database, islice(matches(count, population), one_by_one), None)
    for before, taken in settle_each(database, every):
        each, longest = median(taken) * 1e6, max(taken) * 1e3
        print(f"{before:,} settled: {each:.0f} µs each (median), the longest {longest:.0f} ms", flush=True)
    keep_all(database, islice(matches(count, population), one_by_one, None), one_by_one + 1)
    began, worked = time.perf_counter(), time.process_time()
    made = rebuild(database.begin())
    database.commit()
    took, work = time.perf_counter() - began, time.process_time() - worked
    print(f"{made:,} made again: {took:.0f} s, {work:.0f} s of one processor")


def main() -> None:
    """Measures over a file that is taken away afterwards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--one-by-one", type=int, default=0)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--every", type=int, default=10_000, help="settled matches between one figure and the next")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, closing(database_at(Path(folder) / "house.sqlite")) as database:
        timed(database, wanted.count, wanted.one_by_one, wanted.people, wanted.every)


if __name__ == "__main__":
    main()
