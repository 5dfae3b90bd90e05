"""The page's own files: sent packed to clients that take them so, and kept by browsers as long as they hold."""

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from bidwhist.server.http.static_files import pages

TEXT = b"<!doctype html><title>Bid Whist</title>" * 20


def _built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    for name in ("index.html", "assets/index-1.js"):
        (folder / name).write_bytes(TEXT)
        (folder / f"{name}.gz").write_bytes(gzip.compress(TEXT))
        (folder / f"{name}.br").write_bytes(b"brotli")
    (folder / "icon.png").write_bytes(b"png")
    return folder


def _client(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=pages(_built(folder)))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table.test")


@pytest.mark.parametrize(
    ("taken", "packing"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("identity", None),
        ("gzip;q=0", None),
        ("", None),
        (";q=;q=,,br;q=", "br"),
    ],
)
async def test_a_file_goes_out_in_the_tightest_form_that_is_taken(
    tmp_path: Path, taken: str, packing: str | None
) -> None:
    async with _client(tmp_path) as client, client.stream("GET", "/", headers={"accept-encoding": taken}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    expected = {"br": b"brotli", "gzip": (tmp_path / "index.html.gz").read_bytes(), None: TEXT}
    assert answer.headers.get("content-encoding") == packing
    assert body == expected[packing]
    assert answer.headers["vary"] == "accept-encoding, accept-language"


async def test_each_form_of_a_file_has_a_tag_of_its_own_and_is_not_sent_twice(tmp_path: Path) -> None:
    async with _client(tmp_path) as client:
        tags = {
            taken: (await client.head("/", headers={"accept-encoding": taken})).headers["etag"]
            for taken in ("gzip", "identity")
        }
        assert tags["gzip"] != tags["identity"]
        known = {"accept-encoding": "gzip", "if-none-match": tags["gzip"]}
        again = await client.get("/", headers=known)
        other = await client.get("/", headers={**known, "accept-encoding": "identity"})
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200 and other.content == TEXT


@pytest.mark.parametrize(("asked", "begins"), [("fr-CH, en;q=0.5", b"fran"), ("en", TEXT), ("de", TEXT), ("", TEXT)])
async def test_the_document_comes_in_the_language_of_the_browser(tmp_path: Path, asked: str, begins: bytes) -> None:
    (tmp_path / "index.fr.html").write_bytes(b"fran\xc3\xa7ais")
    (tmp_path / "index.fr.html.br").write_bytes(b"fran, packed")
    async with _client(tmp_path) as client:
        plain = await client.get("/", headers={"accept-language": asked, "accept-encoding": "identity"})
        packed = await client.head("/", headers={"accept-language": asked, "accept-encoding": "br"})
    assert plain.content.startswith(begins)
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding, accept-language"
    assert plain.headers["etag"] != packed.headers["etag"]


async def test_packed_files_have_no_address_of_their_own_and_what_is_not_there_is_404(tmp_path: Path) -> None:
    async with _client(tmp_path) as client:
        found = [(await client.get(path)).status_code for path in ("/index.html.br", "/assets/no.js", "/replay/x")]
        named = await client.get("/assets/index-1.js")
        plain = await client.get("/icon.png")
    assert found == [404, 404, 404]
    assert "immutable" in named.headers["cache-control"]
    assert plain.headers["content-type"] == "image/png" and "content-encoding" not in plain.headers
