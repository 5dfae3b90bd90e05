"""A day of daily deals over a real server: played, hidden until midnight, then told."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from bidwhist.i18n import Saying
from bidwhist.records import check, decode_record
from bidwhist.records.proving import fairness_in_words
from bidwhist.server.daily import service as daily_service
from bidwhist.server.daily.bot_lines import bot_line_of
from bidwhist.server.daily.domain.day import GUEST_DEALS, PLAYED, Day, deals_for, event_of
from bidwhist.server.daily.grades import rebuilt_grades
from bidwhist.server.daily.repository import (
    day_of,
    grades_of,
    lines_of,
)
from bidwhist.server.platform.jobs.executors import WorkerLost
from bidwhist.server.tables.domain.finished import Finished
from support.dailies import (
    DAY,
    MIDNIGHT,
    NOON,
    PASSWORD,
    DailyServer,
    begin,
    daily_server,
    first_of,
    play_day,
    play_deal,
    text,
    with_account,
)
from support.days import Begun, asked_everywhere, leaks, listened, standings_of_records
from support.online import Guest, guest


async def status(person: Guest, path: str) -> int:
    """How an endpoint answers."""
    async with httpx.AsyncClient(base_url=person.address, headers=person.headers) as client:
        return (await client.get(path)).status_code


async def day_kept(daily: DailyServer) -> Day:
    day = await daily.daily.server_state.store.read(day_of(DAY))
    assert day is not None
    return day


async def secret_of(daily: DailyServer) -> bytes:
    return bytes.fromhex((await day_kept(daily)).secret)


async def test_a_day_is_hidden_until_midnight_and_told_after_it(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        people = [await with_account(daily.address, name) for name in ("Ann", "Bo", "Cy")]
        people.append(await guest(daily.address, "Dot May"))
        before = await people[0].get("/api/daily")
        assert before["day"] == DAY and before["table"] is None and before["deals"] == PLAYED
        for person in people:
            await play_day(person, {people[1]: 2, people[2]: 3}.get(person, PLAYED))
        assert (await people[2].get("/api/daily"))["played"] == 3
        assert (await people[0].get("/api/daily"))["players"] == 4
        assert await status(people[0], f"/api/daily/days/{DAY}") == 404
        assert await status(people[0], f"/api/daily/days/{DAY}/1") == 404
        assert (await people[0].get("/api/me/profile"))["matches"] == []

        await daily.turn_to(MIDNIGHT)
        told = await people[0].get(f"/api/daily/days/{DAY}")
        assert sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"] == before["commitment"]
        places = {one["name"]: one for one in reversed(told["places"])}
        assert set(places) == {"Ann", "Bo", "Cy", "Dot May", "bot:steady"}
        assert sorted(places[name]["place"] for name in ("Ann", "Bo", "Cy"))[0] == 1
        assert places["Dot May"]["place"] is None and places["bot:steady"]["is_house"]
        assert {one["name"] for one in told["places"] if one["is_guest"]} == {"Dot May", "bot:steady"}
        assert [one["is_guest"] for one in told["places"]] == [False] * 4 + [True] * 2
        assert [one["board"] for one in told["boards"] if one["is_guests"]] == list(GUEST_DEALS)
        assert places["Ann"]["you"] and places["Cy"]["boards"] == 3
        mine = [one for one in told["boards"] if one["yours"]]
        assert len(mine) == PLAYED and len((await people[0].get("/api/me/profile"))["matches"]) == PLAYED

        board = await people[0].get(f"/api/daily/days/{DAY}/{mine[0]['board']}")
        assert len(board["hands"]) == 4 and {"Ann", "bot:steady"} <= {one["name"] for one in board["lines"]}
        line = next(one for one in board["lines"] if one["you"])
        assert await status(people[0], f"/api/matches/{line['match']}/replay") == 200
        assert await status(people[0], f"/api/daily/days/{DAY}/99") == 404
        assert (await people[0].get("/api/daily/days"))[0] == {"day": DAY, "preset": "palace", "players": 4}
        assert (await people[0].get("/api/daily"))["latest"] == DAY


async def test_nobody_learns_a_deal_early_by_http_or_socket(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        ann, eve = await guest(daily.address, "Ann"), await guest(daily.address, "Eve")
        table = await begin(ann)
        async with ann.connect() as talk:
            await talk.watch(table)
            view = await play_deal(talk, table)
            assert view["match_result"]["match"] == "", "nothing to be looked up"
            own = Begun(ann, table, 1, text(talk.heard))
        for asker in (ann, eve):
            told = await asked_everywhere(asker, own)
            assert leaks(await day_kept(daily), replace(own, person=asker, deals=int(asker is ann)), told) == []
        heard = await listened(eve, own)
        assert leaks(await day_kept(daily), Begun(eve, "", 0, heard), heard) == []
        assert leaks(await day_kept(daily), own, own.heard) == []
        assert len(leaks(await day_kept(daily), replace(own, deals=0), own.heard)) == 1, "a deal that is told is found"
        assert (await eve.get("/api/fair"))["deals"] == 0, "one deal alone would tell its cards"


async def test_a_deal_is_played_once_and_never_taken_back(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        ann = await guest(daily.address, "Ann")
        table, again = await asyncio.gather(begin(ann), begin(ann))
        assert table == again == await begin(ann)
        async with ann.connect() as talk:
            await talk.watch(table)
            await talk.ask("ready", table)
            assert (await talk.ask("stand", table))["code"] == "not_now"
            assert (await talk.ask("sit", table, seat=2))["code"] == "not_allowed"
            while talk.view["turn"] is None or talk.view["turn"] != talk.view["you"]:
                await talk.hear()
            assert not talk.view["may"]["hint"] and talk.view["may"]["sit"] == []
            for _ in range(PLAYED):
                await play_deal(talk, table)
                assert not talk.view["may"]["undo"]
            assert not talk.view["may"]["ready"], "eight, and no more"
            assert (await talk.ask("ready", table))["code"] == "not_now"
            assert (await talk.ask("stand", table))["type"] == "ack"
        assert await begin(ann) == table, "a day is played once, though its table is closed"


async def test_every_deal_of_a_day_is_shown_to_its_last_frame(tmp_path: Path) -> None:
    async with daily_server(tmp_path, daily_bots="casual") as daily:
        ann = await with_account(daily.address, "Ann")
        table = await begin(ann)
        undecided = 0
        async with ann.connect() as talk:
            await talk.watch(table)
            for number in range(1, PLAYED + 1):
                view = await play_deal(talk, table, first_of)
                over = [one for frame in talk.heard for one in frame.get("events", ()) if one["kind"] == "match_over"]
                assert [one["words"] for one in over][-1] == f"Deal {number} of {PLAYED} is kept."
                assert len(over) == number and view["match_result"]["words"] == over[-1]["words"]
                undecided += all(-7 < score < 7 for score in view["sheet"]["score"])
            assert not any(frame.get("code", "stale") != "stale" for frame in talk.heard)
        assert undecided, "at least one of the deals ended no match, and was shown to its end all the same"
        assert daily.daily.server_state.metrics.registry.get_sample_value("bidwhist_steps_not_shown_total") == 0


async def test_a_restart_keeps_a_begun_day(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        ann = await guest(daily.address, "Ann")
        table = await begin(ann)
        async with ann.connect() as talk:
            await talk.watch(table)
            await play_deal(talk, table)
            await talk.ask("ready", table)
            while talk.view["phase"] != "auction":
                await talk.hear()
            hand, told = talk.view["hand"], await ann.get("/api/daily")
    async with daily_server(tmp_path) as daily:
        ann.address = daily.address
        assert await ann.get("/api/daily") == told and await begin(ann) == table
        async with ann.connect() as talk:
            await talk.watch(table)
            assert talk.view["match"] == 2 and {one["card"] for one in hand} >= {
                one["card"] for one in talk.view["hand"]
            }
            await play_deal(talk, table)
        await daily.turn_to(MIDNIGHT)
        told = await ann.get(f"/api/daily/days/{DAY}")
        assert [one["boards"] for one in told["places"] if one["you"]] == [2]


async def test_everybody_at_a_deal_had_the_same_cards_and_each_an_order_of_their_own(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        people = [await with_account(daily.address, f"Player {name}") for name in ("Una", "Dos", "Tre")]
        for person in people:
            await play_day(person)
        secret = await secret_of(daily)
        orders = [deals_for(person.person["id"], event_of(DAY), secret) for person in people]
        assert len(set(orders)) == 3
        await daily.turn_to(MIDNIGHT)
        told = await people[0].get(f"/api/daily/days/{DAY}")
        shared = 0
        for one in told["boards"]:
            board = await people[0].get(f"/api/daily/days/{DAY}/{one['board']}")
            hands: list[Any] = []
            for line in board["lines"]:
                record = await people[0].get(f"/api/matches/{line['match']}/record")
                kept = decode_record(text(record).encode())
                check(kept)
                assert "the deal was given" in " ".join(fairness_in_words(kept.fairness))  # type: ignore[arg-type]
                assert len(kept.deals) == 1
                hands.append((record["deals"][0]["hands"], record["deals"][0]["kitty"], record["deals"][0]["dealer"]))
            assert all(hand == hands[0] for hand in hands)
            shared += len(hands) > 2
        assert shared, "some deals were met by several"


async def test_grades_are_kept_up_day_by_day_and_rebuilt_the_same(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        people = [await with_account(daily.address, name) for name in ("Ann", "Bo")]
        for day in range(2):
            await daily.turn_to(NOON + day * 24 * 3600 * 1000)
            for person in people:
                await play_day(person, 2)
        await daily.turn_to(NOON + 2 * 24 * 3600 * 1000)
        rebuilt = await daily.daily.server_state.store.read(rebuilt_grades)
        kept = await daily.daily.server_state.store.read(grades_of(rebuilt))
        assert kept == rebuilt and {person.person["id"] for person in people} <= set(kept)
        await daily.turn_to(NOON + 2 * 24 * 3600 * 1000)
        assert await daily.daily.server_state.store.read(grades_of(rebuilt)) == kept, "a day is told once"


async def test_closing_that_is_broken_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with daily_server(tmp_path) as daily:
        ann = await with_account(daily.address, "Ann")
        await play_day(ann, 2)
        played = list[str]()

        async def line(*asked: Any) -> Finished:
            played.append(asked[3])
            if len(played) == 2:
                raise WorkerLost(Saying("busy-stopped"))
            return await bot_line_of(*asked)

        monkeypatch.setattr(daily_service, "bot_line_of", line)
        with pytest.raises(WorkerLost):
            await daily.turn_to(MIDNIGHT)
        await daily.turn_to(MIDNIGHT)
        assert len(played) == 3 and played[1] == played[2], "what was played is not played again"
        told = await ann.get(f"/api/daily/days/{DAY}")
        assert len(told["places"]) == 2 and len(told["boards"]) == 2


async def test_who_leaves_for_good_is_somebody_on_the_boards(tmp_path: Path) -> None:
    async with daily_server(tmp_path) as daily:
        ann, bo = [await with_account(daily.address, name) for name in ("Annabel Lee", "Bo")]
        await play_day(ann, 1)
        await play_day(bo, 1)
        await daily.turn_to(MIDNIGHT)
        await begin(ann)
        await ann.post("/api/me/delete", {"password": PASSWORD})
        lines = await daily.daily.server_state.store.read(lines_of(DAY))
        assert "Annabel Lee" not in {one.name for one in lines} and "Somebody" in {one.name for one in lines}
        rebuilt = await daily.daily.server_state.store.read(rebuilt_grades)
        assert await daily.daily.server_state.store.read(grades_of(rebuilt)) == rebuilt
        assert "Annabel Lee" not in text(await bo.get(f"/api/daily/days/{DAY}"))


async def test_who_leaves_for_good_while_a_day_is_counted_is_not_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, the name was published after it had been deleted, and stayed: the bots' lines of a day take minutes."""
    async with daily_server(tmp_path) as daily:
        ann, bo = [await with_account(daily.address, name) for name in ("Annabel Lee", "Bo")]
        for one in (ann, bo):
            await play_day(one, 1)

        async def line(*asked: Any) -> Finished:
            monkeypatch.undo()
            await ann.post("/api/me/delete", {"password": PASSWORD})
            return await bot_line_of(*asked)

        monkeypatch.setattr(daily_service, "bot_line_of", line)
        await daily.turn_to(MIDNIGHT)
        store = daily.daily.server_state.store
        told = await bo.get(f"/api/daily/days/{DAY}")
        assert sorted(one["name"] for one in told["places"] if not one["is_house"]) == ["Bo"]
        assert "Annabel Lee" not in f"{told} {await store.read(lines_of(DAY))}"
        rebuilt = await store.read(rebuilt_grades)
        assert ann.person["id"] not in rebuilt and await store.read(grades_of(rebuilt)) == rebuilt


@pytest.mark.nightly
async def test_a_day_of_thirty_players_is_hidden_until_midnight_and_adds_up(tmp_path: Path) -> None:
    async with daily_server(tmp_path, daily_bots="random") as daily:
        people = [await guest(daily.address, f"Guest {number}") for number in range(10)]
        people += [await with_account(daily.address, f"Player {number:02}") for number in range(20)]
        await asyncio.gather(*(play_day(person, 2) for person in people))
        assert (await people[0].get("/api/daily"))["players"] == 30
        await daily.turn_to(MIDNIGHT - 1)
        seen = [await status(person, f"/api/daily/days/{DAY}") for person in people[:3]]
        await daily.turn_to(MIDNIGHT)
        told = await people[0].get(f"/api/daily/days/{DAY}")
        assert seen == [404] * 3 and len(told["places"]) == 32
        assert await standings_of_records(people[0]) == 60 + len(told["boards"])
