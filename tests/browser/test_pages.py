"""Other pages and choices: replay, wizard, learn, front room, hints, watching, honour mode, sounds, installing."""

import json
import re
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from support.nightly import by_day
from support.waiting import PATIENCE

from .conftest import PAGE, ROOT, NewPerson
from .fitting import LANDED
from .player import IN_A_TRICK, PLAYING, WON, get, open_table, play_on, start_match, wait_until

ROOMS = ("daily", "fair", "friends", "learn", "me", "new", "settings", "solve", "standings")
"""Rooms that are opened by their name alone."""
CODES = ("en", "es", "fr", "he")
TELLING = (("daily", "en"), ("learn", "es"), ("solve", "fr"))
OF_A_ROOM = re.compile(r"(?<=assets/)[\w-]+\.(?:css|json|js)$")
OF_THE_TABLE = ("Table-", "first-table-")


def test_a_finished_match_is_replayed_step_by_step_and_the_link_opens_at_its_moment(person: NewPerson) -> None:
    page = person()
    table = open_table(page, options={"max_deals": 1})["table"]
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-moment='0']")
    for _ in range(5):
        page.get_by_role("button", name="Next").click()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-moment='6']")
    words = page.locator("[data-moment]").inner_text()
    friend = person("Bo")
    friend.goto(f"/#/replay/{table}-1/6")
    assert friend.locator("[data-moment='6']").inner_text() == words
    page.get_by_role("button", name="Last").click()
    slider = page.get_by_role("slider", name="Moment")
    assert slider.input_value() == slider.get_attribute("max")
    assert re.search("made|set|Boston|thrown in", page.locator(".sheet tbody").inner_text())


def test_the_record_of_a_match_can_be_downloaded(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"max_deals": 1})
    play_on(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert re.fullmatch(r"bidwhist-[a-z0-9]+-1\.json", download.value.suggested_filename)


def test_play_now_seats_you_with_three_bots(person: NewPerson) -> None:
    page = person()
    page.get_by_role("button", name="Play now").click()
    # The cards are dealt at once: passing, and then a card.
    page.wait_for_selector(".hand .card")
    expect(page.locator(".seating")).to_have_count(0)
    expect(page.locator(".seat")).to_have_count(3)


def test_the_address_that_serve_opens_leads_straight_to_a_table(person: NewPerson) -> None:
    page = person()
    page.goto("/#/play")
    page.wait_for_selector(".seating .main, .hand .card")
    assert "/#/table/" in page.url
    assert len(get(page, "/api/me")["tables"]) == 1, "one table, not two"


@pytest.mark.parametrize("late", ["early.js", "assets/*.js"], ids=["the early script", "the script of the page"])
def test_a_newcomer_is_one_guest_whichever_script_comes_first(browser: Browser, origin: str, late: str) -> None:
    context = browser.new_context(base_url=origin)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/guest") else None)
    held: list[Route] = []
    page.route(f"**/{late}", lambda route: held.append(route), times=1)  # noqa: PLW0108
    page.goto("/", wait_until="commit")
    if late == "early.js":
        page.get_by_role("button", name="Play now").wait_for()
    end = monotonic() + PATIENCE
    while not held or not (asked or late == "early.js"):
        assert monotonic() < end, asked
        page.wait_for_timeout(25)
    held[0].continue_()
    page.wait_for_load_state("load")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand .card")
    assert len(asked) == 1
    context.close()


def _files_of_room(room: str, language: str) -> set[str]:
    """What the early script asks for where a room is opened by its address, without the table's."""
    told = re.search(r"\bROOMS=(\[.+\]),ROOM=", (PAGE.parent / "early.js").read_text())
    assert told is not None
    own, files, words = next(group for group in json.loads(told[1]) if room in group[0])
    return {name for name in (own[room], *files, *words[language]) if not name.startswith(OF_THE_TABLE)}


def _asked_for(page: Page) -> set[str]:
    """Scripts, styles and words that a page has asked for, without the table, which comes behind every room."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return {found[0] for found in map(OF_A_ROOM.search, names) if found and not found[0].startswith(OF_THE_TABLE)}


@pytest.mark.parametrize(("room", "language"), by_day([(room, code) for room in ROOMS for code in CODES], *TELLING))
def test_what_is_asked_for_early_is_what_a_room_is_made_of(person: NewPerson, room: str, language: str) -> None:
    page = person(settings={"language": language})
    page.route("**/early.js", lambda route: route.abort())
    page.goto("/?nowhere#/nowhere")
    page.locator("main h1").first.wait_for()
    at_once = _asked_for(page)
    page.goto(f"/?later#/{room}")
    page.locator("main h1").first.wait_for()
    assert _asked_for(page) - at_once == _files_of_room(room, language)


def test_a_room_that_is_opened_by_its_address_is_fetched_beside_the_script_of_the_page(person: NewPerson) -> None:
    page = person()
    held: list[Route] = []
    warned: list[str] = []
    page.on("console", lambda message: warned.append(message.text) if "preload" in message.text else None)
    page.route("**/assets/first-*.js", lambda route: held.append(route))  # noqa: PLW0108
    page.goto("/?early#/standings", wait_until="commit")
    end = monotonic() + PATIENCE
    wanted = _files_of_room("standings", "en")
    while not held or not wanted <= _asked_for(page):
        assert monotonic() < end, wanted - _asked_for(page)
        page.wait_for_timeout(25)
    for route in held:
        route.continue_()
    page.locator(".ranks").first.wait_for()
    assert not warned, "asked for twice"


def test_the_first_deal_speaks_at_every_step(person: NewPerson) -> None:
    page = person()
    page.goto("/#/learn")
    page.get_by_role("button", name="Your first deal").click()
    page.wait_for_selector(".seating .main")
    assert "Welcome" in page.locator(".lesson").inner_text()
    page.click(".seating .main")
    page.wait_for_selector(".box")
    assert "Your one bid" in page.locator(".lesson").inner_text()


def test_a_hint_has_a_reason_and_can_be_followed(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    page.wait_for_selector(".box")
    box = "one => JSON.stringify(document.querySelector(one).getBoundingClientRect())"
    lie = f"() => ['.hand', '.box', '.dock'].map({box})"
    wait_until(page, LANDED)
    before = page.evaluate(lie)
    page.keyboard.press("h")
    assert len(page.locator(".hint").inner_text()) > 20
    assert page.evaluate(lie) == before, "it lies over the felt and moves nothing under a finger"
    page.keyboard.press("y")
    page.wait_for_selector(".box", state="detached")


def test_a_watcher_sees_the_table_and_no_hand(person: NewPerson) -> None:
    page, guest = person(), person("Bo")
    table = open_table(page, kind="open")["table"]
    start_match(page)
    guest.goto(f"/#/table/{table}")
    guest.wait_for_selector(".seat")
    expect(guest.locator(".seat")).to_have_count(4)
    expect(guest.locator(".hand .card")).to_have_count(0)


def test_nothing_of_a_hand_is_kept_in_the_browser(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    hand = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    kept = page.evaluate("JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage}) + location.href")
    assert not [card for card in hand if re.search(rf"\b{card}\b", kept)]


def test_in_honour_mode_any_card_may_be_laid_and_a_renege_is_called_by_its_book(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"renege": "called", "max_deals": 1})
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    expect(page.locator(".hand .dim")).to_have_count(0)
    end = monotonic() + PATIENCE
    while not page.get_by_role("button", name="Renege!").count():
        assert monotonic() < end, "there was nothing to call"
        page.locator(".hand .card.may").first.click()
        page.wait_for_timeout(60)
    page.keyboard.press("x")
    book = page.locator("dialog").get_by_role("button", name="Book 1", exact=True)
    book.wait_for()
    page.locator("dialog .card, dialog .face, dialog .suit").nth(3).wait_for()
    book.click()
    wait_until(page, "document.querySelector('[role=log]').textContent.includes('a renege in book 1')")


def test_tap_to_confirm_lifts_first(person: NewPerson) -> None:
    page = person(settings={"confirm": True})
    open_table(page)
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    card = page.locator(".hand .card.may").first
    name = card.get_attribute("data-card")
    card.click()
    expect(page.locator(f"[data-card='{name}'].lifted")).to_have_count(1)
    page.locator(f"[data-card='{name}']").click()
    page.wait_for_selector(f".hand [data-card='{name}']", state="detached")


def test_the_lobby_lists_open_tables(person: NewPerson) -> None:
    page, guest = person(), person("Bo")
    open_table(page, kind="open", name="Porch table")
    guest.goto("/#/")
    guest.wait_for_selector("article:has-text('Porch table')")


def test_the_profile_lists_a_finished_match(person: NewPerson) -> None:
    page = person()
    open_table(page, options={"max_deals": 1})
    play_on(page)
    page.goto("/#/me")
    page.wait_for_selector("article")
    assert get(page, "/api/me/profile")["statistics"]["matches"] == 1


def test_the_words_of_the_game_are_those_of_the_glossary(person: NewPerson) -> None:
    page = person()
    page.goto("/#/learn/words")
    page.wait_for_selector("dt")
    shown = list(zip(page.locator("dt").all_inner_texts(), page.locator("dd").all_inner_texts(), strict=True))
    written = (ROOT / "docs" / "glossary.md").read_text().split("\n## ")[1]
    assert sorted(shown) == sorted(re.findall(r"^\| (?!word )(.+?) \| (.+?) \|$", written, re.MULTILINE))
    assert len(shown) > 30


def test_a_sported_kitty_is_shown_to_all_until_it_has_been_seen(person: NewPerson) -> None:
    page = person(settings={"hold": 60_000})
    open_table(page, "classic", options={"sport": "before_auction"})
    start_match(page)
    page.wait_for_selector(".sported")
    expect(page.locator(".sported .card")).to_have_count(6)
    page.get_by_role("button", name="Seen").click()
    page.wait_for_selector(".sported", state="detached")


def test_the_invite_link_can_be_scanned(person: NewPerson) -> None:
    page = person()
    open_table(page)
    page.get_by_text("For others on your network").click()
    code = page.get_by_role("img", name="QR code of the invite link")
    drawn = "image => image.decode().then(() => [image.naturalWidth, decodeURIComponent(image.src.split('=')[1])])"
    side, text = code.evaluate(drawn)
    assert side > 0 and text == page.get_by_label("Invite link").input_value()


@pytest.mark.nightly
def test_sounds_are_made_only_for_those_who_want_them(person: NewPerson) -> None:
    for wanted in (False, True):
        page = person(settings={"sounds": wanted})
        page.context.add_init_script(
            "const Plain = AudioContext; window.rooms = 0;"
            "window.AudioContext = class extends Plain { constructor() { super(); window.rooms += 1; } };"
        )
        page.reload()
        open_table(page)
        start_match(page)
        play_on(page, until=IN_A_TRICK, passes=1.0)
        assert page.evaluate("window.rooms") == int(wanted)


def test_sounds_are_switched_at_the_table(person: NewPerson) -> None:
    page = person(settings={"sounds": True})
    open_table(page)
    start_match(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sounds: on").click()
    page.get_by_role("button", name="Sounds: off").wait_for()
    assert page.evaluate("JSON.parse(localStorage['bidwhist.settings']).sounds") is False


def test_the_page_can_be_installed_and_starts_without_a_connection(person: NewPerson) -> None:
    page = person(service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.wait_for_selector("h1")
    inspector = page.context.new_cdp_session(page)
    faults = inspector.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    page.context.set_offline(True)
    page.reload()
    assert page.locator("h1").inner_text() == "Bid Whist"
    assert "can't be reached" in page.locator("[data-banner]").inner_text()
    page.goto("/#/learn/words")
    page.get_by_role("heading", name="The words of the game").wait_for()


def test_a_replay_asks_for_all_its_words_and_its_match_at_once(person: NewPerson) -> None:
    page = person()
    table = open_table(page, options={"max_deals": 1})["table"]
    play_on(page)
    wanted = re.compile(r"/assets/en-[^/]*\.json$|/api/matches/.*/replay$")
    needed: set[str] = set()
    # The table still asks for what comes later: nothing of it belongs to the replay.
    page.goto("/?away#/nowhere")
    page.locator("main h1").wait_for()
    page.on("request", lambda request: needed.add(request.url) if wanted.search(request.url) else None)
    page.goto(f"/?again#/replay/{table}-1/6")
    page.wait_for_selector("[data-moment='6']")
    held: dict[str, Route] = {}

    def hold(route: Route) -> None:
        held[route.request.url] = route
        # The words of the whole page come before any room.
        if len(held) == 1:
            route.continue_()

    page.route(wanted, hold)
    page.reload(wait_until="commit")
    end = monotonic() + PATIENCE
    while held.keys() != needed:
        assert monotonic() < end, needed - held.keys()
        page.wait_for_timeout(25)
    assert len(needed) > 5
    for route in [*held.values()][1:]:
        route.continue_()
    page.wait_for_selector("[data-moment='6']")


def test_parts_of_the_front_room_that_cannot_be_fetched_are_missing_and_no_error(person: NewPerson) -> None:
    page = person()
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort()

    page.route(re.compile(r"/assets/(Rooms|front)-.*\.js"), refuse)
    page.reload()
    end = monotonic() + PATIENCE
    while not refused:
        assert monotonic() < end, refused
        page.wait_for_timeout(25)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand .card")


def test_every_page_has_a_title_and_one_that_is_not_there_says_so(person: NewPerson) -> None:
    page = person()
    titles = {}
    for name in ("", "new", "learn", "fair", "solve", "daily", "me", "settings", "nowhere"):
        page.goto(f"/#/{name}")
        page.wait_for_selector("h1")
        titles[name] = page.title()
    assert len(set(titles.values())) == len(titles)
    assert all(title.endswith("Bid Whist") for title in titles.values())
    expect(page.get_by_role("heading", name="There is no such page")).to_have_count(1)
    open_table(page)
    page.wait_for_selector(".seating .main")
    assert page.title() == "Ann's table · Bid Whist"
    page.goto("/#/learn")
    page.get_by_role("heading", name="Learn Bid Whist").wait_for()
    assert page.title() == "Learn · Bid Whist"


ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations === Infinity)
  .map((one) => `${one.animationName} of ${one.effect.target.className.baseVal ?? one.effect.target.className}`)"""


def test_cards_fly_unless_less_motion_is_wanted(person: NewPerson) -> None:
    flights = {}
    for calm in (False, True):
        page = person(settings={"hold": 900, "calm": calm})
        open_table(page)
        start_match(page)
        play_on(page, until=PLAYING, passes=1.0)
        page.evaluate(
            """() => { window.flown = []; const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, ...rest) {
                const moves = [frames].flat().some((frame) => /[1-9]/.test(frame.translate ?? ''));
                if (this.matches('[data-lying]')) window.flown.push(moves);
                return animate.call(this, frames, ...rest);
              }; }"""
        )
        page.locator(PLAYING).first.click()
        wait_until(page, "window.flown.length")
        flights[calm] = page.evaluate("window.flown.some(Boolean)")
    assert flights == {False: True, True: False}


def test_nothing_moves_without_end_where_less_motion_is_wanted(person: NewPerson) -> None:
    page = person(settings={"calm": True})
    page.locator("svg .lamp").wait_for()
    assert page.evaluate(ENDLESS) == []
    open_table(page)
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    page.locator(".turn").first.wait_for()
    assert page.evaluate(ENDLESS) == []


def test_a_claim_that_ended_a_deal_is_told_with_the_result(person: NewPerson) -> None:
    page = person()
    open_table(page)
    assert "claim" in play_on(page, until=".result .claim")


def test_four_colours_and_large_numbers_change_the_cards_and_are_kept(person: NewPerson) -> None:
    page = person()
    page.goto("/#/settings")
    colour = "getComputedStyle(document.documentElement).getPropertyValue('--diamond')"
    plain, face = page.evaluate(colour), page.locator(".preview .face").first
    assert face.get_attribute("data-face") == "full"
    page.get_by_label("Four colours").check()
    page.get_by_label("Large numbers").check()
    page.reload()
    page.wait_for_selector(".preview .face[data-face='large']")
    assert page.evaluate(colour) != plain


def test_a_tap_marks_a_bid_and_a_second_one_sends_it(person: NewPerson) -> None:
    page = person()
    open_table(page, bots="steady")
    start_match(page)
    bid = page.locator(".bid:not([aria-disabled='true'])").last
    bid.click()
    expect(page.locator(".bid.sel")).to_have_count(1)
    expect(page.locator(".box"), "a finger that slipped has not bid").to_have_count(1)
    page.locator(".bid.sel").click()
    page.wait_for_selector(".box", state="detached")


def test_a_second_tap_at_once_lays_no_second_card(person: NewPerson) -> None:
    page = person(settings={"hold": 200})
    open_table(page)
    start_match(page)
    play_on(page, until=PLAYING, passes=1.0)
    before = page.locator(".hand .card").count()
    page.evaluate(
        """() => new Promise((done) => {
          const began = performance.now();
          const tap = () => {
            if (performance.now() - began > 250) return done();
            document.querySelector('.hand .card.may')?.click();
            setTimeout(tap, 20);
          };
          tap();
        })"""
    )
    wait_until(page, f"document.querySelectorAll('.hand .card').length === {before - 1}")
    page.wait_for_selector(f"{PLAYING}, {WON}")
    left = 0 if page.locator(WON).count() else before - 1
    expect(page.locator(".hand .card"), "at the next turn too, unless a claim has ended the deal").to_have_count(left)


def test_getting_up_in_a_deal_asks_once(person: NewPerson) -> None:
    page = person()
    open_table(page)
    start_match(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Get up from the table").click()
    page.get_by_role("button", name="Stay").click()
    expect(page.locator(".hand .card")).to_have_count(12)


def test_the_title_of_the_page_says_whose_turn_it_is(person: NewPerson) -> None:
    page = person()
    open_table(page, name="Kitchen table")
    assert page.title() == "Kitchen table · Bid Whist"
    start_match(page)
    page.wait_for_selector(".box")
    assert page.title() == "Your turn · Bid Whist"


def test_cards_are_light_in_the_dark_too(person: NewPerson) -> None:
    for look in ("light", "dark"):
        page = person(settings={"look": look})
        page.goto("/#/settings")
        page.wait_for_selector(".preview .face")
        paper = "getComputedStyle(document.querySelector('.preview .face')).getPropertyValue('--paper')"
        red, green, blue = (int(page.evaluate(paper).strip()[at : at + 2], 16) for at in (1, 3, 5))
        assert min(red, green, blue) > 200


LOUDEST = """
window.loudest = 0;
const Plain = GainNode;
window.GainNode = class extends Plain {
  constructor(context, options) {
    super(context, options);
    window.loudest = Math.max(window.loudest, options.gain);
  }
};
"""


def test_volume_felt_and_backs_are_chosen_and_kept_in_the_browser(person: NewPerson) -> None:
    page = person(settings={"sounds": True})
    page.context.add_init_script(LOUDEST)
    page.goto("/#/settings")
    page.reload()
    felt = "getComputedStyle(document.querySelector('.preview')).backgroundImage"
    back = "getComputedStyle(document.querySelector('.preview .back')).backgroundImage"
    page.locator(".preview .back").wait_for()
    before = page.evaluate(felt), page.evaluate(back)
    page.get_by_label("Felt of the table").select_option("walnut")
    page.get_by_label("Backs of the cards").select_option("flying geese")
    page.get_by_role("slider", name="Volume of sounds").press("End")
    assert page.evaluate("window.loudest") == 1, "a knock at 0.5, twice as loud"
    after = page.evaluate(felt), page.evaluate(back)
    assert before[0] != after[0] and before[1] != after[1]
    page.reload()
    page.locator(".preview .back").wait_for()
    assert (page.evaluate(felt), page.evaluate(back)) == after
    assert page.get_by_role("slider", name="Volume of sounds").input_value() == "100"
    page.get_by_label("Soft sounds").uncheck()
    assert page.get_by_role("slider", name="Volume of sounds").is_disabled()
