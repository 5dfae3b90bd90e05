"""Figures for a server's owner: what is counted is what happened."""

from pathlib import Path

from prometheus_client import generate_latest

from bidwhist.server.app.app import build_app
from bidwhist.server.http.settings import Settings
from bidwhist.server.tables.connection import MAX_FRAMES, Connection
from support.stores import place


async def test_a_reader_too_slow_to_follow_and_a_bot_too_slow_to_play_are_counted(tmp_path: Path) -> None:
    app = build_app(Settings(place(tmp_path / "tables.sqlite")))
    async with app.router.lifespan_context(app):
        server_state = app.state.server_state
        person, _ = await server_state.accounts.guest("Ann")
        for frames in (MAX_FRAMES, MAX_FRAMES + 1):
            connection = Connection(person, "here")
            await server_state.connections.enter(connection)
            for _ in range(frames):
                connection.send_frame(b"{}")
            server_state.connections.exit(connection)
        server_state.bot_service.missed = 3
        told = generate_latest(server_state.metrics.registry).decode()
    assert "bidwhist_queue_overflows_total 1.0" in told
    assert "bidwhist_bot_deadlines_missed 3.0" in told
