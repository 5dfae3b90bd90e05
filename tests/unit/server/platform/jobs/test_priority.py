"""A process that computes steps back behind the tables, and nobody else is slowed by it."""

import subprocess
import sys
from pathlib import Path

import pytest

from bidwhist.server.platform.jobs.priority import NICE

STEPS_BACK = """
import os, sys
from pathlib import Path
from bidwhist.server.platform.jobs import priority
priority.AUTOGROUP = Path(sys.argv[1])
before = os.nice(0)
priority.step_back()
print(os.nice(0) - before)
"""
"""The file of the session stands in for the system's: not every kernel and container schedules by session."""


def after_a_step_back(session_file: Path, *, new_session: bool) -> tuple[int, str]:
    """By how much a process that steps back lowers itself, and what its session's file says then."""
    session_file.write_text("as it was")
    command = (sys.executable, "-c", STEPS_BACK, str(session_file))
    ran = subprocess.run(command, capture_output=True, text=True, check=True, start_new_session=new_session)
    return int(ran.stdout), session_file.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither niceness nor sessions")
@pytest.mark.parametrize(("leads", "says"), [(False, "as it was"), (True, str(NICE))])
def test_a_process_lowers_the_session_that_it_leads_and_no_other(tmp_path: Path, leads: bool, says: str) -> None:
    lowered, session = after_a_step_back(tmp_path / "autogroup", new_session=leads)
    assert lowered >= 0
    assert session == says


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither niceness nor sessions")
def test_a_session_that_cannot_be_lowered_stops_nobody(tmp_path: Path) -> None:
    command = (sys.executable, "-c", STEPS_BACK, str(tmp_path))  # a folder, which nobody can write to
    ran = subprocess.run(command, capture_output=True, text=True, check=True, start_new_session=True)
    assert ran.stderr == ""
