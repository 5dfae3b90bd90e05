"""Names: what may be in them, which ones look alike, and whose nobody else may have."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from bidwhist.bots.levels import BOTS
from bidwhist.server.accounts.names import BadName, is_reserved, shown_name
from bidwhist.server.platform.database.confusables import keys_of
from bidwhist.server.platform.database.migrations import MIGRATIONS
from bidwhist.server.platform.database.sqlite import migrate
from bidwhist.server.tables.domain.table import BOT_NAMES
from support.asking import client_of, guest
from support.online import guest as online_guest
from support.online import server

PASSWORD = "sunday pie at four"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Grandma   Jo ", "Grandma Jo"),
        ("Ａｎｎ", "Ann"),
        ("O’Neil", "O'Neil"),
        ("J.R. & Co_2", "J.R. & Co_2"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Иван", "Иван"),
        ("김철수", "김철수"),
        ("日本 Taro", "日本 Taro"),
        ("नमस्ते", "नमस्ते"),
        ("مريم", "مريم"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("สมชาย", "สมชาย"),
    ],
)
def test_names_of_all_languages_are_shown_in_one_form(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "visible letters"),
        ("1234", "visible letters"),
        ("ㅤㅤ", "can't be seen or read"),
        ("Ann\u3164", "can't be seen or read"),
        ("An\u200dn", "leave the other characters out"),
        ("\u202ennA", "leave the other characters out"),
        ("A\u0301\u0302\u0303\u0304nn", "can't be seen or read"),
        ("Ann😀", "leave the other characters out"),
        ("bot:champion", "leave the other characters out"),
        ("<b>Ann</b>", "leave the other characters out"),
        ("Ann\ud800", "leave the other characters out"),
        ("Аnn", "mixes letters"),
        ("Βob", "mixes letters"),
        ("Annamaria of the Seven Hills", "at most 24"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused_with_the_reason_and_what_would_do(name: str, words: str) -> None:
    with pytest.raises(BadName, match=words):
        shown_name(name)


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Ann", "ANN"),
        ("Ann", "a n n"),
        ("Ann", "A.n-n"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "ΑΝΝ"),
        ("Copy", "Сору"),
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Bob", "B0b"),
        ("Diana", "Dıana"),
        ("Corn", "Com"),
        ("Lou", "Iou"),
    ],
)
def test_names_that_can_be_taken_for_each_other_share_a_key(name: str, twin: str) -> None:
    assert keys_of(name) & keys_of(twin)


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anna"), ("Mary", "Marv"), ("Van", "Nan"), ("José", "Joseph")])
def test_names_that_look_different_share_none(name: str, other: str) -> None:
    assert not keys_of(name) & keys_of(other)


@pytest.mark.parametrize("name", [*BOTS, *BOT_NAMES, "bot", "Bot Champion", "bot.champion", "CHAMPI0N", "Server"])
def test_the_names_of_the_server_and_its_bots_are_reserved(name: str) -> None:
    assert is_reserved(name)


def test_names_that_only_begin_like_them_are_not_and_levels_from_elsewhere_are() -> None:
    assert not any(map(is_reserved, ("Steady Eddie", "Botham", "Rubye", "Guest k3v")))
    assert is_reserved("high est", ("Highest",)) and not is_reserved("Highest")


async def asked(client: httpx.AsyncClient, method: str, path: str, name: str) -> tuple[int, str]:
    """What came of a wish for a name."""
    answer = await client.request(method, path, json={"name": name})
    return answer.status_code, answer.json().get("code", "")


async def account(client: httpx.AsyncClient, name: str) -> None:
    """An account, which is left again."""
    client.cookies.clear()
    await guest(client, "")
    made = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert made.status_code == 200, made.text
    client.cookies.clear()


@pytest.mark.parametrize("twin", ["Dora", "DORA", " do ra ", "D0ra", "Ｄｏｒａ"])
async def test_nobody_has_the_name_of_an_account_or_one_that_looks_like_it(tmp_path: Path, twin: str) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await account(client, "Dora")
        assert await asked(client, "POST", "/api/guest", twin) == (409, "name_taken")
        await guest(client, "Eve")
        assert await asked(client, "PATCH", "/api/me", twin) == (409, "name_taken")
        answer = await client.post("/api/accounts", json={"name": twin, "password": PASSWORD})
        assert answer.status_code == 409 and "try it with another letter or word" in answer.json()["words"]
        assert (await client.get("/api/me")).json()["person"]["name"] == "Eve"


@pytest.mark.parametrize(("name", "status"), [("Champion", 409), ("bot steady", 409), ("Аnn", 422), ("x" * 90, 422)])
async def test_a_reserved_name_or_one_of_mixed_letters_is_refused_everywhere(
    tmp_path: Path, name: str, status: int
) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        assert (await asked(client, "POST", "/api/guest", name))[0] == status
        await guest(client, "Eve")
        assert (await asked(client, "PATCH", "/api/me", name))[0] == status
        answer = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert answer.status_code == status


async def test_the_name_that_an_account_shows_is_kept_beside_the_one_it_signs_in_with(tmp_path: Path) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await account(client, "Dora")
        await client.post("/api/login", json={"name": "dora", "password": PASSWORD})
        assert (await asked(client, "PATCH", "/api/me", "Theodora"))[0] == 200
        client.cookies.clear()
        for name in ("Dora", "THEODORA"):
            assert await asked(client, "POST", "/api/guest", name) == (409, "name_taken")


async def test_a_guest_whose_name_an_account_takes_sits_and_speaks_under_another(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        eve, dora = await online_guest(address, "Dora"), await online_guest(address, "")
        host = await online_guest(address, "Host family")
        table = (await host.post("/api/tables", {"kind": "open"}))["table"]
        async with eve.connect() as connection:
            await connection.watch(table)
            await dora.post("/api/accounts", {"name": "Dora", "password": PASSWORD})
            await connection.send(type="phrase", table=table, phrase=1)
            said = await connection.until(lambda frame: frame["type"] == "said")
            await connection.ask("sit", table, seat=2)
            await connection.until(lambda frame: "view" in frame and frame["view"]["seats"][2]["person"] is not None)
            assert connection.view["seats"][2]["name"] == said["name"] == f"Guest {eve.person['id'][1:4]}"
        assert (await eve.get("/api/me"))["person"]["name"] == said["name"]
        opened = (await eve.post("/api/tables", {"kind": "open"}))["table"]
        async with eve.at(opened):
            seats = {one["table"]: one["seats"] for one in await eve.get("/api/tables")}
        assert seats[opened][0] == said["name"], "in the lobby too"


@pytest.mark.sqlite
def test_an_older_file_learns_the_names_of_its_accounts_and_its_logins_go_on(tmp_path: Path) -> None:
    file = tmp_path / "s.sqlite"
    connection = sqlite3.connect(file, isolation_level=None)
    old = next(number for number, step in enumerate(MIGRATIONS) if "CREATE TABLE names" in step.schema)
    for number in range(old):
        connection.executescript(f"BEGIN;{MIGRATIONS[number].schema}PRAGMA user_version={number + 1};COMMIT;")
    people = "INSERT INTO people (id, kind, name, account, password, created) VALUES (?, ?, ?, ?, ?, 5)"
    connection.execute(people, ("g1", "account", "Theodora", "dora", "hash"))
    # Twins from before stay as they are.
    connection.execute(people, ("g2", "account", "D0ra", "d0ra", "hash"))
    connection.execute(people, ("g3", "guest", "Eve", None, None))
    connection.execute("INSERT INTO logins VALUES ('token', 'g1', 5)")
    migrate(connection)
    names = connection.execute("SELECT key, person FROM names").fetchall()
    (used,) = connection.execute("SELECT used FROM logins").fetchone()
    connection.close()
    assert {person for key, person in names if key in keys_of("DORA")} == {"g1", "g2"}
    assert {person for key, person in names if key in keys_of("theodora")} == {"g1"}
    assert not [person for _, person in names if person == "g3"]
    assert used > 1_700_000_000, "in use until now"
