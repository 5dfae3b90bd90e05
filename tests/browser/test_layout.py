"""What a sweep through the pictures of all rooms found: holes, words that are cut or doubled, what is out of line."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from support.event_pages import STATES
from support.nightly import by_day

from .conftest import ROOT, NewPerson
from .fitting import NINE, settle
from .player import open_table, play_together, post, start_match, wait_until
from .staged import show_event
from .test_circle import account

LONG = "Wilhelmina W. Featherwom"
"""As long as a name may be, of wide letters."""
BOX = "(one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height } }"
LINES = """(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
}"""
"""On how many lines the words of an element stand."""

WORDS_END = """(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getBoundingClientRect().right;
}"""
LINE_ENDS = """(one) => {
  const range = document.createRange();
  const letters = [];
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < node.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      letters.push([node.data[at], Math.round(range.getBoundingClientRect().top)]);
    }
  return letters.filter(([, top], at) => letters[at + 1] && letters[at + 1][1] > top).map(([letter]) => letter);
}"""
"""The last letter of each line but the last."""
CHOICES_CUT = """all => all.filter((one) => {
  const context = document.createElement('canvas').getContext('2d');
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  context.font = font;
  const words = context.measureText(one.selectedOptions[0]?.label ?? '').width;
  return words > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}).map((one) => one.selectedOptions[0].label)"""
"""What is chosen and has no room in its field."""
CLEAR = """all => all.map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const [word, number] = [range.getBoundingClientRect(), one.nextElementSibling.getBoundingClientRect()];
  return Math.max(number.left - word.right, word.left - number.right);
})"""
"""Pixels between the word of each direction and its first number."""

PLACEHOLDER = """(one) => {
  const context = document.createElement('canvas').getContext('2d');
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  context.font = font;
  const words = context.measureText(one.placeholder).width;
  return words <= one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
}"""
"""Whether what an empty field says has room in it."""


def _middle(box: dict[str, float]) -> float:
    return box["y"] + box["height"] / 2


def _box(one: Locator) -> dict[str, float]:
    box: dict[str, float] = one.evaluate(BOX)
    return box


def _sized(page: Page, *sizes: tuple[int, int]) -> Iterator[str]:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        yield f"at {width} by {height}"


def test_a_button_is_beside_the_field_it_belongs_to(person: NewPerson) -> None:
    page = account(person, "Ann of the fields")
    page.goto("/#/friends")
    form = page.locator("form.row").first
    form.wait_for()
    for size in _sized(page, (390, 844), (844, 390), (1366, 625)):
        field, button = _box(form.locator("input")), _box(form.locator("button"))
        assert field["y"] + field["height"] == pytest.approx(button["y"] + button["height"], abs=1.5), size


def test_a_name_of_full_length_is_seen_whole_where_it_is_changed(person: NewPerson) -> None:
    name = "Theodosia W. Featherston"
    assert len(name) == len(LONG)
    page = account(person, name)
    page.goto("/#/me")
    field = page.locator("input[autocomplete=nickname]")
    expect(field).to_have_value(name)
    for size in _sized(page, (320, 568), (390, 844), (768, 1024), (1366, 625)):
        assert field.evaluate("(one) => one.scrollWidth <= one.clientWidth"), size


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "es"))
def test_a_name_that_is_changed_is_whole_beside_the_longest_button(person: NewPerson, language: str) -> None:
    page = account(person, f"{LONG[:21]} {language}", settings={"language": language})
    page.goto("/#/me")
    field = page.locator("input[autocomplete=nickname]")
    expect(field).to_have_value(f"{LONG[:21]} {language}")
    for size in _sized(page, (360, 640), (390, 844)):
        assert field.evaluate("(one) => one.scrollWidth <= one.clientWidth"), size


def test_a_friend_and_whether_they_are_here_take_two_lines_at_most(person: NewPerson) -> None:
    page, friend = (
        account(person, "Ann of the lines", settings={"language": "es"}),
        account(person, "Bartholomew W. Featherwo"),
    )
    post(friend, "/api/me/friends", {"name": "Ann of the lines"})
    post(page, "/api/me/friends", {"name": "Bartholomew W. Featherwo"})
    open_table(page)
    page.goto("/#/friends")
    page.reload()
    who = page.locator("li .who")
    who.wait_for()
    expect(page.locator("li .brass")).to_be_visible()
    for size in _sized(page, (1280, 720), (1366, 625), (768, 1024), (360, 640)):
        line = who.evaluate("(one) => parseFloat(getComputedStyle(one).lineHeight)")
        assert _box(who)["height"] < 2.5 * line, size


def test_both_buttons_of_a_friend_are_on_one_line(person: NewPerson) -> None:
    page, friend = (account(person, name) for name in ("Ann of the buttons", "Bartholomew Washingto bu"))
    post(friend, "/api/me/friends", {"name": "Ann of the buttons"})
    post(page, "/api/me/friends", {"name": "Bartholomew Washingto bu"})
    open_table(page)
    page.goto("/#/friends")
    page.reload()
    expect(page.locator("li .brass")).to_be_visible()
    invite, end = page.locator("li .button").all()
    for size in _sized(page, (1366, 625), (1024, 768), (768, 1024), (390, 844), (360, 640)):
        assert _box(invite)["y"] == pytest.approx(_box(end)["y"], abs=1), size


@pytest.mark.parametrize("language", ["en", "es", "fr", "he"])
def test_the_title_of_a_room_and_the_way_out_share_a_row_on_a_phone(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language})
    for room in ("settings", "standings", "friends", "daily"):
        page.goto(f"/#/{room}")
        page.locator(".sign nav a").wait_for()
        for size in _sized(page, (390, 844), (360, 640)):
            title, way = _box(page.locator(".sign h1")), _box(page.locator(".sign nav"))
            assert way["y"] < title["y"] + title["height"], (room, size)
            broken = page.locator(".sign h1").evaluate("(one) => one.scrollWidth > one.clientWidth")
            assert not broken, (room, size)


def test_the_link_into_a_club_breaks_after_a_stroke_alone(person: NewPerson) -> None:
    page = account(person, "Ann of the link")
    club = post(page, "/api/clubs", {"name": "Veranda", "about": ""})["club"]
    page.goto(f"/#/club/{club}")
    link = page.locator("code")
    link.wait_for()
    for size in _sized(page, (320, 568), (360, 640), (1280, 720)):
        assert set(link.evaluate(LINE_ENDS)) <= {"/"}, size


def test_the_month_of_a_table_of_standings_is_a_word(person: NewPerson) -> None:
    page = person(settings={"language": "es"})
    page.goto("/#/standings")
    expect(page.locator("caption")).to_contain_text(re.compile(r", [a-z]+ de \d{4}$"))


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "fr"))
def test_the_settings_fill_their_columns_and_say_each_choice_whole(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language})
    page.goto("/#/settings")
    page.locator(".preview").wait_for()
    for size in _sized(page, (1366, 625), (1280, 720), (1920, 1080), (768, 1024), (844, 390)):
        papers = page.locator(".walls .paper").evaluate_all(f"all => all.map({BOX})")
        walls = _box(page.locator(".walls"))
        filled = sum(box["width"] * box["height"] for box in papers) / (walls["width"] * walls["height"])
        assert filled > 0.9, size
        assert page.locator(".walls select").evaluate_all(CHOICES_CUT) == [], size


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "es"))
def test_the_ways_over_the_front_room_are_one_row_on_a_phone(person: NewPerson, language: str) -> None:
    page = account(person, f"Annabelle Featherwo {language}", settings={"language": language})
    page.goto("/")
    ways = page.locator("header nav .button")
    ways.filter(has_text="Annabelle").wait_for()
    for size in _sized(page, (360, 640), (390, 844)):
        middles = ways.evaluate_all("all => all.map((one) => Math.round(one.offsetTop + one.offsetHeight / 2))")
        assert max(middles) - min(middles) <= 2, size


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "es"))
def test_what_one_plays_with_and_by_ends_at_the_edge_of_its_column(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language})
    page.locator(".chosen select").nth(1).wait_for()
    for size in _sized(page, (360, 640), (1280, 720)):
        row, boxes = _box(page.locator(".chosen")), page.locator(".chosen label").evaluate_all(f"all => all.map({BOX})")
        ends = {round(box["y"]): box for box in sorted(boxes, key=lambda box: box["x"], reverse=language == "he")}
        for box in ends.values():
            end = box["x"] - row["x"] if language == "he" else row["x"] + row["width"] - box["x"] - box["width"]
            assert end == pytest.approx(0, abs=1.5), size


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "es"))
def test_the_word_of_a_direction_keeps_clear_of_its_first_number(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language})
    open_table(page)
    start_match(page)
    page.wait_for_selector(".box .direction")
    for size in _sized(page, *NINE):
        assert min(page.locator(".box .direction").evaluate_all(CLEAR)) > 4.5, size


def test_a_club_on_a_tablet_has_no_hole_beside_its_longest_column(person: NewPerson) -> None:
    page = account(person, "Ann of the club")
    club = post(page, "/api/clubs", {"name": "Porch", "about": ""})["club"]
    page.goto(f"/#/club/{club}")
    columns = page.locator(".walls > div")
    expect(columns).to_have_count(3)
    for size in _sized(page, (768, 1024), (844, 390)):
        second, third = _box(columns.nth(1)), _box(columns.nth(2))
        assert third["x"] == pytest.approx(second["x"], abs=1), size
        assert third["y"] - second["y"] - second["height"] < 24, size


def test_three_ways_to_learn_share_the_width(person: NewPerson) -> None:
    page = person()
    page.goto("/#/learn")
    ways = page.locator(".cloth .walls > div")
    expect(ways).to_have_count(3)
    for size in _sized(page, (768, 1024), (844, 390)):
        boxes = [_box(ways.nth(place)) for place in range(3)]
        assert len({round(box["y"]) for box in boxes}) == 1, size
        assert max(box["width"] for box in boxes) - min(box["width"] for box in boxes) < 2, size


def test_the_ways_to_play_keep_clear_of_each_other_s_bullets(person: NewPerson) -> None:
    page = person(settings={"language": "fr"})
    page.goto("/#/learn")
    page.locator("main ul li:has(a)").first.wait_for()
    for size in _sized(page, (1280, 720), (1366, 625)):
        boxes = page.locator("main ul li:has(a)").evaluate_all(f"all => all.map({BOX})")
        left = [box for box in boxes if box["x"] == min(other["x"] for other in boxes)]
        right = [box for box in boxes if box not in left]
        assert right and min(box["x"] for box in right) - max(box["x"] + box["width"] for box in left) > 32, size


def test_the_days_cards_and_their_words_are_close_together(person: NewPerson) -> None:
    page = person()
    page.goto("/#/daily")
    page.locator(".today .eight").wait_for()
    for size in _sized(page, (390, 844), (667, 375)):
        cards, words = _box(page.locator(".today .eight")), _box(page.locator(".today p").first)
        assert 0 <= words["y"] - cards["y"] - cards["height"] < 40, size


def test_nothing_stands_over_what_reports_somebody(person: NewPerson) -> None:
    page, mate = person(), person("Bo")
    table = open_table(page, options={"max_deals": 1})
    mate.goto(f"/#/join/{table['invite']}")
    mate.get_by_role("button", name="Sit down").click()
    mate.locator(".seating .main").wait_for()
    play_together([page, mate])
    page.goto(f"/#/replay/{table['table']}-1")
    summary = page.locator(".paper > details > summary", has_text="Report somebody")
    assert _box(summary)["y"] - _box(summary.locator("xpath=ancestor::section"))["y"] < 28


def _has_documentation(page: Page) -> None:
    """The house has a documentation site from here on, whether or not it is built in this checkout."""
    help_link = "document.head.append(Object.assign(document.createElement('link'), { rel: 'help', href: 'docs/' }))"
    page.add_init_script(f"document.addEventListener('readystatechange', () => {help_link}, {{ once: true }})")


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "es"))
def test_the_ways_out_of_the_front_room_are_one_row_on_a_laptop(person: NewPerson, language: str) -> None:
    page = account(person, f"{LONG[:19]} {language}", settings={"language": language})
    _has_documentation(page)
    asking = account(person, f"Bartholomew of {language}")
    post(asking, "/api/me/friends", {"name": f"{LONG[:19]} {language}"})
    page.reload()
    ways = page.locator(".below > nav .button")
    ways.filter(has_text="(1)").wait_for()
    page.locator(".below a[href$='/docs/']").wait_for()
    for size in _sized(page, (1366, 625), (1280, 720)):
        assert len(set(ways.evaluate_all("all => all.map((one) => Math.round(one.offsetTop))"))) == 1, size
        assert page.locator("#invite-word").evaluate(PLACEHOLDER), f"the placeholder is cut {size}"


def test_who_sits_at_an_open_table_is_read_in_the_whole_width_of_its_tile(person: NewPerson) -> None:
    page, looking = account(person, "Bartholomew Featherston"), account(person, "Annabelle of the front")
    open_table(page, name="Saturday after church", kind="open")
    post(page, "/api/me/friends", {"name": "Annabelle of the front"})
    looking.set_viewport_size({"width": 1366, "height": 625})
    looking.reload()
    looking.locator(".tile.friends, .tile.tables").first.wait_for()
    told = looking.locator(".tile.tables article", has_text="Bartholomew")
    told.first.wait_for()
    settle(looking)
    tile, words = _box(looking.locator(".tile.tables")), _box(told.first.locator("div"))
    assert words["width"] > 0.8 * tile["width"]


def _event(person: NewPerson, state: str, part: str = "", language: str = "en", **options: Any) -> Page:
    page = person(LONG, settings={"language": language}, **options)
    show_event(page, state, language, part)
    settle(page)
    return page


def test_the_teams_of_my_table_take_two_lines_each(person: NewPerson) -> None:
    page = _event(person, "in round 3 of 5")
    for size in _sized(page, (1366, 625), (1920, 1080)):
        assert max(page.locator(".against .team > span").evaluate_all(f"all => all.map({LINES})")) <= 2, size


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_round_that_runs_is_in_sight_in_a_bracket_and_keys_reach_the_rest(person: NewPerson, language: str) -> None:
    for width, height in ((1366, 625), (390, 844)):
        page = _event(person, "a knockout of 16", language=language, width=width, height=height)
        bracket, slots = _box(page.locator(".bracket")), page.locator(".slot.runs")
        for box in slots.evaluate_all(f"all => all.map({BOX})"):
            assert bracket["x"] - 1 <= box["x"], width
            assert box["x"] + box["width"] <= bracket["x"] + bracket["width"] + 1, width
    page.locator(".bracket").focus()
    for _ in range(12):
        page.keyboard.press("ArrowLeft" if language == "en" else "ArrowRight")
    wait_until(page, "Math.abs(document.querySelector('.bracket').scrollLeft) < 2")


ALONE = """() => [...document.querySelectorAll("main *")].flatMap((one) => [...one.childNodes]
  .filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && /[\\s\u00a0]\\d+[\\s\u00a0]*&?$/.test(data))
  .filter((text) => {
    const [, name, number] = /^(.*?\\S)[\\s\u00a0]+(\\d+)/.exec(text.data);
    const range = document.createRange();
    const top = (from, to) => (range.setStart(text, from), range.setEnd(text, to), range.getBoundingClientRect().top);
    const at = text.data.lastIndexOf(number);
    return one.checkVisibility() && top(name.length - 1, name.length) < top(at, at + 1) - 2;
  }).map((text) => text.data))"""
"""Names of teams whose number is on a line of its own."""


@pytest.mark.parametrize("state", ["not begun", "a room of 24", "in round 3 of 5"])
def test_the_number_of_a_person_stands_on_no_line_of_its_own(person: NewPerson, state: str) -> None:
    page = _event(person, state, language="he")
    for size in _sized(page, (360, 640), (390, 844), (1366, 625)):
        assert page.evaluate(ALONE) == [], size


def test_a_table_that_plays_in_a_room_is_told_once(person: NewPerson) -> None:
    page = _event(person, "a room")
    playing = page.locator(".met:not(.over) .number").all_inner_texts()
    assert playing and len(playing) == len(set(playing))


def test_an_event_that_nobody_has_entered_has_no_empty_list(person: NewPerson) -> None:
    page = _event(person, "nobody yet")
    expect(page.locator(".now")).to_be_visible()
    expect(page.locator(".entries")).to_have_count(0)


def test_a_bracket_is_whole_where_there_is_room_and_what_is_beside_it_begins_with_it(person: NewPerson) -> None:
    page = _event(person, "over", width=1920, height=1080)
    assert page.locator(".bracket").evaluate("(one) => one.scrollWidth <= one.clientWidth")
    trophy, round_ = _box(page.locator(".trophy")), _box(page.locator(".round"))
    assert round_["y"] - trophy["y"] - trophy["height"] > 8
    assert round_["y"] == pytest.approx(_box(page.locator(".entries"))["y"], abs=1)


def test_the_wall_before_an_event_is_full_of_names(person: NewPerson) -> None:
    page = _event(person, "not begun", "/wall")
    for size in _sized(page, (1366, 625), (1920, 1080)):
        names = page.locator(".entered")
        last = max(names.locator("li").evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)"))
        box = _box(names)
        assert last - box["y"] > 0.85 * box["height"], size


def test_a_wall_that_stands_upright_is_full_from_top_to_bottom(person: NewPerson) -> None:
    for state in STATES:
        page = _event(person, state, "/wall", width=1080, height=1920)
        parts = page.locator(".middle > *").evaluate_all(f"all => all.map({BOX})")
        middle = _box(page.locator(".middle"))
        assert all(box["width"] == pytest.approx(middle["width"], abs=1) for box in parts), state
        told = page.locator(".middle :is(img, .invite p, li, td, .side, .slot, .won)").evaluate_all(
            f"all => all.map({BOX})"
        )
        assert max(box["y"] + box["height"] for box in told) - middle["y"] > 0.7 * middle["height"], state
        title = page.locator("h1").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert title > 40, state
        page.context.close()


@pytest.mark.parametrize("language", by_day(("en", "es", "fr", "he"), "fr"))
def test_a_team_takes_two_lines_of_the_standings_on_a_wall(person: NewPerson, language: str) -> None:
    page = _event(person, "in round 3 of 5", "/wall", language)
    for size in _sized(page, (1280, 720), (1366, 625), (1920, 1080), (1080, 1920)):
        tall = page.locator(".ranks .person").evaluate_all(
            "all => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize))"
        )
        assert max(tall) < 1.8, f"a person takes two lines {size}"


def test_the_names_of_an_event_are_set_in_no_columns(person: NewPerson) -> None:
    page = _event(person, "in round 3 of 5", "/wall", width=1080, height=1920)
    columns = page.locator(".long").evaluate_all("all => all.map((one) => getComputedStyle(one).columnWidth)")
    assert set(columns) == {"auto"}


def test_a_long_line_of_a_room_turns_over_on_the_wall(person: NewPerson) -> None:
    page = _event(person, "a room of 24", "/wall")
    for size in _sized(page, (1366, 625), (1920, 1080), (1080, 1920)):
        hall, last = _box(page.locator(".hall .paper").first), _box(page.locator(".waiting li").last)
        assert last["y"] + last["height"] < hall["y"] + hall["height"], size
        assert hall["height"] == pytest.approx(_box(page.locator(".hall"))["height"], abs=1), size


def test_the_code_to_join_is_the_wall_where_nobody_has_entered(person: NewPerson) -> None:
    page = _event(person, "nobody yet", "/wall")
    for size in _sized(page, (1366, 625), (1920, 1080)):
        code, place = _box(page.locator(".invite img")), _box(page.locator(".invite"))
        assert code["height"] > 0.5 * _box(page.locator(".wall"))["height"], size
        assert _middle(code) == pytest.approx(_middle(place), abs=2), size


def test_the_line_of_a_room_keeps_its_numbers_clear_on_a_phone(person: NewPerson) -> None:
    page = _event(person, "a room", "/wall")
    for size in _sized(page, (320, 568), (390, 844)):
        lefts = page.locator(".waiting li").evaluate_all("all => all.map((one) => Math.round(one.offsetLeft))")
        assert len(set(lefts)) == 1, size
        smallest = page.locator(".wall .side").evaluate_all(
            "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
        )
        assert smallest >= 11, size


def test_a_bracket_in_hebrew_begins_with_its_first_round(person: NewPerson) -> None:
    page = _event(person, "over", language="he")
    for size in _sized(page, (390, 844), (1366, 625)):
        bracket, first = _box(page.locator(".bracket")), _box(page.locator(".slot").first)
        assert bracket["x"] - 1 <= first["x"] and first["x"] + first["width"] <= bracket["x"] + bracket["width"], size
        assert _box(page.locator(".slot").last)["x"] < first["x"], f"later rounds are on the left {size}"


def test_figures_in_hebrew_stand_units_below_units(person: NewPerson) -> None:
    page = _event(person, "in round 3 of 5", language="he", width=1366, height=625)
    ends = page.locator(".ranks tbody td:nth-child(4)").evaluate_all(f"all => all.map({WORDS_END})")
    assert len(ends) == 40 and max(ends) - min(ends) < 1.5


def test_a_wall_on_a_phone_lying_down_shows_tables_at_once(person: NewPerson) -> None:
    page = _event(person, "in round 3 of 5", "/wall", width=844, height=390)
    ends = [box["y"] + box["height"] for box in page.locator(".met").evaluate_all(f"all => all.map({BOX})")]
    assert sum(end < 390 for end in ends) >= 4


def test_the_points_of_the_winners_are_beside_their_names_on_a_phone(person: NewPerson) -> None:
    page = _event(person, "over", "/wall", "he", width=390, height=844)
    for side in page.locator(".trophy .score span").all():
        names, points = _box(side.locator("bdi")), _box(side.locator("b"))
        assert names["y"] < _middle(points) < names["y"] + names["height"]


def _begins_a_first_deal(page: Page) -> None:
    page.goto("/#/learn")
    page.locator("main button.button").first.click()
    page.locator(".seating .main").click()
    page.locator(".lesson").wait_for()
    page.locator(".box, .panel").first.wait_for()
    settle(page)


def test_what_a_first_deal_says_leaves_the_newest_line_beside_the_felt_in_sight(person: NewPerson) -> None:
    page = person(width=1280, height=720)
    _begins_a_first_deal(page)
    line, log = _box(page.locator(".log li").last), _box(page.locator(".log ol"))
    assert line["y"] + line["height"] <= log["y"] + log["height"] + 1
    lesson, sheet = _box(page.locator(".lesson")), _box(page.locator(".side section").first)
    assert sheet["y"] - lesson["y"] - lesson["height"] >= 6


@pytest.mark.parametrize("language", ["en", "es", "fr", "he"])
def test_the_form_that_announces_an_event_is_whole_on_a_laptop(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language}, width=1366, height=625)
    post(page, "/api/accounts", {"name": f"Announcer {language}", "password": "four quiet aces under a lamp"})
    club = post(page, "/api/clubs", {"name": f"Porch {language}", "about": ""})
    page.goto(f"/#/club/{club['club']}")
    page.reload()
    form = page.locator("details:has(input[type=datetime-local])")
    form.locator("summary").click()
    form.locator("option[value=palace]").wait_for(state="attached")
    settle(page)
    box = _box(form)
    assert box["y"] >= 0 and box["y"] + box["height"] <= 626


def test_beside_what_a_first_deal_says_no_line_of_the_score_sheet_is_cut(person: NewPerson) -> None:
    page = person(width=1366, height=625)
    _begins_a_first_deal(page)
    assert page.locator(".side section").first.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


def test_the_three_ways_to_learn_have_their_buttons_on_one_line(person: NewPerson) -> None:
    page = person(settings={"language": "fr"}, width=1280, height=720)
    page.goto("/#/learn")
    buttons = page.locator(".cloth .walls .button")
    buttons.nth(2).wait_for()
    settle(page)
    assert len(set(buttons.evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)"))) == 1


def test_a_bracket_is_as_wide_as_the_page_where_nobody_directs(person: NewPerson) -> None:
    page = person(width=1366, height=625)
    show_event(page, "over", "en", "")
    bracket = page.locator(".bracket")
    bracket.wait_for()
    assert bracket.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_the_portraits_on_the_wall_of_the_front_room_are_whole_in_a_low_window(person: NewPerson) -> None:
    page = person(width=1366, height=625)
    scene, frames = page.locator(".hero svg"), page.locator(".hero svg .frames")
    for size in _sized(page, (1366, 625), (1280, 720), (1600, 800)):
        assert _box(frames)["y"] >= _box(scene)["y"], size


def test_what_is_said_of_bots_stands_by_the_choice_of_bots(person: NewPerson) -> None:
    page = person()
    page.goto("/#/new")
    words = page.locator("p.quiet", has_text="counts trumps")
    words.wait_for()
    bots, pace = (page.locator("label.field", has_text=re.compile(rf"^\s*{name}")) for name in ("Bots", "How fast"))
    assert _box(bots)["y"] < _box(words)["y"] < _box(pace)["y"]


def test_what_is_read_at_a_table_is_as_large_as_twelve_pixels(person: NewPerson) -> None:
    page = person(width=1280, height=720)
    open_table(page)
    start_match(page)
    page.get_by_role("button", name="Pass").click()
    smallest = "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    page.locator(".auction li b").first.wait_for()
    assert page.locator(".side :is(li, li b, td, th)").evaluate_all(smallest) >= 12
    # The longest call, for a whole round of them is in one row: its word is not broken.
    call = page.locator(".auction li b").first
    call.evaluate("(one) => { one.textContent = '4 downtown'; }")
    for size in _sized(page, (1024, 768), (1280, 720), (1366, 625)):
        assert call.evaluate(LINES) == 2, size


CATALOGUES = ROOT / "src" / "bidwhist" / "i18n" / "catalogues"
TOOLS = ("hint", "take-back", "renege", "claim", "last-book", "rules", "say-it")
TOO_WIDE = """(one, words) => words.filter((word) => {
  const text = [...one.childNodes].find((node) => node.nodeType === 3);
  text.data = word;
  const range = document.createRange();
  range.selectNodeContents(text);
  const [said, button] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
  return said.left < button.left || said.right > button.right || said.bottom > button.bottom;
})"""
"""The words that are larger than the button they are put on."""


@pytest.mark.parametrize("language", ["en", "es", "fr", "he"])
def test_the_words_of_tools_are_read_on_a_phone_and_fit_their_buttons(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language, "words": 2})
    open_table(page)
    start_match(page)
    tool = page.locator(".tool.say")
    tool.wait_for()
    smallest = "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    said = (CATALOGUES / language / "page-table.ftl").read_text(encoding="utf-8")
    words = re.findall(rf"(?m)^(?:{'|'.join(TOOLS)}) = (.+)$", said)
    assert len(words) == len(TOOLS)
    for size in _sized(page, (390, 844), (320, 568), (844, 390), (667, 375), (600, 960)):
        # Lying down, the smallest phone needs its width for the box one bids from.
        assert page.locator(".tool").evaluate_all(smallest) >= (11 if size == "at 667 by 375" else 12), size
        assert tool.evaluate(TOO_WIDE, words) == [], size


def test_a_title_in_hebrew_that_begins_in_latin_letters_runs_from_the_right(person: NewPerson) -> None:
    page = person(settings={"language": "he"})
    page.goto("/#/learn")
    title = page.locator("h1")
    title.wait_for()
    assert title.evaluate("(one) => one.matches(':dir(rtl)')")
