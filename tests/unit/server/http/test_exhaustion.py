"""Out of memory, threads or descriptors: who asked is told, and who plays goes on."""

import asyncio
import resource
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from bidwhist.server.history.coach import service as coach_module
from bidwhist.server.history.coach.service import Coach, CoachIsBusy
from bidwhist.server.http import dispatch, websockets
from bidwhist.server.protocol.client_messages import Ping
from bidwhist.server.tables.registry import SessionRegistry
from support.asking import client_of, guest
from support.in_process import newcomer, send, started_server, table_of
from support.online import Guest
from support.online import guest as guest_at
from support.stores import words_for
from support.waiting import until


@pytest.mark.parametrize("error", [MemoryError(), OSError(24, "Too many open files"), RuntimeError("no new thread")])
async def test_a_message_that_finds_nothing_left_costs_a_refusal_and_not_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")
        session = await table_of(server_state, ann)
        hear = dispatch.hear

        async def fails(server_state: Any, line: Any, message: Any) -> None:
            if not isinstance(message, Ping):
                raise error
            await hear(server_state, line, message)

        monkeypatch.setattr(websockets, "hear", fails)
        refused = await send(server_state, ann, type="ready", table=session.table.id, id="a", seq=0)
        assert [one["type"] for one in refused] == ["refused"] and "try again" in refused[0]["words"]
        assert (await send(server_state, ann, type="ping", number=3))[0]["number"] == 3


@pytest.mark.parametrize("error", [MemoryError(), OSError(24, "Too many open files"), RuntimeError("no new thread")])
async def test_a_request_that_finds_nothing_left_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fails(*_: object) -> None:
        raise error

    async with client_of(tmp_path) as client:
        await guest(client)
        monkeypatch.setattr(SessionRegistry, "open", fails)
        answer = await client.post("/api/play", json={})
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


async def test_without_a_process_the_coach_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "PROCESS", ("/nothing/of/the/kind",))
    with pytest.raises(CoachIsBusy, match="is not available"):
        await Coach().lesson("t1-1", b"{}")


async def test_who_waits_for_the_coach_at_the_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "PROCESS", (sys.executable, "-c", "import time; time.sleep(600)"))
    coach = Coach()
    asked = [asyncio.create_task(coach.lesson(match, b"{}")) for match in ("t1-1", "t1-1", "t1-2")]
    while len(coach._looking) < 2:
        await asyncio.sleep(0)
    await coach.stop()
    for one in asked:
        with pytest.raises(CoachIsBusy, match="the server is shutting down"):
            await one
    with pytest.raises(CoachIsBusy, match="the server is shutting down"):
        await coach.lesson("t1-3", b"{}")


FEW = 90
"""Descriptors of the server below; it uses some thirty by itself."""


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are limited by rlimit")
async def test_who_plays_goes_on_when_no_descriptor_is_left(tmp_path: Path) -> None:
    said = tmp_path / "said"
    words = ("serve", "--port", "0", *words_for(tmp_path / "tables.sqlite"), "--pace", "none", "--no-limits")
    with said.open("wb") as out:
        running = subprocess.Popen(
            [sys.executable, "-m", "bidwhist.cli", *words],
            stdout=out,
            stderr=subprocess.STDOUT,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW)),  # noqa: PLW1509
        )
    held: list[socket.socket] = []
    try:
        until(lambda: b"is open at" in said.read_bytes(), "the server")
        address = said.read_text().split("open at ")[1].split("/  ")[0]
        ann: Guest = await guest_at(address)
        table = (await ann.post("/api/play", {"preset": "palace"}))["table"]
        async with ann.connect() as talk:
            await talk.watch(table)
            await talk.start(table)
            port = int(address.rpartition(":")[2])
            held = [socket.create_connection(("127.0.0.1", port)) for _ in range(2 * FEW)]
            await talk.play(table, lambda view: len(view["tricks"]) >= 3)
        while held:
            held.pop().close()
        async with asyncio.timeout(60), httpx.AsyncClient(base_url=address) as client:
            while True:
                try:
                    assert (await client.get("/live")).status_code == 200
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
    finally:
        for one in held:
            one.close()
        running.kill()
        running.communicate()
