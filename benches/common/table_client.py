"""A light client of the online table for benches: guests, sockets, and a seat that plays any action it is offered."""

import asyncio
import random
import socket as sockets
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from bidwhist.server.protocol.encoding import OLDER_PROTOCOL

DISCONNECTED = (OSError, websockets.WebSocketException, TimeoutError, EOFError)
"""What a connection that breaks raises."""
TABLE_BODY = {"rules": {"preset": "palace"}}
"""Whole matches of two or three deals, then a rematch."""


class Choice(msgspec.Struct):
    """An action to send back."""

    action: msgspec.Raw


class HandCard(msgspec.Struct):
    """A card of the hand."""

    card: str


class DiscardBox(msgspec.Struct):
    """What has to go."""

    count: int
    required: list[str]


class May(msgspec.Struct):
    """Whether the table waits for this seat to be ready."""

    ready: bool = False


class Chair(msgspec.Struct):
    """Whose a seat is."""

    seat: int
    person: str | None = None


class View(msgspec.Struct, kw_only=True):
    """As much of a view as a player needs."""

    seq: int
    phase: str
    match: int
    you: int | None = None
    seats: list[Chair]
    turn: int | None = None
    choices: list[Choice] = []
    discard_box: DiscardBox | None = None
    hand: list[HandCard] = []
    may: May


class Frame(msgspec.Struct):
    """As much of a server's message as a player needs."""

    type: str
    id: str | None = None
    seq: int | None = None
    view: View | None = None
    same: list[str] = []
    code: str | None = None


_DECODER = msgspec.json.Decoder(Frame)
_ENCODER = msgspec.json.Encoder()


def decode(frame: str | bytes) -> Frame:
    """A server's message."""
    return _DECODER.decode(frame)


def completed(frame: Frame, before: View | None) -> View | None:
    """The view of a message with what it leaves out because it is as it was."""
    if frame.view is not None and frame.same and before is not None:
        if "hand" in frame.same:
            frame.view.hand = before.hand
        if "seats" in frame.same:
            new = {one.seat: one for one in frame.view.seats}
            frame.view.seats = [new.get(one.seat, one) for one in before.seats]
    return frame.view


def stepped(step: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """As much of a view after a step of protocol 4 as a player needs; both as they are sent."""
    view = {**before, "seq": step["seq"], **step.get("view", {})}
    hand = step.get("hand")
    if hand is not None:
        live, gone = hand.get("live", ()), hand.get("gone", ())
        cards = hand.get("order") or [one["card"] for one in view["hand"] if one["card"] not in gone]
        view["hand"] = [{"card": card, "may": "all_live" in hand or card in live} for card in cards]
    view["may"] = {**view["may"], **step.get("may", {})}
    if "bids" in step:
        view["bids"] = step["bids"]
    if "bid_box" in step.get("view", {}):
        view.pop("bids", None)
    return view


def decision_in_4(view: dict[str, Any], choose: Callable[[list[Any]], Any] = random.choice) -> dict[str, Any] | None:
    """What a seat can do on a view of protocol 4, as a message without table and id; nothing where it waits."""
    if view["may"].get("ready"):
        return {"type": "ready", "seq": view["seq"]}
    if view.get("turn") is None or view["turn"] != view.get("you"):
        return None
    return {"type": "command", "seq": view["seq"], "action": _action_in_4(view, choose)}


def _action_in_4(view: dict[str, Any], choose: Callable[[list[Any]], Any]) -> dict[str, Any]:
    bids, box = view.get("bids") or view.get("bid_box"), view.get("discard_box")
    if bids is not None:
        named = [one["action"]["bid"] for one in bids.get("bids", ()) if one.get("may")]
        live = [{"kind": "bid", "bid": bid} for bid in (*bids.get("live", ()), *named)]
        action: dict[str, Any] = choose([*live, *([{"kind": "pass"}] if bids.get("may_pass") else [])])
        return action
    if box is not None:
        others = [one["card"] for one in view["hand"] if one["card"] not in box["required"]]
        return {"kind": "discard", "cards": [*box["required"], *others][: box["count"]]}
    if view.get("choices"):
        declared: dict[str, Any] = choose(view["choices"])["action"]
        return declared
    return {"kind": "play", "card": choose([one["card"] for one in view["hand"] if one.get("may")])}


def encode(**message: Any) -> str:
    """A message to the server."""
    return _ENCODER.encode(message).decode()


def decision(view: View, choose: Callable[[list[Any]], Any] = random.choice) -> dict[str, Any] | None:
    """What a seat can do on a view, as a message without table and id; nothing where it waits."""
    if view.may.ready:
        return {"type": "ready", "seq": view.seq}
    if view.turn is None or view.turn != view.you:
        return None
    if view.choices:
        return {"type": "command", "seq": view.seq, "action": choose(view.choices).action}
    box = view.discard_box
    if box is None:
        return None
    others = [one.card for one in view.hand if one.card not in box.required]
    cards = [*box.required, *others][: box.count]
    return {"type": "command", "seq": view.seq, "action": {"kind": "discard", "cards": cards}}


class Account:
    """A guest with a token, who finds the server at an address that may change."""

    def __init__(self, address: str, token: str, comes_from: str = "") -> None:
        self.address, self.token, self.comes_from = address, token, comes_from

    async def open_table(self, client: httpx.AsyncClient, **options: Any) -> str:
        """A new table; its id."""
        answer = await client.post("/api/tables", json={**TABLE_BODY, **options}, headers=self.headers)
        answer.raise_for_status()
        table: str = answer.json()["table"]
        return table

    @property
    def headers(self) -> dict[str, str]:
        """What proves who it is."""
        return {"authorization": f"Bearer {self.token}"}

    def connect(self) -> connect:
        """A socket to the server."""
        comes: dict[str, Any] = {"local_addr": (self.comes_from, 0)} if self.comes_from else {}
        return connect(
            self.address.replace("http", "ws", 1) + "/ws",
            additional_headers=self.headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=30,
            **comes,
        )


async def guest(client: httpx.AsyncClient, address: str, name: str) -> Account:
    """A new guest."""
    client.cookies.clear()
    answer = await client.post("/api/guest?token=1", json={"name": name})
    answer.raise_for_status()
    return Account(address, answer.headers["x-bidwhist-token"])


async def say_hello(socket: ClientConnection, table: str, seen: int | None, *, changes: bool = False) -> None:
    """Say hello and follow a table, from a step on or from its start; with ``changes`` only what changes is sent."""
    resume = [] if seen is None else [{"table": table, "seq": seen}]
    await socket.send(encode(type="hello", protocol=OLDER_PROTOCOL, resume=resume, changes=changes))
    if seen is None:
        await socket.send(encode(type="watch", table=table))


def free_port() -> int:
    """A port that nobody listens on."""
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def until_live(address: str, seconds: float = 120.0, *, ended: Callable[[], object] = lambda: None) -> None:
    """Wait until a server answers; ``ended`` tells the code that its process ended with, if it did.

    :raises RuntimeError: if the process ended instead; ``TimeoutError`` if nobody answers for so long.
    """
    async with asyncio.timeout(seconds), httpx.AsyncClient(verify=False) as client:
        while True:
            try:
                if (await client.get(f"{address}/live")).status_code == 200:
                    return
            except httpx.TransportError:
                code = ended()
                if code is not None:
                    raise RuntimeError(f"The server for {address} ended with {code} before it answered.") from None
                await asyncio.sleep(0.01)
