"""Tables that go from one node to another: claimed, taken over, handed over, given up, and what people are told."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.app.peers import HINT_HANDLERS
from bidwhist.server.platform.backoff import MIN_BACKOFF_S
from bidwhist.server.platform.cluster.ownership import WrongNode
from bidwhist.server.platform.cluster.repository import LEASE_MS
from bidwhist.server.platform.database.database import Away
from bidwhist.server.platform.database.store import Store
from bidwhist.server.protocol.client_messages import Hello, Mute, Ready, Seen, Stand, Watch
from bidwhist.server.social.presence import ask_over
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables import scheduler
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.commands import Ask, BeReady
from bidwhist.server.tables.recovery import RecoveredTable
from bidwhist.server.tables.redirects import MAX_WAIT_S
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tables.session import TableSession
from support.in_process import Replies, newcomer, porch, received, replies, table_of, until
from support.nodes import node_of, node_states
from support.stores import missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


def kinds(frames: Replies) -> list[str]:
    """What was told, by type."""
    return [frame["type"] for frame in frames]


def of_type(kind: str, frames: Replies) -> dict[str, Any]:
    """The first frame of a type; news of servers that come and go may lie before it."""
    return next(frame for frame in frames if frame["type"] == kind)


def elsewhere(server_state: ServerState, others: list[ServerState]) -> ServerState:
    """Another node than one."""
    return next(other for other in others if other is not server_state)


async def same_person(server_state: ServerState, connection: Connection) -> Connection:
    """The same person at another node."""
    again = Connection(connection.person, "here", is_limited=False)
    await server_state.connections.enter(again)
    return again


async def given_up(server_state: ServerState, session: TableSession) -> str:
    """A table that nobody has any more."""
    server_state.registry._forget(session)
    await until(lambda: not node_of(server_state)._outbox.is_busy)
    return session.table.id


async def test_a_table_is_its_makers_node_and_another_node_says_where_it_is(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        stranger = await same_person(b, ann)
        came = await replies(b, stranger, Watch(session.table.id))
        assert [(one["type"], one["table"], one["url"]) for one in came] == [("moved", session.table.id, "http://a")]
        assert await node_of(b).where(session.table.id) == await node_of(a).where(session.table.id) == "http://a"


async def test_the_welcome_names_the_nodes_and_a_resume_says_where_its_table_is(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        there = await same_person(b, ann)
        welcome, moved = await replies(b, there, Hello(3, (Seen(session.table.id, 1),)))
        assert sorted(welcome["nodes"]) == ["http://a", "http://b"] and welcome["tables"] == [session.table.id]
        assert (moved["type"], moved["url"]) == ("moved", "http://a")


async def test_people_hear_of_servers_that_come_and_go(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a") as (a,):
        ann = await newcomer(a, "Ann")
        assert (await replies(a, ann, Hello(3)))[0]["nodes"] == ["http://a"]
        async with node_states(tmp_path, "b"):
            await until(lambda: len(node_of(a).urls) == 2)
            (came,) = received(ann)
            assert came["type"] == "nodes" and sorted(came["nodes"]) == ["http://a", "http://b"]
        await until(lambda: len(node_of(a).urls) == 1)
        assert received(ann) == [{"type": "nodes", "nodes": ["http://a"]}]


async def test_a_table_that_nobody_has_goes_to_the_node_that_all_prefer_whichever_is_asked(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as both:
        ann = await newcomer(both[0], "Ann")
        for _ in range(4):
            table = await given_up(both[0], await table_of(both[0], ann))
            url = await node_of(both[0]).where(table)
            best = next(server_state for server_state in both if node_of(server_state).url == url)
            other = elsewhere(best, both)
            sent = await replies(other, await same_person(other, ann), Watch(table))
            assert [(frame["type"], frame.get("url")) for frame in sent] == [("moved", node_of(best).url)]
            assert kinds(await replies(best, await same_person(best, ann), Watch(table)))[0] == "snapshot"


async def test_a_node_that_has_lost_a_table_writes_nothing_and_sends_its_followers_on(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        taken_over = await b.registry.take(session.table.id)
        assert taken_over is not None
        came = await replies(a, ann, Ready(session.table.id, "r1", session.table.seq))
        assert "ack" not in kinds(came) and "refused" not in kinds(came)
        await until(lambda: session.table.id not in a.registry.known)
        assert "moved" in kinds(came + received(ann)) and not ann.tables
        assert len(await b.store.read(rows_of(session.table.id))) == 2
        # The same command at the node that has it is done, once.
        there = await same_person(b, ann)
        await replies(b, there, Watch(session.table.id))
        ready = Ready(session.table.id, "r1", taken_over.table.seq)
        first = of_type("ack", await replies(b, there, ready))
        again = of_type("ack", await replies(b, there, ready))
        assert first["seq"] == again["seq"] == 2


async def test_an_owner_hears_that_its_table_was_taken_without_writing_anything(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        await b.registry.take(session.table.id)
        await until(lambda: session.table.id not in a.registry.known)
        last = received(ann)[-1]
        assert (last["type"], last["table"], last["url"]) == ("moved", session.table.id, "") and not ann.tables


async def test_a_node_that_ends_hands_its_tables_over_and_claims_nothing_more(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        await a.say_goodbye()
        frames = received(ann)
        moved = of_type("moved", frames)
        assert (moved["url"], moved["table"], frames[-1]["type"]) == ("http://b", session.table.id, "bye")
        there = await same_person(b, ann)
        assert "snapshot" in kinds(await replies(b, there, Watch(session.table.id)))
        # Who still asks the one that ends is sent on, for tables that nobody has too.
        late = await same_person(a, ann)
        new = await a.registry.open(porch(CLASSIC), ann.person, 0)
        assert of_type("moved", await replies(a, late, Watch(new.table.id)))["url"] == "http://b"
        assert "snapshot" in kinds(await replies(b, there, Watch(new.table.id)))


async def test_a_match_goes_on_at_the_other_node_where_it_was(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann, rules=CLASSIC)
        await replies(a, ann, Ready(session.table.id, "r", session.table.seq))
        await until(lambda: session.table.to_act == 0)
        await a.say_goodbye()
        there = await same_person(b, ann)
        snapshot = of_type("snapshot", await replies(b, there, Watch(session.table.id)))
        assert snapshot["seq"] >= session.table.seq and snapshot["view"]["phase"] == "auction"
        assert (await b.store.read(rows_of(session.table.id)))[: session.table.seq + 1][-1].seq == session.table.seq


async def test_who_is_signed_out_at_one_node_is_at_all_of_them(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        person, token = await a.accounts.guest("Ann")
        login = await b.accounts.login_of(token)
        assert login is not None
        there = Connection(person, "here", login=login)
        await b.connections.enter(there)
        await a.accounts.log_out(token)
        a.connections.log_out(person, token)
        await until(lambda: there.is_closed)
        assert received(there)[-1]["code"] == "logged_out"
        assert await b.accounts.login_of(token) is None


async def test_when_the_database_is_back_no_table_waits_for_its_next_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_states(tmp_path, "a") as (a,):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann, rules=CLASSIC)
        tries, write = 0, Store.write

        async def fails(store: Store, work: Any) -> Any:
            nonlocal tries
            if store is a.store:
                tries += 1
                raise Away("the database is being restarted")
            return await write(store, work)

        # A table that failed would try again after an hour.
        monkeypatch.setattr(scheduler, "backoff_s", lambda *_: 3600.0)
        await replies(a, ann, Ready(session.table.id, "r", session.table.seq))
        await until(lambda: session.table.to_act == 0)
        monkeypatch.setattr(Store, "write", fails)
        session.table = replace(
            session.table, chairs=(replace(session.table.chairs[0], is_away=True), *session.table.chairs[1:])
        )
        seen = session.table.seq
        session.scheduler.wake()
        await until(lambda: tries)
        monkeypatch.setattr(Store, "write", write)
        node_of(a)._is_away = True
        await until(lambda: session.table.seq > seen)
        assert not node_of(a)._is_away, "its next heartbeat was written"


async def test_a_lease_that_ran_out_leaves_a_node_with_no_table_until_it_claims_again(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, _):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        await node_of(a)._register_again()
        assert not a.registry.known and kinds(received(ann))[-1] == "moved"
        with pytest.raises(Exception, match=r"."):
            await session.do(Ask(ann.person.id, "late", BeReady(session.table.seq, None)))


async def test_a_server_that_stood_still_shows_nothing_from_memory_when_it_is_asked_before_its_heartbeat(
    tmp_path: Path,
) -> None:
    async with node_states(tmp_path, "one") as [one]:
        ann = await newcomer(one, "Ann")
        session = await table_of(one, ann)
        received(ann)
        node, steady = node_of(one), node_of(one).steady
        node.steady = lambda: steady() + LEASE_MS / 1000 + 1
        # Nothing is awaited before it looks for the table: no timer has run since it stood.
        found = await one.registry.find(session.table.id)
        assert found is not session, "read again from its log, once it was claimed again"
        assert kinds(received(ann))[0] == "moved" and session.is_gone


async def test_a_table_whose_lease_is_lost_while_it_is_loaded_is_claimed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_states(tmp_path, "a") as (a,):
        ann = await newcomer(a, "Ann")
        table = await given_up(a, await table_of(a, ann))
        reads, times = a.registry._recovered, []

        async def loses(one: str) -> RecoveredTable | None:
            times.append(one)
            if len(times) == 1:
                await node_of(a)._register_again()
            return await reads(one)

        monkeypatch.setattr(a.registry, "_recovered", loses)
        assert await a.registry.find(table) is a.registry.known[table]
        owner = await a.store.read(node_of(a).rows.owner_of(table))
        assert owner is not None and owner.epoch == node_of(a).me.epoch and len(times) == 2


async def test_a_table_that_is_taken_while_it_is_loaded_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with node_states(tmp_path, "a", "b") as both:
        ann = await newcomer(both[0], "Ann")
        table = await given_up(both[0], await table_of(both[0], ann))
        url = await node_of(both[0]).where(table)
        best = next(server_state for server_state in both if node_of(server_state).url == url)
        other = elsewhere(best, both)
        reads, hears, heard = best.registry._recovered, node_of(best).heard, list[str]()

        def hear(topic: str, subject: str) -> None:
            hears(topic, subject)
            heard.append(topic)

        async def is_overtaken(one: str) -> RecoveredTable | None:
            if not heard:
                await other.registry.take(one)
                await until(lambda: "taken" in heard)
            return await reads(one)

        node_of(best).heard = hear

        monkeypatch.setattr(best.registry, "_recovered", is_overtaken)
        with pytest.raises(WrongNode):
            await best.registry.find(table)
        assert table not in best.registry.known and table in other.registry.known


async def test_limits_are_shared_and_not_multiplied(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as both:
        await until(lambda: all(server_state.limits.shares == 2 for server_state in both))
        for server_state in both:
            server_state.limits.is_limited = True
        assert sum(server_state.limits.allows("sign-in", "here") for server_state in both for _ in range(100)) == 20


async def test_the_lobby_of_a_node_lists_what_others_opened(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        session = await table_of(a, await newcomer(a, "Ann"), kind="open")
        listener = await newcomer(b, "Bo")
        await until(lambda: session.table.id in b.lobby.known)
        assert [one.table for one in (await b.lobby_news()).tables] == [session.table.id]
        await replies(a, next(iter(a.connections.all)), Stand(session.table.id, "s1"))
        assert listener in b.connections.all


# What people are told who are at another node than the person who did it.


async def test_a_person_muted_at_one_node_is_not_heard_at_another(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann, bo = await newcomer(a, "Ann"), await newcomer(a, "Bo")
        there = await same_person(b, ann)
        await replies(a, ann, Mute(bo.person.id, True))
        await until(lambda: there.muted == {bo.person.id})
        await replies(b, there, Mute(bo.person.id, False))
        await until(lambda: not ann.muted)


async def test_a_friend_at_another_node_is_asked_to_a_table_once(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann, bo = await newcomer(a, "Ann"), await newcomer(b, "Bo")
        session = await table_of(a, ann)
        now = int(a.accounts.clock())
        await ask_over(a, ann.person, bo.person.id, session, now)
        # The bus may say it as well, and before the store does.
        HINT_HANDLERS["asked_over"](b, f"{bo.person.id} {session.table.id}")
        await until(lambda: bo.asked_over.get(session.table.id) == now)
        await told_of(a, b)
        (asked,) = received(bo)
        assert (asked["type"], asked["table"], asked["host_name"]) == ("asked_over", session.table.id, "Ann")
        assert asked["invite"] == session.table.opened.invite


async def told_of(teller: ServerState, hearer: ServerState) -> None:
    """Wait until a node has heard what another has told so far, and has done what came of it."""
    heard: list[str] = []
    usual = node_of(hearer).heard

    def hear(topic: str, subject: str) -> None:
        heard.append(subject)
        usual(topic, subject)

    node_of(hearer).heard = hear
    node_of(teller).tell("nothing", "mark")
    await until(lambda: "mark" in heard and not hearer._begun)


async def test_who_is_sent_on_again_and_again_waits_longer_each_time(tmp_path: Path) -> None:
    async with node_states(tmp_path, "a", "b") as (a, b):
        ann = await newcomer(a, "Ann")
        session = await table_of(a, ann)
        there, waits = await same_person(b, ann), list[int]()
        for _ in range(12):
            (moved,) = await replies(b, there, Watch(session.table.id))
            waits.append(moved["wait"])
        assert 0 < waits[0] <= MIN_BACKOFF_S * 1000
        assert all(later > 1.9 * MIN_BACKOFF_S * 1000 for later in waits[3:]) and sum(waits) > 10_000
        assert max(waits) <= MAX_WAIT_S * 1000
