"""Files of the web client and the documentation, kept in memory: no path that is asked for is looked up on the disk."""

import gzip
import re
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from bidwhist.i18n import CODES
from bidwhist.server.http.encodings import accepted
from bidwhist.server.http.problems import not_found
from bidwhist.server.http.requests import language_of_request

WEB = Path(__file__).parents[1] / "web"
"""The built web client; without it a plain page says so."""
CHECKOUT = Path(__file__).parents[4]
DOCS = (CHECKOUT / "build" / "docs", Path(__file__).parents[1] / "docs")
"""Where the documentation site may be: where ``make docs`` has built it in a checkout, and in an installed package."""
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What files are, by the end of their names."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
EACH_TIME = "no-cache"
NAMED_BY_CONTENT = re.compile(r"assets/|(?:.*/)?inline-[0-9a-f]{12}\.(?:css|js)$")
"""Files of the page and of the documentation whose names have a digest of what is in them."""
PACKED_HERE = {".css", ".html", ".js", ".json", ".svg"}
"""What the documentation has that is worth packing; a wheel carries it once, and the server packs it when asked."""
HELP = b'<link rel="help" href="docs/">'
"""What the document of the page has where there is a documentation site; the page shows a link to it then."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""How files may be packed, the tightest first, and the ends of the names that the build gives to what it packed."""


class Page(Struct, frozen=True):
    """A file as it is sent, and as it is sent packed."""

    body: bytes
    headers: dict[str, str]
    packed: dict[str, "Page"] = {}

    def as_taken(self, encodings: str) -> "Page":
        """The tightest form that a browser takes, by its Accept-Encoding."""
        named = accepted(encodings)
        return next((self.packed[name] for name in PACKINGS if name in named and name in self.packed), self)


def pages(folder: Path = WEB, *, has_docs: bool = False, links: bytes = b"") -> list[BaseRoute]:
    """Every address of the web client; where there is a documentation site, its document says so.

    ``links`` are further links of the document, to what else the page may show.
    """
    kept = _kept(folder)
    if "index.html" not in kept:
        return [Route("/", _no_client)]
    documents = _documents(kept)
    links += HELP if has_docs else b""
    if links:
        documents = {code: _with_links(one, links) for code, one in documents.items()}

    async def page(request: Request) -> Response:
        path = request.path_params["page"]
        wanted = kept.get(path) if path else documents[language_of_request(request).code]
        return await not_found(request) if wanted is None else _answer(wanted, request)

    return [Route("/{page:path}", page)]


def docs(folders: Sequence[Path] = DOCS) -> list[BaseRoute]:
    """Every address of the documentation site, below ``/docs``; where it is not built, a page that says what to do."""
    folder = next((one for one in folders if _has_site(one)), None)
    if folder is None:
        return [Route("/docs", _no_docs), Route("/docs/", _no_docs)]
    kept = _kept(folder)
    packed = dict[str, Page]()

    async def page(request: Request) -> Response:
        name = request.path_params["page"] or "index.html"
        if name not in kept:
            return await not_found(request)
        if name not in packed:
            packed[name] = _packed(name, kept[name])
        wanted = packed[name]
        is_this_version = request.query_params.get("v") == _version(wanted)
        return _answer(_kept_forever(wanted) if is_this_version else wanted, request)

    async def top(request: Request) -> Response:
        # Its pages link relative to themselves, so the address has to end in a slash.
        return RedirectResponse(f"{request.scope.get('root_path', '')}/docs/", 308)

    return [Route("/docs", top), Route("/docs/{page:path}", page)]


def files_of_page(folder: Path = WEB) -> tuple[str, ...]:
    """The names of what the page fetches of itself, but for its documents."""
    return tuple(name for name in _kept(folder) if NAMED_BY_CONTENT.match(name) and not name.endswith(".wasm"))


def has_docs(folders: Sequence[Path] = DOCS) -> bool:
    """Is the documentation site built, or in the package?"""
    return any(map(_has_site, folders))


def _version(page: Page) -> str:
    """What Sphinx writes behind the name of a style or a script, as in ``furo.css?v=1f2e3d4c``."""
    return f"{crc32(page.body):08x}"


def _kept_forever(page: Page) -> Page:
    headers = {**page.headers, "cache-control": FOREVER}
    return Page(page.body, headers, {packing: _kept_forever(one) for packing, one in page.packed.items()})


def _packed(name: str, page: Page) -> Page:
    """A file with its form for gzip, where it is worth packing and the build has not done so."""
    if page.packed or Path(name).suffix not in PACKED_HERE:
        return page
    return replace(page, packed={"gzip": _gzipped(page)})


def _gzipped(page: Page) -> Page:
    headers = {**page.headers, "content-encoding": "gzip"}
    return _sent(gzip.compress(page.body, mtime=0), headers)


def _with_links(page: Page, links: bytes) -> Page:
    """The document of the page, which says what there is besides."""
    headers = {name: value for name, value in page.headers.items() if name != "etag"}
    said = _sent(page.body.replace(b"</head>", links + b"</head>", 1), headers)
    return replace(said, packed={"gzip": _gzipped(said)})


def _has_site(folder: Path) -> bool:
    """Is the site in a folder? Beside an installed package there may be one of that name that is somebody else's."""
    is_ours = not folder.is_relative_to(CHECKOUT / "build") or (CHECKOUT / "pyproject.toml").exists()
    return is_ours and (folder / "index.html").exists()


def _answer(page: Page, request: Request) -> Response:
    """A file in the tightest form that is taken; nothing but its headers where the browser has it."""
    page = page.as_taken(request.headers.get("accept-encoding", ""))
    if request.headers.get("if-none-match") == page.headers["etag"]:
        return Response(status_code=304, headers=page.headers)
    return Response(page.body, headers=page.headers)


@cache
def _kept(folder: Path) -> dict[str, Page]:
    """Every file by its name; read once, however many apps a process has."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if _is_of_the_page(path)}
    return {name: _page(name, path) for name, path in found.items()}


def _documents(kept: dict[str, Page]) -> dict[str, Page]:
    """The front door by language: the document says in which one the page begins."""
    found = {code: kept.get(f"index.{code}.html", kept["index.html"]) for code in CODES}
    return {code: _spoken(one) for code, one in found.items()}


def _spoken(page: Page) -> Page:
    headers = {**page.headers, "vary": f"{page.headers['vary']}, accept-language"}
    return Page(page.body, headers, {packing: _spoken(one) for packing, one in page.packed.items()})


def _is_of_the_page(path: Path) -> bool:
    return path.is_file() and path.suffix not in PACKINGS.values()


def _page(name: str, path: Path) -> Page:
    headers = {
        "content-type": KINDS.get(path.suffix, "application/octet-stream"),
        "cache-control": FOREVER if NAMED_BY_CONTENT.match(name) else EACH_TIME,
        "vary": "accept-encoding",
    }
    packings = {packing: path.with_name(path.name + end) for packing, end in PACKINGS.items()}
    packed = {
        packing: _sent(file.read_bytes(), {**headers, "content-encoding": packing})
        for packing, file in packings.items()
        if file.exists()
    }
    return replace(_sent(path.read_bytes(), headers), packed=packed)


def _sent(body: bytes, headers: dict[str, str]) -> Page:
    return Page(body, {**headers, "etag": f'"{sha256(body).hexdigest()[:32]}"'})


async def _no_client(_: Request) -> Response:
    return HTMLResponse(
        "<!doctype html><html lang=en><title>bidwhist</title><h1>bidwhist is running</h1>"
        "<p>The web table is not built in this checkout. <code>make web</code> builds it; "
        "the terminal table is <code>bidwhist play</code>.</p></html>"
    )


async def _no_docs(request: Request) -> Response:
    # An address that people are told of: without the site it says what to do, and is still not found for programs.
    table = escape(f"{request.scope.get('root_path', '')}/")
    return HTMLResponse(
        "<!doctype html><html lang=en><title>bidwhist</title><h1>The documentation is not built here</h1>"
        "<p>In a checkout <code>make docs</code> builds it. "
        "<code>bidwhist --help</code> lists the commands, and the rules of a table are on its sheet.</p>"
        f'<p><a href="{table}">Back to the table</a></p></html>',
        status_code=404,
    )
