"""``bidwhist director``: entries from a file, CSV, the check of the draws, and the desk that is served."""

import re
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

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


def test_a_list_that_is_not_read_is_named_and_nobody_is_entered(tmp_path: Path) -> None:
    (tmp_path / "pairs.csv").write_text("Ann,Bo\nCy\n")
    event = str(tmp_path / "friday.event")
    ran = run("director", event, "--entries", str(tmp_path / "pairs.csv"), "--print", "results")
    assert ran.code == 1 and "two names" in ran.err and "pairs.csv" in ran.err
    assert run("director", event, "--print", "standings").out.count("\n") == 1


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
