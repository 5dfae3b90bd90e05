"""Faults of a cluster: one row each, drawn from a seed, and mended when its time is over."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Protocol

from benches.soak.simulation.hints import SimulatedBus
from benches.soak.simulation.machines import Machine
from benches.soak.simulation.people import Person
from benches.soak.simulation.shared_store import SharedDatabase
from benches.soak.simulation.virtual_time import World
from msgspec import Struct
from msgspec.structs import replace

POLL_INTERVAL_S = 0.1
HOUR = 3600.0


class Hit(Protocol):
    """A cluster under faults."""

    world: World
    machines: list[Machine]
    people: list[Person]
    post: SimulatedBus
    shared: SharedDatabase


class Strike(Struct, frozen=True):
    """A cluster that something is done to, one of its servers, and the chance of how it goes."""

    cluster: Hit
    machine: Machine
    random: Random


Fault = Callable[[Strike], Awaitable[None]]


async def _kill(at: Strike) -> None:
    """SIGKILL: nothing is flushed, nobody is told; a new process comes."""
    at.machine.kill()
    await asyncio.sleep(at.random.uniform(0.0, 6.0))
    at.machine.start()


async def _host(at: Strike) -> None:
    """The host is lost: nothing answers, not even a refusal."""
    at.machine.kill(is_silent=True)
    await asyncio.sleep(at.random.uniform(1.0, 9.0))
    at.machine.start()


async def _stop(at: Strike) -> None:
    """SIGSTOP, mostly past the lease, and SIGCONT: it wakes with a stale view."""
    at.machine.stand()
    await asyncio.sleep(at.random.uniform(0.3, 12.0))
    at.machine.go_on()


async def _stutter(at: Strike) -> None:
    """It is suspended and resumed again and again, about as long as a lease."""
    for _ in range(at.random.randint(2, 5)):
        await _stop(at)
        await asyncio.sleep(at.random.expovariate(2.0))


async def _drain(at: Strike) -> None:
    """SIGTERM, and a new process."""
    process = at.machine.loop
    at.machine.end()
    # Another fault may have begun a new process already, which is not to end.
    while at.machine.runs and at.machine.loop is process:
        await asyncio.sleep(POLL_INTERVAL_S)
    await asyncio.sleep(at.random.uniform(0.1, 2.0))
    at.machine.start()


async def _rolling(at: Strike) -> None:
    """Every server is restarted in order, each when the one before takes people again."""
    for one in at.cluster.machines:
        await _drain(replace(at, machine=one))
        while one.runs and not one.accepts:
            await asyncio.sleep(POLL_INTERVAL_S)


async def _clock(at: Strike) -> None:
    """The clock on its wall is set wrong."""
    at.machine.ahead = at.random.choice((-HOUR, HOUR, at.random.uniform(-10, 10)))


async def _store_clock(at: Strike) -> None:
    """The clock of the database is set wrong, forward or back."""
    at.cluster.shared.ahead = at.random.choice((-HOUR, HOUR, 0.0, at.random.uniform(-10, 10)))


async def _store_away(at: Strike) -> None:
    """The database is restarted: all servers lose it."""
    ways = [way for one in at.cluster.machines for way in one.ways]
    for way in ways:
        way.is_down = True
    await asyncio.sleep(at.random.uniform(0.2, 6.0))
    for way in ways:
        way.is_down = False


async def _store_refuses(at: Strike) -> None:
    """One server loses the database, and hears so."""
    for way in at.machine.ways:
        way.is_away = True
    await asyncio.sleep(at.random.uniform(0.2, 8.0))
    for way in at.machine.ways:
        way.is_away = False


async def _store_cut(at: Strike) -> None:
    """One server gets no answer from the database."""
    for way in at.machine.ways:
        way.is_cut = True
    await asyncio.sleep(at.random.uniform(0.5, 8.0))
    for way in at.machine.ways:
        way.is_cut = False


async def _lost_heartbeats(at: Strike) -> None:
    """Heartbeats are lost, and rows are written, some of them late."""
    at.machine.of_beats.is_cut = True
    at.machine.link_faults.gap, at.machine.link_faults.longest_gap = 0.3, at.random.uniform(0.5, 4.0)
    await asyncio.sleep(at.random.uniform(3.0, 9.0))
    at.machine.of_beats.is_cut = False
    at.machine.link_faults.gap, at.machine.link_faults.longest_gap = 0.05, 0.05


async def _rows_lost(at: Strike) -> None:
    """Rows are not written, and heartbeats are."""
    at.machine.link_faults.is_cut = True
    await asyncio.sleep(at.random.uniform(1.0, 9.0))
    at.machine.link_faults.is_cut = False


async def _store_slow(at: Strike) -> None:
    """Every journey to the database takes up to five hundred times as long."""
    for way in at.machine.ways:
        way.slow = at.random.choice((20.0, 100.0, 500.0))
    await asyncio.sleep(at.random.uniform(1.0, 10.0))
    for way in at.machine.ways:
        way.slow = 1.0


async def _store_loses(at: Strike) -> None:
    """Connections are lost around commits: what was written is unknown."""
    hit = at.cluster.machines if at.random.random() < 0.3 else [at.machine]
    ways = [way for one in hit for way in one.ways]
    for way in ways:
        way.loses_before, way.loses_after = at.random.uniform(0, 0.4), at.random.uniform(0, 0.4)
    await asyncio.sleep(at.random.uniform(2.0, 12.0))
    for way in ways:
        way.loses_before = way.loses_after = 0.0


async def _store_pauses(at: Strike) -> None:
    """Transactions pause between what they read and what they write."""
    for way in at.machine.ways:
        way.gap, way.longest_gap = 0.6, at.random.uniform(0.2, 4.5)
    await asyncio.sleep(at.random.uniform(2.0, 10.0))
    for way in at.machine.ways:
        way.gap, way.longest_gap = 0.05, 0.05


async def _cut_off(at: Strike) -> None:
    """A host is cut off from everything."""
    at.machine.cut()
    await _store_cut(at)
    at.machine.mend()


async def _unreachable(at: Strike) -> None:
    """People do not reach a host, which reaches the database."""
    at.machine.cut()
    await asyncio.sleep(at.random.uniform(0.5, 8.0))
    at.machine.mend()


async def _lines(at: Strike) -> None:
    """People's connections break, some of them."""
    for link in at.machine.open_links():
        if at.random.random() < 0.5:
            link.breaks()


async def _away(at: Strike) -> None:
    """People leave and come back by themselves."""
    for person in at.random.sample(at.cluster.people, min(3, len(at.cluster.people))):
        person.leaves()
        await asyncio.sleep(at.random.expovariate(4.0))


async def _bus(at: Strike) -> None:
    """What servers tell each other is lost, told twice, or not carried at all."""
    at.cluster.post.is_up = at.random.random() < 0.5
    at.cluster.post.loses, at.cluster.post.doubles = at.random.random(), at.random.random()
    await asyncio.sleep(at.random.uniform(1.0, 15.0))
    at.cluster.post.is_up, at.cluster.post.loses, at.cluster.post.doubles = True, 0.0, 0.0


FAULTS: dict[str, Fault] = {
    "kill": _kill,
    "host": _host,
    "stop": _stop,
    "stutter": _stutter,
    "drain": _drain,
    "rolling": _rolling,
    "clock": _clock,
    "store-clock": _store_clock,
    "store-away": _store_away,
    "store-refuses": _store_refuses,
    "store-cut": _store_cut,
    "beats-lost": _lost_heartbeats,
    "rows-lost": _rows_lost,
    "store-slow": _store_slow,
    "store-loses": _store_loses,
    "store-pauses": _store_pauses,
    "cut-off": _cut_off,
    "unreachable": _unreachable,
    "lines": _lines,
    "away": _away,
    "bus": _bus,
}


async def strike(cluster: Hit, name: str, machine: Machine, random: Random) -> None:
    """Inject one fault into a cluster, and wait until it is repaired."""
    cluster.world.note(f"{name} {machine.name}", is_fault=True)
    await FAULTS[name](Strike(cluster, machine, random))
    cluster.world.note(f"{name} {machine.name} is over", is_fault=True)


def mend_all(cluster: Hit) -> None:
    """Repair every fault."""
    cluster.post.is_up, cluster.post.loses, cluster.post.doubles = True, 0.0, 0.0
    for machine in cluster.machines:
        for way in machine.ways:
            way.clear()
        machine.mend()
        machine.go_on()
        machine.start()
