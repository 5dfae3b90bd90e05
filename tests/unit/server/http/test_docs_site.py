"""The documentation site at `/docs`: where it is built, under the page's own strict headers, and nowhere else."""

import gzip
from pathlib import Path
from zlib import crc32

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from bidwhist.server.app import app as app_module
from bidwhist.server.http import static_files
from bidwhist.server.http.settings import Settings
from bidwhist.server.http.static_files import docs, pages

TEXT = b"<!doctype html><title>Bid Whist</title><p>How to play</p>" * 20


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A small site as `make docs` leaves it."""
    folder = tmp_path / "docs"
    (folder / "doors").mkdir(parents=True)
    for name in ("index.html", "doors/player.html"):
        (folder / name).write_bytes(TEXT)
        (folder / f"{name}.gz").write_bytes(gzip.compress(TEXT))
    (folder / "deal.webp").write_bytes(b"picture")
    return folder


def _client(app: object) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8642")  # type: ignore[arg-type]


async def test_pages_of_the_site_are_below_docs_packed_where_that_is_taken(site: Path) -> None:
    async with _client(Starlette(routes=docs([site]))) as client:
        front = await client.get("/docs/", headers={"accept-encoding": "identity"})
        door = await client.get("/docs/doors/player.html", headers={"accept-encoding": "gzip"})
        picture = await client.get("/docs/deal.webp")
    assert front.content == door.content == TEXT
    assert door.headers["content-encoding"] == "gzip" and "content-encoding" not in front.headers
    assert front.headers["content-type"].startswith("text/html") and picture.headers["content-type"] == "image/webp"


@pytest.mark.parametrize("path", ["/docs/no.html", "/docs/%2e%2e/%2e%2e/secret", "/docs/doors"])
async def test_what_is_not_in_the_site_is_404(site: Path, path: str) -> None:
    (site.parent / "secret").write_text("kept", encoding="utf-8")
    async with _client(Starlette(routes=docs([site]))) as client:
        assert (await client.get(path)).status_code == 404


async def test_the_address_without_its_slash_leads_to_the_one_with_it_under_a_proxys_path_too(site: Path) -> None:
    async with _client(Starlette(routes=docs([site]))) as client:
        assert (await client.get("/docs")).headers["location"] == "/docs/"
    below = httpx.ASGITransport(Starlette(routes=docs([site])), root_path="/whist")
    async with httpx.AsyncClient(transport=below, base_url="http://127.0.0.1:8642") as client:
        assert (await client.get("/whist/docs")).headers["location"] == "/whist/docs/"


@pytest.mark.parametrize(("root", "table"), [("", "/"), ("/whist", "/whist/")])
@pytest.mark.parametrize("path", ["/docs", "/docs/"])
async def test_without_the_site_its_address_says_what_to_do_and_leads_back_to_the_table(
    root: str, table: str, path: str, tmp_path: Path
) -> None:
    below = httpx.ASGITransport(Starlette(routes=docs([tmp_path])), root_path=root)
    async with httpx.AsyncClient(transport=below, base_url="http://127.0.0.1:8642") as client:
        answer = await client.get(f"{root}{path}")
    assert answer.status_code == 404 and "make docs" in answer.text
    assert f'<a href="{table}">' in answer.text


@pytest.mark.parametrize(
    ("path", "is_kept"),
    [
        ("_static/furo.css?v=VERSION", True),
        ("_static/furo.css?v=0badc0de", False),
        ("_static/furo.css", False),
        ("_static/inline-0123456789ab.js", True),
        ("_static/inline.css", False),
        ("index.html", False),
    ],
)
async def test_what_is_named_by_its_content_is_kept_for_ever_and_the_rest_asked_about(
    site: Path, path: str, is_kept: bool
) -> None:
    (site / "_static").mkdir()
    for name in ("furo.css", "inline-0123456789ab.js", "inline.css"):
        (site / "_static" / name).write_bytes(TEXT)
    async with _client(Starlette(routes=docs([site]))) as client:
        answer = await client.get(f"/docs/{path.replace('VERSION', f'{crc32(TEXT):08x}')}")
    assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if is_kept else "no-cache")


async def test_a_file_that_no_build_has_packed_is_packed_by_the_server(site: Path) -> None:
    (site / "index.html.gz").unlink()
    async with _client(Starlette(routes=docs([site]))) as client:
        packed = await client.get("/docs/", headers={"accept-encoding": "gzip"})
        plain = await client.get("/docs/", headers={"accept-encoding": "identity"})
        picture = await client.get("/docs/deal.webp", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.content == plain.content == TEXT
    assert packed.headers["etag"] != plain.headers["etag"] and "content-encoding" not in picture.headers


@pytest.mark.parametrize("taken", ["br, gzip", "gzip", "identity"])
@pytest.mark.parametrize("is_there", [True, False])
async def test_the_document_of_the_page_says_where_there_is_documentation(
    is_there: bool, taken: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_bytes(b"<html><head></head><body></body></html>")
    async with _client(Starlette(routes=pages(tmp_path, has_docs=is_there))) as client:
        answer = await client.get("/", headers={"accept-encoding": taken})
    assert ('<link rel="help" href="docs/">' in answer.text) is is_there
    assert answer.headers["vary"] == "accept-encoding, accept-language"


async def test_an_installed_package_shows_the_site_that_is_in_it(site: Path, tmp_path: Path) -> None:
    async with _client(Starlette(routes=docs([tmp_path / "not-built", site]))) as client:
        assert (await client.get("/docs/")).content == TEXT


def test_a_folder_beside_an_installed_package_is_not_taken_for_the_site(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An installed package lies in site-packages, whose parents may have a build/docs of somebody else.
    (tmp_path / "build").mkdir()
    others = site.rename(tmp_path / "build" / "docs")
    monkeypatch.setattr(static_files, "CHECKOUT", tmp_path)
    assert [route.name for route in docs([others]) if isinstance(route, Route)] == ["_no_docs", "_no_docs"]
    (tmp_path / "pyproject.toml").touch()
    assert [route.name for route in docs([others]) if isinstance(route, Route)] == ["top", "page"]


async def test_the_server_sends_the_site_with_its_own_headers(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "docs", lambda: docs([site]))
    guarded = app_module.guarded(Settings(tmp_path / "tables.sqlite"))
    async with guarded.app.router.lifespan_context(guarded.app), _client(guarded) as client:
        answer = await client.get("/docs/")
    policy = answer.headers["content-security-policy"]
    assert answer.content == TEXT
    assert "script-src 'self'" in policy and "style-src 'self'" in policy and "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "path", ["/", "/docs/", "/assets/first-1.js", "/embed.html", "/assets/x/worker-1.js", "/assets/worker-1.css"]
)
async def test_only_the_thread_of_the_solver_may_compile_webassembly(path: str, tmp_path: Path) -> None:
    guarded = app_module.guarded(Settings(tmp_path / "tables.sqlite"))
    async with guarded.app.router.lifespan_context(guarded.app), _client(guarded) as client:
        thread = await client.get("/assets/worker-B1.js")
        assert "script-src 'self' 'wasm-unsafe-eval';" in thread.headers["content-security-policy"]
        assert "unsafe" not in (await client.get(path)).headers["content-security-policy"]
