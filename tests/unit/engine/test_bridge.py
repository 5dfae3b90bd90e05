"""Engines at tables of a server: they sit down, play whole matches, and come when they are asked."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from bidwhist.bots.engines.engine import Engine
from bidwhist.bots.levels import make_bot
from bidwhist.engine.bridge import Address, Bridge, fetched
from bidwhist.errors import WhistError
from support.bots import bot_of, match_at_a_table, owner, program_table
from support.online import server
from support.waiting import PATIENCE

SAMPLE = f"{sys.executable} examples/engines/lowest.py"


async def test_strangers_engines_play_a_match_at_a_table(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        one, two = await bot_of(ann, "Low"), await bot_of(ann, "Chance")
        rules = {"preset": "palace", "options": {"max_deals": 2}}
        with Engine(SAMPLE) as engine:
            bridge = await match_at_a_table(engine, one, two, rules=rules)
            assert engine.faults == []
            assert engine.decisions == bridge.decisions > 8


async def test_an_invitation_that_leads_nowhere_is_said(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        bot = await bot_of(await owner(address))
        bridge = Bridge(make_bot("random"), Address.of(f"{address}/#/join/maple99"), bot.token, Random(4))
        with pytest.raises(WhistError, match="no longer valid"):
            await asyncio.wait_for(bridge.run(), PATIENCE)


async def test_a_person_asks_a_program_over_and_it_comes(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        told: list[str] = []
        bridge = Bridge(make_bot("random"), Address.of(address), bot.token, Random(2), tell=told.append)
        running = asyncio.create_task(bridge.run())
        while not (await ann.get("/api/programs"))["programs"]:
            assert not running.done(), running.exception()
        table = await program_table(ann)
        async with ann.connect() as host:
            await host.watch(table["table"])
            await ann.post("/api/me/invitations", {"table": table["table"], "people": [bot.person["id"]]})
            seated = await host.until(
                lambda frame: frame["type"] == "update" and any(seat["program"] for seat in frame["view"]["seats"])
            )
            assert [seat["name"] for seat in seated["view"]["seats"] if seat["program"]] == ["Deep Pie"]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert any("asks it to" in words for words in told)


async def test_a_full_table_that_it_is_asked_to_does_not_end_it(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        told: list[str] = []
        bridge = Bridge(make_bot("random"), Address.of(address), bot.token, Random(5), tell=told.append)
        running = asyncio.create_task(bridge.run())
        while not (await ann.get("/api/programs"))["programs"]:
            assert not running.done(), running.exception()
        table = await program_table(ann)
        async with ann.at(table["table"]) as host:
            await host.start(table["table"])
            await ann.post("/api/me/invitations", {"table": table["table"], "people": [bot.person["id"]]})
            while not any(words.startswith("refused") for words in told):
                assert not running.done(), running.exception()
                await asyncio.sleep(0)
        assert not running.done()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_token_that_is_not_known_is_said_at_once(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        bridge = Bridge(make_bot("random"), Address.of(address), "wrong", Random(3))
        with pytest.raises(WhistError, match="does not know this token"):
            await asyncio.wait_for(bridge.run(), PATIENCE)


@asynccontextmanager
async def another_server(*statuses: HTTPStatus, says: str = "[]") -> AsyncIterator[str]:
    """The address of a server that is not ours: it answers with these, the last for ever, or opens and says a thing."""
    left = [*statuses]

    def answer(connection: ServerConnection, _: Request) -> Response | None:
        status = left.pop(0) if len(left) > 1 else next(iter(left), None)
        return None if status is None else connection.respond(status, says)

    async def talk(connection: ServerConnection) -> None:
        await connection.send(says)
        await connection.wait_closed()

    async with serve(talk, "127.0.0.1", 0, process_request=answer) as other:
        yield f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("status", [HTTPStatus.NOT_FOUND, HTTPStatus.OK])
async def test_an_address_without_tables_is_said_at_once(status: HTTPStatus) -> None:
    async with another_server(status) as address:
        bridge = Bridge(make_bot("random"), Address.of(address), "token", Random(3))
        with pytest.raises(WhistError, match=f"there are no tables at {address}.*{status.value}"):
            await asyncio.wait_for(bridge.run(), PATIENCE)


async def test_a_server_that_cannot_answer_yet_is_told_of_once_and_tried_again() -> None:
    told: list[str] = []
    busy = HTTPStatus.BAD_GATEWAY
    async with another_server(busy, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.NOT_FOUND) as address:
        bridge = Bridge(make_bot("random"), Address.of(address), "token", Random(3), tell=told.append)
        with pytest.raises(WhistError, match="there are no tables"):
            await asyncio.wait_for(bridge.run(), PATIENCE)
        assert len(told) == 1 and "502" in told[0] and told[0].endswith("; it goes on trying")


async def test_a_server_without_tls_is_said_at_once() -> None:
    def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as plain:
        address = f"https://127.0.0.1:{plain.sockets[0].getsockname()[1]}"
        bridge = Bridge(make_bot("random"), Address.of(address), "token", Random(3))
        with pytest.raises(WhistError, match=f"{address} cannot be reached: .*SSL"):
            await asyncio.wait_for(bridge.run(), PATIENCE)


async def test_a_name_that_no_server_has_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    bridge = Bridge(make_bot("random"), Address.of("http://whist.invalid"), "token", Random(3))
    with pytest.raises(WhistError, match=r"http://whist\.invalid cannot be reached: .*not known"):
        await asyncio.wait_for(bridge.run(), PATIENCE)


@pytest.mark.parametrize("says", ["good morning", "[]", '{"kind": "news"}'])
async def test_a_server_of_another_kind_is_said_at_once(says: str) -> None:
    async with another_server(says=says) as address:
        bridge = Bridge(make_bot("random"), Address.of(address), "token", Random(3))
        with pytest.raises(WhistError, match=f"there are no tables at {address}"):
            await asyncio.wait_for(bridge.run(), PATIENCE)


async def test_an_answer_of_another_kind_ends_with_an_error_of_ours() -> None:
    async with another_server(HTTPStatus.OK) as address:
        with pytest.raises(WhistError, match="server of another kind"):
            await asyncio.to_thread(fetched, address, "/api/invite/maple42", {})


@pytest.mark.parametrize(
    ("url", "server_url", "invite"),
    [
        ("https://whist.example/", "https://whist.example", ""),
        ("whist.example/n2/#/join/maple42", "https://whist.example/n2", "maple42"),
        ("http://127.0.0.1:8000/#/join/maple42/", "http://127.0.0.1:8000", "maple42"),
    ],
)
def test_a_link_leads_to_a_server_and_perhaps_to_a_table(url: str, server_url: str, invite: str) -> None:
    assert Address.of(url) == Address(server_url, invite)


@pytest.mark.parametrize("url", ["", "ftp://whist.example", "https://"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(WhistError, match="not the address of a server"):
        Address.of(url)
