"""What people write keeps its direction: names, titles and chat stand apart from the words beside them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import NewPerson
from .fitting import settle
from .player import DRIVER, PLAYING, WON, open_table, play_on, post

NOT_APART = """(written) => {
  // Texts with words that somebody wrote, where nothing keeps these apart from what stands beside them.
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent;
    const whole = walker.currentNode.parentElement.closest('[dir=auto], bdi')?.textContent.trim();
    if (walker.currentNode.parentElement.closest('script, style') || written.includes(whole)) continue;
    const bare = written.reduce((left, one) => left.replaceAll(new RegExp(`\\u2068+${one}\\u2069+`, 'g'), ''), text);
    if (written.some((one) => bare.includes(one))) found.push(text.trim());
  }
  return found;
}"""
WRITTEN = {
    "en": ("דנה 7", "אורי 8", "שולחן 9", "מועדון 5", "כל יום 6", "שלום 4"),
    "he": ("Ann 7", "Bo 8", "Table 9", "Club 5", "Daily 6", "Hello 4"),
}
"""Two names, a table, a club, what it says of itself, and a word in chat; each ends in a digit, which would wander."""
PASSWORD = "sunday pie at four"


@pytest.mark.nightly
@pytest.mark.parametrize("language", WRITTEN)
def test_names_titles_and_chat_stand_apart_from_the_words_beside_them(person: NewPerson, language: str) -> None:
    host_name, guest_name, title, *_, hello = WRITTEN[language]
    host, guest = (person(name, settings={"language": language}) for name in (host_name, guest_name))
    for page, name in ((host, host_name), (guest, guest_name)):
        post(page, "/api/accounts", {"name": name, "password": PASSWORD})
        page.reload()

    found: dict[str, list[str]] = {}

    def look(page: Page, where: str) -> None:
        settle(page)
        found[where] = page.evaluate(NOT_APART, list(WRITTEN[language]))

    _circle((host, guest), language, look)
    made = open_table(host, name=title, kind="open", options={"max_deals": 1}, chat=True)
    guest.goto("/")
    guest.get_by_text(title).first.wait_for()
    look(guest, "the front room")
    guest.goto(f"/#/join/{made['invite']}")
    guest.locator("button.main").wait_for()
    look(guest, "the invitation")
    look(host, "somebody still chooses")
    guest.locator("button.main").click()
    guest.wait_for_selector(".seating .main")
    look(host, "chairs")
    host.keyboard.press("m")
    host.locator("dialog input[type=text]").fill(hello)
    host.keyboard.press("Enter")
    guest.wait_for_selector(".bubble")
    look(guest, "a bubble")
    look(host, "what was said")
    host.keyboard.press("Escape")
    for page in (host, guest):
        page.click(".seating .main")
    wanted = {"until": WON, "pause": 25, "passes": 0.6, "seed": 1}
    host.evaluate(f"(wanted) => {{ window.played = ({DRIVER})(wanted); }}", wanted)
    play_on(guest, until=f"{PLAYING}, {WON}")
    look(guest, "the play")
    for key, where in (("s", "the score sheet"), ("o", "what happened"), ("m", "phrases")):
        guest.keyboard.press(key)
        guest.wait_for_selector("dialog[open]")
        look(guest, where)
        guest.keyboard.press("Escape")
    play_on(guest)
    look(guest, "the result")
    guest.locator(".result a[href*=replay]").first.click()
    guest.wait_for_selector(".open .card, .open b")
    look(guest, "the replay")
    guest.goto("/#/me")
    guest.locator("h2").first.wait_for()
    look(guest, "one's own page")
    assert {where: words for where, words in found.items() if words} == {}


def _circle(people: tuple[Page, Page], language: str, look: Callable[[Page, str], None]) -> None:
    """Friends, and a club of two."""
    host, guest = people
    _, guest_name, _, club_name, about, _ = WRITTEN[language]
    post(host, "/api/me/friends", {"name": guest_name})
    club = post(host, "/api/clubs", {"name": club_name, "about": about})
    post(guest, "/api/clubs/join", {"word": club["word"]})
    for page, where in ((guest, "friends, asked"), (host, "friends, asking")):
        page.goto("/#/friends")
        page.locator("main .who, main .line, main li b").first.wait_for()
        look(page, where)
    host.goto(f"/#/club/{club['club']}")
    host.locator("main li b").first.wait_for()
    look(host, "the club")
    assert [one for one in host.locator("summary").all_inner_texts() if not any(map(str.isalpha, one))] == []


def test_a_text_that_is_not_apart_is_found(person: NewPerson) -> None:
    page = person()
    page.evaluate("document.querySelector('h1').textContent = 'דנה 7 plays'")
    assert page.evaluate(NOT_APART, ["דנה 7"]) == ["דנה 7 plays"]
    page.evaluate("document.querySelector('h1').innerHTML = '<bdi>דנה 7</bdi> plays'")
    assert page.evaluate(NOT_APART, ["דנה 7"]) == []
