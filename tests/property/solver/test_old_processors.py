"""The kernel on emulated processors: it chooses instructions that they have, and answers the same."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bidwhist.simulator import COMPILED as SIMULATOR_COMPILED
from bidwhist.solver import COMPILED
from support.old_processors import answers

EMULATOR = shutil.which("qemu-x86_64")
TESTS = Path(__file__).parents[2]
PROCESSORS = [("SandyBridge", 0), ("EPYC", 1), ("Haswell", 2)]
"""Processors of 2011, 2017 and 2013 as QEMU names them, and the instruction set that suits each.

NumPy asks for the level x86-64-v2 and its linear algebra for AVX under an emulator, so none is older.
"""
OF_ANOTHER = "compiled for another processor"
"""What a kernel says that was built for the developer's processor alone, and so cannot be tried on others."""

pytestmark = [
    pytest.mark.skipif(EMULATOR is None, reason="needs qemu-user"),
    pytest.mark.skipif(not (COMPILED and SIMULATOR_COMPILED), reason="needs the compiled kernel"),
]


def emulated(processor: str, code: str) -> subprocess.CompletedProcess[str]:
    """Lines of Python on another processor; skips where the kernel is for this one alone."""
    assert EMULATOR is not None
    done = subprocess.run(
        [EMULATOR, "-cpu", processor, sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        check=False,
    )
    if OF_ANOTHER in done.stderr:
        pytest.skip(f"the kernel was {OF_ANOTHER}")
    return done


@pytest.mark.parametrize(("processor", "level"), PROCESSORS)
def test_a_processor_gets_the_instructions_that_it_has_and_answers_as_here(processor: str, level: int) -> None:
    code = (
        "import bidwhist.solver._solver\nfrom bidwhist.simulator import _simulator, compiled\n"
        "from support import old_processors as asked\n"
        "print(_simulator.best_level(), compiled.simulator.__name__.rpartition('.')[2], asked.answers())"
    )
    done = emulated(processor, code)
    name = "_simulator_v3" if level else "_simulator"
    assert (done.returncode, done.stdout.split()) == (0, [str(level), name, answers()]), done.stderr


@pytest.mark.parametrize("missing", ["abm", "movbe", "f16c"])
def test_a_processor_that_lacks_one_instruction_of_a_level_is_not_taken_for_it(missing: str) -> None:
    # Without abm lzcnt counts as bsr does: wrong answers, and no fault.
    done = emulated(f"Haswell,-{missing}", "from bidwhist.simulator import _simulator\nprint(_simulator.best_level())")
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr


def test_the_old_processor_really_lacks_what_is_not_chosen_for_it() -> None:
    # Otherwise the test above would pass whatever is chosen.
    code = (
        "from bidwhist.simulator import _simulator_v3, compiled\nfrom support import old_processors as asked\n"
        "compiled.simulator = _simulator_v3\nasked.answers()"
    )
    assert -emulated(PROCESSORS[0][0], code).returncode == signal.SIGILL


def test_an_instruction_set_that_a_processor_lacks_is_refused_in_words() -> None:
    code = "import bidwhist.solver._solver\nfrom bidwhist.solver import Solver\nSolver(level=2)"
    done = emulated(PROCESSORS[0][0], code)
    assert done.returncode == 1 and "this machine has no such instructions" in done.stderr
