"""The owner's page: for those who hold a good key, and for nobody else."""

from pathlib import Path

import httpx
import pytest

from bidwhist.server.moderation.owner_keys import KEY_LIFETIME_H, new_key
from bidwhist.server.moderation.repository import (
    end_keys,
    keep_key,
    lets_in,
)
from bidwhist.server.moderation.routes.owner import OWNER
from bidwhist.server.platform.database.store import Store
from support.command import run
from support.online import Guest, guest, server
from support.stores import kept_in, place, words_for


def key_of(folder: Path) -> str:
    """The key that ``bidwhist owner link`` makes."""
    ran = run("owner", "link", *words_for(folder / "tables.sqlite"), "--site", "https://cards.example/")
    assert ran.code == 0, ran.err
    page, _, key = ran.out.strip().rpartition("/")
    assert page == "https://cards.example/#/owner"
    return key


def owner_of(address: str, key: str) -> Guest:
    """Somebody who holds a key."""
    return Guest(address, key, {})


@pytest.mark.parametrize("endpoint", OWNER, ids=lambda one: f"{one.method} {one.path}")
async def test_no_part_of_the_owners_page_is_open_to_others(endpoint: object, tmp_path: Path) -> None:
    path = endpoint.path.format(report=1, person="gann", table="t")  # type: ignore[attr-defined]
    async with server(tmp_path) as address:
        ann = await guest(address, "Ann")
        key_of(tmp_path)
        for token in ("", ann.token, new_key(), "é", "'; --"):
            headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
            async with httpx.AsyncClient(base_url=address, headers=headers) as client:
                answer = await client.request(endpoint.method, path, json={})  # type: ignore[attr-defined]
                assert (answer.status_code, answer.json()["code"]) == (401, "not_owner")


async def test_a_key_is_good_for_some_hours_and_until_all_are_ended(tmp_path: Path) -> None:
    store, key = Store(place(tmp_path / "s.sqlite")), new_key()
    await store.write(keep_key(key, 0))
    end = KEY_LIFETIME_H * 3600 * 1000
    assert await store.read(lets_in(key, end - 1)) and not await store.read(lets_in(key, end))
    assert await store.write(end_keys) == 1
    assert not await store.read(lets_in(key, 1))
    (kept,) = await store.read(lambda connection: connection.execute("SELECT count(*) FROM owner_keys").fetchone())
    assert kept == 0
    store.close()


async def test_the_file_does_not_have_the_key_itself(tmp_path: Path) -> None:
    async with server(tmp_path):
        key = key_of(tmp_path)
    assert key not in str(kept_in(tmp_path / "tables.sqlite"))


async def test_a_key_that_is_locked_opens_nothing_any_more(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        owner = owner_of(address, key_of(tmp_path))
        assert (await owner.get("/api/owner/health"))["saves"] is True
        assert run("owner", "lock", *words_for(tmp_path / "tables.sqlite")).code == 0
        assert (await owner.get("/api/owner/health"))["code"] == "not_owner"


async def test_the_owner_sees_reports_and_closes_them(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, bo, owner = await guest(address, "Ann"), await guest(address, "Bo"), owner_of(address, key_of(tmp_path))
        made = await ann.post("/api/tables", {"name": "porch"})
        async with bo.connect() as talk:
            await talk.watch(made["table"], secret=made["invite"])
            await ann.post("/api/reports", {"about": "play", "table": made["table"], "person": bo.person["id"]})
        (found,) = await owner.get("/api/owner/reports")
        assert found["title"] == "porch" and found["name"] == "Bo"
        assert (await owner.get("/api/owner/health"))["reports"] == 1
        assert await owner.post(f"/api/owner/reports/{found['id']}/close", {}) == []
        assert await owner.get("/api/owner/reports") == []
        (closed,) = await owner.get("/api/owner/reports?all=1")
        assert closed["closed"] > 0
        async with httpx.AsyncClient(base_url=address, headers=owner.headers) as client:
            for number in (found["id"], "7", "x", "²", "9" * 30):
                assert (await client.post(f"/api/owner/reports/{number}/close")).status_code == 404


async def test_the_owner_bans_a_person_and_lifts_the_ban(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, owner = await guest(address, "Ann"), owner_of(address, key_of(tmp_path))
        async with ann.connect() as talk:
            (seen,) = await owner.get("/api/owner/people")
            assert seen["person"] == ann.person["id"] and seen["addresses"] == ["127.0.0.1"]
            banned = await owner.post("/api/owner/bans", {"who": ann.person["id"], "why": "spam", "days": 1})
            assert [one["name"] for one in banned] == ["Ann"]
            bye = await talk.until(lambda frame: frame["type"] == "bye")
            assert bye["code"] == "banned" and bye["words"].endswith(": spam")
        assert (await ann.get("/api/me"))["code"] == "banned"
        assert await owner.post("/api/owner/bans/lift", {"who": ann.person["id"]}) == []
        assert (await ann.get("/api/me"))["person"]["name"] == "Ann"


async def test_an_owner_who_is_banned_by_mistake_can_lift_it(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, key = await guest(address, "Ann"), key_of(tmp_path)
        owner = owner_of(address, key)
        await owner.post("/api/owner/bans", {"who": ann.person["id"], "why": "spam"})
        async with httpx.AsyncClient(
            base_url=address, headers=owner.headers, cookies={"bidwhist": ann.token}
        ) as client:
            assert (await client.get("/api/owner/bans")).status_code == 200


async def test_a_wrong_ban_is_refused_in_words(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        owner = owner_of(address, key_of(tmp_path))
        async with httpx.AsyncClient(base_url=address, headers=owner.headers) as client:
            for who, status in (("127.0.0.1", 422), ("gnobody", 404), ("0.0.0.0/0", 422), ("1.2", 422), ("", 422)):
                answer = await client.post("/api/owner/bans", json={"who": who, "why": "x"})
                assert answer.status_code == status, who
        assert await owner.get("/api/owner/bans") == []


async def test_the_owner_finds_people_by_name_and_gives_them_another(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, owner = await guest(address, "A_n"), owner_of(address, key_of(tmp_path))
        await guest(address, "Ann")
        found = await owner.get("/api/owner/people?name=a_")
        assert [one["name"] for one in found] == ["A_n"]
        await owner.post(f"/api/owner/people/{ann.person['id']}/name", {"name": "Player"})
        assert (await ann.get("/api/me"))["person"]["name"] == "Player"


async def test_the_owner_closes_a_table_and_sees_no_card(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        ann, owner = await guest(address, "Ann"), owner_of(address, key_of(tmp_path))
        table = (await ann.post("/api/play", {}))["table"]
        async with ann.connect() as talk:
            await talk.watch(table)
            await talk.start(table)
            await talk.until(lambda frame: bool(talk.view.get("hand")))
            async with httpx.AsyncClient(base_url=address, headers=owner.headers) as client:
                shown = await client.get("/api/owner/tables")
            assert [one["table"] for one in shown.json()] == [table] and shown.json()[0]["stage"] == "playing"
            assert set(shown.json()[0]) == {"table", "title", "kind", "stage", "seats", "lines", "step"}
            await owner.post(f"/api/owner/tables/{table}/close", {})
            await talk.until(lambda frame: talk.view["phase"] == "closed")
