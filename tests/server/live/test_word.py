"""The server keeps its word: what docs/protocol.md promises of ids, of steps, of coming back, and of a seat kept."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.rules.options import Renege
from bidwhist.rules.presets import CLASSIC
from bidwhist.server.game.commands import AnswerUndo, Ask, AskUndo, BeReady, TakeOver
from bidwhist.server.game.log import HandedBack
from bidwhist.server.game.table import Stage, Table
from bidwhist.server.live.clockwork import ABSENCE
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.dispatch import hear
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.asked import (
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
from bidwhist.server.protocol.encoding import PROTOCOL
from support.halls import hall_over, newcomer, table_of, taken, told
from support.tables import Play

# A seat that a bot keeps.


def table_messages(table: str) -> list[ClientMessage]:
    """What a person can say about a table besides commands."""
    return [Prefer(table, False), AskHint(table, 0), Phrase(table, 0), Chat(table, "back"), Watch(table)]


@pytest.mark.parametrize("place", range(len(table_messages(""))))
async def test_whatever_a_person_says_about_the_table_takes_the_seat_back_from_the_bot(
    place: int, tmp_path: Path
) -> None:
    async with hall_over(tmp_path) as hall:
        connection = await newcomer(hall, "Ann")
        room = await table_of(hall, connection)
        await hear(hall, connection, Ready(room.table.id, "r", room.table.seq))
        room.followers.connections.pop(connection)
        await room.do(TakeOver(0))
        assert room.table.chairs[0].is_away
        room.followers.connections[connection] = None
        await hear(hall, connection, table_messages(room.table.id)[place])
        assert not room.table.chairs[0].is_away
        assert any(isinstance(one.row.body, HandedBack) for one in room.steps)


async def test_no_bot_takes_the_seat_of_who_has_just_come_back(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        connection = await newcomer(hall, "Ann")
        room = await table_of(hall, connection)
        await room.do(TakeOver(0))
        assert not room.table.chairs[0].is_away


async def test_the_minute_without_a_line_begins_anew_when_a_person_is_heard_of(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        connection = await newcomer(hall, "Ann")
        room = await table_of(hall, connection)
        await hear(hall, connection, Leave(room.table.id))
        room.followers.gone[connection.person.id] -= round(ABSENCE + 1) * 1000
        await hear(hall, connection, Prefer(room.table.id, False))
        assert hall.house.now() - room.followers.gone[connection.person.id] < ABSENCE * 1000


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


async def up_and_down(hall: Hall, room: Room, connection: Connection, times: int) -> None:
    """Somebody gets up and sits down again and again, each time under another id."""
    for number in range(times):
        await hear(hall, connection, Stand(room.table.id, f"up{number}"))
        await hear(hall, connection, Sit(room.table.id, f"down{number}"))
        taken(connection)


async def test_an_id_is_one_command_after_hundreds_of_others_and_after_a_restart(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room = await table_of(hall, await newcomer(hall, "Ann"), "open")
        bo = await newcomer(hall, "Bo")
        await hear(hall, bo, Sit(room.table.id, "first"))
        (first,) = [one for one in await told(hall, bo, Stand(room.table.id, "once")) if one["type"] == "ack"]
        await hear(hall, bo, Sit(room.table.id, "again"))
        await up_and_down(hall, room, bo, 150)
        sits = room.table.seq
        assert await told(hall, bo, Stand(room.table.id, "once")) == [first]
        assert room.table.seq == sits and room.table.seat_of(bo.person.id) is not None
    async with hall_over(tmp_path) as hall:
        connection = Connection(bo.person, "here", is_limited=False)
        answers = await told(hall, connection, Stand(room.table.id, "once"))
        assert answers == [first]


async def test_the_ids_of_two_people_have_nothing_to_do_with_one_another(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann, "open")
        bo = await newcomer(hall, "Bo")
        await hear(hall, bo, Sit(room.table.id, "same"))
        await hear(hall, ann, Stand(room.table.id, "same"))
        assert room.table.seat_of(ann.person.id) is None and room.table.seat_of(bo.person.id) is not None


# What changes nothing.


async def test_sitting_where_one_sits_and_being_ready_twice_name_no_step_of_others(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann, "open")
        bo = await newcomer(hall, "Bo")
        await hear(hall, bo, Sit(room.table.id, "s"))
        steps = room.table.seq
        sat = await told(hall, ann, Sit(room.table.id, "again"))
        assert [one for one in sat if one.get("id")] == [{"type": "ack", "table": room.table.id, "id": "again"}]
        await hear(hall, ann, Ready(room.table.id, "r1", steps))
        twice = await told(hall, ann, Ready(room.table.id, "r2", steps))
        assert twice == [{"type": "ack", "table": room.table.id, "id": "r2"}]
        assert room.table.seq == steps + 1


async def test_getting_up_from_where_one_does_not_sit_is_refused(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room = await table_of(hall, await newcomer(hall, "Ann"))
        (refused,) = await told(hall, await newcomer(hall, "Eve"), Stand(room.table.id, "s"))
        assert refused["code"] == "not_seated"


# Coming back.


@pytest.mark.parametrize("kind", ["private", "password"])
async def test_who_watches_a_closed_table_goes_on_with_the_word_that_let_them_in(kind: Any, tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann, kind)
        eve = await newcomer(hall, "Eve")
        table, word = room.table.id, room.table.opened.invite
        await hear(hall, eve, Watch(table, word))
        seen = room.table.seq
        hall.exit(eve)
        await hear(hall, ann, Ready(table, "r", seen))
        back = Connection(eve.person, "here", is_limited=False)
        await hall.enter(back)
        answers = await told(hall, back, Hello(PROTOCOL, (Seen(table, seen, word),)))
        assert [one["seq"] for one in answers if one["type"] == "update"] == [*range(seen + 1, room.table.seq + 1)]
        assert back in room.followers.connections
        stranger = await newcomer(hall, "Mallory")
        for secret in (None, "guess"):
            refused = await told(hall, stranger, Hello(PROTOCOL, (Seen(table, seen, secret),)))
            assert {one["type"] for one in refused} == {"welcome", "refused"}
        assert stranger not in room.followers.connections
