"""The cheapest way to pair everybody: maximum-weight matching by rustworkx, with costs that never tie.

Costs are integers in tiers, so that no sum of a lower tier reaches a higher one. The first tier is a bye for a pair
that had one while another had none. Then come rematches, byes spread evenly over those who all had one, clubs and
cities apart, distance, and lots. The lots are fine enough that exactly one pairing is the cheapest, and every version
of the library finds the same.
"""

from collections.abc import Callable, Sequence

from bidwhist.server.extras import library

DISTANCE, APART, MORE_BYES, REMATCH, SECOND_BYE, TOP = 1 << 48, 1 << 80, 1 << 92, 1 << 96, 1 << 112, 1 << 116
"""The tiers; with at most 512 entrants, sums of 256 stay below the next tier, and all below 127 bits."""
MOST_TIMES, MOST_BYES = 63, 15


def cheapest_pairs(
    numbers: Sequence[int], cost: Callable[[int, int], int], bye_cost: Callable[[int], int]
) -> tuple[tuple[tuple[int, int], ...], int | None]:
    """Everybody paired at the least cost in sum, and who has the bye where the number is odd.

    :raises NotInstalled: if there is no rustworkx.
    """
    rustworkx = library("rustworkx")
    count = len(numbers)
    edges = [
        (place, other, TOP - cost(numbers[place], numbers[other])) for place in range(count) for other in range(place)
    ]
    if count % 2:
        edges += [(place, count, TOP - bye_cost(number)) for place, number in enumerate(numbers)]
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(count + count % 2))
    graph.add_edges_from(edges)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    paired = sorted((min(pair), max(pair)) for pair in found)
    pairs = tuple((numbers[one], numbers[other]) for one, other in paired if other < count)
    return pairs, next((numbers[one] for one, other in paired if other == count), None)
