"""What the page says of a step itself is word for word what the server would have said, over whole deals."""

import json
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from benches.common.catalogues import WORDS
from msgspec.structs import replace

from bidwhist.core.view import WATCHER
from bidwhist.i18n import CODES, language_of
from bidwhist.server.protocol.encoding import encode
from bidwhist.server.tables.domain.table import Shift, Table
from bidwhist.server.tables.views.events import happenings
from bidwhist.server.tables.views.own_words import SPARED, Reader
from bidwhist.server.tables.views.steps import Shown, steps_of
from property.server.tables.views.test_changes import TABLES, TELLING, played
from property.server.tables.views.test_steps import box_of, snapshot
from support.nightly import by_day
from support.page_program import HAS_NODE, page_program
from support.whole import stepped, whole

NAMES = ("Ann", "\u05e8\u05d5\u05ea 7", "Bo & Cy", "d'Artagnan", "7")
"""Names of which one runs from right to left, with a digit."""
READ = ("you", "turn", "phase", "seats", "auction", "contract", "tricks", "status")
"""The fields of a view that the sentences are made from, and the one that they may replace."""

pytestmark = pytest.mark.skipif(not HAS_NODE, reason="needs Node.js and npm ci in web/")


@pytest.fixture(scope="module")
def program() -> Iterator[Path]:
    """What the page completes the words of steps with, as a program of its own."""
    with page_program("ownWords") as built:
        yield built


def _named(table: Table) -> Table:
    """A table whose seats have names from both directions."""
    chairs = [replace(chair, name=NAMES[seat]) for seat, chair in enumerate(table.chairs)]
    return replace(table, chairs=tuple(chairs))


def _told(name: str, code: str) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """Each step of a table to each viewer as it is sent to the page, and the sentences that it stands for."""
    play = played(name, 5, 2)
    tables = [_named(table) for table in play.tables]
    language = language_of(code)
    reader, box = Reader(language, has_own_words=True), box_of(tables[0], language)
    last: Shown | None = None
    for before, row, after in zip(tables, play.rows[1:], tables[1:], strict=False):
        seats = (WATCHER, *range(len(after.chairs)))
        steps, last = steps_of(Shift(before, row, after), seats, reader, last)
        for seat, step in steps.items():
            sent = json.loads(encode(step))
            view = stepped(sent, snapshot(before, seat, language), box)
            if view["turn"] not in (None, seat):
                view["status"] = ""
            meant = [one.words for one in happenings(before, row, after, seat, language)]
            update = {"events": whole(sent)["events"], "view": {field: view[field] for field in READ}}
            yield update, [*meant, snapshot(after, seat, language)["status"]]


# How a table comes to be told does not depend on the language: by day each has one.
@pytest.mark.parametrize(("name", "code"), by_day(product(TABLES, CODES), *zip(TELLING, CODES, strict=True)))
def test_the_page_says_what_the_server_leaves_unsaid(program: Path, name: str, code: str) -> None:
    rows = [*_told(name, code)]
    command, given = ["node", str(program), str(WORDS)], json.dumps([(code, update) for update, _ in rows])
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    wrong = [
        (said, meant, update["events"])
        for said, (update, meant) in zip(json.loads(ran.stdout), rows, strict=True)
        if said != meant
    ]
    assert not wrong, wrong[:3]
    unsaid = [one for update, _ in rows for one in update["events"] if one["kind"] in SPARED]
    assert len(unsaid) > 300 and not any(one["words"] for one in unsaid)
