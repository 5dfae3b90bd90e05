"""A cluster of two servers: the page follows its table to the other one when its own ends or dies."""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import pytest

from support.ports import free_ports
from support.stores import in_postgres, missing
from support.waiting import PATIENCE, running, until

from .conftest import NewPerson
from .player import IN_A_TRICK, open_table, play_on, start_match, view_of

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


def _knows_both(url: str) -> bool:
    try:
        with urlopen(f"{url}/metrics", timeout=PATIENCE) as answer:
            return "bidwhist_nodes 2.0" in answer.read().decode()
    except OSError:
        return False


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[tuple[str, subprocess.Popen[bytes]]]]:
    """Two servers of one cluster, with their processes."""
    place = in_postgres(tmp_path / "tables.sqlite")
    with ExitStack() as opened:
        started = []
        for port in free_ports(2):
            url = f"http://127.0.0.1:{port}"
            words = ("serve", "--port", str(port), "--node-url", url, "--store", place.url)
            options = ("--pace", "none", "--no-limits", "--metrics", "--workers", "0")
            started.append((url, opened.enter_context(running(*words, *options))))
        for url, _ in started:
            until(partial(_knows_both, url), f"a server at {url} that knows the other")
        yield started


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["is restarted", "is killed"])
@pytest.mark.nightly
def test_the_match_goes_on_at_the_other_server_when_ones_own(
    person: NewPerson, two: list[tuple[str, subprocess.Popen[bytes]]], how: signal.Signals
) -> None:
    (home, process), _ = two
    page = person(home=home)
    open_table(page, options={"max_deals": 1})
    start_match(page)
    play_on(page, until=IN_A_TRICK, passes=1.0)
    before = view_of(page)
    process.send_signal(how)
    process.wait()
    page.wait_for_selector("[data-banner].shown", state="hidden")
    assert view_of(page)[0] == before[0]
    play_on(page)
