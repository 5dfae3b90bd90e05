"""The replay: hands around the table, the deal's story, the coach's marks, on wide screens and on phones."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, Route, expect

from support.waiting import PATIENCE

from .conftest import NewPerson, paint
from .fitting import faults, settle
from .player import get, open_table, play_on, wait_until

SIZES = [(1366, 625), (1280, 720), (844, 390), (667, 375), (768, 1024), (390, 844), (360, 640), (320, 568)]
OUTSIDE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const app = document.querySelector('.app');
  const faults = [];
  for (const one of app.querySelectorAll('header *, .open, .open i, .trick .card, .controls button, .tabs button')) {
    const [inner, outer] = [box(one), box(one.closest('.felt') ?? app)];
    if (!inner.width) continue;
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) faults.push(one.outerHTML.slice(0, 80));
    if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) faults.push(one.outerHTML.slice(0, 80));
  }
  for (const one of app.querySelectorAll('.middle li')) {
    const [inner, outer] = [box(one), box(one.closest('.middle'))];
    if (!inner.width) continue;
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) faults.push(`beside: ${one.textContent}`);
    if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) faults.push(`above or below: ${one.textContent}`);
    if (one.scrollWidth > one.clientWidth) faults.push(`cut: ${one.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('it scrolls sideways');
  return faults;
}"""
COLUMNS = """() => {
  const list = document.querySelector('.middle ol');
  const { left, width } = list.getBoundingClientRect();
  return [...list.children].map((one) => Math.floor((4 * (one.getBoundingClientRect().left - left + 1)) / width));
}"""
"""The column of each call in the middle, of four."""
CARDS = "hands => hands.map(hand => hand.querySelectorAll('i:not(.gone)').length)"
LIGHT = 64
"""Of 255: the room is darker, and paper under a veil is not."""
LYING = "cards => cards.map(card => card.dataset.lying)"


@pytest.fixture(scope="module")
def finished(resident: NewPerson) -> tuple[BrowserContext, str]:
    """The browser of somebody, and a match of two deals that they played by chance."""
    page = resident()
    return page.context, _played(page)


@pytest.fixture
def replayed(finished: tuple[BrowserContext, str]) -> Iterator[tuple[Page, str]]:
    """A page at the first moment of that match, opened by who played it."""
    browser, match = finished
    page = browser.new_page()
    _open_replay(page, match)
    yield page, match
    page.close()


def _played(page: Page) -> str:
    table = open_table(page, options={"max_deals": 2, "all_pass": "dealer_must"}, bots="casual")["table"]
    play_on(page, passes=0.5)
    return f"{table}-1"


def _open_replay(page: Page, match: str) -> None:
    page.goto(f"/#/replay/{match}/0")
    page.wait_for_selector("[data-moment='0']")


def _mistakes(page: Page, match: str) -> list[int]:
    lesson = get(page, f"/api/matches/{match}/coach")
    return sorted(one["step"] for one in lesson["findings"] if one["seat"] == 0)


def test_every_call_is_in_the_column_of_its_seat(replayed: tuple[Page, str]) -> None:
    page, match = replayed
    page.set_viewport_size({"width": 1366, "height": 625})
    steps = get(page, f"/api/matches/{match}/replay")["steps"]
    auctions = [(number, step["view"].get("auction", [])) for number, step in enumerate(steps) if step["deal"] == 1]
    first, whole = (next(number for number, calls in auctions if len(calls) == count) for count in (1, 4))
    seats = [call["seat"] for call in auctions[whole][1]]
    assert sorted(seats) == [0, 1, 2, 3]
    for number, called in ((first, seats[:1]), (whole, seats)):
        page.goto(f"/#/replay/{match}/{number}")
        page.reload()
        page.wait_for_selector(f"[data-moment='{number}']")
        settle(page)
        assert page.evaluate(COLUMNS) == called


def test_the_whole_sheet_of_the_match_is_below_every_moment_and_the_deal_is_marked_in_it(
    replayed: tuple[Page, str],
) -> None:
    page, match = replayed
    rows = page.locator(".below .sheet tbody tr")
    expect(rows).to_have_count(2)
    expect(page.locator(".below .sheet [aria-current]")).to_contain_text("1.")
    second = next(n for n, step in enumerate(get(page, f"/api/matches/{match}/replay")["steps"]) if step["deal"] == 2)
    page.goto(f"/#/replay/{match}/{second}")
    page.reload()
    expect(rows).to_have_count(2)
    expect(page.locator(".below .sheet [aria-current]")).to_contain_text("2.")


def test_other_bids_stand_in_the_rows_of_the_box_that_one_bids_from(replayed: tuple[Page, str]) -> None:
    page, _ = replayed
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("button:visible", has_text="What if").first.click()
    rows = page.locator(".ways > div")
    expect(rows.locator(".head")).to_have_text(["Uptown", "Downtown", "No-trump"])
    expect(rows).to_have_count(4)
    expect(rows.last).to_contain_text("Pass")
    for row, bids in enumerate(("3 uptown", "3 downtown", "3 no-trump")):
        expect(rows.nth(row).get_by_role("button", name=bids)).to_be_visible()
    columns = page.evaluate(
        """() => [...document.querySelectorAll('.ways > div')].slice(0, 3).map((row) =>
          [...row.querySelectorAll('button')].map((one) => Math.round(one.getBoundingClientRect().left)))"""
    )
    assert columns[0] == columns[1] == columns[2] and len(set(columns[0])) == 5
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")


def test_all_hands_lie_open_and_what_was_played_is_pale(replayed: tuple[Page, str]) -> None:
    page, match = replayed
    steps = get(page, f"/api/matches/{match}/replay")["steps"]
    moment = next(number for number, step in enumerate(steps) if len(step["view"].get("trick", ())) == 3)
    page.goto(f"/#/replay/{match}/{moment}")
    page.reload()
    page.wait_for_selector(f"[data-moment='{moment}']")
    held = {hand["seat"]: hand["cards"] for hand in steps[moment]["hands"]}
    lying = page.locator("[data-lying]").evaluate_all(LYING)
    shown = page.locator(".open").evaluate_all(CARDS)
    assert sum(shown) == sum(map(len, held.values())), "the others are pale"
    assert len(lying) == 3
    expect(page.locator(".open i.now"), "where they came from glows").to_have_count(3)


def test_open_hands_are_as_large_as_a_phone_can_have_them(replayed: tuple[Page, str]) -> None:
    page, _ = replayed
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    cards = page.locator(".open i").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert min(cards) >= 19.5
    middle = page.locator(".felt > :not(.open)").first
    sides = [page.locator(f".open.{side}").bounding_box() for side in ("left", "right")]
    left, right = (box for box in sides if box)
    assert right["x"] - left["x"] - left["width"] > 0.3 * 390, "the middle keeps its room"
    assert middle.is_visible()


def test_the_story_of_a_deal_leads_to_its_moments(replayed: tuple[Page, str]) -> None:
    page, match = replayed
    steps = get(page, f"/api/matches/{match}/replay")["steps"]
    last = next(step for step in reversed(steps) if step["deal"] == 1)["view"]
    calls = page.locator("aside .auction button")
    expect(calls).to_have_count(len(last["auction"]))
    calls.last.click()
    assert page.locator("[data-moment]").inner_text().startswith(str(steps[len(last["auction"])]["events"][0]["words"]))
    expect(page.locator("aside .kitty .cards"), "the kitty, and what was put aside").to_have_count(2)
    played = page.locator("aside .books td button")
    expect(played).to_have_count(sum(len(book["cards"]) for book in last["tricks"]))
    card = played.last
    name = (card.get_attribute("aria-label") or "").split(",")[0]
    card.click()
    assert name.lower() in page.locator("[data-moment]").inner_text().lower()


@pytest.mark.nightly
def test_the_story_is_not_drawn_where_a_phone_has_no_room_for_it_and_is_once_there_is(
    replayed: tuple[Page, str],
) -> None:
    page, match = replayed
    page.set_viewport_size({"width": 390, "height": 844})
    _open_replay(page, match)
    story = page.locator(".replay aside")
    expect(story, "upright: behind its buttons").to_have_count(0)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(story, "lying: behind its buttons").to_have_count(0)
    page.set_viewport_size({"width": 1366, "height": 625})
    expect(story.locator(".books"), "beside the felt").to_be_visible()


def test_the_coach_draws_the_chance_to_win_and_leads_from_mistake_to_mistake(person: NewPerson) -> None:
    page = person()
    # Play by chance may cost nothing in one match; it does in most.
    match = next(match for match in (_played(page) for _ in range(6)) if _mistakes(page, match))
    _open_replay(page, match)
    expect(page.locator(".graph polyline")).to_have_count(0)
    page.get_by_role("button", name="Mistakes").click()
    page.get_by_text("Judged by").wait_for(timeout=PATIENCE * 1000)
    mine = _mistakes(page, match)
    wait_until(page, f"document.querySelector('[data-moment]').dataset.moment === '{mine[0]}'")
    expect(page.locator(".told .mistake")).to_have_count(1)
    assert "Your chance to win the match" in page.locator(".graph").inner_text()
    page.locator(".marks i.small, .marks i.grave").first.wait_for(state="attached")
    page.get_by_role("button", name="Mistakes").click()
    following = mine[1] if len(mine) > 1 else mine[0]
    wait_until(page, f"document.querySelector('[data-moment]').dataset.moment === '{following}'")


@pytest.mark.nightly
def test_a_coach_that_finds_nothing_says_so_beside_the_moment_and_over_nothing(replayed: tuple[Page, str]) -> None:
    page, _ = replayed
    page.set_viewport_size({"width": 360, "height": 640})

    def without_findings(route: Route) -> None:
        lesson = route.fetch(timeout=PATIENCE * 1000).json()
        route.fulfill(json={**lesson, "findings": []})

    page.route("**/coach", without_findings)
    page.get_by_role("button", name="Mistakes").click()
    page.locator(".told .answer").wait_for()
    assert "no mistakes" in page.locator(".told .answer").inner_text()
    assert page.locator("[data-banner]").inner_text().strip() == ""
    assert page.evaluate(OUTSIDE) == []


def test_every_moment_is_whole_on_every_screen(replayed: tuple[Page, str]) -> None:
    page, match = replayed
    moments = int(page.get_by_role("slider", name="Moment").get_attribute("max") or 0)
    steps = get(page, f"/api/matches/{match}/replay")["steps"]
    bids = [(len(step["view"].get("auction", ())), at) for at, step in enumerate(steps[:moments])]
    called = max(one for one in bids if steps[one[1]]["view"]["phase"] in {"auction", "declare", "discard"})[1]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for moment in (0, called, moments // 2, moments):
            page.get_by_role("slider", name="Moment").fill(str(moment))
            # A book that is taken flies to its side, and is outside the felt for a moment.
            assert faults(page, OUTSIDE) == [], (width, height, moment)
    page.get_by_role("button", name="Books").click()
    page.locator("dialog td button").nth(3).wait_for()  # on a phone the story lies on sheets


def test_another_card_can_be_tried_at_any_moment_and_the_results_stand_side_by_side(
    replayed: tuple[Page, str],
) -> None:
    page, match = replayed
    steps = get(page, f"/api/matches/{match}/replay")["steps"]
    played = [at for at, step in enumerate(steps) if any(event["kind"] == "played" for event in step["events"])]
    found = {at: get(page, f"/api/matches/{match}/crossroads?step={at - 1}") for at in played[-110:]}
    moment = max(at for at, one in found.items() if len(one["ways"]) > 1)
    page.goto(f"/#/replay/{match}/{moment}")
    page.reload()
    page.wait_for_selector(f"[data-moment='{moment}']")
    page.locator("button:visible", has_text="What if").click()
    dialog = page.get_by_role("dialog", name="What if?")
    ways = dialog.get_by_role("group", name="Choices").get_by_role("button")
    ways.first.wait_for()
    expect(ways).to_have_count(len(found[moment]["ways"]))
    ways.and_(page.locator("[aria-disabled=false]")).first.click()
    dialog.locator(".lines.whole").wait_for()
    assert dialog.locator(".lines h3").first.inner_text() == "As it was played"
    expect(dialog.locator(".lines section")).to_have_count(3)
    assert "from there" in dialog.locator(".lines h3").last.inner_text()


def test_behind_a_sheet_nothing_at_the_foot_of_the_replay_is_light(replayed: tuple[Page, str]) -> None:
    page, _ = replayed
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Auction").click()
    page.locator("dialog[open]").wait_for()
    paint(page)
    settle(page)
    foot = Image.open(BytesIO(page.screenshot(clip={"x": 0, "y": 836, "width": 390, "height": 8})))
    assert max(foot.convert("L").tobytes()) < LIGHT


@pytest.mark.parametrize(("width", "height"), [(1366, 625), (360, 640)])
def test_the_calls_in_the_middle_can_be_read(replayed: tuple[Page, str], width: int, height: int) -> None:
    page, match = replayed
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/#/replay/{match}/3")
    page.reload()
    page.wait_for_selector("[data-moment='3']")
    plates = page.locator(".middle li:visible")
    plates.nth(2).wait_for()
    assert min(plates.evaluate_all("plates => plates.map((one) => one.offsetWidth)")) >= 60
    sizes = plates.evaluate_all("plates => plates.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 10, "pixels"
