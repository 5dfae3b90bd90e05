"""The coach online: what a match teaches, for its people alone, beside the tables and never before the end."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bidwhist.core.match import Match
from bidwhist.core.rules.presets import CLASSIC
from bidwhist.i18n import ENGLISH
from bidwhist.records import decode_record, encode_record, history, record_of
from bidwhist.records import replay as replayed
from bidwhist.server.history.coach import service as coach_module
from bidwhist.server.history.coach.lessons import lesson_of
from bidwhist.server.history.coach.service import Coach, CoachIsBusy, Judged, Lesson
from bidwhist.server.history.replays import replay_of
from bidwhist.server.platform.database.store import Store
from bidwhist.server.platform.jobs.fair_queue import Who
from bidwhist.server.platform.jobs.single_jobs import Hear
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Row, TableOpened
from bidwhist.server.tables.match_repository import seat_in
from bidwhist.server.tables.repository import append
from support.asking import client_of, guest
from support.random_play import random_match
from support.stores import place
from support.waiting import PATIENCE

NOBODY = sys.executable, "-c"


def a_match(*players: str) -> Match:
    return replace(random_match(CLASSIC, 3, deals_at_most=1), players=players)


@pytest.fixture(scope="module")
def record() -> bytes:
    return encode_record(record_of(a_match("Ann", "bot:random", "bot:random", "Dee")))


@pytest.fixture(scope="module")
def gone_through(record: bytes) -> tuple[Lesson, list[Judged]]:
    """What the match teaches, and what was told on the way; seconds of thought, so it is gone through once."""
    told: list[Judged] = []
    return lesson_of(record, told.append), told


@pytest.fixture(scope="module")
def lesson(gone_through: tuple[Lesson, list[Judged]]) -> Lesson:
    """What the match teaches."""
    return gone_through[0]


def test_the_people_of_a_match_are_taught_and_its_bots_are_not(lesson: Lesson) -> None:
    assert {player.seat for player in lesson.players} == {0, 3}
    assert lesson.findings["en"], "play by chance costs something"
    assert {one.seat for one in lesson.findings["en"]} <= {0, 3}
    costs = [one.cost for one in lesson.findings["en"]]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= 1
    assert all(0 <= player.good <= player.mattered <= player.decisions for player in lesson.players)


def test_a_finding_names_the_moment_of_the_replay_at_which_it_was_done(record: bytes, lesson: Lesson) -> None:
    steps = replay_of(Finished("t-1", "t", 1, 9, "classic", False, record, ()), seat=0).steps
    assert len(steps) == sum(len([*history(deal)]) for deal in replayed(decode_record(record)).deals)
    for finding in lesson.findings["en"]:
        step = steps[finding.step]
        assert finding.where.startswith(f"Deal {step.deal}, ")
        assert step.events[0].seat == finding.seat, finding


def test_every_choice_says_what_chance_it_left_in_the_order_of_play(lesson: Lesson) -> None:
    steps = [one.step for one in lesson.chances]
    assert steps == sorted(set(steps)), "a moment has one choice"
    assert len(steps) == sum(player.decisions for player in lesson.players)
    assert {one.step for one in lesson.findings["en"]} <= {one.step for one in lesson.chances if one.mattered}
    assert all(0 <= one.chance <= 100 for one in lesson.chances)


async def test_a_match_is_gone_through_once_in_another_process(
    record: bytes, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach = Coach()
    first = await coach.lesson("t-1", record)
    assert first == lesson
    monkeypatch.setattr(coach_module, "PROCESS", (*NOBODY, "raise SystemExit(1)"))
    assert await coach.lesson("t-1", record) is first
    with pytest.raises(CoachIsBusy):
        await coach.lesson("t-2", record)


TELLING = """
import sys
sys.stdin.buffer.read()
chance = '{"seat": 0, "step": %d, "chance": 50, "mattered": true}'
finding = '{"seat": 0, "step": %d, "where": "Deal 1", "words": "It cost something.", "cost": %d}'
line = '{"done": %d, "decisions": 3, "chance": ' + chance + ', "findings": {"en": ' + finding + '}}'
print("A warning that is no line of progress", file=sys.stderr)
for done, step, cost in ((1, 4, 2), (2, 9, 7)):
    print(line % (done, step, step, cost), file=sys.stderr, flush=True)
import time; time.sleep(3600)
"""
"""A coach that has looked at two of three choices, and takes its time over the third."""


async def test_what_the_coach_has_found_so_far_is_told_while_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "PROCESS", (*NOBODY, TELLING))
    coach = Coach()
    assert coach.so_far("t-1", 0, ENGLISH).decisions == 0, "it has not been asked"
    asking = asyncio.create_task(coach.lesson("t-1", b""))
    async with asyncio.timeout(PATIENCE):
        while (found := coach.so_far("t-1", 0, ENGLISH)).done < 2:
            await asyncio.sleep(0.01)
    assert (found.decisions, found.you) == (3, 0)
    assert [one.cost for one in found.findings] == [7, 2], "worst first"
    assert [one.step for one in found.chances] == [4, 9], "in the order of play"
    assert coach.so_far("t-2", None, ENGLISH).done == 0, "nobody asked about another match"
    await coach.stop()
    with pytest.raises(CoachIsBusy):
        await asking
    assert coach.so_far("t-1", 0, ENGLISH).done == 0, "it looks no more"


def test_each_choice_is_told_once_with_what_the_lesson_says_of_it_in_the_end(
    gone_through: tuple[Lesson, list[Judged]],
) -> None:
    lesson, told = gone_through
    assert [one.chance for one in sorted(told, key=lambda one: one.chance.step)] == list(lesson.chances)
    found = sorted((one.findings["en"] for one in told if one.findings), key=lambda one: -one.cost)
    assert found == list(lesson.findings["en"])
    assert [one.done for one in told] == sorted({one.done for one in told})
    assert told[-1].done <= told[-1].decisions


async def test_the_tables_do_not_wait_for_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "PROCESS", (*NOBODY, "import time; time.sleep(3600)"))
    coach = Coach()
    asking = [
        asyncio.create_task(coach.lesson(f"t-{number}", b"", Who(f"address {number}", "somebody")))
        for number in range(coach_module.MAX_WAITING)
    ]
    await asyncio.sleep(0)  # all of them have asked
    with pytest.raises(CoachIsBusy, match="ask again"):
        await coach.lesson("one too many", b"", Who("address 3", "somebody"))
    await coach.stop()  # which waits for nobody's lesson
    assert all(isinstance(one, CoachIsBusy) for one in await asyncio.gather(*asking, return_exceptions=True))


async def test_who_fills_the_queue_gives_way_to_who_has_asked_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, gate = list[bytes](), asyncio.Event()

    class Slow(Coach):
        async def _work(self, given: bytes, hear: Hear) -> Lesson:
            begun.append(given)
            await gate.wait()
            return Lesson("x", {}, (), ())

    coach = Slow()
    flood = [
        asyncio.create_task(
            coach.lesson(f"{address}{number}", f"{address}{number}".encode(), Who(address, f"g{number}"))
        )
        for number in range(6)
        for address in ("one", "two")
    ]
    await settled()
    refused = [one for one in flood if one.done()]
    assert len(flood) - len(refused) <= coach_module.MAX_WAITING
    honest = asyncio.create_task(coach.lesson("mine", b"mine", Who("home", "ann")))
    await settled()
    assert not honest.done(), "others make room"
    gate.set()
    assert (await honest).judge == "x"
    await asyncio.gather(*flood, return_exceptions=True)
    assert begun.index(b"mine") <= 3, "each address in turn"
    await coach.stop()


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_match_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "PROCESS", (*NOBODY, "import time; time.sleep(3600)"))
    monkeypatch.setattr(coach_module, "JOB_DEADLINE_S", 0.1)
    coach = Coach()
    with pytest.raises(CoachIsBusy, match="in time"):
        await coach.lesson("t-1", b"")
    monkeypatch.setattr(coach_module, "JOB_DEADLINE_S", PATIENCE)
    nothing = '{"judge":"x","findings":{},"players":[],"chances":[]}'
    monkeypatch.setattr(coach_module, "PROCESS", (*NOBODY, f"print({nothing!r})"))
    assert (await coach.lesson("t-1", b"")).judge == "x", "the next one has the coach to themselves"


async def test_a_player_of_the_match_is_told_which_seat_was_theirs(
    tmp_path: Path, record: bytes, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_module, "PROCESS", (*NOBODY, f"print({msgspec.json.encode(lesson).decode()!r})"))
    async with client_of(tmp_path) as client:
        you = (await guest(client))["person"]["id"]
        store = Store(place(tmp_path / "tables.sqlite"))
        opened = Row("t", 0, 1, you, "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple"))
        people = (None, None, None, you)
        await store.write(append((opened,), Finished("t-1", "t", 1, 9, "classic", False, record, people)))
        assert await store.read(seat_in("t-1", "somebody else")) is None
        store.close()
        answer = (await client.get("/api/matches/t-1/coach")).json()
        assert answer["you"] == 3 and answer["match"] == "t-1" and answer["findings"]
        assert (await client.get("/api/matches/t-2/coach")).json()["code"] == "no_match"
        client.cookies.clear()
        assert (await client.get("/api/matches/t-1/coach")).status_code == 401
