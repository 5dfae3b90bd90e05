"""The wire: what is read, what is refused, and the published schema."""

import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from jsonschema import Draft202012Validator

from bidwhist.server.protocol.actions import BidAction
from bidwhist.server.protocol.client_messages import Command, Hello, Seen
from bidwhist.server.protocol.encoding import PROTOCOL, decode, encode, protocol_schema
from bidwhist.server.protocol.server_messages import Happening, Pong, Update
from bidwhist.server.protocol.table_view import SeatView, TableView
from bidwhist.server.tables.views.table import table_view
from support.tables import Play
from support.whole import whole

PATTERNS = re.compile(r"Meta\([^)]*?pattern=r?\"(?P<pattern>[^\"]*)\"")
"""Patterns that are held against what is read."""
VIEW = table_view(Play(people=2).start().play(Random(1), until=lambda table: len(table.actions) > 20).table, 1)
SCHEMA = Path(__file__).parents[4] / "docs" / "schema" / "protocol.schema.json"


def test_no_pattern_lets_a_line_feed_through_at_its_end() -> None:
    sources = (Path(__file__).parents[4] / "src" / "bidwhist").rglob("*.py")
    found = [one["pattern"] for path in sources for one in PATTERNS.finditer(path.read_text(encoding="utf-8"))]
    assert len(found) >= 5
    assert [pattern for pattern in found if not pattern.endswith(r"$(?!\n)")] == []


def test_hello_names_the_tables_to_resume() -> None:
    frame = b'{"type":"hello","protocol":4,"resume":[{"table":"abcd","seq":41}]}'
    assert decode(frame) == Hello(PROTOCOL, (Seen("abcd", 41),))


def test_a_command_carries_the_action_that_the_view_offered() -> None:
    frame = b'{"type":"command","table":"abcd","id":"k1","seq":7,"action":{"kind":"bid","bid":"4U"}}'
    assert decode(frame) == Command("abcd", "k1", 7, BidAction("4U"))


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"type":"shout"}',
        b'{"type":"ping","number":-1}',
        b'{"type":"ping","surprise":1}',
        b'{"type":"watch","table":"../../etc"}',
        b'{"type":"command","table":"abcd","id":"k","seq":1,"action":{"kind":"play","card":"1S"}}',
        b'{"type":"chat","table":"abcd","text":""}',
        b'{"type":"watch","table":"abcd\\n"}',
        b'{"type":"command","table":"abcd","id":"k\\n","seq":1,"action":{"kind":"pass"}}',
        b'{"type":"ready","table":"abcd","id":"k","commitment":"' + b"0" * 64 + b'\\n"}',
    ],
)
def test_what_is_no_message_is_refused(frame: bytes) -> None:
    with pytest.raises((msgspec.MsgspecError, UnicodeDecodeError)):
        decode(frame)


def test_every_server_message_is_tagged_and_complete() -> None:
    assert json.loads(encode(Pong(3, 4))) == {"type": "pong", "number": 3, "now": 4}


def test_the_published_schema_is_the_one_of_the_types() -> None:
    ours = json.loads(json.dumps(protocol_schema()))
    assert json.loads(SCHEMA.read_text()) == ours, "run: python -m bidwhist.server.protocol.schema"


def test_the_schema_accepts_what_is_sent_and_refuses_a_foreign_field() -> None:
    validator = Draft202012Validator(protocol_schema())
    assert validator.is_valid(json.loads(encode(Pong(3, 4))))
    assert not validator.is_valid({"type": "pong", "number": 3, "now": 4, "more": 5})


def test_a_field_that_has_its_default_is_left_out_and_the_schema_says_which_it_is() -> None:
    happening = protocol_schema()["$defs"]["Happening"]
    assert json.loads(encode(Update("abcd", 3, (Happening("undone", ""),), VIEW)))["events"] == [{"kind": "undone"}]
    assert happening["required"] == ["kind"]
    assert not any(happening["properties"]["cards"]["default"])


def test_what_was_left_out_can_be_put_back_from_the_schema() -> None:
    sent = json.loads(encode(Update("abcd", 3, (), VIEW)))
    shown = whole(sent)["view"]
    assert shown.keys() == set(TableView.__struct_fields__) > sent["view"].keys()
    assert shown["seats"][0].keys() == set(SeatView.__struct_fields__)
    assert msgspec.convert(shown, TableView) == VIEW
