"""The server keeps its word: what docs/protocol.md promises of ids, of steps, of coming back, and of a seat kept."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.core.rules.options import Renege
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.http.dispatch import hear
from bidwhist.server.protocol.client_messages import (
    AskHint,
    Chat,
    ClientMessage,
    Hello,
    Leave,
    Phrase,
    Prefer,
    Ready,
    Seen,
    Sit,
    Stand,
    Watch,
)
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.commands import AnswerUndo, Ask, AskUndo, BeReady, TakeOver
from bidwhist.server.tables.domain.log import HandedBack
from bidwhist.server.tables.domain.table import Stage, Table
from bidwhist.server.tables.scheduler import ABSENCE_S
from bidwhist.server.tables.session import TableSession
from support.in_process import newcomer, received, replies, started_server, table_of
from support.tables import Play

# A seat that a bot keeps.


def table_messages(table: str) -> list[ClientMessage]:
    """What a person can say about a table besides commands."""
    return [Prefer(table, False), AskHint(table, 0), Phrase(table, 0), Chat(table, "back"), Watch(table)]


@pytest.mark.parametrize("place", range(len(table_messages(""))))
async def test_whatever_a_person_says_about_the_table_takes_the_seat_back_from_the_bot(
    place: int, tmp_path: Path
) -> None:
    async with started_server(tmp_path) as server_state:
        connection = await newcomer(server_state, "Ann")
        session = await table_of(server_state, connection)
        await hear(server_state, connection, Ready(session.table.id, "r", session.table.seq))
        session.followers.connections.pop(connection)
        await session.do(TakeOver(0))
        assert session.table.chairs[0].is_away
        session.followers.connections[connection] = None
        await hear(server_state, connection, table_messages(session.table.id)[place])
        assert not session.table.chairs[0].is_away
        assert any(isinstance(one.row.body, HandedBack) for one in session.steps)


async def test_no_bot_takes_the_seat_of_who_has_just_come_back(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        connection = await newcomer(server_state, "Ann")
        session = await table_of(server_state, connection)
        await session.do(TakeOver(0))
        assert not session.table.chairs[0].is_away


async def test_the_minute_without_a_connection_begins_again_when_a_person_is_heard_of(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        connection = await newcomer(server_state, "Ann")
        session = await table_of(server_state, connection)
        await hear(server_state, connection, Leave(session.table.id))
        session.followers.gone[connection.person.id] -= round(ABSENCE_S + 1) * 1000
        await hear(server_state, connection, Prefer(session.table.id, False))
        assert server_state.context.now() - session.followers.gone[connection.person.id] < ABSENCE_S * 1000


# A step that is answered, and no other.


def between(table: Table) -> bool:
    return table.is_between_deals


def test_ready_said_on_the_deal_that_settled_the_match_starts_no_rematch() -> None:
    rules = replace(CLASSIC, renege=Renege.CALLED, max_deals=1)
    play = Play(rules, people=2).start().play(Random(4), until=between)
    seen = play.table.seq
    play.ask("ann", BeReady(seen))
    play.ask("bo", BeReady(seen))
    assert play.table.stage is Stage.OVER
    for person in ("ann", "bo"):
        late = play.send(Ask(person, f"late-{person}", BeReady(seen)))
        assert late.refusal is not None and late.refusal.code == "stale"
    assert play.table.stage is Stage.OVER and play.table.match_number == 1
    play.start()
    assert play.table.match_number == 2


def test_ready_that_names_a_step_still_to_come_is_refused() -> None:
    play = Play(people=1)
    early = play.send(Ask("ann", "early", BeReady(play.table.seq + 1)))
    assert early.refusal is not None and early.refusal.code == "stale"


def test_ready_of_two_people_who_saw_the_same_step_counts_for_both() -> None:
    play = Play(people=2)
    seen = play.table.seq
    play.ask("ann", BeReady(seen))
    play.ask("bo", BeReady(seen))
    assert play.table.stage is Stage.PLAYING


def test_a_late_yes_to_an_undo_agrees_to_no_later_one() -> None:
    play = Play(people=2).start()
    play.play(Random(9), until=laid_a_card)
    seat = play.table.actions[-1].seat
    other = play.person(1 - seat)
    play.ask(play.person(seat), AskUndo(play.table.seq))
    asked = play.table.seq
    play.ask(other, AnswerUndo(asked, False))
    play.play(Random(9), until=lambda table: table.turn_seq > asked and laid_a_card(table))
    again = play.table.actions[-1].seat
    play.ask(play.person(again), AskUndo(play.table.seq))
    late = play.send(Ask(play.person(1 - again), "late", AnswerUndo(asked, True)))
    assert late.refusal is not None and late.refusal.code == "stale"


def laid_a_card(table: Table) -> bool:
    assert table.deal is not None
    return bool(table.deal.table) and table.actions[-1].by == "person"


# An id, for ever.


async def up_and_down(server_state: ServerState, session: TableSession, connection: Connection, times: int) -> None:
    """Somebody gets up and sits down again and again, each time under another id."""
    for number in range(times):
        await hear(server_state, connection, Stand(session.table.id, f"up{number}"))
        await hear(server_state, connection, Sit(session.table.id, f"down{number}"))
        received(connection)


async def test_an_id_is_one_command_after_hundreds_of_others_and_after_a_restart(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session = await table_of(server_state, await newcomer(server_state, "Ann"), "open")
        bo = await newcomer(server_state, "Bo")
        await hear(server_state, bo, Sit(session.table.id, "first"))
        (first,) = [
            one for one in await replies(server_state, bo, Stand(session.table.id, "once")) if one["type"] == "ack"
        ]
        await hear(server_state, bo, Sit(session.table.id, "again"))
        await up_and_down(server_state, session, bo, 150)
        sits = session.table.seq
        assert await replies(server_state, bo, Stand(session.table.id, "once")) == [first]
        assert session.table.seq == sits and session.table.seat_of(bo.person.id) is not None
    async with started_server(tmp_path) as server_state:
        connection = Connection(bo.person, "here", is_limited=False)
        answers = await replies(server_state, connection, Stand(session.table.id, "once"))
        assert answers == [first]


async def test_the_ids_of_two_people_have_nothing_to_do_with_one_another(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, "open")
        bo = await newcomer(server_state, "Bo")
        await hear(server_state, bo, Sit(session.table.id, "same"))
        await hear(server_state, ann, Stand(session.table.id, "same"))
        assert session.table.seat_of(ann.person.id) is None and session.table.seat_of(bo.person.id) is not None


# What changes nothing.


async def test_sitting_where_one_sits_and_being_ready_twice_name_no_step_of_others(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, "open")
        bo = await newcomer(server_state, "Bo")
        await hear(server_state, bo, Sit(session.table.id, "s"))
        steps = session.table.seq
        sat = await replies(server_state, ann, Sit(session.table.id, "again"))
        assert [one for one in sat if one.get("id")] == [{"type": "ack", "table": session.table.id, "id": "again"}]
        await hear(server_state, ann, Ready(session.table.id, "r1", steps))
        twice = await replies(server_state, ann, Ready(session.table.id, "r2", steps))
        assert twice == [{"type": "ack", "table": session.table.id, "id": "r2"}]
        assert session.table.seq == steps + 1


async def test_getting_up_from_where_one_does_not_sit_is_refused(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session = await table_of(server_state, await newcomer(server_state, "Ann"))
        (refused,) = await replies(server_state, await newcomer(server_state, "Eve"), Stand(session.table.id, "s"))
        assert refused["code"] == "not_seated"


# Coming back.


@pytest.mark.parametrize("kind", ["private", "password"])
async def test_who_watches_a_closed_table_goes_on_with_the_word_that_let_them_in(kind: Any, tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, kind)
        eve = await newcomer(server_state, "Eve")
        table, word = session.table.id, session.table.opened.invite
        await hear(server_state, eve, Watch(table, word))
        seen = session.table.seq
        server_state.connections.exit(eve)
        await hear(server_state, ann, Ready(table, "r", seen))
        back = Connection(eve.person, "here", is_limited=False)
        await server_state.connections.enter(back)
        answers = await replies(server_state, back, Hello(OLDER_PROTOCOL, (Seen(table, seen, word),)))
        assert [one["seq"] for one in answers if one["type"] == "update"] == [*range(seen + 1, session.table.seq + 1)]
        assert back in session.followers.connections
        stranger = await newcomer(server_state, "Mallory")
        for secret in (None, "guess"):
            refused = await replies(server_state, stranger, Hello(OLDER_PROTOCOL, (Seen(table, seen, secret),)))
            assert {one["type"] for one in refused} == {"welcome", "refused"}
        assert stranger not in session.followers.connections
