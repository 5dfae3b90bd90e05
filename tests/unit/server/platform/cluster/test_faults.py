"""A cluster whose nodes are killed, stopped and drained while people play: nothing acknowledged is lost or doubled.

The long form, with PostgreSQL restarted and hosts cut off, is ``python -m benches.soak.cluster``.
"""

import asyncio
import time
from pathlib import Path

import pytest
from benches.soak.cluster import Cluster, Judged, Plan, drive
from benches.soak.cluster_faults import ANYWHERE
from benches.soak.cluster_nodes import Host
from benches.soak.cluster_stalls import STALL_AFTER_S, Stalls
from benches.soak.kills import Outcome

from support.nightly import by_day
from support.nodes import shared
from support.stores import missing
from support.waiting import PATIENCE

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.mark.parametrize("fault", by_day(ANYWHERE, "kill"))
async def test_nothing_acknowledged_is_lost_when_nodes_are(tmp_path: Path, fault: str) -> None:
    cluster = Cluster(shared(tmp_path), [Host("127.0.0.1")] * 2, None)
    judged = await drive(cluster, Plan((fault,), kills=2, tables=4, seconds=PATIENCE, seed=3))
    outcome = judged.outcome
    assert judged.faults == {fault: 2} and outcome.acknowledged > 4
    assert (outcome.lost, outcome.doubled, outcome.moved, outcome.gaps) == (0, 0, 0, 0) and not judged.stalls


async def test_a_table_where_nobody_sees_a_step_is_told_with_what_everybody_knows_of_it(tmp_path: Path) -> None:
    cluster, said = Cluster(shared(tmp_path), [Host("127.0.0.1")], None, folder=tmp_path), list[str]()
    stalls = Stalls(cluster, told=said.append)
    await cluster.start()
    try:
        jobs = await cluster.open_tables(1)
        (player,) = cluster.players
        await cluster.until_answers(3)
        jobs[0].cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await stalls.look()
        assert not stalls.found
        player.saw -= STALL_AFTER_S + 1
        for _ in range(2):
            await stalls.look()
        (stall,) = stalls.found
        assert said == [stall.told] and stall.seconds > STALL_AFTER_S and not stall.is_over
        owner = f"owner by the lease table: ('{_node_in(stall.told)}', 1, 1, '{cluster.nodes[0].url}', 'up'"
        seq = player.view and player.view.seq
        in_memory = f"TableState(table='{player.table}', step="
        for part in (owner, "to act by the log: ", "last rows: ", ": ready; ", in_memory, f"step {seq}"):
            assert part in stall.told
        player.saw = time.monotonic()
        await stalls.look()
        assert stall.is_over and stalls.found == [stall]
    finally:
        cluster.nodes[0].end()
    assert not Judged(Outcome(0, 0, 0, 0, 0, 0, 0, 0, []), {}, {}, stalls.found).is_good


def _node_in(told: str) -> str:
    return told.partition("; node ")[2].partition(" ")[0]
