"""People who are sent to another server wait longer each time, and never for long."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from benches.soak.simulation.judge import MAX_RECOVERY_S

from bidwhist.server.tables.redirects import FORGET_AFTER_S, Redirects
from support.in_process import newcomer, received, started_server

URL = "http://n1"


@pytest.fixture
async def sent(tmp_path: Path) -> AsyncIterator[Callable[..., int]]:
    """Redirects that are sent at times which the test sets, without luck; gives the wait (ms) of one more."""
    now = [100.0]
    redirects = Redirects(lambda: now[0], lambda: 0.0)
    async with started_server(tmp_path) as server_state:
        ann = await newcomer(server_state, "Ann")

        def send(after_s: float, table: str = "k3v9w2m4pq", wait: int = 0) -> int:
            now[0] += after_s
            received(ann)
            redirects.send(ann, table, URL, wait)
            (told,) = received(ann)
            assert (told["type"], told["table"], told["url"]) == ("moved", table, URL)
            return int(told["wait"])

        yield send


async def test_each_redirect_in_a_row_waits_twice_as_long_and_none_past_the_time_to_be_back(
    sent: Callable[..., int],
) -> None:
    waits = [sent(0.1) for _ in range(40)]
    assert waits[:7] == [50, 100, 200, 400, 800, 1600, 3200]
    assert set(waits[7:]) == {3200} and max(waits) < MAX_RECOVERY_S * 1000


async def test_a_table_that_stayed_where_it_was_for_a_while_begins_again(sent: Callable[..., int]) -> None:
    assert [sent(0.1), sent(0.1), sent(0.1, "dnhmw8c7dv"), sent(FORGET_AFTER_S)] == [50, 100, 50, 50]


async def test_a_server_that_ends_asks_for_its_own_wait(sent: Callable[..., int]) -> None:
    assert sent(0.1, wait=700) == 700
