"""The history of a deal keeps what was said, between what was played, for those who come back."""

from pathlib import Path
from random import Random

import pytest

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.i18n import ENGLISH, Saying, language_of
from bidwhist.server.protocol.client_messages import Chat, Mute, Phrase, Sit, Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.bot_chat import Remark
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.deal_chat import MAX_LINES, DealChat
from bidwhist.server.tables.session import TableSession
from support.in_process import newcomer, playing, replies, started_server, table_of
from support.tables import Play

TOLD = [["Ann deals."], ["Bo passes."], ["Cy bids 4."]]
"""What is told of a dealing and two calls."""


def words(text: str) -> Saying:
    """Free words."""
    return Saying.of("in-words", words=text)


def begun(actions: int) -> Play:
    """A match whose first deal has so many actions."""
    play = Play(CLASSIC, people=4).start()
    return play.play(Random(3), until=lambda table: len(table.before) == actions)


def test_a_line_stands_where_it_was_said() -> None:
    chat, play = DealChat(), begun(0)
    chat.add(play.table, "a", "Ann", words("luck"))
    play = play.play(Random(3), until=lambda table: len(table.before) == 1)
    chat.add(play.table, "b", "Bo", words("hm"))
    assert chat.merged(play.table, TOLD[:2], (), ENGLISH) == ("Ann deals.", "Ann: luck", "Bo passes.", "Bo: hm")
    play = play.play(Random(3), until=lambda table: len(table.before) == 2)
    assert chat.merged(play.table, TOLD, (), ENGLISH)[-2:] == ("Bo: hm", "Cy bids 4.")


def test_who_is_muted_is_not_in_it_and_others_are() -> None:
    chat, play = DealChat(), begun(0)
    for person, name in (("a", "Ann"), ("b", "Bo")):
        chat.add(play.table, person, name, words("hey"))
    assert chat.merged(play.table, TOLD[:1], {"b"}, ENGLISH) == ("Ann deals.", "Ann: hey")


def test_a_line_at_an_action_that_was_taken_back_comes_last() -> None:
    chat = DealChat()
    chat.add(begun(2).table, "a", "Ann", words("oops"))
    assert chat.merged(begun(0).table, TOLD[:1], (), ENGLISH) == ("Ann deals.", "Ann: oops")


def test_a_new_deal_begins_without_the_lines_of_the_last() -> None:
    chat, play = DealChat(), begun(0)
    chat.add(play.table, "a", "Ann", words("old"))
    play = play.play(Random(2), until=lambda table: table.match is not None and len(table.match.deals) == 2)
    assert play.table.match is not None and len(play.table.match.deals) == 2, "the match went on"
    assert chat.merged(play.table, TOLD[:1], (), ENGLISH) == ("Ann deals.",)
    chat.add(play.table, "a", "Ann", words("new"))
    assert chat.merged(play.table, TOLD[:1], (), ENGLISH) == ("Ann deals.", "Ann: new")


def test_what_is_said_before_the_first_deal_is_there_too() -> None:
    chat, play = DealChat(), Play(CLASSIC, people=4)
    chat.add(play.table, "a", "Ann", words("evening"))
    assert chat.merged(play.table, [], (), ENGLISH) == ("Ann: evening",)


def test_it_keeps_the_latest_lines_alone() -> None:
    chat, play = DealChat(), begun(0)
    for number in range(MAX_LINES + 5):
        chat.add(play.table, "a", "Ann", words(str(number)))
    log = chat.merged(play.table, TOLD[:1], (), ENGLISH)
    assert len(log) == 1 + MAX_LINES and log[1] == "Ann: 5" and log[-1] == f"Ann: {MAX_LINES + 4}"


@pytest.mark.parametrize(("code", "line"), [("fr", "Ann\u00a0: Bonjour à tous"), ("es", "Ann: Hola a todos")])
def test_a_phrase_is_in_the_language_of_its_reader(code: str, line: str) -> None:
    chat, play = DealChat(), begun(0)
    chat.add(play.table, "a", "Ann", Saying("phrase-hello"))
    assert chat.merged(play.table, TOLD[:1], (), language_of(code))[1] == line


# At a table.


async def seen_again(server_state: ServerState, session: TableSession, connection: Connection) -> list[str]:
    """The history that somebody is sent who loads the table again."""
    again = Connection(connection.person, "again", is_limited=False)
    await server_state.connections.enter(again)
    sent = await replies(server_state, again, Watch(session.table.id, secret=session.table.opened.invite))
    return next(frame["log"] for frame in sent if frame["type"] == "snapshot")


async def test_who_loads_the_table_again_reads_what_was_said_but_not_who_is_muted(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        ann, bo = await newcomer(server_state, "Ann"), await newcomer(server_state, "Bo")
        session = await table_of(server_state, ann)
        await replies(server_state, bo, Sit(session.table.id, "s", 1, secret=session.table.opened.invite))
        await replies(server_state, bo, Chat(session.table.id, "good evening"))
        await replies(server_state, ann, Phrase(session.table.id, 1))
        log = await seen_again(server_state, session, ann)
        assert log[0] == "Bo: good evening" and log[1].startswith("Ann: ") and len(log) == 2
        await replies(server_state, ann, Mute(bo.person.id, True))
        assert [line.split(":")[0] for line in await seen_again(server_state, session, ann)] == ["Ann"]


async def test_what_a_bot_says_is_in_it_under_its_name(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await playing(server_state)
        session.followers.say_for_bot(session.table, Remark(2, 0))
        log = await seen_again(server_state, session, connection)
        assert f"{session.table.name_of(2)}: Hello, everybody" in log and len(log) > 1
