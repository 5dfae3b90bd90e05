"""How many threads OpenBLAS gets: one, unless the environment sets a number."""

import os
import subprocess
import sys

import pytest

from support.waiting import PATIENCE

ASKED = """
import os, sys
from bidwhist.cli.__main__ import main
sys.argv = ["bidwhist", "--version"]
try:
    main()
except SystemExit:
    print(os.environ["OPENBLAS_NUM_THREADS"], "numpy" in sys.modules)
"""


@pytest.mark.parametrize(("chosen", "threads"), [({}, "1"), ({"OPENBLAS_NUM_THREADS": "2"}, "2")], ids=["none", "two"])
def test_matrices_have_one_thread_unless_told_and_numpy_is_loaded_later(chosen: dict[str, str], threads: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"} | chosen
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.splitlines()[-1] == f"{threads} False"
