"""Which nodes live, as one node sees it: by heartbeats that move and by time in which it really looked."""

from msgspec.structs import replace

from bidwhist.server.platform.cluster.liveness import Liveness
from bidwhist.server.platform.cluster.repository import LEASE_MS, UP, Peer


def test_time_in_which_nobody_looks_counts_against_no_lease() -> None:
    liveness, node = Liveness(), Peer("a", 1, "http://a", 7, UP)
    liveness.look([node], 0.0, 0.0)
    liveness.look([node], 60.0, 60.1)
    assert 0 < liveness.age(node) < LEASE_MS / 2, "the database was away, or the observer stood still"
    for second in range(61, 65):
        liveness.look([node], second, second)
    assert liveness.has_lost_lease(node)
    liveness.look([replace(node, heartbeat=8)], 65.0, 65.0)
    assert not liveness.has_lost_lease(node) and not liveness.has_lost_lease(replace(node, heartbeat=8))
