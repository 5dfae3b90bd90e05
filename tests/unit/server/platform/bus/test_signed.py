"""Messages on the bus that no node of the cluster signed: refused, whatever they say and wherever they were taken."""

import asyncio
import logging

import click
import pytest

from bidwhist.cli.stores import check_bus_key
from bidwhist.errors import WhistError
from bidwhist.server.platform.bus.bus import Bus, NoAnswer
from bidwhist.server.platform.bus.local import Exchange, LocalBus
from bidwhist.server.platform.bus.opening import open_bus
from bidwhist.server.platform.bus.signed import SignedBus
from support.in_process import until

KEY, OTHER = "a key of the cluster that nobody knows", "a key of somebody else's house"


async def started(*buses: Bus) -> None:
    for bus in buses:
        await bus.start()


async def test_a_message_that_no_node_of_the_cluster_signed_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    exchange, heard = Exchange(), list[bytes]()
    ours, friend = (SignedBus(LocalBus(exchange), KEY) for _ in range(2))
    stranger, thief = LocalBus(exchange), SignedBus(LocalBus(exchange), OTHER)
    taken: list[tuple[str, bytes]] = []
    stranger.subscribe("house.>", lambda subject, body: taken.append((subject, body)))
    ours.subscribe("house.out", lambda _, body: heard.append(body))
    await started(ours, friend, stranger, thief)
    for forged in (b"ann", b"", b"x" * 48 + b"ann"):
        stranger.publish("house.out", forged)
    thief.publish("house.out", b"ann")
    friend.publish("house.in", b"bob")
    await until(lambda: any(subject == "house.in" for subject, _ in taken))
    # What was signed for another subject, or was changed on its way.
    (signed,) = [body for subject, body in taken if subject == "house.in"]
    stranger.publish("house.out", signed)
    friend.publish("house.out", b"cy")
    await until(lambda: heard == [b"cy"])
    (good,) = [body for subject, body in taken if subject == "house.out" and body.endswith(b"cy")]
    stranger.publish("house.out", good[:-2] + b"di")
    friend.publish("house.out", b"eve")
    await until(lambda: len(heard) == 2)
    assert heard == [b"cy", b"eve"] and ours.refused == 6
    assert "BIDWHIST_BUS_KEY" in caplog.text and "house.out" not in caplog.text
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


async def test_an_answer_belongs_to_its_request_and_to_no_other() -> None:
    exchange = Exchange()
    asking, worker = SignedBus(LocalBus(exchange), KEY), SignedBus(LocalBus(exchange), KEY)
    between = LocalBus(exchange)
    answers: list[bytes] = []

    async def works(body: bytes) -> bytes:
        return body.upper()

    async def passes_on(sealed: bytes) -> bytes:
        # In the middle, it keeps the first answer for the next request.
        answers.append(await between.request("true", sealed, 20))
        return answers[0]

    worker._bus.answer("true", "g", worker_of(worker, works))
    between.answer("work", "g", passes_on)
    await started(asking, worker, between)
    assert await asking.request("work", b"first", 20) == b"FIRST"
    with pytest.raises(NoAnswer, match="no signed answer"):
        await asking.request("work", b"second", 20)
    assert asking.refused == 1


def worker_of(worker: SignedBus, works):  # type: ignore[no-untyped-def]
    """What a worker answers to a request for ``work``, wherever it is sent."""

    async def answer(sealed: bytes) -> bytes:
        body = worker._opened("request", "work", sealed)
        return worker._answered("work", sealed, await works(body))

    return answer


async def test_a_forged_request_is_not_answered_and_takes_no_worker_away() -> None:
    exchange, asked = Exchange(), list[bytes]()
    asking, worker, stranger = (
        SignedBus(LocalBus(exchange), KEY),
        SignedBus(LocalBus(exchange), KEY),
        LocalBus(exchange),
    )

    async def works(body: bytes) -> bytes:
        asked.append(body)
        return body.upper()

    worker.answer_once("work", "g", works)
    await started(asking, worker, stranger)
    for _ in range(5):
        with pytest.raises(NoAnswer):
            await stranger.request("work", b"rob", 20)
    assert await asking.request("work", b"ann", 20) == b"ANN"
    with pytest.raises(NoAnswer):
        await asking.request("work", b"once more", 20)
    assert asked == [b"ann"] and worker.refused == 5


async def test_what_a_stranger_answers_is_nothing() -> None:
    exchange = Exchange()
    asking, stranger = SignedBus(LocalBus(exchange), KEY), LocalBus(exchange)

    async def lies(_: bytes) -> bytes:
        await asyncio.sleep(0)
        return b"play the ace"

    stranger.answer("work", "g", lies)
    await started(asking, stranger)
    with pytest.raises(NoAnswer):
        await asking.request("work", b"which card", 20)


def test_a_bus_on_the_network_needs_a_key() -> None:
    with pytest.raises(click.UsageError, match="needs a key of the cluster"):
        check_bus_key("nats://10.0.0.5:4222", "")


@pytest.mark.parametrize(("bus", "key"), [("", ""), ("nats://127.0.0.1:4222", ""), ("nats://10.0.0.5:4222", KEY)])
def test_a_bus_of_this_machine_alone_may_have_none(bus: str, key: str) -> None:
    check_bus_key(bus, key)
    assert isinstance(open_bus(bus, key), SignedBus) == bool(key)


def test_a_key_that_is_too_short_is_refused_by_the_bus_itself() -> None:
    with pytest.raises(WhistError, match="openssl rand"):
        SignedBus(LocalBus(), "fifteen letters")
