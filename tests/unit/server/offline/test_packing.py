"""What is packed for browsers, what a server takes of it, and what is said where it cannot be done."""

import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from bidwhist.errors import WhistError
from bidwhist.server.app.app import guarded
from bidwhist.server.http.offline_files import LIST, Pack, own_digest, own_modules, pack_in
from bidwhist.server.http.settings import Settings
from bidwhist.server.http.static_files import WEB
from bidwhist.server.offline import packing
from bidwhist.server.offline.packing import NPM, SOURCES, Source, check, pack

PACKED = Pack("0.1.0", own_digest(), "314.0.7", {"pyodide.mjs": (5, 5), "modules.tar": (9, 4)})
LOADED = """
import sys
import bidwhist.server.offline.offline_table
from bidwhist.bots.levels import make_bot
from bidwhist.server.offline.app import LEVELS
for level in LEVELS:
    make_bot(level)
# What is compiled from C++ has Python beside it.
ours = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "bidwhist"}
print(*(name for name, module in ours.items() if module.__file__.endswith(".py")))
"""
built = pytest.mark.skipif(not WEB.exists(), reason="the web table is not built: npm run build in web/")


def asking(settings: Settings) -> httpx.AsyncClient:
    """Somebody who asks for files, which needs no tables."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(guarded(settings)), base_url="http://localhost")


def said(_: object) -> None:
    """Nobody listens to how far it is."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that looks as if it had been packed here."""
    made = tmp_path / "packed"
    made.mkdir()
    (made / "pyodide.mjs").write_bytes(b"hello")
    (made / "modules.tar").write_bytes(b"not a tar")
    (made / "modules.tar.br").write_bytes(b"br!!")
    (made / LIST).write_bytes(msgspec.json.encode(PACKED))
    return made


def test_a_folder_that_was_packed_here_is_taken(folder: Path) -> None:
    assert pack_in(folder) == PACKED


def test_a_folder_that_is_not_there_or_damaged_or_of_another_version_is_refused_in_words(folder: Path) -> None:
    with pytest.raises(WhistError, match="pack them with bidwhist offline"):
        pack_in(folder / "nowhere")
    (folder / "modules.tar").write_bytes(b"cut")
    with pytest.raises(WhistError, match=r"modules\.tar is missing or damaged"):
        pack_in(folder)
    (folder / LIST).write_bytes(msgspec.json.encode(replace(PACKED, program="another", version="0.0.9")))
    with pytest.raises(WhistError, match=r"packed by another version, 0\.0\.9"):
        pack_in(folder)
    (folder / LIST).write_text("{")
    with pytest.raises(WhistError, match=r"offline\.json is missing or damaged"):
        pack_in(folder)


@built
async def test_a_server_offers_the_files_and_its_page_says_so(folder: Path, tmp_path: Path) -> None:
    async with asking(Settings(tmp_path / "t.sqlite", offline=folder)) as client:
        address = f"/offline/{PACKED.name}"
        assert f'<link rel="offline" href="offline/{PACKED.name}/{LIST}">' in (await client.get("/")).text
        told = (await client.get(f"{address}/{LIST}")).json()
        assert told["files"] == {f"offline/{PACKED.name}/pyodide.mjs": 5, f"offline/{PACKED.name}/modules.tar": 4}
        assert told["bytes"] == 9 and any(name.startswith("assets/python-") for name in told["page"])
        assert {(await client.get(f"/{name}")).status_code for name in told["page"]} == {200}
        script = await client.get(f"{address}/pyodide.mjs")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        packed = await client.get(f"{address}/modules.tar", headers={"accept-encoding": "identity"})
        assert packed.content == b"not a tar" and "content-encoding" not in packed.headers
        head = await client.head(f"{address}/modules.tar", headers={"accept-encoding": "br"})
        assert head.headers["content-encoding"] == "br"
        for wrong in (f"/offline/{'0' * 16}/pyodide.mjs", f"{address}/nothing", f"{address}/..%2ft.sqlite"):
            assert (await client.get(wrong)).status_code == 404
        worker = next(name for name in told["page"] if name.startswith("assets/python-"))
        assert "'wasm-unsafe-eval'" in (await client.get(f"/{worker}")).headers["content-security-policy"]
        assert "wasm" not in (await client.get("/offline.html")).headers["content-security-policy"]


@built
async def test_a_server_without_the_files_shows_no_way_to_them(tmp_path: Path) -> None:
    async with asking(Settings(tmp_path / "t.sqlite")) as client:
        assert 'rel="offline"' not in (await client.get("/")).text
        assert (await client.get(f"/offline/{PACKED.name}/{LIST}")).status_code == 404


def test_all_that_a_table_loads_is_packed() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    packed = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in own_modules()}
    assert set(done.stdout.split()) - packed == set()
    assert not [name for name in packed if name.startswith(("bidwhist.cli", "bidwhist.tui", "bidwhist.arena"))]


def test_what_was_fetched_must_be_what_was_meant(tmp_path: Path) -> None:
    wanted = Source("a.tgz", "sha256", "LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=", ())
    with pytest.raises(WhistError, match=r"a\.tgz is missing there"):
        check(tmp_path / "a.tgz", wanted)
    (tmp_path / "a.tgz").write_bytes(b"hello")
    check(tmp_path / "a.tgz", wanted)
    (tmp_path / "a.tgz").write_bytes(b"hullo")
    with pytest.raises(WhistError, match="another file than the one that is needed"):
        check(tmp_path / "a.tgz", wanted)


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Ann")
    with pytest.raises(WhistError, match="has other files in it"):
        pack(tmp_path, tmp_path, said)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_program_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(WhistError, match="npm is needed for this"):
        pack(tmp_path / "packed", None, said)


def test_a_program_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    failing = replace(NPM, command=(sys.executable, "-c", "raise SystemExit('no network')"))
    monkeypatch.setattr(packing, "SOURCES", (failing, *SOURCES[1:]))
    with pytest.raises(WhistError, match="could not do it: no network"):
        pack(tmp_path / "packed", None, said)
    assert not (tmp_path / "packed").exists()
