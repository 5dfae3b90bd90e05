"""A bot that breaks, or does what the rules do not allow: others decide for it, and the table goes on."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bidwhist.actions import Action, Play
from bidwhist.server.game.commands import Step
from bidwhist.server.live import thinkers, thinking
from bidwhist.view import View
from support.halls import hall_over, my_turn, playing, tell, until
from support.waiting import PATIENCE

Chooses = Callable[[str, View, Random], Action]
chosen = thinking._chosen


def _plays_nothing(*_: object) -> Action:
    return Play(53 + 46)


def _breaks(*_: object) -> Action:
    raise RuntimeError("a bot that breaks")


@pytest.mark.parametrize("wrong", [_plays_nothing, _breaks], ids=["illegal", "breaks"])
@pytest.mark.parametrize("are_all_wrong", [False, True], ids=["the table's bot", "every bot"])
async def test_a_table_goes_on_where_a_bot_cannot_play(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    wrong: Chooses,
    *,
    are_all_wrong: bool,
) -> None:
    def choose(bot: str, view: View, random: Random, *, claims: bool) -> Action:
        is_wrong = are_all_wrong or bot == "random"
        return wrong(bot, view, random) if is_wrong else chosen(bot, view, random, claims=claims)

    monkeypatch.setattr(thinking, "_chosen", choose)
    caplog.set_level(logging.ERROR, "bidwhist.server")
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        await until(lambda: my_turn(room))
        before, command = len(room.table.actions), {"table": room.table.id, "id": "k", "seq": room.table.seq}
        await tell(hall, ann, type="command", **command, action={"kind": "pass"})
        # Of four seats three are bots': at least one of them has decided after a person's pass.
        await until(lambda: len(room.table.actions) > before + 1)
        counted = hall.metrics.registry.get_sample_value("bidwhist_bot_faults")
    assert counted is not None and counted > 0
    lines = [record.getMessage().split()[0] for record in caplog.records if "cannot play" in record.getMessage()]
    assert lines[0] == "random" and len(lines) == len(set(lines)), "one line a bot"


async def test_a_bot_whose_stand_in_never_answers_decides_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> Action:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(thinkers, "DEADLINE", 0.05)
    async with hall_over(tmp_path) as hall:
        monkeypatch.setattr(hall.thinkers._bots, "do", never)
        monkeypatch.setattr(hall.thinkers._quick, "do", never)
        room, ann = await playing(hall)
        await until(lambda: my_turn(room), PATIENCE)
        await tell(hall, ann, type="command", table=room.table.id, id="k", seq=room.table.seq, action={"kind": "pass"})
        await until(lambda: hall.thinkers.faults > 1, PATIENCE)


async def test_bots_go_on_where_a_step_could_not_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_over(tmp_path) as hall:
        room, ann = await playing(hall)
        await until(lambda: my_turn(room))
        shows, before = room._show, len(room.table.actions)

        def breaks(came: Step) -> None:
            monkeypatch.setattr(room, "_show", shows)
            raise RuntimeError("a step that cannot be shown")

        monkeypatch.setattr(room, "_show", breaks)
        await until(lambda: room.clockwork._is_idle)
        await tell(hall, ann, type="command", table=room.table.id, id="k", seq=room.table.seq, action={"kind": "pass"})
        await until(lambda: len(room.table.actions) > before + 1, PATIENCE)
