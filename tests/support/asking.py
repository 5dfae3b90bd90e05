"""The HTTP part of a server, asked without a socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from bidwhist.server.app.app import build_app
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.settings import Settings
from support.stores import place


@asynccontextmanager
async def client_of(path: Path, **manners: Any) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks a server over a store in a folder."""
    chosen = Settings(place(path / "tables.sqlite"), **{"hosts": ("table.test",), **manners})
    app: Starlette = build_app(chosen)
    transport = httpx.ASGITransport(app=SecurityMiddleware(app, chosen), raise_app_exceptions=True)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://table.test") as client,
    ):
        yield client


async def guest(client: httpx.AsyncClient, name: str = "Ann") -> dict[str, Any]:
    """Comes in as a guest."""
    made: dict[str, Any] = (await client.post("/api/guest", json={"name": name})).json()
    return made
