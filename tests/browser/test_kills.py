"""The page plays on through kills of its server: nothing acknowledged is lost, nothing is done twice."""

from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from bidwhist.core.rules.presets import CLASSIC
from support.tables import Play

from .kills import compared, drill

KILLS = 2


def test_people_at_pages_play_on_through_kills_of_the_server(browser: Browser, tmp_path: Path) -> None:
    found = drill(browser, tmp_path, KILLS, seed=7)
    assert (found.lost, found.doubled, found.moved, found.gaps) == (0, 0, 0, 0), found
    assert found.kills == KILLS and found.acknowledged > KILLS


def test_what_the_log_does_not_have_as_it_was_acknowledged_is_counted() -> None:
    log = Play(CLASSIC, 4).start().play(Random(1), lambda table: table.seq > 12).rows
    named = [row for row in log if row.id]
    told = {row.id: row.seq for row in named}
    kept = {"sent": dict.fromkeys(told, 1), "acknowledged": told, "unchanged": [], "connections": 1}
    assert compared([kept], log, ()).is_good
    moved = {**kept, "acknowledged": {**told, named[0].id: named[0].seq + 1}}
    lost = {**kept, "acknowledged": {**told, "never": 3}}
    assert compared([moved], log, ()).moved == 1
    assert compared([lost], log, ()).lost == 1
