"""Searches and simulations that something ends from outside: Ctrl-C, other signals, no more memory or threads."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from benches.common.freak_deals import freak_positions

from bidwhist.simulator import compiled
from bidwhist.solver import COMPILED, Budget, Position, Solver, solve, solve_many
from support.waiting import PATIENCE

ROOT = Path(__file__).parents[3]

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="needs the compiled kernel"),
    pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of Unix"),
]

BEGUN = """
import random, resource, signal, sys
import numpy as np
from benches.common.freak_deals import freak_positions
from bidwhist.core.rules.presets import PRESETS
from bidwhist.simulator import new_state, play_outs, simulate
from bidwhist.solver import Position, Solver, solve_leaders, solve_many
from bidwhist.solver.solve import compiled, question_of
from bidwhist.solver.worlds import score_worlds

class Pressed(Exception):
    pass

hard = freak_positions(298)[297]  # some seven million nodes
small = Position((1, 2, 4, 8), 4, 0)
solver, heard = Solver(), []

def press(*_):
    try:
        heard.append(solver.value(small))
    except RuntimeError as error:
        heard.append(str(error))
    raise Pressed

def pressed(search):
    # Some of the processor's time after it has begun.
    heard.clear()
    signal.signal(signal.SIGPROF, press)
    signal.setitimer(signal.ITIMER_PROF, 0.05)
    try:
        search()
    except Pressed:
        return True
    return False

def fewer_than(bytes):
    size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + bytes, size + bytes))

def all_memory_taken():
    fewer_than(0)
    taken, bytes = [], 1 << 20
    while bytes >= 1024:
        try:
            taken.append(bytearray(bytes))
        except MemoryError:
            bytes //= 2
    return taken
"""


def ran(*lines: str) -> subprocess.CompletedProcess[str]:
    """A program, when it is over."""
    words = [sys.executable, "-c", "\n".join([BEGUN, *lines])]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)


def said(*lines: str) -> str:
    """What a program prints."""
    over = ran(*lines)
    assert over.returncode == 0, over.stderr
    return over.stdout.strip()


def test_a_handler_of_signals_is_heard_in_the_midst_of_a_search_and_may_end_it() -> None:
    searches = ("solver.value(hard)", "solver.cards(hard)")
    told = said(*(f"print(pressed(lambda: {one}), heard)" for one in searches), "print(solver.value(small).exact)")
    heard = "True ['a solver answers one thread at a time']"
    assert told.splitlines() == [heard, heard, "True"]


@pytest.mark.parametrize(
    "search",
    [
        "solve_many([hard] * 100_000, threads=2)",
        "solve_many([small] * 100, threads=1) and solve_many([hard] * 100_000)",
        "solve_leaders([hard] * 100_000, threads=2)",
        "score_worlds(np.array([hard.hands] * 100_000, dtype=np.uint64), hard, threads=2)",
        "simulate(20_000_000, bytes(32), PRESETS['palace'])",
        "play_outs(new_state(PRESETS['palace'], bytes(32)), 50_000_000)",
    ],
)
def test_a_handler_of_signals_ends_many_searches_and_simulations_on_all_their_threads(search: str) -> None:
    assert said(f"print(pressed(lambda: {search}))", "print(solver.value(small).exact)") == "True\nTrue"


def test_a_signal_whose_handler_raises_nothing_changes_no_answer() -> None:
    told = said(
        "wanted = solver.value(hard)",
        "signal.signal(signal.SIGPROF, lambda *_: heard.append(1))",
        "signal.setitimer(signal.ITIMER_PROF, 0.05, 0.05)",
        "found = Solver().value(hard)",
        "signal.setitimer(signal.ITIMER_PROF, 0)",
        "print(found == wanted, len(heard) > 0)",
    )
    assert told == "True True"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc, and only Linux keeps to this limit")
@pytest.mark.parametrize("kilobytes", [100, 8240, 8300, 17_000])
def test_where_the_system_has_no_further_thread_or_memory_nothing_dies(kilobytes: int) -> None:
    over = ran(
        "questions = [question_of(small)] * 64",
        f"fewer_than({kilobytes} * 1024)",
        "try:",
        "    print(len(compiled().solve_many(questions, None, None, 64, 1)))",
        "except MemoryError:",
        "    print(64)",
    )
    # The C library itself ends the program with 127 where a thread begins in its last bytes.
    assert over.returncode == 127 or (over.returncode, over.stdout) == (0, "64\n"), over.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc, and only Linux keeps to this limit")
@pytest.mark.parametrize("search", ["solve_many(questions, None, None, 1, 1)", "solve_leaders(questions, 1, 1)"])
def test_where_all_memory_is_taken_questions_are_an_error_of_python(search: str) -> None:
    told = said(
        "questions = [question_of(small)] * 1000",
        "taken = all_memory_taken()",
        "try:",
        f"    compiled().{search}",
        "except MemoryError:",
        "    del taken",
        "    print('refused')",
    )
    assert told == "refused"


def test_no_function_of_the_kernel_has_its_sequences_read_by_a_converter_that_may_not_throw() -> None:
    holders = [solve.compiled(), compiled.simulator]
    holders += [one for kernel in holders for one in vars(kernel).values() if isinstance(one, type)]
    functions = [function for holder in holders for function in vars(holder).values()]
    signatures = [told[0] for function in functions for told in getattr(function, "__nb_signature__", ())]
    assert len(signatures) > 30
    filled = re.compile(r"std::|\b(Sequence|list|tuple|dict|set)\[|\bstr\b")
    assert [told for told in signatures if filled.search(told.rpartition("->")[0])] == []


@pytest.mark.parametrize("milliseconds", [10**13, 2**63 - 1])
def test_all_the_time_that_there_is_is_no_limit(milliseconds: int) -> None:
    assert Solver().value(freak_positions(1)[0], Budget(milliseconds=milliseconds)).exact


@pytest.mark.parametrize("guess", [2**31 - 1, 100, -(2**31)])
def test_a_guess_far_from_every_value_changes_no_answer(guess: int) -> None:
    position = Position((1, 2, 4, 8), 4, 0)
    assert Solver().value(position, guess=guess).low == solve_many([position])[0].low == 0
