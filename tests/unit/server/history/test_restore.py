"""The restore drill: a copy of a running server's file, made as docs/server.md says, has all that was acknowledged."""

import asyncio
import json
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.repository import rows_of
from support.online import Frame, Talk, at_table, decision_on, guest, server
from support.waiting import PATIENCE

pytestmark = pytest.mark.sqlite

ROOT = Path(__file__).parents[4]
RECIPE = re.search(r'sqlite3 tables\.sqlite "(\.backup copy\.sqlite)"', (ROOT / "docs/server.md").read_text("utf-8"))
ENOUGH = 25
"""Decisions that are acknowledged before the copy is made."""


def back_up(database: Path, copy: Path) -> None:
    """What the page says to do; without the program, SQLite does the same from Python."""
    assert RECIPE is not None, "docs/server.md says how to copy the file of a running server"
    if shutil.which("sqlite3"):
        words = ["sqlite3", str(database), RECIPE.group(1).replace("copy.sqlite", str(copy))]
        subprocess.run(words, check=True, capture_output=True)
        return
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


async def decided(talk: Talk, table: str, acknowledged: dict[str, int], enough: int) -> None:
    """Decide until so many decisions are acknowledged, and note the step of each."""
    while len(acknowledged) < enough:
        decision = {"type": "ready"} if talk.view["may"]["ready"] else decision_on(talk.view)
        if decision is None:
            await talk.hear(PATIENCE)
            continue
        answer = await talk.ask(decision.pop("type"), table, **decision)
        if answer["type"] == "refused":
            assert answer["code"] == "stale", answer
            continue
        acknowledged[answer["id"]] = answer["seq"]
        while talk.view["seq"] < answer["seq"]:
            await talk.hear(PATIENCE)


@pytest.mark.timeout(600)
async def test_a_copy_of_a_running_server_has_every_decision_that_was_acknowledged(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    acknowledged: dict[str, int] = {}
    async with server(here) as address, at_table(address, {"preset": "palace"}) as (ann, table, talk):
        await talk.start(table)
        await decided(talk, table, acknowledged, ENOUGH)
        before = dict(acknowledged)
        # The server goes on playing while it is copied.
        copying = asyncio.to_thread(back_up, here / "tables.sqlite", there / "tables.sqlite")
        await asyncio.gather(copying, decided(talk, table, acknowledged, ENOUGH + 5))
        seen: Frame = talk.view
    shutil.rmtree(here)
    store = Store(there / "tables.sqlite")
    kept = {row.id: row.seq for row in await store.read(rows_of(table)) if row.person == ann.person["id"]}
    store.close()
    assert before.items() <= kept.items()
    async with server(there) as address:
        ann.address = address
        async with ann.connect() as again:
            await again.watch(table)
            assert again.view["match"] >= 1 and again.view["you"] == seen["you"]
            await decided(again, table, {}, 1)


@pytest.mark.timeout(600)
async def test_people_tables_and_bans_come_back_with_the_file(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    async with server(here) as address:
        ann = await guest(address, "Ann")
        made = await ann.post("/api/tables", {"name": "porch", "kind": "open"})
        back_up(here / "tables.sqlite", there / "tables.sqlite")
    async with server(there) as address:
        ann.address = address
        assert (await ann.get("/api/me"))["tables"] == [made["table"]]
        async with ann.at(made["table"]):
            assert [one["name"] for one in await ann.get("/api/tables")] == ["porch"]
        assert json.dumps(await ann.get("/api/me/muted")) == "[]"
