"""A director's desk without a socket: its pages are asked for as a browser would."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from bidwhist.server.http.settings import Settings
from bidwhist.server.tournaments.desk.app import guarded_desk
from bidwhist.server.tournaments.desk.desk import Desk
from bidwhist.server.tournaments.desk.desk_file import DeskFile
from bidwhist.server.tournaments.domain.log import EventOpened
from support.clock import Clock

EIGHT = "\n".join(f"Ann {n},Bo {n},{'North' if n % 2 else 'South'},Town" for n in range(1, 9))
WON = {"won": "us", "points-us": "21", "points-them": "7", "hands-us": "4", "hands-them": "2"}


class Visitor:
    """Somebody with a browser: follows what the desk answers."""

    def __init__(self, desk: Desk, client: httpx.AsyncClient) -> None:
        self.desk, self.client = desk, client

    async def sign_in(self) -> None:
        """Open the desk with the director's key."""
        assert (await self.client.get(f"/desk?key={self.desk.key}")).status_code == 200

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """Open a page."""
        return await self.client.get(path, headers=headers)

    async def post(self, path: str, fields: dict[str, str] | None = None, **headers: str) -> httpx.Response:
        """Send a form."""
        return await self.client.post(path, data=fields or {}, headers=headers)

    async def begin(self, entries: str = EIGHT) -> None:
        """Enter everybody and draw the first round."""
        await self.sign_in()
        assert (await self.post("/desk/entries", {"entries": entries})).status_code == 200
        assert (await self.post("/desk/draw")).status_code == 200

    def cards(self, table: int = 1) -> tuple[str, str]:
        """The addresses of both score cards of a table in the last round."""
        last = self.desk.event.last_round
        assert last is not None
        meeting = last.meetings[table - 1]
        return f"/card/{self.desk.token(meeting, 0)}", f"/card/{self.desk.token(meeting, 1)}"


def new_desk(path: Path, clock: Clock | None = None, **settings: object) -> Desk:
    """A desk over a file."""
    opened = EventOpened(name="Friday", seed="lots", **settings)  # type: ignore[arg-type]
    return Desk(DeskFile(path, b"s" * 32), opened, (lambda: round(clock() * 1000)) if clock else lambda: 0)


@asynccontextmanager
async def visiting(desk: Desk) -> AsyncIterator[Visitor]:
    """Somebody comes to a desk, whose file is closed when they go."""
    app = guarded_desk(desk, Settings(desk.file.path, is_limited=False))
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost", follow_redirects=True) as client:
        yield Visitor(desk, client)
    desk.file.close()
