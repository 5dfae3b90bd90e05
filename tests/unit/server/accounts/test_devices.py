"""Guessing at an account holds up who guesses: never its owner at another address, nor on a device that is known."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from starlette.applications import Starlette

from bidwhist.server.accounts.devices import MOST_DEVICES, cookie_of, devices_in, known_device, new_device
from bidwhist.server.app.app import build_app
from bidwhist.server.http.middleware import SecurityMiddleware
from bidwhist.server.http.settings import Settings
from bidwhist.server.platform.limits.attempts import PATIENCE
from support.stores import place
from support.tournaments import PASSWORD

SIGN_IN = {"name": "Dora", "password": PASSWORD}
WRONG = {"name": "Dora", "password": "open sesame 1"}
COOKIE = "bidwhist-device"
GUESSES = 200


class Town:
    """People at addresses of their own, who ask one server."""

    def __init__(self, app: SecurityMiddleware) -> None:
        self.app = app

    def at(self, address: str, cookies: dict[str, str] | None = None) -> httpx.AsyncClient:
        """A browser at an address."""
        transport = httpx.ASGITransport(app=self.app, client=(address, 5000))
        return httpx.AsyncClient(transport=transport, base_url="http://table.test", cookies=cookies)

    async def guess(self, address: str, count: int = GUESSES) -> list[int]:
        """The answers to wrong passwords from an address."""
        async with self.at(address) as client:
            return [(await client.post("/api/login", json=WRONG)).status_code for _ in range(count)]


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[tuple[Town, dict[str, str]]]:
    """A server with Dora's account, and the cookie of her browser."""
    # Without limits on how often: what is asked here is what wrong passwords cost.
    chosen = Settings(place(folder / "tables.sqlite"), hosts=("table.test",), is_limited=False)
    app: Starlette = build_app(chosen)
    async with app.router.lifespan_context(app):
        here = Town(SecurityMiddleware(app, chosen))
        async with here.at("10.1.1.1") as dora:
            await dora.post("/api/guest", json={"name": "Dora"})
            assert (await dora.post("/api/accounts", json=SIGN_IN)).status_code == 200
            yield here, {COOKIE: dora.cookies[COOKIE]}


async def test_who_guesses_waits_and_the_owner_signs_in_at_another_address(tmp_path: Path) -> None:
    async with town(tmp_path) as (here, _):
        answers = await here.guess("10.6.6.6")
        assert answers.count(401) <= PATIENCE["sign-in"].free + 1 and answers[-1] == 429
        async with here.at("10.2.2.2") as new_device_of_dora:
            assert (await new_device_of_dora.post("/api/login", json=SIGN_IN)).status_code == 200


async def test_a_device_that_signed_in_before_comes_in_while_others_guess_elsewhere(tmp_path: Path) -> None:
    async with town(tmp_path) as (here, device):
        for number in range(20):
            await here.guess(f"10.7.7.{number}", 10)
        async with here.at("10.7.7.1") as stranger:
            assert (await stranger.post("/api/login", json=SIGN_IN)).status_code == 429
        for address in ("10.7.7.1", "10.1.1.1"):
            async with here.at(address, device) as dora:
                for _ in range(15):
                    assert (await dora.post("/api/login", json=SIGN_IN)).status_code == 200


async def test_a_device_is_known_for_its_account_alone_and_has_so_many_tries(tmp_path: Path) -> None:
    async with town(tmp_path) as (here, device), here.at("10.6.6.6", device) as thief:
        async with here.at("10.3.3.3") as other:
            await other.post("/api/guest", json={"name": "Cy"})
            await other.post("/api/accounts", json={"name": "Cy", "password": PASSWORD})
        answers = [(await thief.post("/api/login", json=WRONG)).status_code for _ in range(GUESSES)]
        assert answers.count(401) <= PATIENCE["device"].free + 1
        others = [(await thief.post("/api/login", json={**WRONG, "name": "Cy"})).status_code for _ in range(GUESSES)]
        assert others.count(401) <= PATIENCE["sign-in"].free + 1
        async with here.at("10.6.6.6") as dora:
            assert (await dora.post("/api/login", json=SIGN_IN)).status_code == 200, "a thief's tries are the thief's"


async def test_a_name_that_nobody_has_is_counted_in_the_same_way(tmp_path: Path) -> None:
    async with town(tmp_path) as (here, device), here.at("10.6.6.6", device) as client:
        wanted = {"name": "Nobody Here", "password": PASSWORD}
        answers = [(await client.post("/api/login", json=wanted)).status_code for _ in range(20)]
        assert answers[: PATIENCE["sign-in"].free + 1] == [401] * (PATIENCE["sign-in"].free + 1)
        assert answers[-1] == 429


async def test_a_new_password_ends_what_devices_were_known_by(tmp_path: Path) -> None:
    async with town(tmp_path) as (here, device), here.at("10.1.1.1") as dora:
        await dora.post("/api/login", json=SIGN_IN)
        changed = await dora.post("/api/me/password", json={"old": PASSWORD, "new": "monday soup at nine"})
        assert changed.status_code == 200 and dora.cookies[COOKIE].split("~")[0] != device[COOKIE]
        wanted = {**SIGN_IN, "password": "monday soup at nine"}
        for _ in range(60):
            await here.guess("10.6.6.6", 1)
        async with here.at("10.6.6.6", device) as old, here.at("10.6.6.6", dict(dora.cookies)) as new:
            assert (await old.post("/api/login", json=wanted)).status_code == 429
            assert (await new.post("/api/login", json=wanted)).status_code == 200


def test_a_browser_is_known_by_so_many_accounts_and_only_what_we_signed_counts() -> None:
    hashes = [f"hash {number}" for number in range(MOST_DEVICES + 2)]
    cookie = ""
    for hashed in hashes:
        cookie = cookie_of(new_device(hashed), devices_in(cookie))
    kept = devices_in(cookie)
    assert [bool(known_device(kept, hashed)) for hashed in hashes] == [False] * 2 + [True] * MOST_DEVICES
    forged = [kept[0][:-1] + ("0" if kept[0][-1] != "0" else "1"), "a" * 22 + "." + "0" * 64]
    assert not known_device(forged, hashes[-1])
    assert devices_in("~~x~" + "é" * 30 + "~" + "a.b") == ()
