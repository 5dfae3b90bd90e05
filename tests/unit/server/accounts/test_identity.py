"""Login sessions and passwords: what ends a session, what a new one takes with it, which passwords will do."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.websockets import WebSocket

from bidwhist.server.accounts.domain.person import FACES, Person
from bidwhist.server.accounts.login_sessions import DAY_S, LIVES, NOTED_EVERY, Life
from bidwhist.server.accounts.password_policy import (
    MAX_JUDGED_LETTERS,
    MIN_PASSWORD_LETTERS,
    WeakPassword,
    check_password,
)
from bidwhist.server.accounts.repository import execute
from bidwhist.server.accounts.service import Accounts
from bidwhist.server.platform.database.database import Work
from bidwhist.server.platform.database.store import Store
from bidwhist.server.protocol.encoding import OLDER_PROTOCOL
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.connection import Connection
from support.asking import client_of, guest
from support.clock import Clock
from support.in_process import received, started_server
from support.online import Guest, Talk, server
from support.online import guest as online_guest
from support.stores import place
from support.waiting import PATIENCE

PASSWORD, ANOTHER = "sunday pie at four", "rain on a tin roof"


async def goes(talk: Talk) -> dict[str, Any]:
    """The goodbye of a connection, which is closed after it."""
    bye = await talk.until(lambda frame: frame["type"] == "bye")
    with pytest.raises(websockets.ConnectionClosed):
        await asyncio.wait_for(talk.socket.recv(), PATIENCE)
    return bye


async def stays(talk: Talk) -> None:
    """Makes sure that a connection is open."""
    await talk.send(type="ping", number=7)
    await talk.until(lambda frame: frame["type"] == "pong")


async def status(person: Guest) -> int:
    """What the server says to a token."""
    async with httpx.AsyncClient(base_url=person.address, headers=person.headers) as client:
        return (await client.get("/api/me")).status_code


async def elsewhere(person: Guest, name: str, password: str = PASSWORD) -> Guest:
    """The same account signed in on another device."""
    async with httpx.AsyncClient(base_url=person.address) as client:
        answer = await client.post("/api/login?token=1", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        return Guest(person.address, answer.headers["x-bidwhist-token"], answer.json()["person"])


async def with_account(address: str, name: str = "Dora") -> Guest:
    """Somebody with an account."""
    person = await online_guest(address, name)
    await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    return person


# What ends a session.


async def test_logging_out_closes_the_connections_of_that_session_and_no_others(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        here = await with_account(address)
        there = await elsewhere(here, "Dora")
        async with here.connect() as first, here.connect() as second, there.connect() as other:
            await here.post("/api/logout", {})
            assert [(await goes(connection))["code"] for connection in (first, second)] == ["logged_out"] * 2
            await stays(other)
        assert (await status(here), await status(there)) == (401, 200)


async def test_a_session_that_ends_while_a_connection_is_opened_with_it_closes_that_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, the connection was not there yet to be closed, and stayed open for as long as a session may last."""
    async with server(tmp_path) as address:
        dora = await with_account(address)
        accept = WebSocket.accept

        async def slow(socket: WebSocket, *given: Any) -> None:
            monkeypatch.undo()
            await dora.post("/api/logout-everywhere", {})
            await accept(socket, *given)

        monkeypatch.setattr(WebSocket, "accept", slow)
        async with websockets.connect(
            f"{address.replace('http', 'ws', 1)}/ws", additional_headers=dora.headers
        ) as connection:
            await connection.send(json.dumps({"type": "hello", "protocol": OLDER_PROTOCOL}))
            first = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
            assert (first["type"], first.get("code")) == ("bye", "logged_out")


async def test_an_account_gets_a_new_token_and_the_guests_stops_working(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        dora = await online_guest(address, "Dora")
        stolen = Guest(address, dora.token, dora.person)
        async with stolen.connect() as connection:
            await dora.post("/api/accounts", {"name": "Dora", "password": PASSWORD})
            bye = await goes(connection)
        assert bye["code"] == "resync" and bye["wait"] > 0, "the page comes back with its new cookie"
        assert dora.token != stolen.token and (await status(stolen), await status(dora)) == (401, 200)
        async with dora.connect() as connection:
            await stays(connection)


async def test_signing_in_ends_the_session_that_one_came_with_and_its_connections(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        await with_account(address)
        visitor = await online_guest(address, "Eve")
        old = Guest(address, visitor.token, visitor.person)
        async with old.connect() as connection:
            await visitor.post("/api/login", {"name": "Dora", "password": PASSWORD})
            assert (await goes(connection))["code"] == "resync"
        assert (await status(old), await status(visitor)) == (401, 200)
        first = Guest(address, visitor.token, visitor.person)
        await visitor.post("/api/login", {"name": "Dora", "password": PASSWORD})
        assert (await status(first), await status(visitor)) == (401, 200)


async def test_a_wrong_password_takes_no_session_away(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client, "Eve")
        assert (await client.post("/api/login", json={"name": "nobody", "password": PASSWORD})).status_code == 401
        assert (await client.get("/api/me")).json()["person"]["name"] == "Eve"


async def test_a_changed_password_asks_for_the_old_one_and_ends_the_other_sessions(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        here = await with_account(address)
        there = await elsewhere(here, "Dora")
        before = Guest(address, here.token, here.person)
        async with here.connect() as own, there.connect() as other:
            with pytest.raises(AssertionError, match="not the password"):
                await here.post("/api/me/password", {"old": "a wrong guess", "new": ANOTHER})
            await stays(other)
            await here.post("/api/me/password", {"old": PASSWORD, "new": ANOTHER})
            assert ((await goes(own))["code"], (await goes(other))["code"]) == ("resync", "logged_out")
        assert [await status(one) for one in (before, there, here)] == [401, 401, 200]
        assert await status(await elsewhere(here, "Dora", ANOTHER)) == 200
        with pytest.raises(AssertionError, match="or password is wrong"):
            await elsewhere(here, "Dora")


async def test_wrong_passwords_of_an_account_from_an_address_are_counted_and_wait(tmp_path: Path) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await guest(client, "Dora")
        await client.post("/api/accounts", json={"name": "Dora", "password": PASSWORD})
        client.cookies.clear()
        server_state: ServerState = client._transport.app.app.state.server_state  # type: ignore[attr-defined]
        server_state.table_access.tries.clock = clock = Clock()
        wrong = {"name": " DORA", "password": "a wrong guess"}
        answers = [(await client.post("/api/login", json=wrong)).status_code for _ in range(10)]
        assert answers == [401] * 9 + [429]
        right = {"name": "Dora", "password": PASSWORD}
        early = await client.post("/api/login", json=right)
        assert early.status_code == 429 and "try again in 5 seconds" in early.json()["words"]
        clock.now += 5
        assert (await client.post("/api/login", json=right)).status_code == 200
        assert (await client.post("/api/login", json=right)).status_code == 200, "a right one costs nothing"


async def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, accounts = await people_of(tmp_path, Clock(1_800_000_000))
    person, token = await of_kind(accounts, "guest")
    accounts.forget_known()
    read = Store.read

    async def slow(store: Store, work: Work[Any]) -> Any:
        found = await read(store, work)
        monkeypatch.undo()
        await accounts.log_out_everywhere(person)
        return found

    monkeypatch.setattr(Store, "read", slow)
    await accounts.person_of(token)
    assert await accounts.person_of(token) is None
    store.close()


async def test_a_guest_has_no_password_to_change(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client, "Eve")
        answer = await client.post("/api/me/password", json={"old": "", "new": ANOTHER})
        assert answer.status_code == 422 and "make an account" in answer.json()["words"]


# How long a session lasts.


async def people_of(path: Path, clock: Clock) -> tuple[Store, Accounts]:
    """Accounts over a store, with a clock of one's own."""
    store = Store(place(path / "s.sqlite"))
    return store, Accounts(store, clock=clock, steady=clock)


async def of_kind(accounts: Accounts, kind: str) -> tuple[Person, str]:
    """Somebody signed in, with a token."""
    person, token = await accounts.guest("Dora")
    if kind == "account":
        person, _, token = await accounts.register(person, "Dora", PASSWORD)
    return person, token


@pytest.mark.parametrize(("kind", "life"), LIVES.items())
async def test_a_session_ends_when_it_is_not_used_and_at_last_however_much_it_is(
    tmp_path: Path, kind: str, life: Life
) -> None:
    clock = Clock(1_800_000_000)
    store, accounts = await people_of(tmp_path, clock)
    _, token = await of_kind(accounts, kind)
    clock.now += life.idle - 1
    assert await accounts.person_of(token) is not None, "used in time"
    clock.now += life.idle
    assert await accounts.person_of(token) is None and await accounts.person_of(token) is None
    if kind == "account":
        _, token = await accounts.log_in("dora", PASSWORD)
    else:
        _, token = await accounts.guest("Eve")
    for _ in range(life.longest // (life.idle // 2)):
        assert await accounts.person_of(token) is not None
        accounts.forget_known()
        clock.now += life.idle // 2
    clock.now += life.idle // 2
    assert await accounts.person_of(token) is None
    store.close()


async def test_a_session_in_use_is_noted_once_a_day_and_costs_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, writes = Clock(1_800_000_000), []
    store, accounts = await people_of(tmp_path, clock)
    _, token = await of_kind(accounts, "guest")
    write = Store.write

    async def noted(store: Store, work: Work[Any]) -> Any:
        writes.append(clock.now)
        return await write(store, work)

    monkeypatch.setattr(Store, "write", noted)
    for _ in range(48):
        clock.now += 3600
        assert await accounts.person_of(token) is not None
    assert len(writes) == 2 and writes[1] - writes[0] == NOTED_EVERY == DAY_S
    store.close()


async def test_ended_sessions_leave_the_file(tmp_path: Path) -> None:
    clock = Clock(1_800_000_000)
    store, accounts = await people_of(tmp_path, clock)
    await of_kind(accounts, "account")
    await accounts.guest("Eve")
    clock.now += LIVES["account"].idle + DAY_S
    await accounts.forget_old_logins()
    kinds = await store.read(
        lambda connection: connection.execute("SELECT kind FROM logins JOIN people ON people.id = person").fetchall()
    )
    assert kinds == [("guest",)], "guests are signed in for longer"
    store.close()


async def test_a_connection_ends_with_the_session_it_was_opened_with(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.accounts.clock = clock = Clock(1_800_000_000)
        _, token = await of_kind(server_state.accounts, "account")
        connection = await connection_of(server_state, token)
        clock.now += LIVES["account"].longest - 1
        server_state.sweep()
        assert not connection.is_closed
        clock.now += 1
        server_state.sweep()
        assert connection.is_closed and received(connection)[-1]["code"] == "logged_out"


async def connection_of(server_state: ServerState, token: str) -> Connection:
    """A connection opened with a token."""
    login = await server_state.accounts.login_of(token)
    assert login is not None
    connection = Connection(login.person, "here", is_limited=False, login=login)
    await server_state.connections.enter(connection)
    return connection


# Passwords.


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("pie", "at least 10"),
        ("      pie      ", "at least 10"),
        ("1234567890", "most used passwords"),
        ("password12", "most used passwords"),
        ("Summer2024!", "most used passwords"),
        ("p@ssw0rd123", "most used passwords"),
        ("aaaaaaaaaaaa", "repeats itself"),
        ("dora dora dora", "your name"),
        ("bidwhist2026", "a word of this game"),
        ("rain kettle Sunday porch", "a word of this game"),
        ("1a" * 128, "repeats itself"),
    ],
)
def test_a_password_that_is_easily_guessed_is_refused_with_the_reason_and_what_would_do(
    password: str, why: str
) -> None:
    with pytest.raises(WeakPassword, match=why) as refused:
        check_password(password, "Dora")
    assert "three or four words" in str(refused.value)


@pytest.mark.parametrize("password", [PASSWORD, ANOTHER, "tr0ub4dor&3xk", "x7 kettle!", "Großmutter backt Kuchen"])
def test_a_passphrase_or_ten_letters_that_nobody_guesses_will_do(password: str) -> None:
    assert len(password) >= MIN_PASSWORD_LETTERS
    check_password(password, "Dora")


def test_a_long_password_is_judged_by_its_beginning() -> None:
    check_password(PASSWORD * 14, "Dora")
    with pytest.raises(WeakPassword):
        check_password("a" * MAX_JUDGED_LETTERS + "tr0ub4dor&3xk", "Dora")


async def test_a_weak_password_is_refused_wherever_one_is_chosen(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client, "Dora")
        for path, body in (
            ("/api/accounts", {"name": "Dora", "password": "password12"}),
            ("/api/recover", {"name": "Dora", "code": "a", "password": "password12"}),
        ):
            answer = await client.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "weak_password")
        await client.post("/api/accounts", json={"name": "Dora", "password": PASSWORD})
        answer = await client.post("/api/me/password", json={"old": PASSWORD, "new": "password12"})
        assert (answer.status_code, answer.json()["code"]) == (422, "weak_password")


async def test_an_account_with_a_shorter_password_from_before_still_signs_in(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        person = (await guest(client, "Dora"))["person"]
        await client.post("/api/accounts", json={"name": "Dora", "password": PASSWORD})
        server_state: ServerState = client._transport.app.app.state.server_state  # type: ignore[attr-defined]
        short = await server_state.hasher.hash("12345678")
        await server_state.store.write(execute("UPDATE people SET password = ? WHERE id = ?", short, person["id"]))
        client.cookies.clear()
        assert (await client.post("/api/login", json={"name": "Dora", "password": "12345678"})).status_code == 200
        assert (await client.post("/api/me/password", json={"old": "12345678", "new": ANOTHER})).status_code == 200


# The figure one is drawn as.


async def test_a_chosen_face_is_kept_with_guest_and_account_and_seen_at_the_table(tmp_path: Path) -> None:
    async with server(tmp_path) as address:
        dora, bo = await online_guest(address, "Dora"), await online_guest(address, "Bo")
        assert dora.person["face"] is None
        for one in (dora, bo):
            assert (await one.post("/api/me/face", {"face": 7}))["person"]["face"] == 7
        await dora.post("/api/accounts", {"name": "Dora", "password": PASSWORD})
        assert (await dora.get("/api/me"))["person"]["face"] == 7
        table = (await dora.post("/api/tables", {"rules": {"preset": "classic"}}))["table"]
        async with bo.connect() as connection:
            await connection.ask("sit", table, secret=(await dora.get(f"/api/tables/{table}"))["invite"])
            shown = await connection.until(lambda frame: frame["type"] == "snapshot")
        assert [seat.get("face") for seat in shown["view"]["seats"]] == [7, None, None, None], (
            "the first who came has it"
        )


async def test_a_face_that_is_not_drawn_is_refused(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        await guest(client, "Eve")
        for face in (-1, FACES, "2", None):
            assert (await client.post("/api/me/face", json={"face": face})).status_code == 422
        assert (await client.get("/api/me")).json()["person"]["face"] is None
