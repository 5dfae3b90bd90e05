"""Clients that say the commonest sentences themselves, beside others at the same table."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.protocol.client_messages import Hello
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL, PROTOCOL
from bidwhist.server.tables import followers as module
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.table import Shift, Stage
from bidwhist.server.tables.followers import Followers
from bidwhist.server.tables.views.own_words import SPARED
from support.in_process import newcomer, replies, started_server
from support.tables import PEOPLE, Play


@pytest.mark.parametrize(
    ("hello", "has_own_words"),
    [
        (Hello(PROTOCOL), False),
        (Hello(PROTOCOL, own_words=True), True),
        (Hello(OLDER_PROTOCOL), False),
    ],
)
async def test_a_client_says_in_its_greeting_that_it_has_words(
    tmp_path: Path, hello: Hello, has_own_words: bool
) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        assert [frame["type"] for frame in await replies(server_state, ann, hello)] == ["welcome"]
        assert ann.has_own_words == has_own_words
        await replies(server_state, ann, Hello(PROTOCOL))
        assert not ann.has_own_words


def follower(name: str, *, own_words: bool) -> Connection:
    """A connection of protocol 4."""
    connection = Connection(Person(name, name.title(), "guest"), "here", is_limited=False)
    connection.takes_steps, connection.has_own_words = True, own_words
    return connection


def told(connection: Connection) -> list[dict[str, Any]]:
    """The steps that it was sent."""
    return [json.loads(frame) for frame in connection.take_frames()]


def words_in(step: dict[str, Any]) -> list[str]:
    """The sentences of a step that a client with own words says itself."""
    return [one["words"] for one in step["events"] if one["kind"] in SPARED and "words" in one]


def shown(followers: Followers) -> None:
    """A whole deal, shown to them."""
    random = Random(5)
    play = Play(PALACE, people=2, hints=True).start()
    while len(play.tables) < 70 and play.table.stage is Stage.PLAYING and not play.table.is_between_deals:
        play.act(random)
    for before, row, after in zip(play.tables, play.rows[1:], play.tables[1:], strict=False):
        followers.show(Shift(before, row, after))


def test_two_people_at_a_table_may_differ_in_it() -> None:
    ann, bo = follower(PEOPLE[0], own_words=True), follower(PEOPLE[1], own_words=False)
    followers = Followers()
    followers.connections = {ann: None, bo: None}
    shown(followers)
    to_ann, to_bo = told(ann), told(bo)
    assert [step["seq"] for step in to_ann] == [step["seq"] for step in to_bo]
    assert not any(map(words_in, (step for step in to_ann if "events" in step)))
    assert sum(len(words_in(step)) for step in to_bo if "events" in step) > 50


def test_what_several_are_sent_alike_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[object] = []

    def encodes(message: object) -> bytes:
        encoded.append(message)
        return b"{}"

    monkeypatch.setattr(module, "encode", encodes)
    watchers = [follower(f"watcher{number}", own_words=True) for number in range(3)]
    followers = Followers()
    followers.connections = dict.fromkeys((follower(PEOPLE[0], own_words=True), *watchers))
    shown(followers)
    frames = sum(len(one.take_frames()) for one in followers.connections)
    assert frames > 2 * len(encoded) > 100
