"""Tables of four people played at once: everything is shown to everybody, and nothing grows (S4, S5, in small)."""

import sys
from pathlib import Path

import pytest
from benches.common.processes import start_process
from benches.common.table_client import free_port, until_live
from benches.soak.server import Asked, growth_of, soak
from benches.speed.server import load

from support.stores import place


async def test_tables_played_at_once_all_see_their_steps(tmp_path: Path) -> None:
    figures = await load(place(tmp_path / "tables.sqlite"), tables=10, seconds=4, pace=0.4, every=1)
    assert figures["actions"] > 20 and figures["broken"] == 0 and figures["refused"] == 0
    assert figures["files"][0] == figures["files"][1]


async def test_matches_connections_and_people_that_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    asked = Asked(tables=6, seconds=36, pace=0.04, every=1, breaks=4, away=0.3, collects=4)
    growth = growth_of(await soak(place(tmp_path / "tables.sqlite"), asked))
    # Caches take longer than this to fill, so memory has some room; what is counted has none.
    assert growth.memory[1] < growth.memory[0] + 5
    assert growth.tables[1] <= 2 * asked.tables and growth.threads[1] <= growth.threads[0] + 2
    assert growth.files[1] <= growth.files[0] + 8


@pytest.mark.timeout(900)
async def test_nothing_grows_in_ten_minutes(tmp_path: Path) -> None:
    asked = Asked(tables=12, seconds=600, pace=0.1, every=5, breaks=20, away=1, collects=20)
    growth = growth_of(await soak(place(tmp_path / "tables.sqlite"), asked))
    assert growth.memory[1] < growth.memory[0] * 1.05
    assert growth.tables[1] <= 2 * asked.tables and growth.threads[1] <= growth.threads[0] + 2
    assert growth.files[1] <= growth.files[0] + 8


async def test_a_server_that_ends_before_it_answers_is_not_waited_for() -> None:
    address = f"http://127.0.0.1:{free_port()}"
    process = start_process(sys.exit, 3)
    with pytest.raises(RuntimeError, match="ended with 3 before it answered"):
        await until_live(address, ended=lambda: process.exitcode)
