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


def test_a_database_that_answers_slowly_does_not_make_a_lease_longer() -> None:
    liveness, node = Liveness(), Peer("a", 1, "http://a", 7, UP)
    began, lost_after = 0.0, 0.0
    while not liveness.has_lost_lease(node):
        liveness.look([node], began, began + 0.75)
        lost_after = began + 0.75
        began += 1.0
    assert lost_after <= LEASE_MS / 1000 + 2.0, "each look took three times as long as the pause between two"


def test_a_heartbeat_may_be_as_young_as_the_end_of_the_look_that_saw_it_first() -> None:
    liveness, node = Liveness(), Peer("a", 1, "http://a", 7, UP)
    liveness.look([node], 0.0, 0.9)
    for quarter in range(4, 20):
        liveness.look([node], quarter / 4, quarter / 4)
        assert liveness.age(node) <= (quarter / 4 - 0.9) * 1000
