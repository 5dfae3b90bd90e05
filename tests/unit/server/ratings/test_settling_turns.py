"""Settlement beside decisions: a little in each transaction, and nothing asked of the store without need."""

import asyncio
from contextlib import suppress
from pathlib import Path

from bidwhist.server.platform.database.store import Store
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.service import SETTLE_BATCH, RatingService
from support.clubs import BEGINNING, played
from support.waiting import PATIENCE


class Counted(RatingService):
    """Standings that keep how many outcomes each transaction settled."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, has_chips=False)
        self.settled: asyncio.Queue[int] = asyncio.Queue()

    async def settle(self) -> int:
        """Settle some, and count them."""
        done = await super().settle()
        self.settled.put_nowait(done)
        return done


async def test_what_waits_is_settled_in_small_groups_and_not_looked_for_when_all_is_done(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    standings = Counted(store)
    for number in range(2 * SETTLE_BATCH + 2):
        match = played(number, ("a", "b", "c", "d"), 0, BEGINNING + number)
        await store.write(lambda connection, match=match: keep_outcome(connection, match))  # type: ignore[misc]
    keeping = asyncio.create_task(standings.keep_up())
    async with asyncio.timeout(PATIENCE):
        groups = [await standings.settled.get() for _ in range(3)]
        standings.wake()
        groups.append(await standings.settled.get())
        standings.wake()
        groups.append(await standings.settled.get())
    keeping.cancel()
    with suppress(asyncio.CancelledError):
        await keeping
    store.close()
    assert groups == [SETTLE_BATCH, SETTLE_BATCH, 2, 0, 0]
    assert standings.settled.empty()
    assert SETTLE_BATCH <= 5, "decisions that share the transaction wait for all of them"
