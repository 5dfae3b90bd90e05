"""Bot accounts over HTTP: who may have one, what its token opens, and how it ends."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from bidwhist.server.bot_accounts.domain import MAX_BOTS
from support.bots import bot_of, owner, program_table
from support.online import Guest, guest, server


async def asked(person: Guest, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
    """What an endpoint answers, whatever it is."""
    async with httpx.AsyncClient(base_url=person.address, headers=person.headers) as client:
        return await client.request(method, path, json=body or {})


async def test_an_account_makes_a_bot_which_is_somebody_else_with_a_token_of_its_own(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        me = await bot.get("/api/me")
        assert me["person"] == {"id": bot.person["id"], "name": "Deep Pie", "kind": "bot", "face": None}
        (own,) = (await ann.get("/api/me/bots"))["bots"]
        assert own["person"] == me["person"] and not own["here"]
        assert (await ann.get("/api/me/export"))["bots"] == ["Deep Pie"]


async def test_guests_and_bots_answer_for_no_bot(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        refused = await asked(await guest(address), "POST", "/api/me/bots", {"name": "Pie"})
        assert refused.status_code == 422 and "you need an account" in refused.json()["words"]
        refused = await asked(await bot_of(await owner(address)), "POST", "/api/me/bots", {"name": "Pie"})
        assert refused.status_code == 403 and refused.json()["code"] == "bot_account"


async def test_its_name_is_nobody_elses_and_stays_so(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann, "Pie")
        for name in ("Pie", "pie", "Ann", "Ruby", "steady"):
            assert (await asked(ann, "POST", "/api/me/bots", {"name": name})).status_code == 409, name
        await asked(bot, "PATCH", "/api/me", {"name": "Cake"})
        assert (await bot.get("/api/me"))["person"]["name"] == "Pie", "a bot's name is its owner's choice"


async def test_one_owner_has_five_at_most(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bots = [await bot_of(ann, f"Pie {letter}") for letter in "abcde"]
        assert len(bots) == MAX_BOTS
        refused = await asked(ann, "POST", "/api/me/bots", {"name": "Pie f"})
        assert refused.status_code == 422 and "five bot accounts" in refused.json()["words"]
        await ann.post(f"/api/me/bots/{bots[0].person['id']}/end", {})
        await bot_of(ann, "Pie f")


async def test_another_token_ends_the_first_and_its_connections(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        async with bot.connect() as talk:
            fresh = await ann.post(f"/api/me/bots/{bot.person['id']}/token", {})
            assert (await talk.until(lambda frame: frame["type"] == "bye"))["code"] == "logged_out"
        assert (await asked(bot, "GET", "/api/me")).status_code == 401
        assert (await Guest(address, fresh["token"], bot.person).get("/api/me"))["person"] == bot.person


async def test_nobody_has_power_over_the_bot_of_another(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        bot, bo = await bot_of(await owner(address, "Ann")), await owner(address, "Bo")
        for what in ("token", "end"):
            assert (await asked(bo, "POST", f"/api/me/bots/{bot.person['id']}/{what}")).status_code == 404
        assert (await bot.get("/api/me"))["person"] == bot.person


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/accounts"),
        ("POST", "/api/me/password"),
        ("POST", "/api/me/delete"),
        ("POST", "/api/me/friends"),
        ("POST", "/api/clubs"),
        ("POST", "/api/me/invitations"),
        ("POST", "/api/logout"),
    ],
)
async def test_its_token_opens_tables_and_nothing_of_a_persons(method: str, path: str, tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        bot = await bot_of(await owner(address))
        refused = await asked(bot, method, path)
        assert refused.status_code == 403 and refused.json()["code"] == "bot_account", refused.text


async def test_who_goes_takes_their_bots_along(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann = await owner(address)
        bot = await bot_of(ann)
        await ann.post("/api/me/delete", {"password": "sunday pie at four"})
        assert (await asked(bot, "GET", "/api/me")).status_code == 401
        bo = await owner(address, "Bo")
        await bot_of(bo, "Deep Pie")


async def test_programs_that_are_connected_are_listed_and_can_be_asked_over(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo = await owner(address, "Ann"), await guest(address, "Bo")
        bot = await bot_of(ann)
        assert (await bo.get("/api/programs"))["programs"] == []
        async with bot.connect() as talk:
            assert (await bo.get("/api/programs"))["programs"] == [bot.person]
            table = await program_table(bo)
            asks = {"table": table["table"], "people": [bot.person["id"]]}
            await bo.post("/api/me/invitations", asks)
            told = await talk.until(lambda frame: frame["type"] == "asked_over")
            assert (told["table"], told["host_name"], told["invite"]) == (table["table"], "Bo", table["invite"])
        own = await bo.post("/api/tables", {})
        refused = await asked(bo, "POST", "/api/me/invitations", {"table": own["table"], "people": [bot.person["id"]]})
        assert refused.status_code == 422, "at a table of people nobody asks a program"
