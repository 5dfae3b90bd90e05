"""The desk over HTTP: who may do what, scores by phone, what is written before it is shown, hostile input."""

import asyncio
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bidwhist.errors import BadRecord, WhistError
from bidwhist.i18n import CODES
from bidwhist.server.accounts.domain.person import FACES
from bidwhist.server.tournaments.desk.desk_file import DeskFile
from bidwhist.server.tournaments.desk.forms import COMMANDS
from bidwhist.server.tournaments.desk.winners import likenesses_of
from bidwhist.server.tournaments.domain.deadlines import CONFIRMING_MS
from bidwhist.server.tournaments.domain.fold import fold
from bidwhist.server.tournaments.domain.log import Card
from support.clock import Clock
from support.desks import WON, new_desk, visiting
from support.nightly import amount

FOR_DIRECTOR = (
    "/desk",
    "/desk/log",
    "/desk/print/pairings",
    "/desk/print/sheets",
    "/desk/print/standings",
    "/desk/results.csv",
    "/desk/standings.csv",
)


async def test_without_the_key_nobody_sees_the_desk_and_nothing_is_done(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        for path in (*FOR_DIRECTOR, "/desk?key=wrong"):
            assert (await visitor.get(path)).status_code == 403, path
        for name in COMMANDS:
            assert (await visitor.post(f"/desk/{name}", {"name": "Ann & Bo"})).status_code == 403, name
        assert visitor.desk.event.seq == 1
        assert (await visitor.get("/")).status_code == 200


async def test_the_key_is_kept_as_a_cookie_that_scripts_do_not_see(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        visitor.client.follow_redirects = False
        answer = await visitor.get(f"/desk?key={visitor.desk.key}")
        assert answer.status_code == 303 and answer.headers["location"] == "/desk"
        assert {"HttpOnly", "SameSite=lax"} <= set(answer.headers["set-cookie"].split("; "))


async def test_each_figure_of_the_standings_says_what_it_is_for_phones_that_have_no_heads(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        page = (await visitor.get("/desk")).text
        heads = re.findall(r'<th scope="col"[^>]*>([^<]*)</th>', page)
        row = re.findall(r"<tbody><tr>(.*?)</tr>", page)[0]
    assert len(heads) == 6 and re.findall(r'data-head="([^"]*)"', row) == heads


async def test_a_score_is_entered_by_one_side_and_confirmed_by_the_other(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        assert "asked to confirm" in (await visitor.post(f"{theirs}/report", WON)).text
        page = (await visitor.get(ours)).text
        assert "They have entered this score" in page and "7 : 21" in page
        seen = re.findall(r'name="seen" value="([^"]*)"', page)[0]
        assert "The score is confirmed" in (await visitor.post(f"{ours}/confirm", {"seen": seen})).text
        assert visitor.desk.event.rounds[0].meetings[0].card == Card(1, (7, 21), (2, 4))
        assert (await visitor.post(f"{ours}/report", WON)).status_code == 422


async def test_nobody_confirms_a_score_that_they_have_not_seen(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        await visitor.post(f"{ours}/report", WON)
        seen = re.findall(r'name="seen" value="([^"]*)"', (await visitor.get(theirs)).text)[0]
        await visitor.post(f"{ours}/report", {**WON, "points-them": "0"})
        answer = await visitor.post(f"{theirs}/confirm", {"seen": seen})
        assert answer.status_code == 422 and "changed in the meantime" in answer.text


async def test_a_dispute_calls_the_director_whose_ruling_both_sides_see(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        await visitor.post(f"{ours}/report", WON)
        assert "The director is coming" in (await visitor.post(f"{theirs}/dispute", {"words": "it was 19"})).text
        assert "it was 19" in (await visitor.get("/desk")).text
        ruling = {**WON, "meeting": "1", "points-us": "19", "reason": "both sheets say 19"}
        assert (await visitor.post("/desk/rule", ruling)).status_code == 200
        for card in (ours, theirs):
            assert "both sheets say 19" in (await visitor.get(card)).text
        assert "19 : 7" in (await visitor.get("/desk/log")).text


async def test_a_score_is_locked_after_five_minutes(tmp_path: Path) -> None:
    clock = Clock()
    async with visiting(new_desk(tmp_path / "a", clock)) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        await visitor.post(f"{ours}/report", WON)
        clock.now += CONFIRMING_MS / 1000
        assert "Nobody objected in five minutes" in (await visitor.get(theirs)).text
        assert (await visitor.post(f"{theirs}/dispute")).status_code == 422


async def test_a_side_that_is_missed_hears_of_it_and_answers(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        assert "You are waiting for them" in (await visitor.post(f"{ours}/sit")).text
        assert "waiting for you" in (await visitor.get(theirs)).text
        assert "wait" not in (await visitor.post(f"{theirs}/sit")).text


async def test_a_ruling_needs_a_reason_and_what_was_entered_is_kept(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        answer = await visitor.post("/desk/rule", {**WON, "meeting": "1", "reason": " "})
        assert answer.status_code == 422 and 'role="alert"' in answer.text
        assert visitor.desk.event.rounds[0].meetings[0].card is None


async def test_a_card_opens_with_its_own_address_alone(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        secret = theirs.rpartition("-")[2]
        for token in (f"1-0-{secret}", "1-0-", "1-0", "x", "99999999-0-a", "1-7-a", "²-0-a"):
            assert (await visitor.get(f"/card/{token}")).status_code == 404, token
        assert (await visitor.get(ours)).status_code == 200


async def test_after_the_score_a_phone_is_led_to_its_next_table(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a", rounds=2)) as visitor:
        await visitor.begin()
        card, _ = visitor.cards()
        for meeting in range(1, 5):
            await visitor.post("/desk/score", {**WON, "meeting": str(meeting)})
        await visitor.post("/desk/draw")
        link = re.findall(r'<a href="(/card/[^"]+)"', (await visitor.get(card)).text)[0]
        page = (await visitor.get(link)).text
        first = visitor.desk.event.rounds[0].meetings[0].sides[0]
        you = re.findall(r"<dt>You</dt><dd>([^<]+)</dd>", page)[0].replace("&amp;", "&")
        assert you == " & ".join(visitor.desk.event.names_of(first))


async def test_a_card_of_a_round_that_was_undone_says_so(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        card, _ = visitor.cards()
        await visitor.post("/desk/undo", {"reason": "two pairs swapped"})
        assert "undone" in (await visitor.get(card)).text


async def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        before, text = visitor.desk.event, (tmp_path / "a").read_bytes()
        monkeypatch.setattr("os.fsync", _fails)
        answer = await visitor.post(f"{visitor.cards()[0]}/report", WON)
        assert answer.status_code == 503 and "nothing was done" in answer.text
        assert visitor.desk.event == before and (tmp_path / "a").read_bytes() == text
        monkeypatch.undo()
        assert (await visitor.post(f"{visitor.cards()[0]}/report", WON)).status_code == 200


def _fails(_: int) -> None:
    raise OSError(28, "No space left on device")


async def test_a_list_is_entered_whole_or_not_at_all(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.sign_in()
        answer = await visitor.post("/desk/entries", {"entries": "Ann & Bo\nCy & Di\nbo & ann"})
        assert answer.status_code == 422 and "already" in answer.text and "Cy &amp; Di" in answer.text
        assert visitor.desk.event.entrants == ()


async def test_the_event_goes_on_after_the_desk_was_stopped(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        await visitor.post(f"{visitor.cards()[0]}/report", WON)
        before, key, cards = visitor.desk.event, visitor.desk.key, visitor.cards()
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        assert (visitor.desk.event, visitor.desk.key, visitor.cards()) == (before, key, cards)


async def test_a_line_that_was_being_written_when_the_laptop_stopped_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "a"
    async with visiting(new_desk(path)) as visitor:
        await visitor.begin()
        before = visitor.desk.event
    path.write_bytes(path.read_bytes() + b'{"seq":99,"ti')
    async with visiting(new_desk(path)) as visitor:
        assert visitor.desk.event == before
        assert (await visitor.post(f"{visitor.cards()[0]}/report", WON)).status_code == 200
        assert fold(DeskReader(path).rows) == visitor.desk.event


class DeskReader(DeskFile):
    """The rows of a file that a desk holds."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.secret, self.rows, _ = self._read()


async def test_a_damaged_file_is_named_with_its_line_and_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a"
    async with visiting(new_desk(path)) as visitor:
        await visitor.begin()
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:3], b"{}", *lines[4:]]))
    with pytest.raises(BadRecord, match="line 4"):
        new_desk(path)
    (tmp_path / "other").write_text("no event\n")
    with pytest.raises(BadRecord, match="not a file of an event"):
        new_desk(tmp_path / "other")


@pytest.mark.parametrize("text", ["no event, no end of line", "two lines\nand no end", '{"format":"bidwhist event 2"}'])
def test_a_file_of_something_else_stays_as_it_is(text: str, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text(text)
    with pytest.raises(BadRecord):
        new_desk(tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == text


async def test_a_file_that_is_cut_anywhere_gives_the_event_up_to_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    async with visiting(new_desk(path)) as visitor:
        await visitor.begin()
        await visitor.post(f"{visitor.cards()[0]}/report", WON)
        rows = list(visitor.desk.rows)
    text = path.read_bytes()
    for end in range(text.index(b"\n") + 1, len(text), 37):
        path.write_bytes(text[:end])
        reader = DeskReader(path)
        assert reader.rows == rows[: len(reader.rows)] and len(reader.rows) == text[:end].count(b"\n") - 1


async def test_one_file_has_one_desk_and_is_its_owners_alone(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")):
        with pytest.raises(WhistError):
            new_desk(tmp_path / "a")
        assert (tmp_path / "a").stat().st_mode & 0o77 == 0


async def test_a_foreign_page_and_a_foreign_name_are_refused(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.sign_in()
        answer = await visitor.post("/desk/draw", origin="https://evil.example")
        assert answer.status_code == 403
        assert (await visitor.get("/desk", host="evil.example")).status_code == 421
        policy = (await visitor.get("/")).headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy


async def test_names_are_text_on_every_page(tmp_path: Path) -> None:
    hostile = "<script>alert(1)</script>"
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin(f'{hostile} & "><b>,{hostile},y\nCy & Di')
        for path in (*FOR_DIRECTOR[:5], "/", *visitor.cards()):
            text = (await visitor.get(path)).text
            assert hostile not in text and "><b>," not in text and "&quot;&gt;<b>" not in text, path


@pytest.mark.parametrize("code", CODES)
async def test_every_page_speaks_the_language_of_who_looks(code: str, tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        await visitor.post(f"{visitor.cards()[0]}/report", WON)
        for path in (*FOR_DIRECTOR[:5], "/", *visitor.cards(), *visitor.cards(2)):
            answer = await visitor.client.get(path, headers={"accept-language": code})
            assert answer.status_code == 200 and f'<html lang="{code}"' in answer.text, path


async def test_two_phones_at_once_are_one_after_the_other(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        ours, theirs = visitor.cards()
        other = {"won": "them", "points-us": "7", "points-them": "21", "hands-us": "2", "hands-them": "4"}
        await asyncio.gather(*(visitor.post(f"{card}/report", form) for card, form in ((ours, WON), (theirs, other))))
        assert visitor.desk.event.rounds[0].meetings[0].how == "confirmed"
        assert [row.seq for row in visitor.desk.rows] == list(range(1, visitor.desk.event.seq + 1))


VALUES = st.one_of(
    st.text(max_size=30), st.integers(-9999, 9999).map(str), st.sampled_from(["us", "them", "draw", "1"])
)
FIELDS = (
    *("name", "partner", "club", "city", "entries", "entrant", "meeting", "reason", "won", "seen", "words"),
    *(f"{kind}-{end}" for kind in ("points", "hands", "bostons") for end in ("us", "them")),
)


FORMS = st.tuples(
    st.sampled_from([*COMMANDS, "report", "confirm", "dispute", "sit", "x"]),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=8),
)


@given(posts=st.lists(FORMS, max_size=6))
@settings(max_examples=amount(14, 40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_form_is_done_or_refused_in_words(posts: list[tuple[str, dict[str, str]]], tmp_path: Path) -> None:
    path = tmp_path / "fuzzed"
    path.unlink(missing_ok=True)

    async def post_all() -> None:
        async with visiting(new_desk(path)) as visitor:
            await visitor.begin()
            for name, fields in posts:
                base = "/desk" if name in COMMANDS else visitor.cards()[0] if visitor.desk.event.rounds else "/card/x"
                answer = await visitor.post(f"{base}/{name}", fields)
                assert answer.status_code in (200, 404, 422), (name, fields)
                assert (await visitor.get("/desk")).status_code == 200
            assert fold(visitor.desk.rows) == visitor.desk.event

    asyncio.run(post_all())


async def test_the_spreadsheets_have_a_row_for_each_pair_and_each_table(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        await visitor.begin()
        await visitor.post("/desk/score", {**WON, "meeting": "1"})
        standings = (await visitor.get("/desk/standings.csv")).text.splitlines()
        results = (await visitor.get("/desk/results.csv")).text.splitlines()
        assert len(standings) == 9 and standings[1].startswith("1,Ann ")
        assert len(results) == 5 and ",first,21,7,4,2,0,0,confirmed," in results[1]


def test_a_name_has_one_likeness_and_no_two_of_a_team_have_the_same() -> None:
    assert likenesses_of(["Ann", "Bo"])[0] == likenesses_of(["Ann", "Cy"])[0]
    for names in (["Ann", "Ann"], ["Ann", "Bo", "Cy", "Dee"], [chr(97 + number) for number in range(FACES)]):
        places = likenesses_of(names)
        assert len(set(places)) == len(names) and max(places) < FACES


async def test_the_desk_has_the_pictures_that_its_pages_and_browsers_ask_for(tmp_path: Path) -> None:
    async with visiting(new_desk(tmp_path / "a")) as visitor:
        assert 'href="/icon.svg"' in (await visitor.get("/")).text
        for name in ("icon.svg", "quilt.svg", "likenesses.svg", "favicon.ico"):
            answer = await visitor.get(f"/{name}")
            assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml", name
        faces = re.findall(r'id="face-(\d+)"', (await visitor.get("/likenesses.svg")).text)
        assert faces == [str(place) for place in range(FACES)]
