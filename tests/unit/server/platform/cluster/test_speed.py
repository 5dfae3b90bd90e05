"""One load on one server and on two nodes: every seat sees its steps, and the figures are beside one another."""

from pathlib import Path

import pytest
from benches.speed.cluster import Asked, BenchCluster, in_a_table, played

from support.nodes import shared
from support.stores import missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
LOAD = Asked(tables=4, seconds=3, pace=0.3, warm_up=0.5, idle=0.2, every=1)


@pytest.mark.nightly
async def test_tables_on_two_nodes_are_played_as_those_on_one_server(tmp_path: Path) -> None:
    found = []
    for nodes, place in ((0, tmp_path / "tables.sqlite"), (2, shared(tmp_path))):
        house = BenchCluster(place, nodes, None)
        try:
            found.append(await played(house, nodes, LOAD))
        finally:
            house.end()
    assert all(one.rate > 0 and one.broken == 0 and one.refused == 0 for one in found)
    assert in_a_table(found).splitlines()[0] == "|  | one over SQLite | 2 over PostgreSQL |"
