"""The page that solves a deal: the figures of `double_dummy`, found in the browser and never by the server."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bidwhist import Match, double_dummy
from bidwhist.analysis import parse_pbn
from bidwhist.analysis.open_deal import OpenDeal, format_pbn
from bidwhist.core.cards import STRAIN_LETTERS
from bidwhist.solver import COMPILED, Position, Solver

from .conftest import NewPerson
from .fitting import NINE, faults, settle
from .player import wait_until

ASSETS = Path(__file__).parents[2] / "src" / "bidwhist" / "server" / "web" / "assets"
ROOM_FAULTS = (Path(__file__).parent / "room_fits.js").read_text()
SHORT = "E:AK..3.2.B QJ..4.5.L T9.2.5.6 87.3.6.K"
"""Five cards a hand, both jokers, and east first."""
SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
STRAINS = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs", "N": "No-trump"}
ALL = len(SEATS) * len(STRAINS)
IN_ADDRESS = format_pbn(parse_pbn(SHORT))[2:].replace(" ", "_")
WITHOUT_WASM = "delete globalThis.WebAssembly"

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="needs the kernel"),
    pytest.mark.skipif(not [*ASSETS.glob("solver-*.wasm")], reason="the page has no solver: apt-get install clang"),
]


def _solve(page: Page, text: str) -> None:
    page.goto("/#/solve")
    page.get_by_label("A deal as text").fill(text)
    page.get_by_role("button", name="Solve").click()


def _table(page: Page, direction: str) -> dict[tuple[str, str], int]:
    """The figures of a direction once all are there, as `double_dummy` has them."""
    page.get_by_text("Choose a number").wait_for()
    table = page.locator("table", has=page.locator("caption", has_text=direction))
    figures = [int(one) for one in table.locator("td").all_inner_texts()]
    assert len(figures) == ALL
    return dict(zip([(seat, strain) for seat in SEATS for strain in STRAINS], figures, strict=True))


def _values(page: Page) -> dict[str, int]:
    """The cards that may be played and the books beside them, as a screen reader has them."""
    page.locator(".choices[aria-busy=false]").wait_for()
    labels = page.locator(".choices button .sr").all_text_contents()
    read = [re.fullmatch(r"(.+): (\d+) books?(, best)?", label) for label in labels]
    return {found[1]: int(found[2]) for found in read if found}


@pytest.mark.parametrize("lead", ["declarer", "left"])
def test_the_tables_are_those_of_double_dummy_by_who_leads_and_how_aces_are(person: NewPerson, lead: str) -> None:
    page = person()
    _solve(page, SHORT)
    page.get_by_label("Who leads first").select_option(lead)
    assert _table(page, "Uptown") == dict(double_dummy(SHORT, lead=lead))  # type: ignore[arg-type]
    assert _table(page, "Downtown") == dict(double_dummy(SHORT, direction="downtown", lead=lead))  # type: ignore[arg-type]
    page.get_by_label("Aces are low").check()
    low = double_dummy(SHORT, direction="downtown_aces_low", lead=lead)  # type: ignore[arg-type]
    assert _table(page, "Down, aces low") == dict(low)


def test_a_seed_deals_the_cards_of_a_match_by_the_classic_rules_and_they_are_solved(person: NewPerson) -> None:
    page = person()
    asked: list[str] = []
    page.goto("/#/solve")
    page.get_by_label("Or a seed").fill("grandma")
    page.get_by_role("button", name="Deal", exact=True).click()
    deal = Match.new("classic", seed="grandma").deal
    assert deal is not None
    opened = OpenDeal(tuple(int(deal.hand(seat)) for seat in range(4)))
    assert page.get_by_label("A deal as text").input_value() == format_pbn(opened)
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    assert _table(page, "Uptown") == dict(double_dummy(opened))
    assert asked == [], "the server solves nothing"


def test_each_card_has_its_books_and_a_whole_deal_is_played_to_what_was_promised(person: NewPerson) -> None:
    page = person()
    _solve(page, SHORT)
    promised = _table(page, "Uptown")["N", "S"]
    page.get_by_role("button", name=f"North, Spades uptown: {promised} books", exact=False).click()
    hands = tuple(int(one) for one in parse_pbn(SHORT).hands)
    native = Solver().cards(Position(hands, STRAIN_LETTERS.index("S"), 0, 0b0101))
    assert sorted(_values(page).values()) == sorted(one.low for one in native)
    shown = "(one) => one.getBoundingClientRect().x"
    north, east, west = (page.locator(f".seat.{seat}").last.evaluate(shown) for seat in "NEW")
    assert west < north < east, "the hands are a compass while they are played"
    for count in range(1, 21):
        values = _values(page)
        best = page.locator(".choices button", has_text="★").first.locator(".sr").text_content() or ""
        assert values[best.partition(":")[0]] == promised, "best play keeps what the table says"
        page.get_by_role("button", name="Play a best card").click()
        wait_until(page, f"location.hash.split('/').pop().length === {2 * count}")
    expect(page.get_by_text(f"The declaring team has {promised} book").first).to_be_visible()


def test_the_link_opens_at_the_same_card_and_going_back_undoes_one(person: NewPerson) -> None:
    page = person()
    _solve(page, SHORT)
    _table(page, "Uptown")
    page.get_by_role("button", name=re.compile("^West, No-trump downtown")).click()
    for count in (1, 2, 3):
        _values(page)
        page.locator(".choices button").first.focus()
        page.keyboard.press("Enter")
        wait_until(page, f"location.hash.split('/').pop().length === {2 * count}")
    values, address = _values(page), page.url
    assert page.evaluate("document.activeElement.closest('.choices') !== null"), "the focus stays among the cards"
    friend = person("Bo")
    friend.goto(address)
    friend.reload()
    assert _values(friend) == values
    friend.get_by_role("button", name="Back", exact=True).click()
    wait_until(friend, "location.hash.split('/').pop().length === 4")
    assert address.startswith(friend.url)


def test_a_link_with_a_card_that_may_not_be_played_opens_before_it(person: NewPerson) -> None:
    page = person()
    hands = parse_pbn("N:AK... QJ... T9... 87...").hands
    page.goto(f"/#/solve/{format_pbn(OpenDeal(hands))[2:].replace(' ', '_')}/NSud/ASASQS")
    assert set(_values(page)) == {"queen of spades", "jack of spades"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("AK QJ", "Write the first seat"),
        ("N:AK Q J T", "A hand is"),
        ("N:A... K... Q... X...", "no such card"),
        ("N:A... A... Q... J...", "twice: AS"),
        ("N:AK... Q... J... T...", "different sizes: 2, 1, 1, 1"),
        ("N:... ... ... ...", "no cards"),
    ],
)
def test_what_is_no_deal_is_told_with_the_reason(person: NewPerson, text: str, words: str) -> None:
    page = person()
    _solve(page, text)
    assert words in page.locator(".problem").inner_text()


def test_a_browser_without_webassembly_is_told_the_command_that_does_the_same(person: NewPerson) -> None:
    page = person()
    page.add_init_script(WITHOUT_WASM)
    page.reload()
    _solve(page, SHORT)
    assert page.locator("pre").inner_text() == f'bidwhist solve "{format_pbn(parse_pbn(SHORT))}"'


@pytest.mark.parametrize("language", ["en", "es", "fr", "he"])
def test_the_page_fits_at_every_size_in_every_language(person: NewPerson, language: str) -> None:
    page = person(settings={"language": language})
    page.goto(f"/#/solve/{IN_ADDRESS}/NSud/")
    page.locator(".choices[aria-busy=false] button").first.wait_for()
    wait_until(page, "[...document.querySelectorAll('td')].every((one) => /[0-9]/.test(one.textContent))")
    found = {}
    for width, height in NINE:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        found[f"{width} by {height}"] = faults(page, ROOM_FAULTS)
    assert {size: wrong for size, wrong in found.items() if wrong} == {}, json.dumps(found)


def test_another_lead_ends_the_play_that_was_of_the_first(person: NewPerson) -> None:
    page = person()
    page.goto(f"/#/solve/{IN_ADDRESS}/NSud/")
    assert _values(page)
    page.get_by_label("Who leads first").select_option("left")
    page.locator(".choices").wait_for(state="detached")
    assert page.url.endswith(IN_ADDRESS)


def test_the_hands_are_shown_once_beside_the_figures_or_where_they_are_played(person: NewPerson) -> None:
    page = person(width=390, height=844, has_touch=True, is_mobile=True)
    shown = page.locator(".compass:visible")
    page.goto(f"/#/solve/{IN_ADDRESS}")
    page.get_by_text("Choose a number").wait_for()
    expect(shown).to_have_count(1)
    page.locator("table td button").first.tap()
    page.locator(".choices button").first.wait_for()
    expect(shown).to_have_count(1)
    page.set_viewport_size({"width": 1366, "height": 625})
    expect(shown).to_have_count(1)
    settle(page)
    table, cards = (page.locator(one).first.bounding_box() for one in ("table", ".choices"))
    assert table and cards and table["x"] + table["width"] < cards["x"], "they are played beside the figures"


def test_who_follows_a_link_sees_the_deal_and_what_it_was_read_from_is_folded(person: NewPerson) -> None:
    page = person(width=390, height=844)
    text = page.get_by_label("A deal as text")
    page.goto("/#/solve")
    expect(text).to_be_visible()
    page.goto("/#/")
    page.goto(f"/#/solve/{IN_ADDRESS}")
    hands = page.locator(".compass")
    hands.wait_for()
    expect(text).to_be_hidden()
    settle(page)
    box = hands.bounding_box()
    assert box and box["y"] < 422, "in the upper half of a phone"
    page.get_by_text("The deal", exact=True).click()
    expect(text).to_be_visible()
