"""One seed of the simulation, from its start to its verdict."""

import asyncio
import logging
from collections import Counter
from random import Random

import msgspec
from benches.soak.simulation.faults import FAULTS, POLL_INTERVAL_S, mend_all, strike
from benches.soak.simulation.hints import SimulatedBus
from benches.soak.simulation.judge import Judge
from benches.soak.simulation.machines import Machine
from benches.soak.simulation.people import Person, PersonPlan
from benches.soak.simulation.shared_store import SharedDatabase
from benches.soak.simulation.virtual_time import World, new_loop

from bidwhist.core.rules.presets import PRESETS
from bidwhist.server.accounts.domain.person import Person as Named
from bidwhist.server.tables.domain.log import TableOpened

CALM = (2.0, 10.0)
"""Seconds of play before each storm."""
STORM_LENGTH_S = 20.0
"""Seconds in which the faults of a storm begin."""
MOST_AT_ONCE = 7
QUIET_LENGTH_S = 12.0
"""Seconds after a storm in which people come back and nothing is done."""
MOVES, DECISIONS = 90.0, 12.0
"""Seconds in which every table moves that is not hit, and as many times as long as people think on average."""
WATCHES = 1.0
LONGEST = 2.0
"""Times as long as planned after which a cluster never comes to rest."""


class Plan(msgspec.Struct, frozen=True):
    """What is simulated."""

    nodes: int = 3
    tables: int = 8
    minutes: float = 60.0
    thinks: float = 6.0
    """Seconds that a person thinks, on average."""
    faults: tuple[str, ...] = tuple(FAULTS)


class Verdict(msgspec.Struct):
    """What came of one seed."""

    seed: int
    digest: str
    wrong: list[str]
    trace: list[str]
    """What was done to the cluster, a line each."""
    rows: int
    acknowledged: int
    shown: int
    compared: int
    faults: dict[str, int]
    backs: list[float]
    seconds: float
    """How long it lasted, by the virtual clock."""


class Raised(logging.Handler):
    """What the servers log as errors with a traceback: nothing that is done to them excuses that."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(logging.ERROR)
        self.judge = judge

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            self.judge.wrong(f"raised: {record.getMessage()}: {type(error).__name__}: {error}")


class SimulatedCluster:
    """Servers, people and what is done to them."""

    arrive = 3.0
    """Seconds in which people come."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan, self.random = plan, Random(f"house {seed}")
        self.world = World()
        self.outside = new_loop(self.world, "outside", self._chance())
        self.shared, self.post = SharedDatabase(self.world), SimulatedBus(self._chance())
        self.judge = Judge(self.world, self.shared)
        self.machines = [
            Machine(self.outside, self.shared, self.post, number, self._chance()) for number in range(plan.nodes)
        ]
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.done: Counter[str] = Counter()
        """How often each thing was done to it."""
        self.is_over = False

    def _chance(self) -> Random:
        return Random(self.random.getrandbits(64))

    async def live(self) -> None:
        """Everything, in order."""
        for machine in self.machines:
            machine.start()
        await self._until_up()
        for number in range(self.plan.tables):
            await self._open_table(number)
        watching = self.outside.create_task(self._watch())
        ends = self.plan.minutes * 60
        while self.world.now < ends:
            await asyncio.sleep(self.random.uniform(*CALM))
            await self._storm()
        await self._settle_down()
        watching.cancel()
        self.is_over = True

    async def _until_up(self) -> None:
        while not all(machine.accepts and not machine.is_going for machine in self.machines):
            for machine in self.machines:
                machine.start()
            await asyncio.sleep(POLL_INTERVAL_S)

    async def _open_table(self, number: int) -> None:
        machine, preset = self.random.choice(self.machines), self.random.choice(("classic", "palace", "classic"))
        assert machine.server_state is not None
        opened = TableOpened(
            rules=PRESETS[preset],
            name="porch",
            preset=preset,
            kind=self.random.choice(("private", "open")),
            bots="random",
            pace=self.random.choice(("none", "none", "steady")),
            invite=f"word{number}",
        )
        count = self.random.choice((1, 1, 2, 4))
        names = [Named(f"g{number}{letter}", letter.upper(), "guest") for letter in "abcd"[:count]]
        opening = machine.loop.create_task(machine.server_state.registry.open(opened, names[0], 0))
        while not opening.done():
            await asyncio.sleep(POLL_INTERVAL_S)
        table = opening.result().table.id
        self.tables.append(table)
        for seat, named in enumerate(names):
            self._invite(
                named, PersonPlan(table, opened.invite, seat, count, self.plan.thinks, self.random.random() < 0.3)
            )

    def _invite(self, named: Named, plan: PersonPlan) -> None:
        person = Person(named, plan, self.machines, self.outside, self._chance())
        person.witness = self.judge
        self.people.append(person)
        self.outside.call_later(self.random.random() * self.arrive, person.comes)

    async def _watch(self) -> None:
        # As a person's own impatience.
        while True:
            await asyncio.sleep(WATCHES)
            for person in self.people:
                person.minds()

    async def _storm(self) -> None:
        count = self.random.randint(1, MOST_AT_ONCE)
        await asyncio.gather(*(self._fault() for _ in range(count)))
        await self._is_settled()

    async def _fault(self) -> None:
        name, machine = self.random.choice(self.plan.faults), self.random.choice(self.machines)
        self.done[name] += 1
        chance = self._chance()
        await asyncio.sleep(chance.uniform(0, STORM_LENGTH_S))
        await strike(self, name, machine, chance)

    async def _is_settled(self) -> None:
        mend_all(self)
        await self._until_up()
        since = self.world.now
        self.world.note("all is well", is_fault=True)
        for person in self.people:
            person.looks()
        await asyncio.sleep(QUIET_LENGTH_S)
        self.judge.check_back(self.people, since)
        self.check_tables()

    def check_tables(self) -> None:
        """Every table is at one server, as its log tells it."""
        self.judge.check_ownership(self.machines, self.tables)

    async def _settle_down(self) -> None:
        heights = self.judge.heights(self.tables)
        await asyncio.sleep(max(MOVES, DECISIONS * self.plan.thinks))
        self.judge.check_alive(heights)


def simulate(plan: Plan, seed: int) -> Verdict:
    """What comes of one seed."""
    cluster = SimulatedCluster(plan, seed)
    log, errors = logging.getLogger("bidwhist.server"), Raised(cluster.judge)
    log.addHandler(errors)
    log.propagate = False
    try:
        living = cluster.outside.create_task(cluster.live())
        ends = LONGEST * (plan.minutes + 10) * 60
        cluster.world.run(lambda: living.done() or cluster.world.now > ends)
    finally:
        log.removeHandler(errors)
        log.propagate = True
    if not living.done():
        cluster.judge.wrong("it does not come to its end: something that was begun is never over")
    elif living.exception() is not None:
        raise living.exception()  # type: ignore[misc]
    rows = cluster.judge.check_logs(cluster.tables)
    for loop in (cluster.outside, *(machine.loop for machine in cluster.machines)):
        for trouble in loop.troubles:
            cluster.judge.wrong(f"uncaught: {trouble}")
    judge, trace = cluster.judge, cluster.world.trace
    return Verdict(
        seed=seed,
        digest=trace.digest,
        wrong=judge.faults,
        trace=trace.faults,
        rows=rows,
        acknowledged=judge.acks,
        shown=judge.steps_shown,
        compared=judge.compared,
        faults=dict(cluster.done),
        backs=judge.backs,
        seconds=cluster.world.now,
    )
