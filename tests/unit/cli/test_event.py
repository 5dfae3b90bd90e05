"""``bidwhist event``: events of the server from the terminal."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from benches.common.checkout import ROOT

from bidwhist.server.platform.database.opening import done_at
from bidwhist.server.tournaments.domain.announcement import Announced
from bidwhist.server.tournaments.repository import announced_as
from support.clubs import with_events
from support.command import run


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with one event."""
    return with_events(tmp_path / "s.sqlite", "cup1")


def announce(store: Path, *words: str) -> Any:
    ran = run("event", "announce", "Friday", *words, "--db", str(store), "--json")
    assert ran.code == 0
    return json.loads(ran.out)


@pytest.mark.parametrize("is_rated", [True, False])
def test_an_event_is_rated_where_its_announcement_says_so(store: Path, is_rated: bool) -> None:
    item = announce(store, *["--rated"] * is_rated)
    kept = done_at(store, announced_as(item["event"]))
    assert isinstance(kept, Announced) and kept.rated is item["rated"] is is_rated
    shown = run("event", "show", item["event"], "--db", str(store)).out
    assert (": knockout, rated, entries" in shown) is is_rated


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "random"), "the strength of random has not been measured"),
        (("--rules", "whist"), "a training event"),
    ],
    ids=["bots of unknown strength", "a relative"],
)
def test_an_event_that_cannot_be_rated_is_refused_in_words(store: Path, words: tuple[str, ...], why: str) -> None:
    ran = run("event", "announce", "Friday", "--rated", *words, "--db", str(store))
    assert ran.code == 2 and why in ran.err
    assert len(run("event", "list", "--db", str(store), "--json").out.splitlines()) == 1
    announce(store, *words)


def test_the_announcement_on_the_page_of_events_is_accepted(store: Path) -> None:
    words = re.search(r"^bidwhist (event announce .*)$", (ROOT / "docs" / "events.md").read_text(), re.M)
    assert words is not None
    # Whether the page's date is still to come depends on the day.
    line = re.sub(r'--begins "[^"]*" ', "", words[1])
    ran = run(*shlex.split(line), "--db", str(store))
    assert ran.code == 0, ran.err
