"""Events at the server's own tables: from entry to trophy, through restarts, with people and with bots."""

import asyncio
import signal
import subprocess
import sys
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import httpx
import pytest

from bidwhist.records import check, decode_record
from bidwhist.server.accounts.repository import execute
from bidwhist.server.history.log_check import checked
from bidwhist.server.moderation.repository import keep_key
from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.ratings.repository import alias_of, keep_outcome
from bidwhist.server.tables.domain.transitions import open_table
from bidwhist.server.tables.repository import rows_of
from bidwhist.server.tournaments.desk.desk import milliseconds
from bidwhist.server.tournaments.domain.commands import Draw, Enter, Gather, Withdraw
from bidwhist.server.tournaments.domain.decisions import open_event
from bidwhist.server.tournaments.domain.event import Event
from bidwhist.server.tournaments.domain.log import EventOpened, Paired, Reported
from bidwhist.server.tournaments.domain.log_check import other_pairings
from bidwhist.server.tournaments.domain.pairings import is_played_out
from bidwhist.server.tournaments.repository import announce, played_at, rows_after
from bidwhist.server.tournaments.scheduler import TournamentScheduler
from support.clubs import played
from support.stores import kept_in, place, words_for
from support.tournaments import (
    CUP,
    CUP_OF_BOTS,
    EVENT,
    KEY,
    PASSWORD,
    account,
    announced,
    entered,
    event_server,
    event_when,
    other_node,
    owner,
    plays_out,
    tournaments_over,
)
from support.waiting import PATIENCE


def is_after_round(number: int, event: Event) -> bool:
    return len(event.rounds) == number and event.stage == "between"


async def drawn_to_the_end(tournaments: TournamentScheduler) -> Event:
    """The event once it is played out; each round is drawn as soon as the one before is over."""
    while True:
        event = await event_when(tournaments, lambda now: now.stage != "playing")
        # Where the first place is shared there is no champion.
        if event.stage == "closed" or is_played_out(event):
            return event
        assert await tournaments.service.do(EVENT, Draw()) is None


async def test_thirty_two_pairs_of_bots_play_from_entry_to_trophy(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await announced(tournaments, "knockout", 32)
        event = await drawn_to_the_end(tournaments)
        store = tournaments.server_state.store
        rows = await store.read(rows_after(EVENT, 0))
        assert len(event.rounds) == 5 and [len(one.meetings) for one in event.rounds] == [16, 8, 4, 2, 1]
        assert other_pairings(rows) == (), "every draw can be made again"
        results = [row.body for row in rows if isinstance(row.body, Reported)]
        assert sorted(one.meeting for one in results) == list(range(1, 32)), "one result for each table"
        found = await tournaments.service.find(EVENT)
        assert found is not None
        for one in results:
            finished = await store.read(played_at(found.tables[one.meeting]))
            assert finished is not None and finished.id == one.match
            record = decode_record(finished.record)
            check(record)
            if record.result.winner is not None:
                assert one.card.winner == record.result.winner


async def test_a_swiss_event_of_bots_begins_and_goes_on_by_its_clock(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        begins, skipped = tournaments.service.clock() + 60_000, 0
        tournaments.service.clock = lambda: tournaments.server_state.context.now() + skipped
        await announced(tournaments, "swiss", 5, begins=begins, rest=1, rounds=3)
        assert (await event_when(tournaments, lambda _: True)).stage == "entries"
        for number in range(1, 4):
            skipped += 120_000
            tournaments.wake()
            event = await event_when(tournaments, partial(is_after_round, number))
            assert len(event.rounds[-1].meetings) == 2 and len(event.rounds[-1].rests) == 1
        skipped += 2 * 3600_000
        tournaments.wake()
        assert (await event_when(tournaments, lambda now: now.stage == "closed")).closed_reason == ""


async def test_a_server_killed_in_the_middle_of_a_round_goes_on_with_it(tmp_path: Path) -> None:
    house = place(tmp_path / "tables.sqlite")
    words = [sys.executable, "-m", "bidwhist.cli", "serve", *words_for(tmp_path / "tables.sqlite"), "--port", "0"]
    manners = ["--no-limits", "--pace", "quick", "--workers", "0"]

    async def begun() -> tuple[subprocess.Popen[bytes], httpx.AsyncClient]:
        process = await asyncio.to_thread(subprocess.Popen, [*words, *manners], stderr=subprocess.PIPE)
        assert process.stderr is not None
        line = await asyncio.to_thread(process.stderr.readline)
        address = next(word for word in line.decode().split() if word.startswith("http"))
        headers = {"authorization": f"Bearer {KEY}"}
        return process, httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)

    done_at(house, keep_key(KEY, 10**13))
    event, lasts = EVENT, EventOpened(name="The cup", form="knockout", is_online=True, rest=2, arrive=5)
    done_at(house, announce(CUP_OF_BOTS, 0, open_event(lasts, milliseconds(), KEY).rows, KEY))
    process, client = await begun()
    try:
        for _ in range(4):
            assert (await client.post(f"/api/events/{event}/direct", json={"do": "bots"})).status_code == 200
        assert (await client.post(f"/api/events/{event}/direct", json={"do": "draw"})).status_code == 200

        async def told() -> dict[str, Any]:
            found: dict[str, Any] = (await client.get(f"/api/events/{event}")).json()
            return found

        while not any(one["table"] for one in (await told())["rounds"][0]["meetings"]):
            await asyncio.sleep(0.02)
        before = await told()
        process.send_signal(signal.SIGKILL)
        process.communicate()
        await client.aclose()
        process, client = await begun()
        async with asyncio.timeout(PATIENCE):
            while (await told())["champion"] is None:
                await client.post(f"/api/events/{event}/direct", json={"do": "draw"})
                await asyncio.sleep(0.05)
        after = await told()
        assert [one["names"] for one in after["rounds"][0]["meetings"]] == [
            one["names"] for one in before["rounds"][0]["meetings"]
        ]
        log = (await client.get(f"/api/events/{event}/log")).json()
        assert [row["seq"] for row in log] == list(range(1, len(log) + 1))
        results = [row["body"]["meeting"] for row in log if row["body"]["type"] == "result"]
        assert sorted(results) == [1, 2, 3], "each table gave one result"
    finally:
        await client.aclose()
        process.kill()
        process.communicate()


async def test_people_enter_are_seated_play_and_find_the_result(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        club = await people[0].post("/api/clubs", {"name": "Porch"})
        wanted = {**CUP, "form": "swiss", "rounds": 1, "club": club["club"], "who": "members"}
        event = (await people[0].post("/api/events", wanted))["line"]["event"]
        with pytest.raises(AssertionError, match="members"):
            await people[1].post(f"/api/events/{event}/enter", {})
        for one in people[1:]:
            await one.post("/api/clubs/join", {"word": club["word"]})
        await entered(people, event)
        with pytest.raises(AssertionError, match="keeper of the club"):
            await people[1].post(f"/api/events/{event}/direct", {"do": "draw"})
        page = await people[0].post(f"/api/events/{event}/direct", {"do": "draw"})
        assert [one["names"] for one in page["entrants"]] == [["Ann", "Bo"], ["Cy", "Di"]]
        assert page["rounds"][0]["meetings"][0]["why"] == ["drawn by lot", "no rematch"]
        tournaments.wake()
        while (table := (await people[0].get(f"/api/events/{event}"))["you"]["table"]) is None:
            await asyncio.sleep(0.02)
        await asyncio.gather(*(plays_out(one, table["table"]) for one in people))
        await event_when(tournaments, lambda now: now.stage == "between", event)
        after = await people[3].get(f"/api/events/{event}")
        (meeting,) = after["rounds"][0]["meetings"]
        assert meeting["settled"] and meeting["words"] == "Played at the table." and meeting["match"]
        assert sorted(one["wins"] for one in after["standings"]) in (["0", "1"], ["½", "½"])
        assert (await people[0].get(f"/api/matches/{meeting['match']}/replay"))["players"]


async def test_nobody_else_sits_down_and_nobody_gets_up(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        ann, bo, eve = [await account(address, name) for name in ("Ann", "Bo", "Eve")]
        event = (await owner(address).post("/api/events", {**CUP, "form": "swiss"}))["line"]["event"]
        await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
        await bo.post(f"/api/events/{event}/enter", {"partner": "Ann"})
        await owner(address).post(f"/api/events/{event}/direct", {"do": "bots"})
        await owner(address).post(f"/api/events/{event}/direct", {"do": "draw"})
        while (table := (await ann.get(f"/api/events/{event}"))["you"]["table"]) is None:
            await asyncio.sleep(0.02)
        async with ann.connect() as own, eve.connect() as other:
            await own.watch(table["table"])
            assert (await own.ask("stand", table["table"]))["code"] == "not_now"
            assert (await other.ask("sit", table["table"], secret=table["invite"]))["code"] == "not_allowed"
            await other.watch(table["table"], secret=table["invite"])
            assert other.view["you"] is None, "who has the link looks on"
        with pytest.raises(AssertionError, match="already"):
            await ann.post(f"/api/events/{event}/enter", {})


async def test_a_pair_of_which_nobody_comes_loses_and_a_missing_partner_is_played_for(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        skipped = 0
        tournaments.service.clock = lambda: tournaments.server_state.context.now() + skipped
        event = (await owner(address).post("/api/events", {**CUP, "form": "knockout"}))["line"]["event"]
        for one, other in ((0, 1), (1, 0), (2, 3), (3, 2)):
            await people[one].post(f"/api/events/{event}/enter", {"person": people[other].person["id"]})
        await owner(address).post(f"/api/events/{event}/direct", {"do": "draw"})
        while (table := (await people[0].get(f"/api/events/{event}"))["you"]["table"]) is None:
            await asyncio.sleep(0.02)
        async with people[0].connect() as talk:
            await talk.watch(table["table"])
            tournaments.wake()
            await event_when(tournaments, lambda now: any(now.rounds[0].meetings[0].here), event)
            skipped = 6 * 60_000
            tournaments.wake()
            await event_when(tournaments, lambda now: now.stage == "between", event)
        page = await people[0].get(f"/api/events/{event}")
        assert page["champion"] == "Ann & Bo"
        assert page["rounds"][0]["meetings"][0]["words"] == "One team did not come."


async def test_a_round_that_is_over_takes_what_is_played(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await announced(tournaments, "swiss", 2, minutes=1)
        await tournaments.service.do(EVENT, Draw())
        event = await drawn_to_the_end(tournaments)
        assert all(meeting.how == "played" for meeting in event.meetings())


async def test_the_bots_of_an_event_have_the_same_names_at_their_tables_as_in_its_list(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await announced(tournaments, "swiss", 2)
        event = await drawn_to_the_end(tournaments)
        found = await tournaments.service.find(EVENT)
        assert found is not None and found.tables
        for number, table in found.tables.items():
            meeting, rows = event.meeting(number), await tournaments.server_state.store.read(rows_of(table))
            assert meeting is not None
            opened = open_table(rows[0])
            for side in (0, 1):
                called = [opened.name_of(seat) for seat in (side, side + 2)]
                assert called == list(event.names_of(meeting.sides[side]))


async def test_late_pairs_come_in_and_those_who_leave_lose(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await announced(tournaments, "swiss", 4, rounds=3)
        await tournaments.service.do(EVENT, Draw())
        assert await tournaments.service.do(EVENT, Enter(("Late", "Later"), people=("", ""))) is None
        assert await tournaments.service.do(EVENT, Withdraw(1, "a train")) is None
        event = await drawn_to_the_end(tournaments)
        assert [one.joined for one in event.entrants] == [0, 0, 0, 0, 1]
        assert all(1 not in side for meeting in event.rounds[-1].meetings for side in meeting.sides)


async def test_the_log_of_an_events_table_is_one_that_a_server_would_write(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        await announced(tournaments, "knockout", 4)
        await drawn_to_the_end(tournaments)
        found = await tournaments.service.find(EVENT)
        assert found is not None and len(found.tables) == 3
        for table in found.tables.values():
            rows = await tournaments.server_state.store.read(rows_of(table))
            assert [one.id for one in checked(rows, tournaments.service.clock())] == [f"{table}-1"]


async def test_a_person_who_leaves_for_good_is_somebody_in_the_log_of_an_event(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        ann, bo = [await account(address, name) for name in ("Ann", "Bo")]
        event = (await owner(address).post("/api/events", {**CUP, "form": "swiss"}))["line"]["event"]
        await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
        await bo.post(f"/api/events/{event}/enter", {"partner": "Ann"})
        await bo.post("/api/me/delete", {"password": PASSWORD})
        rows = await tournaments.server_state.store.read(rows_after(event, 0))
        told = str((await ann.get(f"/api/events/{event}/log"), rows))
        assert bo.person["id"] not in told and "'Bo'" not in told and "Somebody" in told
        assert (await ann.get(f"/api/events/{event}"))["entrants"][0]["names"] == ["Ann", "Somebody"]


async def test_nobody_is_paired_with_somebody_who_has_left_for_good(tmp_path: Path) -> None:
    """Before, a place on the waiting list stayed under an alias, and a person was drawn a partner who never came."""
    async with event_server(tmp_path) as (address, tournaments):
        ann, bo, cy, di, ed = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di", "Ed")]
        event = (await owner(address).post("/api/events", {**CUP, "form": "swiss"}))["line"]["event"]
        for one in (ann, bo, cy, di, ed):
            await one.post(f"/api/events/{event}/enter", {})
        await bo.post("/api/me/delete", {"password": PASSWORD})
        page = await owner(address).post(f"/api/events/{event}/direct", {"do": "draw"})
        assert [one["names"] for one in page["entrants"]] == [["Ann", "Cy"], ["Di", "Ed"]]
        rows = await tournaments.server_state.store.read(rows_after(event, 0))
        assert other_pairings(rows) == () and bo.person["id"] not in str(rows)


async def test_a_pair_that_has_left_for_good_is_not_in_the_draw(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        pairs = [[await account(address, name) for name in names] for names in (("Ann", "Bo"), ("Cy", "Di"))]
        event = (await owner(address).post("/api/events", {**CUP, "form": "swiss"}))["line"]["event"]
        for one, other in pairs:
            await one.post(f"/api/events/{event}/enter", {"person": other.person["id"]})
            await other.post(f"/api/events/{event}/enter", {"person": one.person["id"]})
        for one in pairs[0]:
            await one.post("/api/me/delete", {"password": PASSWORD})
        page = await pairs[1][0].get(f"/api/events/{event}")
        assert [one["left"] for one in page["entrants"]] == [True, False]


async def test_a_table_that_cannot_be_read_does_not_hide_its_event(tmp_path: Path) -> None:
    """Before, the page replayed the log of each table that was not in memory, and was gone with one of them."""
    async with event_server(tmp_path) as (address, tournaments):
        house = owner(address)
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        event = (await house.post("/api/events", {**CUP, "form": "swiss"}))["line"]["event"]
        for one in people:
            await one.post(f"/api/events/{event}/enter", {})
        await house.post(f"/api/events/{event}/direct", {"do": "draw"})
        await tournaments.look()
        page = await people[0].get(f"/api/events/{event}")
        table = page["you"]["table"]["table"]
        session = await tournaments.server_state.registry.find(table)
        assert session is not None
        tournaments.server_state.registry.drop(session)
        await tournaments.server_state.store.write(execute("UPDATE log SET body = ? WHERE table_id = ?", b"{", table))
        assert (await people[0].get(f"/api/events/{event}"))["you"] == page["you"]


async def test_two_servers_that_attend_to_one_event_open_each_table_once(tmp_path: Path) -> None:
    async with tournaments_over(tmp_path) as tournaments:
        other = other_node(tournaments)
        await announced(tournaments, "knockout", 8)
        await tournaments.service.do(EVENT, Gather(), Draw())
        await asyncio.gather(*(one.look() for one in (tournaments, other) for _ in range(3)))
        event = await drawn_to_the_end(tournaments)
        rows = await tournaments.server_state.store.read(rows_after(EVENT, 0))
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        drawn = list(chain.from_iterable(row.body.pairings for row in rows if isinstance(row.body, Paired)))
        assert len(drawn) == 7 == event.meetings_made


async def test_standings_and_events_are_in_the_export_of_a_person_and_go_with_them(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        ann, bo, cy, di = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        ids = tuple(one.person["id"] for one in (ann, bo, cy, di))
        store = tournaments.server_state.store
        await store.write(lambda connection: keep_outcome(connection, played(1, ids, 0, tournaments.service.clock())))
        await tournaments.server_state.ratings.settle()
        event = (await owner(address).post("/api/events", CUP))["line"]["event"]
        await ann.post(f"/api/events/{event}/enter", {})
        kept = await ann.get("/api/me/export")
        assert {"partners", "partners/palace"} <= {one["pool"] for one in kept["grades"]}
        assert kept["settled"] and kept["experience"] > 0 and kept["events"] == [event]
        await ann.post("/api/me/delete", {"password": PASSWORD})
    assert not [row for row in kept_in(tmp_path / "tables.sqlite") if ids[0] in str(row)], "nowhere is she named"
    assert [row for row in kept_in(tmp_path / "tables.sqlite") if alias_of(ids[0]) in str(row)], "others' grades stay"
