"""The messages that docs/engines.md shows are messages, and what a steady bot answers to the question is shown."""

import re
from pathlib import Path

import msgspec

from bidwhist.bots.engines.messages import (
    Choose,
    Chosen,
    Hello,
    Info,
    Ready,
    RulesLine,
    decode_for_engine,
    decode_from_engine,
    encode,
)
from bidwhist.bots.engines.positions import Position
from bidwhist.bots.levels import make_bot
from bidwhist.core.rules.code import format_code
from bidwhist.core.rules.presets import PALACE
from bidwhist.engine.hosting import answer_all

PAGE = (Path(__file__).parents[3] / "docs" / "engines.md").read_text(encoding="utf-8")
SHOWN = [block.encode() for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def test_the_transcript_of_the_page_is_what_is_said() -> None:
    hello, question = (decode_for_engine(SHOWN[number]) for number in (0, 2))
    ready, info, action = (decode_from_engine(SHOWN[number]) for number in (1, 3, 4))
    assert isinstance(hello, Hello) and isinstance(ready, Ready) and isinstance(question, Choose)
    answers: list[bytes] = []
    rules = RulesLine(question.rules, "palace", format_code(PALACE), msgspec.to_builtins(PALACE))
    answer_all(make_bot("steady"), [encode(rules), encode(question)], answers.append)
    assert [decode_from_engine(one) for one in answers] == [info, action]
    assert isinstance(info, Info) and isinstance(action, Chosen)


def test_every_field_of_a_view_is_on_the_page() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE)) | set(re.findall(r'"(\w+)":', PAGE))
    assert set(Position.__struct_fields__) - named == {"hands"}, "which are open when there is nothing left to choose"
