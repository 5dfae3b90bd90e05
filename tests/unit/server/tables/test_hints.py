"""Hints: champion gives them, at whose level the coach judges; the table's bot, where champion has no time."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.bots.bot import Advice
from bidwhist.core.actions import PASS
from bidwhist.server.platform.jobs.executors import Executors
from bidwhist.server.platform.jobs.fair_queue import NOBODY
from bidwhist.server.tables import bot_service
from bidwhist.server.tables.bot_service import BotService
from bidwhist.server.tables.domain.table import Table
from support.tables import Play


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The bots that were asked for a hint."""
    bots: list[str] = []

    def advise(bot: str, *_: Any) -> Advice:
        bots.append(bot)
        return Advice(PASS, f"as {bot} says")

    monkeypatch.setattr(bot_service, "advise", advise)
    monkeypatch.setattr(bot_service, "COMPILED", True)
    return bots


def _table(bots: str) -> Table:
    table = Play(people=1).start().table
    return replace(table, opened=replace(table.opened, bots=bots))


def _hint(service: BotService, table: Table) -> Advice:
    async def ask() -> Advice:
        assert table.to_act is not None
        return await service.advise(table, table.to_act, NOBODY)

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("bots", "speaks"),
    [
        ("beginner", "champion"),
        ("steady", "champion"),
        ("champion", "champion"),
        ("steady/four-joker", "champion/four-joker"),
        ("random", "random"),
    ],
)
def test_champion_gives_the_hints_with_the_conventions_of_the_table(asked: list[str], bots: str, speaks: str) -> None:
    service = BotService(replace(Executors.of(0), shares=False))
    assert _hint(service, _table(bots)).words == f"as {speaks} says"
    assert asked == [speaks]


def test_the_tables_bot_gives_the_hint_where_champion_has_no_time(
    asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_service, "HINT_DEADLINE_S", 0)
    service = BotService(replace(Executors.of(0), shares=False))
    assert _hint(service, _table("steady")).words == "as steady says"


def test_a_server_in_one_process_searches_for_no_hint(asked: list[str]) -> None:
    assert _hint(BotService(Executors.of(0)), _table("steady")).words == "as steady says"
