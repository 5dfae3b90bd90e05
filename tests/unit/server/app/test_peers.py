"""Servers of one house over a bus: one lobby, who is there, and who has signed out; every hint may be lost."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bidwhist.server.app import peers as peers_module
from bidwhist.server.app.peers import PEER_TIMEOUT_S, Peers, among_peers
from bidwhist.server.platform.bus.local import Exchange, LocalBus
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from support.in_process import Replies, newcomer, received, send, started_server, table_of, until


class Pair:
    """Two servers of a cluster, each with a state of its own."""

    def __init__(self, exchange: Exchange, one: Peers, two: Peers) -> None:
        self.exchange, self.one, self.two, self.now = exchange, one, two, 1000.0
        one.steady = two.steady = lambda: self.now


@asynccontextmanager
async def pair_over(path: Path) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        exchange, found = Exchange(), []
        for name in ("one", "two"):
            (path / name).mkdir()
            server_state = await stack.enter_async_context(started_server(path / name))
            found.append(await stack.enter_async_context(among_peers(server_state, LocalBus(exchange))))
        yield Pair(exchange, *found)


@pytest.fixture
async def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    monkeypatch.setattr(peers_module, "HEARTBEAT_INTERVAL_S", 1000.0)
    async with pair_over(tmp_path) as found:
        yield found


def was_old(told: Replies) -> list[bool]:
    return [one.get("old", False) for one in told if one["type"] == "lobby_news"]


async def tables_at(server_state: ServerState) -> dict[str, int]:
    return {one.table: one.free for one in (await server_state.lobby_news()).tables}


async def test_a_table_is_listed_at_the_other_server_as_it_changes_and_no_more_when_it_closes(pair: Pair) -> None:
    ann = await newcomer(pair.one.server_state, "Ann")
    session = await table_of(pair.one.server_state, ann, kind="open")
    table, there = session.table.id, pair.two.server_state
    await until(lambda: table in there.lobby.known)
    assert await tables_at(there) == await tables_at(pair.one.server_state)
    bo = await newcomer(pair.one.server_state, "Bo")
    free = there.lobby.known[table].free  # type: ignore[union-attr]
    await send(pair.one.server_state, bo, type="sit", table=table, id="s", seat=1)
    await until(lambda: there.lobby.known[table].free == free - 1)  # type: ignore[union-attr]
    assert table not in there.registry.known, "it is not taken into memory there"
    await session.give_up()
    await until(lambda: table not in there.lobby.known)


async def test_a_private_table_is_told_to_nobody(pair: Pair) -> None:
    ann = await newcomer(pair.one.server_state, "Ann")
    private = await table_of(pair.one.server_state, ann, kind="private")
    listed = await table_of(pair.one.server_state, ann, kind="open")
    await until(lambda: listed.table.id in pair.two.server_state.lobby.known)
    assert private.table.id not in pair.two.server_state.lobby.known


async def test_hints_that_were_lost_are_made_good_by_the_next_beat(pair: Pair) -> None:
    ann = await newcomer(pair.one.server_state, "Ann")
    kept = await table_of(pair.one.server_state, ann, kind="open")
    await until(lambda: kept.table.id in pair.two.server_state.lobby.known)
    pair.exchange.is_up = False
    opened = await table_of(pair.one.server_state, ann, kind="open")
    await kept.give_up()
    pair.exchange.is_up = True
    pair.one.tell_all()
    await until(lambda: opened.table.id in pair.two.server_state.lobby.known)
    assert kept.table.id not in pair.two.server_state.lobby.known


async def test_people_of_all_servers_are_counted(pair: Pair) -> None:
    await newcomer(pair.one.server_state, "Ann")
    await newcomer(pair.two.server_state, "Bo")
    pair.one.tell_all()
    await until(lambda: pair.two.people() == 1)
    assert (await pair.two.server_state.lobby_news()).people == 2


async def test_a_server_that_is_silent_is_forgotten_with_its_tables_and_people(pair: Pair) -> None:
    ann = await newcomer(pair.one.server_state, "Ann")
    session = await table_of(pair.one.server_state, ann, kind="open")
    pair.one.tell_all()
    await until(lambda: pair.two.people() == 1)
    pair.now += PEER_TIMEOUT_S + 1
    pair.two.look()
    assert pair.two.people() == 0 and session.table.id not in pair.two.server_state.lobby.known


async def test_a_server_that_ends_says_so(tmp_path: Path) -> None:
    exchange = Exchange()
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    async with started_server(tmp_path / "one") as server_state, among_peers(server_state, LocalBus(exchange)) as stays:
        async with started_server(tmp_path / "two") as other, among_peers(other, LocalBus(exchange)) as goes:
            session = await table_of(other, await newcomer(other, "Ann"), kind="open")
            goes.tell_all()
            await until(lambda: session.table.id in server_state.lobby.known and stays.people() == 1)
        await until(lambda: not stays.known)
        assert session.table.id not in server_state.lobby.known


async def test_while_the_bus_is_away_the_lobby_is_said_to_be_old_and_nobody_is_forgotten(pair: Pair) -> None:
    ann = await newcomer(pair.one.server_state, "Ann")
    session = await table_of(pair.one.server_state, ann, kind="open")
    await until(lambda: session.table.id in pair.two.server_state.lobby.known)
    bo = await newcomer(pair.two.server_state, "Bo")
    assert was_old(await send(pair.two.server_state, bo, type="lobby", on=True)) == [False]
    pair.exchange.is_up = False
    pair.now += PEER_TIMEOUT_S + 1
    pair.two.look()
    await until(lambda: True in was_old(received(bo)))
    assert session.table.id in pair.two.server_state.lobby.known
    pair.exchange.is_up = True
    pair.two.look()
    await until(lambda: False in was_old(received(bo)))
    assert session.table.id in pair.two.server_state.lobby.known, "it has another while to be heard of"


async def test_who_signs_out_at_one_server_is_signed_out_at_the_other(pair: Pair) -> None:
    here, there = pair.one.server_state, pair.two.server_state
    ann, bo = await newcomer(here, "Ann"), await newcomer(there, "Bo")
    again = Connection(ann.person, "there", is_limited=False)
    await there.connections.enter(again)
    here.connections.log_out(ann.person)
    await until(lambda: again.is_closed)
    assert received(again)[-1]["code"] == "logged_out" and ann.is_closed and not bo.is_closed


async def test_sign_ins_that_end_at_one_server_are_read_again_at_the_other(pair: Pair) -> None:
    there = pair.two.server_state.accounts
    before = there._ended
    pair.one.server_state.accounts.forget_known()
    await until(lambda: there._ended > before)


async def test_what_another_version_says_is_passed_over(pair: Pair) -> None:
    pair.one.bus.publish("bidwhist.here", b"{}")
    pair.one.bus.publish("bidwhist.table", b"what")
    pair.one.tell("a topic of tomorrow", "what")
    pair.one.tell_all()
    await until(lambda: pair.two.known)


async def test_who_is_at_another_server_is_known_by_name_at_once_and_forgotten_when_they_go(pair: Pair) -> None:
    ann = await newcomer(pair.one.server_state, "Ann")
    there = pair.two.server_state
    await until(lambda: there.peers.is_elsewhere(ann.person.id))
    again = Connection(ann.person, "here", is_limited=False)
    await pair.one.server_state.connections.enter(again)
    pair.one.server_state.connections.exit(again)
    pair.one.tell_all()
    await until(lambda: pair.two.people() == 1)
    assert there.peers.is_elsewhere(ann.person.id) and not pair.one.server_state.peers.is_elsewhere(ann.person.id)
    pair.one.server_state.connections.exit(ann)
    await until(lambda: not there.peers.is_elsewhere(ann.person.id))


async def test_who_came_unheard_is_known_with_the_next_beat(pair: Pair) -> None:
    pair.exchange.is_up = False
    ann = await newcomer(pair.one.server_state, "Ann")
    pair.exchange.is_up = True
    assert not pair.two.server_state.peers.is_elsewhere(ann.person.id)
    pair.one.tell_all()
    await until(lambda: pair.two.server_state.peers.is_elsewhere(ann.person.id))
