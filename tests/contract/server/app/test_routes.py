"""Routes ask services: what the import contract cannot see of that.

The contract of ``pyproject.toml`` keeps queries out of routes. It sees imports alone, and ruff bans names of modules:
neither sees that a value has a store which a route is given.
"""

import inspect
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import bidwhist.server
from bidwhist.server.app.routes import ENDPOINTS
from bidwhist.server.history.routes.moments import MOMENTS

ROOT = Path(__file__).parents[4]
MODULES = sorted({one.handler.__module__ for one in (*ENDPOINTS, *MOMENTS)})


def stores_in(source: str) -> list[int]:
    """The lines that reach for something called a store."""
    return [number for number, line in enumerate(source.splitlines(), 1) if re.search(r"\._*store_*\b", line)]


def contract() -> dict[str, Any]:
    """The contract that keeps routes from the store."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    found: list[dict[str, Any]] = [one for one in contracts if one["name"] == "routes ask services, never the store"]
    return found[0]


def covered(module: str, patterns: list[str]) -> bool:
    """Whether a module, or a package around it, is named by one of the patterns."""
    return any(re.match(re.escape(one).replace(r"\*", r"[^.]+") + r"(\.|$)", module) for one in patterns)


@pytest.mark.parametrize("module", MODULES)
def test_no_route_reaches_into_the_store(module: str) -> None:
    assert stores_in(inspect.getsource(sys.modules[module])) == []


def test_a_route_that_reached_into_the_store_would_be_found() -> None:
    assert stores_in("async def page(call):\n    return await call.server_state.store.read(work)") == [2]


def test_the_contract_covers_every_module_that_has_endpoints() -> None:
    assert [one for one in MODULES if not covered(one, contract()["source_modules"])] == []


def test_the_contract_forbids_every_repository() -> None:
    package = Path(bidwhist.server.__file__).parent
    names = (path.relative_to(package.parents[1]).with_suffix("") for path in package.rglob("*repository.py"))
    repositories = [".".join(one.parts) for one in names]
    assert len(repositories) > 8
    assert [one for one in repositories if not covered(one, contract()["forbidden_modules"])] == []
