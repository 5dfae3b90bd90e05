"""Counts the files that six walks through the project pass, and the folders and features that these are in.

Run: python -m benches.check.walks; with --files it names them. A card, a bid, a settlement and an event's draw are run,
and the files of the package are noted whose functions are called on the way. A click is followed by hand: CLICK names
its files. An option's files are those that name it.
"""

import argparse
import asyncio
import importlib
import json
import re
import sqlite3
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from benches.common.checkout import ROOT

from bidwhist.bots.bot import prepare
from bidwhist.bots.levels import make_bot
from bidwhist.core.match import deal_next, match_view, new_match
from bidwhist.core.rules.presets import PALACE
from bidwhist.core.shuffle import seed_from_text
from bidwhist.server.http.websockets import heard
from bidwhist.server.platform.database.sqlite import migrate
from bidwhist.server.ratings.repository import keep_outcome
from bidwhist.server.ratings.settlement_repository import settle_next
from bidwhist.server.tournaments.domain.commands import Draw

SOURCE = ROOT / "src"
OPTION = re.compile(r"suffix_order|SuffixOrder|suffix-order")
"""Does downtown beat uptown at the same number? The walk of docs/map.md."""
CLICK = (
    "web/src/table/BidBox.svelte",
    "web/src/session/commands.ts",
    "web/src/session/tableSession.svelte.ts",
    "web/src/net/socket.ts",
    "web/src/net/reconnect.ts",
    "web/src/session/incoming.ts",
    "web/src/session/pacing.ts",
    "web/src/protocol/completion.ts",
    "web/src/session/drawing.ts",
    "web/src/session/moments.ts",
    "web/src/table/Table.svelte",
    "web/src/table/Calls.svelte",
)


class Notes:
    """Notes the files of the package whose functions are called, in any thread, while it is on."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.is_on = False
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    @contextmanager
    def on(self, files: set[str]) -> Iterator[None]:
        """Note into a set."""
        self.files, self.is_on = files, True
        try:
            yield
        finally:
            self.is_on = False

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        path = frame.f_code.co_filename
        if self.is_on and event == "call" and path.startswith(str(SOURCE)) and frame.f_code.co_name != "<module>":
            self.files.add(path.removeprefix(f"{ROOT}/"))


async def of_card(notes: Notes, folder: Path) -> set[str]:
    """A command of a person at a table with bots, from its text to the frames that are sent."""
    support, files = importlib.import_module("support.in_process"), set[str]()
    online, whole = importlib.import_module("support.online"), importlib.import_module("support.whole").whole
    async with support.started_server(folder) as server_state:
        session, person = await support.playing(server_state, rules=PALACE)
        view: dict[str, Any] = {}
        for number in range(1000):
            for frame in support.received(person):
                view = whole(frame)["view"] if "view" in frame else view
            decided = online.decision_on(view) if view.get("seq") == session.table.seq else None
            if decided is None:
                await asyncio.sleep(0.01)
                continue
            command = json.dumps({**decided, "table": session.table.id, "id": f"k{number}"})
            if view["phase"] != "play":
                await heard(server_state, person, command)
                continue
            with notes.on(files):
                await heard(server_state, person, command)
                person.take_frames()
            return files
    raise AssertionError("nobody played a card")


def of_bid(notes: Notes) -> set[str]:
    """The first call of a champion in a match of palace."""
    bot, files = make_bot("champion"), set[str]()
    prepare(bot, PALACE)
    match = deal_next(new_match(PALACE, ("Ann", "Bo", "Cleo", "Dee"), seed_from_text("walk")))
    with notes.on(files):
        bot.choose(match_view(match, match.deal.to_act), Random(1))  # type: ignore[union-attr]
    return files


def of_settlement(notes: Notes) -> set[str]:
    """A rated match of four people, from the queue of outcomes to the grades."""
    files, played = set[str](), importlib.import_module("support.clubs").played
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        keep_outcome(connection, played(1, ("ann", "bo", "cy", "di"), 0))
        with notes.on(files):
            settle_next(connection)
    return files


async def of_event(notes: Notes, folder: Path) -> set[str]:
    """The draw of an event's first round."""
    support, files = importlib.import_module("support.tournaments"), set[str]()
    async with support.tournaments_over(folder) as tournaments:
        await support.announced(tournaments, "swiss", 8)
        with notes.on(files):
            assert await tournaments.service.do(support.EVENT, Draw()) is None
    return files


def of_option() -> set[str]:
    """The files that name an option, but tests, compiled words and pages."""
    kinds = {".py", ".hpp", ".cpp", ".ts", ".svelte", ".ftl"}
    paths = [path for top in ("src", "kernel", "web/src") for path in (ROOT / top).rglob("*") if path.suffix in kinds]
    found = [path for path in paths if "compiled" not in path.parts and OPTION.search(path.read_text(encoding="utf-8"))]
    return {path.relative_to(ROOT).as_posix() for path in found}


def told(name: str, files: set[str]) -> str:
    """A row of the table of DESIGN.md."""
    folders = {Path(file).parent for file in files}
    parts = {_part(Path(file)) for file in files}
    return f"| {name} | {len(files)} | {len(parts)} | {len(folders)} |"


def _part(file: Path) -> str:
    """A part of the package, a feature of the server, or a part of the page."""
    inner = file.parts[2:] if file.parts[0] == "src" else file.parts
    return "/".join(inner[:2]) if inner[0] == "server" else "/".join(inner[: 3 if inner[0] == "web" else 1])


def main() -> None:
    """Take the walks and print their counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", action="store_true", help="name the files too")
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT / "tests"))
    notes = Notes()
    with tempfile.TemporaryDirectory() as folder:
        walks = {
            "a card, from the socket to the frames of all seats": asyncio.run(of_card(notes, Path(folder))),
            "a champion's bid": of_bid(notes),
            "an option of the rules": of_option(),
            "a settlement": of_settlement(notes),
            "the draw of an event": asyncio.run(of_event(notes, Path(folder))),
            "a click on a bid, to the server and back": set(CLICK),
        }
    print("| walk | files | parts, features | folders |\n|---|---|---|---|")
    for name, files in walks.items():
        print(told(name, files), *(sorted(files) if asked.files else ()), sep="\n")


if __name__ == "__main__":
    main()
