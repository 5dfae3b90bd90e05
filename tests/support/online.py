"""A real server on a free port of this machine, and clients that talk to it over sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bidwhist.server.app.app import guarded
from bidwhist.server.app.running import config_for
from bidwhist.server.http.settings import Settings
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from support.stores import place
from support.waiting import PATIENCE
from support.whole import whole

Frame = dict[str, Any]
SECRET = bytes(range(32))


@asynccontextmanager
async def server(path: Path, **options: Any) -> AsyncIterator[str]:
    """A server over a store in a folder; gives its address."""
    chosen = Settings(place(path / "tables.sqlite"), **{"pace": "none", "is_limited": False, **options})
    running = uvicorn.Server(config_for(guarded(chosen)))
    task = asyncio.create_task(running.serve())
    while not running.started:
        await asyncio.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        await task


class Guest:
    """Somebody without an account: a token, and calls with it."""

    def __init__(self, address: str, token: str, person: Frame) -> None:
        self.address, self.token, self.person = address, token, person
        self.headers = {"authorization": f"Bearer {token}"}

    async def post(self, path: str, body: Frame) -> Any:
        """What an endpoint answers; a new token is used from then on."""
        async with httpx.AsyncClient(base_url=self.address, headers=self.headers) as client:
            answer = await client.post(f"{path}?token=1", json=body)
            assert answer.status_code == 200, answer.text
            self.token = answer.headers.get("x-bidwhist-token", self.token)
            self.headers = {"authorization": f"Bearer {self.token}"}
            return answer.json()

    async def get(self, path: str) -> Any:
        """What an endpoint tells."""
        async with httpx.AsyncClient(base_url=self.address, headers=self.headers) as client:
            return (await client.get(path)).json()

    @asynccontextmanager
    async def at(self, *tables: str) -> AsyncIterator["Talk"]:
        """A connection that follows tables, where the lobby lists them for it."""
        async with self.connect() as talk:
            for table in tables:
                await talk.watch(table)
            yield talk

    @asynccontextmanager
    async def connect(self, resume: tuple[Frame, ...] = (), **options: Any) -> AsyncIterator["Talk"]:
        """A connection that has said hello."""
        address = self.address.replace("http", "ws", 1) + "/ws"
        # With a full queue a client reads no more, not even the server's goodbye, for which it then waits ten seconds.
        limits = {"max_size": None, "max_queue": None, **options}
        async with connect(address, additional_headers=self.headers, **limits) as socket:
            talk = Talk(socket)
            await talk.send(type="hello", protocol=OLDER_PROTOCOL, resume=list(resume))
            await talk.until(lambda frame: frame["type"] == "welcome")
            yield talk


@asynccontextmanager
async def at_table(address: str, rules: Frame) -> AsyncIterator[tuple[Guest, str, "Talk"]]:
    """A guest at a new table of bots, with a connection that follows it; the match has not begun."""
    person = await guest(address)
    table = (await person.post("/api/play", rules))["table"]
    async with person.connect() as talk:
        await talk.watch(table)
        yield person, table, talk


async def guest(address: str, name: str = "Ann") -> Guest:
    """A new guest."""
    async with httpx.AsyncClient(base_url=address) as client:
        answer = await client.post("/api/guest?token=1", json={"name": name})
        return Guest(address, answer.headers["x-bidwhist-token"], answer.json()["person"])


class Talk:
    """Frames sent and received over one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Frame] = []
        self.view: Frame = {}
        self.names = 0

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = PATIENCE) -> Frame:
        """The next message."""
        frame: Frame = whole(json.loads(await asyncio.wait_for(self.socket.recv(), seconds)))
        self.heard.append(frame)
        if "view" in frame:
            self.view = frame["view"]
        return frame

    async def until(self, wanted: Callable[[Frame], bool], seconds: float = PATIENCE) -> Frame:
        """The next message of a kind."""
        async with asyncio.timeout(seconds):
            while not wanted(frame := await self.hear(seconds)):
                pass
            return frame

    async def watch(self, table: str, **more: Any) -> Frame:
        """Follow a table; its snapshot."""
        await self.send(type="watch", table=table, **more)
        return await self.until(lambda frame: frame["type"] in ("snapshot", "refused"))

    async def ask(self, kind: str, table: str, name: str = "", **more: Any) -> Frame:
        """Send a command and wait for its answer."""
        self.names += 1
        name = name or f"{id(self) % 10**6}-{self.names}"
        if kind == "ready":
            more = {"seq": self.view["seq"], **more}
        await self.send(type=kind, table=table, id=name, **more)
        return await self.until(lambda frame: frame.get("id") == name)

    async def start(self, table: str) -> None:
        """Ready, with bytes to mix."""
        await self.ask("ready", table, commitment=sha256(SECRET).hexdigest())
        await self.until(lambda frame: frame["type"] == "update" and bool(frame["view"]["may"]["entropy"]))
        await self.ask("entropy", table, entropy=SECRET.hex())

    async def play(self, table: str, until: Callable[[Frame], bool]) -> Frame:
        """Do something that can be done until a view is as wanted."""
        while not until(self.view):
            decision = decision_on(self.view)
            if decision is None:
                await self.hear()
                continue
            answer = await self.ask(decision.pop("type"), table, **decision)
            while answer["type"] == "ack" and self.view["seq"] < answer["seq"]:
                await self.hear()
        return self.view


async def play_match(people: list[Guest], table: str) -> list[Talk]:
    """Each sits down at their seat, and all play the match to its end; what each heard."""
    seated = asyncio.Barrier(len(people))

    async def plays(number: int) -> Talk:
        async with people[number].connect() as talk:
            await talk.watch(table)
            await talk.ask("sit", table, seat=number)
            await seated.wait()
            await talk.ask("ready", table)
            await talk.play(table, is_over)
            return talk

    return await asyncio.gather(*map(plays, range(len(people))))


def is_over(view: Frame) -> bool:
    """Whether a match is over in a view."""
    return view.get("phase") == "match_over"


def decision_on(view: Frame) -> Frame | None:
    """Something that a view lets its seat do, as a message."""
    if view["phase"] == "deal_over" and view["may"]["ready"]:
        return {"type": "ready", "seq": view["seq"]}
    if view["turn"] is None or view["turn"] != view["you"]:
        return None
    return {"type": "command", "seq": view["seq"], "action": some_action(view)}


def some_action(view: Frame) -> Frame:
    """A legal action of a view: the last one, which in an auction is a bid."""
    if view["choices"]:
        action: Frame = view["choices"][-1]["action"]
        return action
    box = view["discard_box"]
    others = [card["card"] for card in view["hand"] if card["card"] not in box["required"]]
    return {"kind": "discard", "cards": [*box["required"], *others][: box["count"]]}
