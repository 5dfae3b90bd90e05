"""An evening with friends: the invite, who stands by choosing a chair, and a bot for a player without a connection."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.server.accounts.password_hasher import as_spoken
from bidwhist.server.protocol.client_messages import Leave, Ready, Relieve, Sit, Stand, StandBy, Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables import followers
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.table import Left
from bidwhist.server.tables.session import TableSession
from support.asking import client_of, guest
from support.in_process import Kind, newcomer, playing, porch, received, replies, started_server, table_of
from support.whole import whole


async def two(server_state: ServerState, kind: Kind = "private") -> tuple[TableSession, Connection, Connection]:
    """A table with Ann, and Tasha who has its invite."""
    ann, tasha = await newcomer(server_state, "Ann"), await newcomer(server_state, "Tasha")
    return await table_of(server_state, ann, kind), ann, tasha


def standing(connection: Connection) -> list[list[str]]:
    """Who stood by, in each presence that a connection was told."""
    frames = [whole(frame) for frame in received(connection) if frame["type"] == "presence"]
    return [[one["name"] for one in frame["standing"]] for frame in frames]


async def test_who_sits_sees_who_is_still_choosing_until_they_sit_or_go(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann, tasha = await two(server_state)
        invite, table = session.table.opened.invite, session.table.id
        looker = await newcomer(server_state, "Lou")
        await replies(server_state, looker, Watch(table, invite))
        received(ann)
        (seen,) = await replies(server_state, tasha, StandBy(table, invite))
        assert seen["type"] == "at_door" and [one.get("name") for one in seen["chairs"]] == ["Ann", None, None, None]
        assert standing(ann) == [["Tasha"]] and standing(looker) == [[]], "who looks on is told no names"
        await replies(server_state, tasha, Leave(table))
        assert standing(ann) == [[]]
        await replies(server_state, tasha, StandBy(table, invite))
        received(ann)
        await replies(server_state, tasha, Sit(table, "s1", 2, invite))
        assert standing(ann)[-1] == [] and session.table.seat_of(tasha.person.id) == 2
        assert not session.followers.standing


async def test_who_stands_by_is_told_of_the_chairs_alone(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann, tasha = await two(server_state)
        bo = await newcomer(server_state, "Bo")
        await replies(server_state, tasha, StandBy(session.table.id, session.table.opened.invite))
        await replies(server_state, bo, Sit(session.table.id, "s1", 2, session.table.opened.invite))
        (seen,) = [whole(frame) for frame in received(tasha)]
        assert [one["name"] for one in seen["chairs"]] == ["Ann", None, "Bo", None]
        assert [one["free"] for one in seen["chairs"]] == [False, True, False, True]
        for connection in (ann, bo):
            await replies(server_state, connection, Ready(session.table.id, "r1", session.table.seq))
        assert session.table.deal is not None
        frames = [whole(frame) for frame in received(tasha)]
        assert {frame["type"] for frame in frames} == {"at_door"} and frames[-1]["playing"]


async def test_a_connection_that_is_closed_no_longer_stands_by(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann, tasha = await two(server_state)
        await replies(server_state, tasha, StandBy(session.table.id, session.table.opened.invite))
        received(ann)
        server_state.connections.exit(tasha)
        assert standing(ann) == [[]] and not tasha.tables


@pytest.mark.parametrize("kind", ["private", "password"])
async def test_a_refused_stand_by_shows_nothing_and_joins_nothing(tmp_path: Path, kind: Kind) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann, tasha = await two(server_state, kind)
        received(ann)
        for secret in (None, "wrong"):
            (refused,) = await replies(server_state, tasha, StandBy(session.table.id, secret))
            assert refused["type"] == "refused" and refused["code"] == "secret"
        assert tasha not in session.followers and not tasha.tables and not received(ann)


async def test_only_so_many_stand_by_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bidwhist.server.http.dispatch.MAX_STANDING_BY", 2)
    async with started_server(tmp_path) as server_state:
        session, _, tasha = await two(server_state, "open")
        bo, cy = await newcomer(server_state, "Bo"), await newcomer(server_state, "Cy")
        answers = [(await replies(server_state, one, StandBy(session.table.id)))[-1] for one in (tasha, bo, cy, tasha)]
        assert [answer["type"] for answer in answers] == ["at_door", "at_door", "refused", "at_door"]
        assert answers[2]["code"] == "full"


async def test_a_table_with_a_password_tells_no_names_at_its_door(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, tasha = await newcomer(server_state, "Ann"), await newcomer(server_state, "Tasha")
        lock = await server_state.hasher.hash(as_spoken("porch light"))
        session = await server_state.registry.open(porch(PALACE, "password", lock=lock), ann.person, 0)
        (seen,) = await replies(server_state, tasha, StandBy(session.table.id, "porch light"))
        assert "Ann" not in str(seen) and whole(seen)["chairs"][0]["taken"]


# The invite.


async def invitation(path: Path, known: str = "", **wanted: Any) -> dict[str, Any]:
    """What somebody is told who opens the link of a table of Ann's."""
    async with client_of(path) as client:
        await guest(client)
        made = (await client.post("/api/tables", json={"name": "Porch", **wanted})).json()
        client.cookies.clear()
        answer = await client.get(f"/api/invite/{made['invite']}", params={"known": known} if known else {})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


async def test_an_invite_tells_host_title_rules_and_chairs(tmp_path: Path) -> None:
    replies = await invitation(tmp_path, rules={"preset": "palace"})
    assert (replies["host"], replies["name"], replies["preset"]) == ("Ann", "Porch", "palace")
    assert [one.get("name") for one in replies["chairs"]] == ["Ann", None, None, None] and not replies["differences"]
    assert replies["code"] == format_code(PALACE)


async def test_an_invite_tells_what_differs_from_the_rules_one_knows(tmp_path: Path) -> None:
    house = {"preset": "classic", "options": {"target": 11}}
    assert (await invitation(tmp_path, rules=house))["differences"] == ["Game: 11 points (Classic: 7 points)."]
    mine = format_code(replace(CLASSIC, target=21))
    replies = await invitation(tmp_path, mine, rules=house)
    assert replies["differences"] == ["Game: 11 points (your last table: 21 points)."] and replies["known"] == mine


async def test_an_invite_of_a_table_with_a_password_tells_no_names(tmp_path: Path) -> None:
    replies = await invitation(tmp_path, kind="password", password="porch light")
    assert replies["host"] is None and replies["name"] is None and "Ann" not in str(replies)
    assert ["taken" in one for one in replies["chairs"]] == [True, False, False, False]


async def test_rules_that_nobody_can_read_are_refused_before_the_invite_is_looked_at(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.get("/api/invite/nowhere", params={"known": "nonesuch"})
    assert answer.status_code == 422 and answer.json()["words"]


# A bot for a player who lost the connection.


async def test_a_bot_is_offered_ten_seconds_after_the_connection_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann, tasha = await two(server_state)
        table = session.table.id
        await replies(server_state, tasha, Sit(table, "s1", 1, session.table.opened.invite))
        (refused,) = await replies(server_state, ann, Relieve(table, "b1", 1))
        assert refused["code"] == "not_now", "Tasha is there"
        received(ann)
        server_state.connections.exit(tasha)
        (presence,) = [frame for frame in received(ann) if frame["type"] == "presence"]
        (absent,) = presence["absent"]
        assert (
            absent["seat"] == 1 and 0 < absent["bot_from"] - server_state.context.now() <= followers.RECONNECT_GRACE_MS
        )
        (refused,) = await replies(server_state, ann, Relieve(table, "b2", 1))
        assert refused["code"] == "not_now" and "ten seconds" in refused["words"]
        monkeypatch.setattr(followers, "RECONNECT_GRACE_MS", -1)
        await replies(server_state, ann, Ready(table, "r1", session.table.seq))
        assert session.table.deal is None, "Tasha is waited for"
        answers = await replies(server_state, ann, Relieve(table, "b3", 1))
        assert answers[0]["type"] == "ack" and session.table.deal is not None


async def test_who_got_up_by_mistake_sits_down_again_where_there_are_no_watchers(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await server_state.registry.open(replace(porch(CLASSIC), watchers=False), ann.person, 0)
        table, invite = session.table.id, session.table.opened.invite
        await replies(server_state, ann, Watch(table))
        await replies(server_state, bo, Sit(table, "s1", 1, invite))
        for connection in (ann, bo):
            await replies(server_state, connection, Ready(table, "r1", session.table.seq))
        session.scheduler.stop()
        seat = session.table.seat_of(ann.person.id)
        up = [whole(one) for one in await replies(server_state, ann, Stand(table, "u1")) if one["type"] == "update"]
        assert up[-1]["view"]["kept"] == {"seat": seat, "person": ann.person.id} and not up[-1]["view"]["hand"]
        answers = await replies(server_state, ann, Sit(table, "u2"))
        assert answers[0]["type"] == "ack" and session.table.seat_of(ann.person.id) == seat


async def test_a_bot_waits_longer_before_it_plays_for_who_has_just_got_up(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        session.scheduler.stop()
        house = replace(session.context, pause=lambda: 1.0)
        session.context = house
        plain = session.scheduler._soon() - house.now()
        session.table = replace(session.table, left=Left(0, ann.person.id))
        assert session.scheduler._soon() - house.now() > 2 * plain
