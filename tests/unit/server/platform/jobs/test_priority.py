"""A process that computes steps back behind the tables, and nobody else is slowed by it."""

import subprocess
import sys
from pathlib import Path

import pytest

from bidwhist.server.platform.jobs.priority import AUTOGROUP, NICE

STEPS_BACK = """
from bidwhist.server.platform.jobs.priority import AUTOGROUP, step_back
step_back()
print(AUTOGROUP.read_text())
"""


def niceness(text: str) -> int:
    """The niceness of a session, as Linux writes it: ``/autogroup-85 nice 0``."""
    return int(text.rsplit(" ", 1)[-1])


def after_a_step_back(*, new_session: bool) -> int:
    """The niceness of the session of a process that has stepped back."""
    command = (sys.executable, "-c", STEPS_BACK)
    ran = subprocess.run(command, capture_output=True, text=True, check=True, start_new_session=new_session)
    return niceness(ran.stdout.strip())


@pytest.mark.skipif(not AUTOGROUP.exists(), reason="this system does not schedule by session")
def test_a_process_lowers_the_session_that_it_leads_and_no_other() -> None:
    before = niceness(Path(AUTOGROUP).read_text().strip())
    assert after_a_step_back(new_session=False) == before
    assert niceness(Path(AUTOGROUP).read_text().strip()) == before, "everything in this session would be slower"
    assert after_a_step_back(new_session=True) == NICE
