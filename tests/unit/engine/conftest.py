"""Engines of these tests may take as long as a busy machine needs."""

import pytest

from bidwhist.bots.engines import engine
from support.waiting import PATIENCE


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers are expected in all of them, however late."""
    monkeypatch.setattr(engine, "GRACE_MS", PATIENCE * 1000)
