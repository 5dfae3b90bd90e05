"""What a socket may send: frames are counted before they are read, and who does not read is not waited for."""

import asyncio
import gc
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from bidwhist.server.app.app import guarded
from bidwhist.server.app.running import config_for
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.limits.rate_limits import RATES, Limits
from bidwhist.server.platform.transport import uvicorn_internals
from bidwhist.server.platform.transport.frame_counter import FrameCounter
from bidwhist.server.platform.transport.frames import CROWDED_BURST_FRAMES, FrameBudget
from bidwhist.server.platform.transport.uvicorn_internals import HttpConnection, Socket, protocols_within
from support.nightly import by_day
from support.online import Guest, at_table, guest, server
from support.stores import place
from support.waiting import PATIENCE


def serialized(frame: Frame) -> bytes:
    """A frame as a client sends it."""
    return frame.serialize(mask=True)


SIZES = st.integers(0, 300) | st.sampled_from([0, 125, 126, 65_535, 65_536])
FRAMES = st.builds(
    Frame, st.sampled_from([Opcode.CONT, Opcode.TEXT, Opcode.BINARY]), SIZES.map(lambda size: b"x" * size)
) | st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125))


@given(st.lists(FRAMES, max_size=30), st.lists(st.integers(1, 2000), min_size=1))
def test_frames_are_counted_however_the_bytes_are_cut(sent: list[Frame], cuts: list[int]) -> None:
    data, counter = b"".join(map(serialized, sent)), FrameCounter()
    frames = controls = place = number = 0
    while place < len(data):
        size = cuts[number % len(cuts)]
        found = counter.count(data[place : place + size], 10**6)
        frames, controls = frames + found.frames, controls + found.controls
        place, number = place + size, number + 1
    assert frames == len(sent)
    assert controls == sum(frame.opcode in (Opcode.PING, Opcode.PONG) for frame in sent)


def test_counting_stops_at_the_most_that_may_come() -> None:
    assert FrameCounter().count(serialized(Frame(Opcode.PONG, b"")) * 40_000, 150).frames == 151


def test_where_an_address_sends_too_much_those_who_send_little_go_on() -> None:
    limits = Limits(lambda: 0.0)
    message = serialized(Frame(Opcode.TEXT, b"{}"))
    floods = [FrameBudget(limits) for _ in range(60)]
    taken = sum(
        100 for budget in floods if budget.takes(message * 100, limits, "there") and budget.takes(b"", limits, "there")
    )
    assert taken <= RATES["frames"].burst + 60 * CROWDED_BURST_FRAMES
    assert not FrameBudget(limits).takes(message * 100, limits, "there")
    assert FrameBudget(limits).takes(message * 5, limits, "there"), "a modest socket of the same address"
    assert FrameBudget(limits).takes(message * 100, limits, "elsewhere")


async def flooded(person: Guest, flood: bytes) -> int:
    """The code that a socket is closed with after such a flood."""
    async with person.connect() as talk:
        talk.socket.transport.write(flood)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await talk.until(lambda frame: False, 30)
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)


PONGS = serialized(Frame(Opcode.PONG, b""))
CONTINUATIONS = serialized(Frame(Opcode.CONT, b"", fin=False))
FIRST = serialized(Frame(Opcode.TEXT, b"", fin=False))
PINGS = serialized(Frame(Opcode.PING, b"x" * 100))
MESSAGES = serialized(Frame(Opcode.TEXT, b'{"type":"ping"}'))


@pytest.mark.parametrize(
    "flood", [PONGS * 100_000, FIRST + CONTINUATIONS * 100_000, PINGS * 5_000, MESSAGES * 20_000], ids=range(4)
)
async def test_a_flood_of_frames_is_sent_away_before_it_is_read(
    flood: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = 0
    receive = Protocol.recv_frame

    def counted(protocol: Protocol, frame: Frame) -> None:
        nonlocal read
        # The clients of this test are in the same process.
        read += protocol.side is websockets.protocol.SERVER
        receive(protocol, frame)

    monkeypatch.setattr(Protocol, "recv_frame", counted)
    async with server(tmp_path, is_limited=True, metrics_here=True) as address:
        ann, eve = await guest(address), await guest(address, "Eve")
        async with ann.connect() as talk:
            assert await flooded(eve, flood) == 1008
            await talk.send(type="ping", number=3)
            assert (await talk.until(lambda frame: frame["type"] == "pong"))["number"] == 3
        assert "bidwhist_sockets_sent_away 1.0" in await metrics(address)
    assert read <= RATES["socket-frames"].burst + 20


async def metrics(address: str) -> str:
    """The server's own figures."""
    async with httpx.AsyncClient(base_url=address) as client:
        return (await client.get("/metrics")).text


async def test_who_opens_socket_after_socket_is_refused_before_it_costs_anything(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True, metrics_here=True) as address:
        ann = await guest(address)
        burst = int(RATES["socket"].burst)
        codes: list[int] = []
        for _ in range(burst + 40):
            try:
                async with ann.connect():
                    codes.append(101)
            except websockets.InvalidStatus as refused:
                codes.append(refused.response.status_code)
            if codes[-1] == 429:
                break
        assert codes[:burst] == [101] * burst and codes[-1] == 429
        assert 'bidwhist_refused{limit="socket"} 1.0' in await metrics(address)


async def test_an_address_that_opens_connection_after_connection_is_let_in_no_further(tmp_path: Path) -> None:
    async with server(tmp_path, is_limited=True, metrics_here=True) as address:
        port = int(address.rpartition(":")[2])
        answers = []
        for _ in range(int(RATES["connection"].burst) + 60):
            # Not the address of a proxy on the same machine, which is believed whom it speaks for.
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
            try:
                writer.write(b"GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n")
                answers.append(await asyncio.wait_for(reader.read(12), 20))
            except ConnectionError:
                answers.append(b"")
            writer.transport.abort()
            if not answers[-1]:
                break
        burst = int(RATES["connection"].burst)
        assert answers[:burst] == [b"HTTP/1.1 200"] * burst and answers[-1] == b""
        assert 'bidwhist_refused{limit="connection"} 1.0' in await metrics(address)


async def test_pings_now_and_then_are_answered(tmp_path: Path) -> None:
    async with (
        server(tmp_path, is_limited=True, metrics_here=True) as address,
        (await guest(address)).connect() as talk,
    ):
        for _ in range(10):
            await asyncio.wait_for(await talk.socket.ping(), 5)


def socket_over(transport: Mock, path: Path) -> Socket:
    """A socket of a server with limits, over a transport that only notes what it is told."""
    config = config_for(guarded(Settings(place(path / "tables.sqlite"))))
    config.load()
    socket: Socket = protocols_within(Limits()).websockets(config, ServerState(), {})
    socket.connection_made(transport)
    return socket


async def test_who_does_not_read_is_not_read_from_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_internals, "WRITE_TIMEOUT_S", 0.05)
    transport, gone = Mock(asyncio.Transport), asyncio.Event()
    transport.is_closing.return_value, transport.get_extra_info.return_value = False, None
    transport.abort.side_effect = gone.set
    socket_over(transport, tmp_path).pause_writing()
    transport.pause_reading.assert_called_once()
    await asyncio.wait_for(gone.wait(), PATIENCE)


async def test_who_reads_again_in_time_is_read_from_again(tmp_path: Path) -> None:
    transport = Mock(asyncio.Transport)
    transport.is_closing.return_value, transport.get_extra_info.return_value = False, None
    socket = socket_over(transport, tmp_path)
    socket.pause_writing()
    socket.resume_writing()
    transport.resume_reading.assert_called_once()
    assert socket._stalled is None


@pytest.mark.parametrize("how", by_day(["abort", "close"], "abort"))
async def test_a_socket_that_has_gone_leaves_nothing_for_the_garbage_collector(tmp_path: Path, how: str) -> None:
    async with server(tmp_path) as address, at_table(address, {"preset": "classic"}) as (person, table, _):
        gc.collect()
        gc.disable()
        try:
            before = _left_of_sockets()
            for _ in range(20):
                async with person.connect() as talk:
                    await talk.watch(table)
                    if how == "abort":
                        talk.socket.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while _left_of_sockets() > before:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


def _left_of_sockets() -> int:
    return sum(issubclass(type(one), Socket | HttpConnection | ServerProtocol) for one in gc.get_objects())
