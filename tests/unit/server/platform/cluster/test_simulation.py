"""A cluster over a virtual clock: what must hold holds, and a cluster that is built wrong is found out.

The long form is ``python -m benches.soak.simulation``.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from benches.soak.simulation.run import Plan, Verdict, simulate
from benches.soak.simulation.shared_store import NodeDatabase

from bidwhist.server.platform.cluster.repository import Me, NodeRows
from bidwhist.server.platform.database.database import Connection, T, Work
from bidwhist.server.tables.session import TableSession
from support.nightly import by_day

ROOT = Path(__file__).parents[5]
SHORT = Plan(tables=4, minutes=3)
LONGER = Plan(tables=4, minutes=10, thinks=12)
"""Long enough for people with two connections to one server, of which one is silent."""
STOPPED = Plan(tables=4, minutes=4, thinks=1.0, faults=("stop", "stutter"))
WITHOUT_BEATS = Plan(tables=4, minutes=4, thinks=1.0, faults=("beats-lost",))
LOSSY = Plan(tables=4, minutes=4, thinks=1.0, faults=("store-loses",))
SEEDS = range(1, 31)
"""As many as may be needed to find a fault; it ends with the first that does."""
MOST_SECONDS = 1800
"""For all seeds that a fault may need: two minutes where the machine is quiet, ten times as many where it is not."""


@pytest.mark.parametrize("seed", by_day([1, 2, 3], 1))
def test_whatever_is_done_to_a_cluster_nothing_is_lost_and_everybody_plays_on(seed: int) -> None:
    verdict = simulate(SHORT, seed)
    assert not verdict.wrong, verdict.trace
    assert sum(verdict.faults.values()) > 5 and verdict.acknowledged > 20 and verdict.compared > 5


@pytest.mark.nightly
def test_a_seed_leaves_the_same_trace_in_every_process() -> None:
    program = (
        "from benches.soak.simulation.run import Plan, simulate; "
        f"plan = Plan(tables={LONGER.tables}, minutes={LONGER.minutes}, thinks={LONGER.thinks}); "
        "print(simulate(plan, 2000).digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hashing in ("1", "2", "3")
    }
    assert len(digests) == 1 and digests != {simulate(LONGER, 2001).digest + "\n"}


def _found(plan: Plan) -> Verdict:
    """The first seed that finds something wrong."""
    return next(verdict for verdict in (simulate(plan, seed) for seed in SEEDS) if verdict.wrong)


def _no_fence(rows: NodeRows, table: str, me: Me, work: Work[T]) -> Work[T]:
    return work


def _claims_at_once(rows: NodeRows, table: str, me: Me, *, by_force: bool = False) -> Work[bool]:
    def work(connection: Connection) -> bool:
        takes(connection)
        return True

    takes = _CLAIM(rows, table, me, by_force=True)
    return work


def _knows_no_owner(rows: NodeRows, table: str) -> Work[None]:
    return lambda connection: None


async def _reads_nothing(session: TableSession) -> None:
    """What is stored already stays unknown."""


_CLAIM = NodeRows.claim


@pytest.mark.nightly
@pytest.mark.timeout(MOST_SECONDS)
def test_a_cluster_without_a_fence_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NodeRows, "fenced", _no_fence)
    # A server that writes on while its heartbeats are lost needs the fence in six seeds of eight; one that was stopped,
    # in one of fifty.
    assert "fence: " in _found(WITHOUT_BEATS).wrong[0]


@pytest.mark.nightly
@pytest.mark.timeout(MOST_SECONDS)
def test_a_cluster_whose_fence_holds_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NodeDatabase, "held", "")
    assert "fence: " in _found(WITHOUT_BEATS).wrong[0]


@pytest.mark.nightly
@pytest.mark.timeout(MOST_SECONDS)
def test_a_cluster_whose_servers_respect_no_lease_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NodeRows, "claim", _claims_at_once)
    monkeypatch.setattr(NodeRows, "owner_of", _knows_no_owner)
    assert "taken back: " in _found(STOPPED).wrong[0]


@pytest.mark.nightly
@pytest.mark.timeout(MOST_SECONDS)
def test_a_cluster_that_does_not_look_at_what_may_be_stored_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableSession, "read_again", _reads_nothing)
    assert "behind: " in _found(LOSSY).wrong[0]
