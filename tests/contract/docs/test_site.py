"""The documentation site is whole: each page is in the menu once, links lead into the site, nothing is left inline."""

import re
import runpy
import shutil
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import bidwhist
from bidwhist.api.exports import HOMES

ROOT = Path(__file__).parents[3]
SITE: dict[str, Any] = runpy.run_path(str(ROOT / ".ci" / "docs.py"))
DOORS = sorted((ROOT / "docs" / "doors").glob("*.md"))
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)[^)\s]*\)")


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages as Sphinx gets them."""
    folder: Path = tmp_path_factory.mktemp("site") / "source"
    SITE["stage"](ROOT, folder, shutil.copyfile)
    return folder


def test_every_page_is_in_the_menu_once_and_the_menu_names_no_other(staged: Path) -> None:
    pages = {path.relative_to(staged).with_suffix("").as_posix() for path in staged.rglob("*.md")}
    listed = [
        name
        for names in SITE["CONTENTS"].values()
        for pattern in names
        for name in ([pattern] if "*" not in pattern else sorted(one for one in pages if Path(one).match(pattern)))
    ]
    inside = [one for one in listed if listed.count(one) > 1 and one != "results/index"]
    assert not inside
    assert {*listed, "index"} == pages


def test_every_page_of_a_door_is_named_on_it_or_one_click_further(staged: Path) -> None:
    for door in DOORS:
        named = {(door.parent / link).resolve() for link in LINK.findall(door.read_text(encoding="utf-8"))}
        places = {SITE["place_of"](path.relative_to(ROOT).as_posix()) for path in named if path.is_relative_to(ROOT)}
        menu = SITE["CONTENTS"][f"doors/{door.stem}"]
        assert {f"{name}.md" for name in menu} <= places, door.name


def test_links_in_the_site_lead_to_what_is_in_it(staged: Path) -> None:
    lost = [
        (page.name, link)
        for page in staged.rglob("*.md")
        for link in LINK.findall(re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.S))
        if not (page.parent / link).exists()
    ]
    assert not lost


def test_every_public_name_is_in_the_reference_once() -> None:
    modules = [module for _, _, some in SITE["REFERENCE"].values() for module in some]
    names = [name for module in modules for name in HOMES[module]]
    assert sorted(names) == sorted(bidwhist.__all__)


@pytest.mark.parametrize(
    ("source", "text", "expected"),
    [
        ("docs/server.md", "[why](../DESIGN.md#dependencies)", "[why](design.md#dependencies)"),
        ("DESIGN.md", "[map](docs/map.md)", "[map](map.md)"),
        ("docs/doors/operator.md", "[faults](../../SECURITY.md)", "[faults](../security.md)"),
        ("docs/club.md", "[luck](../benches/results/club.md)", "[luck](results/club.md)"),
        ("docs/club.md", "[code](../src/bidwhist/errors.py)", "code"),
        ("docs/club.md", "`[luck](../benches/results/club.md)`", "`[luck](../benches/results/club.md)`"),
        ("docs/club.md", "[here](#luck), [there](https://example.org)", "[here](#luck), [there](https://example.org)"),
        ("docs/club.md", "![people](images/club-people.svg)", "![people](images/club-people.svg)"),
        ("docs/web.md", "![the table](images/web-table.png)", "![the table](images/web-table.webp)"),
        ("docs/bots.md", "```mybots\nx = 1\n```", "```python\nx = 1\n```"),
    ],
)
def test_links_are_moved_with_their_pages(source: str, text: str, expected: str) -> None:
    places = {path: SITE["place_of"](path) for path in SITE["_sources"](ROOT)}
    assert SITE["moved"](source, text, places) == expected


def test_a_finished_page_has_no_script_and_no_style_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    (tmp_path / "doors").mkdir()
    page = tmp_path / "doors" / "player.html"
    page.write_text(
        "<html><head><style>a { color: red }</style></head><body><script>one()</script>"
        '<svg style="display: none;"></svg><path class="b" style="opacity: 50%" d="M0"/></body></html>',
        encoding="utf-8",
    )
    SITE["finish"](tmp_path)
    text = page.read_text(encoding="utf-8")
    assert "style=" not in text and "<style" not in text and "<script>" not in text
    for href in re.findall(r'(?:src|href)="([^"]+)"', text):
        assert (page.parent / href.partition("?")[0]).exists()
    assert "opacity: 50%" in (tmp_path / "_static" / "inline.css").read_text(encoding="utf-8")
    assert 'class="inline-' in text and re.search(r'class="inline-\w+ b"', text)
    sheet = (tmp_path / "_static" / "inline.css").read_bytes()
    assert f'href="../_static/inline.css?v={crc32(sheet):08x}"' in text
    SITE["pack"](tmp_path)
    assert (tmp_path / "doors" / "player.html.gz").exists()


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (
            "<title>T</title><article><p>Deal <code>12</code> cards &amp; bid.</p><p>More</p></article>",
            "Deal 12 cards &amp; bid.",
        ),
        ("<title>Index</title><article><noscript><p>No script</p></noscript></article>", "Index"),
        (f"<title>T</title><article><p>{'word ' * 60}</p></article>", f"{'word ' * 31}…"),
    ],
)
def test_a_page_is_described_by_the_beginning_of_its_first_paragraph(page: str, expected: str) -> None:
    assert SITE["description_of"](page) == expected


def test_a_packages_site_has_nothing_twice_and_nothing_for_debugging(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    for name in ("index.html", ".buildinfo", "objects.inv", "_static/furo.css", "_static/furo.css.map"):
        (tmp_path / name).write_text("text", encoding="utf-8")
    SITE["slim"](tmp_path)
    assert {path.name for path in tmp_path.rglob("*") if path.is_file()} == {"index.html", "furo.css"}


def test_a_page_that_shows_an_address_of_memory_is_named(tmp_path: Path) -> None:
    (tmp_path / "api").mkdir()
    shown = '<span class="pre">&lt;lambda&gt;</span> <span class="pre">at</span> <span class="pre">0x7f130780d760'
    (tmp_path / "api" / "rules.html").write_text(shown, encoding="utf-8")
    (tmp_path / "deals.html").write_text("a seed of 0x7f130780d760 and a hand at 0x3f", encoding="utf-8")
    assert SITE["with_addresses"](tmp_path) == ["api/rules.html"]
