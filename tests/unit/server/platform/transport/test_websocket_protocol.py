"""A connection: what it reads itself and what it leaves to the library come to the same, however the bytes are cut."""

import asyncio
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from bidwhist.server.platform.transport.frame_counter import FrameCounter
from bidwhist.server.platform.transport.frames import head_of
from bidwhist.server.platform.transport.uvicorn_internals import WebSocketProtocol
from support.online import at_table, guest, server


class Taker:
    """Follows a connection in these tests: keeps what came and whether it has ended."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.ended = 0
        self.is_done = False
        self.said: list[bytes] = []

    async def hear(self, message: bytes | str) -> None:
        self.heard.append(message.encode() if isinstance(message, str) else message)

    def speaks(self) -> list[bytes]:
        said, self.said = self.said, []
        return said

    def ends(self) -> None:
        self.ended += 1


def followed() -> tuple[WebSocketProtocol, Taker, Mock]:
    """A connection after its opening, who follows it, and its transport."""
    config = Mock(loaded=True, ws_per_message_deflate=False, ws_max_size=4096, ws_ping_interval=None)
    protocol = WebSocketProtocol(config, ServerState(), {}, asyncio.get_event_loop())
    transport = Mock(asyncio.Transport)
    transport.is_closing.return_value, transport.get_extra_info.return_value = False, None
    protocol.connection_made(transport)
    protocol.conn = ServerProtocol(state=State.OPEN, max_size=4096)
    protocol.handshake_initiated = protocol.handshake_complete = True
    taker = Taker()
    protocol.follow(taker)
    return protocol, taker, transport


TEXTS = st.text(max_size=200).map(str.encode) | st.sampled_from([0, 125, 126, 127, 4096]).map(lambda size: b"x" * size)


def whole(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def in_pieces(text: bytes) -> bytes:
    half = len(text) // 2
    first, ping = Frame(Opcode.TEXT, text[:half], fin=False), Frame(Opcode.PING, b"there?")
    return b"".join(one.serialize(mask=True) for one in (first, ping, Frame(Opcode.CONT, text[half:])))


SENT = st.lists(st.tuples(TEXTS, st.sampled_from([whole, whole, in_pieces])), max_size=12)


@given(SENT, st.lists(st.integers(1, 300), min_size=1))
def test_every_message_is_heard_once_and_in_order_however_its_bytes_are_cut(
    sent: list[tuple[bytes, object]], cuts: list[int]
) -> None:
    async def heard() -> list[bytes]:
        protocol, taker, _ = followed()
        data, place, number = b"".join(shape(text) for text, shape in sent), 0, 0  # type: ignore[operator]
        while place < len(data):
            size = cuts[number % len(cuts)]
            protocol.read(data[place : place + size])
            place, number = place + size, number + 1
        while protocol._hearing is not None:
            await protocol._hearing
        return taker.heard

    assert asyncio.run(heard()) == [text for text, _ in sent]


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (whole(b"x" * 4097), 1009),
        (whole(b"\xff\xfe"), 1007),
        (Frame(Opcode.CONT, b"x").serialize(mask=True), 1002),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002),
    ],
    ids=["too long", "no text", "out of order", "not masked"],
)
async def test_what_no_client_may_send_closes_the_connection_as_the_library_says(bad: bytes, code: int) -> None:
    protocol, taker, _ = followed()
    protocol.read(whole(b"one") + bad)
    while protocol._hearing is not None:
        await protocol._hearing
    assert taker.heard == [b"one"]
    assert protocol.conn.close_sent is not None and protocol.conn.close_sent.code == code
    assert taker.ended == 1


async def test_messages_that_come_together_are_heard_one_in_each_turn_of_the_loop() -> None:
    protocol, taker, _ = followed()
    protocol.read(whole(b"{}") * 50)
    turns = 0
    while protocol._hearing is not None:
        await asyncio.sleep(0)
        turns += 1
    assert turns >= 49 and len(taker.heard) == 50


@given(st.integers(0, 70_000))
def test_a_head_is_what_the_library_would_write(size: int) -> None:
    assert head_of(size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)[: -size or None]


async def test_what_is_said_to_a_slow_reader_waits() -> None:
    protocol, taker, transport = followed()
    protocol.pause_writing()
    taker.said = [b"later"]
    protocol.speak()
    transport.write.assert_not_called()
    protocol.resume_writing()
    transport.write.assert_called_once_with(b"\x81\x05later")


async def test_what_had_come_before_the_end_is_heard_before_it() -> None:
    protocol, taker, _ = followed()
    protocol.read(whole(b"last words"))
    protocol.connection_lost(None)
    was_ended = taker.ended
    while protocol._hearing is not None:
        await protocol._hearing
    assert taker.heard == [b"last words"] and (was_ended, taker.ended) == (0, 1)


@pytest.mark.parametrize("is_followed", [True, False], ids=["followed", "being opened"])
async def test_a_server_that_ends_closes_a_connection_that_its_client_closes_in_the_same_turn(
    is_followed: bool,
) -> None:
    protocol, taker, transport = followed()
    if not is_followed:
        protocol.follower = None
        protocol.queue = asyncio.Queue()
    transport.is_closing.return_value = True
    protocol.read(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    assert protocol.conn.state is not State.OPEN
    protocol.shutdown()
    transport.close.assert_called()
    assert taker.ended == is_followed


async def test_a_client_that_was_heard_is_not_pinged_and_a_silent_one_is() -> None:
    protocol, _, transport = followed()
    protocol.ping_interval, protocol.ping_timeout = 25.0, 10.0
    protocol.read(whole(b"here"))
    protocol.send_keepalive_ping()
    transport.write.assert_not_called()
    protocol.send_keepalive_ping()
    transport.write.assert_called_once()
    protocol.stop_keepalive()


async def test_counting_knows_where_a_frame_ends() -> None:
    counter = FrameCounter()
    counter.count(whole(b"some words")[:-1], 9)
    assert not counter.is_between
    counter.count(whole(b"some words")[-1:], 9)
    assert counter.is_between


async def test_a_message_in_pieces_and_one_of_many_bytes_are_answered(tmp_path: Path) -> None:
    async with (
        server(tmp_path, is_limited=True) as address,
        at_table(address, {"preset": "classic"}) as (_, _, talk),
    ):
        person = await guest(address, "Bo")
        async with person.connect() as other:
            await other.socket.send(iter(['{"type":"ping",', '"number":3}']))
            assert (await other.until(lambda frame: frame["type"] == "pong"))["number"] == 3
            await other.socket.send(b'{"type":"ping","number":4}')
            assert (await other.until(lambda frame: frame["type"] == "pong"))["number"] == 4
        await talk.send(type="ping", number=5)
        assert (await talk.until(lambda frame: frame["type"] == "pong"))["number"] == 5
