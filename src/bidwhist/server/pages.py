"""The web client's files."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from bidwhist.server.problems import problem

WEB = Path(__file__).parent / "web"
"""The built web client; without it a plain page says so."""


def pages() -> list[BaseRoute]:
    """Every address of the web client."""
    if not (WEB / "index.html").is_file():
        return [Route("/", _no_client)]
    folders = [folder for folder in WEB.iterdir() if folder.is_dir()]
    return [
        *(Mount(f"/{folder.name}", StaticFiles(directory=folder)) for folder in folders),
        Route("/{page:path}", _page),
    ]


def _no_client(_: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><title>bidwhist</title><h1>bidwhist is running</h1>"
        "<p>The web table is not built in this checkout. <code>make web</code> builds it; "
        "the terminal table is <code>bidwhist play</code>.</p></html>"
    )


def _page(request: Request) -> Response:
    """A file of the web client, or its one page for every address of its own."""
    wanted = (WEB / request.path_params["page"]).resolve()
    if wanted.is_file() and wanted.is_relative_to(WEB.resolve()):
        return FileResponse(wanted)
    if request.url.path.startswith("/api/"):
        return problem(404, "not_found", "there is nothing at this path")
    return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})
