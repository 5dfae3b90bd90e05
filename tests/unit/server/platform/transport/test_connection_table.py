"""Who holds connections without sending or reading anything shuts nobody out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bidwhist.server.app import running
from bidwhist.server.platform.limits.rate_limits import COUNTS, RATES, Rate
from bidwhist.server.platform.transport import connection_table
from support.online import at_table, server

REQUEST = b"GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Caller:
    """A connection of somebody at an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self) -> bytes:
        """The first line that comes, or nothing where the connection is closed."""
        try:
            return await asyncio.wait_for(self.reader.readline(), 60)
        except ConnectionError:
            return b""

    async def rest(self) -> bytes:
        """Everything until the connection is closed."""
        try:
            return await asyncio.wait_for(self.reader.read(), 60)
        except ConnectionError:
            return b""


class Callers:
    """Connections to a server, all of which end with the test."""

    def __init__(self, address: str) -> None:
        self.address, self.all = address, list[Caller]()

    async def __call__(self, of: str = "127.0.0.9", sent: bytes = b"") -> Caller:
        port = int(self.address.rpartition(":")[2])
        caller = Caller(*await asyncio.open_connection("127.0.0.1", port, local_addr=(of, 0)))
        self.all.append(caller)
        caller.writer.write(sent)
        return caller


@asynccontextmanager
async def limited(path: Path, **manners: Any) -> AsyncIterator[Callers]:
    """Who calls a server that has its limits on."""
    async with server(path, is_limited=True, **manners) as address:
        call = Callers(address)
        try:
            yield call
        finally:
            for caller in call.all:
                caller.writer.transport.abort()


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address may connect as often as it likes; how many it holds is what counts here."""
    monkeypatch.setitem(RATES, "connection", Rate(1e6, 1e6))


@pytest.mark.usefixtures("often")
async def test_1100_connections_that_send_nothing_shut_nobody_out(tmp_path: Path) -> None:
    async with limited(tmp_path) as call, at_table(call.address, {"preset": "palace"}) as (_, table, talk):
        held = [await call(sent=b"GET / HTTP/1.1\r\nX-Slow: ") for _ in range(1_100)]
        newcomer = await call("127.0.0.8", REQUEST)
        assert await newcomer.answer() == b"HTTP/1.1 200 OK\r\n"
        await talk.ask("ready", table, commitment="0" * 64)
        open_still = [one for one in held if not one.reader.at_eof() and not one.reader.exception()]
        assert len(open_still) <= COUNTS["held-of-address"]


@pytest.mark.usefixtures("often")
async def test_many_addresses_that_send_nothing_lose_their_oldest_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(COUNTS, "unfinished", 50)
    async with limited(tmp_path) as call:
        held = [await call(f"127.0.1.{number}", b"GET / HT") for number in range(1, 101)]
        for one in held[:50]:
            assert (await one.answer()).startswith(b"HTTP/1.1 408")
        newcomer = await call("127.0.0.8", REQUEST)
        assert await newcomer.answer() == b"HTTP/1.1 200 OK\r\n"
        for one in held[60:]:
            one.writer.write(b"TP/1.1\r\nHost: localhost\r\n\r\n")
            assert await one.answer() == b"HTTP/1.1 200 OK\r\n", "the younger ones are still waited for"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
        REQUEST + b"\r\n",
        REQUEST + b"GET",
        REQUEST * 3 + b"GET",
        REQUEST + b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{",
    ],
)
async def test_a_request_that_does_not_come_whole_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connection_table, "REQUEST_TIMEOUT_S", 0.1)
    monkeypatch.setattr(running, "KEEP_ALIVE_S", 1)
    async with limited(tmp_path) as call:
        caller = await call(sent=sent)
        answers = await caller.rest()
    assert answers.count(b"HTTP/1.1 200 OK") == sent.count(REQUEST)


async def test_a_connection_that_drips_bytes_gets_no_more_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_table, "REQUEST_TIMEOUT_S", 0.3)
    async with limited(tmp_path) as call:
        caller = await call(sent=b"GET / HTTP/1.1\r\n")

        async def drip() -> None:
            while True:
                caller.writer.write(b"X: y\r\n")
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        assert (await caller.answer()).startswith(b"HTTP/1.1 408")
        dripping.cancel()


async def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    async with limited(tmp_path) as call:
        caller = await call(sent=b"GET / HTTP/1.1\r\nX-Long: " + b"x" * (2 * connection_table.MAX_REQUEST_BYTES))
        assert (await caller.answer())[:12] in (b"HTTP/1.1 431", b"")


async def test_an_answer_that_is_not_read_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_table, "WRITE_TIMEOUT_S", 0.2)
    monkeypatch.setattr(connection_table, "REQUEST_TIMEOUT_S", 60.0)
    async with limited(tmp_path) as call:
        caller = await call()
        caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 150
        caller.writer.write(asked)
        with pytest.raises(ConnectionError):
            async with asyncio.timeout(60):
                while True:
                    caller.writer.write(b"\r\n")
                    await caller.writer.drain()
                    await asyncio.sleep(0.02)


@pytest.mark.usefixtures("often")
async def test_places_come_free_when_connections_end(tmp_path: Path) -> None:
    async with limited(tmp_path) as call:
        for _ in range(3):
            held = [await call(sent=REQUEST) for _ in range(COUNTS["held-of-address"])]
            assert all([await one.answer() == b"HTTP/1.1 200 OK\r\n" for one in held])
            more = await call(sent=REQUEST)
            assert await more.answer() == b""
            for one in held:
                one.writer.close()
                await one.writer.wait_closed()


@pytest.mark.usefixtures("often")
async def test_a_proxy_that_is_named_may_hold_many(tmp_path: Path) -> None:
    async with limited(tmp_path, proxies=("127.0.0.9",)) as call:
        held = [await call(sent=REQUEST) for _ in range(COUNTS["held-of-address"] + 20)]
        assert all([await one.answer() == b"HTTP/1.1 200 OK\r\n" for one in held])
