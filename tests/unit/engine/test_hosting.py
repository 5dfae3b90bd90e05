"""Our bots, and bots of others in Python, as engines."""

import sys
from pathlib import Path
from random import Random

import pytest

from bidwhist.bots.engines.engine import Engine
from bidwhist.bots.engines.messages import Choose, Error, Hello, Quit, Ready, decode_from_engine, encode
from bidwhist.bots.engines.positions import numbered, position_of
from bidwhist.bots.levels import make_bot
from bidwhist.core.act import act
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import view
from bidwhist.engine.hosting import answer_all
from bidwhist.errors import BotFault
from support.random_play import fresh_deal

HOST = f"{sys.executable} -m bidwhist.engine"
NOISY = """
import os

print("module loaded")


class Noisy:
    def choose(self, view, random):
        print("thinking about", view.hand)
        os.write(1, b"from below Python\\n")
        return view.legal[0]
"""


def test_steady_as_an_engine_plays_as_steady_by_every_preset_in_turn() -> None:
    here = make_bot("steady")
    with Engine(f"{HOST} steady") as engine:
        for rules in PRESETS.values():
            deal = fresh_deal(rules, 4)
            while not deal.is_over:
                seen = view(deal, deal.to_act)
                action = engine.ask(seen, Random(1))
                assert action == here.choose(seen, Random(1)), rules
                deal = act(deal, action)


def test_the_reason_comes_with_the_action() -> None:
    deal = fresh_deal(PRESETS["palace"], 4)
    seen = view(deal, deal.to_act)
    with Engine(f"{HOST} steady") as engine:
        assert engine.advise(seen, Random(1)).words == make_bot("steady").advise(seen, Random(1)).words
        assert engine.faults == []


def test_what_a_bot_prints_never_comes_between_its_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "noisy.py").write_text(NOISY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    deal = fresh_deal(PRESETS["palace"], 4)
    with Engine(f"{HOST} noisy:Noisy") as engine:
        for _ in range(3):
            assert engine.choose(view(deal, deal.to_act), Random(1)) == view(deal, deal.to_act).legal[0]
        assert engine.faults == []
    assert "from below Python" in engine.stderr and "thinking about" in engine.stderr


def test_lines_that_are_no_questions_are_answered_with_what_is_wrong() -> None:
    nonsense = [b"lunch\n", b"\xff\n", b'{"type":"choose"}\n', b"[" * 5000 + b"\n"]
    answers = _answers([*nonsense, encode(Hello(1, "test")), encode(Quit()), b"not read"])
    assert [type(one) for one in answers] == [Error] * 4 + [Ready]


def test_a_question_by_rules_that_nobody_told_is_an_error() -> None:
    deal = fresh_deal(PRESETS["palace"], 4)
    seen = view(deal, deal.to_act)
    (answer,) = _answers([encode(Choose(1, "r1", "0", position_of(seen), numbered(seen.legal)))])
    assert isinstance(answer, Error) and "r1" in answer.text


def test_a_bot_that_there_is_not_is_told_in_a_line(tmp_path: Path) -> None:
    with Engine(f"{HOST} grandma") as engine, pytest.raises(BotFault, match="no such bot; did you mean random"):
        engine.start()


def _answers(lines: list[bytes]) -> list[object]:
    found: list[bytes] = []
    answer_all(make_bot("steady"), lines, found.append)
    return [decode_from_engine(one) for one in found]
