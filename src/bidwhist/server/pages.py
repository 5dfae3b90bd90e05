"""The web client's files, kept in memory: no path that somebody asks for is ever looked up on the disk."""

from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from bidwhist.server.problems import not_found

WEB = Path(__file__).parent / "web"
"""The built web client; without it a plain page says so."""
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What files are, by the end of their names."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
EACH_TIME = "no-cache"


class Page(Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    headers: dict[str, str]


def pages(folder: Path = WEB) -> list[BaseRoute]:
    """Every address of the web client."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    if "index.html" not in found:
        return [Route("/", _no_client)]
    kept = {name: _page(name, path) for name, path in found.items()}
    kept[""] = kept["index.html"]

    async def page(request: Request) -> Response:
        wanted = kept.get(request.path_params["page"])
        if wanted is None:
            return await not_found(request)
        if request.headers.get("if-none-match") == wanted.headers["etag"]:
            return Response(status_code=304, headers=wanted.headers)
        return Response(wanted.body, headers=wanted.headers)

    return [Route("/{page:path}", page)]


def _page(name: str, path: Path) -> Page:
    body = path.read_bytes()
    headers = {
        "content-type": KINDS.get(path.suffix, "application/octet-stream"),
        "cache-control": FOREVER if name.startswith("assets/") else EACH_TIME,
        "etag": f'"{sha256(body).hexdigest()[:32]}"',
    }
    return Page(body, headers)


async def _no_client(_: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><title>bidwhist</title><h1>bidwhist is running</h1>"
        "<p>The web table is not built in this checkout. <code>make web</code> builds it; "
        "the terminal table is <code>bidwhist play</code>.</p></html>"
    )
