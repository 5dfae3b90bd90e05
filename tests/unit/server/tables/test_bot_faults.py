"""A bot that breaks, or does what the rules do not allow: others decide for it, and the table goes on."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bidwhist.core.actions import Action, Play
from bidwhist.core.view import View
from bidwhist.server.tables import bot_service, bot_turns
from bidwhist.server.tables.domain.commands import Decision
from support.in_process import my_turn, playing, send, started_server, until
from support.waiting import PATIENCE

Chooses = Callable[[str, View, Random], Action]
chosen = bot_turns._chosen


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

    monkeypatch.setattr(bot_turns, "_chosen", choose)
    caplog.set_level(logging.ERROR, "bidwhist.server")
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        await until(lambda: my_turn(session))
        before, command = len(session.table.actions), {"table": session.table.id, "id": "k", "seq": session.table.seq}
        await send(server_state, ann, type="command", **command, action={"kind": "pass"})
        # Of four seats three are bots': at least one of them has decided after a person's pass.
        await until(lambda: len(session.table.actions) > before + 1)
        counted = server_state.metrics.registry.get_sample_value("bidwhist_bot_faults")
    assert counted is not None and counted > 0
    lines = [record.getMessage().split()[0] for record in caplog.records if "cannot play" in record.getMessage()]
    assert lines[0] == "random" and len(lines) == len(set(lines)), "one line a bot"


async def test_a_bot_whose_stand_in_never_answers_decides_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> Action:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(bot_service, "BOT_DEADLINE_S", 0.05)
    async with started_server(tmp_path) as server_state:
        monkeypatch.setattr(server_state.bot_service._bots, "do", never)
        monkeypatch.setattr(server_state.bot_service._quick, "do", never)
        session, ann = await playing(server_state)
        await until(lambda: my_turn(session), PATIENCE)
        await send(
            server_state,
            ann,
            type="command",
            table=session.table.id,
            id="k",
            seq=session.table.seq,
            action={"kind": "pass"},
        )
        await until(lambda: server_state.bot_service.faults > 1, PATIENCE)


async def test_bots_go_on_where_a_step_could_not_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with started_server(tmp_path) as server_state:
        session, ann = await playing(server_state)
        await until(lambda: my_turn(session))
        shows, before = session._show, len(session.table.actions)

        def breaks(answer: Decision) -> None:
            monkeypatch.setattr(session, "_show", shows)
            raise RuntimeError("a step that cannot be shown")

        monkeypatch.setattr(session, "_show", breaks)
        await until(lambda: session.scheduler._is_idle)
        await send(
            server_state,
            ann,
            type="command",
            table=session.table.id,
            id="k",
            seq=session.table.seq,
            action={"kind": "pass"},
        )
        await until(lambda: len(session.table.actions) > before + 1, PATIENCE)
