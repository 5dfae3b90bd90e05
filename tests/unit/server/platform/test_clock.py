"""The time of a server: who sets the machine's clock, or stops the server, costs nobody their turn."""

import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bidwhist.core.rules.presets import CLASSIC
from bidwhist.server.platform.clock import STALL_NS, SteadyClock
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.log import Row, TableOpened
from bidwhist.server.tables.repository import append
from support.in_process import newcomer, started_server, table_of
from support.online import guest, some_action
from support.stores import place, words_for
from support.waiting import until

SECOND = 10**9
YEAR_2026 = 1_780_000_000 * SECOND


class Hands:
    """A machine's two clocks: the one that can be set, and the one that cannot."""

    def __init__(self) -> None:
        self.wall, self.steady = YEAR_2026, 5 * SECOND
        self.clock = SteadyClock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float) -> None:
        """Time goes by."""
        self.wall += round(seconds * SECOND)
        self.steady += round(seconds * SECOND)


def test_it_begins_at_the_machines_time_and_goes_with_it() -> None:
    hands = Hands()
    assert hands.clock.now() == YEAR_2026 // 10**6
    hands.pass_by(2)
    assert hands.clock.now() == YEAR_2026 // 10**6 + 2000


@given(st.lists(st.tuples(st.integers(-(10**6), 10**6), st.floats(0, 100), st.sampled_from(["now", "beat", "catch"]))))
def test_it_never_goes_back_however_the_machines_clock_is_set(moves: list[tuple[int, float, str]]) -> None:
    hands, last = Hands(), 0
    for moved, passed, what in moves:
        hands.wall += moved * SECOND
        hands.pass_by(passed)
        {"now": hands.clock.now, "beat": hands.clock.beat, "catch": hands.clock.catch_up}[what]()
        now = hands.clock.now()
        assert now >= last
        last = now


def test_a_clock_that_was_set_back_shows_the_time_that_passed() -> None:
    hands = Hands()
    began = hands.clock.now()
    hands.wall -= 3600 * SECOND
    hands.pass_by(4)
    assert hands.clock.now() == began + 4000


def test_a_pause_of_the_server_is_no_time_that_people_had() -> None:
    hands = Hands()
    hands.clock.beat()
    hands.pass_by(1)
    before = hands.clock.now()
    hands.pass_by(45)
    assert hands.clock.now() == before
    hands.pass_by(2)
    assert hands.clock.now() == before + 2000
    hands.clock.catch_up()
    assert hands.clock.now() == before + 47_000


def test_what_is_slow_is_no_pause() -> None:
    hands = Hands()
    hands.clock.beat()
    before = hands.clock.now()
    hands.pass_by(STALL_NS / SECOND)
    assert hands.clock.now() == before + STALL_NS // 10**6


async def test_a_server_goes_on_from_the_newest_time_that_it_wrote(tmp_path: Path) -> None:
    # The machine's clock was an hour ahead when this was written, and has been set right since.
    store = Store(place(tmp_path / "tables.sqlite"))
    ahead = SteadyClock().now() + 3_600_000
    await store.write(append((Row("t1", 0, ahead, "", "", TableOpened(rules=CLASSIC, name="a", preset="classic")),)))
    store.close()
    async with started_server(tmp_path) as server_state:
        assert server_state.context.now() >= ahead
        ann = await newcomer(server_state, "Ann")
        assert (await table_of(server_state, ann)).table.time >= ahead


SERVER = """
from bidwhist.server.tables.domain import table
table.PACES["quick"] = table.Pace(8_000, 2_000)
from bidwhist.cli.__main__ import main
main()
"""
"""``bidwhist`` with turns of eight seconds and two in the bank; enough on a busy machine."""
STOPPED = 12.0
"""Seconds for which the server is stopped: more than a turn and its bank."""


def _is_past(end: float) -> bool:
    return time.monotonic() > end


@pytest.mark.skipif(sys.platform == "win32", reason="a process is stopped by a signal of POSIX")
async def test_a_server_that_was_stopped_takes_nobodys_turn(tmp_path: Path) -> None:
    said = tmp_path / "said"
    words = ("serve", "--port", "0", *words_for(tmp_path / "tables.sqlite"), "--pace", "none", "--no-limits")
    with said.open("wb") as out:
        server = subprocess.Popen([sys.executable, "-c", SERVER, *words], stdout=out, stderr=subprocess.STDOUT)
    try:
        until(lambda: b"is open at" in said.read_bytes(), "the server")
        ann = await guest(said.read_text().split("open at ")[1].split("/  ")[0].split("/#")[0])
        table = (await ann.post("/api/tables", {"rules": {"preset": "palace"}, "pace": "quick"}))["table"]
        async with ann.connect(ping_interval=None) as talk:
            await talk.watch(table)
            await talk.start(table)
            await talk.play(table, lambda view: view["turn"] is not None and view["turn"] == view["you"])
            server.send_signal(signal.SIGSTOP)
            until(partial(_is_past, time.monotonic() + STOPPED), "the end of the turn")
            server.send_signal(signal.SIGCONT)
            answer = await talk.ask("command", table, seq=talk.view["seq"], action=some_action(talk.view))
            assert answer["type"] == "ack", answer
    finally:
        server.kill()
        server.communicate()
