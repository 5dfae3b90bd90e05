"""The parts of uvicorn that are not public are as we use them; and where they are not, the table is served without."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bidwhist.server.app import running
from bidwhist.server.app.running import KNOWN_UVICORN
from bidwhist.server.platform.transport import uvicorn_internals
from bidwhist.server.platform.transport.follower import NORMAL
from support.online import at_table, server

ROOT = Path(__file__).parents[5]


def test_every_part_that_is_used_is_there() -> None:
    lacking = uvicorn_internals.missing_parts()
    assert not lacking, (
        f"uvicorn {version('uvicorn')} with websockets {version('websockets')} and httptools {version('httptools')} "
        f"has no {', '.join(lacking)}. Look at what is in their place and adapt uvicorn_internals.py and its PARTS, "
        f"or keep the bound {KNOWN_UVICORN} in pyproject.toml."
    )


def test_every_part_that_our_protocols_take_over_is_in_the_table() -> None:
    """A method with a base's name, called by nobody of ours, would be dead without a word if the base dropped it."""
    for base, ours in (
        ("HttpToolsProtocol", uvicorn_internals.HttpConnection),
        ("WebSocketsSansIOProtocol", uvicorn_internals.Socket),
    ):
        theirs = next(one for one in ours.__mro__ if one.__name__ == base)
        taken = {
            name
            for one in ours.__mro__[: ours.__mro__.index(theirs)]
            for name in vars(one)
            if name in vars(theirs) and not name.startswith("__")
        }
        assert taken <= set(uvicorn_internals.PARTS[base])


def test_the_bound_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert KNOWN_UVICORN in project["dependencies"]


def test_a_part_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, "schedule_ping")
    assert uvicorn_internals.missing_parts.__wrapped__() == ("WebSocketsSansIOProtocol.schedule_ping",)
    monkeypatch.setattr(uvicorn_internals, "RequestResponseCycle", lambda: None)
    (said,) = uvicorn_internals.missing_parts.__wrapped__()
    assert "argument" in said


async def test_without_the_parts_the_table_is_served_by_public_asgi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(running, "missing_parts", lambda: ("WebSocketsSansIOProtocol.schedule_ping",))
    async with server(tmp_path) as address:
        assert "has no WebSocketsSansIOProtocol.schedule_ping" in caplog.text and KNOWN_UVICORN in caplog.text
        async with at_table(address, {}) as (_, table, talk):
            await talk.start(table)
            await talk.play(table, lambda view: view["phase"] in ("deal_over", "match_over"))
            await talk.socket.send("no message")
            await talk.until(lambda frame: frame["type"] == "refused" and frame["code"] == "bad_message")
            # Who goes on sends more than a connection may, is told so, and the socket is closed in order.
            with pytest.raises(websockets.ConnectionClosed) as closed:
                for _ in range(2000):
                    await talk.socket.send("no message")
                await talk.until(lambda frame: frame["type"] == "never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == NORMAL
