"""Which idle tables a server hands to servers with fewer, for example one that has just restarted."""

from collections.abc import Iterable, Mapping
from math import ceil

from bidwhist.server.platform.cluster.rendezvous_hash import preferred_node

LOW = 0.8
"""Fraction of its fair share below which a server gets idle tables from others."""
LEAST = 4
"""Tables above the fair share that a server keeps: a few are not worth moving."""
MOST_AT_ONCE = 10
"""Most tables handed over in one poll."""


def moves(loads: Mapping[str, int], me: str, idle: Iterable[str]) -> dict[str, str]:
    """Which idle tables go to which server, given each living server's load.

    Each goes to the server preferred by its rendezvous hash, so that every server agrees, and only while that one is
    far below its share. So nothing moves twice, and a balanced cluster stays as it is.
    """
    fair = sum(loads.values()) / len(loads)
    givers = sum(load > fair + LEAST for load in loads.values())
    spare = min(MOST_AT_ONCE, int(loads[me] - fair)) if loads[me] > fair + LEAST else 0
    # Overloaded servers poll at the same time, so each fills only its part of the gap.
    space = {node: ceil((fair - load) / givers) for node, load in loads.items() if givers and load < fair * LOW}
    found: dict[str, str] = {}
    for table in idle:
        node = preferred_node(table, loads) or me
        if len(found) < spare and space.get(node, 0) > 0:
            space[node] -= 1
            found[table] = node
    return found
