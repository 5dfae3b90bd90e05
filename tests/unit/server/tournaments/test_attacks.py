"""What bends an event, and what an honest person in the same place sees."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bidwhist.server.tournaments.domain.announcement import Listed, in_fair_order
from bidwhist.server.tournaments.domain.deadlines import MAX_EVENT_MS
from bidwhist.server.tournaments.domain.log import EventOpened
from bidwhist.server.tournaments.domain.log_check import other_pairings
from bidwhist.server.tournaments.messages import MOST_BOT_PAIRS
from bidwhist.server.tournaments.repository import rows_after, secret_of
from bidwhist.server.tournaments.routes import EVENT_LIMITS
from bidwhist.server.tournaments.scheduler import TournamentScheduler
from bidwhist.server.tournaments.service import MAX_LISTED
from support.online import Guest
from support.tournaments import CUP, CUP_OF_BOTS, account, event_server, owner

DAY = 24 * 3600 * 1000


async def club_of(keeper: Guest, name: str = "Porch Lights") -> Any:
    return await keeper.post("/api/clubs", {"name": name})


async def event_of(keeper: Guest, club: Any, **more: Any) -> str:
    page = await keeper.post("/api/events", {**CUP, "form": "swiss", "club": club["club"], **more})
    return str(page["line"]["event"])


def people_in(page: Any) -> set[str]:
    return {person for one in page["entrants"] for person in one["people"] if person}


# The lots.


async def test_the_public_log_shows_a_seal_until_the_draw_and_the_secret_nowhere(tmp_path: Path) -> None:
    """Before, ``GET /api/events/{event}/log`` showed the seed before anybody had entered."""
    async with event_server(tmp_path) as (address, tournaments):
        people = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        event = (await owner(address).post("/api/events", {**CUP, "form": "knockout"}))["line"]["event"]
        for one in people:
            await one.post(f"/api/events/{event}/enter", {})
        secret = await tournaments.server_state.store.read(secret_of(event))
        assert len(secret) == 64
        (opened, *rows) = await people[0].get(f"/api/events/{event}/log")
        assert opened["body"]["seed"] == "" and len(opened["body"]["seal"]) == 64
        assert not any(row["body"]["type"] == "lots" for row in rows)
        await owner(address).post(f"/api/events/{event}/direct", {"do": "draw"})
        told = [await people[0].get(f"/api/events/{event}{way}") for way in ("", "/log")]
        assert [row["body"]["type"] for row in told[1]].count("lots") == 1
        assert secret not in str(told) and secret not in str(await people[0].get("/api/events"))
        assert other_pairings(await tournaments.server_state.store.read(rows_after(event, 0))) == ()


# Nobody is entered who did not agree.


async def test_a_director_enters_nobody_who_did_not_say_yes(tmp_path: Path) -> None:
    """Before, two strangers were put in for a pair, and lost a rated match without ever hearing of it."""
    async with event_server(tmp_path) as (address, _):
        ann, bo, cy, di = [await account(address, name) for name in ("Ann", "Bo", "Cy", "Di")]
        event = await event_of(ann, await club_of(ann), rated=True, bots="steady", rounds=2, deals=6)
        direct = f"/api/events/{event}/direct"
        await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
        await bo.post(f"/api/events/{event}/enter", {"partner": "Ann"})
        await ann.post(direct, {"do": "bots"})
        strangers = {"do": "substitute", "entrant": 1, "names": ["Cy", "Di"], "reason": "we are ill"}
        page = await ann.post(direct, strangers)
        assert people_in(page) == {ann.person["id"], bo.person["id"]}
        page = await ann.post(direct, {"do": "draw"})
        assert "Ann & Bo" in page["rounds"][0]["meetings"][0]["names"]
        with pytest.raises(AssertionError, match="already been asked"):
            await ann.post(direct, strangers)
        # Who is asked sees it, and one who says yes does not play for two.
        page = await cy.get(f"/api/events/{event}")
        assert page["you"]["invited"] == {
            "names": ["Cy", "Di"],
            "instead": "Ann & Bo",
            "reason": "we are ill",
            "waiting": ["Cy", "Di"],
        }
        page = await cy.post(f"/api/events/{event}/answer", {"agrees": True})
        assert people_in(page) == {ann.person["id"], bo.person["id"]} and page["you"]["invited"] is None
        page = await di.post(f"/api/events/{event}/answer", {"agrees": False})
        assert people_in(page) == {ann.person["id"], bo.person["id"]}
        with pytest.raises(AssertionError, match="no request to decline"):
            await di.post(f"/api/events/{event}/answer", {"agrees": True})


async def test_a_stranger_may_not_stand_in_at_an_event_for_members(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        ann, bo, cy = [await account(address, name) for name in ("Ann", "Bo", "Cy")]
        club = await club_of(ann)
        await bo.post("/api/clubs/join", {"word": club["word"]})
        event = await event_of(ann, club, who="members")
        await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
        await bo.post(f"/api/events/{event}/enter", {"partner": "Ann"})
        asked = {"do": "substitute", "entrant": 1, "names": ["Ann", "Cy"], "reason": "a cold"}
        with pytest.raises(AssertionError, match="for members of its club"):
            await ann.post(f"/api/events/{event}/direct", asked)
        assert (await cy.get(f"/api/events/{event}"))["code"] == "no_member"


# Bots, and how much there may be.


async def test_bots_alone_play_no_event_and_a_person_among_them_does(tmp_path: Path) -> None:
    """Before, fifty pairs of bots in a room took a core for seven minutes, for six requests."""
    async with event_server(tmp_path) as (address, tournaments):
        ann, bo = [await account(address, name) for name in ("Ann", "Bo")]
        event = await event_of(ann, await club_of(ann), form="room", tables=20)
        direct = f"/api/events/{event}/direct"
        for _ in range(MOST_BOT_PAIRS):
            await ann.post(direct, {"do": "bots"})
        with pytest.raises(AssertionError, match=f"at most {MOST_BOT_PAIRS} teams of bots"):
            await ann.post(direct, {"do": "bots"})
        with pytest.raises(AssertionError, match="An event is for people"):
            await ann.post(direct, {"do": "draw"})
        found = await tournaments.service.find(event)
        assert found is not None and found.event.stage == "entries" and found.tables == {}
        await bo.post(f"/api/events/{event}/enter", {"partner": "Ann"})
        await ann.post(f"/api/events/{event}/enter", {"partner": "Bo"})
        assert (await ann.post(direct, {"do": "draw"}))["line"]["stage"] == "playing"


async def test_several_teams_of_bots_are_entered_at_once_or_none_of_them(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        ann = await account(address, "Ann")
        event = await event_of(ann, await club_of(ann), form="room", tables=20)
        direct = f"/api/events/{event}/direct"
        page = await ann.post(direct, {"do": "bots", "count": MOST_BOT_PAIRS - 1})
        assert [one["names"] for one in page["entrants"]] == [
            [f"Otis {number}", f"Mae {number}"] for number in range(1, MOST_BOT_PAIRS)
        ]
        with pytest.raises(AssertionError, match=f"at most {MOST_BOT_PAIRS} teams of bots"):
            await ann.post(direct, {"do": "bots", "count": 2})
        assert len((await ann.get(f"/api/events/{event}"))["entrants"]) == MOST_BOT_PAIRS - 1


async def test_the_clock_closes_an_event_in_which_only_bots_would_play(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        ann = await account(address, "Ann")
        begins = tournaments.service.clock() + 3600_000
        event = await event_of(ann, await club_of(ann), begins=begins)
        for _ in range(2):
            await ann.post(f"/api/events/{event}/direct", {"do": "bots"})
        await passed(tournaments, event, begins + 1)
        page = await ann.get(f"/api/events/{event}")
        assert page["line"]["stage"] == "closed" and page["rounds"] == []


async def passed(tournaments: TournamentScheduler, event: str, now: int) -> None:
    """The clock comes to a time, and does what is due at an event."""
    tournaments.service.clock = lambda: now
    await tournaments.look()
    assert await tournaments.service.find(event) is not None


async def test_an_event_without_a_date_ends_within_a_week_however_often_its_keeper_speaks(tmp_path: Path) -> None:
    """Before, a keeper who said something every eleven hours kept an empty event in the lists for ever."""
    async with event_server(tmp_path) as (address, tournaments):
        ann, start = await account(address, "Ann"), tournaments.service.clock()
        event = await event_of(ann, await club_of(ann))
        for hours in range(11, 168, 11):
            await passed(tournaments, event, start + hours * 3600_000)
            await ann.post(f"/api/events/{event}/direct", {"do": "tell", "words": f"soon {hours}"})
        assert (await ann.get(f"/api/events/{event}"))["line"]["stage"] == "entries"
        await passed(tournaments, event, start + MAX_EVENT_MS + 60_000)
        assert (await ann.get(f"/api/events/{event}"))["line"]["stage"] == "closed"


async def test_an_event_begins_within_ninety_days(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, tournaments):
        ann = await account(address, "Ann")
        club, now = await club_of(ann), tournaments.service.clock()
        for begins, why in ((2**53, "within 90 days"), (now + 91 * DAY, "within 90 days"), (5, "in the past")):
            with pytest.raises(AssertionError, match=why):
                await event_of(ann, club, begins=begins)
        await event_of(ann, club, begins=now + 60 * DAY)


async def test_one_person_fills_no_list_of_events_though_they_keep_ten_clubs(tmp_path: Path) -> None:
    """Before, two accounts had 54 events open, and the list of fifty showed nobody else's."""
    async with event_server(tmp_path) as (address, _):
        ann, cy = [await account(address, name) for name in ("Ann", "Cy")]
        clubs = [await club_of(ann, f"Stoop {letter}") for letter in "ABC"]
        for number in range(EVENT_LIMITS.of_person):
            await event_of(ann, clubs[number])
        with pytest.raises(AssertionError, match=f"already have {EVENT_LIMITS.of_person} open events"):
            await event_of(ann, clubs[0])
        hers = await event_of(cy, await club_of(cy))
        listed = [one["event"] for one in await cy.get("/api/events")]
        assert listed[0] == hers and len(listed) == EVENT_LIMITS.of_person + 1
        await ann.post(f"/api/events/{listed[1]}/direct", {"do": "close", "reason": "enough"})
        await event_of(ann, clubs[0])


def test_a_list_has_one_event_of_each_host_before_a_second_of_any() -> None:
    begins = int(time.time() * 1000)
    many = [listed(f"m{number}", "noisy", begins + number) for number in range(60)]
    few = [listed(f"f{number}", f"quiet{number}", begins + 10**6 + number) for number in range(5)]
    mine = listed("mine", "keeper", 0, club="my-club")
    shuffled = [*many, *few, mine]
    Random(1).shuffle(shuffled)
    order = [one.announced.id for one in in_fair_order(shuffled, {"my-club"})]
    assert order[:2] == ["mine", "m0"] and set(order[2:7]) == {one.announced.id for one in few}
    assert {one.announced.id for one in few} < set(order[:MAX_LISTED])


def listed(named: str, by: str, begins: int, club: str = "") -> Listed:
    return Listed(replace(CUP_OF_BOTS, id=named, club=club), begins, 0, by)


# Members.


async def test_a_members_event_is_told_to_members_and_to_nobody_else(tmp_path: Path) -> None:
    """Before, its page, its log and the lists showed it to everybody."""
    async with event_server(tmp_path) as (address, _):
        ann, bo, cy = [await account(address, name) for name in ("Ann", "Bo", "Cy")]
        club = await club_of(ann)
        await bo.post("/api/clubs/join", {"word": club["word"]})
        event = await event_of(ann, club, who="members")
        for way in ("", "/log"):
            assert (await cy.get(f"/api/events/{event}{way}"))["code"] == "no_member"
            assert "code" not in str(await bo.get(f"/api/events/{event}{way}"))[:30]
        for query in ("", f"?club={club['club']}"):
            assert await cy.get(f"/api/events{query}") == []
            assert [one["event"] for one in await bo.get(f"/api/events{query}")] == [event]
        assert [one["event"] for one in await owner(address).get("/api/events")] == [event]


async def test_who_was_sent_out_of_a_club_does_not_come_back_until_let_back(tmp_path: Path) -> None:
    """Before, the old link let them in again at once."""
    async with event_server(tmp_path) as (address, _):
        ann, bo, cy = [await account(address, name) for name in ("Ann", "Bo", "Cy")]
        club = await club_of(ann)
        named, old = club["club"], {"word": club["word"]}
        await bo.post("/api/clubs/join", old)
        page = await ann.post(f"/api/clubs/{named}/members/{bo.person['id']}/out", {})
        assert page["word"] != club["word"] and [one["name"] for one in page["out"]] == ["Bo"]
        for person in (bo, cy):
            with pytest.raises(AssertionError, match="belongs to no club"):
                await person.post("/api/clubs/join", old)
        with pytest.raises(AssertionError, match="a keeper of this club has sent you out"):
            await bo.post("/api/clubs/join", {"word": page["word"]})
        assert (await cy.post("/api/clubs/join", {"word": page["word"]}))["member"]
        assert (await cy.get(f"/api/clubs/{named}"))["out"] == [], "only keepers are told"
        await ann.post(f"/api/clubs/{named}/members/{bo.person['id']}/back", {})
        assert (await bo.post("/api/clubs/join", {"word": page["word"]}))["member"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164\u3164", "can't be seen"),
        ("Bidwhist", "reserved for this server"),
        ("The owner", "reserved for this server"),
        ("By the house", "reserved for this server"),
        ("Porch\u202eLights", "leave the other characters out"),
        ("P\u043erch", "mixes letters"),
        ("porch-lights", "is taken"),
        ("P0rch Lights", "is taken"),
    ],
)
async def test_clubs_and_events_are_not_named_like_the_server_or_like_another_club(
    tmp_path: Path, name: str, why: str
) -> None:
    async with event_server(tmp_path) as (address, _):
        ann = await account(address, "Ann")
        club = await club_of(ann)
        with pytest.raises(AssertionError, match=why):
            await club_of(ann, name)
        if why != "is taken":
            with pytest.raises(AssertionError, match=why):
                await event_of(ann, club, name=name)
        honest = await club_of(ann, "מועדון Bid Whist, Chicago (Tuesdays)")
        assert honest["name"] == "מועדון Bid Whist, Chicago (Tuesdays)"
        await event_of(ann, club, name="Friday cup: 8 deals!")


async def test_what_is_said_about_clubs_and_events_has_nothing_that_cannot_be_seen(tmp_path: Path) -> None:
    async with event_server(tmp_path) as (address, _):
        ann = await account(address, "Ann")
        bad = "Every\x00 other\u202e Friday\u200b\u3164 – 👩\u200d👧, می\u200cخواهم"
        good = "Every other Friday – 👩\u200d👧, می\u200cخواهم"
        club = await ann.post("/api/clubs", {"name": "Porch Lights", "about": bad})
        assert club["about"] == good
        event = await event_of(ann, club, about=bad)
        page = await ann.post(f"/api/events/{event}/direct", {"do": "tell", "words": bad})
        assert (page["about"], page["notice"]) == (good, good)


def test_an_older_log_says_nothing_of_people_and_plays_on() -> None:
    assert not EventOpened(name="Friday").needs_people
