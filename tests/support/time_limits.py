"""The time limit of a test holds for its teardown too, after a failure as well."""

import pytest
from pytest_timeout import Settings

TEARDOWN_S = 120
"""Seconds that a failed test may take to end what it has begun."""


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """Sets the timer again, which pytest-timeout stops after a failure for the sake of debuggers.

    What a failed test leaves running may never end, and the whole run would hang with it.
    """
    if isinstance(node, pytest.Item) and getattr(node, "cancel_timeout", None) is not None:
        settings = Settings(TEARDOWN_S, "signal", func_only=False, disable_debugger_detection=False)
        node.config.hook.pytest_timeout_set_timer(item=node, settings=settings)
