"""Which idle tables a server hands to others that have fewer, as one that has come back and got only new ones."""

from collections.abc import Iterable, Mapping
from math import ceil

from bidwhist.server.platform.cluster.rendezvous_hash import preferred_node

LOW = 0.8
"""Part of its fair share below which a server gets idle tables of others."""
LEAST = 4
"""Tables above the fair share that a server keeps: a few are not worth a move."""
MOST_AT_ONCE = 10
"""Tables that are handed over in one look."""


def moves(loads: Mapping[str, int], me: str, idle: Iterable[str]) -> dict[str, str]:
    """Which of my idle tables go to which server, given how many each living one has.

    Each goes to the one that all prefer for it, so that every server that is asked says the same, and only while that
    one is far below its share. So nothing moves twice, and a house that is about even stays as it is.
    """
    fair = sum(loads.values()) / len(loads)
    givers = sum(load > fair + LEAST for load in loads.values())
    spare = min(MOST_AT_ONCE, int(loads[me] - fair)) if loads[me] > fair + LEAST else 0
    # Those above their share look at the same time, and share what there is to fill.
    space = {node: ceil((fair - load) / givers) for node, load in loads.items() if givers and load < fair * LOW}
    found: dict[str, str] = {}
    for table in idle:
        node = preferred_node(table, loads) or me
        if len(found) < spare and space.get(node, 0) > 0:
            space[node] -= 1
            found[table] = node
    return found
