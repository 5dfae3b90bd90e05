"""What holds for every test: properties without deadlines, alike in CI, browsers last, nothing skipped in CI."""

import os
import signal
import threading
from pathlib import Path

import pytest
from hypothesis import settings

# Whoever runs in the background of a shell ignores Ctrl-C, and hands that on to what it starts. The tests, and the
# programs that they start, are to be stopped by it.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

WEB = Path(__file__).parent / "web"
_skipped: list[str] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser leaves a loop running in its process, in which no other test could start one."""
    items.sort(key=lambda item: item.path.is_relative_to(WEB))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember what was skipped, and why."""
    if report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        _skipped.append(f"{report.nodeid}: {reason}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI everything a test needs is installed, so a skip there is a failure."""
    if os.environ.get("CI") and _skipped and session.exitstatus == 0:
        session.exitstatus = 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was skipped in so many words."""
    for line in _skipped:
        terminalreporter.write_line(f"skipped {line}", red=bool(os.environ.get("CI")))
