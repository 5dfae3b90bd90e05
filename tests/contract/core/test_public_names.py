"""The public surface: what ``import bidwhist`` promises."""

from importlib.util import find_spec
from types import FunctionType

import pytest

import bidwhist


def test_every_public_name_exists_and_is_listed_once() -> None:
    assert len(set(bidwhist.__all__)) == len(bidwhist.__all__)
    assert all(hasattr(bidwhist, name) for name in bidwhist.__all__)


def test_every_public_name_is_documented() -> None:
    missing = [
        name for name in bidwhist.__all__ if callable(getattr(bidwhist, name)) and not getattr(bidwhist, name).__doc__
    ]
    assert not missing


@pytest.mark.parametrize("name", ["act", "apply", "events", "play", "view"])
def test_a_verb_of_the_package_is_the_function_and_no_module(name: str) -> None:
    assert isinstance(getattr(bidwhist, name), FunctionType)
    assert find_spec(f"bidwhist.{name}") is None
