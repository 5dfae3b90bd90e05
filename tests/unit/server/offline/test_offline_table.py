"""A table without a server: a whole deal through the port of a page, kept and opened again, with no threads at all."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from bidwhist.server.offline.app import LEVELS
from bidwhist.server.offline.offline_table import OfflineTable
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from support.online import Frame, Talk
from support.waiting import PATIENCE

pytestmark = pytest.mark.sqlite


class Page:
    """A page that speaks with its worker, and what the browser keeps for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.changes = 0
        self._answers: dict[int, asyncio.Future[Frame]] = {}
        self._sockets: dict[int, asyncio.Queue[Frame]] = {}
        self._number = 0

    @asynccontextmanager
    async def open(self, store: bytes = b"", cookies: str = "") -> AsyncIterator["Page"]:
        """With a table of its own, until the block ends."""
        self.table = await OfflineTable.open(
            str(self.folder), self._told, self._changed, store=store, cookies=cookies, pace="none"
        )
        try:
            yield self
        finally:
            await self.table.close()

    def _changed(self) -> None:
        self.changes += 1

    def _told(self, text: str) -> None:
        told = json.loads(text)
        if told["told"] == "answer":
            self._answers.pop(told["id"]).set_result(told)
        else:
            self._sockets[told["id"]].put_nowait(told)

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Frame:
        """The answer to a request, with its body as JSON."""
        self._number += 1
        answer = self._answers[self._number] = asyncio.get_running_loop().create_future()
        asked = {"ask": "request", "id": self._number, "method": method, "path": path, "headers": headers}
        self.table.take(json.dumps({**asked, "body": "" if body is None else json.dumps(body)}))
        found = await asyncio.wait_for(answer, PATIENCE)
        return {**found, "body": json.loads(found["body"])}

    async def socket(self) -> "Socket":
        """A socket that is open, or closed at once."""
        self._number += 1
        self._sockets[self._number] = asyncio.Queue()
        self.table.take(json.dumps({"ask": "open", "id": self._number, "language": "fr"}))
        return Socket(self, self._number, self._sockets[self._number])

    async def talk(self) -> Talk:
        """A socket that has said hello."""
        socket = await self.socket()
        assert await socket.told() == "opened"
        talk = Talk(cast(ClientConnection, socket))
        await talk.send(type="hello", protocol=OLDER_PROTOCOL, resume=[])
        await talk.until(lambda frame: frame["type"] == "welcome")
        return talk


class Socket:
    """One socket of a page."""

    def __init__(self, page: Page, number: int, heard: asyncio.Queue[Frame]) -> None:
        self.page, self.number, self.heard = page, number, heard

    async def told(self) -> str:
        """What happens to it next."""
        return str((await asyncio.wait_for(self.heard.get(), PATIENCE))["told"])

    async def recv(self) -> str:
        """The next message."""
        return str((await self.heard.get())["text"])

    async def send(self, text: str) -> None:
        """Say something."""
        self.page.table.take(json.dumps({"ask": "say", "id": self.number, "text": text}))

    def close(self) -> None:
        """Close it."""
        self.page.table.take(json.dumps({"ask": "close", "id": self.number}))


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python in a browser cannot start any."""

    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


async def _opened(page: Page, **wanted: object) -> str:
    await page.ask("POST", "/api/guest", {"name": "Ann"})
    answer = await page.ask("POST", "/api/tables", {"name": "porch", "rules": {"preset": "classic"}, **wanted})
    assert answer["status"] == 200, answer
    return str(answer["body"]["table"])


async def test_a_whole_deal_is_played_and_waits_for_the_next_visit(tmp_path: Path) -> None:
    async with Page(tmp_path / "first").open() as page:
        table = await _opened(page, bots="steady")
        talk = await page.talk()
        await talk.watch(table)
        await talk.start(table)
        await talk.play(table, lambda view: view.get("phase") in ("deal_over", "match_over"))
        acknowledged = sum(frame["type"] == "ack" for frame in talk.heard)
        assert page.changes >= acknowledged > 2, "what is acknowledged is kept, and the page is told so"
        view, store, cookies = talk.view, page.table.store(), page.table.cookies()
    async with Page(tmp_path / "second").open(store, cookies) as page:
        me = await page.ask("POST", "/api/guest", {})
        assert me["body"]["person"]["name"] == "Ann"
        again = await page.talk()
        await again.watch(table)
        assert again.view["seq"] >= view["seq"]


async def test_it_has_the_bots_that_do_not_search_and_others_give_way(tmp_path: Path) -> None:
    async with Page(tmp_path).open() as page:
        bots = (await page.ask("GET", "/api/bots"))["body"]
        assert tuple(one["level"] for one in bots) == LEVELS
        table = await _opened(page, bots="champion")
        assert (await page.ask("GET", f"/api/tables/{table}"))["body"]["bots"] == "steady"


@pytest.mark.parametrize("path", ["/api/daily", "/api/login", "/api/matches/m1/coach", "/"])
async def test_what_needs_a_server_says_so_in_the_language_of_the_page(path: str, tmp_path: Path) -> None:
    async with Page(tmp_path).open() as page:
        answer = await page.ask("GET", path, **{"accept-language": "fr"})
        assert (answer["status"], answer["body"]["code"]) == (404, "offline")
        assert "connexion" in answer["body"]["words"]


async def test_nobody_is_let_in_without_being_somebody(tmp_path: Path) -> None:
    async with Page(tmp_path).open() as page:
        assert await (await page.socket()).told() == "closed"


async def test_a_socket_that_the_page_closes_is_closed(tmp_path: Path) -> None:
    async with Page(tmp_path).open() as page:
        await page.ask("POST", "/api/guest", {})
        socket = await page.socket()
        assert await socket.told() == "opened"
        socket.close()
        assert await socket.told() == "closed"
        await socket.send("nobody hears this")


async def test_a_cookie_that_is_worth_nothing_is_replaced(tmp_path: Path) -> None:
    async with Page(tmp_path).open(cookies='{"bidwhist": "no such token"}') as page:
        await page.ask("POST", "/api/guest", {})
        assert json.loads(page.table.cookies())["bidwhist"] != "no such token"


async def test_what_is_no_message_is_refused(tmp_path: Path) -> None:
    async with Page(tmp_path).open() as page:
        with pytest.raises(msgspec.ValidationError):
            page.table.take('{"ask": "dance", "id": 1}')
