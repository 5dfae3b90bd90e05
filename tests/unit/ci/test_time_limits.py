"""A test that fails and then never ends what it has begun costs its time limit and not the whole run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
HANGS = """
import asyncio
import pytest
from support import time_limits

time_limits.TEARDOWN_S = 1

async def test_that_fails_beside_a_task_that_nobody_can_cancel():
    async def stubborn():
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                pass

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    assert not task

def test_after_it():
    pass
"""


@pytest.mark.skipif(os.name != "posix", reason="the time limit needs a POSIX signal")
def test_a_failed_test_that_hangs_afterwards_is_ended(tmp_path: Path) -> None:
    (tmp_path / "test_hangs.py").write_text(HANGS, "utf-8")
    options = ["-p", "support.time_limits", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "asyncio_mode=auto"]
    command = [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", *options, "--timeout", "60", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 failed, 1 passed, 1 error" in done.stdout, done.stdout
