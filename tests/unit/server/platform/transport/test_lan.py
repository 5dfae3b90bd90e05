"""Friends in the house: the address that works for them, and who may let them in."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
import uvicorn

from bidwhist.server.app import running
from bidwhist.server.app.app import guarded
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.transport import lan as lan_module
from bidwhist.server.platform.transport.lan import Lan, NoNetwork, lan_addresses
from support.asking import client_of
from support.stores import place


def test_addresses_of_the_home_network_are_private_and_not_this_machines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    known = dict(zip(lan_module._ROUTES, ("8.8.8.8", "192.168.1.20", "127.0.0.1", "192.168.1.20"), strict=True))
    monkeypatch.setattr(lan_module, "_address_towards", known.__getitem__)
    assert lan_addresses() == ("192.168.1.20",)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan_module, "_address_towards", lambda _: "")
    assert lan_addresses() == ()


async def test_it_is_opened_once_however_many_ask() -> None:
    lan, opened = Lan(), 0

    async def begin() -> tuple[str, ...]:
        nonlocal opened
        opened += 1
        await asyncio.sleep(0)
        return ("http://192.168.1.20:8642/",)

    lan.begin = begin
    pages = await asyncio.gather(*(lan.open() for _ in range(5)))
    assert opened == 1 and set(pages) == {("http://192.168.1.20:8642/",)}


@pytest.mark.parametrize(
    ("host", "addresses", "leave_out"), [("127.0.0.7", ("10.0.0.1",), "--host"), ("127.0.0.1", (), "--lan")]
)
def test_a_server_that_cannot_listen_at_home_says_what_to_leave_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, addresses: tuple[str, ...], leave_out: str
) -> None:
    monkeypatch.setattr(running, "lan_addresses", lambda: addresses)
    with pytest.raises(NoNetwork, match=f"leave out {leave_out}"):
        running.serve(Settings(place(tmp_path / "tables.sqlite")), host, 0, print, at_home=print)


async def test_who_is_elsewhere_or_behind_a_proxy_lets_nobody_in(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        for headers in ({"x-forwarded-for": "203.0.113.5"}, {"via": "1.1 proxy"}, {"forwarded": "for=203.0.113.5"}):
            assert (await client.post("/api/reach", headers=headers)).status_code == 403
            assert (await client.get("/api/reach", headers=headers)).json()["may_open"] is False


async def test_a_server_of_this_machine_alone_listens_at_home_when_the_person_who_sits_there_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Another address of this machine stands for one in the network of the house.
    monkeypatch.setattr(running, "lan_addresses", lambda: ("127.0.0.7",))
    app = guarded(Settings(place(tmp_path / "tables.sqlite"), is_limited=False))
    with running._listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        server = running._Server(running.config_for(app), app, started)
        app.lan.begin = lambda: server.listen_at_home(port)
        serving = asyncio.create_task(server.serve([listening]))
        await until_started(server)
        async with httpx.AsyncClient() as client:
            here, there = f"http://127.0.0.1:{port}", f"http://127.0.0.7:{port}"
            with pytest.raises(httpx.ConnectError):
                await client.get(f"{there}/api/presets")
            assert (await client.get(f"{here}/api/reach")).json() == {"pages": [], "may_open": True}
            answer = (await client.post(f"{here}/api/reach")).json()
            assert answer == {"pages": [f"{there}/"], "may_open": False}
            assert (await client.get(f"{there}/api/presets")).status_code == 200
        server.should_exit = True
        await serving
    with socket.socket() as free:
        free.bind(("127.0.0.7", port))


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_server_that_was_not_asked_to_offers_strangers_no_home_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    # A proxy of this machine that names neither itself nor whom it speaks for asks as this machine does.
    monkeypatch.setattr(running, "lan_addresses", lambda: ("192.168.1.20",))
    monkeypatch.setattr(running, "_run", lambda *_: None)
    for asked, is_offered in ((False, False), (True, True)):
        app = guarded(Settings(place(tmp_path / "tables.sqlite"), offers_lan=asked))
        running.serve_app(app, host, 0, print, None)
        assert (app.lan.begin is not None or bool(app.lan.pages)) == is_offered


async def test_without_a_network_who_asks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "lan_addresses", lambda: ())
    app = guarded(Settings(place(tmp_path / "tables.sqlite")))
    server = running._Server(running.config_for(app), app, started)
    with pytest.raises(NoNetwork, match="no network"):
        await server.listen_at_home(1)


async def started() -> None:
    return


async def until_started(server: uvicorn.Server) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
