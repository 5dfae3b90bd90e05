"""A server that comes back has its share of idle tables again: who follows one is told where it is, and goes on."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from bidwhist.server.app import handover
from bidwhist.server.app.handover import Handover
from bidwhist.server.platform.cluster import balance, node
from bidwhist.server.platform.cluster.balance import LEAST, LOW, MOST_AT_ONCE, moves
from bidwhist.server.platform.cluster.rendezvous_hash import preferred_node
from bidwhist.server.protocol.client_messages import Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from support.in_process import newcomer, received, replies, table_of
from support.nodes import node_of, node_states
from support.stores import missing

TABLES = 24


def settled(nodes_tables: dict[str, set[str]], looks: int = 100) -> dict[str, set[str]]:
    """A cluster after all servers have looked at their idle tables until none moves any more."""
    for _ in range(looks):
        loads = {one: len(tables) for one, tables in nodes_tables.items()}
        found = {one: moves(loads, one, sorted(tables)) for one, tables in nodes_tables.items()}
        if not any(found.values()):
            return nodes_tables
        for giver, moved in found.items():
            for table, to in moved.items():
                nodes_tables[giver].remove(table)
                nodes_tables[to].add(table)
    raise AssertionError("tables move for ever")


def named(count: int, of: str = "table") -> Iterable[str]:
    return (f"{of}{number}" for number in range(count))


@pytest.mark.parametrize("nodes", [2, 3, 5])
def test_a_server_that_came_back_has_its_share_again(nodes: int) -> None:
    nodes_tables = {f"node{number}": set(named(200, f"n{number}t")) for number in range(1, nodes)} | {"node0": set()}
    fair = 200 * (nodes - 1) / nodes
    after = settled(nodes_tables)
    assert sum(map(len, after.values())) == 200 * (nodes - 1), "none is lost, none is at two"
    assert len(after["node0"]) >= fair * LOW
    assert all(len(tables) <= fair / LOW + LEAST for tables in after.values())


def test_a_cluster_that_is_even_and_a_cluster_of_one_stay_as_they_are() -> None:
    loads = {"one": 105, "two": 100, "three": 95}
    assert all(moves(loads, one, named(200)) == {} for one in loads)
    assert moves({"one": 3, "two": 0}, "one", named(3)) == {}, "a few are not worth a move"
    assert moves({"one": 500}, "one", named(500)) == {}


def test_tables_go_where_everybody_looks_for_them_a_few_at_a_time() -> None:
    loads = {"one": 300, "two": 0, "three": 0}
    found = moves(loads, "one", named(300))
    assert len(found) == MOST_AT_ONCE
    assert all(to == preferred_node(table, loads) != "one" for table, to in found.items())
    assert set(Counter(found.values())) == {"two", "three"}


def handover_of(server_state: ServerState) -> Handover:
    return next(
        of for job in server_state.background_tasks if isinstance(of := getattr(job, "__self__", None), Handover)
    )


def prefer_by_turns(monkeypatch: pytest.MonkeyPatch, tables: list[str], nodes: list[str]) -> list[int]:
    """Tables have random ids; here each prefers one node after the other. The numbers of those of the first."""
    of = {table: nodes[number % len(nodes)] for number, table in enumerate(tables)}

    def chosen(table: str, among: Iterable[str]) -> str | None:
        known = list(among)
        return of[table] if of[table] in known else next(iter(known), None)

    for module in (balance, node):
        monkeypatch.setattr(module, "preferred_node", chosen)
    return [*range(0, len(tables), len(nodes))]


@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_idle_tables_go_to_the_server_that_has_few_and_their_people_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        people = [await newcomer(a, f"Ann {number}") for number in range(TABLES)]
        registry = [await table_of(a, person) for person in people]
        by_turns = prefer_by_turns(
            monkeypatch, [session.table.id for session in registry], [node_of(b).me.id, node_of(a).me.id]
        )
        await handover_of(a).balance()
        assert len(a.registry.known) == TABLES, "somebody has just done something at each of them"
        monkeypatch.setattr(handover, "IDLE_MS", -60_000)
        await handover_of(b).balance()
        for _ in range(3):
            await handover_of(a).balance()
        assert (await node_of(a).loads())[node_of(b).me.id] == 0, "nobody has asked for them yet"
        gone = [number for number, session in enumerate(registry) if session.table.id not in a.registry.known]
        assert gone == by_turns
        for number in gone:
            moved = [frame for frame in received(people[number]) if frame["type"] == "moved"]
            assert [frame["url"] for frame in moved] == ["http://b"]
            again = Connection(people[number].person, "here", is_limited=False)
            await b.connections.enter(again)
            came = await replies(b, again, Watch(registry[number].table.id))
            assert came[0]["type"] == "snapshot", "the person goes on at once, and is sent nowhere else"
        loads = await node_of(a).loads()
        assert loads == {node_of(a).me.id: TABLES - len(gone), node_of(b).me.id: len(gone)}
        stayed = set(a.registry.known)
        await handover_of(a).balance()
        assert set(a.registry.known) == stayed, "a cluster that is even stays as it is"
