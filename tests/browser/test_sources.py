"""What can be said of the web table without a browser: its types are the server's, and it stays small."""

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bidwhist.i18n import CODES
from support.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = WEB / "src"
BUILT = ROOT / "src" / "bidwhist" / "server" / "web"
FIRST_LOAD = 88.7
"""Kilobytes of the front room and the table, packed: document, script, style, words; the deck comes beside them.

Half of one above 87: what is taught, said and looked for at the table has places where it covers nothing. A
tenth more cancels a request that hangs, and leaves the score in sight of a first deal on the smallest phones. Half of
one above 87.6: what belongs to one table stays there, what is pressed twice is sent once, and two tabs agree. Half of
one above 88.1: a room's words are fetched side by side and its answer is asked for ahead, which saves ways there and
back. One above 88.6: the early script knows the files of each room, so that a room is fetched beside the page. A
tenth above 89.7: a phrase covers neither tools nor cards of a phone. One and three tenths below 89.8: the table is a
file of its own, and what it shows before the first deal or beside the felt comes with its sheets. Two tenths above
88.5: the page says who won the auction and what is declared, and puts a hand into another order."""
FRONT_ROOM = 63
"""The same of what the document itself asks for, without the table that comes behind."""
SCRIPT_IN_ALL = 173.9
"""Kilobytes of script of all pages together, of which nobody is sent more than they open.

Fourteen of them draw the rooms: one's way, the field of a day, its calendar, crests, the ring of a club, an event's
page and its wall. Four above 147: how far coach and what-if are, the trophies of an event and a day, backs and felts,
and charts of one's bids. Two above 151: faces to choose from, and the worker that solves a deal for what-if.
Seven above 153: the page that solves a deal, of which six and a half are fetched by those alone who open it. Half
of one above 160 counts which exercises were solved. Two above 161: steps of protocol 4 are put together, a table is
shown on a television, and what lies over a table is a file of its own, by which the first load is five smaller. One
above 163: who played what and whose turn it is are said by the page, and rooms are drawn when all is known. Two
above 164: each part of a room shows when its own answer is there and is asked for again where it is late, what if has
the rows of the bid box, and codes are copied. One above 166: the same half, and what is said once is heard once. One
above 167: a second press, a late answer and a typed moment do what is meant, an invitation is seen among friends. One
above 168: what the early script knows of rooms. Two tenths above 168.9: a bracket begins with its round, and a phrase
gives way to what is below it. Four and a half above 169.1: the table and what rooms share with it are files of their
own, by which a room by its address is sent up to 28 less. Two tenths above 173.7: the same two sentences and the order
of a hand."""
WORDS_IN_ALL = 31
"""Kilobytes of the words and exercises of a language in all rooms; one person is sent one of them.

Half of one above 26 for what those are asked whom a director invites into an event, one for the drawings of the rooms
in words, half of one for bots and programs. One above 29 for the page that solves a deal, and one above
30: a table without a connection, parts of a page that are late, another chair, recovery codes to copy, several teams
of bots at once."""
STYLE_IN_ALL = 34.8
"""The same of style: type in rem, the card that ends a match, the rooms and an event's wall in the table's look.

Two above 30, one of them used: the hands, tables and cards of the page that solves a deal. One above 32: words of a
first deal, a television and late parts of a room have places of their own. A tenth above 33: what rooms share is theirs
alone, and what is said of one's turn gives way to the buttons. Two more: a bracket in Hebrew runs from right to left,
and the way to the documentation is at the end of a line. One more: on phones a room's title and the way out share a
row."""
WITHOUT_CONNECTION = 4
"""The same of script and style of the page without a connection, fetched beside Python's 8.5 MB to play there."""
NOT_ONLINE = re.compile(r"(?:OfflineRooms|offline|python)-[\w-]+\.(?:css|js)$")
"""Its files."""
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".webmanifest"}
AT_ONCE = re.compile(r'"\./((?:assets/)?[^"]+\.(?:js|css|json))"')
"""What the document asks for."""
OF_TABLE = re.compile(r'"table":"([^"]+)"\},\[([^\]]+)\]')
"""What the early script asks for behind it."""
FELT = {
    "Felt.svelte",
    "Seat.svelte",
    "Trick.svelte",
    "Bubbles.svelte",
    "LastBook.svelte",
    "Hand.svelte",
    "OpenHand.svelte",
}
"""What lies on the table is the same in every language: seats clockwise, cards in their order."""
HAVE_FIGURES = {"Figures.svelte", "ScoreSheet.svelte", "events.css", "ranks.css"}
"""Tables whose numbers, which run from left to right in every language, are set to the right."""
SIDED_YET = {"learn", "replay"}
"""Rooms that are laid out from left to right still."""

built = pytest.mark.skipif(not BUILT.exists(), reason="the web table is not built: npm run build in web/")


def _packed(pattern: str, *, is_online: bool = True) -> float:
    paths = (path for path in BUILT.rglob(pattern) if (NOT_ONLINE.match(path.name) is None) is is_online)
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths) / 1000


def test_a_part_of_the_page_that_cannot_be_fetched_is_no_error_that_nobody_hears() -> None:
    for path in (WEB / "src").rglob("*.svelte"):
        text = path.read_text()
        for found in re.finditer(r"\{#await .*?\{/await\}", text, re.S):
            assert "{:catch" in found[0], f"{path.name}: {found[0][:90]}"
        for found in re.finditer(r"\bvoid import\(.*?;\n", text, re.S):
            assert ".then(" in found[0] and ("=> undefined" in found[0] or ".catch(" in found[0]), (
                f"{path.name}: {found[0]}"
            )


@built
def test_the_first_load_stays_small() -> None:
    document = BUILT / "index.html"
    first = [document, *(BUILT / name for name in AT_ONCE.findall(document.read_text()))]
    assert {path.suffix for path in first} == {".html", ".json", ".js", ".css"}
    found = OF_TABLE.search((BUILT / "early.js").read_text())
    assert found is not None
    table = [BUILT / "assets" / name for name in (found[1], *json.loads(f"[{found[2]}]"))]
    front, behind = (sum(len(gzip.compress(one.read_bytes(), 9)) for one in part) / 1000 for part in (first, table))
    assert front <= FRONT_ROOM
    assert behind > 20
    assert front + behind <= FIRST_LOAD


@built
def test_all_pages_together_stay_small() -> None:
    words = [_packed(f"{code}-*.json") for code in CODES]
    assert 0 < min(words) <= max(words) <= WORDS_IN_ALL
    assert 0 < _packed("*.js") <= SCRIPT_IN_ALL
    assert 0 < _packed("*.css") <= STYLE_IN_ALL


@built
def test_the_page_without_a_connection_is_small_and_fetched_by_nobody_who_plays_online() -> None:
    assert 0 < sum(_packed(pattern, is_online=False) for pattern in ("*.js", "*.css")) <= WITHOUT_CONNECTION
    own = {path.name for path in BUILT.rglob("*") if NOT_ONLINE.match(path.name)} | {"offline.html"}
    assert len(own) >= 5
    for name in ("index.html", "sw.js"):
        assert not [one for one in own if f'{one}"' in (BUILT / name).read_text()], name


@built
def test_each_text_of_the_page_lies_packed_beside_it() -> None:
    texts = [path for path in BUILT.rglob("*") if path.suffix in TEXTS]
    assert len(texts) > 10
    for path in texts:
        assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()
        # A file of a line or two is no shorter for it.
        assert 0 < path.with_name(path.name + ".br").stat().st_size < max(100, path.stat().st_size)


def test_colours_are_named_in_two_files_and_nowhere_else() -> None:
    named = {SOURCES / "styles" / "tokens.css", SOURCES / "ui" / "paints.ts"}
    drawn = [path for pattern in ("*.svelte", "*.ts", "*.css") for path in SOURCES.rglob(pattern) if path not in named]
    raw = re.compile(r"(?<!&)#[0-9a-fA-F]{3,8}\b|\b(rgb|hsl)a?\(")
    assert {path.name: raw.findall(path.read_text()) for path in drawn if raw.search(path.read_text())} == {}


def test_formats_of_the_browser_are_made_in_one_place_when_they_are_first_used() -> None:
    """The first one takes a phone a tenth of a second, and a module that makes one makes everybody wait for it."""
    drawn = [path for pattern in ("*.svelte", "*.ts") for path in SOURCES.rglob(pattern)]
    made = {path.name for path in drawn if re.search(r"new Intl\.|\.toLocale", path.read_text())}
    assert made == {"formats.ts", "sayer.ts"}


def test_style_that_rooms_share_begins_with_their_room() -> None:
    """It stays when one goes on to the table, and would be the style of whatever has the same name there."""
    shared = [path for path in SOURCES.rglob("*.css") if path.parent != SOURCES / "styles" or path.stem == "circle"]
    rooms = re.compile(
        r"(?:\[dir=.rtl.\] )?\.(?:room|circle|event|ranks|outcome)\b"
        r"|:where\(\.(?:room|outcome)\)|\[data-offline\]|\.offline-strip"
    )
    begun = [(path.name, one) for path in shared for one in selectors_of(path.read_text(encoding="utf-8"))]
    assert len(begun) > 200
    assert [(name, one) for name, one in begun if not rooms.match(one)] == []


def selectors_of(style: str) -> list[str]:
    """Each selector of a style sheet, without frames of animations."""
    plain = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    heads = (found.strip() for found in re.findall(r"([^{};]+)\{", plain))
    return [one.strip() for head in heads if not head.startswith("@") for one in re.split(r",(?![^(]*\))", head)]


def test_only_the_felt_and_cards_know_left_from_right() -> None:
    """Everything else is laid out in the direction of the language, and figures with units below units."""
    sided = re.compile(r"(?:margin|padding|border)-(?:left|right)\b|\n\s+(?:left|right):|text-align: left")
    figures = re.compile(r"text-align: right")
    drawn = [path for pattern in ("*.svelte", "*.css") for path in SOURCES.rglob(pattern)]
    found = {path.name for path in drawn if path.parent.name not in SIDED_YET and sided.search(path.read_text())}
    assert found - FELT == set()
    assert {path.name for path in drawn if figures.search(path.read_text())} == HAVE_FIGURES


def test_the_page_ships_svelte_and_a_hash_alone_and_all_packages_are_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text())
    drawn = [path.read_text() for pattern in ("*.svelte", "*.ts") for path in SOURCES.rglob(pattern)]
    imported = {name for text in drawn for name in re.findall(r"""(?:from|import) ["'](@?[\w-]+(?:/[\w-]+)?)""", text)}
    assert {name if name.startswith("@") else name.split("/")[0] for name in imported} == {"@noble/hashes", "svelte"}
    assert set(package["dependencies"]) == {"@noble/hashes", "@sveltejs/vite-plugin-svelte", "svelte", "vite"}
    versions = {**package["dependencies"], **package["devDependencies"]}.values()
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)


@built
def test_every_icon_that_is_named_is_there_in_its_size() -> None:
    icons = json.loads((BUILT / "manifest.webmanifest").read_text())["icons"]
    named = {one["src"]: one["sizes"] for one in icons} | {"icon-180.png": "180x180"}
    assert "icon-180.png" in (BUILT / "index.html").read_text()
    drawn = {name: sizes for name, sizes in named.items() if name.endswith(".png")}
    assert len(drawn) == 3 and "icon.svg" in named
    for name, sizes in drawn.items():
        picture = (BUILT / name).read_bytes()
        width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
        assert picture.startswith(b"\x89PNG") and f"{width}x{height}" == sizes


@built
def test_the_page_asks_no_other_host_for_anything() -> None:
    texts = [path.read_text() for path in BUILT.rglob("*") if path.suffix in {".html", ".css", ".webmanifest"}]
    assert not [text for text in texts if re.search(r"""(src|href|url\()=?["'(]?https?:""", text)]


@pytest.mark.skipif(
    shutil.which("npm") is None or not (WEB / "node_modules" / "vitest").exists(),
    reason="needs npm and npm ci in web/",
)
def test_the_pages_own_tests_of_functions_and_components_pass() -> None:
    done = subprocess.run(["npm", "test"], cwd=WEB, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
