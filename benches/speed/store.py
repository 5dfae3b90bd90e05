"""Appends alone: how many rows a second a store takes when many tables write at once, and how long each waits.

Run: python -m benches.speed.store --store postgresql://postgres@127.0.0.1/test --tables 1000 --seconds 10. Each table
appends one row after another, as tables do; the store commits what has gathered. Without --store it is a new file.
With --fence each row is written as nodes of a cluster do: after a look at who has the table, which is held to the
commit (hold) or not (look).
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bidwhist.core.actions import Play
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.app.running import sweep_lightly
from bidwhist.server.platform.cluster.repository import Me, NodeRows
from bidwhist.server.platform.database.database import Work
from bidwhist.server.platform.database.paths import Place, place_of
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Acted, Row, TableOpened
from bidwhist.server.tables.repository import append, rows_of

BODY = Acted(2, Play(17), "person")
"""What most rows are: a card."""


def opening(table: str) -> Row:
    """The first row of a table."""
    return Row(table, 0, 5, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite=table))


Fence = Callable[[str, Work[None]], Work[None]]
ME = Me("bench", 1)


def no_fence(_: str, work: Work[None]) -> Work[None]:
    """As a server alone writes."""
    return work


async def fence_of(kind: str, store: Store, names: list[str]) -> Fence:
    """The fence before each row, with every table ours."""
    if kind == "none":
        return no_fence
    rows = NodeRows(store.database.clock, store.database.held if kind == "hold" else "")
    await store.write(rows.register(ME, "http://bench"))
    await asyncio.gather(*(store.write(rows.begin(name, ME)) for name in names))
    return lambda table, work: rows.fenced(table, ME, work)


async def appends(store: Store, fence: Fence, table: str, ends: float, waits: list[float]) -> int:
    """Append to one table until the time is over; the rows of its log."""
    seq = 1
    while time.perf_counter() < ends:
        row = Row(table, seq, 1_700_000_000_000 + seq, "g3k9x7qm2hf4", f"c{seq}", BODY)
        began = time.perf_counter()
        await store.write(fence(table, append((row,))))
        waits.append(time.perf_counter() - began)
        seq += 1
    return seq


async def measure(place: Place, tables: int, seconds: float, kind: str = "none") -> str:
    """What a store takes."""
    store = Store(place)
    names = [secrets.token_hex(5) for _ in range(tables)]
    before = (await store.space()).kept
    await asyncio.gather(*(store.write(append((opening(name),))) for name in names))
    fence = await fence_of(kind, store, names)
    waits: list[float] = []
    began, used = time.perf_counter(), time.process_time()
    lengths = await asyncio.gather(*(appends(store, fence, name, began + seconds, waits) for name in names))
    took, used = time.perf_counter() - began, time.process_time() - used
    for name, length in list(zip(names, lengths, strict=True))[:50]:
        assert [row.seq for row in await store.read(rows_of(name))] == list(range(length))
    kept = (await store.space()).kept - before
    store.close()
    waits.sort()
    return (
        f"{len(waits) / took:,.0f} appends a second over {tables} tables, {used / len(waits) * 1e6:.0f} µs of this "
        f"process each; waited {waits[len(waits) // 2] * 1000:.1f} ms (median), "
        f"{waits[len(waits) * 99 // 100] * 1000:.1f} ms (p99); {kept / len(waits):.0f} bytes kept a row"
    )


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", type=place_of)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--fence", choices=("none", "look", "hold"), default="none")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # As a server does: collecting 100,000 waiting tables again and again takes longer than all else.
        sweep_lightly()
        print(asyncio.run(measure(asked.store or Path(folder) / "s.sqlite", asked.tables, asked.seconds, asked.fence)))


if __name__ == "__main__":
    main()
