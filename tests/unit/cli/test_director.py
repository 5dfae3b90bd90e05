"""``bidwhist director``: entries from a file, CSV, the check of the draws, and the desk that is served."""

import re
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from bidwhist.server.app.desk import open_desk
from bidwhist.server.tournaments.domain.log import EventOpened
from support.command import run
from support.waiting import PATIENCE, running

PAIRS = "name,partner,club\nZoë,Bo,North\nCy,Di,South\nEd,Flo,North\n"


def test_entries_come_from_a_csv_file_and_standings_go_out_as_csv(tmp_path: Path) -> None:
    (tmp_path / "pairs.csv").write_bytes(PAIRS.encode("cp1252"))
    event = str(tmp_path / "friday.event")
    ran = run("director", event, "--entries", str(tmp_path / "pairs.csv"), "--print", "standings")
    assert ran.code == 0, ran.err
    assert ran.out.splitlines()[1] == "1,Zoë & Bo,North,,0,0,0,0,0,0,0,"
    again = run("director", event, "--entries", str(tmp_path / "pairs.csv"), "--print", "check")
    assert "left out" in again.err and "every draw is the same" in again.out


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name,partner\n\nAnn,Bo\nCy\n", "pairs.csv, line 4: "),
        ("Ann,Bo\nCy,Di\nann,Ed\nAnn,Bo\n", "pairs.csv, line "),
        ("Ann,Bo\n\nCy,Di,a,b,c\n", "Row 3"),
        ("Ann,Ann\n", "pairs.csv, line 1: "),
    ],
)
def test_a_wrong_entry_is_told_with_its_line_and_leaves_no_event(text: str, line: str, tmp_path: Path) -> None:
    (tmp_path / "pairs.csv").write_text(text)
    event = tmp_path / "friday.event"
    ran = run("director", str(event), "--entries", str(tmp_path / "pairs.csv"), "--print", "results")
    assert ran.code == 1 and line in ran.err and "pairs.csv" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["pairs.csv"]


def test_a_wrong_entry_leaves_an_event_that_is_there_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "pairs.csv").write_text("Ann,Bo\nCy\n")
    event = tmp_path / "friday.event"
    desk = open_desk(event, EventOpened(name="Friday", form="swiss", seed="a"))
    desk.file.close()
    before = event.read_bytes()
    ran = run("director", str(event), "--entries", str(tmp_path / "pairs.csv"), "--print", "results")
    assert ran.code == 1 and "line 2" in ran.err and event.read_bytes() == before


def test_a_file_that_is_not_there_is_not_made_to_be_printed(tmp_path: Path) -> None:
    ran = run("director", str(tmp_path / "typo.event"), "--print", "results")
    assert ran.code == 1 and "no event to print" in ran.err
    assert not [*tmp_path.iterdir()]


def test_the_desk_tells_its_address_with_the_key_and_ends_cleanly(tmp_path: Path) -> None:
    words = ("director", str(tmp_path / "friday.event"), "--no-lan", "--port", "0")
    with running(*words, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        told = process.stderr.readline().decode()
        address = re.search(r"http://\S+/desk\?key=\w+", told)
        assert address is not None, told
        with urlopen(address[0].partition("desk?")[0], timeout=PATIENCE) as answer:
            assert b"Bid Whist" in answer.read()
        process.send_signal(signal.SIGINT)
        _, rest = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "the event is kept" in rest.decode()
