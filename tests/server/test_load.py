"""Ten tables of four people played at once: everything is shown to everybody, and nothing grows (S4, S5, in small)."""

from pathlib import Path

from benches.bench_server import load


async def test_tables_played_at_once_all_see_their_steps(tmp_path: Path) -> None:
    figures = await load(tmp_path / "tables.sqlite", tables=10, seconds=4, pace=0.4, every=1)
    assert figures["actions"] > 20 and figures["broken"] == 0 and figures["refused"] == 0
    assert figures["files"][0] == figures["files"][1]
