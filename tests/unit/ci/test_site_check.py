"""The check of the built site: links that lead nowhere are found, and ways are counted in clicks within the text."""

from pathlib import Path

import pytest
from benches.check.site import MAX_CLICKS, broken, faults, pages, shortest_ways
from benches.check.site_questions import QUESTIONS, Question

ROOT = Path(__file__).parents[3]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Five pages in a row, of which the last is in the menu of all."""
    (tmp_path / "doors").mkdir()
    (tmp_path / "style.css").touch()
    row = ["index", "doors/player", "rules", "kitty", "boston"]
    for name, after in zip(row, [*row[1:], "index"], strict=True):
        up = "../" if "/" in name else ""
        (tmp_path / f"{name}.html").write_text(
            f'<link rel="stylesheet" href="{up}style.css?v=1"><nav><a href="{up}boston.html">menu</a></nav>'
            f'<article><h2 id="here">About {name}</h2><a href="{up}{after}.html#here">on</a>'
            '<a href="https://example.org/x">out</a> Six\n  cards</article>',
            encoding="utf-8",
        )
    return tmp_path


def test_a_whole_site_has_no_broken_link(site: Path) -> None:
    assert list(broken(site, pages(site))) == []


@pytest.mark.parametrize("address", ["no.html", "rules.html#elsewhere", "../kitty.html", "picture.webp", "#there"])
def test_an_address_that_leads_nowhere_is_found(site: Path, address: str) -> None:
    page = site / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + f'<a href="{address}">lost</a>', encoding="utf-8")
    assert list(broken(site, pages(site))) == [("index", address)]


def test_the_menu_is_no_way_and_links_in_the_text_are(site: Path) -> None:
    ways = shortest_ways(pages(site))
    assert ways["kitty"] == ("doors/player", "rules", "kitty")
    assert len(ways["boston"]) == 4


def test_a_question_is_answered_by_words_on_a_page_that_is_near(site: Path) -> None:
    found = pages(site)
    ways = shortest_ways(found)
    assert list(faults(Question("How many?", "cards", "kitty", "six cards"), found, ways)) == []
    assert list(faults(Question("Two?", "cards", "kitty", "two cards"), found, ways)) == [
        "Two? kitty does not say 'two cards'."
    ]
    assert list(faults(Question("Far?", "cards", "boston", "six cards"), found, ways)) == [
        f"Far? boston is more than {MAX_CLICKS} clicks away."
    ]
    assert list(faults(Question("Gone?", "cards", "gone", "six"), found, ways)) == ["Gone? The page gone is missing."]


def test_every_door_has_ten_questions_and_no_question_is_asked_twice() -> None:
    assert {*QUESTIONS} == {path.stem for path in (ROOT / "docs" / "doors").glob("*.md")}
    assert all(len(group) == 10 for group in QUESTIONS.values())
    asked = [one.asked for group in QUESTIONS.values() for one in group]
    assert len(asked) == len({*asked})
