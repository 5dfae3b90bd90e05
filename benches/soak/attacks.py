"""What a hostile client can try: each attack is a coroutine that goes on until its time is over.

Every attacker comes from a loopback address of its own, so that the server's limits by address hold as they do outside.
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from benches.common.table_client import View, decision, decode, encode

from bidwhist.server.protocol.encoding import OLDER_PROTOCOL

HOST = "127.0.0.1"
DISCONNECTED = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError)
PONG = b"\x8a\x80\0\0\0\0"
EMPTY_CONTINUATION = b"\x00\x80\0\0\0\0"
EMPTY_BEGINNING = b"\x01\x80\0\0\0\0"
PAUSE_S = 0.02
"""Seconds between two tries of one attacker, so that the attackers' own process does not starve the machine."""


class Attackers(msgspec.Struct, frozen=True):
    """Who attacks what."""

    port: int
    seconds: float
    tokens: list[str]
    tables: list[str]
    """A table of each of them, with the strongest bots."""
    matches: list[str]
    """Finished matches, all played by the first of them."""
    ends: float = 0.0

    def token(self, number: int) -> str:
        """Who an attacker says they are."""
        return self.tokens[number % len(self.tokens)]

    def has_time(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.ends


def address_of(number: int) -> str:
    """One of eight addresses that attackers come from."""
    return f"127.0.0.{2 + number % 8}"


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True) -> bytes:
    """A frame as a client sends it; its mask is zero."""
    size = len(payload)
    request_head = bytes([0x80 * fin | opcode])
    if size < 126:
        request_head += bytes([0x80 | size])
    elif size < 1 << 16:
        request_head += b"\xfe" + struct.pack("!H", size)
    else:
        request_head += b"\xff" + struct.pack("!Q", size)
    return request_head + b"\0\0\0\0" + payload


class RawSocket:
    """A WebSocket or HTTP connection that sends raw bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        """Bytes, as they are."""
        self.writer.write(data)
        await asyncio.wait_for(self.writer.drain(), 2)

    async def say(self, **message: Any) -> None:
        """A message."""
        await self.send(frame(encode(**message).encode()))

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """What the server sends, by opcode."""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            yield first & 15, await self.reader.readexactly(size)


@asynccontextmanager
async def opened(attackers: Attackers, number: int) -> AsyncIterator[RawSocket]:
    """A bare connection."""
    reader, writer = await asyncio.open_connection(HOST, attackers.port, local_addr=(address_of(number), 0))
    try:
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()


def request_head(attackers: Attackers, number: int, method: str, path: str, more: str = "") -> bytes:
    """The head of a request of somebody who is signed in."""
    return _head(attackers, method, path, f"Authorization: Bearer {attackers.token(number)}\r\n{more}")


def _head(attackers: Attackers, method: str, path: str, more: str) -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{attackers.port}\r\n{more}\r\n".encode()


@asynccontextmanager
async def websocket(attackers: Attackers, number: int) -> AsyncIterator[RawSocket]:
    """A WebSocket."""
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    async with opened(attackers, number) as raw:
        await raw.send(request_head(attackers, number, "GET", "/ws", upgrade + key))
        answer = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), 10)
        if b" 101 " not in answer:
            raise EOFError
        yield raw


async def flood(attackers: Attackers, number: int, flood: bytes, first: bytes = b"") -> None:
    """Send bytes as fast as they are taken."""
    async with websocket(attackers, number) as raw:
        await raw.send(first)
        while attackers.has_time():
            await raw.send(flood)
            if raw.reader.at_eof():
                return


async def pongs(attackers: Attackers, number: int) -> None:
    """Pongs that nobody asked for."""
    await flood(attackers, number, PONG * 20_000)


async def continuations(attackers: Attackers, number: int) -> None:
    """A message in empty pieces, without end."""
    await flood(attackers, number, EMPTY_CONTINUATION * 20_000, EMPTY_BEGINNING)


async def messages(attackers: Attackers, number: int) -> None:
    """Messages that are all in order."""
    await flood(attackers, number, frame(b'{"type":"ping","number":1}') * 1_000)


async def big_frames(attackers: Attackers, number: int) -> None:
    """Messages as long as they may be, and one far longer."""
    await flood(attackers, number, frame(b"[" * 4_096) * 50 + frame(b"x" * 200_000))


async def slow_readers(attackers: Attackers, number: int) -> None:
    """Ask for much, and read none of it."""
    async with websocket(attackers, number) as raw:
        raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await raw.say(type="hello", protocol=OLDER_PROTOCOL)
        table = attackers.tables[number % len(attackers.tables)]
        while attackers.has_time():
            await raw.say(type="watch", table=table)
            await asyncio.sleep(0.3)


async def slowloris(attackers: Attackers, number: int) -> None:
    """Heads of requests, a letter at a time."""
    async with opened(attackers, number) as raw:
        for letter in itertools.cycle(b"X-Slow: 1\r\n"):
            await raw.send(bytes([letter]))
            await asyncio.sleep(0.5)
            if not attackers.has_time():
                return


async def played(attackers: Attackers, number: int, each: Callable[[RawSocket, View, int], Awaitable[None]]) -> None:
    """Play at one's own table, and do something at every view."""
    table, place = attackers.tables[number % len(attackers.tables)], number % len(attackers.tokens)
    names = (f"{random.getrandbits(60):x}" for _ in itertools.count())
    async with websocket(attackers, place) as raw:
        await raw.say(type="hello", protocol=OLDER_PROTOCOL)
        await raw.say(type="watch", table=table)
        async for opcode, payload in raw.frames():
            if not attackers.has_time() or opcode == 8:
                return
            view = decode(payload).view if opcode == 1 else None
            if view is None:
                continue
            await each(raw, view, number)
            decided = decision(view)
            if decided is not None:
                await asyncio.sleep(0.15)
                await raw.say(**decided, table=table, id=next(names))


async def claims(attackers: Attackers, number: int) -> None:
    """Claim at every card, again and again."""

    async def claim(raw: RawSocket, view: View, place: int) -> None:
        table = attackers.tables[place % len(attackers.tables)]
        for _ in range(4 if view.phase == "play" else 0):
            name = f"c{random.getrandbits(60):x}"
            await raw.say(type="command", table=table, id=name, seq=view.seq, action={"kind": "claim"})
            await asyncio.sleep(0.11)

    await played(attackers, number, claim)


async def hints(attackers: Attackers, number: int) -> None:
    """Ask the strongest bot at every turn."""

    async def ask(raw: RawSocket, view: View, place: int) -> None:
        if view.turn is not None and view.turn == view.you:
            await raw.say(type="hint", table=attackers.tables[place % len(attackers.tables)], seq=view.seq)

    await played(attackers, number, ask)


async def bots(attackers: Attackers, number: int) -> None:
    """Keep the strongest bots busy."""

    async def nothing(*_: Any) -> None:
        return

    await played(attackers, number, nothing)


async def requests(attackers: Attackers, number: int, made: Callable[[], bytes]) -> None:
    """Request after request over one connection."""
    async with opened(attackers, number) as raw:
        while attackers.has_time():
            await asked(raw, made())
            await asyncio.sleep(PAUSE_S)


async def asked(raw: RawSocket, request: bytes) -> bytes:
    """The body of the answer to a request."""
    await raw.send(request)
    answer = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), 30)
    size = next(int(one.split(b":")[1]) for one in answer.lower().split(b"\r\n") if one.startswith(b"content-length"))
    return await asyncio.wait_for(raw.reader.readexactly(size), 30)


def getting(path: Callable[[Attackers], str]) -> "Attack":
    """An attack that reads a path, another one each time."""

    async def attack(attackers: Attackers, number: int) -> None:
        await requests(attackers, number, lambda: request_head(attackers, number, "GET", path(attackers)))

    return attack


def posting(path: str, body: Callable[[], dict[str, Any]]) -> "Attack":
    """An attack that posts a body to a path, another one each time."""

    async def attack(attackers: Attackers, number: int) -> None:
        await requests(attackers, number, lambda: post(attackers, number, path, json.dumps(body()).encode()))

    return attack


def post(attackers: Attackers, number: int, path: str, body: bytes) -> bytes:
    """A request that brings a body."""
    return request_head(attackers, number, "POST", path, _sized(body)) + body


async def guests(attackers: Attackers, number: int) -> None:
    """New guests without end: who brings a token is known, and no new guest is made."""
    body = json.dumps({"name": "Eve"}).encode()
    await requests(attackers, number, lambda: _head(attackers, "POST", "/api/guest", _sized(body)) + body)


def _sized(body: bytes) -> str:
    return f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"


async def files(attackers: Attackers, number: int) -> None:
    """Whole records as files to be shown, and ones with numbers and nesting that no record has."""
    async with opened(attackers, number) as raw:
        path = f"/api/matches/{some_match(attackers)}/record"
        record = await asked(raw, request_head(attackers, number, "GET", path))
        while attackers.has_time():
            wrong = record.replace(b'"dealer":', b'"dealer":' + random.choice(WRONG_DEALERS), 1)
            await asked(raw, post(attackers, number, "/api/replay", random.choice((record, wrong))))
            await asyncio.sleep(PAUSE_S)


WRONG_DEALERS = (b"-", b"1" + b"0" * 400, b"[" * 5000)
"""What is written before a dealer: it becomes less than nothing, or more than any number, or is nested."""


async def reconnects(attackers: Attackers, number: int) -> None:
    """Come, say hello, look, go, and come again within a second."""
    await asyncio.sleep(random.uniform(0, 1))
    async with websocket(attackers, number) as raw:
        await raw.say(type="hello", protocol=OLDER_PROTOCOL)
        await raw.say(type="watch", table=attackers.tables[number % len(attackers.tables)])
        await asyncio.wait_for(raw.reader.read(100), 5)


def some_match(attackers: Attackers) -> str:
    """One of the finished matches."""
    return random.choice(attackers.matches)


Attack = Callable[[Attackers, int], Awaitable[None]]
ATTACKS: dict[str, tuple[int, Attack]] = {
    "pongs": (8, pongs),
    "continuations": (8, continuations),
    "messages": (16, messages),
    "big frames": (8, big_frames),
    "slow readers": (64, slow_readers),
    "slowloris": (300, slowloris),
    "claims": (12, claims),
    "hints": (12, hints),
    "bots": (24, bots),
    "replays": (16, getting(lambda who: f"/api/matches/{some_match(who)}/replay?seat={random.randrange(4)}")),
    "records": (16, getting(lambda who: f"/api/matches/{some_match(who)}/record")),
    "profiles": (16, getting(lambda who: "/api/me/profile")),
    "lobby": (16, getting(lambda who: "/api/tables")),
    "coach": (8, getting(lambda who: f"/api/matches/{some_match(who)}/coach")),
    "rules": (
        16,
        posting("/api/rules/check", lambda: {"preset": "classic", "options": {"target": random.randrange(5, 500)}}),
    ),
    "sign-ins": (16, posting("/api/login", lambda: {"name": f"n{random.random()}", "password": "not the one"})),
    "guesses": (16, posting("/api/login", lambda: {"name": "P0", "password": f"not the one {random.random()}"})),
    "files": (16, files),
    "tables": (16, posting("/api/tables", lambda: {"kind": "open", "name": f"empty {random.randrange(10**6)}"})),
    "events": (8, getting(lambda who: "/api/events")),
    "days": (8, getting(lambda who: "/api/daily/days")),
    "standings": (8, getting(lambda who: "/api/standings/partners")),
    "guests": (16, guests),
    "reconnects": (1000, reconnects),
}
"""How many attack at once, and how."""


async def attack(attackers: Attackers, name: str) -> None:
    """One kind of attack with all its attackers, each coming back when it is thrown out."""
    count, once = ATTACKS[name]

    async def again_and_again(number: int) -> None:
        while attackers.has_time():
            with contextlib.suppress(*DISCONNECTED, StopIteration, ValueError, RuntimeError):
                await asyncio.wait_for(once(attackers, number), max(0.1, attackers.ends - time.monotonic()))
            await asyncio.sleep(PAUSE_S)

    await asyncio.gather(*map(again_and_again, range(count)))


def attack_process(attackers: Attackers, names: list[str]) -> None:
    """A process that attacks in so many ways at once, and ends when its time is over."""
    # Attackers have machines of their own: here they take what the server and the players leave.
    os.nice(19)

    async def all_at_once() -> None:
        began = msgspec.structs.replace(attackers, ends=time.monotonic() + attackers.seconds)
        await asyncio.gather(*(attack(began, name) for name in names))

    asyncio.run(all_at_once())
