"""A person at the online table whose program knows docs/protocol.md and its schema, and nothing of the server."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import time
import urllib.error
import urllib.request
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from benches.soak.protocol_cards import cards_named, secrets_named
from benches.soak.protocol_view import TAGS, Message, action, seen_by_all, whole
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

PROTOCOL = 3
FRAMES_A_SECOND, FRAMES_AT_ONCE = 10.0, 20.0
COSTS = {"watch": 3, "hello": 2, "sit": 2}
AGAIN = frozenset({"too_fast", "not_saved"})  # refusals after which the same id is sent again
SECONDS_BETWEEN_TRIES = 0.05
SECONDS_UNTIL_SENT_AGAIN = 1.0
SECONDS_UNTIL_ASKED_AGAIN = 2.0
TOO_MANY_REQUESTS = 429


# ---- what a player wrote down


@dataclass(frozen=True, slots=True)
class Frame:
    """What a frame named, and at which step of which deal its reader was."""

    kind: str
    seq: int
    deal: tuple[int, int]
    phase: str
    cards: frozenset[str]
    secrets: frozenset[str]


@dataclass(slots=True)
class Notes:
    """All that a player was told, as far as the checks need it."""

    sent: list[str] = field(default_factory=list)
    acknowledged: dict[str, int | None] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    steps: dict[int, str] = field(default_factory=dict)
    played: dict[int, tuple[str, ...]] = field(default_factory=dict)
    deals: dict[int, tuple[int, int]] = field(default_factory=dict)
    declarers: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    frames: list[Frame] = field(default_factory=list)
    matches: list[str] = field(default_factory=list)
    codes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


# ---- the player


def guest(address: str, name: str) -> tuple[str, str]:
    """A new guest's id and token."""
    asked = urllib.request.Request(
        f"http://{address}/api/guest?token=1",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return json.load(answer)["person"]["id"], answer.headers["X-Bidwhist-Token"]


def called(address: str, token: str, path: str, body: Message | None = None) -> Any:
    """The answer of the HTTP half: a POST with a body, a GET without; who asks too often waits and asks again."""
    asked = urllib.request.Request(
        f"http://{address}{path}",
        None if body is None else json.dumps(body).encode(),
        {"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
    )
    while True:
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != TOO_MANY_REQUESTS:
                raise
            time.sleep(SECONDS_UNTIL_ASKED_AGAIN)


@dataclass(slots=True)
class Budget:
    """How many frames may be sent now."""

    left: float = FRAMES_AT_ONCE
    at: float = 0.0

    async def spend(self, cost: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.left = min(FRAMES_AT_ONCE, self.left + (now - self.at) * FRAMES_A_SECOND)
        self.at, self.left = now, self.left - cost
        if self.left < 0:
            await asyncio.sleep(-self.left / FRAMES_A_SECOND)


async def refusal(player: Player) -> str:
    """The answer to somebody who watches without the secret: a refusal's code, or the type of what came instead.

    It comes from the server that has the table.
    """
    head, address = {"Authorization": f"Bearer {player.token}"}, player.address
    while True:
        async with connect(f"ws://{address}/ws", additional_headers=head) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "resume": []}))
            await socket.send(json.dumps({"type": "watch", "table": player.table}))
            answer: Message = {"type": "welcome"}
            while answer["type"] in ("welcome", "nodes"):
                answer = json.loads(await socket.recv())
            if answer["type"] != "moved":
                return str(answer.get("code", answer["type"]))
            address = answer["url"].partition("://")[2]


class Player:
    """A guest at one table, in a chair or looking on, who comes back after every end of the server."""

    def __init__(self, address: str, name: str, rng: random.Random, news: asyncio.Condition) -> None:
        self.address, self.name, self.rng, self.news = address, name, rng, news
        self.home = address
        self.person, self.token = guest(address, name)
        self.table = self.secret = ""
        self.chair: int | None = None
        self.seq: int | None = None
        self.view: Message = {}
        self.pending: Message | None = None
        self.last_acknowledged: Message | None = None
        self.entropy: str | None = None
        self.current = False  # what was missed has been told
        self.wait = 0.0
        self.servers: list[str] = []  # of the cluster, where it has several
        self.welcomes = 0
        self.people = 1  # who have to sit before it is ready
        self.stops = False  # after this match
        self.forgets = 0.0  # how often it comes back without knowing where it was
        self.notes = Notes()
        self.awaited = 0  # the step of the last acknowledgement: nothing is decided on an older view
        self._budget = Budget()
        self._socket: ClientConnection | None = None

    def state(self) -> str:
        """The state of this player, for reports of a stall."""
        notes, phase = self.notes, self.view.get("phase")
        return f"{self.name} at step {self.seq}, {phase}, {self.pending}, {dict(notes.codes)}, {notes.faults[-3:]}"

    # the line

    async def run(self) -> None:
        """Play until cancelled; a lost line is opened again."""
        while True:
            welcomes = self.welcomes
            with contextlib.suppress(OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, TimeoutError):
                await self._converse()
            if welcomes == self.welcomes and self.servers:
                # Nobody answered there: the next server of the cluster may own the table by now.
                place = self.servers.index(self.address) if self.address in self.servers else -1
                self.address = self.servers[(place + 1) % len(self.servers)]
            self.current = False
            await asyncio.sleep(max(self.wait, SECONDS_BETWEEN_TRIES))
            self.wait = 0.0

    async def _converse(self) -> None:
        head = {"Authorization": f"Bearer {self.token}"}
        async with connect(f"ws://{self.address}/ws", additional_headers=head) as socket:
            self._socket, self._budget = socket, Budget()
            await self._hello()
            async for text in socket:
                await self._hear(str(text))

    async def _send(self, message: Message) -> None:
        assert self._socket is not None
        await self._budget.spend(COSTS.get(message["type"], 1))
        await self._socket.send(json.dumps(message))

    async def _hello(self) -> None:
        if self.rng.random() < self.forgets:
            self.seq = None
        seen = {"table": self.table, "seq": self.seq, "secret": self.secret}
        resume = [] if self.seq is None else [seen]
        await self._send({"type": "hello", "protocol": PROTOCOL, "resume": resume})

    # what is heard

    async def _hear(self, text: str) -> None:
        sent = json.loads(text)
        message = whole(TAGS[sent["type"]], sent)
        if (hear := getattr(self, f"_hear_{message['type']}", None)) is not None:
            await hear(message)
        self._note(message, text)
        await self._tell()

    async def _tell(self) -> None:
        async with self.news:
            self.news.notify_all()

    def _note(self, message: Message, text: str) -> None:
        """What a frame named, with the step that its reader knew by then."""
        view = message.get("view", self.view)
        if view:
            deal, cards = (view["match"], view["deal"]), frozenset(cards_named(message))
            frame = Frame(message["type"], view["seq"], deal, view["phase"], cards, secrets_named(text))
            self.notes.frames.append(frame)

    async def _hear_moved(self, message: Message) -> None:
        assert self._socket is not None
        self.address = message["url"].partition("://")[2] or self.address
        self.wait = message["wait"] / 1000
        await self._socket.close()

    async def _hear_welcome(self, message: Message) -> None:
        self.welcomes += 1
        await self._hear_nodes(message)
        if self.seq is None and self.chair is not None and self.table not in message["tables"]:
            self.pending = self.pending or self._named({"type": "sit", "seat": self.chair, "secret": self.secret})
        elif self.seq is None:
            await self._send({"type": "watch", "table": self.table, "secret": self.secret})
        if (again := self.pending or self.last_acknowledged) is not None:
            await self._command(again)

    async def _hear_nodes(self, message: Message) -> None:
        others = [url.partition("://")[2] for url in message["nodes"]]
        self.servers = list(dict.fromkeys([self.home, *others])) if others else []

    async def _hear_snapshot(self, message: Message) -> None:
        if self.seq is not None:
            self.notes.faults.append(f"{self.name} had {self.seq} and got a snapshot of {message['seq']}")
        self._see(message)

    async def _hear_update(self, message: Message) -> None:
        seq, step = message["seq"], seen_by_all(message)
        if self.notes.steps.setdefault(seq, step) != step:
            self.notes.faults.append(f"{self.name} was told two different steps {seq}")
        if self.seq is None or seq > self.seq + 1:
            self.notes.faults.append(f"{self.name} got {seq} after {self.seq}")
            await self._hello()
        elif seq == self.seq + 1:
            self._see(message)
            await self._decide()

    def _see(self, message: Message) -> None:
        self.seq, self.view = message["seq"], message["view"]
        deal = self.notes.deals[message["seq"]] = (self.view["match"], self.view["deal"])
        for event in message.get("events", ()):
            if event["kind"] == "played":
                self.notes.played[message["seq"]] = (*self.notes.played.get(message["seq"], ()), *event["cards"])
            if event["kind"] == "kitty_taken":
                self.notes.declarers[deal] = (message["seq"], event["seat"])
        result = self.view["match_result"]
        if result is not None and result["match"] not in self.notes.matches:
            self.notes.matches.append(result["match"])

    async def _hear_presence(self, message: Message) -> None:
        self.current = True
        await self._decide()

    async def _hear_ack(self, message: Message) -> None:
        first = self.notes.acknowledged.setdefault(message["id"], message["seq"])
        if first != message["seq"]:
            self.notes.faults.append(f"{message['id']} acknowledged as {first}, then as {message['seq']}")
        if self.pending is not None and self.pending["id"] == message["id"]:
            self.last_acknowledged, self.pending = self.pending, None
            if message["seq"] is not None:
                self.awaited = max(self.awaited, message["seq"])
                await self._decide()

    async def _hear_refused(self, message: Message) -> None:
        name, code = message["id"], message["code"]
        self.notes.codes[code] += 1
        if name in self.notes.acknowledged and code not in AGAIN:
            self.notes.faults.append(f"{name} refused after its acknowledgement: {message['words']}")
        refused = self.pending
        if refused is None or refused["id"] != name:
            return
        if code in AGAIN:
            await asyncio.sleep(max(message["wait"] / 1000, SECONDS_UNTIL_SENT_AGAIN))
            await self._command(refused)
        else:
            self.notes.refused[name], self.pending = code, None
            if self.seq is not None and self.seq > refused.get("seq", -1):
                await self._decide()

    async def _hear_bye(self, message: Message) -> None:
        self.wait = message["wait"] / 1000

    # what is sent

    def _named(self, message: Message) -> Message:
        return {**message, "table": self.table, "id": f"{self.rng.getrandbits(64):016x}"}

    async def _command(self, message: Message) -> None:
        self.notes.sent.append(message["id"])
        await self._send(message)
        await self._tell()

    async def _decide(self) -> None:
        """Send what the view asks for, if nothing is under way and nothing is missed."""
        if (
            self.current
            and self.pending is None
            and self.view.get("you") is not None
            and self.view["seq"] >= self.awaited
        ):
            self.pending = self._wanted()
            if self.pending is not None:
                await self._command(self.pending)

    def _wanted(self) -> Message | None:
        view, may = self.view, self.view["may"]
        if self.stops and view["phase"] == "match_over":
            return None
        if may["entropy"] and self.entropy is not None:
            return self._named({"type": "entropy", "entropy": self.entropy})
        if may["ready"] and sum(seat["person"] is not None for seat in view["seats"]) >= self.people:
            return self._named({"type": "ready", "seq": view["seq"], **self._promise()})
        chosen = action(view, self.rng)
        return chosen and self._named({"type": "command", "seq": view["seq"], "action": chosen})

    def _promise(self) -> Message:
        """New bytes, promised before each match; nothing before the next deal of a match."""
        if self.view["phase"] == "deal_over":
            return {}
        given = self.rng.randbytes(32)
        self.entropy = given.hex()
        return {"commitment": hashlib.sha256(given).hexdigest()}
