"""Under which names a server is asked for, by whom, and what strangers are not told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from bidwhist.errors import WhistError
from bidwhist.server.app.app import build_app
from bidwhist.server.app.running import config_for
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.requests import TOO_FAST_DELAY_S
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.limits.addresses import address_group, own_names
from bidwhist.server.platform.limits.rate_limits import RATES, Rate
from bidwhist.server.platform.transport.hosts import Hosts
from support.asking import client_of
from support.online import guest, server
from support.stores import place


@asynccontextmanager
async def asked_from(path: Path, address: str, base: str = "http://table.test", **manners: Any) -> AsyncIterator[Any]:
    """Somebody at an address of the network who asks a server."""
    chosen = Settings(place(path / "tables.sqlite"), **{"hosts": ("table.test",), **manners})
    guard = SecurityMiddleware(build_app(chosen), chosen)
    config = config_for(guard)
    config.load()
    transport = httpx.ASGITransport(app=config.loaded_app, client=(address, 5000))
    async with (
        guard.app.router.lifespan_context(guard.app),
        httpx.AsyncClient(transport=transport, base_url=base) as client,
    ):
        yield client


# Names.


@pytest.mark.parametrize(
    ("netloc", "is_known"),
    [
        ("localhost:8642", True),
        ("whist.example", True),
        ("WHIST.example.:443", True),
        ("192.168.1.23:8642", True),
        ("[fd00::5]:8642", True),
        ("bidwhist.localhost", True),
        ("evil.example", False),
        ("whist.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("whist.example@evil.example", False),
        ("evil.example/whist.example", False),
        ("localhost:99999", False),
        ("", False),
    ],
)
def test_a_server_goes_by_its_own_names_and_by_addresses(netloc: str, is_known: bool) -> None:
    assert Hosts(["whist.example"]).knows(netloc) is is_known


def test_the_machines_own_names_are_known() -> None:
    assert all(Hosts(()).knows(f"{name}:8642") for name in own_names())


async def test_a_foreign_name_turned_to_our_address_is_told_nothing_and_the_owner_what_to_set(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        for path in ("/", "/api/presets", "/api/me", "/metrics", "/ready"):
            answer = await client.get(path, headers={"host": "evil.example"})
            assert answer.status_code == 421 and "--host-name evil.example" in answer.text
            assert "<" not in answer.text
        assert (await client.get("/live", headers={"host": ""})).status_code == 421


async def test_a_socket_under_a_foreign_name_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await guest(address)
        there = address.replace("http", "ws") + "/ws"
        for name in ("evil.example", f"evil.example:{address.rpartition(':')[2]}"):
            headers = {**ann.headers, "host": name, "origin": f"http://{name}"}
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(there, additional_headers=headers)
            assert refused.value.response.status_code == 403


async def test_an_address_of_the_home_network_typed_on_a_phone_is_served(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        port = address.rpartition(":")[2]
        async with httpx.AsyncClient(base_url=address) as client:
            host = {"host": f"192.168.1.23:{port}"}
            assert (await client.get("/", headers=host)).status_code == 200
            made = await client.post("/api/guest", json={}, headers={**host, "origin": f"http://192.168.1.23:{port}"})
            assert made.status_code == 200


async def test_a_request_with_two_hosts_is_refused(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        hosts = [("host", "table.test"), ("host", "evil.example")]
        assert (await client.get("/api/presets", headers=hosts)).status_code == 421


# Proxies.


async def limit_used_up(client: httpx.AsyncClient, headers: dict[str, str]) -> bool:
    """Whether somebody has nothing left to ask, after asking as often as one may."""
    for _ in range(int(RATES["sign-in"].burst)):
        await client.post("/api/login", json={"name": "a", "password": "b"}, headers=headers)
    return (await client.post("/api/login", json={"name": "a", "password": "b"}, headers=headers)).status_code == 429


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once, and no sign-in becomes free again however long the others take."""
    monkeypatch.setitem(RATES, "sign-in", Rate(1e-6, RATES["sign-in"].burst))
    monkeypatch.setattr("bidwhist.server.http.requests.TOO_FAST_DELAY_S", TOO_FAST_DELAY_S / 1000)


@pytest.mark.usefixtures("hasty")
async def test_nobody_gets_new_limits_by_saying_that_they_speak_for_others(tmp_path: Path) -> None:
    async with asked_from(tmp_path, "127.0.0.1") as client:
        assert await limit_used_up(client, {"x-forwarded-for": "198.51.100.1"})
        again = {"x-forwarded-for": "198.51.100.2"}
        answer = await client.post("/api/login", json={"name": "a", "password": "b"}, headers=again)
        assert answer.status_code == 429


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("peer", ["10.0.0.5", "::ffff:10.0.0.5"])
async def test_a_proxy_that_is_named_is_believed_whom_it_speaks_for(tmp_path: Path, peer: str) -> None:
    async with asked_from(tmp_path, peer, proxies=("10.0.0.0/8",)) as client:
        # What a client says before the proxy does is not believed.
        assert await limit_used_up(client, {"x-forwarded-for": "203.0.113.9, 198.51.100.1"})
        codes = [
            (await client.post("/api/login", json={"name": "a", "password": "b"}, headers={"x-forwarded-for": one}))
            for one in ("203.0.113.8, 198.51.100.1", "203.0.113.9, 198.51.100.2")
        ]
        assert [answer.status_code for answer in codes] == [429, 401]
        secure = await client.post("/api/guest", json={}, headers={"x-forwarded-proto": "https"})
        assert secure.headers["set-cookie"].startswith("__Host-bidwhist=")


async def test_who_is_no_proxy_cannot_say_that_the_connection_is_safe(tmp_path: Path) -> None:
    async with asked_from(tmp_path, "127.0.0.1") as client:
        made = await client.post("/api/guest", json={}, headers={"x-forwarded-proto": "https"})
        assert made.headers["set-cookie"].startswith("bidwhist=")


async def test_a_proxy_that_nobody_named_is_told_of_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with asked_from(tmp_path, "127.0.0.1") as client:
        for _ in range(3):
            await client.get("/live", headers={"x-forwarded-for": "198.51.100.1"})
    assert caplog.text.count("--proxy 127.0.0.1") == 1


def test_a_proxy_is_an_address_or_a_network(tmp_path: Path) -> None:
    chosen = Settings(place(tmp_path / "tables.sqlite"), proxies=("example.org",))
    with pytest.raises(WhistError, match=r"'example\.org' is not an address"):
        config_for(SecurityMiddleware(build_app(chosen), chosen))


# Addresses.


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:DB8:1:2::", "2001:db8:1:2::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::1"),
        ("nonsense" * 40, "nonsense" * 8),
        ("", ""),
    ],
)
def test_addresses_are_counted_by_household(address: str, counted: str) -> None:
    assert address_group(address) == counted


@pytest.mark.usefixtures("hasty")
async def test_a_household_of_many_ipv6_addresses_is_counted_as_one(tmp_path: Path) -> None:
    async with asked_from(tmp_path, "10.0.0.5", proxies=("10.0.0.5",)) as client:
        burst = int(RATES["sign-in"].burst)
        codes = [
            await client.post(
                "/api/login",
                json={"name": f"a{number}", "password": "b"},
                headers={"x-forwarded-for": f"2001:db8:1:{house:x}::{number:x}"},
            )
            for house, count in ((1, burst + 1), (2, 1))
            for number in range(count)
        ]
    assert [answer.status_code for answer in codes] == [401] * burst + [429, 401]


# What strangers are told.


async def test_figures_are_for_who_has_the_token_and_for_this_machine_where_it_was_asked_for(tmp_path: Path) -> None:
    token = {"authorization": "Bearer figs and figures"}
    async with asked_from(tmp_path, "198.51.100.1", metrics_token="figs and figures") as client:
        assert (await client.get("/metrics")).status_code == 403
        assert (await client.get("/metrics", headers={"authorization": "Bearer figs"})).status_code == 403
        assert (await client.get("/metrics", headers=token)).status_code == 200
    async with asked_from(tmp_path, "198.51.100.1") as client:
        assert (await client.get("/metrics", headers={"authorization": "Bearer "})).status_code == 403
    # What a proxy of this machine asks for strangers, if it names neither them nor itself.
    async with asked_from(tmp_path, "127.0.0.1", "http://localhost") as client:
        assert (await client.get("/metrics")).status_code == 403
    async with asked_from(tmp_path, "127.0.0.1", "http://localhost", metrics_here=True) as client:
        assert (await client.get("/metrics")).status_code == 200
        # A proxy of this machine that nobody named asks for strangers.
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert (await client.get("/metrics", headers={header: "198.51.100.1"})).status_code == 403
    async with asked_from(tmp_path, "127.0.0.1", metrics_here=True) as client:
        assert (await client.get("/metrics")).status_code == 403, "asked for by a public name"


async def test_who_came_by_https_comes_by_https_from_then_on(tmp_path: Path) -> None:
    async with asked_from(tmp_path, "198.51.100.1") as client:
        for path in ("/", "/api/presets", "/nothing"):
            assert "strict-transport-security" not in (await client.get(path)).headers
    # A proxy that is named says that TLS ended at it; one that is not is not believed.
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    async with asked_from(tmp_path, "198.51.100.1", proxies=("198.51.100.1",)) as client:
        for path in ("/", "/api/presets", "/nothing", "/embed.html"):
            assert (await client.get(path, headers=told)).headers["strict-transport-security"] == "max-age=31536000"
        foreign = {**told, "host": "elsewhere.example"}
        assert "strict-transport-security" in (await client.get("/api/me", headers=foreign)).headers
    async with asked_from(tmp_path, "198.51.100.1") as client:
        assert "strict-transport-security" not in (await client.get("/", headers=told)).headers


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("path", ["/ready", "/live", "/", "/sw.js", "/api/openapi.json", "/nothing"])
async def test_every_path_is_within_a_limit(tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "request", Rate(1e-6, 10))
    async with client_of(tmp_path) as client:
        statuses = [(await client.get(path)).status_code for _ in range(12)]
    assert 429 not in statuses[:10] and statuses[10:] == [429, 429]


async def test_it_says_where_faults_of_security_are_told(tmp_path: Path) -> None:
    async with client_of(tmp_path, contact="mailto:owner@whist.example") as client:
        told = (await client.get("/.well-known/security.txt")).text
    assert "Contact: mailto:owner@whist.example\n" in told and "\nExpires: 20" in told
    async with client_of(tmp_path) as client:
        assert "Contact: https://" in (await client.get("/.well-known/security.txt")).text


# Under a path.


@pytest.mark.parametrize("is_stripped", [False, True])
async def test_a_server_under_a_path_keeps_its_page_and_its_cookies_there(tmp_path: Path, is_stripped: bool) -> None:
    below = "" if is_stripped else "/whist"
    async with client_of(tmp_path, root_path="/whist") as client:
        made = await client.post(f"{below}/api/guest", json={})
        assert made.status_code == 200 and "Path=/whist;" in made.headers["set-cookie"]
        page = (await client.get(f"{below}/")).text
        assert 'src="./assets/' in page and '="/' not in page
        assert (await client.get(f"{below}/sw.js")).status_code == 200
        assert (await client.get(f"{below}/api/presets")).status_code == 200
        assert (await client.get(f"{below}/api/nothing")).json()["code"] == "not_found"
        whole = await client.get("/whist")
        assert whole.headers["location"] == "/whist/"
        client.cookies.clear()
        secure = await client.post(f"https://table.test{below}/api/guest", json={})
        assert secure.headers["set-cookie"].startswith("__Secure-bidwhist=")
        assert "Path=/whist;" in secure.headers["set-cookie"] and "Secure" in secure.headers["set-cookie"]


async def test_a_socket_is_opened_under_a_path(tmp_path: Path) -> None:
    async with server(tmp_path, root_path="/whist") as address:
        ann = await guest(address)
        there = address.replace("http", "ws") + "/whist/ws"
        async with websockets.connect(there, additional_headers=ann.headers) as socket:
            await socket.send('{"type": "ping", "number": 7}')
            assert '"pong"' in str(await socket.recv())
