"""The wizard of house rules: its questions, what cannot be, and rules kept under a name."""

from playwright.sync_api import Route, expect

from bidwhist.core.rules.parse import OPTIONS

from .conftest import NewPerson
from .fitting import settle
from .player import all_the_rest, get, wait_until


def test_the_wizard_shows_the_sheet_the_difference_and_says_beside_the_question_what_cannot_be(
    person: NewPerson,
) -> None:
    page = person()
    page.goto("/#/new")
    page.get_by_role("radio", name="no-trump doubles; to 7").first.check()
    page.get_by_role("radio", name="The Bid Alone").check()
    page.get_by_text("Nothing differs from The Bid Alone").wait_for()
    all_the_rest(page)
    page.get_by_text("downtown beats uptown").click()
    page.wait_for_selector(".differs li")
    expect(page.locator(".differs li")).to_have_count(1)
    assert "uptown and downtown are equal" in page.locator(".differs li").inner_text()
    page.get_by_text("two jokers, kitty of 2").click()
    beside = page.locator("fieldset", has_text="Jokers and kitty?").get_by_role("alert")
    beside.wait_for()
    assert "no book is left for the discards" in beside.inner_text()
    assert "“Whose book are the discards?” then needs" in beside.inner_text()
    beside.get_by_role("button", name="Undo this answer").click()
    beside.wait_for(state="detached")
    assert page.get_by_label("two jokers, kitty of 6").is_checked()
    page.wait_for_selector(".differs li")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".seating .main")
    page.keyboard.press("r")
    page.locator("dialog li").nth(10).wait_for()


def test_the_wizard_asks_first_what_differed_last_time_and_keeps_rules_under_a_name(person: NewPerson) -> None:
    page, cousin = person(), person("Bo")
    page.goto("/#/new")
    all_the_rest(page)
    page.get_by_text("one joker, kitty of 5").click()
    page.get_by_label("How fast they play").select_option("quick")
    page.get_by_label("Bots say a word").uncheck()
    page.wait_for_selector(".differs li")
    code = page.locator("code").inner_text()
    page.get_by_label("A name for the rules").fill("Aunt Mae")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".seating .main")
    facts = get(page, f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert (facts["rules"]["jokers"], facts["rules"]["kitty"], facts["tempo"], facts["talk"]) == (1, 5, "quick", False)
    for other in (page, cousin):
        other.goto("/#/new")
        if other is cousin:
            other.get_by_label("Or a share code").fill(code)
            other.get_by_role("button", name="Use these rules").click()
        wait_until(other, f"document.querySelector('code')?.textContent === '{code}'")
        asked = other.locator("fieldset:not(details fieldset) legend")
        assert asked.all_inner_texts() == ["Jokers and kitty?"]
    page.get_by_role("radio", name="Everybody Scores").check()
    page.get_by_role("button", name="Use: Aunt Mae").click()
    wait_until(page, f"document.querySelector('code')?.textContent === '{code}'")
    page.get_by_label("More: Aunt Mae").click()
    page.get_by_label("New name").fill("The porch")
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("More: The porch").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Use: The porch").wait_for()


def test_the_wizard_asks_about_every_option_and_nothing_about_partners_where_there_are_none(
    person: NewPerson,
) -> None:
    page = person()
    page.goto("/#/new")
    all_the_rest(page)
    page.locator("fieldset").first.wait_for()
    asked = {option for one in get(page, "/api/questions") for option in one["options"]}
    assert asked == set(OPTIONS)
    expect(page.locator("fieldset")).to_have_count(len(get(page, "/api/questions")))
    page.locator(".preset", has_text="Cutthroat for three").first.click()
    page.get_by_text("A team that is set or beaten?").wait_for(state="detached")
    expect(page.get_by_text("Who are partners?")).to_have_count(0)


def test_the_table_can_be_opened_from_anywhere_in_the_wizard_and_the_focus_is_never_under_its_button(
    person: NewPerson,
) -> None:
    page = person(width=360, height=640)
    page.goto("/#/new")
    page.get_by_role("radio", name="The Bid Alone").wait_for()
    button = page.get_by_role("button", name="Open the table")
    is_seen = "one => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    under = """() => {
      const bar = document.querySelector('.send').getBoundingClientRect();
      const focused = document.activeElement.getBoundingClientRect();
      return !document.activeElement.closest('.send') && focused.bottom > bar.top && focused.top < bar.bottom;
    }"""
    page.get_by_role("radio", name="Classic").first.focus()
    for _ in range(16):
        assert button.evaluate(is_seen)
        page.keyboard.press("Tab")
        assert not page.evaluate(under)


def test_nothing_in_the_wizard_moves_once_it_can_be_seen(person: NewPerson) -> None:
    page = person(is_painted=True)
    page.goto("/#/new")
    page.get_by_role("heading", name="Your house rules").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/presets", hold)
    with page.expect_response("**/api/questions"), page.expect_request("**/api/presets"):
        page.reload()
    heading = page.get_by_role("heading", name="Your house rules")
    page.wait_for_function("document.querySelector('main h1')")
    expect(heading).to_have_count(0)
    page.evaluate(
        """() => {
          window.moved = [];
          const look = (list) => window.moved.push(...list.getEntries().map(({ value }) => value));
          new PerformanceObserver(look).observe({ type: "layout-shift" });
        }"""
    )
    held[0].continue_()
    heading.wait_for()
    page.get_by_role("radio", name="Classic").first.wait_for()
    settle(page)
    assert page.evaluate("window.moved") == []
