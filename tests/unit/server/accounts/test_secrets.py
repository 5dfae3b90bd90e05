"""The secrets of tables: what a wrong one shows, what it costs, and how long a short password holds out."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from bidwhist.core.rules.presets import PALACE
from bidwhist.server.accounts import password_hasher
from bidwhist.server.accounts.password_hasher import as_spoken
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.platform.limits import attempts
from bidwhist.server.platform.limits.attempts import PATIENCE, Attempts, Key, Patience, time_said
from bidwhist.server.protocol.client_messages import Hello, Phrase, Seen, Sit, Stand, Watch
from bidwhist.server.state.server_state import ServerState
from bidwhist.server.tables.access import old_lock
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.session import TableSession
from support.asking import client_of, guest
from support.clock import Clock
from support.in_process import Kind, Replies, newcomer, porch, replies, started_server
from support.stores import place

HOUR, DAY, WEEK = 3600.0, 86400.0, 7 * 86400.0
FOUR_DIGITS = 10_000


async def table_with(
    server_state: ServerState, kind: Kind, password: str = "", *, watchers: bool = True, lock: str = ""
) -> TableSession:
    """A table of Ann's."""
    ann = await newcomer(server_state, "Ann")
    made = lock or (await server_state.hasher.hash(as_spoken(password)) if password else "")
    return await server_state.registry.open(replace(porch(PALACE, kind, lock=made), watchers=watchers), ann.person, 0)


async def stranger(server_state: ServerState, address: str = "there", name: str = "Bo") -> Connection:
    """Somebody at an address of their own."""
    person, _ = await server_state.accounts.guest(name)
    connection = Connection(person, address, is_limited=False)
    await server_state.connections.enter(connection)
    return connection


async def watched(
    server_state: ServerState, connection: Connection, session: TableSession, secret: str | None
) -> Replies:
    """What came of looking at a table with a secret."""
    return await replies(server_state, connection, Watch(session.table.id, secret))


# What a refusal shows.


@pytest.mark.parametrize("kind", ["private", "password", "open"])
async def test_a_refused_watch_or_sit_shows_nothing_and_joins_nothing(tmp_path: Path, kind: Kind) -> None:
    async with started_server(tmp_path) as server_state:
        session = await table_with(server_state, kind, "porch light", watchers=False)
        connection = await stranger(server_state)
        # Seat 0 is taken: at an open table that is what refuses.
        messages: list[Any] = [
            Watch(session.table.id, "wrong"),
            Sit(session.table.id, "s1", 0, "wrong"),
            Hello(3, (Seen(session.table.id, 0, "wrong"),)),
        ]
        answers = [(await replies(server_state, connection, message))[-1] for message in messages]
        assert [answer["type"] for answer in answers] == ["refused"] * 3
        assert connection not in session.followers.connections and not connection.tables
        assert (await replies(server_state, connection, Phrase(session.table.id, 1)))[0]["code"] == "not_allowed"


async def test_the_lobby_names_nobody_who_sits_at_a_table_with_a_password(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        cy = await newcomer(server_state, "Cy")
        for kind in ("open", "password"):
            opened = replace(porch(PALACE, kind), invite=f"{kind}7x")
            session = await server_state.registry.open(opened, cy.person, 0)
            await replies(server_state, cy, Watch(session.table.id))
        listed = {one.locked: one.seats for one in await server_state.registry.listed()}
        assert listed == {False: ("Cy", None, None, None), True: ("", None, None, None)}


async def test_a_table_without_watchers_says_so_and_never_judges_a_secret(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session = await table_with(server_state, "private", watchers=False)
        connection = await stranger(server_state)
        wrong, right = [
            await watched(server_state, connection, session, secret)
            for secret in ("wrong", session.table.opened.invite)
        ]
        assert wrong == right and wrong[0]["code"] == "not_allowed"
        sat = await replies(server_state, connection, Sit(session.table.id, "s1", 1, session.table.opened.invite))
        assert sat[0]["type"] == "ack"


async def test_who_gets_up_at_a_table_without_watchers_looks_on_no_more(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session, connection = await table_with(server_state, "open", watchers=False), await stranger(server_state)
        await replies(server_state, connection, Sit(session.table.id, "s1", 1))
        other = Connection(connection.person, "there", is_limited=False)
        await watched(server_state, other, session, None)
        assert {connection, other} <= session.followers.connections.keys()
        assert (await replies(server_state, connection, Stand(session.table.id, "s2")))[-1]["type"] != "refused"
        assert not {connection, other} & session.followers.connections.keys() and not connection.tables
        assert (await watched(server_state, connection, session, None))[0]["code"] == "not_allowed"


async def test_a_watcher_of_a_private_table_resumes_with_the_secret_and_not_without(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        session = await table_with(server_state, "private")
        connection = await stranger(server_state)
        for secret, kind in ((None, "refused"), ("wrong", "refused"), (session.table.opened.invite, "snapshot")):
            again = await replies(server_state, connection, Hello(3, (Seen(session.table.id, 99, secret),)))
            assert kind in [frame["type"] for frame in again]


# What a wrong secret costs.


async def test_grandmother_mistypes_three_times_is_not_delayed_and_is_told_so(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        session, connection = await table_with(server_state, "password", "Porch Light"), await stranger(server_state)
        for wrong in ("porch lihgt", "porchlight", "prch light"):
            refused = (await watched(server_state, connection, session, wrong))[0]
            assert refused["code"] == "secret" and "wait" not in refused
            assert "check it for a typo; you can try again now" in refused["words"]
        # A telephone's capitals and a space too many are forgiven.
        assert (await watched(server_state, connection, session, " porch  LIGHT"))[0]["type"] == "snapshot"


@pytest.mark.parametrize("kind", ["private", "password"])
async def test_who_goes_on_waits_ever_longer_and_is_told_how_long(tmp_path: Path, kind: Kind) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = clock = Clock()
        session, connection = await table_with(server_state, kind, "porch light"), await stranger(server_state)
        waits = []
        for number in range(8):
            refused = (await watched(server_state, connection, session, f"wrong {number}"))[0]
            waits.append(refused.get("wait", 0) / 1000)
            clock.now += waits[-1]
        assert waits == [0, 0, 0, 0, 5, 10, 20, 40]
        await watched(server_state, connection, session, "wrong again")
        early = (await watched(server_state, connection, session, "porch light"))[0]
        assert early["type"] == "refused" and early["words"].endswith("try again in 80 seconds")
        clock.now += 80
        right = "porch light" if kind == "password" else session.table.opened.invite
        assert (await watched(server_state, connection, session, right))[0]["type"] == "snapshot"


async def test_a_watch_a_sit_and_a_resume_share_one_count(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        session, connection = await table_with(server_state, "password", "porch light"), await stranger(server_state)
        await watched(server_state, connection, session, "wrong")
        await replies(server_state, connection, Sit(session.table.id, "s1", 1, "wrong"))
        for _ in range(3):
            await replies(server_state, connection, Hello(3, (Seen(session.table.id, 0, "wrong"),)))
        assert "wrong tries" in (await watched(server_state, connection, session, "porch light"))[0]["words"]


async def test_guests_of_one_address_share_its_count_and_one_guest_of_many_addresses_has_one(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        session = await table_with(server_state, "private")
        for number in range(PATIENCE["address"].free + 1):
            connection = await stranger(server_state, "one address", f"Guest {number}")
            assert "wrong tries" not in (await watched(server_state, connection, session, "wrong"))[0]["words"]
        assert (
            "wrong tries"
            in (await watched(server_state, await stranger(server_state, "one address"), session, "wrong"))[0]["words"]
        )
        same = await stranger(server_state, "first")
        answers = []
        for number in range(PATIENCE["person"].free + 2):
            connection = Connection(same.person, f"address {number}", is_limited=False)
            answers.append("wrong tries" in (await watched(server_state, connection, session, "wrong"))[0]["words"])
        assert answers == [False] * (PATIENCE["person"].free + 1) + [True]


async def test_a_table_that_many_guess_at_rests_but_its_link_and_its_people_come_in(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = clock = Clock()
        session = await table_with(server_state, "password", "4711")
        for number in range(PATIENCE["table"].free + 1):
            await watched(server_state, await stranger(server_state, f"address {number}"), session, "0000")
        friend = await stranger(server_state, "a friend's")
        refused = (await watched(server_state, friend, session, "4711"))[0]
        assert refused["wait"] == 30_000 and "the invite link still works" in refused["words"]
        assert server_state.table_access.tries.wait(Key("person", friend.person.id)) == 0, (
            "a password tried early costs nothing"
        )
        assert (await watched(server_state, friend, session, session.table.opened.invite))[0]["type"] == "snapshot"
        other = await stranger(server_state, "another friend's")
        clock.now += 30
        assert (await watched(server_state, other, session, "4711"))[0]["type"] == "snapshot"


async def test_who_was_let_in_once_comes_back_while_the_table_rests_and_without_a_hash(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        session, friend = await table_with(server_state, "password", "4711"), await stranger(server_state, "a friend's")
        await watched(server_state, friend, session, "4711")
        server_state.connections.exit(friend)
        server_state.table_access.tries.begin(*[Key("table", session.table.id)] * 20)
        await server_state.hasher.close()
        again = Connection(friend.person, "a friend's", is_limited=False)
        assert (await watched(server_state, again, session, "4711"))[0]["type"] == "snapshot"


async def test_a_right_secret_at_a_table_of_ones_own_undoes_no_wrong_one(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        session, own = (
            await table_with(server_state, "password", "4711"),
            await table_with(server_state, "password", "mine"),
        )
        connection = await stranger(server_state)
        for _ in range(PATIENCE["person"].free + 1):
            server_state.table_access._let_in.clear()
            await watched(server_state, connection, own, "mine")
            await replies(server_state, connection, Sit(session.table.id, "s1", 1, "0000"))
        assert "wrong tries" in (await watched(server_state, connection, session, "0000"))[0]["words"]


async def test_many_tries_at_once_are_no_faster_than_one_after_another(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        session = await table_with(server_state, "password", "4711")
        lines = [await stranger(server_state, f"address {number}") for number in range(40)]
        answers = await asyncio.gather(*(watched(server_state, connection, session, "0000") for connection in lines))
        judged = [answer for answer in answers if "typo" in answer[0]["words"]]
        assert len(judged) == PATIENCE["table"].free + 1


async def test_invites_are_a_word_and_two_digits_and_who_guesses_them_over_http_waits(tmp_path: Path) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await guest(client)
        made = (await client.post("/api/tables", json={"kind": "private"})).json()
        assert re.fullmatch("[a-z]{4,9}[1-9][0-9]", made["invite"])
        said = f" {made['invite'][:-2].capitalize()} {made['invite'][-2:]}"
        assert (await client.get(f"/api/invite/{quote(said)}")).status_code == 200, "as one would say it"
        client.cookies.clear()
        answers = [await client.get(f"/api/invite/{number:010}") for number in range(12)]
        assert [one.status_code for one in answers] == [404] * 9 + [429] * 3
        assert "try again in 5 seconds" in answers[-1].json()["words"]
        assert (await client.get(f"/api/invite/{made['invite']}")).status_code == 429, "no look while the door rests"


async def test_an_invite_that_leads_somewhere_costs_nothing(tmp_path: Path) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await guest(client)
        made = (await client.post("/api/tables", json={"kind": "private"})).json()
        answers = [(await client.get(f"/api/invite/{made['invite']}")).status_code for _ in range(30)]
    assert answers == [200] * 30


# How they are kept.


async def test_a_password_is_stored_as_a_slow_hash_made_beside_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    hashed = PasswordHasher.hash

    def noted(hasher: PasswordHasher, password: str | bytes, **more: Any) -> str:
        threads.append(threading.current_thread().name)
        return hashed(hasher, password, **more)

    monkeypatch.setattr(PasswordHasher, "hash", noted)
    async with client_of(tmp_path) as client:
        await guest(client)
        for wanted in (None, "", "123"):
            refused = await client.post("/api/tables", json={"kind": "password", "password": wanted})
            assert refused.status_code == 422 and "has at least 4 characters" in refused.json()["words"]
        assert (await client.post("/api/tables", json={"kind": "password", "password": "4711"})).status_code == 200
    query = "SELECT body FROM log WHERE seq = 0"
    (body,) = done_at(place(tmp_path / "tables.sqlite"), lambda connection: connection.execute(query).fetchone())
    assert b"$argon2id$" in body and b"4711" not in body
    assert len(threads) == 1 and threads[0].startswith("hasher")


async def test_passwords_are_hashed_one_at_a_time_and_too_many_are_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, running = threading.Event(), []

    def slow(hashed: str, password: str) -> bool:
        running.append(password)
        gate.wait(60)
        return False

    monkeypatch.setattr(password_hasher, "_fits", slow)
    async with started_server(tmp_path) as server_state:
        server_state.table_access.tries.clock = Clock()
        registry = [await table_with(server_state, "password", "4711") for _ in range(7)]
        lines = [await stranger(server_state, f"address {number}") for number in range(70)]
        asked = [
            asyncio.create_task(watched(server_state, connection, registry[number % 7], "0000"))
            for number, connection in enumerate(lines)
        ]
        while not running or sum(task.done() for task in asked) < 70 - password_hasher.MAX_WAITING - 1:
            await asyncio.sleep(0.01)
        away = [task.result()[0] for task in asked if task.done()]
        assert {one["code"] for one in away} == {"too_fast"} and len(running) == 1
        gate.set()
        await asyncio.gather(*asked)


async def test_a_table_opened_by_an_older_program_still_opens_to_its_password(tmp_path: Path) -> None:
    async with started_server(tmp_path) as server_state:
        locked = replace(porch(PALACE, "password"), invite="maple7x", lock=old_lock("maple7x", "Porch light"))
        session = await server_state.registry.open(locked, (await newcomer(server_state, "Cy")).person, 0)
        connection = await stranger(server_state)
        assert (await watched(server_state, connection, session, "porch dark"))[0]["code"] == "secret"
        assert (await watched(server_state, connection, session, "Porch light"))[0]["type"] == "snapshot"


# The arithmetic.


def greedy(addresses: int, seconds: float) -> int:
    """How many tries at one table attackers get who each try as soon as they may, at their own address."""
    clock = Clock(0.0)
    counted, count = Attempts(clock), 0
    names = [(Key("table", "t"), Key("address", f"a{one}"), Key("person", f"p{one}")) for one in range(addresses)]
    while clock.now < seconds:
        waits = [counted.wait(*keys) for keys in names]
        soonest = min(waits)
        if soonest > 0:
            clock.now += soonest
            continue
        counted.begin(*names[waits.index(0.0)])
        count += 1
    return count


def patient(patience: Patience, seconds: float) -> float:
    """The most tries in a time for who lets the count be forgotten after every so many of them."""
    rates = []
    spent = 0.0
    for wrong in range(1, 60):
        spent += patience.wait(wrong)
        rates.append(wrong / (spent + patience.forgotten))
    return max(rates) * seconds + patience.free


@pytest.mark.parametrize("addresses", [1, 10, 200])
def test_a_four_digit_password_holds_out_a_week_however_many_addresses_guess_at_it(addresses: int) -> None:
    first, week = greedy(addresses, HOUR), greedy(addresses, WEEK)
    assert first <= 18 and week <= 190, (first, week)
    assert week < FOUR_DIGITS * 0.02, "less than one week in fifty"
    per_hour = (week - first) / (WEEK - HOUR) * HOUR
    assert FOUR_DIGITS / per_hour * HOUR > 400 * DAY, "to try them all takes more than a year"


def test_who_lets_the_count_be_forgotten_gets_no_further() -> None:
    assert patient(PATIENCE["table"], WEEK) <= 190


def test_an_account_is_tried_120_times_an_hour_from_everywhere_and_waits_a_minute_at_most() -> None:
    clock = Clock(0.0)
    counted, times, key = Attempts(clock), [], Key("account", "dora")
    while clock.now < 24 * HOUR:
        clock.now += counted.wait(key)
        counted.begin(key)
        times.append(clock.now)
    assert max(sum(start <= one < start + HOUR for one in times) for start in times) < 120
    assert PATIENCE["account"].longest == 60 and patient(PATIENCE["account"], HOUR) < 120


def test_one_address_gets_few_tries_at_all_tables_together() -> None:
    clock = Clock(0.0)
    counted, count = Attempts(clock), 0
    while clock.now < WEEK:
        key = Key("address", "a")
        clock.now += counted.wait(key)
        counted.begin(key)
        count += 1
    assert count <= 8 + 9 + WEEK / PATIENCE["address"].longest


def test_wrong_tries_are_forgotten_after_a_quiet_while_and_the_memory_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    counted = Attempts(clock)
    key = Key("person", "p")
    counted.begin(*[key] * 30)
    assert counted.wait(key) == PATIENCE["person"].longest
    clock.now += PATIENCE["person"].forgotten + 1
    assert counted.wait(key) == 0 and not counted._wrong["person"]
    monkeypatch.setattr(attempts, "MAX_KNOWN", 10)
    for number in range(100):
        counted.begin(Key("address", str(number)))
    assert len(counted._wrong["address"]) == 10


def test_waits_are_told_in_words() -> None:
    assert [str(time_said(seconds)) for seconds in (0.4, 5, 80, 600, 7200)] == [
        "a second",
        "5 seconds",
        "80 seconds",
        "10 minutes",
        "2 hours",
    ]
