"""Tables of equity made in tests stay out of the person's cache."""

from pathlib import Path

import pytest

from bidwhist.bots.auction import equity_cache


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the tests' own, one for the whole run: tables are functions of the rules."""
    path = tmp_path_factory.getbasetemp() / "cache"
    monkeypatch.setattr(equity_cache, "user_cache_path", lambda name: path / name)
    monkeypatch.setattr(equity_cache, "DEALS", 80)
    return path
