"""The stores that every test of the contract runs over."""

from pathlib import Path

import pytest

from bidwhist.server.platform.database.paths import Place
from support.stores import in_postgres, missing


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return tmp_path / "s.sqlite"
    if why := missing():
        pytest.skip(why)
    return in_postgres(tmp_path / "s.sqlite")
