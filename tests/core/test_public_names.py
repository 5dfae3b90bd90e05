"""The public surface: what ``import bidwhist`` promises."""

from types import ModuleType

import bidwhist
import bidwhist.view as view_module


def test_every_public_name_exists_and_is_listed_once() -> None:
    assert len(set(bidwhist.__all__)) == len(bidwhist.__all__)
    assert all(hasattr(bidwhist, name) for name in bidwhist.__all__)


def test_every_public_name_is_documented() -> None:
    missing = [
        name for name in bidwhist.__all__ if callable(getattr(bidwhist, name)) and not getattr(bidwhist, name).__doc__
    ]
    assert not missing


def test_the_module_of_views_is_not_hidden_by_its_function() -> None:
    assert isinstance(view_module, ModuleType)
    assert view_module.View is bidwhist.View
