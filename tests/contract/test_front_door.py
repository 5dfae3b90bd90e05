"""What ``import bidwhist`` brings: public names only, at once, each where the table says."""

import subprocess
import sys
from importlib import import_module

import pytest

import bidwhist
from bidwhist.api.exports import HOME


def test_only_public_names_are_seen() -> None:
    assert dir(bidwhist) == sorted([*bidwhist.__all__, "__version__"])
    assert set(bidwhist.__all__) == set(HOME)


@pytest.mark.parametrize("name", bidwhist.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(bidwhist, name) is getattr(import_module(HOME[name]), name)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="no attribute 'shuffle_cards'"):
        _ = bidwhist.shuffle_cards  # type: ignore[attr-defined]


def test_the_import_itself_loads_nothing_that_takes_time() -> None:
    """It took 0.17 s, most of it for NumPy; now it is a table of names."""
    code = "import sys, bidwhist; print(*sorted(name for name in sys.modules if name.split('.')[0] in {names}))"
    ran = subprocess.run(
        [sys.executable, "-c", code.replace("{names}", "('bidwhist', 'numpy', 'msgspec')")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["bidwhist", "bidwhist.api", "bidwhist.api.exports"]


def test_every_error_that_people_can_meet_is_public() -> None:
    errors = import_module("bidwhist.errors")
    kinds = [name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)]
    public = [name for name in kinds if issubclass(getattr(errors, name), errors.WhistError)]
    assert set(public) <= set(bidwhist.__all__)


@pytest.mark.parametrize("module", ["bidwhist.server.app.app", "bidwhist.bots.levels", "bidwhist.api.match"])
def test_a_table_with_steady_bots_needs_no_numpy(module: str) -> None:
    """It is a fifth of a server's start, and nothing that Pyodide's own package brings into a browser."""
    code = (
        f"import sys, {module}; from bidwhist import Match; Match.new('palace', seed='door').play_out('steady'); "
        "print('numpy' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False"]
