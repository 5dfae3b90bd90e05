"""What a bus promises, over both of them: hints to all who listen, requests to one of a group, nothing kept."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, TypeAlias

import pytest

from bidwhist.errors import WhistError
from bidwhist.server.platform.bus import nats_core
from bidwhist.server.platform.bus.bus import Bus, NoAnswer
from bidwhist.server.platform.bus.local import Exchange, LocalBus
from bidwhist.server.platform.bus.nats_core import NatsBus
from bidwhist.server.platform.bus.opening import open_bus
from bidwhist.server.platform.bus.signed import SignedBus
from support.in_process import until
from support.nats import Nats, nats_server
from support.waiting import PATIENCE

KEY = "a key of the cluster that nobody knows"
Make: TypeAlias = Callable[[], Bus]


@pytest.fixture(params=["local", "nats", "signed"])
async def make(request: pytest.FixtureRequest) -> AsyncIterator[Make]:
    """A bus of a server, as often as it is called."""
    made: list[Bus] = []
    with ExitStack() as stack:
        exchange = Exchange()
        server = stack.enter_context(nats_server()) if request.param == "nats" else None

        def bus() -> Bus:
            plain = LocalBus(exchange) if server is None else NatsBus(server.url)
            made.append(SignedBus(plain, KEY) if request.param == "signed" else plain)
            return made[-1]

        yield bus
        for one in made:
            await one.close()


def note(heard: list[bytes], _: str, body: bytes) -> None:
    heard.append(body)


async def begun(*buses: Bus) -> None:
    for bus in buses:
        await bus.start()
    await until(lambda: all(bus.is_up for bus in buses))
    # Subscriptions that were made before are there once a message of one's own has come.
    for number, bus in enumerate(buses):
        heard: list[bytes] = []
        bus.subscribe(f"begun.{number}", partial(note, heard))
        while not heard:
            bus.publish(f"begun.{number}", b"")
            await asyncio.sleep(0.01)


async def test_a_hint_comes_to_all_who_listen_and_to_its_sender(make: Make) -> None:
    one, two, heard = make(), make(), list[tuple[str, str, bytes]]()
    one.subscribe("house.lobby", lambda subject, body: heard.append(("one", subject, body)))
    two.subscribe("house.lobby", lambda subject, body: heard.append(("two", subject, body)))
    await begun(one, two)
    one.publish("house.other", b"nobody")
    one.publish("house.lobby", b"open")
    await until(lambda: len(heard) == 2)
    assert sorted(heard) == [("one", "house.lobby", b"open"), ("two", "house.lobby", b"open")]


async def test_all_subjects_below_one_can_be_heard(make: Make) -> None:
    one, heard = make(), list[str]()
    one.subscribe("house.>", lambda subject, _: heard.append(subject))
    await begun(one)
    for subject in ("house", "home.a", "house.a", "house.a.b"):
        one.publish(subject, b"")
    await until(lambda: len(heard) == 2)
    assert heard == ["house.a", "house.a.b"]


async def test_hints_of_one_sender_come_in_their_order(make: Make) -> None:
    one, two, heard = make(), make(), list[int]()
    two.subscribe("count", lambda _, body: heard.append(int(body)))
    await begun(one, two)
    for number in range(200):
        one.publish("count", str(number).encode())
    await until(lambda: len(heard) == 200)
    assert heard == [*range(200)]


async def test_a_request_is_answered_by_one_of_a_group(make: Make) -> None:
    asking, answering = make(), [make() for _ in range(3)]
    asked: list[int] = []

    async def answers(number: int, body: bytes) -> bytes:
        asked.append(number)
        return body.upper()

    for number, bus in enumerate(answering):
        bus.answer("work", "workers", partial(answers, number))
    await begun(asking, *answering)
    found = await asyncio.gather(*(asking.request("work", f"a{n}".encode(), 20) for n in range(60)))
    assert found == [f"A{n}".encode() for n in range(60)]
    assert len(asked) == 60 and set(asked) == {0, 1, 2}


async def test_who_asks_is_told_where_nobody_answers_or_not_in_time_or_with_a_fault(make: Make) -> None:
    one = make()

    async def never(_: bytes) -> bytes:
        await asyncio.Event().wait()
        return b""

    async def fails(_: bytes) -> bytes:
        raise ValueError("no")

    one.answer("never", "g", never)
    one.answer("fails", "g", fails)
    await begun(one)
    for subject, seconds in (("nobody", 20), ("never", 0.05), ("fails", 20)):
        with pytest.raises(NoAnswer):
            await one.request(subject, b"", seconds)


async def test_one_who_answers_slowly_holds_up_nobody_else(make: Make) -> None:
    one, gate = make(), asyncio.Event()

    async def answers(body: bytes) -> bytes:
        if body == b"slow":
            await gate.wait()
        return body

    one.answer("work", "g", answers)
    await begun(one)
    slow = asyncio.create_task(one.request("work", b"slow", 60))
    assert await one.request("work", b"fast", 60) == b"fast"
    assert not slow.done()
    gate.set()
    assert await slow == b"slow"


async def test_a_bus_that_is_not_up_drops_hints_and_answers_nobody(make: Make) -> None:
    bus = make()
    bus.publish("house.lobby", b"")
    assert not bus.is_up
    with pytest.raises(NoAnswer):
        await bus.request("work", b"", 1)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nats]:
    monkeypatch.setattr(nats_core, "RECONNECT_INTERVAL_S", 0.05)
    with nats_server() as found:
        yield found


async def test_nats_that_goes_and_comes_back_is_heard_again_and_nothing_old_comes(server: Nats) -> None:
    one, two, heard = NatsBus(server.url), NatsBus(server.url), list[bytes]()
    two.subscribe("house.lobby", lambda _, body: heard.append(body))
    await begun(one, two)
    server.stop()
    await until(lambda: not one.is_up and not two.is_up)
    one.publish("house.lobby", b"old")
    server.start()
    await until(lambda: one.is_up and two.is_up)
    while not heard:
        one.publish("house.lobby", b"new")
        await asyncio.sleep(0.05)
    assert b"old" not in heard
    await asyncio.gather(one.close(), two.close())


async def test_a_server_that_starts_before_nats_hears_it_when_it_comes(server: Nats) -> None:
    server.stop()
    bus, heard = NatsBus(server.url), list[bytes]()
    bus.subscribe("house.lobby", lambda _, body: heard.append(body))
    await bus.start()
    assert not bus.is_up
    server.start()
    await until(lambda: bus.is_up)
    while not heard:
        bus.publish("house.lobby", b"new")
        await asyncio.sleep(0.05)
    await bus.close()


async def test_a_bus_closes_though_its_client_took_the_cancel_for_itself(
    server: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_core, "CANCEL_GRACE_S", 0.02)
    begun, bus = asyncio.Event(), NatsBus(server.url)
    connect = bus._connected

    async def heedless(*words: Any, **manners: Any) -> Any:
        begun.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        return await connect(*words, **manners)

    monkeypatch.setattr(bus, "_connected", heedless)
    await bus.start()
    await begun.wait()
    await asyncio.wait_for(bus.close(), PATIENCE / 4)


@pytest.mark.parametrize("url", ["redis://there", "nats://", "there:4222"])
def test_an_address_that_is_no_bus_is_refused(url: str) -> None:
    with pytest.raises(WhistError, match="nats://HOST:PORT"):
        open_bus(url)


def test_without_nats_py_the_words_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "nats", None)
    with pytest.raises(WhistError, match="pip install nats-py"):
        open_bus("nats://there")
