"""A bot from elsewhere at the online table: `serve --bots module:Class` offers it, and it plays."""

import asyncio
import sys
from pathlib import Path

import pytest

from bidwhist.rules.presets import FIFTY_TWO
from bidwhist.server.game.log import Acted
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.store.log_rows import rows_of
from support.halls import hall_over, newcomer, table_of, tell
from support.waiting import PATIENCE

BOT = "housebots:First"
CODE = """
class First:
    def choose(self, view, random):
        return view.legal[0]
"""


async def test_a_bot_of_the_folder_bids_at_a_table_that_asked_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "housebots.py").write_text(CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    async with hall_over(tmp_path, bots=(BOT,)) as hall:
        assert BOT in hall.thinkers.levels
        ann = await newcomer(hall, "Ann")
        room = await table_of(hall, ann, rules=FIFTY_TWO, bots=BOT)
        await tell(hall, ann, type="ready", table=room.table.id, id="r", seq=room.table.seq)
        async with asyncio.timeout(PATIENCE):
            while not await _bots_acted(hall, room):
                deal = room.table.deal
                if deal is not None and deal.to_act == 0:
                    command = {"type": "command", "table": room.table.id, "id": f"k{room.table.seq}"}
                    await tell(hall, ann, **command, seq=room.table.seq, action={"kind": "pass"})
                await asyncio.sleep(0.01)


async def _bots_acted(hall: Hall, room: Room) -> bool:
    rows = await hall.store.read(rows_of(room.table.id))
    return any(isinstance(row.body, Acted) and row.body.by == "bot" for row in rows)
