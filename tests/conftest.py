"""What holds for every test: properties without deadlines, alike in CI, browsers last, nothing skipped in CI."""

import gc
import os
import signal
import threading
from collections.abc import Generator
from pathlib import Path

import pytest
from hatch_generate import generate
from hypothesis import settings

# Before anything imports the package: a catalogue may have changed since it was compiled.
if "PYTEST_XDIST_WORKER" not in os.environ:
    generate(Path(__file__).parents[1], "catalogues")
# As the command line does, before anything imports NumPy: the bots' networks multiply small matrices, which more
# threads slow down; the sums are the same.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from support import nightly, stores
from support.patience import be_patient
from support.short_diffs import shorten_diffs

# What runs in the background of a shell ignores Ctrl-C, and under nohup a closed terminal, and hands that on to what
# it starts. The tests, and the programs that they start, are to be stopped by both.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.name == "posix":
        signal.signal(signal.SIGHUP, signal.SIG_DFL)

# By day the same examples each time, so that what failed fails again. At night (--hypothesis-profile nightly) others.
settings.register_profile("fixed", deadline=None, derandomize=True, max_examples=35)
settings.register_profile("nightly", deadline=None, max_examples=300, print_blob=True)
settings.load_profile("fixed")
NIGHTLY_ROUNDS = 2
"""How many times a property is asked at night, each time with examples of its own."""

pytest_plugins = ["support.time_limits"]
be_patient()
shorten_diffs()
BROWSER = "tests/browser/"
NIGHTLY = "tests/nightly/"
"""How the ids of the tests of a folder begin."""
STORES = ("sqlite", "postgresql")
_skipped: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which store the tests of the server run over."""
    parser.addoption("--store", choices=STORES, default="sqlite", help="what keeps the tables in tests")


def pytest_configure(config: pytest.Config) -> None:
    """Tell the tests, and what they start."""
    os.environ[stores.CHOSEN] = config.getoption("--store")
    nightly.is_left_out = "not nightly" in config.option.markexpr
    if config.getoption("--store") == "postgresql" and (why := stores.missing()):
        raise pytest.UsageError(why)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What a run leaves out in any case is not read."""
    return True if nightly.is_left_out and collection_path == Path(__file__).parent / "nightly" else None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """At night properties are asked in rounds; how many examples a round has is what the test itself says."""
    is_nightly = metafunc.config.getoption("--hypothesis-profile") == "nightly"
    if is_nightly and getattr(metafunc.function, "is_hypothesis_test", False):
        metafunc.fixturenames.append("nightly_round")
        metafunc.parametrize("nightly_round", range(NIGHTLY_ROUNDS))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """What collection makes stays to the end: the garbage collector is spared it, then and in every test after."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The folder ``nightly`` is marked so; browsers are last; over PostgreSQL, what is about files is left out.

    A browser leaves a loop running in its process, in which no other test could start one.
    """
    for item in items:
        if item.nodeid.startswith(NIGHTLY):
            item.add_marker(pytest.mark.nightly)
    items.sort(key=lambda item: item.nodeid.startswith(BROWSER))
    if config.getoption("--store") == "postgresql":
        about_files = [item for item in items if item.get_closest_marker("sqlite")]
        config.hook.pytest_deselected(items=about_files)
        items[:] = [item for item in items if item not in about_files]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember what was skipped, and why."""
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        _skipped.append(f"{report.nodeid}: {reason}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI everything a test needs is installed, so a skip there is a failure; schemas of tests are taken away."""
    stores.take_away()
    if os.environ.get("CI") and _skipped and session.exitstatus == 0:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was skipped in so many words."""
    for line in _skipped:
        terminalreporter.write_line(f"skipped {line}", red=bool(os.environ.get("CI")))
