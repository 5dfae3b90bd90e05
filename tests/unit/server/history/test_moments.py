"""A moment shared in a chat: its page, its picture, who may see it; and files of other places shown as replays."""

import json
import re
import zlib
from html import escape
from pathlib import Path

import pytest

from bidwhist.core.rules.presets import CLASSIC, PRESETS
from bidwhist.core.view import WATCHER
from bidwhist.errors import BadRecord
from bidwhist.i18n import CODES, language_of
from bidwhist.records import encode_record, format_record, history, record_of
from bidwhist.server.extras import NotInstalled
from bidwhist.server.history import picture as pictures
from bidwhist.server.history.file_import import file_as_json
from bidwhist.server.history.image import Image, in_order, shortened, width_of
from bidwhist.server.history.picture import HEIGHT, WIDTH, picture_of
from bidwhist.server.history.replays import NoMoment, moment_of, replay_of
from bidwhist.server.http.middleware import EMBEDDED
from bidwhist.server.http.requests import MAX_FILE_BYTES
from bidwhist.server.platform.database.store import Store
from bidwhist.server.tables.domain.finished import Finished
from bidwhist.server.tables.domain.log import Row, TableOpened
from bidwhist.server.tables.repository import append
from support.asking import client_of
from support.random_play import random_match

MATCH = random_match(CLASSIC, 3, deals_at_most=2)
RECORD = encode_record(record_of(MATCH))
FOUND = Finished("t-1", "t", 1, 9, "classic", False, RECORD, (None,) * 4)
MOMENTS = sum(len(tuple(history(deal))) for deal in MATCH.deals)


def _size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at = png.index(b"IDAT")
    length = int.from_bytes(png[at - 4 : at], "big")
    width, height = (int.from_bytes(png[place : place + 4], "big") for place in (16, 20))
    assert len(zlib.decompress(png[at + 4 : at + 4 + length])) == (width + 1) * height
    return width, height


def test_a_moment_is_the_one_that_the_replay_has() -> None:
    steps = replay_of(FOUND, WATCHER).steps
    for step in (0, 7, MOMENTS // 2, MOMENTS - 1):
        assert moment_of(FOUND, step) == steps[step]
    with pytest.raises(NoMoment):
        moment_of(FOUND, MOMENTS)


def test_every_moment_can_be_painted_in_every_preset() -> None:
    for rules in PRESETS.values():
        match = random_match(rules, 5, deals_at_most=1)
        found = Finished("t-1", "t", 1, 9, "", False, encode_record(record_of(match)), ())
        moments = sum(len(tuple(history(deal))) for deal in match.deals)
        for step in range(0, moments, 9):
            painted = picture_of(found, step)
            assert _size(painted.png) == (WIDTH, HEIGHT) and len(painted.png) < 60_000
            assert painted.title and painted.words


def test_words_that_are_too_long_are_shortened_and_unknown_letters_cost_nothing() -> None:
    assert width_of(shortened("Wilhelmina " * 20, 22, 300), 22) <= 300
    assert shortened("Zoë", 22, 300) == "Zoë" and width_of("漢字", 22) > 0


async def test_a_moment_has_a_page_with_its_picture_and_what_is_not_there_has_none(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        store = Store(tmp_path / "tables.sqlite")
        opened = Row("t", 0, 1, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple"))
        await store.write(append((opened,), FOUND))
        store.close()
        page = await client.get("/m/t-1/9")
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        told = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page.text))
        assert told["title"] == picture_of(FOUND, 9).title and told["image"].endswith(
            "/m/t-1/9/picture.png?language=en"
        )
        assert "url=http" in page.text.replace(" ", "") and "#/replay/t-1/9" in page.text and "<script" not in page.text
        picture = await client.get("/m/t-1/9/picture.png")
        assert picture.headers["content-type"] == "image/png" and _size(picture.content) == (WIDTH, HEIGHT)
        for nowhere in ("/m/t-2/9", "/m/t-1/999999", "/m/t-1/x", "/m/t-1/9999999", "/m/t-1/9x/picture.png"):
            assert (await client.get(nowhere)).status_code in {404, 422}, nowhere


async def test_a_moment_speaks_the_language_of_its_reader_or_the_one_its_link_names(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        store = Store(tmp_path / "tables.sqlite")
        opened = Row("t", 0, 1, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple"))
        await store.write(append((opened,), FOUND))
        store.close()
        french = (await client.get("/m/t-1/9", headers={"Accept-Language": "fr"})).text
        assert '<html lang="fr" dir="ltr">' in french and escape(words_in("fr")) in french
        linked = (await client.get("/m/t-1/9?language=es", headers={"Accept-Language": "fr"})).text
        assert '<html lang="es"' in linked and escape(words_in("es")) in linked and "picture.png?language=es" in linked
        pictures = [await client.get(f"/m/t-1/9/picture.png?language={code}") for code in CODES]
        assert len({picture.content for picture in pictures}) == len(CODES)
        assert '<html lang="en"' in (await client.get("/m/t-1/9?language=xx")).text
        replay = await client.get("/api/matches/t-1/replay", headers={"Accept-Language": "es"})
        step = replay.json()["steps"][9]
        assert " ".join(one["words"] for one in step["events"]) == words_in("es")
        assert replay.json()["room"]["sheet"][0] == "Bid Whist, Clásico"


def words_in(code: str) -> str:
    """What happened at moment 9, in a language."""
    return picture_of(FOUND, 9, language_of(code)).words


@pytest.mark.parametrize("code", CODES)
def test_the_lines_of_a_picture_begin_at_the_side_where_its_language_begins(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: dict[int, tuple[float, float]] = {}

    def note(_: Image, left: float, top: float, words: str, size: int, __: object) -> None:
        lines[int(top)] = left, left + width_of(words, size)

    monkeypatch.setattr(Image, "text", note)
    picture_of(FOUND, 9, language_of(code))
    edges = {top: (left == 30, right == pytest.approx(WIDTH - 30)) for top, (left, right) in lines.items()}
    title, score, told = edges[20], edges[30], edges[578]
    at_start = (False, True) if code == "he" else (True, False)
    assert title == told == at_start and score == at_start[::-1]


def test_a_line_from_right_to_left_keeps_its_names_and_numbers() -> None:
    assert in_order("\u2068Ann\u2069 שלום 10") == "10 םולש Ann"


def test_letters_of_all_languages_are_drawn_and_others_without_marks_or_as_a_dot() -> None:
    words = "Señor Zoë, Œdipe · שלום־רב ♠♥♦♣ Ангел Άννα −3"
    assert all(in_order(letter) == letter for letter in words)
    assert in_order("ắ漢") == "a·"


def test_no_two_seats_lie_at_one_place() -> None:
    for count, places in pictures.PLACES.items():
        assert len(places) == count
        assert len({(one.side, one.middle) for one in places}) == len({one.card for one in places}) == count


async def test_without_pillow_a_moment_has_its_page_and_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: object, __: object) -> bytes:
        raise NotInstalled

    monkeypatch.setattr(pictures, "painted", fails)
    async with client_of(tmp_path) as client:
        store = Store(tmp_path / "tables.sqlite")
        opened = Row("t", 0, 1, "ann", "", TableOpened(rules=CLASSIC, name="porch", preset="classic", invite="maple"))
        await store.write(append((opened,), FOUND))
        store.close()
        page = await client.get("/m/t-1/9")
        assert page.status_code == 200 and "og:title" in page.text and "image" not in page.text
        picture = await client.get("/m/t-1/9/picture.png")
        assert picture.status_code == 404 and "pip install pillow" in picture.json()["words"]


def test_a_file_of_each_form_is_a_replay() -> None:
    texts = (RECORD, json.dumps(json.loads(RECORD), indent=2).encode(), format_record(record_of(MATCH)).encode())
    for text in texts:
        assert len(json.loads(file_as_json(text, rests=False))["steps"]) == MOMENTS


@pytest.mark.parametrize(
    "file", [b"", b"hello", b"\xff\xfe\x00", b"{}", b'{"format": 99}', b"{" * 5000, RECORD[:-40], b"% PTN 1"]
)
def test_a_file_that_is_no_record_is_refused_in_words(file: bytes) -> None:
    with pytest.raises(BadRecord, match=r"\w"):
        file_as_json(file, rests=False)


def test_a_record_that_was_changed_is_refused() -> None:
    wrong = json.loads(RECORD)
    wrong["deals"][0]["hands"][0], wrong["deals"][0]["hands"][1] = (
        wrong["deals"][0]["hands"][1],
        wrong["deals"][0]["hands"][0],
    )
    with pytest.raises(BadRecord):
        file_as_json(json.dumps(wrong).encode(), rests=False)


async def test_a_file_is_read_within_a_size_and_only_the_viewer_may_be_framed(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        shown = await client.post("/api/replay", content=RECORD)
        assert len(shown.json()["steps"]) == MOMENTS
        assert (await client.post("/api/replay", content=b" " * (MAX_FILE_BYTES + 1))).status_code == 413
        refused = await client.post("/api/replay", content=b"nothing of that kind")
        assert refused.status_code == 422 and refused.json()["words"]
        for path in ("/", "/index.html", "/api/presets", "/embed", f"{EMBEDDED}/", "/m/t-1/9"):
            headers = (await client.get(path)).headers
            assert headers["x-frame-options"] == "DENY", path
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
        viewer = (await client.get(EMBEDDED)).headers
        assert "x-frame-options" not in viewer and "frame-ancestors *" in viewer["content-security-policy"]
        assert "script-src 'self'" in viewer["content-security-policy"]
