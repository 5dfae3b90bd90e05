"""The secrets of tables: what a wrong one shows, what it costs, and how long a short password holds out."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from bidwhist.rules.presets import PALACE
from bidwhist.server.accounts import hasher
from bidwhist.server.accounts.hasher import as_spoken
from bidwhist.server.limits import tries
from bidwhist.server.limits.tries import PATIENCE, Key, Patience, Tries, time_said
from bidwhist.server.live.connection import Connection
from bidwhist.server.live.entry import INVITE_LETTERS, old_lock
from bidwhist.server.live.hall import Hall
from bidwhist.server.live.room import Room
from bidwhist.server.protocol.asked import Hello, Phrase, Seen, Sit, Stand, Watch
from bidwhist.server.store.opening import done_at
from support.asking import client_of, guest
from support.clock import Clock
from support.halls import Kind, Told, hall_over, newcomer, porch, told
from support.stores import place

HOUR, DAY, WEEK = 3600.0, 86400.0, 7 * 86400.0
FOUR_DIGITS = 10_000


async def table_with(hall: Hall, kind: Kind, password: str = "", *, watchers: bool = True, lock: str = "") -> Room:
    """A table of Ann's."""
    ann = await newcomer(hall, "Ann")
    made = lock or (await hall.hasher.hash(as_spoken(password)) if password else "")
    return await hall.rooms.open(replace(porch(PALACE, kind, lock=made), watchers=watchers), ann.person, 0)


async def stranger(hall: Hall, address: str = "there", name: str = "Bo") -> Connection:
    """Somebody at an address of their own."""
    person, _ = await hall.accounts.guest(name)
    connection = Connection(person, address, is_limited=False)
    await hall.enter(connection)
    return connection


async def watched(hall: Hall, connection: Connection, room: Room, secret: str | None) -> Told:
    """What came of looking at a table with a secret."""
    return await told(hall, connection, Watch(room.table.id, secret))


# What a refusal shows.


@pytest.mark.parametrize("kind", ["private", "password", "open"])
async def test_a_refused_watch_or_sit_shows_nothing_and_joins_nothing(tmp_path: Path, kind: Kind) -> None:
    async with hall_over(tmp_path) as hall:
        room = await table_with(hall, kind, "porch light", watchers=False)
        connection = await stranger(hall)
        # Seat 0 is taken: at an open table that is what refuses.
        messages: list[Any] = [
            Watch(room.table.id, "wrong"),
            Sit(room.table.id, "s1", 0, "wrong"),
            Hello(3, (Seen(room.table.id, 0, "wrong"),)),
        ]
        answers = [(await told(hall, connection, message))[-1] for message in messages]
        assert [answer["type"] for answer in answers] == ["refused"] * 3
        assert connection not in room.followers.connections and not connection.tables
        assert (await told(hall, connection, Phrase(room.table.id, 1)))[0]["code"] == "not_allowed"


async def test_the_lobby_names_nobody_who_sits_at_a_table_with_a_password(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        cy = (await newcomer(hall, "Cy")).person
        for kind in ("open", "password"):
            await hall.rooms.open(replace(porch(PALACE, kind), invite=f"{kind}7x"), cy, 0)
        listed = {one.locked: one.seats for one in await hall.rooms.listed()}
        assert listed == {False: ("Cy", None, None, None), True: ("", None, None, None)}


async def test_a_table_without_watchers_says_so_and_never_judges_a_secret(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room = await table_with(hall, "private", watchers=False)
        connection = await stranger(hall)
        wrong, right = [await watched(hall, connection, room, secret) for secret in ("wrong", room.table.opened.invite)]
        assert wrong == right and wrong[0]["code"] == "not_allowed"
        assert (await told(hall, connection, Sit(room.table.id, "s1", 1, room.table.opened.invite)))[0]["type"] == "ack"


async def test_who_gets_up_at_a_table_without_watchers_looks_on_no_more(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room, connection = await table_with(hall, "open", watchers=False), await stranger(hall)
        await told(hall, connection, Sit(room.table.id, "s1", 1))
        other = Connection(connection.person, "there", is_limited=False)
        await watched(hall, other, room, None)
        assert {connection, other} <= room.followers.connections.keys()
        assert (await told(hall, connection, Stand(room.table.id, "s2")))[-1]["type"] != "refused"
        assert not {connection, other} & room.followers.connections.keys() and not connection.tables
        assert (await watched(hall, connection, room, None))[0]["code"] == "not_allowed"


async def test_a_watcher_of_a_private_table_resumes_with_the_secret_and_not_without(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        room = await table_with(hall, "private")
        connection = await stranger(hall)
        for secret, kind in ((None, "refused"), ("wrong", "refused"), (room.table.opened.invite, "snapshot")):
            again = await told(hall, connection, Hello(3, (Seen(room.table.id, 99, secret),)))
            assert kind in [frame["type"] for frame in again]


# What a wrong secret costs.


async def test_grandmother_mistypes_three_times_is_not_delayed_and_is_told_so(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        room, connection = await table_with(hall, "password", "Porch Light"), await stranger(hall)
        for wrong in ("porch lihgt", "porchlight", "prch light"):
            refused = (await watched(hall, connection, room, wrong))[0]
            assert refused["code"] == "secret" and "wait" not in refused
            assert "check it for a typo; you can try again now" in refused["words"]
        # A telephone's capitals and a space too many are no mistake.
        assert (await watched(hall, connection, room, " porch  LIGHT"))[0]["type"] == "snapshot"


@pytest.mark.parametrize("kind", ["private", "password"])
async def test_who_goes_on_waits_ever_longer_and_is_told_how_long(tmp_path: Path, kind: Kind) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = clock = Clock()
        room, connection = await table_with(hall, kind, "porch light"), await stranger(hall)
        waits = []
        for number in range(8):
            refused = (await watched(hall, connection, room, f"wrong {number}"))[0]
            waits.append(refused.get("wait", 0) / 1000)
            clock.now += waits[-1]
        assert waits == [0, 0, 0, 0, 5, 10, 20, 40]
        await watched(hall, connection, room, "wrong again")
        early = (await watched(hall, connection, room, "porch light"))[0]
        assert early["type"] == "refused" and early["words"].endswith("try again in 80 seconds")
        clock.now += 80
        right = "porch light" if kind == "password" else room.table.opened.invite
        assert (await watched(hall, connection, room, right))[0]["type"] == "snapshot"


async def test_a_watch_a_sit_and_a_resume_share_one_count(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        room, connection = await table_with(hall, "password", "porch light"), await stranger(hall)
        await watched(hall, connection, room, "wrong")
        await told(hall, connection, Sit(room.table.id, "s1", 1, "wrong"))
        for _ in range(3):
            await told(hall, connection, Hello(3, (Seen(room.table.id, 0, "wrong"),)))
        assert "wrong tries" in (await watched(hall, connection, room, "porch light"))[0]["words"]


async def test_guests_of_one_address_share_its_count_and_one_guest_of_many_addresses_has_one(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        room = await table_with(hall, "private")
        for number in range(PATIENCE["address"].free + 1):
            connection = await stranger(hall, "one address", f"Guest {number}")
            assert "wrong tries" not in (await watched(hall, connection, room, "wrong"))[0]["words"]
        assert "wrong tries" in (await watched(hall, await stranger(hall, "one address"), room, "wrong"))[0]["words"]
        same = await stranger(hall, "first")
        answers = []
        for number in range(PATIENCE["person"].free + 2):
            connection = Connection(same.person, f"address {number}", is_limited=False)
            answers.append("wrong tries" in (await watched(hall, connection, room, "wrong"))[0]["words"])
        assert answers == [False] * (PATIENCE["person"].free + 1) + [True]


async def test_a_table_that_many_guess_at_rests_but_its_link_and_its_people_come_in(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = clock = Clock()
        room = await table_with(hall, "password", "4711")
        for number in range(PATIENCE["table"].free + 1):
            await watched(hall, await stranger(hall, f"address {number}"), room, "0000")
        friend = await stranger(hall, "a friend's")
        refused = (await watched(hall, friend, room, "4711"))[0]
        assert refused["wait"] == 30_000 and "the invite link still works" in refused["words"]
        assert hall.entry.tries.wait(Key("person", friend.person.id)) == 0, "a password tried early costs nothing"
        assert (await watched(hall, friend, room, room.table.opened.invite))[0]["type"] == "snapshot"
        other = await stranger(hall, "another friend's")
        clock.now += 30
        assert (await watched(hall, other, room, "4711"))[0]["type"] == "snapshot"


async def test_who_was_let_in_once_comes_back_while_the_table_rests_and_without_a_hash(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        room, friend = await table_with(hall, "password", "4711"), await stranger(hall, "a friend's")
        await watched(hall, friend, room, "4711")
        hall.exit(friend)
        hall.entry.tries.begin(*[Key("table", room.table.id)] * 20)
        await hall.hasher.close()
        again = Connection(friend.person, "a friend's", is_limited=False)
        assert (await watched(hall, again, room, "4711"))[0]["type"] == "snapshot"


async def test_a_right_secret_at_a_table_of_ones_own_undoes_no_wrong_one(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        room, own = await table_with(hall, "password", "4711"), await table_with(hall, "password", "mine")
        connection = await stranger(hall)
        for _ in range(PATIENCE["person"].free + 1):
            hall.entry._let_in.clear()
            await watched(hall, connection, own, "mine")
            await told(hall, connection, Sit(room.table.id, "s1", 1, "0000"))
        assert "wrong tries" in (await watched(hall, connection, room, "0000"))[0]["words"]


async def test_many_tries_at_once_are_no_faster_than_one_after_another(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        room = await table_with(hall, "password", "4711")
        lines = [await stranger(hall, f"address {number}") for number in range(40)]
        answers = await asyncio.gather(*(watched(hall, connection, room, "0000") for connection in lines))
        judged = [answer for answer in answers if "typo" in answer[0]["words"]]
        assert len(judged) == PATIENCE["table"].free + 1


async def test_invites_have_49_bits_and_who_guesses_them_over_http_waits(tmp_path: Path) -> None:
    async with client_of(tmp_path, is_limited=False) as client:
        await guest(client)
        made = (await client.post("/api/tables", json={"kind": "private"})).json()
        assert len(made["invite"]) == INVITE_LETTERS == 10
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

    monkeypatch.setattr(hasher, "_fits", slow)
    async with hall_over(tmp_path) as hall:
        hall.entry.tries.clock = Clock()
        rooms = [await table_with(hall, "password", "4711") for _ in range(7)]
        lines = [await stranger(hall, f"address {number}") for number in range(70)]
        asked = [
            asyncio.create_task(watched(hall, connection, rooms[number % 7], "0000"))
            for number, connection in enumerate(lines)
        ]
        while not running or sum(task.done() for task in asked) < 70 - hasher.MOST_WAITING - 1:
            await asyncio.sleep(0.01)
        away = [task.result()[0] for task in asked if task.done()]
        assert {one["code"] for one in away} == {"too_fast"} and len(running) == 1
        gate.set()
        await asyncio.gather(*asked)


async def test_a_table_opened_by_an_older_program_still_opens_to_its_password(tmp_path: Path) -> None:
    async with hall_over(tmp_path) as hall:
        locked = replace(porch(PALACE, "password"), invite="maple7x", lock=old_lock("maple7x", "Porch light"))
        room = await hall.rooms.open(locked, (await newcomer(hall, "Cy")).person, 0)
        connection = await stranger(hall)
        assert (await watched(hall, connection, room, "porch dark"))[0]["code"] == "secret"
        assert (await watched(hall, connection, room, "Porch light"))[0]["type"] == "snapshot"


# The arithmetic.


def greedy(addresses: int, seconds: float) -> int:
    """How many tries at one table attackers get who each try as soon as they may, at their own address."""
    clock = Clock(0.0)
    counted, count = Tries(clock), 0
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
    counted, times, key = Tries(clock), [], Key("account", "dora")
    while clock.now < 24 * HOUR:
        clock.now += counted.wait(key)
        counted.begin(key)
        times.append(clock.now)
    assert max(sum(start <= one < start + HOUR for one in times) for start in times) < 120
    assert PATIENCE["account"].longest == 60 and patient(PATIENCE["account"], HOUR) < 120


def test_one_address_gets_few_tries_at_all_tables_together() -> None:
    clock = Clock(0.0)
    counted, count = Tries(clock), 0
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
    counted = Tries(clock)
    key = Key("person", "p")
    counted.begin(*[key] * 30)
    assert counted.wait(key) == PATIENCE["person"].longest
    clock.now += PATIENCE["person"].forgotten + 1
    assert counted.wait(key) == 0 and not counted._wrong["person"]
    monkeypatch.setattr(tries, "MOST_KNOWN", 10)
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
