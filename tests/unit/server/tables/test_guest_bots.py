"""A bot from elsewhere at the online table: `serve --bots module:Class` offers it, and it plays."""

import asyncio
import sys
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import FIFTY_TWO
from bidwhist.server.http.call import Fault
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.log import Acted
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tables.routes.tables import bots_of
from bidwhist.server.tables.session import TableSession
from support.in_process import newcomer, send, started_server, table_of
from support.waiting import PATIENCE

BOT = "housebots:First"
CODE = """
class First:
    def choose(self, view, random):
        return view.legal[0]
"""


SAMPLE = Path(__file__).parents[4] / "examples" / "engines" / "lowest.py"
ENGINE = f"exec:{sys.executable} {SAMPLE}"


@pytest.mark.parametrize("bot", [BOT, ENGINE], ids=["a class", "an engine"])
async def test_a_bot_from_elsewhere_bids_at_a_table_that_asked_for_it(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "housebots.py").write_text(CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    async with started_server(tmp_path, bots=(bot,)) as server_state:
        assert bot in server_state.bot_service.levels
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann, rules=FIFTY_TWO, bots=bot)
        await _until_a_bot_acts(server_state, ann, session)
        assert not server_state.bot_service.faults


async def test_a_program_that_the_server_was_not_given_is_never_started(tmp_path: Path) -> None:
    started = tmp_path / "started"
    for named in (f"exec:touch {started}", f"bot:exec:touch {started}"):
        with pytest.raises(Fault) as refused:
            bots_of(named)
        assert refused.value.code == "bad_bots"
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        # As if another server, which has the program, had opened the table.
        session = await table_of(server_state, ann, rules=FIFTY_TWO, bots=f"exec:touch {started}")
        await _until_a_bot_acts(server_state, ann, session)
    assert not started.exists()


async def _until_a_bot_acts(server_state: ServerState, ann: Connection, session: TableSession) -> None:
    await send(server_state, ann, type="ready", table=session.table.id, id="r", seq=session.table.seq)
    async with asyncio.timeout(PATIENCE):
        while not await _bots_acted(server_state, session):
            deal = session.table.deal
            if deal is not None and deal.to_act == 0:
                command = {"type": "command", "table": session.table.id, "id": f"k{session.table.seq}"}
                await send(server_state, ann, **command, seq=session.table.seq, action={"kind": "pass"})
            await asyncio.sleep(0.01)


async def _bots_acted(server_state: ServerState, session: TableSession) -> bool:
    rows = await server_state.store.read(rows_of(session.table.id))
    return any(isinstance(row.body, Acted) and row.body.by == "bot" for row in rows)
