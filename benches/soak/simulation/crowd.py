"""Very many tables: a cluster as large as it is meant to become, for as long as there is time to compute.

Run: python -m benches.soak.simulation.crowd --tables 100000 --nodes 20 --minutes 5

One server is killed, another is ended, and the database is restarted; everybody must be back in time. One person sits
at each table, with three bots, and decides every two minutes on average.
"""

import argparse
import asyncio
import gc
import logging
import resource
import sys
import time

from benches.soak.simulation.faults import mend_all, strike
from benches.soak.simulation.judge import MAX_RECOVERY_S
from benches.soak.simulation.machines import Machine
from benches.soak.simulation.people import Person, PersonPlan
from benches.soak.simulation.run import QUIET_LENGTH_S, Plan, Raised, SimulatedCluster

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.accounts.domain.person import Person as Named
from bidwhist.server.tables.domain.log import TableOpened

ARRIVAL_TIME_S = 60.0
"""Seconds in which people come."""
ASKED = 1000
"""People besides those who are hit who ask after each blow whether their table is there."""
BLOWS = ("kill", "drain", "store-away")
"""What is done to the cluster, one after another."""
COMPARED = 500
"""Tables that are compared with their logs, row for row."""
OPEN = 100
"""One table in so many is open to everybody."""
TELLS = 10.0


class Crowd(SimulatedCluster):
    """A cluster with very many tables."""

    arrive = ARRIVAL_TIME_S

    def __init__(self, plan: Plan, seed: int) -> None:
        super().__init__(plan, seed)
        self.began = time.process_time()

    async def live(self) -> None:
        """Everything, in order."""
        for machine in self.machines:
            machine.start()
        await self._until_up()
        opening = [machine.loop.create_task(self._open_share(machine)) for machine in self.machines]
        while not all(task.done() for task in opening):
            await asyncio.sleep(1.0)
        self.tell("all tables are open")
        gc.collect()
        gc.freeze()
        await asyncio.sleep(ARRIVAL_TIME_S)
        self.tell("everybody has come")
        telling = self.outside.create_task(self._keep_telling())
        apart = max(20.0, (self.plan.minutes * 60 - len(BLOWS) * 20) / (len(BLOWS) + 1))
        for blow in BLOWS:
            await asyncio.sleep(apart)
            machine = self.random.choice(self.machines)
            self.done[blow] += 1
            before = len(self.judge.backs)
            hit = [person for person in self.people if person.link is not None and person.link.machine is machine]
            await strike(self, blow, machine, self._chance())
            await self._rest(hit + self.random.sample(self.people, min(ASKED, len(self.people))))
            backs = sorted(self.judge.backs[before:])
            self.tell(f"after {blow}: back in {backs[int(len(backs) * 0.99)]:.2f} s (p99), {backs[-1]:.2f} s (longest)")
        await asyncio.sleep(apart)
        telling.cancel()

    async def _open_share(self, machine: Machine) -> None:
        number, server_state = self.machines.index(machine), machine.server_state
        assert server_state is not None
        for one in range(number, self.plan.tables, self.plan.nodes):
            opened = TableOpened(
                rules=CLASSIC,
                name="porch",
                preset="classic",
                kind="private" if one % OPEN else "open",
                bots="random",
                invite=f"w{one}",
            )
            named = Named(f"g{one}", "A", "guest")
            session = await server_state.registry.open(opened, named, 0)
            self.tables.append(session.table.id)
            self._invite(named, PersonPlan(session.table.id, opened.invite, 0, 1, self.plan.thinks, one % 3 == 0))
            self.people[-1].at = number

    async def _rest(self, asked: list[Person]) -> None:
        mend_all(self)
        await self._until_up()
        since = self.world.now
        for person in asked:
            person.looks()
        await asyncio.sleep(QUIET_LENGTH_S)
        self.judge.check_back(asked, since)
        self.check_tables()

    def check_tables(self) -> None:
        """Some tables row for row, and all logs for gaps."""
        self.judge.check_ownership(self.machines, self.random.sample(self.tables, min(COMPARED, len(self.tables))))
        query = "SELECT count(*) FROM (SELECT 1 FROM log GROUP BY table_id HAVING count(*) <> max(seq) + 1)"
        (gaps,) = self.shared.connection.execute(query).fetchone()
        if gaps:
            self.judge.wrong(f"gaps in {gaps} logs")

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(TELLS)
            self.tell("")

    def tell(self, words: str) -> None:
        """How far it is."""
        (rows,) = self.shared.connection.execute("SELECT count(*) FROM log").fetchone()
        used, peak = time.process_time() - self.began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
        print(
            f"{self.world.now:7.1f} s: {rows} rows, {self.judge.acks} acknowledged, {used:.0f} s of processor, "
            f"{peak:.2f} GiB; {len(self.judge.faults)} wrong; {words}",
            flush=True,
        )


def main() -> int:
    """Simulate a crowd and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--nodes", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=5.0, help="of the virtual clock, once everybody has come")
    parser.add_argument("--thinks", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    gc.disable()
    crowd = Crowd(Plan(asked.nodes, asked.tables, asked.minutes, asked.thinks), asked.seed)
    log = logging.getLogger("bidwhist.server")
    log.addHandler(Raised(crowd.judge))
    log.propagate = False
    living = crowd.outside.create_task(crowd.live())
    crowd.world.run(living.done)
    living.result()
    crowd.check_tables()
    crowd.judge.check_logs([])
    crowd.tell(f"{asked.tables} tables on {asked.nodes} servers; {MAX_RECOVERY_S:.0f} s are allowed")
    for wrong in crowd.judge.faults:
        print(f"  wrong at {wrong}")
    return bool(crowd.judge.faults)


if __name__ == "__main__":
    sys.exit(main())
