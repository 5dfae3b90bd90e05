"""Whatever bytes come, they are answered: no request breaks the server, and none costs a traceback."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bidwhist.server.http.problems import problem_of
from bidwhist.server.platform.database.database import Conflict, NotSaved, Repeated
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.registry import SessionRegistry
from support.asking import client_of, guest
from support.nightly import amount
from support.online import guest as guest_of
from support.online import server

DEEP = b"[" * 8000
HEAD = b"Host: localhost\r\n"
UGLY = [
    b"GET /%00 HTTP/1.1\r\n" + HEAD,
    b"GET /assets/%00 HTTP/1.1\r\n" + HEAD,
    b"GET /a%00b/..%2f..%2fetc/passwd HTTP/1.1\r\n" + HEAD,
    b"GET /" + b"a" * 300 + b" HTTP/1.1\r\n" + HEAD,
    b"GET /" + b"a/" * 3000 + b" HTTP/1.1\r\n" + HEAD,
    b"GET /assets/" + b"a" * 300 + b" HTTP/1.1\r\n" + HEAD,
    b"GET /api/tables/%00 HTTP/1.1\r\n" + HEAD,
    b"GET /api/matches/%ff%fe%ed%a0%80/replay?seat=%00 HTTP/1.1\r\n" + HEAD,
    b"GET /api/invite/" + b"%F0%9F%98%80" * 200 + b" HTTP/1.1\r\n" + HEAD,
    b"GET /\xff\xfe HTTP/1.1\r\n" + HEAD,
    b"GET http://localhost/ HTTP/1.1\r\n" + HEAD,
    b"GET * HTTP/1.1\r\n" + HEAD,
    b"OPTIONS * HTTP/1.1\r\n" + HEAD,
    b"CONNECT evil.example:80 HTTP/1.1\r\n" + HEAD,
    b"HEAD / HTTP/1.1\r\n" + HEAD,
    b"GET / HTTP/1.0\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n",
    b"GET / HTTP/1.1\r\nHost: [::1\r\n",
    b"POST /api/guest HTTP/1.1\r\n" + HEAD + b"Origin: http://[\r\nContent-Length: 0\r\n",
    b"POST /api/guest HTTP/1.1\r\n" + HEAD + b"Content-Length: 8000\r\n\r\n" + DEEP,
    b"POST /api/guest HTTP/1.1\r\n" + HEAD + b'Content-Length: 8012\r\n\r\n{"name":"a",' + DEEP,
    b"POST /api/rules/check HTTP/1.1\r\n" + HEAD + b'Content-Length: 8011\r\n\r\n{"options":' + DEEP,
    b"POST /api/guest HTTP/1.1\r\n" + HEAD + b"Content-Length: 9\r\n\r\n\xff\xfe\x00\x01\x02\x03\x04\x05\x06",
    b"POST /api/guest HTTP/1.1\r\n" + HEAD + b'Content-Length: 15\r\n\r\n{"name":"\\ud800"}',
    b"POST /api/guest HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/me HTTP/1.1\r\n" + HEAD + b"Authorization: Bearer \xff\x01\r\n",
    b"GET /api/me HTTP/1.1\r\n" + HEAD + b"Cookie: bidwhist=\xff; ;;=;\r\n",
    b"GET /metrics HTTP/1.1\r\n" + HEAD + b"Authorization: Bearer \xff\r\n",
    b"GET /ws HTTP/1.1\r\n" + HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n",
    b"GET /ws%00 HTTP/1.1\r\n" + HEAD + b"Connection: Upgrade\r\nUpgrade: h2c\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n",
]


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What the server, and what serves it, log as errors."""
    said: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(self.format(record))

    listener = Listener(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("bidwhist.server", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(listener)
    yield said
    for logger in loggers:
        logger.removeHandler(listener)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that does not come whole is given up at once."""
    monkeypatch.setattr("bidwhist.server.platform.transport.connection_table.REQUEST_TIMEOUT_S", 0.1)
    monkeypatch.setattr("bidwhist.server.app.running.KEEP_ALIVE_S", 0)


async def answer_to(address: str, sent: bytes) -> bytes:
    """What a server answers to bytes, until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    try:
        writer.write(sent)
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def is_well(answer: bytes) -> bool:
    """Whether an answer is none of a server that broke."""
    return not answer or answer.startswith((b"HTTP/1.1 1", b"HTTP/1.1 2", b"HTTP/1.1 3", b"HTTP/1.1 4"))


@pytest.mark.parametrize("sent", UGLY, ids=range(len(UGLY)))
async def test_ugly_bytes_are_answered(tmp_path: Path, sent: bytes, errors: list[str]) -> None:
    async with server(tmp_path) as address:
        assert is_well(await answer_to(address, sent + b"Connection: close\r\n\r\n"))
        assert is_well(await answer_to(address, sent))
        assert is_well(await answer_to(address, sent + b"Connection: close\r\nContent-Length: 20\r\n\r\n"))
        assert (await answer_to(address, b"GET /live HTTP/1.0\r\n" + HEAD + b"\r\n")).startswith(b"HTTP/1.1 200")
    assert not errors


@pytest.mark.hypothesis  # run at night too, with more of them
async def test_bytes_cut_and_mixed_by_chance_are_answered(tmp_path: Path, errors: list[str]) -> None:
    chance = Random(12)
    async with server(tmp_path) as address:
        for _ in range(amount(100, 1000)):
            sent = bytearray(b"".join(chance.choices(UGLY, k=2)) + b"\r\n\r\n")
            for _ in range(chance.randrange(4)):
                sent[chance.randrange(len(sent))] = chance.randrange(256)
            assert is_well(await answer_to(address, bytes(sent[: chance.randrange(len(sent) + 1)]))), bytes(sent)
        assert (await answer_to(address, b"GET /live HTTP/1.0\r\n" + HEAD + b"\r\n")).startswith(b"HTTP/1.1 200")
    assert not errors


@settings(max_examples=amount(10, 100), deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(st.text(min_size=1, max_size=600))
async def test_every_path_is_answered(tmp_path: Path, path: str) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        assert (await client.get("/" + path.encode("utf-8", "ignore").hex())).status_code == 404
        assert (await client.get("http://table.test", params={"seat": path})).status_code == 200


async def test_json_nested_too_deep_is_refused_in_words(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client)
        for body in (DEEP, b'{"name": "a", "more": ' + DEEP, b'{"a":' * 3000):
            answer = await client.post("/api/guest", content=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_body")


async def test_a_frame_nested_too_deep_costs_a_refusal_and_not_the_connection(tmp_path: Path) -> None:
    async with server(tmp_path) as address, (await guest_of(address)).connect() as talk:
        for frame in ("[" * 4000, '{"type":"ping","number":' + "[" * 4000, '{"a":' * 800):
            await talk.socket.send(frame)
            assert (await talk.hear())["code"] == "bad_message"
        await talk.send(type="ping", number=7)
        assert (await talk.hear())["number"] == 7


async def test_a_client_that_goes_in_the_middle_of_a_request_leaves_no_traceback(
    tmp_path: Path, errors: list[str]
) -> None:
    async with server(tmp_path) as address:
        for length in (1, 5, 9_000):
            head = b"POST /api/guest HTTP/1.1\r\n" + HEAD + b"Content-Length: 9999\r\n\r\n"
            _, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
            writer.write(head + b"{" * length)
            await writer.drain()
            writer.transport.abort()
        assert (await answer_to(address, b"GET /live HTTP/1.0\r\n" + HEAD + b"\r\n")).startswith(b"HTTP/1.1 200")
    assert not errors


@pytest.mark.parametrize("error", [NotSaved("a"), Conflict("a"), Repeated(3)])
def test_errors_of_a_kind_are_answered_as_that_kind(error: Exception) -> None:
    answer = problem_of(error)
    assert (answer.status_code, json.loads(bytes(answer.body))["code"]) == (503, "not_saved")


async def test_a_step_that_somebody_else_has_written_is_answered_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def taken_already(server_state: ServerState, *_: object) -> None:
        raise Conflict("this step is written already")

    monkeypatch.setattr(SessionRegistry, "open", taken_already)
    async with client_of(tmp_path) as client:
        await guest(client)
        answer = await client.post("/api/play", json={})
    assert answer.status_code == 503 and "written already" in answer.json()["words"]
