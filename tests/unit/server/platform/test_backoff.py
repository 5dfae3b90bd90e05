"""A background task that waits for the store: what failed is in the log once."""

import asyncio
import sqlite3
from contextlib import suppress

import pytest

from bidwhist.server.platform import backoff
from bidwhist.server.platform.database.database import NotSaved, failure
from support.waiting import PATIENCE


@pytest.mark.parametrize(
    ("make", "lines"),
    [
        (
            lambda: failure(sqlite3.OperationalError("disk I/O error"), "be read"),
            ["the store could not be read: disk I/O error", "a background task waits for the store: tend"],
        ),
        (
            lambda: NotSaved("the disk is nearly full"),
            ["a background task waits for the store: tend: the disk is nearly full"],
        ),
    ],
    ids=["the database has said why", "nobody has said why"],
)
async def test_what_a_background_task_waits_for_is_logged_once(
    make: object, lines: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    tried = asyncio.Event()

    async def tend() -> None:
        tried.set()
        raise make()  # type: ignore[operator]

    task = asyncio.create_task(backoff.keep_running(tend))
    await tried.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert [one.partition(" (")[0] for one in caplog.messages] == lines


async def test_a_task_that_drops_a_cancellation_is_cancelled_again() -> None:
    async def drops_one() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    task = asyncio.create_task(drops_one())
    await asyncio.sleep(0)
    await asyncio.wait_for(backoff.end((task,)), PATIENCE)
    assert task.cancelled()
