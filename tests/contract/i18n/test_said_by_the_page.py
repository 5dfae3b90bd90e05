"""The words of the page, which are data that a few lines of its script say: the same bytes as Mozilla's formatter."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from benches.common.catalogues import ISOLATE, PAGE, ROOMS, SERVER, SHARED, WORDS, read

from bidwhist.i18n import CODES
from support.page_program import HAS_NODE, page_program

from .test_catalogues import ISOLATES, bundle_of, samples

Row = tuple[str, str, str, dict[str, str | int]]
"""Language, folder of the book, name and parts."""

pytestmark = pytest.mark.skipif(not HAS_NODE, reason="needs Node.js and npm ci in web/")


@pytest.fixture(scope="module")
def program() -> Iterator[Path]:
    """What the page says messages with, as a program of its own."""
    with page_program("said") as built:
        yield built


def _said(program: Path, rows: list[Row]) -> list[str]:
    ran = subprocess.run(["node", program, WORDS], input=json.dumps(rows), capture_output=True, text=True, check=True)
    texts: list[str] = json.loads(ran.stdout)
    return texts


def _rows(code: str) -> Iterator[tuple[Row, str]]:
    for book in (PAGE, *ROOMS, SERVER):
        catalogue = read(code, book)
        bundle = bundle_of(code, book)
        for name in SHARED if book == SERVER else catalogue.messages:
            pattern = catalogue.messages[name]
            for parts in samples(catalogue, pattern):
                said, errors = bundle.format_pattern(bundle.get_message(name).value, parts)  # type: ignore[arg-type]
                assert not errors, (name, parts, errors)
                yield (code, "" if book in (PAGE, SERVER) else book, name, parts), str(said)


def test_every_message_of_the_page_says_what_mozillas_formatter_says(program: Path) -> None:
    rows = [row for code in CODES for row in _rows(code)]
    texts = _said(program, [row for row, _ in rows])
    assert len(texts) > 1000 * len(CODES)
    wrong = [(row, said, text) for (row, said), text in zip(rows, texts, strict=True) if ISOLATES.sub("", text) != said]
    assert not wrong


def test_names_keep_their_own_direction_on_the_page_only_where_it_is_another(program: Path) -> None:
    rows: list[Row] = [(code, "", "across-from", {"name": "Mae"}) for code in CODES]
    isolated = [bool(re.search(f"{ISOLATE}Mae", text)) for text in _said(program, rows)]
    assert isolated == [code == "he" for code in CODES]


def test_a_card_of_the_lesson_has_its_article_on_the_page(program: Path) -> None:
    rows: list[Row] = [
        ("en", "learn", "the-card", {"card": "king of clubs", "rank": "K"}),
        ("es", "learn", "the-card", {"card": "dama de picas", "rank": "Q"}),
        ("fr", "learn", "the-card", {"card": "as de pique", "rank": "A"}),
        ("fr", "learn", "the-card", {"card": "Grand Joker", "rank": "B"}),
    ]
    assert _said(program, rows) == ["the king of clubs", "la dama de picas", "l'as de pique", "le Grand Joker"]
